"""Where a match of rising_sun can rest, and what must hold there: a part of ``problems()``.

A match rests when a seat owes a decision, or when it is over. Its agenda then has up to three parts, the top step
last: what the phase still has to do, one step in which a seat acts by and by, and effects that respond.

=========  ====================================================  ================================================
phase      what it still has to do, from the bottom              a seat can be
=========  ====================================================  ================================================
tea        politics, taking tea
politics   choosing
           carrying out                                          (effects respond)
           turn over, recruit over, the later seats' turns       recruiting, marshalling, training, housing,
                                                                 betraying
           politics, the later shrines                           moving with the wind, summoning with the thunder,
                                                                 training, housing
war        next war · opening                                    (effects respond)
           paying, poets, deciding, ronin … bidding              using an advantage, taking hostages
           sharing out
winter     counting · finishing · closing                        (effects respond)
           nothing: the match is over
=========  ====================================================  ================================================

Effects that respond are any number of responding and killing steps, a sailing step first if somebody is about to
sail; on top of them the one question that waits.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from warlords_core.errors import Problem
from warlords_core.rising_sun import content
from warlords_core.rising_sun.battle import EXCHANGE
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.draft import ally_of, left_of
from warlords_core.rising_sun.effects.traits import total, trait
from warlords_core.rising_sun.kami import WIND_MOVES
from warlords_core.rising_sun.mandates import order_of_turns
from warlords_core.rising_sun.model import Battle, Player, State
from warlords_core.rising_sun.pieces import count, strongholds
from warlords_core.rising_sun.steps import (
    AnyStep,
    Betraying,
    Bidding,
    CarryingOut,
    Choosing,
    Closing,
    Comparing,
    Counting,
    Deciding,
    Finishing,
    Housing,
    KamiTurn,
    Killing,
    Marshalling,
    NextWar,
    Obeying,
    Opening,
    Ordering,
    PickingEffect,
    Politics,
    Recruiting,
    RecruitOver,
    Responding,
    Sailing,
    SharingOut,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    TurnOver,
    UsingAdvantage,
    UsingEffect,
    WindMoving,
)
from warlords_core.rising_sun.tea import owing
from warlords_core.rising_sun.terms import KAMI_AFTER, MANDATE_TURNS, MOST_COINS, RESERVE, SHRINES, STRONGHOLD, Mandate
from warlords_core.rising_sun.train import DISCOUNT, homes
from warlords_core.types import Step

_ACTING: Final = (
    Recruiting,
    Marshalling,
    Training,
    Housing,
    Betraying,
    WindMoving,
    ThunderSummoning,
    UsingAdvantage,
    TakingHostage,
)
_REACTING: Final = (Responding, Killing, Sailing, Ordering, PickingEffect, UsingEffect)
_ASKING: Final = (Ordering, PickingEffect, UsingEffect)
_AT_ONCE: Final = 8
"""Effects of one cause lead to fewer steps that lie on each other than this."""
_WAITING: Final = (TakingTea, Choosing, Bidding, SharingOut, *_ACTING, *_ASKING)
_OF_MANDATE: Final[Mapping[Mandate, tuple[type[Step], ...]]] = {
    "recruit": (Recruiting,),
    "marshal": (Marshalling,),
    "train": (Training, Housing),
    "harvest": (),
    "betray": (Betraying,),
}
_OF_KAMI: Final[Mapping[str, tuple[type[Step], ...]]] = {
    "fujin": (WindMoving,),
    "raijin": (ThunderSummoning,),
    "ryujin": (Training, Housing),
}

Steps = tuple[AnyStep, ...]


def check_resting(state: State, book: Book) -> Iterator[Problem]:
    """What is wrong with the agenda, and with all that depends on it."""
    base, acting, reacting = _parts(state.agenda)
    housing = isinstance(acting, Housing)
    if not _fits(state, base, acting, reacting):
        yield Problem(
            "agenda_shape", None, "/agenda", f"a match cannot rest like this in the phase {state.table.phase}"
        )
        return
    yield from _check_reacting(state, len(base) + (acting is not None and not housing), reacting)
    yield from _check_holder(state, base)
    yield from _check_battle(state, base)
    if acting is not None:
        yield from _check_acting(state, book, acting, f"/agenda/{len(base) + (len(reacting) if housing else 0)}")
    if base and isinstance(base[-1], SharingOut):
        yield from _check_sharing(state, base[-1])


def _parts(agenda: Steps) -> tuple[Steps, AnyStep | None, Steps]:
    """What the phase has to do, the step in which a seat acts, and effects that respond.

    They stand above it, but for the monster that is summoned before the effects of its purchase (RS-4.6).
    """
    size = next((at for at, step in enumerate(agenda) if isinstance(step, (*_ACTING, *_REACTING))), len(agenda))
    base, rest = agenda[:size], agenda[size:]
    if rest and isinstance(rest[-1], Housing):
        return base, rest[-1], rest[:-1]
    if rest and isinstance(rest[0], _ACTING):
        return base, rest[0], rest[1:]
    return base, None, rest


# The shape


def _fits(state: State, base: Steps, acting: AnyStep | None, reacting: Steps) -> bool:
    if not all(isinstance(step, _REACTING) for step in reacting):
        return False
    if isinstance(acting, Housing) and not _of_purchase(reacting):
        return False
    if state.agenda and not isinstance(state.agenda[-1], _WAITING):
        return False
    match state.table.phase:
        case "tea":
            return acting is None and base == (Politics(), TakingTea()) and bool(reacting or owing(state))
        case "politics":
            return _fits_politics(state, base, acting, reacting)
        case "war":
            return _fits_war(base, acting, reacting)
        case "winter":
            return acting is None and (not state.agenda or base in ((Counting(),), (Finishing(),), (Closing(),)))


def _of_purchase(reacting: Steps) -> bool:
    """Nothing, or what hears of a purchase."""
    match reacting:
        case ():
            return True
        case (Responding(heard=heard),):
            return all(each.occasion.moment == "bought" for each in heard)
        case _:
            return False


def _fits_politics(state: State, base: Steps, acting: AnyStep | None, reacting: Steps) -> bool:
    turns = state.table.turns
    if len(base) == 1 and isinstance(base[0], Choosing):
        return len(turns) < MANDATE_TURNS and acting is None and not reacting
    if not turns or not base:
        return False
    last = turns[-1]
    if base == (CarryingOut(last.mandate, last.seat),):
        return acting is None
    if isinstance(base[0], Politics):
        if len(turns) not in KAMI_AFTER:
            return False
        shrines: Steps = tuple([KamiTurn(place) for place in reversed(range(len(SHRINES)))])
        settled = _next(base, (Politics(), *shrines))
        if settled is None:
            return False
        kami = state.table.kami[settled.shrine] if isinstance(settled, KamiTurn) else ""
        return acting is None or isinstance(acting, _OF_KAMI.get(kami, ()))
    return _fits_turn(state, base, acting)


def _fits_turn(state: State, base: Steps, acting: AnyStep | None) -> bool:
    """A mandate is carried out: the later seats' turns still come (RS-4.3)."""
    last = state.table.turns[-1]
    order = order_of_turns(state, last.mandate, last.seat)
    whole: Steps = tuple([Obeying(last.mandate, seat, bonus=seat == last.seat) for seat in reversed(order)])
    over: Steps = (TurnOver(), RecruitOver(last.seat)) if last.mandate == "recruit" else (TurnOver(),)
    favored = {step.seat for step in base if isinstance(step, Obeying) and step.bonus} - {last.seat}
    plain: Steps = tuple(
        [replace(step, bonus=False) if isinstance(step, Obeying) and step.seat in favored else step for step in base]
    )
    begun = _next(plain, (*over, *whole))
    if begun is None or len(favored) > 1:
        return False
    if acting is None:
        return True
    return (
        isinstance(begun, Obeying)
        and isinstance(acting, _OF_MANDATE[last.mandate])
        and getattr(acting, "seat", None) == begun.seat
    )


