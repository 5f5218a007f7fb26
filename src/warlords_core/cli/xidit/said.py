"""The phrases of what happens in xidit, by event, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import Table

EVENTS: Final[Table] = {
    "checks_ordered": (
        "the assessments lie in this order: {checks}",
        "评估的顺序：{checks}",
        "査定の順番：{checks}",
    ),
    "hero_placed": ("{seat} starts in city {city}", "{seat}从{city}号城出发", "{seat}は都市{city}から始める"),
    "plan_committed": ("{seat} has committed a plan", "{seat}已定下计划", "{seat}が計画を決めた"),
    "plans_revealed": ("The plans are revealed ({rule})", "公开计划（{rule}）", "計画の公開（{rule}）"),
    "rewards_taken": ("{seat} takes {rewards}", "{seat}选取{rewards}", "{seat}は{rewards}を受け取る"),
    "rewards_taken.none": (
        "{seat} takes no reward: none can be taken",
        "{seat}没有可拿的奖励",
        "{seat}が受け取れる報酬はない",
    ),
    "gold_gained": ("{seat} gets {amount} gold", "{seat}得到金币{amount}", "{seat}は金貨{amount}を得た"),
    "bards_placed": ("{seat} places bards: {bards}", "{seat}放置吟游诗人：{bards}", "{seat}が吟遊詩人を置く：{bards}"),
    "bards_placed.none": ("none in the open", "没有公开放置", "公開の場にはなし"),
    "bastion_entered": (
        "{seat} puts bards into the bastion: {count}",
        "{seat}放入堡垒的吟游诗人：{count}",
        "{seat}が砦に入れた吟遊詩人：{count}",
    ),
    "storeys_placed": (
        "{seat} raises the guild of city {city} by {storeys} to {height}",
        "{seat}将{city}号城的公会加高{storeys}层，共{height}层",
        "{seat}が都市{city}のギルドを{storeys}階高くし、{height}階にした",
    ),
    "dummy_raised": (
        "{seat} raises the dummy's {check} to {score}",
        "{seat}将中立对手的{check}提高到{score}",
        "{seat}がダミーの{check}を{score}に上げた",
    ),
    "tile_discarded": (
        "the {side} tile of city {city} is discarded",
        "{city}号城的{side}板块被弃置",
        "都市{city}の{side}タイルが捨てられた",
    ),
    "camp_opened": (
        "a camp opens in city {city}: {units}",
        "{city}号城出现营地：{units}",
        "都市{city}に野営地：{units}",
    ),
    "threat_opened": (
        "a threat comes to city {city}: {units}",
        "{city}号城出现威胁：{units}",
        "都市{city}に脅威：{units}",
    ),
    "next_tile": ("next {side} tile: city {city}", "下一个{side}板块：{city}号城", "次の{side}タイル：都市{city}"),
    "next_tile.none": ("next {side} tile: none", "下一个{side}板块：无", "次の{side}タイル：なし"),
    "place_lost": (
        "no {side} tile is left to come: one fewer on the map",
        "没有{side}板块可补：地图上少一个",
        "補充する{side}タイルがない：マップ上が1つ減る",
    ),
    "pile_turned": (
        "{tiles} discarded tiles, turned over and shuffled, are the new {side} pile",
        "{tiles}个弃置板块翻面洗混，成为新的{side}牌堆",
        "捨て札{tiles}枚を裏返して混ぜ、新しい{side}の山にした",
    ),
    "titans_woke": (
        "titans wake up on top of these stacks: {stacks}",
        "这些堆顶的泰坦苏醒：{stacks}",
        "次の山の上でタイタンが目覚めた：{stacks}",
    ),
    "reinforcements_came": (
        "reinforcements: tiles in the recruitment pile {camps}, in the threat pile {threats}",
        "援军：招募牌堆{camps}个，威胁牌堆{threats}个",
        "援軍：徴募の山{camps}枚、脅威の山{threats}枚",
    ),
    "census_committed": (
        "{seat} has chosen how many {unit} to show",
        "{seat}已决定亮出多少{unit}",
        "{seat}が見せる{unit}の数を決めた",
    ),
    "units_shown": ("census of {unit}: {shown}", "清点{unit}：{shown}", "{unit}の軍勢調査：{shown}"),
    "census_decided": ("most {unit}: {seats}", "{unit}最多：{seats}", "{unit}が最多：{seats}"),
    "storey_unplaced": (
        "{seat} places no storey for the census",
        "{seat}没有因清点放置楼层",
        "{seat}は調査の階を置かない",
    ),
    "storey_waits": (
        "{seat} has storeys waiting behind the screen: {waiting}",
        "{seat}屏风后待放的楼层：{waiting}",
        "{seat}のついたての裏で待つ階：{waiting}",
    ),
    "year_ended": (
        "year {year} ends; {seat} starts next",
        "第{year}年结束；下一年{seat}先行",
        "{year}年目が終わり、次は{seat}から",
    ),
    "bastion_opened": ("the bastion is opened: {bards}", "堡垒打开：{bards}", "砦が開かれた：{bards}"),
    "region_counted": (
        "region {region}: most {first}, second {second}",
        "地区{region}：第一{first}，第二{second}",
        "地域{region}：1位 {first}、2位 {second}",
    ),
    "check_counted": ("{check}: {scores}", "{check}：{scores}", "{check}：{scores}"),
    "check_counted.dummy": ("{scores}, the dummy {dummy}", "{scores}、中立对手 {dummy}", "{scores}、ダミー {dummy}"),
    "tie_broken": (
        "tie in {check} between {seats}: {by} decides",
        "{check}平局（{seats}）：由{by}决定",
        "{check}で同点（{seats}）：{by}で決める",
    ),
    "seat_out": ("{seat} is out after {check}", "{seat}在{check}评估后出局", "{seat}は{check}の査定で脱落"),
    "match_won": ("{seat} WINS by {check}", "{seat}凭{check}获胜", "{seat}が{check}で勝利"),
    "told": ("  {told} ({rule})", "  {told}（{rule}）", "  {told}（{rule}）"),
    # Orders
    "deed.told": ("{deed} ({rule})", "{deed}（{rule}）", "{deed}（{rule}）"),
    "deed.moved": ("{start} > {end}", "{start} > {end}", "{start} > {end}"),
    "deed.recruited": ("recruits 1 {unit} in city {city}", "在{city}号城招募{unit}1", "都市{city}で{unit}1を徴募"),
    "deed.beaten": (
        "BEATS THE THREAT of city {city}; hands in {units}",
        "消灭{city}号城的威胁！交出{units}",
        "都市{city}の脅威を倒した！ {units}を差し出す",
    ),
    "deed.killed": (
        "KILLS THE TITAN of stack {stack} from city {city}; hands in {units}",
        "从{city}号城消灭{stack}号堆的泰坦！交出{units}",
        "都市{city}から山{stack}のタイタンを倒した！ {units}を差し出す",
    ),
    "deed.without_effect": ("no effect: {why}", "无效：{why}", "効果なし：{why}"),
    "why.no_road": ("city {city} has no such road", "{city}号城没有这种道路", "都市{city}にその道はない"),
    "why.waited": ("waits in city {city}", "在{city}号城等待", "都市{city}で待機"),
    "why.nothing_here": ("nothing to do in city {city}", "{city}号城无事可做", "都市{city}ですることがない"),
    "why.already_recruited": (
        "has recruited in city {city} this year already",
        "今年已在{city}号城招募过",
        "今年はもう都市{city}で徴募した",
    ),
    "why.units_missing": (
        "has not all the units that the threat of city {city} asks for",
        "没有{city}号城的威胁所要求的全部部队",
        "都市{city}の脅威が求めるユニットがそろっていない",
    ),
    "why.city_closed": (
        "city {city} is closed to it this year",
        "今年不能再在{city}号城行动",
        "都市{city}では今年はもう行動できない",
    ),
    "why.declined": ("declines in city {city}", "在{city}号城放弃", "都市{city}で見送る"),
}
"""By type of event; what differs within one follows after a point."""
