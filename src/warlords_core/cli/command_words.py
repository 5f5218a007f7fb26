"""The phrases of what commands print around games, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import FRAME, Table, Words
from warlords_core.rules import Language

COMMANDS: Final[Table] = {
    # games
    "games.clauses": ("{count} rule clauses", "规则条目{count}条", "規則の条項{count}件"),
    "games.pack": (
        "pack {id} version {version}  {digest}",
        "内容包 {id} 版本{version}  {digest}",
        "パック {id} 版{version}  {digest}",
    ),
    "games.bots": ("bots {names}", "电脑玩家 {names}", "ボット {names}"),
    "games.option": ("option {name}={value}", "选项 {name}={value}", "オプション {name}={value}"),
    # playout
    "playout.one": (
        "seed {seed}: {moves} moves, digest {digest}",
        "种子{seed}：共{moves}步，摘要 {digest}",
        "シード{seed}：全{moves}手、ダイジェスト {digest}",
    ),
    "playout.seat": ("seat", "座位", "席"),
    "playout.bot": ("bot", "电脑玩家", "ボット"),
    "playout.won": ("won", "胜", "勝ち"),
    "playout.mean": ("mean place", "平均名次", "平均順位"),
    "playout.all": (
        "{matches} matches, {moves} moves, {seconds} s",
        "{matches}局，共{moves}步，{seconds}秒",
        "{matches}局、計{moves}手、{seconds}秒",
    ),
    # perft
    "perft.leaves": (
        "{leaves}  lines of {depth} actions",
        "{leaves}  种走法（各{depth}个行动）",
        "{leaves}  通りの進行（行動{depth}個）",
    ),
    # rules
    "rules.option": ("option: {name}", "选项：{name}", "オプション：{name}"),
    "rules.gap": (
        "The rule text is silent here; this is the project's decision.",
        "规则原文对此没有说明；这是本项目的决定。",
        "規則の原文に定めがなく、このプロジェクトが決めたものです。",
    ),
    # check
    "check.fails": ("FAILS", "不符", "不一致"),
    "check.file": ("in {file}", "文件 {file}", "ファイル {file}"),
    "check.legend": (
        "(- what the case expects, + what came)",
        "（- 案例所期待的，+ 实际的结果）",
        "（- ケースの期待、+ 実際の結果）",
    ),
    "check.count": (
        "{count} cases: {hold} hold, {fail} fail",
        "案例{count}个：相符{hold}个，不符{fail}个",
        "ケース{count}件：一致{hold}件、不一致{fail}件",
    ),
    # verify
    "verify.fine": (
        "fine: match {match}, {count} receipts, a straight line from the set-up to step {last}",
        "没有问题：对局 {match}，收据{count}张，从开局到第{last}步是一条直线",
        "問題なし：対局 {match}、受領書{count}通、開始から{last}手目まで一本道",
    ),
    "verify.faults": (
        "match {match}, {count} receipts: {faults} faults",
        "对局 {match}，收据{count}张：问题{faults}处",
        "対局 {match}、受領書{count}通：問題{faults}件",
    ),
    "verify.step": ("step {sequence}", "第{sequence}步", "{sequence}手目"),
    "verify.unknown_key": (
        "no public key of this receipt's id is given",
        "没有给出这张收据的公钥",
        "この受領書の公開鍵が渡されていません",
    ),
    "verify.bad_signature": (
        "the server did not sign this",
        "这不是服务器的签名",
        "サーバーの署名ではありません",
    ),
    "verify.bad_head": (
        "the head does not follow from the rest",
        "头值与其余内容不符",
        "ヘッドが残りの内容から導けません",
    ),
    "verify.other_match": (
        "this receipt is of another match",
        "这张收据属于另一局",
        "この受領書は別の対局のものです",
    ),
    "verify.gap": (
        "the receipt before this one is missing",
        "缺少这一步之前的收据",
        "直前の受領書がありません",
    ),
    "verify.fork": (
        "steps that differ follow one and the same head",
        "同一个头值之后出现了不同的步骤",
        "同じヘッドから別々の手が続いています",
    ),
    "verify.acted": ("acted on it: {who}", "行动者：{who}", "行動したのは：{who}"),
    "verify.host": ("whoever set the match up", "开局的人", "対局を用意した人"),
    # pack
    "pack.new": (
        "{path}: pack {id} of {game}; `warlords pack check {path}` checks it",
        "{path}：{game}的内容包 {id}；可用 warlords pack check {path} 检查",
        "{path}：{game}のパック {id}。warlords pack check {path} で検査できます",
    ),
    "pack.fine": (
        "fine: pack {id} version {version}, digest {digest}",
        "没有问题：内容包 {id} 版本{version}，摘要 {digest}",
        "問題なし：パック {id} 版{version}、ダイジェスト {digest}",
    ),
    "pack.line": (
        "{id} version {version}  {digest}",
        "{id} 版本{version}  {digest}",
        "{id} 版{version}  {digest}",
    ),
}


def command_words(language: Language) -> Words:
    """What commands print, and what is said around every game."""
    return Words(language, FRAME, COMMANDS)