def _next(base: Steps, whole: Steps) -> AnyStep | None:
    """What was taken from the whole last; None: the base is not what is left of the whole."""
    if not base or len(base) >= len(whole) or whole[: len(base)] != base:
        return None
    return whole[len(base)]


def _fits_war(base: Steps, acting: AnyStep | None, reacting: Steps) -> bool:
    if len(base) == 1 and isinstance(base[0], (NextWar, Opening)):
        return acting is None
    if len(base) == 1 and isinstance(base[0], SharingOut):
        return acting is None and not reacting
    whole: Steps = tuple(reversed(EXCHANGE))
    if base == whole:
        return acting is None and not reacting
    begun = _next(base, whole)
    if acting is None or begun is None:
        return begun is not None
    advantage = acting.advantage if isinstance(acting, UsingAdvantage) else "hostage"
    return begun == Comparing(advantage) and isinstance(acting, (UsingAdvantage, TakingHostage))


# Effects


def _check_reacting(state: State, first: int, steps: Steps) -> Iterator[Problem]:
    """Questions stand on top, each over what it is about; who sails stands over what moves it."""
    for place, step in enumerate(steps, first):
        at = f"/agenda/{place}"
        below = state.agenda[place - 1] if place else None
        causes = _causes(step)
        if causes is not None and place - first >= _AT_ONCE * (1 + causes):
            yield Problem("too_deep", "RS-6.1", at, "nothing leads to so many effects that wait for each other")
        if isinstance(step, _ASKING) and place != len(state.agenda) - 1:
            yield Problem("agenda_shape", "RS-6.1", at, "a question stands on top")
        if isinstance(step, Ordering | PickingEffect):
            if not isinstance(below, Responding):
                yield Problem("agenda_shape", "RS-6.1", at, "effects that respond stand below this")
            elif step.seat not in [heard.seat for heard in below.heard]:
                yield Problem("wrong_seat", "RS-6.1", f"{at}/seat", "no effect of this seat responds")
        elif isinstance(step, Responding) and not step.heard:
            yield Problem("nothing_heard", "RS-6.1", f"{at}/heard", "no effect responds")
        elif isinstance(step, Sailing):
            if not isinstance(below, Marshalling | WindMoving):
                yield Problem("agenda_shape", "RS-4.5", at, "who sails stands over what moves it")
            else:
                yield from _check_sailing(state, step, below.seat, at)
        elif isinstance(step, Killing):
            yield from _check_killing(step, at)


