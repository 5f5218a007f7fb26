"""Sound states of rising_sun to break, and short ways to change them; for what is broken see ``broken_*``."""

from typing import Any

from msgspec.structs import replace

from tests.rising_sun.builders import begin, game, play, seat
from tests.rising_sun.sound import at_war, taken, trio, with_market
from tests.unsound import Told
from warlords_core.rising_sun import setup
from warlords_core.rising_sun.decisions import PlaceBid
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.steps import (
    AnyStep,
    Betraying,
    CarryingOut,
    Choosing,
    Heard,
    KamiTurn,
    Marshalling,
    Obeying,
    Occasion,
    Politics,
    Recruiting,
    Sailing,
    SharingOut,
    Spot,
    Training,
    TurnOver,
    UsingEffect,
    WindMoving,
)
from warlords_core.rising_sun.terms import Group, Season
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


def season(state: State, name: Season) -> State:
    """In another season, its cards on display."""
    return with_market(table(state, season=name))


def sails(step: Sailing) -> State:
    """Bonsai marshals, somebody sails, and Koi is asked for something else."""
    owner = during(politics(2, cards=("path_of_the_kenin",)))
    return replace(owner, agenda=(*MARSHALLING.agenda, step, UsingEffect(0, KENIN)))


def asked(who: int, source: str, occasion: Occasion, name: Season = "spring") -> State:
    """Koi has a card, and somebody is asked about what it has heard."""
    state = season(during(politics(1, cards=(source,))), name)
    return replace(state, agenda=(*RECRUITING.agenda[:1], UsingEffect(who, Heard(0, source, 0, occasion))))


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
