"""States of rising_sun in which one thing is wrong, each with all that must be said of it."""

from typing import Any

from msgspec.structs import replace

from tests.rising_sun.builders import begin, game, play, seat
from tests.rising_sun.sound import PILE, at_war, taken, trio, with_market
from tests.unsound import Told
from warlords_core.rising_sun import setup
from warlords_core.rising_sun.decisions import PlaceBid
from warlords_core.rising_sun.model import Look, Options, Proposal, State, Token
from warlords_core.rising_sun.steps import (
    AnyStep,
    Betraying,
    CarryingOut,
    Choosing,
    Heard,
    Housing,
    KamiTurn,
    Killing,
    Marshalling,
    Obeying,
    Occasion,
    Ordering,
    PickingEffect,
    Politics,
    Recruiting,
    Responding,
    Sailing,
    SharingOut,
    Spot,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    TurnOver,
    UsingAdvantage,
    UsingEffect,
    Victims,
    WindMoving,
)
from warlords_core.rising_sun.terms import Group
from warlords_core.rng import Drawn

WARS = ("kyoto", "edo", "oshu", "kansai", "nagato")


def politics(turns: int, *agenda: AnyStep, cards: tuple[str, ...] = ()) -> State:
    """Koi (with cards), turtle and bonsai in the political phase, after so many turns, with this to do."""
    koi = seat("koi", "bushi kyoto", "daimyo edo", "stronghold edo", cards=cards, coins=3)
    state = game(koi, *trio(3, 3, 3)[1:], wars=WARS)
    return replace(with_market(taken(state, turns)), agenda=agenda)


def during(state: State) -> State:
    """The chooser still holds the pile."""
    return table(state, holder=(state.table.holder - 1) % 3)


def table(state: State, **changes: Any) -> State:
    """With changes to the table."""
    return replace(state, table=replace(state.table, **changes))


def player(state: State, who: int, **changes: Any) -> State:
    """With changes to a seat."""
    players = list(state.players)
    players[who] = replace(players[who], **changes)
    return replace(state, players=tuple(players))


def allied_once(state: State) -> State:
    """The first two seats had an ally in one season."""
    return player(player(state, 0, allied_seasons=1), 1, allied_seasons=1)


def group(state: State, who: int, place: str, kind: str, to: str) -> State:
    """With one group of a seat somewhere else, its pieces in order again."""
    pieces = [
        Group(to, each.kind, each.count) if (each.place, each.kind) == (place, kind) else each
        for each in state.players[who].pieces
    ]
    return player(state, who, pieces=tuple(sorted(pieces, key=lambda each: (each.place, each.kind))))


def battle(state: State, **changes: Any) -> State:
    """With changes to the battle."""
    assert state.table.battle is not None
    return table(state, battle=replace(state.table.battle, **changes))


def drawn(*labels: str) -> State:
    """With these labels drawn."""
    return replace(TEA, rng=replace(TEA.rng, drawn=tuple([Drawn(label, 1) for label in labels])))


# Sound ones

TEA = setup.setup(Options(seats=3), 5).state
CHOOSING = politics(2, Choosing(2))
RECRUITING = during(politics(1, TurnOver(), Recruiting(0, 1, 0, (Spot("edo", 1),))))
RECRUITING = replace(
    RECRUITING,
    agenda=(begin(politics(0), CarryingOut("recruit", 0)).state.agenda[:2] + RECRUITING.agenda[1:]),
)
MARSHALLING = during(
    politics(
        2,
        TurnOver(),
        Obeying("marshal", 1, bonus=True),
        Obeying("marshal", 0, bonus=False),
        Marshalling(2, builds=False),
    )
)
TRAINING = during(
    politics(3, TurnOver(), Obeying("train", 1, bonus=False), Obeying("train", 0, bonus=False), Training(2, 1))
)
KAMI = table(politics(3, Politics(), KamiTurn(3), WindMoving(1, 2)), kami=("susanoo", "hachiman", "fujin", "raijin"))
BETRAYING = during(politics(5, TurnOver(), Betraying(1)))
SUMMONED = Occasion(moment="summoned", seat=0)
KENIN = Heard(0, "path_of_the_kenin", 0, SUMMONED)
OWNER = during(politics(1, cards=("path_of_the_kenin",)))
USING = replace(OWNER, agenda=(*RECRUITING.agenda[:1], UsingEffect(0, KENIN)))
SAILS = Sailing(2, "bushi", "kyoto", "edo")
BIDDING = at_war(*trio(3, 2, 5))
ONE_BID = play(BIDDING, (1, PlaceBid((0, 2, 0, 0))))
WON = play(ONE_BID, (0, PlaceBid((1, 0, 0, 0))), (2, PlaceBid((0, 3, 0, 0))))
# Turtle wins with one more figure there and 2 coins: one for each loser. With 3 coins one is odd.
SHARING = replace(
    battle(WON, winner=1, bids=((0, 0, 0, 0), (0, 2, 0, 1), (0, 0, 0, 0))),
    agenda=(SharingOut(1, (0, 2), 1),),
)
SOUND = {
    "tea": TEA,
    "choosing": CHOOSING,
    "recruiting": RECRUITING,
    "marshalling": MARSHALLING,
    "training": TRAINING,
    "kami": KAMI,
    "betraying": BETRAYING,
    "effect": USING,
    "bidding": BIDDING,
    "one bid": ONE_BID,
    "advantage": WON,
    "sharing": SHARING,
}