def _causes(step: AnyStep) -> int | None:
    """How many effects led to what an effect has heard, or to a killing; None: this is neither."""
    match step:
        case Responding(heard=(first, *_)) | UsingEffect(heard=first):
            return len(first.occasion.causes)
        case Killing():
            return len(step.causes)
        case _:
            return None


def _check_sailing(state: State, step: Sailing, seat: int, at: str) -> Iterator[Problem]:
    if step.seat != seat:
        yield Problem("wrong_seat", "RS-4.5", f"{at}/seat", f"seat {seat} moves")
    elif not count(state.players[seat].pieces, step.kind, step.place):
        yield Problem("nothing_there", "RS-4.5", f"{at}/place", "no such piece stands there")
    elif step.place in SHRINES or step.place == RESERVE or step.place.startswith("captive"):
        yield Problem("nothing_there", "RS-4.5", f"{at}/place", "pieces sail from provinces")
    elif step.to not in content.book(state.pack).provinces[step.place].sea:
        yield Problem("not_next", "RS-4.5", f"{at}/to", "this cannot be reached")


def _check_killing(step: Killing, at: str) -> Iterator[Problem]:
    groups = [(each.seat, each.place, each.kind) for each in step.victims]
    if len(set(groups)) != len(groups):
        yield Problem("killed_twice", "RS-6.8", f"{at}/victims", "each group once")


# The political track


def _check_holder(state: State, base: Steps) -> Iterator[Problem]:
    """Who holds the pile of mandates (RS-4.2)."""
    table, at = state.table, "/table/holder"
    turns = table.turns
    number = {"tea": 0, "war": MANDATE_TURNS, "winter": 0}.get(table.phase, len(turns))
    if len(turns) != number:
        yield Problem("wrong_turns", "RS-4.1", "/table/turns", f"{number} mandate turns are taken by now")
    if base and isinstance(base[0], Choosing) and base[0].seat != table.holder:
        yield Problem("wrong_holder", "RS-4.2", "/agenda/0/seat", f"seat {table.holder} holds the pile")
    if not turns:
        return
    during = bool(base) and isinstance(base[0], CarryingOut | TurnOver)
    holder = turns[-1].seat if during else left_of(state, turns[-1].seat)
    if table.holder != holder:
        yield Problem("wrong_holder", "RS-4.2", at, f"seat {holder} holds the pile now")


