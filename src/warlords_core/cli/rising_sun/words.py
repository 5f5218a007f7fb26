"""The phrases of rising_sun's names, table and refusals, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.rising_sun.asked import PROMPT
from warlords_core.cli.words import FRAME, Table, Words
from warlords_core.rules import Language

TABLE: Final[Table] = {
    "heading": ("{season} · {phase}", "{season} · {phase}", "{season} · {phase}"),
    "heading.turn": (
        "mandate turn {turn} of {last} · tiles in the pile {pile} · held by {holder}",
        "第{turn}个指令回合（共{last}个） · 指令牌库{pile}张 · 持牌者 {holder}",
        "指令手番{turn}（全{last}） · 指令の山{pile}枚 · 持ち手 {holder}",
    ),
    "heading.over": ("the match is over", "对局结束", "対局終了"),
    "honor": ("honor: {track}", "荣誉：{track}", "名誉：{track}"),
    "alliances": ("alliances: {pairs}", "联盟：{pairs}", "同盟：{pairs}"),
    "proposals": (
        "open proposals: {proposals}",
        "待答的结盟提议：{proposals}",
        "返事を待つ同盟の申し込み：{proposals}",
    ),
    "proposal": ("{seat} to {to}", "{seat}→{to}", "{seat}→{to}"),
    "ready": ("ready: {seats}", "已就绪：{seats}", "準備完了：{seats}"),
    "track": ("mandates: {turns}", "指令：{turns}", "指令：{turns}"),
    "track.turn": ("{mandate} ({clan})", "{mandate}（{clan}）", "{mandate}（{clan}）"),
    "track.announced": (
        "{mandate} ({clan}, announced)",
        "{mandate}（{clan}，宣告）",
        "{mandate}（{clan}・宣言）",
    ),
    "shrines": ("shrines: {shrines}", "神社：{shrines}", "社：{shrines}"),
    "shrine": ("{number} {kami} - {worshippers}", "{number} {kami}：{worshippers}", "{number} {kami}：{worshippers}"),
    "force": ("{clan} force {force}: {pieces}", "{clan} 战力{force}：{pieces}", "{clan} 戦力{force}：{pieces}"),
    "worship": ("{clan} force {force}", "{clan} 战力{force}", "{clan} 戦力{force}"),
    "provinces": ("provinces", "省份", "州"),
    "column.war": ("war", "战争", "戦争"),
    "column.province": ("province", "省份", "州"),
    "column.harvest": ("harvest", "丰收奖励", "収穫"),
    "column.land": ("borders", "接壤", "陸続き"),
    "column.sea": ("sea routes", "航线", "海路"),
    "column.pieces": ("who stands there", "驻扎", "そこにいる駒"),
    "war.settled": ("{order} done", "{order} 毕", "{order} 済"),
    "war.now": ("{order} now", "{order} 进行中", "{order} いま"),
    "war.waits": ("{order}", "{order}", "{order}"),
    "seats": ("seats", "座位", "席"),
    "column.clan": ("clan", "氏族", "氏族"),
    "column.honor": ("honor", "荣誉", "名誉"),
    "column.coins": ("coins", "金币", "金貨"),
    "column.ronin": ("ronin", "浪人", "浪人"),
    "column.vp": ("VP", "胜利点", "勝利点"),
    "column.reserve": ("reserve", "储备", "控え"),
    "owned.cards": ("{seat} owns: {cards}", "{seat}的季节卡：{cards}", "{seat}のカード：{cards}"),
    "owned.tokens": (
        "{seat} won the wars: {tokens}",
        "{seat}的战争省份标记：{tokens}",
        "{seat}の戦争トークン：{tokens}",
    ),
    "owned.captives": ("{seat} holds hostage: {captives}", "{seat}掳有人质：{captives}", "{seat}の人質：{captives}"),
    "token": ("{province} ({season})", "{province}（{season}）", "{province}（{season}）"),
    "captive": ("{kind} of {seat}", "{seat}的{kind}", "{seat}の{kind}"),
    "market": ("season cards on display", "展示中的季节卡", "並んだ季節カード"),
    "market.none": ("season cards on display: none", "展示中的季节卡：无", "並んだ季節カード：なし"),
    "market.line": ("{type}: {offers}", "{type}：{offers}", "{type}：{offers}"),
    "market.offer": ("{card} {price}", "{card} {price}", "{card} {price}"),
    "market.legend": (
        "the number is the printed price in coins",
        "数字为卡面费用（金币）",
        "数字は印刷された値段（金貨）",
    ),
    "battle": ("battle of {province}", "{province}之战", "{province}の戦い"),
    "battle.hired": ("{line} · hired {hired}", "{line} · 雇佣浪人+{hired}", "{line} · 雇った浪人+{hired}"),
    "battle.bid": ("{line} · bid: {bid}", "{line} · 投标：{bid}", "{line} · 入札：{bid}"),
    "battle.committed": ("{line} · has bid", "{line} · 已投标", "{line} · 入札済み"),
    "own.tiles": ("you look at: {mandates}", "你查看的指令牌：{mandates}", "見ている指令：{mandates}"),
    "own.bid": ("your bid: {bid}", "你的投标：{bid}", "あなたの入札：{bid}"),
    "own.look": (
        "you saw in mandate turn {turn}: {mandates}; you took {chosen}",
        "第{turn}个指令回合你看到：{mandates}；取走了{chosen}",
        "指令手番{turn}に見たもの：{mandates}。取ったのは{chosen}",
    ),
    "own.hidden": (
        "face down in mandate turn {turn} lies your {mandate}",
        "第{turn}个指令回合你面朝下放的是{mandate}",
        "指令手番{turn}に裏向きで置いたのは{mandate}",
    ),
}


def words(language: Language) -> Words:
    """What is said of rising_sun at the terminal."""
    return Words(language, FRAME, TABLE, PROMPT, game="rising_sun")
