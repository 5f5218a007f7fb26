// @ts-check
// The words of this board in the three languages; those of the rules are the rule text's own.

/** @import {Language} from "./scene.js" */

const EN = {
  map: "The map", track: "Political track", honor: "Honor track", seats: "Seats", market: "Season cards on sale",
  season: { spring: "Spring", summer: "Summer", autumn: "Autumn" },
  phase: { tea: "Tea ceremony", politics: "Political phase", war: "War phase", winter: "Winter" },
  mandate: { recruit: "Recruit", marshal: "Marshal", train: "Train", harvest: "Harvest", betray: "Betray" },
  advantage: { seppuku: "Seppuku", hostage: "Take hostage", ronin: "Hire ronin", poets: "Imperial poets" },
  cardType: { monster: "Monster", enhancement: "Enhancement", virtue: "Virtue", war_upgrade: "War upgrade", winter_upgrade: "Winter upgrade" },
  kind: { daimyo: "daimyo", bushi: "bushi", shinto: "shinto", stronghold: "stronghold" },
  kinds: { daimyo: "daimyo", bushi: "bushi", shinto: "shinto", stronghold: "strongholds" },
  count: "{count} {kind}", list: ", ", shrine: "Shrine {number}", reserve: "reserve", captive: "captive of {clan}",
  coins: "Coins", ronin: "Ronin", short: { vp: "VP", coins: "coins", ronin: "ronin" }, force: "Force", cost: "Cost",
  copies: "{count} left",
  harvest: "Harvest: {goods}", nothing: "nothing",
  goodsOf: { vp: "{count} VP", coins: "{count} coins", ronin: "{count} ronin" },
  kamiTurn: "Kami turn", kami: "{kami}, shrine {number}", settling: "being settled",
  freeSlot: "mandate turn {number}, not yet played", faceDown: "face down", announced: "announced",
  toAct: "Still to act: {clans}",
  pile: "{count} tiles in the pile", saw: "You saw in turn {turn}: {tiles}; the ticked one was played",
  wars: "Wars in order", noWars: "No wars", warNumber: "war {number}",
  legend: { war: "number: order of the wars", sea: "dotted: sea route", light: "dashed outline: can be chosen" },
  over: "over", fighting: "being fought",
  rank: "Honor {rank}", ally: "Allied with {clan}", noAlly: "No ally", inReserve: "Reserve", hostages: "Hostages",
  cards: "Season cards",
  tokens: "War tokens", none: "none", power: "Clan power", holder: "Holds the mandates", committed: "Bid placed",
  proposes: "{one} proposes to {other}", owes: "To decide", openAlliances: "Alliances: {pairs}", noAlliances: "No alliances",
  battle: "Battle of {province}", killed: "Figures killed: {count}", hired: "hired +{count}", winner: "Winner: {clan}",
  bids: "Bids",
  hidden: "hidden", kept: "{coins} coins, {ronin} ronin", now: "now", notBid: "not yet",
  bidFor: "Coins on {advantage}", sum: "{sum} of {coins} coins bid, {rest} kept",
  tooMuch: "{sum} coins bid, but only {coins} at hand",
  notWhole: "A bid is a whole number of coins, 0 or more", placeBid: "Place the bid",
  gift: "Give coins or ronin", giftTo: "To", give: "Give", giftNothing: "Nothing to give", giftTooMuch: "More than you have",
  ask: {
    kind: "Which figure?", place: "Where?", to: "Where to?", group: "Which figures?", own: "What takes its place?",
    card: "Which card?",
    tile: "Which tile?", mandate: "Which mandate is announced?", effect: "On what?", hostage: "Whom?", heard: "Which effect?",
  },
  undo: "Choose anew", build: "Build a stronghold", move: "Move figures", chosen: "Chosen: {what}",
  at: "{kind} in {place}", of: "{clan}: {kind} in {place}", theirs: "{clan}: {kind}", buy: "Buy",
  action: {
    propose: "Propose an alliance to {clan}", accept: "Accept the alliance with {clan}",
    decline: "Decline the proposal of {clan}",
    withdraw: "Withdraw the proposal to {clan}", ready: "Ready: seek no alliance",
    choose_tile: "Play {mandate} (tile {number})",
    announce: "Lay tile {number} ({tile}) face down and announce {mandate}", summon: "Summon {kind}: {place}",
    move: "Move {kind}: {place} → {to}",
    build: "Build a stronghold: {place}", buy: "Buy {card}", swap: "Replace {kind} of {clan} in {place} by own {own}",
    place_bid: "Bid {bid}", use_advantage: "Use it", take_hostage: "Take {kind} of {clan} hostage",
    share_out: "An odd coin to {clans}",
    first: "Go first", last: "Go last", pick_effect: "{effect} comes next", use_effect: "Use it",
    use_on: "Use it: {target}", give: "Give {clan} {goods}",
  },
  done: {
    recruit_due: "Summon no more", marshal_due: "Move no more", wind_due: "Move no more", swap_due: "Swap no more",
    buy_due: "Buy nothing",
    thunder_due: "Summon nobody", advantage_due: "Do not use it", hostage_due: "Take nobody", effect_due: "Do not use it",
    other: "Done",
  },
};