# Battles


def _check_battle(state: State, base: Steps) -> Iterator[Problem]:
    """There is a battle if and only if one is fought, in the next province at war (RS-6.2)."""
    table, at = state.table, "/table/battle"
    battle = table.battle
    fights = table.phase == "war" and bool(base) and not isinstance(base[0], NextWar)
    if (battle is not None) != fights:
        yield Problem("battle_mismatch", "RS-6.2", at, "a battle is missing" if fights else "no battle is fought now")
    if battle is None or not fights:
        return
    if battle.province not in table.wars[table.fought : table.fought + 1]:
        yield Problem("wrong_province", "RS-6.1", f"{at}/province", "another province is next")
    seats = battle.seats
    if list(seats) != sorted(set(seats)) or len(seats) < 2:
        yield Problem("wrong_seats", "RS-6.2", f"{at}/seats", "two seats or more, ascending")
        return
    if len(seats) == 2 and ally_of(table, seats[0]) == seats[1]:
        yield Problem("wrong_seats", "RS-6.2", f"{at}/seats", "two allies do not fight each other")
    yield from _check_course(battle, base, state.players)


def _check_course(battle: Battle, base: Steps, players: tuple[Player, ...]) -> Iterator[Problem]:
    """Bids, ronin and the winner are known as far as the battle has come."""
    at, seats = "/table/battle", battle.seats
    before = isinstance(base[-1], Opening | Bidding)
    decided = not before and Deciding() not in base
    if len(battle.bids) != (0 if before else len(seats)):
        yield Problem("wrong_count", "RS-6.3", f"{at}/bids", "bids of all who take part, once they are revealed")
    if any(sum(bid) > MOST_COINS for bid in battle.bids):
        yield Problem("bid_too_high", "RS-6.3", f"{at}/bids", f"no seat holds more than {MOST_COINS} coins")
    if battle.hired and (len(battle.hired) != len(seats) or before or Comparing("ronin") in base):
        yield Problem("wrong_count", "RS-6.7", f"{at}/hired", "ronin of all who take part, once somebody has hired")
    if (battle.winner is not None) != decided or (decided and battle.winner not in seats):
        yield Problem("wrong_winner", "RS-6.8", f"{at}/winner", "one who takes part, once the battle is decided")
    figures = [group for player in players for group in player.pieces if group.kind != STRONGHOLD]
    if battle.killed > sum([group.count for group in figures if group.place != battle.province]):
        yield Problem("too_many_killed", "RS-6.9", f"{at}/killed", "the dead are no longer there")
    if list(battle.fallen) != sorted(set(battle.fallen)):
        yield Problem("unsorted", "RS-10.1", f"{at}/fallen", "pairs ascend, each once")


def _check_sharing(state: State, step: SharingOut) -> Iterator[Problem]:
    """What is left over of the winner's bid (RS-6.10)."""
    battle = state.table.battle
    if battle is None or battle.winner is None or len(battle.bids) != len(battle.seats):
        return  # told by _check_battle
    losers = tuple([seat for seat in battle.seats if seat != battle.winner])
    bid = sum(battle.bids[battle.seats.index(battle.winner)]) if battle.winner in battle.seats else 0
    if step != SharingOut(battle.winner, losers, max(1, bid % max(1, len(losers)))) or not bid % max(1, len(losers)):
        yield Problem("wrong_shares", "RS-6.10", "/agenda/0", "odd coins of the winner's bid, for the losers")


# Seats that act


