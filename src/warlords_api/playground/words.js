// @ts-check
// The words of the page itself, in the language that the reader chose. What matches say comes from the server.

/** @typedef {"en"|"zh"|"ja"} Language */

/** @type {readonly (readonly [Language, string])[]} */
export const LANGUAGES = [
  ["en", "English"],
  ["zh", "中文"],
  ["ja", "日本語"],
];

const TAGS = { en: "en", zh: "zh-CN", ja: "ja" };
const STORED = "warlords.language";

/** By key: English, Chinese, Japanese. `{name}` stands for what is put in. @type {Record<string, readonly [string, string, string]>} */
const WORDS = {
  title: ["Warlords playground", "Warlords 试玩场", "Warlords プレイグラウンド"],
  skip: ["Skip to the board", "跳到版图", "盤面へ移動"],
  language: ["Language", "语言", "言語"],
  theme: ["Colours", "配色", "配色"],
  theme_system: ["as the system", "跟随系统", "システムに合わせる"],
  theme_light: ["light", "浅色", "ライト"],
  theme_dark: ["dark", "深色", "ダーク"],
  close: ["Close", "关闭", "閉じる"],

  intro: [
    "Play a match in the browser, and see each request that your own client would send.",
    "在浏览器里玩一局，同时看到你自己的客户端会发出的每个请求。",
    "ブラウザで対局しながら、自作クライアントが送ることになるリクエストをそのまま見られます。",
  ],
  game: ["Game", "游戏", "ゲーム"],
  seats_title: ["Who plays", "谁来玩", "誰が遊ぶか"],
  seat: ["Seat {seat}", "座位{seat}", "席{seat}"],
  me: ["me", "我", "自分"],
  seed: ["Seed", "种子", "シード"],
  seed_secret: [
    "A sealed match draws its own seed: whoever gave it would know everything.",
    "密封对局自行抽取种子：谁给出种子，谁就知道一切。",
    "封印対局は自らシードを引きます。シードを与えた者には、すべてが分かってしまうからです。",
  ],
  trust: ["Trust", "信任级别", "信頼の段階"],
  trust_open: ["open", "公开", "公開"],
  trust_sealed: ["sealed", "密封", "封印"],
  trust_receipted: ["receipted", "附收据", "受領証つき"],
  trust_closed: ["closed", "封闭", "封鎖"],
  about_open: [
    "Whoever holds the state reads and does everything: for one player, bots, analysis.",
    "谁持有状态，谁就能看到并做一切：适合单人、机器人与分析。",
    "状態を持つ者はすべてを見、すべてを行えます。一人遊び、ボット、検討向け。",
  ],
  about_sealed: [
    "The state is a token that only the server can open; seats show keys.",
    "状态是只有服务器能打开的令牌；各座位出示密钥。",
    "状態はサーバーだけが開けるトークンになり、席は鍵を示します。",
  ],
  about_receipted: [
    "As sealed, and each step has a signed receipt: a match that is taken back can be proved.",
    "同密封，且每一步都有签名收据：悔棋可以被证明。",
    "封印に加え、手ごとに署名つきの受領証が出ます。手を戻せば、それを証明できます。",
  ],
  about_closed: [
    "As receipted, and nothing happens without the signatures of all seats. This page holds the keys of all of them.",
    "同附收据，且没有所有座位的签名就不会执行。本页持有所有座位的密钥。",
    "受領証つきに加え、全席の署名なしには何も起こりません。このページが全席の鍵を持ちます。",
  ],
  no_keys: [
    "This browser makes no Ed25519 keys here: a closed match needs a newer one, and a page that came by HTTPS or from this machine.",
    "此浏览器在这里无法生成 Ed25519 密钥：封闭对局需要较新的浏览器，且页面须经 HTTPS 或来自本机。",
    "このブラウザはここでは Ed25519 鍵を作れません。封鎖対局には新しいブラウザと、HTTPS か手元の端末から開いたページが必要です。",
  ],
  more_options: ["More options", "更多选项", "その他のオプション"],
  as_json: ["JSON", "JSON", "JSON"],
  not_json: ["{name}: this is no JSON.", "{name}：不是 JSON。", "{name}：JSON ではありません。"],
  start: ["Start the match", "开始对局", "対局開始"],
  load: ["Load a record …", "载入对局记录…", "棋譜を読み込む…"],
  not_record: [
    "This file is no record of a match.",
    "此文件不是对局记录。",
    "このファイルは対局の記録ではありません。",
  ],
  yes: ["yes", "是", "はい"],
  no: ["no", "否", "いいえ"],

  new_match: ["New match", "新对局", "新しい対局"],
  again: ["Play again", "再来一局", "もう一局"],
  you: ["You", "你", "あなた"],
  person: ["seat {seat}", "座位{seat}", "席{seat}"],
  bot_seat: ["seat {seat} ({bot})", "座位{seat}（{bot}）", "席{seat}（{bot}）"],
  your_turn: ["Your decision", "轮到你决定", "あなたの番です"],
  waiting: ["Waiting for {who}", "等待{who}", "{who}を待っています"],
  over: ["The match is over", "对局结束", "対局終了"],
  thinking: ["…", "…", "…"],
  board: ["Board", "版图", "盤面"],
  eyes: ["Seen by", "视角", "視点"],
  spectator: ["a spectator", "旁观者", "観戦者"],

  undo: ["Undo", "悔一步", "一手戻す"],
  pause: ["Pause the bots", "暂停机器人", "ボットを止める"],
  resume: ["Let the bots play", "让机器人继续", "ボットを進める"],
  step: ["One bot move", "机器人走一步", "ボットを一手進める"],
  pace: ["Pace", "节奏", "速さ"],
  pace_fast: ["at once", "立即", "すぐに"],
  pace_calm: ["calm", "从容", "ゆったり"],
  pace_slow: ["slow", "慢", "ゆっくり"],
  players: ["Who plays which seat", "各座位由谁操作", "各席の担当"],

  curtain: ["Hand the device to seat {seat}", "请把设备交给座位{seat}", "端末を席{seat}に渡してください"],
  curtain_why: [
    "What seat {seat} sees stays hidden until its player says so.",
    "在座位{seat}的玩家确认之前，其所见不会显示。",
    "席{seat}のプレイヤーが確かめるまで、その席に見えるものは隠しておきます。",
  ],
  curtain_show: ["I am seat {seat}: show my board", "我是座位{seat}：显示我的版图", "席{seat}です。盤面を表示"],

  actions: ["All legal actions: {total}", "所有合法行动：{total}", "可能な行動：{total}"],
  side_actions: ["Allowed besides: {total}", "此外还可以：{total}", "ほかにできること：{total}"],
  page: ["{first}–{last} of {total}", "第{first}–{last}项，共{total}项", "{total}件中 {first}–{last}"],
  earlier: ["Earlier actions", "前面的行动", "前の行動"],
  later: ["Later actions", "后面的行动", "次の行動"],
  own_action: ["An action of your own, as JSON", "自己写的行动（JSON）", "自分で書いた行動（JSON）"],
  send: ["Send", "提交", "送信"],

  happened: ["Events", "事件", "出来事"],
  requests: ["Requests", "请求", "リクエスト"],
  history: ["History", "历史", "履歴"],
  nothing_yet: ["Nothing yet.", "还没有。", "まだありません。"],
  rule: ["Rule {id}", "规则 {id}", "規則 {id}"],
  read_rule: ["Read rule {id}", "查看规则 {id}", "規則 {id} を読む"],
  rule_gap: [
    "The seed text leaves this open; this is how it is read here.",
    "规则原文对此没有说明；这里采用如上理解。",
    "元の規則が定めていない点で、ここでは上のように解釈します。",
  ],
  rule_switch: ["Option: {name}", "选项：{name}", "オプション：{name}"],
  refused: ["Refused", "被拒绝", "拒否されました"],
  refused_at: ["at {pointer}", "位置 {pointer}", "{pointer} の箇所"],
  show_pointer: ["Show {pointer} in the request", "在请求中显示 {pointer}", "リクエストの {pointer} を表示"],
  no_answer: ["The server did not answer.", "服务器没有应答。", "サーバーから応答がありません。"],
  failed: ["Something went wrong on this page.", "本页面出错了。", "このページで不具合が起きました。"],

  request: ["Request", "请求", "リクエスト"],
  response: ["Response", "响应", "レスポンス"],
  pending: ["on its way", "进行中", "送信中"],
  size: ["{bytes} bytes", "{bytes} 字节", "{bytes} バイト"],
  copy_as: ["Copy as {what}", "复制为 {what}", "{what} としてコピー"],
  copied: ["Copied.", "已复制。", "コピーしました。"],
  copy_yourself: ["Select and copy it.", "请自行选择并复制。", "選択してコピーしてください。"],
  show_all: ["Show all {lines} lines", "显示全部 {lines} 行", "全 {lines} 行を表示"],
  hidden_call: ["Only seat {seat} may read this.", "只有座位{seat}可以阅读。", "席{seat}だけが読めます。"],
  hidden_keys: [
    "The answer holds the keys of all seats, so it is shown to nobody here.",
    "响应中有所有座位的密钥，因此在此不向任何人显示。",
    "応答には全席の鍵が含まれるため、ここでは誰にも見せません。",
  ],
  clear: ["Clear", "清空", "消去"],

  set_up: ["Set-up", "开局", "準備"],
  first: ["To the start", "回到开局", "最初へ"],
  back: ["One back", "后退一步", "一つ戻る"],
  forward: ["One on", "前进一步", "一つ進む"],
  last: ["To the end", "到最后", "最後へ"],
  history_help: [
    "Go back to any state; an action from there drops what came after.",
    "可回到任一状态；从那里行动会舍弃其后的部分。",
    "どの状態にも戻れます。そこから行動すると、それより後は消えます。",
  ],
  history_sealed: [
    "The server cannot know that a token is old, so going back is possible here too, and not noticed.",
    "服务器无从得知令牌是旧的，所以这里同样可以退回，而且不会被发现。",
    "サーバーはトークンが古いことを知り得ないため、ここでも戻れますし、気づかれません。",
  ],
  history_receipted: [
    "Going back is possible, but an action from there makes a second receipt after the same one: proof of a fork.",
    "可以退回，但从那里行动会在同一收据之后产生第二张收据：这就是分叉的证据。",
    "戻ることはできますが、そこから行動すると同じ受領証に続く二枚目ができ、分岐の証拠になります。",
  ],
  save: ["Save the record", "保存对局记录", "棋譜を保存"],
  save_receipts: ["Save the receipts", "保存收据", "受領証を保存"],
  save_keys: ["Save the server's public keys", "保存服务器公钥", "サーバーの公開鍵を保存"],
  why_no_record: [
    "A record names the seed, from which everything hidden follows, and this match's seed stays with the server. Its receipts can be saved: warlords verify tells from them whether it was played in one straight line.",
    "对局记录要写明种子，而种子决定一切隐藏内容；本局的种子只在服务器上。可以保存收据：warlords verify 能据此判断对局是否一线到底。",
    "棋譜にはシードが要り、シードからは隠れたものがすべて分かります。この対局のシードはサーバーの中だけにあります。受領証は保存でき、warlords verify で一筋に進んだ対局かどうか確かめられます。",
  ],
  why_nothing: [
    "A record names the seed, from which everything hidden follows, and this match's seed stays with the server. Receipts are made at the levels receipted and closed.",
    "对局记录要写明种子，而种子决定一切隐藏内容；本局的种子只在服务器上。收据只在“附收据”和“封闭”级别产生。",
    "棋譜にはシードが要り、シードからは隠れたものがすべて分かります。この対局のシードはサーバーの中だけにあります。受領証が出るのは「受領証つき」と「封鎖」の段階です。",
  ],

  place: ["Place", "名次", "順位"],
  who: ["Player", "玩家", "プレイヤー"],
};

