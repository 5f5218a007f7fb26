// @ts-check
// The words of xidit's board in three languages: the terms of the rule text, and what only a picture needs.

/** @import {Language, Units} from "./types.js" */

/** Kinds of units, weakest first. */
export const UNITS = /** @type {const} */ (["militia", "archer", "infantry", "cleric", "battle_mage"]);

/** @type {Record<Language, Record<string, string>>} */
const WORDS = {
  en: {
    militia: "militia", archer: "archer", infantry: "infantry", cleric: "cleric", battle_mage: "battle mage",
    "many-militia": "militia", "many-archer": "archers", "many-infantry": "infantry", "many-cleric": "clerics",
    "many-battle_mage": "battle mages", prize: "{what} {count}", "letter-militia": "M", "letter-archer": "A",
    "letter-infantry": "I", "letter-cleric": "C", "letter-battle_mage": "B", blue: "blue", red: "red", black: "black",
    act: "act", wait: "wait", "letter-blue": "B", "letter-red": "R", "letter-black": "K", gold: "gold",
    bards: "bards", storeys: "storeys", wealth: "wealth", influence: "influence", reputation: "reputation",
    map: "Map", city: "City {city}", region: "{region}: most bards {first}, second {second}", bastion: "Bastion",
    camp: "recruit: {units}", threat: "threat: needs {units}; rewards {prizes}", "no-tile": "no tile",
    hero: "hero: {who}", guild: "guild of {who}: {storeys} of 4 storeys", "city-hint": "Press a city on the map.",
    "place-hero": "Start in city {city}", "go": "Order {number}: {colour} road to city {city}",
    "act-here": "Order {number}: act in city {city}", recruit: "Recruit", decline: "Decline",
    programme: "Your six orders", order: "Order {number}", empty: "free",
    "choose-place": "Order {number}: {order}. Change it", earlier: "Move it earlier", later: "Move it later",
    remove: "Take it out", clear: "Clear all", commit: "Commit",
    "plan-hint": "Press a road or city on the map, or a button. Below each order: what it would do now. The others move too.", "see-go": "to city {city}",
    "see-no-road": "no such road", "see-recruit": "{unit}", "see-recruited": "recruited already",
    "see-fight": "beats the threat", "see-short": "units missing", "see-titan": "titan, if you like",
    "see-nothing": "nothing here", "see-closed": "city closed", "see-wait": "waits",
    fight: "Fight for {count} units",
    price: "{held} of {price} units", stack: "Titan stack {stack}", more: "One more: {what}",
    fewer: "One fewer: {what}", take: "Take these rewards", "place-bards": "Place the bards",
    left: "{count} left to place", raise: "Raise the guild of city {city}", show: "Show {count}",
    "raise-dummy": "Raise {check} by {step}", screen: "Behind your screen", reserve: "Reserve", waiting: "waiting",
    units: "Units", census: "census", "years-list": "Years", start: "starts the year", checks: "Assessment",
    seats: "Seats", committed: "has chosen", thinking: "is choosing", out: "out after {check}", won: "won by {check}",
    dummy: "The dummy", supply: "Next tiles, titans, barracks", "next-recruitment": "Next recruitment",
    "next-threat": "Next threat", pile: "pile {count}", none: "none", asleep: "asleep", raging: "RAGING",
    gone: "all dead", barracks: "Barracks", told: "The last orders", route: "Draw the route of {who}",
    key: "How to read the map", seat: "Seat", hero_of: "Hero", "d-plan": "Plan: {orders}",
    "d-titan": "Fight titan {stack} with {units}", "d-rewards": "Take {rewards}", "d-no-rewards": "Take no reward",
    "d-bards": "Place bards: {bards}", "d-dummy": "The dummy: raise {check}", dash: " – ", comma: ", ",
    counted: "{count} {what}", "told-titan": "kills titan {stack}", "why-no_road": "no road", "why-waited": "waits",
    "why-nothing_here": "nothing here", "why-already_recruited": "already recruited",
    "why-units_missing": "units missing", "why-city_closed": "city closed", "why-declined": "declined",
  },
  zh: {
    militia: "民兵", archer: "弓箭手", infantry: "步兵", cleric: "祭司", battle_mage: "战斗法师",
    "many-militia": "民兵", "many-archer": "弓箭手", "many-infantry": "步兵", "many-cleric": "祭司",
    "many-battle_mage": "战斗法师", prize: "{what}{count}", "letter-militia": "民", "letter-archer": "弓",
    "letter-infantry": "步", "letter-cleric": "祭", "letter-battle_mage": "法", blue: "蓝", red: "红", black: "黑",
    act: "行动", wait: "等待", "letter-blue": "蓝", "letter-red": "红", "letter-black": "黑", gold: "金币",
    bards: "吟游诗人", storeys: "楼层", wealth: "财富", influence: "影响力", reputation: "声望", map: "地图",
    city: "{city}号城", region: "{region}：吟游诗人最多得{first}，第二得{second}", bastion: "中央堡垒",
    camp: "招募：{units}", threat: "威胁：需要{units}；奖励{prizes}", "no-tile": "无板块", hero: "英雄：{who}",
    guild: "{who}的法师公会：{storeys}层（上限4层）", "city-hint": "点选地图上的城市。",
    "place-hero": "从{city}号城出发", go: "第{number}条指令：沿{colour}色道路到{city}号城",
    "act-here": "第{number}条指令：在{city}号城行动", recruit: "招募", decline: "放弃", programme: "你的六条指令",
    order: "第{number}条指令", empty: "空", "choose-place": "第{number}条指令：{order}。更改", earlier: "前移",
    later: "后移", remove: "取出", clear: "全部清除", commit: "定下计划",
    "plan-hint": "点选地图上的道路、城市或下列按钮。各指令下方为按目前版图的推算；其他座位也会行动。", "see-go": "到{city}号城", "see-no-road": "没有此路",
    "see-recruit": "{unit}", "see-recruited": "今年已招募", "see-fight": "消灭威胁", "see-short": "部队不足",
    "see-titan": "可战泰坦", "see-nothing": "无事可做", "see-closed": "城已不可行动", "see-wait": "等待",
    fight: "交出{count}个部队出战",
    price: "已选{held}个，需{price}个", stack: "泰坦{stack}号堆", more: "加一：{what}", fewer: "减一：{what}",
    take: "拿取这些奖励", "place-bards": "放置吟游诗人", left: "还要放{count}名", raise: "加高{city}号城的公会",
    show: "亮出{count}个", "raise-dummy": "{check}提高{step}", screen: "你的屏风后方", reserve: "储备",
    waiting: "待放", units: "部队", census: "军事清点", "years-list": "年份", start: "本年起始玩家", checks: "评估",
    seats: "各座位", committed: "已定下", thinking: "考虑中", out: "{check}评估后出局", won: "凭{check}获胜",
    dummy: "中立对手", supply: "下一个板块、泰坦、兵营", "next-recruitment": "下一个招募板块",
    "next-threat": "下一个威胁板块", pile: "牌堆{count}", none: "无", asleep: "沉睡", raging: "狂暴", gone: "已全灭",
    barracks: "兵营", told: "最近的指令", route: "画出{who}的路线", key: "图例", seat: "座位", hero_of: "英雄",
    "d-plan": "计划：{orders}", "d-titan": "交出{units}，消灭{stack}号堆的泰坦", "d-rewards": "选取{rewards}",
    "d-no-rewards": "不拿奖励", "d-bards": "放置吟游诗人：{bards}", "d-dummy": "中立对手：提高{check}", dash: "－",
    comma: "、", counted: "{what}{count}", "told-titan": "消灭泰坦{stack}", "why-no_road": "无此路",
    "why-waited": "等待", "why-nothing_here": "无事可做", "why-already_recruited": "已招募过",
    "why-units_missing": "部队不足", "why-city_closed": "城已不可行动", "why-declined": "放弃",
  },
  ja: {
    militia: "民兵", archer: "弓兵", infantry: "歩兵", cleric: "聖職者", battle_mage: "戦闘魔術師",
    "many-militia": "民兵", "many-archer": "弓兵", "many-infantry": "歩兵", "many-cleric": "聖職者",
    "many-battle_mage": "戦闘魔術師", prize: "{what}{count}", "letter-militia": "民", "letter-archer": "弓",
    "letter-infantry": "歩", "letter-cleric": "聖", "letter-battle_mage": "魔", blue: "青", red: "赤", black: "黒",
    act: "行動", wait: "待機", "letter-blue": "青", "letter-red": "赤", "letter-black": "黒", gold: "金貨",
    bards: "吟遊詩人", storeys: "階", wealth: "富", influence: "影響力", reputation: "名声", map: "マップ",
    city: "都市{city}", region: "{region}：最多{first}点、2位{second}点", bastion: "中央の砦", camp: "徴募：{units}",
    threat: "脅威：必要{units}、報酬{prizes}", "no-tile": "タイルなし", hero: "英雄：{who}",
    guild: "{who}のギルド：{storeys}階（最大4階）", "city-hint": "マップの都市を押してください。",
    "place-hero": "都市{city}から始める", go: "命令{number}：{colour}の道で都市{city}へ",
    "act-here": "命令{number}：都市{city}で行動", recruit: "徴募する", decline: "見送る", programme: "6つの命令",
    order: "命令{number}", empty: "空き", "choose-place": "命令{number}：{order}。変える", earlier: "前へ",
    later: "後へ", remove: "取り除く", clear: "すべて消す", commit: "計画を決める",
    "plan-hint": "マップの道・都市か、下のボタンで選ぶ。各命令の下はいまの盤面での見込み。ほかの席も動きます。", "see-go": "都市{city}へ", "see-no-road": "その道はない",
    "see-recruit": "{unit}", "see-recruited": "徴募済み", "see-fight": "脅威を倒す", "see-short": "ユニット不足",
    "see-titan": "タイタン戦も可", "see-nothing": "何もない", "see-closed": "行動できない", "see-wait": "待機",
    fight: "{count}ユニットで戦う",
    price: "{price}のうち{held}", stack: "タイタンの山{stack}", more: "1つ増やす：{what}", fewer: "1つ減らす：{what}",
    take: "この報酬を受け取る", "place-bards": "吟遊詩人を置く", left: "あと{count}人",
    raise: "都市{city}のギルドを高くする", show: "{count}見せる", "raise-dummy": "{check}を{step}上げる",
    screen: "自分のついたての裏", reserve: "手持ち", waiting: "待ち", units: "ユニット", census: "軍勢調査",
    "years-list": "年", start: "この年の最初の席", checks: "査定", seats: "席", committed: "決定済み",
    thinking: "考え中", out: "{check}の査定で脱落", won: "{check}で勝利", dummy: "ダミー",
    supply: "次のタイル・タイタン・兵舎", "next-recruitment": "次の徴募", "next-threat": "次の脅威",
    pile: "山{count}", none: "なし", asleep: "眠り", raging: "暴走中", gone: "全滅", barracks: "兵舎",
    told: "直前の命令", route: "{who}の経路を描く", key: "マップの見方", seat: "席", hero_of: "英雄",
    "d-plan": "計画：{orders}", "d-titan": "山{stack}のタイタンと{units}で戦う", "d-rewards": "{rewards}を受け取る",
    "d-no-rewards": "報酬を受け取らない", "d-bards": "吟遊詩人を置く：{bards}", "d-dummy": "ダミーの{check}を上げる",
    dash: "・", comma: "、", counted: "{what}{count}", "told-titan": "タイタン{stack}を倒す", "why-no_road": "道なし",
    "why-waited": "待機", "why-nothing_here": "何もない", "why-already_recruited": "徴募済み",
    "why-units_missing": "ユニット不足", "why-city_closed": "行動できない", "why-declined": "見送り",
  },
};

/** @typedef {(word: string, parts?: Record<string, unknown>) => string} Say */

/**
 * What says the board's words in a language.
 * @param {Language} language
 * @returns {Say}
 */
export function words(language) {
  return (word, parts = {}) => {
    const text = WORDS[language][word];
    if (text === undefined) throw new Error(`the board has no word ${word}`);
    return text.replace(/\{(\w+)\}/g, (_, name) => String(parts[name]));
  };
}

/**
 * Counts of units in words; "none" if there are none.
 * @param {Say} say
 * @param {Units} units
 * @returns {string}
 */
export function unitsInWords(say, units) {
  const told = UNITS.flatMap((unit, kind) => (units[kind] ? [say("counted", { count: units[kind], what: say(units[kind] === 1 ? unit : `many-${unit}`) })] : []));
  return told.join(say("comma")) || say("none");
}

/**
 * The three rewards in words.
 * @param {Say} say
 * @param {{gold: number, bards: number, storeys: number}} prizes
 * @returns {string}
 */
export function prizesInWords(say, prizes) {
  const names = /** @type {const} */ (["gold", "bards", "storeys"]);
  return names.map(name => say("prize", { count: prizes[name], what: say(name) })).join(say("comma"));
}
