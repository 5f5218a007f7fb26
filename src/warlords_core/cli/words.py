"""Words that people read at the terminal, in English, Chinese and Japanese.

A table gives each phrase by a key, as (English, Chinese, Japanese); phrases are format strings. What a content pack or
the rule registry says in its own words comes from there, not from a table.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from warlords_core.rules import Language, RuleBook, Text

LANGUAGES: Final[tuple[Language, ...]] = ("en", "zh", "ja")

Phrase: TypeAlias = tuple[str, str, str]
"""In the order of LANGUAGES."""
Table: TypeAlias = Mapping[str, Phrase]


class Words:
    """The phrases of some tables in one language; a later table wins."""

    def __init__(self, language: Language, *tables: Table) -> None:
        self.language: Final = language
        place = LANGUAGES.index(language)
        self._phrases = {key: phrase[place] for table in tables for key, phrase in table.items()}

    def __call__(self, key: str, /, **fields: Any) -> str:
        """A phrase, filled in.

        Raises:
            KeyError: no table has it, or a field is missing.
        """
        phrase = self._phrases[key]
        return phrase.format(**fields) if fields else phrase

    def __contains__(self, key: object) -> bool:
        return key in self._phrases

    def of(self, text: Text) -> str:
        """A text of a pack or a rule in this language."""
        return text.language(self.language)

    def listed(self, items: Iterable[str]) -> str:
        """Several things, one after another."""
        return (", " if self.language == "en" else "、").join(items)

    def clause(self, rules: RuleBook, clause: str) -> str:
        """A clause with its title; of an unknown one, the id."""
        return f"{clause} {self.of(rules[clause].title)}" if clause in rules else clause


FRAME: Final[Table] = {
    "over_early": (
        "The match is not over; it ends here.",
        "对局尚未结束，到此为止。",
        "対局は途中ですが、ここで終わります。",
    ),
    "only_answer": ("Only one answer is legal:", "只有一种合法的回答：", "選べる答えは1つだけです："),
    "prompt": ("seat {seat}> ", "座位{seat}> ", "席{seat}> "),
    "hand_over": (
        "Seat {seat}, press Enter when nobody else looks at the screen: ",
        "座位{seat}：请在旁人不看屏幕时按回车：",
        "席{seat}の方：ほかの人が画面を見ていないときにEnterを押してください：",
    ),
    "seat": ("seat {seat}", "座位{seat}", "席{seat}"),
    "you": ("seat {seat} (you)", "座位{seat}（你）", "席{seat}（あなた）"),
    "nobody": ("nobody", "无人", "なし"),
    "menu_bounds": ("The menu goes from 1 to {last}.", "菜单的编号是1到{last}。", "番号は1から{last}までです。"),
    "not_understood": (
        "Not understood: {why}. `?` helps.",
        "看不懂“{given}”。输入 ? 可看说明。",
        "「{given}」は読み取れません。? で説明が出ます。",
    ),
    "not_allowed": ("Not allowed: {why} ({clause})", "不允许：{why}（{clause}）", "できません：{why}（{clause}）"),
    "legal_count": ("{count} legal actions", "合法行动共{count}个", "選べる行動は{count}個"),
    "legal_more": ("; go on with `legal {last}`", "；输入 legal {last} 看后面的", "。続きは legal {last}"),
    "legal_of": (
        "seat {seat}: {count} legal actions",
        "座位{seat}：合法行动共{count}个",
        "席{seat}：選べる行動は{count}個",
    ),
    "legal_offset": (
        "… {count} more: --offset {last}",
        "…… 还有{count}个：--offset {last}",
        "…… あと{count}個：--offset {last}",
    ),
    "owes": ("seat {seat} owes: {question}", "座位{seat}待答：{question}", "席{seat}の番：{question}"),
    "moves": ("seat {seat}: {move}", "座位{seat}：{move}", "席{seat}：{move}"),
    "replayed": (
        "{count} moves; digest of the last state {digest}",
        "共{count}步；最后状态的摘要 {digest}",
        "全{count}手。最後の状態のダイジェスト {digest}",
    ),
    "goes_on": ("the match goes on", "对局尚在进行", "対局は続いている"),
    "ranking": ("ranking ({reason})", "名次（{reason}）", "順位（{reason}）"),
    "place": ("place", "名次", "順位"),
    "seat_column": ("seat", "座位", "席"),
    "traffic": (
        "{actions} actions in {requests} requests, {megabytes} MB of JSON",
        "{requests}次请求完成{actions}个行动，JSON共{megabytes} MB",
        "{requests}回の要求で{actions}個の行動、JSON {megabytes} MB",
    ),
    "seconds": ("{seconds} seconds", "{seconds}秒", "{seconds}秒"),
    "confirm": ("{warning} Sure? y/n ", "{warning} 确定吗？ y/n ", "{warning} よろしいですか。 y/n "),
    "help": (
        "  ?              this help\n"
        "  map            draw the table\n"
        "  legal [N]      list legal actions, from number N on\n"
        "  quit           end here (also: end of input)\n"
        "  anything else  your answer",
        "  ?              显示本说明\n"
        "  map            显示场面\n"
        "  legal [N]      列出合法行动，从第N个起\n"
        "  quit           到此结束（输入结束时也一样）\n"
        "  其他           你的回答",
        "  ?              この説明\n"
        "  map            盤面を表示\n"
        "  legal [N]      選べる行動の一覧（N番から）\n"
        "  quit           ここで終わる（入力が終わったときも同じ）\n"
        "  そのほか       あなたの答え",
    ),
}
"""What is said around every game."""