/** @typedef {typeof EN} Words */

/** @type {Words} */
const ZH = {
  map: "版图", track: "政治轨道", honor: "荣誉轨道", seats: "玩家", market: "展示中的季节卡",
  season: { spring: "春季", summer: "夏季", autumn: "秋季" },
  phase: { tea: "茶道", politics: "政治阶段", war: "战争阶段", winter: "冬季终局" },
  mandate: { recruit: "招募", marshal: "调兵", train: "训练", harvest: "丰收", betray: "背叛" },
  advantage: { seppuku: "切腹", hostage: "挟持人质", ronin: "雇佣浪人", poets: "帝国诗人" },
  cardType: { monster: "怪物", enhancement: "强化", virtue: "美德", war_upgrade: "战争升级", winter_upgrade: "冬季升级" },
  kind: { daimyo: "大名", bushi: "武士", shinto: "神道教徒", stronghold: "要塞" },
  kinds: { daimyo: "大名", bushi: "武士", shinto: "神道教徒", stronghold: "要塞" },
  count: "{kind}{count}", list: "、", shrine: "{number}号神社", reserve: "储备", captive: "{clan}的人质",
  coins: "金币", ronin: "浪人", short: { vp: "胜利点", coins: "金币", ronin: "浪人" }, force: "战力", cost: "费用", copies: "余{count}张",
  harvest: "丰收奖励：{goods}", nothing: "无", goodsOf: { vp: "胜利点{count}", coins: "金币{count}", ronin: "浪人{count}" },
  kamiTurn: "神明回合", kami: "{number}号神社：{kami}", settling: "结算中",
  freeSlot: "第{number}个指令回合，尚未执行", faceDown: "面朝下", announced: "宣告", toAct: "尚待执行：{clans}",
  pile: "牌库余{count}张", saw: "第{turn}个指令回合你看到：{tiles}；打勾的已打出",
  wars: "战争顺序", noWars: "没有战争", warNumber: "战争{number}", legend: { war: "数字：战争顺序", sea: "点线：航线", light: "虚线框：可以选择" },
  over: "已结算", fighting: "战斗中",
  rank: "荣誉第{rank}", ally: "盟友：{clan}", noAlly: "独立", inReserve: "储备", hostages: "人质", cards: "季节卡",
  tokens: "战争省份标记", none: "无", power: "氏族能力", holder: "持有指令牌库", committed: "已投标",
  proposes: "{one}向{other}提议结盟", owes: "待决定", openAlliances: "联盟：{pairs}", noAlliances: "尚无联盟",
  battle: "{province}之战", killed: "阵亡单位：{count}", hired: "雇佣+{count}", winner: "胜者：{clan}", bids: "投标",
  hidden: "未亮标", kept: "金币{coins}，浪人{ronin}", now: "进行中", notBid: "未投标",
  bidFor: "投入「{advantage}」的金币", sum: "共投{sum}枚，持有{coins}枚，留下{rest}枚", tooMuch: "共投{sum}枚，但只有{coins}枚金币",
  notWhole: "投标须是不小于0的整数", placeBid: "投标",
  gift: "赠送金币或浪人", giftTo: "赠予", give: "赠送", giftNothing: "没有可赠之物", giftTooMuch: "超过持有数量",
  ask: {
    kind: "哪种单位？", place: "在哪里？", to: "移动到哪里？", group: "哪个单位？", own: "用什么替换？", card: "哪张卡？",
    tile: "哪张指令牌？", mandate: "宣告哪种指令？", effect: "对什么使用？", hostage: "掳走谁？", heard: "哪个效果？",
  },
  undo: "重新选择", build: "建造要塞", move: "移动单位", chosen: "已选：{what}",
  at: "{place}的{kind}", of: "{clan}：{place}的{kind}", theirs: "{clan}：{kind}", buy: "购买",
  action: {
    propose: "向{clan}提议结盟", accept: "接受{clan}的结盟", decline: "拒绝{clan}的提议",
    withdraw: "撤回对{clan}的提议", ready: "就绪：不寻求结盟", choose_tile: "选择{mandate}（第{number}张）",
    announce: "将第{number}张（{tile}）面朝下放置，宣告{mandate}", summon: "召唤{kind}：{place}", move: "移动{kind}：{place} → {to}",
    build: "建造要塞：{place}", buy: "购买{card}", swap: "以己方{own}换下{clan}在{place}的{kind}",
    place_bid: "投标：{bid}", use_advantage: "执行", take_hostage: "掳走{clan}的{kind}", share_out: "多出的金币分给{clans}",
    first: "最先", last: "最后", pick_effect: "{effect}先发生", use_effect: "使用", use_on: "使用：{target}", give: "赠送{clan}{goods}",
  },
  done: {
    recruit_due: "不再召唤", marshal_due: "不再移动", wind_due: "不再移动", swap_due: "不再替换", buy_due: "不购买",
    thunder_due: "不召唤", advantage_due: "放弃执行", hostage_due: "不掳走", effect_due: "不使用", other: "到此为止",
  },
};

