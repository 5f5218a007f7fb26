"""The phrases of rising_sun's prompt: questions, offers and hints, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import Table

PROMPT: Final[Table] = {
    # What is asked
    "due.tea_due": (
        "Tea ceremony: seek an alliance, or be ready? (RS-3.2)",
        "茶道：寻求结盟，还是就绪？（RS-3.2）",
        "茶会：同盟を求めますか、準備完了ですか。（RS-3.2）",
    ),
    "due.mandate_due": (
        "Which of the top {tiles} mandates is played? (RS-4.2)",
        "从牌库顶的{tiles}张指令牌中选哪一张？（RS-4.2）",
        "山の上の{tiles}枚から、どの指令を出しますか。（RS-4.2）",
    ),
    "due.recruit_due": (
        "Recruit: up to {left} more. Own strongholds: {spots}; {bonus} more at any of them. (RS-4.4)",
        "招募：还可召唤{left}个单位。己方要塞处：{spots}；任意要塞处另有{bonus}个。（RS-4.4）",
        "徴募：あと{left}体まで。自分の砦：{spots}。さらにどの砦でも{bonus}体。（RS-4.4）",
    ),
    "due.recruit_due.spot": ("{place} {left}", "{place}{left}", "{place}{left}"),
    "due.marshal_due": (
        "Marshal: who moves? Moved already: {moved}. (RS-4.5)",
        "调兵：移动哪个单位？已移动：{moved}。（RS-4.5）",
        "進軍：どのユニットを動かしますか。移動済み：{moved}。（RS-4.5）",
    ),
    "due.buy_due.train": (
        "Train: a season card? Coins at hand {coins}, discount {discount}. (RS-4.6)",
        "训练：购买季节卡吗？持有金币{coins}，费用-{discount}。（RS-4.6）",
        "訓練：季節カードを買いますか。手元の金貨{coins}、割引{discount}。（RS-4.6）",
    ),
    "due.buy_due.ryujin": (
        "Favor of Ryujin: a season card at its price? Coins at hand {coins}. (RS-5.2)",
        "龙神的恩赐：按原价购买季节卡吗？持有金币{coins}。（RS-5.2）",
        "龍神の恵み：季節カードを定価で買いますか。手元の金貨{coins}。（RS-5.2）",
    ),
    "due.housing_due": (
        "Where is {kind} summoned? (RS-4.6)",
        "把{kind}召唤到哪里？（RS-4.6）",
        "{kind}をどこに召喚しますか。（RS-4.6）",
    ),
    "due.swap_due": (
        "Betray: which figure changes sides? Left under the mandate {left}, from cards {extra}; "
        "swapped already: {swapped}. (RS-4.8)",
        "背叛：替换哪个单位？指令尚余{left}次，卡牌尚余{extra}次；已替换：{swapped}。（RS-4.8）",
        "裏切り：どのユニットを入れ替えますか。指令であと{left}回、カードであと{extra}回。"
        "入れ替え済み：{swapped}。（RS-4.8）",
    ),
    "due.wind_due": (
        "Favor of Fujin: who moves? Moves left: {left}. (RS-5.2)",
        "风神的恩赐：移动哪个单位？还可移动{left}次。（RS-5.2）",
        "風神の恵み：どのユニットを動かしますか。あと{left}回。（RS-5.2）",
    ),
    "due.thunder_due": (
        "Favor of Raijin: a bushi to which province? (RS-5.2)",
        "雷神的恩赐：把武士召唤到哪个省份？（RS-5.2）",
        "雷神の恵み：武士をどの州に召喚しますか。（RS-5.2）",
    ),
    "due.bid_due": (
        "Battle of {province}: the bid, of coins {coins} at most? (RS-6.3)",
        "{province}之战：如何投标？至多{coins}枚金币。（RS-6.3）",
        "{province}の戦い：入札は？金貨{coins}枚まで。（RS-6.3）",
    ),
    "due.advantage_due": (
        "Battle of {province}: use {advantage}? ({rule})",
        "{province}之战：是否执行{advantage}？（{rule}）",
        "{province}の戦い：「{advantage}」を使いますか。（{rule}）",
    ),
    "due.hostage_due": (
        "Battle of {province}: whom to take hostage? {left} left. (RS-6.6)",
        "{province}之战：掳走谁？还可掳走{left}个。（RS-6.6）",
        "{province}の戦い：誰を人質に取りますか。あと{left}体。（RS-6.6）",
    ),
    "due.share_due": (
        "Reparations: who gets an odd coin, of {losers}? Odd coins: {odd}. (RS-6.10)",
        "战争赔款：多出的{odd}枚金币分给谁（{losers}）？（RS-6.10）",
        "賠償：余った金貨{odd}枚を誰に渡しますか（{losers}）。（RS-6.10）",
    ),
    "due.order_due": (
        "Effects at one moment, of {seats}: first or last? (RS-6.1)",
        "效果同时发生（{seats}）：最先还是最后？（RS-6.1）",
        "効果が同時に来ました（{seats}）。最初にしますか、最後にしますか。（RS-6.1）",
    ),
    "due.pick_due": (
        "Which own effect comes next? (RS-6.1)",
        "己方的哪个效果先发生？（RS-6.1）",
        "自分の効果のどれを先に行いますか。（RS-6.1）",
    ),
    "due.effect_due": (
        "{source} ({moment}): use it? ({rule})\n{text}",
        "{source}（{moment}）：是否使用？（{rule}）\n{text}",
        "{source}（{moment}）：使いますか。（{rule}）\n{text}",
    ),
    "due.effect_due.asked": (
        "{source} of {seat}: pay for the sea route? ({rule})\n{text}",
        "{seat}的{source}：为使用航线付费吗？（{rule}）\n{text}",
        "{seat}の{source}：海路の代金を払いますか。（{rule}）\n{text}",
    ),
    "routes.closed": (
        "{asked} Sea routes are closed: their charge was not paid.",
        "{asked}未付航线费用，此次不能使用航线。",
        "{asked}代金を払わなかったので、海路は使えません。",
    ),
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
