"""Words that people read at the terminal, in English, Chinese and Japanese.

A table gives each phrase by a key, as (English, Chinese, Japanese); phrases are format strings. Sentences that others
tell too, of events, decisions and refusals, and the names in them, come from ``narration``; what a content pack or the
rule registry says in its own words comes from there.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from warlords_core.errors import NotationError
from warlords_core.narration import sentences
from warlords_core.narration.sentences import LANGUAGES, Sentences
from warlords_core.rules import Language

Phrase: TypeAlias = tuple[str, str, str]
"""In the order of LANGUAGES."""
Table: TypeAlias = Mapping[str, Phrase]


class Words(Sentences):
    """The phrases of some tables in one language, a later table wins; what no table has is a sentence (narration)."""

    def __init__(self, language: Language, *tables: Table, game: str | None = None) -> None:
        """Take phrases from tables, and sentences of a game if it is named."""
        super().__init__(language, sentences.FRAME, *(() if game is None else (game,)))
        place = LANGUAGES.index(language)
        self._phrases = {key: phrase[place] for table in tables for key, phrase in table.items()}

    def __call__(self, key: str, /, **fields: Any) -> str:
        """A phrase or a sentence, filled in.

        Raises:
            KeyError: there is none, or a field is missing.
        """
        phrase = self._phrases.get(key)
        if phrase is None:
            return super().__call__(key, **fields)
        return phrase.format(**fields) if fields else phrase

    def __contains__(self, key: object) -> bool:
        return key in self._phrases or super().__contains__(key)

    def unread(self, error: NotationError) -> str:
        """Why a line is no action; in English words where a kind of fault has no phrase."""
        key, fields = f"unread.{error.code}", dict(error.details)
        noun = f"noun.{fields['noun']}" if "noun" in fields else None
        if self.language == "en" or key not in self or (noun is not None and noun not in self):
            return str(error)
        if noun is not None:
            fields["noun"] = self(noun)
        if fields.get("given") == "":
            fields["given"] = self("empty_word")
        return self(key, **fields)


FRAME: Final[Table] = {
    "over_early": (
        "The match is not over; it ends here.",
        "对局尚未结束，到此为止。",
        "対局は途中ですが、ここで終わります。",
    ),
    "only_answer": ("Only one answer is legal:", "只有一种合法的回答：", "選べる答えは1つだけです："),
    "with_rule": ("{told} ({rule})", "{told}（{rule}）", "{told}（{rule}）"),
    "prompt": ("seat {seat}> ", "座位{seat}> ", "席{seat}> "),
    "hand_over": (
        "Seat {seat}, press Enter when nobody else looks at the screen: ",
        "座位{seat}：请在旁人不看屏幕时按回车：",
        "席{seat}の方：ほかの人が画面を見ていないときにEnterを押してください：",
    ),
    "menu_bounds": ("The menu goes from 1 to {last}.", "菜单的编号是1到{last}。", "番号は1から{last}までです。"),
    "not_understood": (
        "Not understood: {why}. `?` helps.",
        "看不懂：{why}。输入 ? 可看说明。",
        "読み取れません：{why}。? で説明が出ます。",
    ),
    "empty_word": ("an empty word", "空白", "空の語"),
    "unread.too_long": (
        "expected at most {most} characters, not {count}",
        "最多{most}个字符，这里有{count}个",
        "{most}文字までのところ、{count}文字あります",
    ),
    "unread.spaces": (
        "expected words that stand one space apart",
        "词与词之间须恰好空一格，首尾不留空格",
        "語の間は空白1つ、前後に空白は置けません",
    ),
    "unread.none_of": (
        "expected one of {names}, not {given}",
        "“{given}”不在可写的词之中（{names}）",
        "「{given}」は書けません（書けるのは {names}）",
    ),
    "unread.surplus": (
        "expected the end of the line, not {given}",
        "到这里就该结束，“{given}”是多余的",
        "ここで終わるはずで、「{given}」は余分です",
    ),
    "unread.word_missing": (
        "expected {wanted}, not the end of the line",
        "后面还应写 {wanted}",
        "続けて {wanted} と書く必要があります",
    ),
    "unread.wrong_word": (
        "expected {wanted}, not {given}",
        "这里应写 {wanted}，而不是“{given}”",
        "ここは「{given}」ではなく {wanted} と書きます",
    ),
    "unread.missing": ("expected {noun}, not the end of the line", "还缺{noun}", "{noun}が足りません"),
    "unread.number": (
        "expected {noun} from {least} to {most}, not {given}",
        "{noun}应为{least}到{most}的整数，而不是“{given}”",
        "{noun}は{least}から{most}までの整数で、「{given}」は書けません",
    ),
    "not_allowed": ("Not allowed: {why} ({clause})", "不允许：{why}（{clause}）", "できません：{why}（{clause}）"),
    "legal_count": ("{count} legal actions", "合法行动共{count}个", "選べる行動は{count}個"),
    "legal_more": ("; go on with `legal {next}`", "；输入 legal {next} 看后面的", "。続きは legal {next}"),
    "legal_numbers": (
        "In front stands the number of the menu, if the menu has one; the rest is notation.",
        "行首是菜单编号（菜单里有的话），其后是记法。",
        "行頭は一覧の番号（あるものだけ）、その後ろが記法です。",
    ),
    "chosen": ("> {number} = {notation}", "> {number} = {notation}", "> {number} = {notation}"),
    "menu_surplus": (
        "{number} is an answer already; it takes no further number.",
        "{number}已是完整的回答，不必再加编号。",
        "{number}だけで答えになります。続けて番号は書けません。",
    ),
    "menu_back": (
        "A number; Enter alone goes back.",
        "请输入编号；直接按回车则返回。",
        "番号で答えます。Enterだけで前に戻ります。",
    ),
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
    "receipts": (
        "{count} receipts of the server: signed, and a straight line from the set-up to the end",
        "服务器收据{count}张：签名无误，从开局到终局是一条直线",
        "サーバーの受領書{count}通：署名は正しく、開始から終局まで一本道",
    ),
    "trust.sealed": (
        "Sealed: the client holds a token that it cannot read, and shows a key for each seat.",
        "封存：客户端只持有自己读不懂的令牌，每个座位凭钥匙行动。",
        "封印：クライアントが持つのは自分では読めないトークンで、席ごとに鍵を示して動きます。",
    ),
    "trust.receipted": (
        "Sealed, with a signed receipt for each step.",
        "封存，每一步都有服务器签名的收据。",
        "封印のうえ、1手ごとにサーバー署名の受領書が付きます。",
    ),
    "trust.closed": (
        "Closed: each seat signs, and is bound before anybody sees an action.",
        "闭合：每个座位都签名，在任何行动公开之前先行约束。",
        "封緘：どの席も署名し、行動が見える前に縛られます。",
    ),
    "hint": (
        "Answer in the game's notation; `legal` lists what is legal.",
        "请用记法回答；legal 列出合法的行动。",
        "記法で答えます。legal で選べる行動が分かります。",
    ),
    "seconds": ("{seconds} seconds", "{seconds}秒", "{seconds}秒"),
    "confirm": ("{warning} Sure? y/n ", "{warning}确定吗？y/n：", "{warning}よろしいですか。y/n："),
    "help": (
        "  ?              this help\n"
        "  map            draw the table\n"
        "  legal [N]      list legal actions, from the Nth on\n"
        "  quit           end here (also: end of input)\n"
        "  anything else  your answer: a number of the menu, or notation.\n"
        "                 Menus count from 1; their numbers are no notation. `legal` shows both side by side.",
        "  ?              显示本说明\n"
        "  map            显示场面\n"
        "  legal [N]      列出合法行动，从第N个起\n"
        "  quit           到此结束（输入结束时也一样）\n"
        "  其他           你的回答：菜单编号或记法。\n"
        "                 菜单从1数起，编号不是记法；legal 会把两者并排列出。",
        "  ?              この説明\n"
        "  map            盤面を表示\n"
        "  legal [N]      選べる行動の一覧（N番から）\n"
        "  quit           ここで終わる（入力が終わったときも同じ）\n"
        "  そのほか       あなたの答え：一覧の番号か記法。\n"
        "                 一覧は1から数え、その番号は記法ではありません。legal で両方を並べて見られます。",
    ),
}
"""What is said around every game."""