/** @type {Words} */
const JA = {
  map: "地図", track: "政治トラック", honor: "名誉トラック", seats: "席", market: "公開中の季節カード",
  season: { spring: "春", summer: "夏", autumn: "秋" },
  phase: { tea: "茶会", politics: "政治段階", war: "戦争段階", winter: "冬の決着" },
  mandate: { recruit: "徴募", marshal: "進軍", train: "訓練", harvest: "収穫", betray: "裏切り" },
  advantage: { seppuku: "切腹", hostage: "人質", ronin: "浪人を雇う", poets: "宮廷歌人" },
  cardType: { monster: "怪物", enhancement: "強化", virtue: "徳", war_upgrade: "戦争強化", winter_upgrade: "冬の強化" },
  kind: { daimyo: "大名", bushi: "武士", shinto: "神官", stronghold: "砦" },
  kinds: { daimyo: "大名", bushi: "武士", shinto: "神官", stronghold: "砦" },
  count: "{kind}{count}", list: "、", shrine: "{number}番の社", reserve: "控え", captive: "{clan}の人質",
  coins: "金貨", ronin: "浪人", short: { vp: "勝利点", coins: "金貨", ronin: "浪人" }, force: "戦力", cost: "費用", copies: "残り{count}枚",
  harvest: "収穫：{goods}", nothing: "なし", goodsOf: { vp: "勝利点{count}", coins: "金貨{count}", ronin: "浪人{count}" },
  kamiTurn: "神の手番", kami: "{number}番の社：{kami}", settling: "決着中",
  freeSlot: "{number}番目の指令手番、これから", faceDown: "裏向き", announced: "宣言", toAct: "これから行う席：{clans}",
  pile: "山に{count}枚", saw: "{turn}番目の手番で見たもの：{tiles}（印は選ばれたタイル）",
  wars: "戦争の順", noWars: "戦争なし", warNumber: "戦争{number}", legend: { war: "数字：戦争の順", sea: "点線：海路", light: "破線の枠：選べる" },
  over: "決着済み", fighting: "戦闘中",
  rank: "名誉{rank}位", ally: "同盟：{clan}", noAlly: "同盟なし", inReserve: "控え", hostages: "人質", cards: "季節カード",
  tokens: "戦争トークン", none: "なし", power: "氏族の力", holder: "指令の山を持つ", committed: "入札済み",
  proposes: "{one}から{other}へ同盟の申し込み", owes: "決める番", openAlliances: "同盟：{pairs}", noAlliances: "同盟なし",
  battle: "{province}の戦い", killed: "倒されたユニット：{count}", hired: "雇用+{count}", winner: "勝者：{clan}", bids: "入札",
  hidden: "未公開", kept: "金貨{coins}、浪人{ronin}", now: "進行中", notBid: "未入札",
  bidFor: "「{advantage}」への金貨", sum: "入札{sum}枚、所持{coins}枚、残り{rest}枚", tooMuch: "入札{sum}枚に対し、金貨は{coins}枚しかない",
  notWhole: "入札は0以上の整数", placeBid: "入札する",
  gift: "金貨か浪人を贈る", giftTo: "相手", give: "贈る", giftNothing: "贈るものがない", giftTooMuch: "持っている数を超えている",
  ask: {
    kind: "どのユニット？", place: "どこに？", to: "どこへ？", group: "どのユニット？", own: "何と入れ替える？", card: "どのカード？",
    tile: "どのタイル？", mandate: "どの指令を宣言する？", effect: "何に使う？", hostage: "誰を取る？", heard: "どの効果？",
  },
  undo: "選び直す", build: "砦を建てる", move: "ユニットを動かす", chosen: "選択：{what}",
  at: "{place}の{kind}", of: "{clan}：{place}の{kind}", theirs: "{clan}：{kind}", buy: "買う",
  action: {
    propose: "{clan}に同盟を申し込む", accept: "{clan}との同盟を受ける", decline: "{clan}の申し込みを断る",
    withdraw: "{clan}への申し込みを取り下げる", ready: "準備完了：同盟を求めない", choose_tile: "{mandate}を選ぶ（{number}枚目）",
    announce: "{number}枚目（{tile}）を裏向きに置き、{mandate}を宣言する", summon: "{kind}を召喚：{place}", move: "{kind}を移動：{place} → {to}",
    build: "砦を建てる：{place}", buy: "{card}を買う", swap: "{place}にいる{clan}の{kind}を自分の{own}と入れ替える",
    place_bid: "入札：{bid}", use_advantage: "使う", take_hostage: "{clan}の{kind}を人質に取る", share_out: "余りの金貨を{clans}に渡す",
    first: "最初に行う", last: "最後に行う", pick_effect: "{effect}を先に", use_effect: "使う", use_on: "使う：{target}",
    give: "{clan}に{goods}を贈る",
  },
  done: {
    recruit_due: "これ以上召喚しない", marshal_due: "これ以上動かさない", wind_due: "これ以上動かさない", swap_due: "これ以上入れ替えない",
    buy_due: "買わない", thunder_due: "召喚しない", advantage_due: "使わない", hostage_due: "取らない", effect_due: "使わない", other: "終わる",
  },
};

/** @type {Record<Language, Words>} */
const ALL = { en: EN, zh: ZH, ja: JA };

/**
 * The words of a language.
 * @param {Language} language
 * @returns {Words}
 */
export function words(language) {
  return ALL[language];
}

/**
 * A sentence with its names and numbers in their places.
 * @param {string} sentence
 * @param {Record<string, string|number>} values
 * @returns {string}
 */
export function filled(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
