"""The phrases of kassen's table, prompt and settlement, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import FRAME, Table, Words
from warlords_core.rules import Language

TABLE: Final[Table] = {
    "heading": (
        "Phase {phase} of {last} · {turn} · {kind} · {land}",
        "第{phase}局面（共{last}局面） · {turn} · {kind} · {land}",
        "第{phase}局面（全{last}局面） · {turn} · {kind} · {land}",
    ),
    "turn.side": ("{side} to move", "{side}的回合", "{side}の番"),
    "turn.over": ("the match is decided", "胜负已定", "勝敗は決した"),
    "command": ("command {command}/{limit}", "指挥力 {command}/{limit}", "指揮力 {command}/{limit}"),
    "bonus": ("next turn {bonus:+}", "下回合 {bonus:+}", "次の番 {bonus:+}"),
    "debt": ("debt {debt}", "欠债 {debt}", "借り {debt}"),
    "hand_backs": (
        "hand {generals} generals, {tactics} tactics",
        "手牌 武将{generals} 计略{tactics}",
        "手札 武将{generals} 計略{tactics}",
    ),
    "deck": ("deck {count}", "牌库 {count}", "デッキ {count}"),
    "secrets": ("secrets {count}", "秘密 {count}", "秘密 {count}"),
    "lost": ("secrets lost {count}", "未能设下的秘密 {count}", "伏せ損ねた秘密 {count}"),
    "field": ("field: {side}", "{side}战场", "{side}の場"),
    "field_empty": ("field: {side} - empty", "{side}战场：空", "{side}の場：空"),
    "column.unit": ("no.", "编号", "番号"),
    "column.general": ("general", "武将", "武将"),
    "column.attack": ("attack", "攻击", "攻撃"),
    "column.health": ("health", "体力", "体力"),
    "column.barrier": ("barrier", "防壁", "防壁"),
    "column.poison": ("poison", "毒", "毒"),
    "column.states": ("states", "状态", "状態"),
    "column.slot": ("card", "位置", "位置"),
    "column.kind": ("kind", "种类", "種類"),
    "column.name": ("name", "名称", "名前"),
    "column.cost": ("cost", "费用", "コスト"),
    "column.stats": ("attack/health", "攻击/体力", "攻撃/体力"),
    "column.text": ("what it does", "效果", "効果"),
    "was": ("{now} ({base})", "{now}（{base}）", "{now}（{base}）"),
    "of_most": ("{health}/{most}", "{health}/{most}", "{health}/{most}"),
    "with_debt": ("{cost} (debt {debt})", "{cost}（欠{debt}）", "{cost}（借り{debt}）"),
    "own_hand": ("your hand", "我方手牌", "自分の手札"),
    "own_secrets": ("your set secrets: {cards}", "我方已设秘密：{cards}", "伏せた秘密：{cards}"),
    "own_lost": ("your lost secrets: {cards}", "我方未能设下的秘密：{cards}", "伏せ損ねた秘密：{cards}"),
    "own_deck": (
        "your deck, in unknown order: {cards}",
        "我方牌库（次序不明）：{cards}",
        "自分のデッキ（順番は不明）：{cards}",
    ),
    "known_cards": (
        "known in the hand of {side}: {cards}",
        "已知的{side}手牌：{cards}",
        "分かっている{side}の手札：{cards}",
    ),
    "fallen": ("fallen: {generals}", "阵亡：{generals}", "倒れた武将：{generals}"),
    "journal": ("journal", "日志", "日誌"),
    "journal.line": ("{side}: {what} {name}", "{side}：{what}·{name}", "{side}：{what}「{name}」"),
    "journal.unknown": ("{side}: a secret was tried", "{side}：尝试设下秘密", "{side}：秘密を伏せようとした"),
    "roster": ("roster (who entered the field)", "列传（出阵的武将）", "列伝（出陣した武将）"),
    "roster.line": ("{side}: {generals}", "{side}：{generals}", "{side}：{generals}"),
    "roster.fallen": ("{general} †", "{general}†", "{general}†"),
}

PROMPT: Final[Table] = {
    "noun.card": ("a card of the hand", "手牌的位置", "手札の位置"),
    "noun.place": ("a place of the field", "场上的位置", "場の位置"),
    "noun.attacker": ("an attacking unit", "攻击方武将的编号", "攻撃する武将の番号"),
    "noun.attacked": ("a unit to attack", "被攻击武将的编号", "攻撃される武将の番号"),
    "noun.unit": ("a unit", "武将的编号", "武将の番号"),
    "noun.choice": ("a choice", "选项的位置", "選択肢の位置"),
    "group.deploy": ("deploy", "登场", "登場"),
    "group.tactic": ("tactic {card}", "计略 {card}", "計略 {card}"),
    "group.secret": ("set", "设秘密", "伏せる"),
    "group.attack": ("{unit} attacks", "{unit} 攻击", "{unit} の攻撃"),
    "group.rest": ("else", "其他", "ほか"),
    "offer.card": ("{card} (cost {cost})", "{card}（费用{cost}）", "{card}（コスト{cost}）"),
    "offer.places": ("{offer} …", "{offer}…", "{offer}…"),
    "place.question": (
        "Where does {card} enter? It stays at its place, and some effects reach neighbours only. (KS-3.1)",
        "{card}在哪里登场？位置此后不变，有些效果只及于相邻的武将。（KS-3.1）",
        "{card}をどこに登場させますか。位置はそのまま残り、隣の武将にだけ及ぶ効果もあります。（KS-3.1）",
    ),
    "place.left": ("left of all, beside {right}", "最左边，{right}旁", "いちばん左（{right}の隣）"),
    "place.between": ("between {left} and {right}", "{left}与{right}之间", "{left}と{right}の間"),
    "place.right": ("right of all, beside {left}", "最右边，{left}旁", "いちばん右（{left}の隣）"),
    "offer.on": ("{offer} on {target}", "{offer}→{target}", "{offer}→{target}"),
    "offer.use": ("use (cost {cost})", "使用（费用{cost}）", "使う（コスト{cost}）"),
    "offer.target": ("{unit} {attack}/{health}", "{unit} {attack}/{health}", "{unit} {attack}/{health}"),
    "offer.end": ("end the turn", "结束回合", "終了"),
    "offer.retreat": ("retreat", "撤退", "撤退"),
    "means.deploy": ("deploy {card} at place {place}", "{card}登场于位置{place}", "{card}を位置{place}に登場させる"),
    "means.tactic": ("play {card}", "使用计略{card}", "計略「{card}」を使う"),
    "means.secret": ("set {card}", "设下秘密{card}", "秘密「{card}」を伏せる"),
    "means.attack": ("{unit} attacks {target}", "{unit}攻击{target}", "{unit}が{target}を攻撃する"),
    "means.on": ("{meaning}, on {target}", "{meaning}，目标{target}", "{meaning}（対象は{target}）"),
    "warning": (
        "The strategist warns: a retreat is a defeat. Risk of capture: {risks}.",
        "军师进言：撤退即为败北。被俘的危险：{risks}。",
        "軍師が申し上げます。退けば敗北です。捕らえられる危険：{risks}。",
    ),
    "warning.none": (
        "The strategist warns: a retreat is a defeat. Nobody would be captured.",
        "军师进言：撤退即为败北。无人会被俘。",
        "軍師が申し上げます。退けば敗北です。捕らえられる者はいません。",
    ),
    "risk": ("{general} {percent} %", "{general} {percent}%", "{general} {percent}%"),
    "hint.turn_due": (
        "A number of the menu, from 1, and after it that of a place: `3 1`. Or notation: "
        "`deploy CARD at PLACE on UNIT`, `tactic CARD on UNIT`, `secret CARD`, `attack UNIT UNIT`, `end`, `retreat`. "
        "In notation cards and places count from 0, from the left; units have the numbers of the table.",
        "输入菜单编号（从1数起），其后可接位置的编号，如 3 1。或用记法：deploy 牌 at 位置 on 武将（登场）、"
        "tactic 牌 on 武将（计略）、secret 牌（设秘密）、attack 武将 武将（攻击）、end（结束）、retreat（撤退）。"
        "记法中牌与位置从左边的0数起，武将用场上的编号。",
        "1から数えた一覧の番号で答えます。続けて位置の番号も書けます（例：3 1）。記法なら："
        "deploy 手札 at 位置 on 武将（登場）、tactic 手札 on 武将（計略）、secret 手札（秘密）、"
        "attack 武将 武将（攻撃）、end（終了）、retreat（撤退）。"
        "記法では手札と位置を左の0から数え、武将は場の番号です。",
    ),
    "hint.answer_due": (
        "A number of the menu, from 1. In notation choices count from 0: `answer 0` is number 1.",
        "输入菜单编号（从1数起）。记法中选项从0数起：answer 0 即编号1。",
        "1から数えた番号で答えます。記法では選択肢を0から数え、answer 0 が番号1に当たります。",
    ),
}

END: Final[Table] = {
    "settlement": ("settlement", "决算", "決算"),
    "won": ("{side}: victory ({reason})", "{side}获胜（{reason}）", "{side}の勝ち（{reason}）"),
    "score.standing": ("standing", "在场", "場"),
    "score.fallen": ("fallen", "阵亡", "倒れた"),
    "answers": (
        "{side}: {right} of {count} questions right",
        "{side}：共{count}题，答对{right}题",
        "{side}：設問{count}問中{right}問正解",
    ),
    "answers.hidden": ("{side}: {count} questions", "{side}：共{count}题", "{side}：設問{count}問"),
}


def words(language: Language) -> Words:
    """What is said of kassen at the terminal."""
    return Words(language, FRAME, TABLE, PROMPT, END, game="kassen")