def _check_acting(state: State, book: Book, step: AnyStep, at: str) -> Iterator[Problem]:
    match step:
        case Recruiting():
            yield from _check_recruiting(state, book, step, at)
        case Marshalling():
            yield from _check_moved(state, book, step, at)
        case Training():
            wanted = "train" if isinstance(state.agenda[0], TurnOver) else "ryujin"
            if step.by != wanted or step.discount > (DISCOUNT if wanted == "train" else 0):
                yield Problem(
                    "wrong_offer", "RS-4.6", at, "the discount is for the chooser of the mandate and its ally"
                )
        case Housing():
            if step.kind not in book.monsters or not count(state.players[step.seat].pieces, step.kind, RESERVE):
                yield Problem("not_in_reserve", "RS-4.6", f"{at}/kind", "no such monster waits in the reserve")
            elif not homes(state, step.seat, step.kind):
                yield Problem("no_home", "RS-4.6", at, "the monster can go nowhere")
        case Betraying():
            yield from _check_betraying(state, step, at)
        case WindMoving():
            if step.left > WIND_MOVES:
                yield Problem("too_many_moves", "RS-5.2", f"{at}/left", f"{WIND_MOVES} at most")
        case UsingAdvantage() | TakingHostage():
            yield from _check_advantage(state, step, at)
        case _:
            pass


def _check_betraying(state: State, step: Betraying, at: str) -> Iterator[Problem]:
    """Two seats at most, and what cards allow beside them (RS-4.8)."""
    seats, extra = step.swapped, total(state, step.seat, "extra_swaps")
    if len(set(seats)) != len(seats) or step.seat in seats or len(seats) > 2:
        yield Problem("wrong_swaps", "RS-4.8", f"{at}/swapped", "two different other seats at most")
    if step.extra > extra:
        yield Problem("wrong_swaps", "RS-4.8", f"{at}/extra", f"{extra} at most")


def _check_advantage(state: State, step: UsingAdvantage | TakingHostage, at: str) -> Iterator[Problem]:
    """Of who takes part; so many hostages at most (RS-6.4, RS-6.6)."""
    battle = state.table.battle
    if battle is None or step.seat not in battle.seats:
        yield Problem("wrong_seat", "RS-6.4", f"{at}/seat", "this seat does not take part")
    most = 1 + total(state, step.seat, "extra_hostages")
    if isinstance(step, TakingHostage) and step.left > most:
        yield Problem("too_many_hostages", "RS-6.6", f"{at}/left", f"{most} at most")


def _check_recruiting(state: State, book: Book, step: Recruiting, at: str) -> Iterator[Problem]:
    """A figure for each stronghold, one more with the bonus (RS-4.4)."""
    own = strongholds(state.players[step.seat])
    places = [spot.place for spot in step.spots]
    if places != sorted(set(places)) or not set(places) <= book.provinces.keys():
        yield Problem("unsorted", "RS-4.4", f"{at}/spots", "provinces ascend, each once")
    for place, spot in enumerate(step.spots):
        if spot.left > own.get(spot.place, 0):
            message = f"{own.get(spot.place, 0)} strongholds stand in {spot.place}"
            yield Problem("too_many_summons", "RS-4.4", f"{at}/spots/{place}/left", message)
    most = sum(own.values()) + 1
    if step.left > most:
        yield Problem("too_many_summons", "RS-4.4", f"{at}/left", f"{most} at most")
    anywhere = trait(state, step.seat, "summons_anywhere") is not None
    if step.bonus > (bonus := most if anywhere else 1):
        yield Problem("too_many_summons", "RS-4.4", f"{at}/bonus", f"{bonus} at most")


def _check_moved(state: State, book: Book, step: Marshalling, at: str) -> Iterator[Problem]:
    """What has moved is of the seat, and stands in provinces (RS-4.5)."""
    groups = [(group.place, group.kind) for group in step.moved]
    if groups != sorted(set(groups)) or any(group.place not in book.provinces for group in step.moved):
        yield Problem("unsorted", "RS-4.5", f"{at}/moved", "groups in provinces ascend by place and kind, each once")
    if step.builds and not count(state.players[step.seat].pieces, "stronghold", RESERVE):
        yield Problem("cannot_build", "RS-4.5", f"{at}/builds", "no stronghold is in the reserve")
    yield from _too_many(state, step.seat, step, at)


def _too_many(state: State, seat: int, step: Marshalling, at: str) -> Iterator[Problem]:
    for place, group in enumerate(step.moved):
        there = count(state.players[seat].pieces, group.kind, group.place)
        if group.count > there:
            yield Problem("too_many_moved", "RS-4.5", f"{at}/moved/{place}/count", f"{there} stand there")
