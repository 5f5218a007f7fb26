// @ts-check
// What the board of kassen says, as [English, Chinese, Japanese], in the terms of the rule text.

/** @import {Language, Text} from "./reading.js" */

/** @type {Record<string, [string, string, string]>} */
const WORDS = {
  // The table
  phase: ["Phase {phase} of {last}", "第{phase}局面（共{last}局面）", "第{phase}局面（全{last}局面）"],
  "turn.mine": ["Your turn", "我方回合", "自分の番"],
  "turn.other": ["{who} to move", "{who}的回合", "{who}の番"],
  over: ["The match is decided", "胜负已定", "決着"],
  "kind.field": ["field battle", "野战", "野戦"],
  "kind.siege": ["siege, {who} in the castle", "攻城战（守方：{who}）", "攻城戦（守る側：{who}）"],
  "land.central_plains": ["the Central Plains", "中原", "中原"],
  "land.north": ["the North", "北方", "北方"],
  "land.guanzhong": ["Guanzhong", "关中", "関中"],
  "land.jiangnan": ["Jiangnan", "江南", "江南"],
  "land.bashu": ["Ba-Shu", "巴蜀", "巴蜀"],
  "land.nanzhong": ["Nanzhong", "南中", "南中"],
  field: ["Field: {who}", "战场：{who}", "場：{who}"],
  "field.empty": ["Nobody on the field", "场上无人", "場に武将はいない"],
  hand: ["Your hand", "我方手牌", "自分の手札"],
  "hand.empty": ["Your hand is empty", "没有手牌", "手札はない"],
  "hand.backs": ["Hand: generals {generals}, tactics {tactics}", "手牌：武将{generals} 计略{tactics}", "手札：武将{generals} 計略{tactics}"],
  deck: ["Deck", "牌库", "デッキ"],
  secrets: ["Secrets set", "已设秘密", "伏せた秘密"],
  lost: ["Secrets lost", "未能设下的秘密", "伏せ損ねた秘密"],
  fallen: ["Fallen", "阵亡", "倒れた武将"],
  about: ["{what}: {text}", "{what}：{text}", "{what}：{text}"],
  none: ["none", "无", "なし"],
  command: ["Command", "指挥力", "指揮力"],
  "command.of": ["Command {command} of {limit}", "指挥力 {command}/{limit}", "指揮力 {command}/{limit}"],
  bonus: ["next turn {amount}", "下回合 {amount}", "次の番 {amount}"],
  debt: ["debt {amount}", "欠债 {amount}", "借り {amount}"],
  spent: ["Tactics used", "已用计略", "使った計略"],
  roster: ["Roster", "列传", "列伝"],
  journal: ["Journal", "日志", "日誌"],
  "journal.empty": ["Nothing was played yet.", "尚未使用任何计略或才能。", "まだ計略も才能も使われていない。"],
  "journal.unknown": ["{who}: a secret was tried", "{who}：尝试设下秘密", "{who}：秘密を伏せようとした"],
  "journal.line": ["{who}: {what} {name}", "{who}：{what}·{name}", "{who}：{what}「{name}」"],
  "what.tactic": ["tactic", "计略", "計略"],
  "what.secret": ["secret", "秘密", "秘密"],
  "what.general": ["general", "武将", "武将"],
  "what.order": ["order", "号令", "号令"],
  "what.last_act": ["last act", "绝命", "絶命"],
  "what.attribute": ["attribute", "属性", "属性"],
  // Cards
  "faction.wei": ["Wei", "魏", "魏"],
  "faction.shu": ["Shu", "蜀", "蜀"],
  "faction.wu": ["Wu", "吴", "呉"],
  "faction.other": ["other", "群雄", "群雄"],
  cost: ["cost {cost}", "费用{cost}", "コスト{cost}"],
  attack: ["attack {attack}", "攻击{attack}", "攻撃{attack}"],
  health: ["health {health} of {most}", "体力{health}/{most}", "体力{health}/{most}"],
  barrier: ["barrier {amount}", "防壁{amount}", "防壁{amount}"],
  poison: ["poison {amount}", "毒{amount}", "毒{amount}"],
  plain: ["No talent.", "没有才能。", "才能なし。"],
  stripped: ["Its talent was taken away.", "才能已被剥夺。", "才能を失っている。"],
  copied: ["It has the talent of {name}.", "现有{name}的才能。", "{name}の才能を持つ。"],
  shown: ["The other side knows this card.", "对方已知这张牌。", "相手に知られている。"],
  "shown.short": ["known", "已知", "既知"],
  "state.stun": ["stunned", "行动不能", "行動不可"],
  "state.disarm": ["disarmed", "攻击不能", "攻撃不可"],
  "state.helpless": ["helpless", "反击不能", "反撃不可"],
  "state.cover": ["covered", "掩护", "掩護"],
  "state.taunt": ["taunt", "挑衅", "挑発"],
  "state.thorns": ["thorns {amount}", "棘刺{amount}", "棘{amount}"],
  "state.rage": ["rage", "愤怒", "憤怒"],
  "state.no_counter": ["no counter", "不受反击", "反撃を受けない"],
  "state.sick": ["just entered", "召唤失调", "召喚酔い"],
  "state.ready": ["can attack", "可攻击", "攻撃可"],
  "state.spent": ["has attacked", "已攻击", "攻撃済み"],
  "means.stun": ["no attack, no counter, no rage", "不能攻击、反击，愤怒也不发动", "攻撃・反撃・憤怒ができない"],
  "means.disarm": ["no attack, no rage", "不能攻击，愤怒也不发动", "攻撃・憤怒ができない"],
  "means.helpless": ["strikes no counter", "不能反击", "反撃できない"],
  "means.cover": ["cannot be attacked while its side has a general without cover", "己方有未受掩护的武将时，不能被攻击", "掩護されていない味方がいる間は攻撃されない"],
  "means.taunt": ["the other side must attack it first", "敌方必须先攻击它", "敵は先にこの武将を攻撃しなければならない"],
  "means.thorns": ["whoever attacks it takes {amount}", "攻击它的武将受到{amount}点伤害", "攻撃した敵に{amount}ダメージ"],
  "means.rage": ["attacks a drawn enemy at the end of its side's turn", "己方回合结束时随机攻击一名敌将", "自分の番の終わりに無作為の敵を攻撃する"],
  "means.no_counter": ["its attacks meet no counter", "攻击时不受反击", "攻撃しても反撃を受けない"],
  "means.sick": ["attacks from its side's next turn on", "下个己方回合起才能攻击", "次の自分の番から攻撃できる"],
  "means.barrier": ["a shield before health; it ends when its side's next turn begins", "先于体力承受伤害；下个己方回合开始时消失", "体力の前に立つ盾。次の自分の番が始まると消える"],
  "means.poison": ["takes so much at the end of each turn of its side", "每个己方回合结束时受到等量伤害", "自分の番の終わりごとに同じだけ傷を受ける"],
  "ends.turn": ["this turn", "本回合内", "この番の間"],
  "ends.phase": ["this phase", "本局面内", "この局面の間"],
  "ends.next_turn": ["to the end of its next own turn", "至下个己方回合结束", "次の自分の番の終わりまで"],
  "ends.good": ["for good", "永久", "ずっと"],
  "ends.aura": ["while who gives it stands", "给予者在场期间", "与えている武将が場にいる間"],
  "mark.new": ["new", "登场", "登場"],
  // Acting
  deploy: ["Deploy {name}", "让{name}登场", "{name}を登場させる"],
  "deploy.at": ["Deploy {name} at place {place}", "让{name}在第{place}位登场", "{name}を左から{place}番目に登場させる"],
  play: ["Play {name}", "使用计略{name}", "計略「{name}」を使う"],
  set: ["Set {name}", "设下秘密{name}", "秘密「{name}」を伏せる"],
  on: ["{what}, on {target}", "{what}，目标{target}", "{what}（対象は{target}）"],
  attacks: ["{attacker} attacks {target}", "{attacker}攻击{target}", "{attacker}が{target}を攻撃する"],
  end: ["End turn", "结束回合", "終了"],
  retreat: ["Retreat", "撤退", "撤退"],
  answer: ["Answer: {text}", "回答：{text}", "解答：{text}"],
  "answer.place": ["Answer {place}", "回答第{place}项", "{place}番と答える"],
  cancel: ["Cancel", "取消", "取り消し"],
  itself: ["{name} itself", "{name}自身", "{name}自身"],
  enemy: ["enemy {name}", "敌方{name}", "敵の{name}"],
  "slot.back": ["hand card {place}", "第{place}张手牌", "手札の{place}枚目"],
  unknown: ["unit {unit}", "{unit}号武将", "{unit}番の武将"],
  place: ["Enter here: place {place}", "在此登场：左起第{place}位", "ここに登場：左から{place}番目"],
  "unit.pick": ["{unit}. Choose it to attack.", "{unit}。选它来攻击。", "{unit}。選ぶと攻撃する。"],
  "unit.target": ["Target: {unit}", "目标：{unit}", "対象：{unit}"],
  "unit.struck": ["Attack {unit} It takes {attack}; it strikes back for {counter}.", "攻击{unit}对其造成{attack}点，反击{counter}点。", "攻撃：{unit}与えるダメージ{attack}、反撃{counter}。"],
  "blow": ["−{attack} · back {counter}", "−{attack}・反击{counter}", "−{attack}・反撃{counter}"],
  // Hints
  "hint.wait": ["{who} is thinking …", "{who}正在思考……", "{who}が考えている……"],
  "hint.watch": ["You watch this match.", "正在观战。", "観戦中。"],
  "hint.cards.general": ["Choose a card of your hand with a bright edge to play it.", "选一张亮边的手牌出牌。", "縁の明るい手札を選んで出せる。"],
  "hint.attack": ["Choose a general that can attack, then an enemy. It strikes back with the health it has left, so mind the trade.", "选一名可攻击的武将，再选敌将。敌将会以剩余体力反击，交换前请掂量。", "攻撃可の武将を選び、敵を選ぶ。敵は残り体力の分だけ反撃するので、引き換えをよく見ること。"],
  "hint.end": ["Nothing more can be done: end your turn.", "已无事可做，请结束回合。", "もうできることはない。終了を押す。"],
  "hint.forced": ["Your field is empty: if you end now, a general enters by itself, and its cost is owed next turn.", "我方场上无人：现在结束会强制一名武将出阵，其费用记为下回合的欠债。", "場が空のまま終了すると、武将が一人強制出陣し、そのコストは次の番の借りになる。"],
  "hint.goal": ["Leave the enemy without a general, on the field and in reserve, and you win.", "使敌方场上和后备都没有武将即获胜。", "敵の場と陣営から武将がいなくなれば勝ち。"],
  "hint.question": ["It works only if your answer is right.", "答对才会生效。", "正解すれば効果が働く。"],
  "hint.last": ["This answer decides the match.", "这一问决定胜负。", "この答えで勝敗が決まる。"],
  "hint.place": ["{name}: choose its place on your field.", "{name}：选择在我方场上的位置。", "{name}：自分の場のどこに登場させるか選ぶ。"],
  "hint.target.order": ["{name}: choose the target of its order. The order works if your answer is right.", "{name}：选择号令的目标。答对后号令生效。", "{name}：号令の対象を選ぶ。正解すれば号令が働く。"],
  "hint.target.card": ["{name}: choose its target. It works if your answer is right.", "{name}：选择目标。答对后生效。", "{name}：対象を選ぶ。正解すれば働く。"],
  "hint.target.attack": ["{name} attacks: choose an enemy with a bright edge.", "{name}攻击：选一名亮边的敌将。", "{name}の攻撃：縁の明るい敵を選ぶ。"],
  "hint.confirm": ["Choose it once more, or the button, to go on.", "再选一次或按按钮确认。", "もう一度選ぶか、ボタンで決める。"],
  "retreat.title": ["The strategist warns", "军师进言", "軍師が申し上げます"],
  "retreat.text": ["A retreat is a defeat. Risk of capture: {risks}.", "撤退即为败北。被俘的危险：{risks}。", "退けば敗北です。捕らえられる危険：{risks}。"],
  "retreat.safe": ["A retreat is a defeat. Nobody would be captured.", "撤退即为败北。无人会被俘。", "退けば敗北です。捕らえられる者はいません。"],
  "retreat.sure": ["Retreat all the same", "仍要撤退", "それでも撤退する"],
  "retreat.stay": ["Stay and fight", "继续作战", "戦いを続ける"],
  // Questions
  "quiz.deeds": ["deeds", "行迹", "行蹟"],
  "quiz.renown": ["renown", "人望", "人望"],
  "quiz.ties": ["ties", "缘故", "縁故"],
  "quiz.right": ["Right!", "答对了！", "正解！"],
  "quiz.wrong": ["Wrong: it has no effect.", "答错了，没有效果。", "不正解。効果はない。"],
  "quiz.was": ["{text} - right", "{text}（正确答案）", "{text}（正解）"],
  "quiz.chosen": ["{text} - your answer", "{text}（你的回答）", "{text}（自分の答え）"],
  "quiz.away": ["{who} answers a question.", "{who}正在答题。", "{who}が設問に答えている。"],
  // The end
  victory: ["Victory", "胜利", "勝利"],
  defeat: ["Defeat", "败北", "敗北"],
  wins: ["{who} wins", "{who}获胜", "{who}の勝ち"],
  "reason.no_generals": ["no generals left", "全军覆没", "武将が尽きた"],
  "reason.last_question": ["by the last question", "最后一问", "最後の設問"],
  "reason.last_phase": ["by strength after phase 20", "第20局面后的战力", "20局面後の戦力"],
  "reason.retreat": ["retreat", "撤退", "撤退"],
  "reason.lot": ["by lot", "抽签", "くじ"],
  speaker: ["{name} speaks for the victors.", "{name}代表胜方致辞。", "{name}が勝者を代表して一言述べた。"],
  captured: ["captured", "被俘", "捕らえられた"],
  escaped: ["escaped", "逃脱", "逃れた"],
  captures: ["Captures", "俘虏", "捕らえた · 捕らえられた"],
  review: ["Your questions", "本局的题目", "この対局の設問"],
};

const PLACE = { en: 0, zh: 1, ja: 2 };

/**
 * A phrase in the reader's language.
 * @param {{language: Language}} scene @param {string} key @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export const say = (scene, key, values = {}) =>
  WORDS[key][PLACE[scene.language]].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** A text of the pack in the reader's language. @param {{language: Language}} scene @param {Text} text @returns {string} */
export const told = (scene, text) => text[scene.language];

/** Several things in a row. @param {{language: Language}} scene @param {string[]} things @returns {string} */
export const listed = (scene, things) => things.join(scene.language === "en" ? ", " : "、");

/** Sentences after each other. @param {{language: Language}} scene @param {string[]} sentences @returns {string} */
export const joined = (scene, sentences) => sentences.join(scene.language === "en" ? " " : "");

/** A change with its sign. @param {number} amount @returns {string} */
export const signed = amount => (amount < 0 ? `−${-amount}` : `+${amount}`);
