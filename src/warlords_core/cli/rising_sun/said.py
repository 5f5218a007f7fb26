"""The phrases of what happens in rising_sun, by event, as (English, Chinese, Japanese)."""

from typing import Final

from warlords_core.cli.words import Table

EVENTS: Final[Table] = {
    # Set-up and seasons
    "clans_seated": (
        "the clans, by seat and honor: {clans}",
        "各氏族按座次与荣誉：{clans}",
        "席と名誉の順の氏族：{clans}",
    ),
    "kami_placed": ("kami at the shrines: {kami}", "各神社的神明：{kami}", "社の神：{kami}"),
    "season_began.wars": (
        "provinces at war, in this order: {wars}",
        "战争省份依次为：{wars}",
        "戦争の州はこの順：{wars}",
    ),
    "cards_shown": ("season cards on display: {count}", "展示季节卡{count}张", "季節カード{count}枚が並んだ"),
    "cards_shown.card": (
        "{card} [{type}, price {price}] {text}",
        "{card}【{type}，费用{price}】{text}",
        "{card}【{type}・金貨{price}枚】{text}",
    ),
    "cards_shown.discarded": ("discarded: {cards}", "弃置：{cards}", "捨てられた：{cards}"),
    "gained": ("{seat} gains {goods}", "{seat}获得{goods}", "{seat}は{goods}を得た"),
    "gained.from": (
        "{seat} gets {goods} from {source}",
        "{seat}从{source}得到{goods}",
        "{seat}は{source}から{goods}を得た",
    ),
    "lost": ("{seat} loses or pays {goods}", "{seat}失去或支付{goods}", "{seat}は{goods}を失うか支払った"),
    "hostage_returned": (
        "{captor} sends {pieces} home to {seat}",
        "{captor}把{pieces}归还{seat}",
        "{captor}は{pieces}を{seat}へ返した",
    ),
    # Tea ceremony
    "alliances_ended": ("alliances over: {pairs}", "联盟解除：{pairs}", "終わった同盟：{pairs}"),
    "alliance_proposed": (
        "{seat} proposes an alliance to {to}",
        "{seat}向{to}提议结盟",
        "{seat}が{to}に同盟を申し込んだ",
    ),
    "proposal_closed.declined": (
        "{to} declines the alliance that {seat} proposed",
        "{to}拒绝了{seat}的结盟提议",
        "{to}は{seat}の申し込みを断った",
    ),
    "proposal_closed.withdrawn": (
        "{seat} takes back the proposal to {to}",
        "{seat}撤回对{to}的提议",
        "{seat}は{to}への申し込みを取り下げた",
    ),
    "proposal_closed.void": (
        "the proposal of {seat} to {to} is void",
        "{seat}对{to}的提议作废",
        "{seat}から{to}への申し込みは無効になった",
    ),
    "alliance_formed": ("ALLIANCE: {pair}", "结盟：{pair}", "同盟成立：{pair}"),
    "seat_ready": (
        "{seat} is ready and seeks no alliance",
        "{seat}就绪，不寻求结盟",
        "{seat}は準備完了、同盟を求めない",
    ),
    "tea_over": (
        "the tea ceremony is over; alliances: {pairs}",
        "茶道结束；联盟：{pairs}",
        "茶会は終わった。同盟：{pairs}",
    ),
    "gift_given": ("{seat} gives {goods} to {to}", "{seat}赠送{to}{goods}", "{seat}が{to}に{goods}を贈った"),
    # Political phase
    "tiles_seen": (
        "{seat} looks at the top mandates: {tiles}",
        "{seat}查看牌库顶的指令牌：{tiles}",
        "{seat}が山の上の指令を見た：{tiles}",
    ),
    "tile_taken": (
        "{seat} takes out {mandate}, tile {number}",
        "{seat}取走第{number}张{mandate}",
        "{seat}は{number}枚目の{mandate}を取った",
    ),
    "mandate_chosen": ("{seat} chooses: {mandate}", "{seat}选择指令：{mandate}", "{seat}が選んだ指令：{mandate}"),
    "mandate_chosen.hidden": (
        "{seat} lays a tile face down and announces: {mandate}",
        "{seat}面朝下放牌并宣告：{mandate}",
        "{seat}がタイルを裏向きに置いて宣言：{mandate}",
    ),
    "figure_summoned": (
        "{seat} summons {kind}: {place}",
        "{seat}召唤{kind}：{place}",
        "{seat}が{kind}を召喚：{place}",
    ),
    "figure_placed": ("{seat} places {kind}: {place}", "{seat}放置{kind}：{place}", "{seat}が{kind}を配置：{place}"),
    "figure_moved": (
        "{seat} moves {kind}: {place} > {to}",
        "{seat}移动{kind}：{place} > {to}",
        "{seat}の{kind}が移動：{place} > {to}",
    ),
    "figure_moved.sea": (
        "{seat} moves {kind} by sea: {place} > {to}",
        "{seat}经航线移动{kind}：{place} > {to}",
        "{seat}の{kind}が海路で移動：{place} > {to}",
    ),
    "route_sought": (
        "{seat} wants to sail with {kind}: {place} > {to}",
        "{seat}的{kind}欲走航线：{place} > {to}",
        "{seat}の{kind}が海路に出ようとする：{place} > {to}",
    ),
    "stronghold_built": (
        "{seat} builds a stronghold, price {coins}: {place}",
        "{seat}花费{coins}枚金币建造要塞：{place}",
        "{seat}が金貨{coins}枚で砦を建てた：{place}",
    ),
    "card_bought": (
        "{seat} buys {card}, price {coins}",
        "{seat}花费{coins}枚金币购买{card}",
        "{seat}が金貨{coins}枚で「{card}」を買った",
    ),
    "harvested": (
        "{seat} harvests in: {provinces}",
        "{seat}取得丰收奖励的省份：{provinces}",
        "{seat}が収穫の報酬を得る州：{provinces}",
    ),
    "alliance_broken": (
        "BETRAYAL: {seat} ends the alliance with {ally}",
        "背叛：{seat}解除与{ally}的联盟",
        "裏切り：{seat}が{ally}との同盟を終わらせた",
    ),
    "figure_swapped": (
        "{seat} replaces {kind} of {victim} by {own}: {place}",
        "{seat}以{own}换下{victim}的{kind}：{place}",
        "{seat}が{victim}の{kind}を{own}と入れ替えた：{place}",
    ),
    "honor_changed.gained": (
        "{seat} gains honor: {track}",
        "{seat}荣誉上升：{track}",
        "{seat}の名誉が上がった：{track}",
    ),
    "honor_changed.lost": (
        "{seat} loses honor: {track}",
        "{seat}荣誉下降：{track}",
        "{seat}の名誉が下がった：{track}",
    ),
    "honor_changed.raised": (
        "{seat} rises to the top of the honor track: {track}",
        "{seat}升至荣誉轨道顶端：{track}",
        "{seat}が名誉トラックの頂点に立った：{track}",
    ),
    "tie_broken": (
        "a tie with {seats}: honor decides for {seat}",
        "与{seats}打平：凭荣誉{seat}胜出",
        "{seats}と同点：名誉で{seat}が勝った",
    ),
    # Kami
    "shrine_settled": (
        "shrine {number}: {kami} favors {seat}",
        "{number}号神社：{kami}恩赐{seat}",
        "{number}番の社：{kami}の恵みは{seat}へ",
    ),
    "shrine_settled.none": (
        "shrine {number}: nobody worships {kami}",
        "{number}号神社：无人参拜{kami}",
        "{number}番の社：{kami}に参る者はいない",
    ),
    # War
    "war_began": ("War", "战争", "戦争"),
    "token_taken.discarded": (
        "{province}: nobody is there, the token is discarded",
        "{province}：无人有战力，标记弃置",
        "{province}：誰もおらず、トークンは捨てられた",
    ),
    "token_taken.unopposed": (
        "{province}: {seat} takes the token unopposed",
        "{province}：{seat}独占，拿取标记",
        "{province}：相手がなく、{seat}がトークンを取った",
    ),
    "token_taken.allies": (
        "{province}: allies do not fight, {seat} takes the token",
        "{province}：盟友不开战，{seat}拿取标记",
        "{province}：同盟者は戦わず、{seat}がトークンを取った",
    ),
    "token_taken.battle": (
        "{province}: {seat} takes the token of the battle",
        "{province}：{seat}拿取本场战斗的标记",
        "{province}：{seat}が戦いのトークンを取った",
    ),
    "battle_began": (
        "BATTLE of {province}: {seats}",
        "{province}之战：{seats}",
        "{province}の戦い：{seats}",
    ),
    "bid_placed": ("{seat} has bid", "{seat}已投标", "{seat}が入札した"),
    "bids_revealed": ("the bids are revealed", "亮标", "入札の公開"),
    "bids_revealed.bid": ("{seat}: {bid}", "{seat}：{bid}", "{seat}：{bid}"),
    "advantage_won": ("{advantage}: won by {seat}", "{advantage}：{seat}赢得", "{advantage}：{seat}が得た"),
    "advantage_won.none": ("{advantage}: nobody bid on it", "{advantage}：无人投标", "{advantage}：誰も入札しなかった"),
    "advantage_used": ("{seat} uses {advantage}", "{seat}执行{advantage}", "{seat}が「{advantage}」を使った"),
    "advantage_used.not": (
        "{seat} does nothing with {advantage}",
        "{seat}没有执行{advantage}",
        "{seat}は「{advantage}」を使わなかった",
    ),
    "hostage_taken": (
        "{seat} takes {kind} of {victim} hostage: {province}",
        "{seat}掳走{victim}的{kind}：{province}",
        "{seat}が{victim}の{kind}を人質に取った：{province}",
    ),
    "ronin_hired": (
        "{seat} hires ronin: force +{force}",
        "{seat}雇佣浪人：战力+{force}",
        "{seat}が浪人を雇った：戦力+{force}",
    ),
    "figures_killed": ("KILLED: {victims}", "阵亡：{victims}", "倒れた：{victims}"),
    "figures_killed.by": ("{by} kills: {victims}", "{by}击杀：{victims}", "{by}が倒した：{victims}"),
    "figures_killed.victims": (
        "{pieces} of {seat} in {place}",
        "{place}的{seat}{pieces}",
        "{place}の{seat}{pieces}",
    ),
    "battle_won": (
        "{winner} WINS the battle of {province}; force: {force}",
        "{winner}赢得{province}之战；战力：{force}",
        "{winner}が{province}の戦いに勝った。戦力：{force}",
    ),
    "share": ("{seat} {number}", "{seat} {number}", "{seat} {number}"),
    "reparations_paid": (
        "the bid of {winner} goes to the losers, in coins: {shares}",
        "{winner}投入的金币赔给战败者：{shares}",
        "{winner}の入札した金貨は敗者へ：{shares}",
    ),
    # Effects
    "stopped": ("{seat} does no more: {clause}", "{seat}到此为止：{clause}", "{seat}はここまで：{clause}"),
    "order_chosen.first": (
        "{seat} lets its effects come first",
        "{seat}的效果最先发生",
        "{seat}は自分の効果を最初にした",
    ),
    "order_chosen.last": (
        "{seat} lets its effects come last",
        "{seat}的效果最后发生",
        "{seat}は自分の効果を最後にした",
    ),
    "effect_picked": ("{seat} lets {source} come next", "{seat}选{source}先发生", "{seat}は「{source}」を先にした"),
    "effect_used": ("{seat}: {source} works", "{seat}：{source}生效", "{seat}：「{source}」が働く"),
    "effect_used.not": ("{seat}: {source} is not used", "{seat}：不使用{source}", "{seat}：「{source}」を使わない"),
    "charged.paid": (
        "{seat} pays {by} for the sea route",
        "{seat}向{by}支付航线费用",
        "{seat}が{by}に海路の代金を払った",
    ),
    "charged.not": (
        "{seat} does not pay {by} and stays ashore",
        "{seat}没有付费给{by}，不能走航线",
        "{seat}は{by}に払わず、海路を使えない",
    ),
    "spared": ("{seat} spares all of them", "{seat}放过他们", "{seat}は全員を見逃した"),
    "because": ("{told} [{cause}]", "{told}【{cause}】", "{told}【{cause}】"),
    # Clean-up and winter
    "season_ended": (
        "{season} is over; coins and ronin go to the bank; {holder} holds the mandates next",
        "{season}结束；金币与浪人归公共堆；接下来由{holder}持牌",
        "{season}が終わり、金貨と浪人は銀行へ。次の持ち手は{holder}",
    ),
    "worshippers_returned": (
        "home from the shrines to {seat}: {groups}",
        "从神社返回{seat}储备：{groups}",
        "社から{seat}の控えへ：{groups}",
    ),
    "tokens_counted": (
        "{seat}: war province tokens {tokens} VP, different provinces {provinces} VP",
        "{seat}：战争省份标记{tokens}点，不同省份{provinces}点",
        "{seat}：戦争トークン{tokens}点、異なる州{provinces}点",
    ),
    "match_ended": ("VICTORY: {winners}", "胜者：{winners}", "勝者：{winners}"),
    "rule": ("{told} ({rule})", "{told}（{rule}）", "{told}（{rule}）"),
}
"""By type of event; what differs within one follows after a point."""