/** @type {Language} */
let chosen = initial();

/** @returns {Language} */
function initial() {
  const wanted = [stored(STORED), ...navigator.languages.map(tag => tag.slice(0, 2).toLowerCase())];
  return (
    LANGUAGES.map(([code]) => code).find(
      code => code === wanted.find(each => LANGUAGES.some(([known]) => known === each)),
    ) ?? "en"
  );
}

/** The language that the reader chose. */
export const language = () => chosen;

/** What `<html lang>` says of it. */
export const languageTag = () => TAGS[chosen];

/** @param {Language} language */
export function speak(language) {
  chosen = language;
  store(STORED, language);
}

/**
 * Words of the page in the chosen language.
 * @param {string} key
 * @param {Record<string, string|number>} [values]  what stands for `{name}`
 */
export function t(key, values = {}) {
  return WORDS[key][LANGUAGES.findIndex(([code]) => code === chosen)].replace(/\{(\w+)\}/g, (_, name) =>
    String(values[name]),
  );
}

/**
 * A text that is given in several languages, in the chosen one.
 * @param {Record<string, string>|string} text
 */
export const inLanguage = text => (typeof text === "string" ? text : (text[chosen] ?? text.en));

/** Things one after the other. @param {string[]} things */
export const listed = things => things.join(chosen === "en" ? ", " : "、");

/** A number with its thousands apart. @param {number|string} value */
export const number = value => (typeof value === "number" ? value.toLocaleString(languageTag()) : value);

/** What the browser keeps for this page; null: nothing, or it may keep nothing. @param {string} key */
export function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something for the next visit, if the browser may. @param {string} key @param {string} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window: the choice holds until it is closed.
  }
}