def agenda(state: State, *steps: AnyStep) -> State:
    """With this to do."""
    return replace(state, agenda=steps)


def top(state: State, *steps: AnyStep) -> State:
    """With other steps in the place of the top one."""
    return replace(state, agenda=(*state.agenda[:-1], *steps))


def heard(changes: Heard) -> State:
    """An effect that has heard something else."""
    return top(USING, UsingEffect(0, changes))


def shape(pointer: str = "/agenda") -> list[Told]:
    """The agenda is none at which a match rests."""
    return [("agenda_shape", None, pointer)]


SOLE = "/players/0"
FRAME: dict[str, tuple[State, list[Told]]] = {
    "unknown pack": (replace(TEA, pack=replace(TEA.pack, digest="0" * 32)), [("unknown_pack", None, "/pack")]),
    "other pack": (
        replace(TEA, options=replace(TEA.options, pack="another")),
        [("pack_mismatch", None, "/options/pack")],
    ),
    "unknown set": (
        replace(TEA, options=replace(TEA.options, add_on="core")),
        [("unknown_set", "RS-1.4", "/options/add_on")],
    ),
    "invalid option": (
        replace(TEA, options=replace(TEA.options, keep_unbought=3)),
        [("invalid_value", "RS-1.1", "/options/keep_unbought")],
    ),
    "a seat too many": (
        replace(TEA, options=replace(TEA.options, seats=4)),
        [("wrong_count", "RS-1.1", "/players")],
    ),
    "draws out of order": (
        drawn("shuffle/mandates", "deal/kami"),
        [("draws_unsorted", None, "/rng/drawn/1/label")],
    ),
    "unknown draw": (drawn("dice"), [("unknown_label", None, "/rng/drawn/0/label")]),
    "no such seat": (table(CHOOSING, holder=5), [("no_such_seat", "RS-1.1", "/table/holder")]),
    "no such seat on the agenda": (agenda(CHOOSING, Choosing(3)), [("no_such_seat", "RS-1.1", "/agenda/0/seat")]),
    "unknown province": (
        table(CHOOSING, wars=("atlantis", *WARS[1:])),
        [("unknown_name", None, "/table/wars/0")],
    ),
    "unknown kind": (
        player(CHOOSING, 0, pieces=(*CHOOSING.players[0].pieces, Group("reserve", "wizard", 1))),
        [("unknown_name", None, f"{SOLE}/pieces/{len(CHOOSING.players[0].pieces)}/kind")],
    ),
    "another clan than agreed": (
        replace(CHOOSING, options=replace(CHOOSING.options, clans=("lotus", "turtle", "bonsai"))),
        [("other_clan", "RS-1.1", "/players/0/clan")],
    ),
    "seats in another order": (
        replace(TEA, players=TEA.players[::-1]),
        [("wrong_order", "RS-1.1", "/players")],
    ),
}
TABLE: dict[str, tuple[State, list[Told]]] = {
    "no permutation": (table(CHOOSING, honor=(0, 1, 1)), [("no_permutation", "RS-4.9", "/table/honor")]),
    "a kami twice": (
        table(CHOOSING, kami=("fujin", "fujin", "raijin", "ryujin")),
        [("repeated_kami", "RS-1.3", "/table/kami")],
    ),
    "a war too few": (table(CHOOSING, wars=WARS[1:]), [("wrong_wars", "RS-2.1", "/table/wars")]),
    "settled before the war": (table(CHOOSING, fought=1), [("too_many_fought", "RS-6.1", "/table/fought")]),
    "allied with two": (
        player(
            player(player(table(CHOOSING, alliances=((0, 1), (0, 2))), 0, allied_seasons=1), 1, allied_seasons=1),
            2,
            allied_seasons=1,
        ),
        [("allied_twice", "RS-3.1", "/table/alliances")],
    ),
    "an alliance the wrong way round": (
        player(player(table(CHOOSING, alliances=((1, 0),)), 0, allied_seasons=1), 1, allied_seasons=1),
        [("unsorted", "RS-3.1", "/table/alliances")],
    ),
    "allied in no season": (
        player(table(CHOOSING, alliances=((0, 1),)), 1, allied_seasons=1),
        [("wrong_seasons", "RS-3.1", "/players/0/allied_seasons")],
    ),
    "allied in a season to come": (
        player(CHOOSING, 2, allied_seasons=2),
        [("wrong_seasons", "RS-3.1", "/players/2/allied_seasons")],
    ),
    "ready twice": (table(TEA, ready=(1, 1)), [("unsorted", "RS-3.2", "/table/ready")]),
    "ready too late": (table(CHOOSING, ready=(1,)), [("cannot_be_ready", "RS-3.2", "/table/ready")]),
    "freed at tea": (allied_once(table(TEA, freed=(0, 1))), [("freed_in_tea", "RS-4.8", "/table/freed")]),
    "tea with one unallied": (
        player(player(table(TEA, alliances=((0, 1),)), 0, allied_seasons=1), 1, allied_seasons=1),
        [("tea_over", "RS-3.2", "/table/alliances")],
    ),
    "a proposal to oneself": (
        table(TEA, proposals=(Proposal(1, 1, open=False),)),
        [("unsorted", "RS-3.2", "/table/proposals")],
    ),
    "two proposals that meet": (
        table(TEA, proposals=(Proposal(0, 1, open=True), Proposal(1, 0, open=True))),
        [("open_proposal", "RS-3.2", f"/table/proposals/{place}/open") for place in (0, 1)],
    ),
    "a proposal after tea": (
        table(CHOOSING, proposals=(Proposal(0, 1, open=True),)),
        [("open_proposal", "RS-3.2", "/table/proposals/0/open")],
    ),
    "gifts out of order": (table(CHOOSING, given=((1, 0), (0, 1))), [("unsorted", "RS-3.3", "/table/given")]),
    "gifts in war": (table(BIDDING, given=((0, 1),)), [("no_gifts_now", "RS-6.11", "/table/given")]),
}
HOLDINGS: dict[str, tuple[State, list[Told]]] = {
    "pieces out of order": (
        player(CHOOSING, 0, pieces=CHOOSING.players[0].pieces[::-1]),
        [("unsorted", "RS-1.2", f"{SOLE}/pieces")],
    ),
    "a group lost": (
        player(CHOOSING, 0, pieces=CHOOSING.players[0].pieces[1:]),
        [("pieces_miscounted", "RS-1.2", f"{SOLE}/pieces")],
    ),
    "a daimyo at a shrine": (
        group(CHOOSING, 0, "edo", "daimyo", "shrine_2"),
        [("misplaced", "RS-4.4", f"{SOLE}/pieces/5/place")],
    ),
    "a stronghold at a shrine": (
        group(CHOOSING, 0, "edo", "stronghold", "shrine_2"),
        [("misplaced", "RS-4.5", f"{SOLE}/pieces/5/place")],
    ),
    "a hostage of one's own": (
        group(BIDDING, 0, "kyoto", "bushi", "captive_0"),
        [("misplaced", "RS-6.6", f"{SOLE}/pieces/0/place")],
    ),
    "a daimyo taken": (
        group(BIDDING, 0, "edo", "daimyo", "captive_1"),
        [("misplaced", "RS-6.6", f"{SOLE}/pieces/0/place")],
    ),
    "a hostage before the war": (
        group(CHOOSING, 0, "kyoto", "bushi", "captive_1"),
        [("misplaced", "RS-2.4", f"{SOLE}/pieces/0/place")],
    ),
    "an offer lost": (
        table(CHOOSING, market=CHOOSING.table.market[1:]),
        [("cards_miscounted", "RS-2.2", "/table/market")],
    ),
    "a card of summer in spring": (
        player(CHOOSING, 0, cards=("yurei",), pieces=(*CHOOSING.players[0].pieces, Group("reserve", "yurei", 1))),
        [("cards_miscounted", "RS-2.2", "/table/market")],
    ),
    "offers out of order": (
        table(CHOOSING, market=CHOOSING.table.market[::-1]),
        [("unsorted", "RS-2.2", "/table/market")],
    ),
    "a token too early": (
        player(CHOOSING, 0, tokens=(Token("spring", "edo"),)),
        [("token_too_early", "RS-6.2", f"{SOLE}/tokens/0")],
    ),
    "a token twice": (
        player(battle(SHARING, province="kyoto"), 1, tokens=(Token("spring", "kyoto"),) * 2),
        [("token_twice", "RS-2.1", "/players/1/tokens/1")],
    ),
    "a bid too high": (
        player(ONE_BID, 1, bid=(0, 2, 1, 0)),
        [("bid_too_high", "RS-6.3", "/players/1/bid")],
    ),
    "a bid missing": (player(ONE_BID, 0, coins=0), [("bid_missing", "RS-6.3", f"{SOLE}/bid")]),
    "a bid in peace": (player(CHOOSING, 0, bid=(0, 0, 0, 0)), [("no_bid_now", "RS-6.3", f"{SOLE}/bid")]),
    "all bids in": (
        player(player(ONE_BID, 0, bid=(0, 0, 0, 0)), 2, bid=(0, 0, 0, 0)),
        [("all_in", "RS-6.3", "/agenda")],
    ),
    "a tile lost": (replace(CHOOSING, pile=PILE[2:9]), [("mandates_miscounted", "RS-1.4", "/pile")]),
    "a tile too many on the track": (
        replace(CHOOSING, pile=PILE[3:], laid=PILE[:3]),
        [("track_mismatch", "RS-4.2", "/laid")],
    ),
    "an open tile that says something else": (
        table(CHOOSING, turns=(replace(CHOOSING.table.turns[0], mandate="harvest"), CHOOSING.table.turns[1])),
        [("wrong_mandate", "RS-4.2", "/table/turns/0/mandate")],
    ),
    "a tile face down": (
        table(CHOOSING, turns=(replace(CHOOSING.table.turns[0], hidden=True), CHOOSING.table.turns[1])),
        [("wrong_face", "RS-4.2", "/table/turns/0/hidden")],
    ),
    "a look forgotten": (player(CHOOSING, 0, looks=()), [("looks_mismatch", "RS-4.2", f"{SOLE}/looks")]),
    "a look that was none": (
        player(CHOOSING, 0, looks=(Look(0, ("recruit", "train", "marshal", "harvest"), 0),)),
        [("looks_mismatch", "RS-4.2", f"{SOLE}/looks")],
    ),
}
RESTING: dict[str, tuple[State, list[Told]]] = {
    "nothing to do in politics": (agenda(CHOOSING), shape()),
    "a step that does not wait": (agenda(CHOOSING, TurnOver()), shape()),
    "tea without politics after it": (agenda(TEA, TakingTea()), shape()),
    "tea in politics": (agenda(CHOOSING, Politics(), TakingTea()), shape()),
    "a marshal in a recruit": (top(RECRUITING, Marshalling(0, builds=False)), shape()),
    "a seat out of turn": (top(MARSHALLING, Marshalling(1, builds=False)), shape()),
    "the favor of another kami": (top(KAMI, ThunderSummoning(1)), shape()),
    "kami after two turns": (agenda(CHOOSING, Politics(), KamiTurn(3), WindMoving(1, 2)), shape()),
    "an advantage before its comparison": (top(WON, UsingAdvantage(0, "poets")), shape()),
    "two seats with the bonus": (
        agenda(
            MARSHALLING,
            TurnOver(),
            *[Obeying("marshal", who, bonus=who == 1) for who in (1, 0, 2)],
        ),
        shape(),
    ),
    "a question below another": (
        agenda(USING, *USING.agenda, *USING.agenda[1:]),
        [("agenda_shape", "RS-6.1", "/agenda/1")],
    ),
    "a choice with nothing below": (
        top(USING, PickingEffect(0)),
        [("agenda_shape", "RS-6.1", "/agenda/1")],
    ),
    "a choice of a seat without an effect": (
        top(USING, Responding((KENIN,)), Ordering(1)),
        [("wrong_seat", "RS-6.1", "/agenda/2/seat")],
    ),
    "nothing heard": (
        top(USING, Responding(()), *USING.agenda[1:]),
        [("nothing_heard", "RS-6.1", "/agenda/1/heard")],
    ),
    "a ship over no move": (
        top(USING, SAILS, *USING.agenda[1:]),
        [("agenda_shape", "RS-4.5", "/agenda/1")],
    ),
    "killed twice": (
        top(USING, Killing(0, (Victims(1, "kyoto", "bushi", 1),) * 2), *USING.agenda[1:]),
        [("killed_twice", "RS-6.8", "/agenda/1/victims")],
    ),
    "another holder": (
        table(CHOOSING, holder=1),
        [("wrong_holder", "RS-4.2", "/agenda/0/seat"), ("wrong_holder", "RS-4.2", "/table/holder")],
    ),
    "a battle in peace": (
        table(CHOOSING, battle=BIDDING.table.battle),
        [("battle_mismatch", "RS-6.2", "/table/battle")],
    ),
    "a battle elsewhere": (battle(BIDDING, province="edo"), [("wrong_province", "RS-6.1", "/table/battle/province")]),
    "a battle of one": (battle(BIDDING, seats=(1,)), [("wrong_seats", "RS-6.2", "/table/battle/seats")]),
    "bids that are not revealed yet": (
        battle(BIDDING, bids=((0, 0, 0, 0),) * 3),
        [("wrong_count", "RS-6.3", "/table/battle/bids")],
    ),
    "ronin before they are hired": (
        battle(WON, hired=(0, 0, 1)),
        [("wrong_count", "RS-6.7", "/table/battle/hired")],
    ),
    "a winner too early": (battle(WON, winner=1), [("wrong_winner", "RS-6.8", "/table/battle/winner")]),
    "fallen out of order": (
        battle(WON, fallen=((1, "bushi"), (0, "bushi"))),
        [("unsorted", "RS-10.1", "/table/battle/fallen")],
    ),
    "more odd coins than there are": (
        agenda(SHARING, SharingOut(1, (0, 2), 2)),
        [("wrong_shares", "RS-6.10", "/agenda/0")],
    ),
    "a discount for a stranger": (top(TRAINING, Training(2, 2)), [("wrong_offer", "RS-4.6", "/agenda/3")]),
    "a monster that is not there": (
        top(TRAINING, Housing(2, "komainu")),
        [("not_in_reserve", "RS-4.6", "/agenda/3/kind")],
    ),
    "one seat swapped twice": (
        top(BETRAYING, Betraying(1, (0, 0))),
        [("wrong_swaps", "RS-4.8", "/agenda/1/swapped")],
    ),
    "more hostages than one": (
        agenda(WON, *WON.agenda[:-2], TakingHostage(2, 2)),
        [("too_many_hostages", "RS-6.6", "/agenda/4/left")],
    ),
    "a spot without a stronghold": (
        top(RECRUITING, Recruiting(0, 1, 0, (Spot("kyoto", 1),))),
        [("too_many_summons", "RS-4.4", "/agenda/2/spots/0/left")],
    ),
    "spots twice": (
        top(RECRUITING, Recruiting(0, 1, 0, (Spot("edo", 1), Spot("edo", 1)))),
        [("unsorted", "RS-4.4", "/agenda/2/spots")],
    ),
    "moved in the reserve": (
        top(MARSHALLING, Marshalling(2, builds=False, moved=(Group("reserve", "bushi", 1),))),
        [("unsorted", "RS-4.5", "/agenda/3/moved")],
    ),
    "more moved than there are": (
        top(MARSHALLING, Marshalling(2, builds=False, moved=(Group("edo", "daimyo", 2),))),
        [("too_many_moved", "RS-4.5", "/agenda/3/moved/0/count")],
    ),
    "somebody else's effect": (
        top(USING, UsingEffect(1, KENIN)),
        [("wrong_seat", "RS-6.1", "/agenda/1/seat")],
    ),
    "an effect that nobody has": (
        heard(Heard(0, "path_of_the_light", 0, Occasion(moment="recruit_ended", seat=0))),
        [("not_owned", "RS-6.1", "/agenda/1/heard/source")],
    ),
    "an effect at another moment": (
        heard(replace(KENIN, occasion=Occasion(moment="winter"))),
        [("no_such_ability", "RS-6.1", "/agenda/1/heard/ability")],
    ),
    "a moment without its facts": (
        heard(replace(KENIN, occasion=Occasion(moment="summoned"))),
        [("fact_missing", "RS-6.1", "/agenda/1/heard/occasion/seat")],
    ),
    "a moment at a shrine": (
        heard(replace(KENIN, occasion=replace(SUMMONED, place="shrine_1"))),
        [("no_province", "RS-6.1", "/agenda/1/heard/occasion/place")],
    ),
    "a second choice of an effect that has one": (
        heard(replace(KENIN, occasion=replace(SUMMONED, step=1))),
        [("step_too_far", "RS-6.1", "/agenda/1/heard/occasion/step")],
    ),
    "a seat twice in an order": (
        top(USING, Responding((KENIN,), (0, 0)), *USING.agenda[1:]),
        [("repeated_seat", "RS-6.1", "/agenda/1/seats")],
    ),
}
