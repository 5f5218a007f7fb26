"""The phrases of what goes wrong around a match, as (English, Chinese, Japanese).

A fault without a phrase, such as one of a pack, is told in English: those who write packs read it there.
"""

from typing import Final

from warlords_core.cli.words import Table

FAULTS: Final[Table] = {
    # What kind
    "fault_kind.refused": ("refused", "不接受", "受け付けられません"),
    "fault_kind.malformed": ("malformed", "格式有误", "形式の誤り"),
    "fault_kind.unknown": ("unknown", "未知", "不明"),
    "fault_kind.limit": ("limit", "超出限度", "限度を超えました"),
    "fault_kind.error": ("error", "错误", "エラー"),
    # Where
    "fault_line.rule": ("    rule    {rule}  {title}", "    规则    {rule}  {title}", "    規則    {rule}  {title}"),
    "fault_line.at": ("    at      {pointer}", "    位置    {pointer}", "    位置    {pointer}"),
    "fault_line.in": ("    in      {file}", "    文件    {file}", "    ファイル {file}"),
    "fault_line.move": (
        "    action  {move} (counted from 0); nothing was carried out",
        "    行动    第{move}号（从0数起）；一个行动也没有执行",
        "    行動    {move}番（0から数えて）。どの行動も実行していません",
    ),
    # What
    "fault.unreadable": ("cannot read {path}: {reason}", "无法读取{path}：{reason}", "{path}を読めません：{reason}"),
    "fault.unwritable": (
        "cannot write {path}: {reason}",
        "无法写入{path}：{reason}",
        "{path}に書き込めません：{reason}",
    ),
    "fault.too_large": (
        "{path}: more than {most} bytes",
        "{path}超过{most}字节",
        "{path}は{most}バイトを超えています",
    ),
    "fault.unknown_seat": (
        "there is no seat {seat}: this match has seats 0 to {last}",
        "没有座位{seat}：本局的座位是0到{last}",
        "席{seat}はありません：この対局の席は0から{last}までです",
    ),
    "fault.unknown_game": (
        "no game is called {name}; there are {known}",
        "没有名为“{name}”的游戏；可选：{known}",
        "「{name}」というゲームはありません。あるのは：{known}",
    ),
    "fault.unknown_clause": (
        "there is no game and no rule clause {which}",
        "没有名为“{which}”的游戏或规则条款",
        "「{which}」というゲームも規則の条項もありません",
    ),
    "fault.unknown_bot": (
        "no bot of {game} is called {name}; there are {known}",
        "{game}没有名为“{name}”的电脑玩家；可选：{known}",
        "{game}に「{name}」というボットはありません。あるのは：{known}",
    ),
    "fault.unknown_option": (
        "there is no option {name}; there are {known}",
        "没有选项{name}；可设的选项：{known}",
        "{name}というオプションはありません。あるのは：{known}",
    ),
    "fault.option_value": (
        "{name} cannot be that; allowed: {allowed}",
        "选项{name}不能取这个值；可取：{allowed}",
        "オプション{name}にその値は使えません。使える値：{allowed}",
    ),
    "fault.option_form": (
        "{name} cannot be that",
        "选项{name}不能取这个值",
        "オプション{name}にその値は使えません",
    ),
    "fault.pack_hidden": (
        "another pack {id} is known, of version {version}: give yours a higher one, or another id",
        "已有另一个内容包{id}，版本{version}：请提高你的版本号，或换一个编号",
        "別のパック{id}（版{version}）があります。もっと新しい版の番号か、別のIDを付けてください",
    ),
    "fault.resume_stdin": (
        "--resume needs a file: stdin is for your answers",
        "--resume 需要文件：标准输入留给你的回答",
        "--resume にはファイルが要ります。標準入力はあなたの答えに使います",
    ),
    "fault.resume_game": (
        "{path} is a record of {found}, not of {wanted}",
        "{path}是{found}的对局记录，不是{wanted}的",
        "{path}は{wanted}ではなく{found}の記録です",
    ),
    "fault.no_record": (
        "{path}: this is {given}; wanted is a record, as `play` and `playout` write with --record",
        "{path}不是对局记录；需要的是 play 或 playout 用 --record 写下的记录",
        "{path}は対局の記録ではありません。play か playout が --record で書く記録が要ります",
    ),
    "fault.no_text": ("{path}: this is no UTF-8 text", "{path}：不是UTF-8文本", "{path}：UTF-8の文字ではありません"),
    "fault.not_installed": (
        "this needs {module}, which is not installed: pip install 'warlords-core[{extra}]'",
        "这需要 {module}，但它没有安装：pip install 'warlords-core[{extra}]'",
        "これには {module} が要りますが、入っていません：pip install 'warlords-core[{extra}]'",
    ),
    "fault.no_keys": (
        "give the server's public keys, as GET /v1/keys answers them: --keys FILE, or --key ID=BASE64URL",
        "请给出服务器的公钥（即 GET /v1/keys 的回答）：--keys 文件，或 --key 编号=BASE64URL",
        "サーバーの公開鍵（GET /v1/keys の答え）を渡してください：--keys ファイル、または --key ID=BASE64URL",
    ),
    "fault.two_keys": (
        "two different keys are given for the id {id}",
        "编号{id}给了两个不同的公钥",
        "ID {id}に別々の鍵が2つ渡されています",
    ),
    # Options that no match can start with, by code
    "fault.no_such_seat": ("there is no such seat", "没有这个座位", "その席はありません"),
    "fault.unknown_card": ("the pack has no such card", "内容包中没有这张牌", "パックにそのカードはありません"),
    "fault.twice_in_army": (
        "this card stands in the army already",
        "军中已有这张牌",
        "そのカードはもう軍に入っています",
    ),
    "fault.not_allowed": (
        "nobody in this army may hold this card",
        "军中无人可以持有这张牌",
        "この軍にそのカードを持てる武将がいません",
    ),
    "fault.unknown_set": (
        "no set beside the core set is called that",
        "除核心牌组外没有叫这个名字的牌组",
        "基本セットのほかに、その名のセットはありません",
    ),
    "fault.too_few_clans": (
        "there are not so many clans to draw from",
        "可抽取的氏族不够",
        "引ける氏族が足りません",
    ),
    "fault.without_dynasty": (
        "six seats play only with clans of the Dynasty box",
        "六个座位须有王朝盒的氏族参加",
        "六席で遊ぶには王朝ボックスの氏族が要ります",
    ),
    "fault.wrong_count": (
        "there must be as many as there are seats",
        "数目须与座位数相同",
        "席と同じ数でなければなりません",
    ),
    "fault.unknown_clan": ("the pack has no such clan", "内容包中没有这个氏族", "パックにその氏族はありません"),
    "fault.repeated_clan": ("this clan stands there already", "这个氏族已经列出", "その氏族はすでにあります"),
    "fault.pack_mismatch": (
        "the record and its options name different packs",
        "记录与其选项所指的内容包不同",
        "記録とそのオプションが別のパックを指しています",
    ),
    "fault.unknown_pack": (
        "this pack, or this very version of it, is not at hand; see --pack-file",
        "没有这个内容包，或没有它的这一版本；可用 --pack-file 指定",
        "そのパック、またはその版がありません。--pack-file で渡せます",
    ),
    # Values
    "value.range": ("{least} to {most}", "{least}到{most}", "{least}から{most}"),
    "value.or": (" or ", "或", "か"),
    "value.list": ("a list of {items}", "由以下各值组成的列表：{items}", "次の値のリスト：{items}"),
    # Why a file cannot be opened, by the system's name for it
    "os.ENOENT": ("No such file or directory", "文件或文件夹不存在", "ファイルまたはフォルダーがありません"),
    "os.EISDIR": ("Is a directory", "这是文件夹", "フォルダーです"),
    "os.ENOTDIR": ("Not a directory", "路径中有一处不是文件夹", "パスの途中がフォルダーではありません"),
    "os.EACCES": ("Permission denied", "没有权限", "権限がありません"),
    "os.EROFS": ("Read-only file system", "文件系统只读", "読み取り専用のファイルシステムです"),
    "os.ENOSPC": ("No space left on device", "空间已满", "空き容量がありません"),
}
