"""The phrases of rising_sun's prompt: questions, offers and hints, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import Table

PROMPT: Final[Table] = {
    # What is asked
    # What is offered
    "offer.more": ("{offer} …", "{offer}…", "{offer}…"),
    "offer.both": ("{group}: {offer}", "{group}：{offer}", "{group}：{offer}"),
    "offer.propose": ("propose an alliance to {seat}", "向{seat}提议结盟", "{seat}に同盟を申し込む"),
    "offer.accept": ("accept the alliance with {seat}", "接受与{seat}结盟", "{seat}との同盟を受ける"),
    "offer.decline": ("decline the alliance with {seat}", "拒绝与{seat}结盟", "{seat}との同盟を断る"),
    "offer.withdraw": ("take back the proposal to {seat}", "撤回对{seat}的提议", "{seat}への申し込みを取り下げる"),
    "offer.ready": ("ready: seek no alliance", "就绪：不再寻求结盟", "準備完了（同盟は求めない）"),
    "offer.tile": ("tile {number}", "第{number}张牌", "{number}枚目"),
    "offer.announce.group": ("lay {tile} face down", "将{tile}面朝下放置", "{tile}を裏向きに置く"),
    "offer.announce": ("announce {mandate}", "宣告{mandate}", "{mandate}を宣言"),
    "offer.summon.group": (
        "summon {kind} ({count} in the reserve)",
        "召唤{kind}（储备中{count}）",
        "{kind}を召喚（控え{count}）",
    ),
    "offer.move.group": (
        "{pieces} can move, of these 1",
        "{pieces}可移动，移动其中1",
        "動かせる{pieces}のうち1つ",
    ),
    "offer.move.land": ("to {place}", "到{place}", "{place}へ"),
    "offer.move.sea": ("to {place} by sea", "经航线到{place}", "海路で{place}へ"),
    "offer.build.group": (
        "build a stronghold, price {price}",
        "花费{price}枚金币建造要塞",
        "金貨{price}枚で砦を建てる",
    ),
    "offer.buy": (
        "{card} [{type}, price {price}] {text}",
        "{card}【{type}，费用{price}】{text}",
        "{card}【{type}・金貨{price}枚】{text}",
    ),
    "offer.swap.group": ("a figure of {seat}", "{seat}的单位", "{seat}のユニット"),
    "offer.swap": ("{figure}, for {own} of the own reserve", "{figure}，换上储备的{own}", "{figure}を控えの{own}と"),
    "offer.bid": ("{bid} · kept {kept}", "{bid} · 保留 {kept}", "{bid} · 手元 {kept}"),
    "offer.advantage": ("use it", "执行", "使う"),
    "offer.advantage.seppuku": (
        "kill all own figures there: {figures}",
        "击杀己方在该省的全部单位：{figures}",
        "その州の自分のユニット全員を倒す：{figures}",
    ),
    "offer.advantage.ronin": ("hire the ronin", "雇佣浪人", "浪人を雇う"),
    "offer.advantage.poets": ("call the poets", "请诗人", "歌人を呼ぶ"),
    "offer.hostage": ("take {kind} of {seat}", "掳走{seat}的{kind}", "{seat}の{kind}を捕らえる"),
    "offer.share": ("one coin each for {seats}", "{seats}各得1枚", "{seats}に1枚ずつ"),
    "offer.turn.first": ("first", "最先", "最初"),
    "offer.turn.last": ("last", "最后", "最後"),
    "offer.pick": ("{source}: {moment}", "{source}：{moment}", "{source}：{moment}"),
    "offer.pick.at": ("{offer}, in {place}", "{offer}，{place}", "{offer}（{place}）"),
    "offer.pick.unknown": ("effect {number}", "第{number}个效果", "{number}番目の効果"),
    "offer.use": ("use it", "使用", "使う"),
    "offer.use.pay": ("pay", "付费", "払う"),
    "offer.use.seat": ("for {seat}", "用于{seat}", "{seat}に"),
    "offer.give": ("give {goods} to {seat}", "赠送{seat}{goods}", "{seat}に{goods}を贈る"),
    "done.recruit_due": ("no more", "不再召唤", "もう召喚しない"),
    "done.marshal_due": ("no more", "不再移动", "もう動かさない"),
    "done.buy_due": ("buy nothing", "不购买", "買わない"),
    "done.swap_due": ("no more", "不再替换", "もう入れ替えない"),
    "done.wind_due": ("no more", "不再移动", "もう動かさない"),
    "done.thunder_due": ("summon nobody", "不召唤", "召喚しない"),
    "done.advantage_due": ("decline", "放弃执行", "使わない"),
    "done.hostage_due": ("no more", "不再掳走", "もう取らない"),
    "done.effect_due": ("do not use it", "不使用", "使わない"),
    "done.effect_due.asked": ("do not pay, and stay ashore", "不付费，不走航线", "払わず、海路を使わない"),
    "done": ("no more", "到此为止", "ここまで"),
    # How to answer
    "hint.tea_due": (
        "A number of the menu, from 1. "
        "Or `propose SEAT`, `accept SEAT`, `decline SEAT`, `withdraw SEAT`, `ready`. {gift}",
        "输入菜单编号（从1数起）。或用记法：propose 座位（提议）、accept 座位（接受）、decline 座位（拒绝）、"
        "withdraw 座位（撤回）、ready（就绪）。{gift}",
        "1から数えた一覧の番号で答えます。記法なら propose 席（申し込む）、accept 席（受ける）、decline 席（断る）、"
        "withdraw 席（取り下げる）、ready（準備完了）。{gift}",
    ),
    "hint.mandate_due": (
        "A number of the menu, from 1. In notation tiles count from 0: `tile 0`; face down `tile 0 as harvest`. {gift}",
        "输入菜单编号（从1数起）。记法中指令牌从0数起：tile 0；面朝下则 tile 0 as harvest。{gift}",
        "1から数えた一覧の番号で答えます。記法では指令を0から数えます：tile 0、裏向きなら tile 0 as harvest。{gift}",
    ),
    "hint.recruit_due": (
        "A number of the menu, and after it that of a place: `1 2`. Or `summon KIND at PLACE`, `done`. {gift}",
        "输入菜单编号，其后可接地点的编号，如 1 2。或用记法：summon 种类 at 地点、done。{gift}",
        "一覧の番号で答え、続けて場所の番号も書けます（例：1 2）。記法なら summon 種類 at 場所、done。{gift}",
    ),
    "hint.marshal_due": (
        "A number of the menu, and after it that of a province: `1 2`. "
        "Or `move KIND from PLACE to PLACE`, `build PLACE`, `done`. {gift}",
        "输入菜单编号，其后可接省份的编号，如 1 2。或用记法：move 种类 from 省份 to 省份、build 省份、done。{gift}",
        "一覧の番号で答え、続けて州の番号も書けます（例：1 2）。"
        "記法なら move 種類 from 州 to 州、build 州、done。{gift}",
    ),
    "hint.buy_due": (
        "A number of the menu, from 1. Or `buy CARD`, `done`. {gift}",
        "输入菜单编号（从1数起）。或用记法：buy 卡牌、done。{gift}",
        "1から数えた一覧の番号で答えます。記法なら buy カード、done。{gift}",
    ),
    "hint.housing_due": (
        "A number of the menu, from 1. Or `summon KIND at PLACE`. {gift}",
        "输入菜单编号（从1数起）。或用记法：summon 种类 at 地点。{gift}",
        "1から数えた一覧の番号で答えます。記法なら summon 種類 at 場所。{gift}",
    ),
    "hint.swap_due": (
        "A number of the menu, and after it that of a figure: `1 2`. "
        "Or `swap SEAT KIND at PLACE for KIND`, `done`. {gift}",
        "输入菜单编号，其后可接单位的编号，如 1 2。或用记法：swap 座位 种类 at 地点 for 种类、done。{gift}",
        "一覧の番号で答え、続けてユニットの番号も書けます（例：1 2）。"
        "記法なら swap 席 種類 at 場所 for 種類、done。{gift}",
    ),
    "hint.wind_due": (
        "A number of the menu, and after it that of a province: `1 2`. "
        "Or `move KIND from PLACE to PLACE`, `done`. {gift}",
        "输入菜单编号，其后可接省份的编号，如 1 2。或用记法：move 种类 from 省份 to 省份、done。{gift}",
        "一覧の番号で答え、続けて州の番号も書けます（例：1 2）。記法なら move 種類 from 州 to 州、done。{gift}",
    ),
    "hint.thunder_due": (
        "A number of the menu, from 1. Or `summon bushi at PLACE`, `done`. {gift}",
        "输入菜单编号（从1数起）。或用记法：summon bushi at 省份、done。{gift}",
        "1から数えた一覧の番号で答えます。記法なら summon bushi at 州、done。{gift}",
    ),
    "hint.bid_due": (
        "Coins on seppuku, take hostage, hire ronin and imperial poets, such as `1 0 2 0`; what is not bid is kept.",
        "依次写出投在切腹、挟持人质、雇佣浪人、帝国诗人上的金币，如 1 0 2 0；未投入的保留。",
        "切腹、人質、浪人を雇う、宮廷歌人の順に金貨を書きます（例：1 0 2 0）。入札しない分は手元に残ります。",
    ),
    "hint.advantage_due": (
        "A number of the menu, from 1. Or `advantage`, `done`.",
        "输入菜单编号（从1数起）。或用记法：advantage、done。",
        "1から数えた一覧の番号で答えます。記法なら advantage、done。",
    ),
    "hint.hostage_due": (
        "A number of the menu, from 1. Or `hostage SEAT KIND`, `done`.",
        "输入菜单编号（从1数起）。或用记法：hostage 座位 种类、done。",
        "1から数えた一覧の番号で答えます。記法なら hostage 席 種類、done。",
    ),
    "hint.share_due": (
        "A number of the menu, from 1. Or `share SEAT SEAT`, seats ascending.",
        "输入菜单编号（从1数起）。或用记法：share 座位 座位（座位从小到大）。",
        "1から数えた一覧の番号で答えます。記法なら share 席 席（小さい席から）。",
    ),
    "hint.order_due": (
        "A number of the menu, from 1. Or `turn first`, `turn last`.",
        "输入菜单编号（从1数起）。或用记法：turn first（最先）、turn last（最后）。",
        "1から数えた一覧の番号で答えます。記法なら turn first（最初）、turn last（最後）。",
    ),
    "hint.pick_due": (
        "A number of the menu, from 1. In notation effects count from 0: `pick 0` is number 1.",
        "输入菜单编号（从1数起）。记法中效果从0数起：pick 0 即编号1。",
        "1から数えた一覧の番号で答えます。記法では効果を0から数え、pick 0 が番号1に当たります。",
    ),
    "hint.effect_due": (
        "A number of the menu, from 1. Or `use on SEAT at PLACE with KIND`, with the parts that there are, and `done`.",
        "输入菜单编号（从1数起）。或用记法：use on 座位 at 地点 with 种类（只写需要的部分）、done。",
        "1から数えた一覧の番号で答えます。記法なら use on 席 at 場所 with 種類（要る部分だけ）、done。",
    ),
    "gift": (
        "A gift can come first: `give SEAT coins 2 ronin 0`.",
        "也可先赠送：give 座位 coins 2 ronin 0。",
        "先に贈り物もできます：give 席 coins 2 ronin 0。",
    ),
    # Why a line is no action
    "noun.to": ("the to", "对方的座位或目的地", "相手の席か行き先"),
    "noun.proposer": ("the proposer", "提议者的座位", "申し込んだ席"),
    "noun.tile": ("the tile", "指令牌的位置（0至3）", "指令の位置（0～3）"),
    "noun.mandate": (
        "the mandate",
        "指令的种类（recruit、marshal、train、harvest、betray）",
        "指令の種類（recruit、marshal、train、harvest、betray）",
    ),
    "noun.kind": ("the kind", "单位的种类", "駒の種類"),
    "noun.place": ("the place", "地点", "場所"),
    "noun.card": ("the card", "季节卡", "季節カード"),
    "noun.seat": ("the seat", "座位", "席"),
    "noun.own": ("the own", "换上单位的种类", "入れる駒の種類"),
    "noun.coins": ("the coins", "金币数（投标须写四个）", "金貨の数（入札は4つ）"),
    "noun.ronin": ("the ronin", "浪人数", "浪人の数"),
    "noun.losers": ("the losers", "战败者的座位", "敗者の席"),
    "noun.when": ("the when", "先后（first 或 last）", "順番（first か last）"),
    "noun.heard": ("the heard", "效果的位置", "効果の位置"),
    "unread.wrong_value": (
        "{noun} cannot be {given}",
        "{noun}不能写成“{given}”",
        "{noun}を「{given}」とは書けません",
    ),
    "unread.quotes": (
        "expected a word in quotes, not {given}",
        "“{given}”不是引号中的词",
        "「{given}」は引用符で囲んだ語ではありません",
    ),
    "unread.one_spelling": (
        "expected the one spelling {wanted}",
        "只有一种写法：{wanted}",
        "書き方は1つだけです：{wanted}",
    ),
}
