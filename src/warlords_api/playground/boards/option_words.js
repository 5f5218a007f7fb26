// @ts-check
// What options, their values and scores are called. Every name has English words of its own: the rest is read from it.

/** @import {Language} from "../words.js" */

/** By name: English, Chinese, Japanese. @type {Record<string, readonly [string, string, string]>} */
const NAMES = {
  seats: ["seats", "人数", "席数"],
  pack: ["content pack", "内容包", "コンテンツパック"],
  // bots
  enemy: ["enemy", "电脑", "コンピューター"],
  greedy: ["greedy", "贪心", "貪欲"],
  random: ["random", "随机", "でたらめ"],
  // kassen
  kind: ["battle", "战斗种类", "戦いの種類"],
  land: ["land", "土地", "土地"],
  defender: ["defender", "守方", "守備側"],
  army_size: ["generals a side", "每方武将数", "一軍の武将数"],
  armies: ["armies of your own", "自定军队", "軍の指定"],
  leaders: ["leader", "指挥者", "指揮官"],
  opening: ["opening hand", "起手", "最初の手札"],
  carry_debt: ["debt carries over", "余债转入以后回合", "借りを持ち越す"],
  field_limit: ["places on the field", "战场上限", "場の上限"],
  secret_question: ["questions before secrets", "设置秘密时答题", "秘密にも設問"],
  thorns_barrier: ["thorns: whose barrier counts", "棘刺：看谁的防壁", "棘：どちらの防壁で防ぐか"],
  retreat_capture: ["capture after a retreat", "撤退后的俘获", "撤退後の捕縛"],
  field: ["field", "野战", "野戦"],
  siege: ["siege", "攻城战", "攻城戦"],
  bashu: ["Ba-Shu", "巴蜀", "巴蜀"],
  central_plains: ["Central Plains", "中原", "中原"],
  guanzhong: ["Guanzhong", "关中", "関中"],
  jiangnan: ["Jiangnan", "江南", "江南"],
  nanzhong: ["Nanzhong", "南中", "南中"],
  north: ["the North", "北方", "北方"],
  person: ["a person", "真人", "人"],
  high: ["computer, strong", "电脑（强）", "コンピューター（強）"],
  middle: ["computer, middling", "电脑（中）", "コンピューター（中）"],
  low: ["computer, weak", "电脑（弱）", "コンピューター（弱）"],
  by_size: ["by size of the army", "按军队大小", "軍の大きさによる"],
  shuffled: ["shuffled", "洗牌", "シャッフル"],
  attacker: ["the attacker", "攻击者", "攻撃した側"],
  bearer: ["the bearer", "持有者", "持つ側"],
  fallen_only: ["the fallen only", "仅阵亡者", "倒れた者のみ"],
  standing: ["standing", "在场", "場"],
  fallen: ["fallen", "阵亡", "倒れた"],
  no_generals: ["no general is left", "全军覆没", "武将がいなくなった"],
  last_question: ["the last question", "最后一问", "最後の設問"],
  last_phase: ["strength after phase 20", "第20局面后的战力", "第20局面後の戦力"],
  retreat: ["retreat", "撤退", "撤退"],
  lot: ["drawn by lot", "抽签", "くじ"],
  // rising_sun
  add_on: ["add-on set", "附加牌组", "追加セット"],
  ally_again_after_betray: ["a new alliance after a betrayal", "背叛后可再结盟", "裏切り後の新たな同盟"],
  boxes: ["boxes", "扩展盒", "ボックス"],
  base: ["base", "基础", "基本"],
  dynasty: ["dynasty", "王朝", "王朝"],
  kickstarter: ["kickstarter", "众筹", "キックスターター"],
  clans: ["clans of your choice", "指定氏族", "氏族の指定"],
  keep_unbought: ["keep unbought cards", "保留未售出的牌", "売れ残りのカードを残す"],
  start_effect_cancels_battle: [
    "effects at its start may end a battle",
    "开战效果可取消战斗",
    "開始時の効果の後に戦いを確かめ直す",
  ],
  winning_figure_must_survive: [
    "the winning figure must survive",
    "取胜单位须仍在该省",
    "勝ったユニットが残っていること",
  ],
  most_points: ["most victory points", "胜利点最多", "勝利点が最多"],
  victory_points: ["victory points", "胜利点", "勝利点"],
  honor: ["honor (from below)", "荣誉（自下数起）", "名誉（下から数えて）"],
  // xidit
  dummy_titans: ["killed titans raise the dummy too", "消灭泰坦也提升中立对手", "タイタンでもダミーを上げる"],
  pile_tops_public: ["tops of the piles are public", "牌堆顶部公开", "山の一番上を公開"],
  recruit: ["recruiting", "招募", "徴募"],
  compulsory: ["compulsory", "必须", "必ず行う"],
  optional: ["optional", "可放弃", "辞退できる"],
  starting_seat: ["first seat", "起始座位", "最初の席"],
  tie_first: ["tie for the most bards", "吟游诗人并列最多", "吟遊詩人が最多で同数"],
  both_first: ["each the larger number", "各得较大数字", "それぞれ大きい数字"],
  both_second: ["each the smaller number", "各得较小数字", "それぞれ小さい数字"],
  tile_set: ["tiles", "板块组", "タイルのセット"],
  by_seats: ["by seats", "按人数", "席数による"],
  full: ["full", "完整", "全タイル"],
  reduced: ["reduced", "缩减", "縮小セット"],
  titan_limit_scope: ["one kill a city and year", "同城同年的限制", "同じ都市、同じ年の制限"],
  seat: ["for each seat", "按每名玩家", "席ごと"],
  table: ["for the whole table", "全体合计", "全席まとめて"],
  years: ["years", "年数", "年数"],
  zero_wins: ["none shown can win a census", "展示零个也可获胜", "0でも調査に勝てる"],
  assessment: ["the assessments", "评估", "査定"],
  influence: ["influence", "影响力", "影響力"],
  reputation: ["reputation", "声望", "名声"],
  wealth: ["wealth", "财富", "富"],
};
const PLACES = { en: 0, zh: 1, ja: 2 };

/**
 * What an option, one of its values or a score is called.
 * @param {string} name  as the contract has it
 * @param {Language} language
 */
export const called = (name, language) => NAMES[name]?.[PLACES[language]] ?? name.replaceAll("_", " ");
