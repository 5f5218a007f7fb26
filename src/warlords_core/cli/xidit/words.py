"""The phrases of xidit's table, prompt and story, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import FRAME, Table, Words
from warlords_core.rules import Language

TABLE: Final[Table] = {
    "legend": (
        "roads: b blue, r red, k black · units: {kinds}\n"
        "rewards: g gold, b bards, s storeys · * central region · guild 2:3: seat 2, 3 storeys · ! you",
        "道路：b 蓝、r 红、k 黑 · 部队：{kinds}\n"
        "奖励：金 金币、诗 吟游诗人、层 楼层 · * 中央地区 · 公会 2:3：座位2、3层 · ! 你",
        "道：b 青、r 赤、k 黒 · ユニット：{kinds}\n"
        "報酬：金 金貨、詩 吟遊詩人、階 階 · * 中央地域 · ギルド 2:3：席2、3階 · ! あなた",
    ),
    "legend.unit": ("{short} {unit}", "{short} {unit}", "{short} {unit}"),
    "heading": (
        "{year} · seat {seat} starts · assessments: {checks}",
        "{year} · 座位{seat}先行 · 评估：{checks}",
        "{year} · 席{seat}から · 査定：{checks}",
    ),
    "year": ("year {year} of {years}", "第{year}年（共{years}年）", "{year}年目（全{years}年）"),
    "year.over": ("match over", "对局结束", "対局終了"),
    "screen": ("behind the screen of {seat}", "{seat}的屏风后", "{seat}のついたての裏"),
    "column.units": ("units", "部队", "ユニット"),
    "column.gold": ("gold", "金币", "金貨"),
    "column.bards": ("bards", "吟游诗人", "吟遊詩人"),
    "column.storeys": ("storeys", "楼层", "階"),
    "column.waiting": ("waiting", "待放", "待機中"),
    "column.bastion": ("in the bastion", "堡垒内", "砦の中"),
    "column.city": ("city", "城", "都市"),
    "column.blue": ("blue", "蓝", "青"),
    "column.red": ("red", "红", "赤"),
    "column.black": ("blk", "黑", "黒"),
    "column.regions": ("regions", "地区", "地域"),
    "column.tile": ("tile", "板块", "タイル"),
    "column.heroes": ("heroes", "英雄", "英雄"),
    "column.guild": ("guild", "公会", "ギルド"),
    "column.seat": ("seat", "座位", "席"),
    "column.hero": ("hero in", "英雄在", "英雄の都市"),
    "column.plan": (
        "plan (executed orders in brackets)",
        "计划（已执行的指令加括号）",
        "計画（実行済みの命令は括弧つき）",
    ),
    "column.region": ("region", "地区", "地域"),
    "column.most": ("most", "第一", "1位"),
    "column.second": ("second", "第二", "2位"),
    "column.seat_number": ("seat {seat}", "座位{seat}", "席{seat}"),
    "column.order": ("order {number}", "指令{number}", "命令{number}"),
    "map": ("map", "地图", "マップ"),
    "camp": ("camp   {units}", "营地 {units}", "野営地 {units}"),
    "threat": ("THREAT {units} > {prize}", "威胁 {units} > {prize}", "脅威 {units} > {prize}"),
    "next": (
        "next {side}  {tile}; pile {pile}{top}, discards {discards}",
        "下一个{side}  {tile}；牌堆{pile}{top}，弃牌{discards}",
        "次の{side}  {tile}。山{pile}{top}、捨て札{discards}",
    ),
    "next.camp": ("camp  ", "营地", "野営地"),
    "next.threat": ("threat", "威胁", "脅威"),
    "next.tile": ("city {city} ({face})", "{city}号城（{face}）", "都市{city}（{face}）"),
    "next.top": (" (top: city {city})", "（顶：{city}号城）", "（一番上：都市{city}）"),
    "barracks": ("barracks     {units}", "兵营  {units}", "兵舎  {units}"),
    "dummy.scores": (
        "dummy        wealth {wealth}, influence {influence}, reputation {reputation}",
        "中立对手  财富{wealth}、影响力{influence}、声望{reputation}",
        "ダミー  富{wealth}、影響力{influence}、名声{reputation}",
    ),
    "seats": ("seats", "座位", "席"),
    "exit.won": ("won at {check}, score {score}", "在{check}评估获胜，{score}分", "{check}の査定で勝利、{score}点"),
    "exit.out": ("out at {check}, score {score}", "在{check}评估出局，{score}分", "{check}の査定で脱落、{score}点"),
    "committed": ("committed", "已定", "決定済み"),
    "committed.plan": ("committed: ", "已定：", "決定済み："),
    "bards": ("bards by region", "各地区的吟游诗人", "地域ごとの吟遊詩人"),
    "bards.hidden": (
        "bards by region; those in the bastion are hidden till the assessment",
        "各地区的吟游诗人；堡垒内的到评估时才公开",
        "地域ごとの吟遊詩人（砦の中は査定まで隠される）",
    ),
    "titans": ("titan stack {stack}  {told}", "泰坦堆{stack}  {told}", "タイタンの山{stack}  {told}"),
    "titans.dead": ("all dead", "已全灭", "全滅"),
    "titans.top": (
        "{mood}, any {price} units > {prize}; {below} below",
        "{mood}，任意{price}个部队 > {prize}；其下还有{below}个",
        "{mood}、任意のユニット{price}個 > {prize}。下に{below}体",
    ),
    "titans.raging": ("RAGING", "狂暴", "暴走中"),
    "titans.asleep": ("asleep", "沉睡", "眠っている"),
}

PROMPT: Final[Table] = {
    "noun.city": ("a city", "城号", "都市の番号"),
    "noun.count": ("a count", "数目", "数"),
    "noun.stack": ("a titan stack", "泰坦堆的编号", "タイタンの山の番号"),
    "noun.region": ("a region outside the pack", "内容包以外的地区编号", "パックにない地域の番号"),
    "noun.stack_and_units": ("a titan stack and units", "泰坦堆的编号和部队", "タイタンの山の番号とユニット"),
    "noun.score": (
        "wealth, influence or reputation",
        "wealth（财富）、influence（影响力）或 reputation（声望）",
        "wealth（富）、influence（影響力）、reputation（名声）のどれか",
    ),
    "noun.units": ("units such as militia:2", "部队，如 militia:2", "ユニット（例：militia:2）"),
    "noun.rewards": ("rewards", "奖励", "報酬"),
    "noun.bards": ("bards such as central:2", "吟游诗人，如 central:2", "吟遊詩人（例：central:2）"),
    "unread.orders": (
        "expected {wanted} orders (XD-2.3), not {count}",
        "计划须有{wanted}条指令（XD-2.3），这里有{count}条",
        "計画の命令は{wanted}個（XD-2.3）ですが、{count}個あります",
    ),
    "unread.kinds": (
        "expected each kind once, the weakest first, not {given}",
        "每种部队写一次，从最弱的写起；“{given}”不合",
        "ユニットは種類ごとに1度、弱い順に書きます。「{given}」が合いません",
    ),
    "unread.rewards": (
        "expected at most {most} rewards (XD-4.4), not {count}",
        "奖励最多{most}种（XD-4.4），这里有{count}种",
        "報酬は{most}種まで（XD-4.4）ですが、{count}種あります",
    ),
    "unread.regions": (
        "expected bards for at most {most} regions, not {count}",
        "最多写{most}个地区，这里有{count}个",
        "地域は{most}つまでですが、{count}つあります",
    ),
    "unread.list_missing": (
        "expected {noun} or {none}, not the end of the line",
        "还缺{noun}（没有则写 {none}）",
        "{noun}が足りません（なければ {none} と書きます）",
    ),
    "unread.counted": (
        "expected something like {example}, not {given}",
        "应写成 {example} 这样，而不是“{given}”",
        "{example} のように書きます。「{given}」は書けません",
    ),
    "offer.titan": (
        "fight the titan of stack {stack} with {units}",
        "以{units}迎战{stack}号堆的泰坦",
        "{units}で山{stack}のタイタンと戦う",
    ),
    "offer.recruit": ("recruit", "招募", "徴募する"),
    "offer.decline": ("decline", "放弃", "見送る"),
    "offer.nothing": ("nothing: none can be taken", "无：什么都不能拿", "なし：受け取れるものがない"),
    "offer.dummy": ("{check}, by {step}", "{check}+{step}", "{check}を{step}上げる"),
    "hint.hero": (
        "The number of a city without a hero, such as `5` (or `place 5`).",
        "输入没有英雄的城号，例如 5（或 place 5）。",
        "英雄のいない都市の番号を、5（または place 5）のように。",
    ),
    "hint.plan": (
        "Six of b (blue road), r (red), k (black), a (act), w (wait): `b r a a w k`, `braawk`, or in full "
        "`plan blue red act act wait black`. A move along a road that the city does not have is lost.",
        "六个字母：b（蓝路）r（红路）k（黑路）a（行动）w（等待），例如 b r a a w k 或 braawk，"
        "完整写法为 plan blue red act act wait black。沿着城里没有的道路移动会落空。",
        "6つの文字：b（青い道）r（赤）k（黒）a（行動）w（待機）。例：b r a a w k、braawk、"
        "略さずに plan blue red act act wait black。都市にない道の移動は無駄になります。",
    ),
    "hint.recruit": (
        "`recruit` or `decline`.",
        "recruit（招募）或 decline（放弃）。",
        "recruit（徴募）か decline（見送り）。",
    ),
    "hint.titan": (
        "`decline`, or a stack and any units of yours for its price ({prices}): `titan 0 militia:2 cleric:1`.",
        "decline（放弃），或写堆号和所交的部队（{prices}）：titan 0 militia:2 cleric:1。",
        "decline（見送り）、または山の番号と差し出すユニット（{prices}）：titan 0 militia:2 cleric:1。",
    ),
    "hint.price": (
        "stack {stack}: {price} units for {prizes}",
        "{stack}号堆：{price}个部队换{prizes}",
        "山{stack}：ユニット{price}個で{prizes}",
    ),
    "hint.rewards": (
        "Two different ones: `rewards gold bards`.",
        "选两种不同的：rewards gold bards（gold 金币、bards 吟游诗人、storeys 楼层）。",
        "異なる2つ：rewards gold bards（gold 金貨、bards 吟遊詩人、storeys 階）。",
    ),
    "hint.bards": (
        "Region and number, over {ids}; the central ones are hidden in the bastion: `{some}`.",
        "写地区和人数，可选{ids}；中央的会藏进堡垒：{some}。",
        "地域と人数を{ids}から。中央の分は砦に隠されます：{some}。",
    ),
    "hint.storey": (
        "The number of a city with a guild of yours below 4 storeys: `5` (or `storey 5`).",
        "你的公会不足4层的城号：5（或 storey 5）。",
        "4階に満たない自分のギルドがある都市の番号：5（または storey 5）。",
    ),
    "hint.show": (
        "A number, such as `0` (or `show 0`). You hold {own}; they come back after the count.",
        "输入数目，例如 0（或 show 0）。你有{own}；清点后收回。",
        "数を、0（または show 0）のように。手元は{own}。調査の後に戻ります。",
    ),
    "hint.dummy": (
        "`dummy wealth`, `dummy influence` or `dummy reputation`.",
        "dummy wealth（财富）、dummy influence（影响力）或 dummy reputation（声望）。",
        "dummy wealth（富）、dummy influence（影響力）、dummy reputation（名声）のどれか。",
    ),
}


def words(language: Language) -> Words:
    """What is said of xidit at the terminal."""
    return Words(language, FRAME, TABLE, PROMPT, game="xidit")
