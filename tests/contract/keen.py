"""Players that seek out what uniform play seldom meets.

Of xidit threats beaten, titans woken and fought, guilds, bards; of kassen long battles, and effects of right answers;
of rising_sun many cards, pieces and alliances.
"""

from typing import Any

from warlords_core.actions import ActionSet
from warlords_core.kassen import content as kassen_content
from warlords_core.kassen import decisions as kassen_decisions
from warlords_core.kassen import model as kassen_model
from warlords_core.rising_sun import decisions as rising_sun_decisions
from warlords_core.rising_sun import model as rising_sun_model
from warlords_core.rng import Stream
from warlords_core.xidit import content
from warlords_core.xidit.board import Board
from warlords_core.xidit.decisions import CommitPlan, Decline, ShowUnits
from warlords_core.xidit.model import COLOURS, ORDERS_A_YEAR, Colour, Order, Planning, State


def keen_xidit(state: State, seat: int, legal: ActionSet[Any], chance: Stream) -> Any:
    """Plan the way to threats that can be beaten, raging titans and camps; fight what can be fought, show all units."""
    if isinstance(state.agenda[-1], Planning):
        return CommitPlan(_plan(state, seat, chance))
    if isinstance(legal[0], ShowUnits):
        return legal[-1] if chance.below(4) else legal.sample(chance)
    action = legal.sample(chance)
    # Declining is one way among several; who can pay should mostly do so.
    return legal[0] if isinstance(action, Decline) and chance.below(4) else action


def _plan(state: State, seat: int, chance: Stream) -> tuple[Order, ...]:
    board = content.board(state.pack)
    here, done = state.players[seat].hero, set[int]()
    orders: list[Order] = []
    while len(orders) < ORDERS_A_YEAR:
        way = _way(state, board, seat, here, done)
        # A step aside now and then, so that matches differ.
        if way is None or not chance.below(8):
            colour = _any_road(board, here, chance)
        elif not way:
            orders.append("act")
            # Twice in one city now and then: closed, emptied, or nothing left.
            if chance.below(5):
                done.add(here)
            continue
        else:
            colour = way[0]
        orders.append(colour)
        here = board.road(here, colour)
    return tuple(orders[:ORDERS_A_YEAR])


def _any_road(board: Board, city: int, chance: Stream) -> Colour:
    roads: list[Colour] = [colour for colour in COLOURS if board.road(city, colour)]
    return roads[chance.below(len(roads))]


def _way(state: State, board: Board, seat: int, start: int, done: set[int]) -> list[Colour] | None:
    """The way to the city whose worth, less the roads to it, is best."""
    ways: dict[int, list[Colour]] = {start: []}
    ring, best = [start], (0, list[Colour]())
    while ring:
        following: list[int] = []
        for city in ring:
            worth = 0 if city in done else _worth(state, board, seat, city) - len(ways[city])
            best = max(best, (worth, ways[city]), key=lambda found: found[0])
            for colour in COLOURS:
                end = board.road(city, colour)
                if end and end not in ways:
                    ways[end] = [*ways[city], colour]
                    following.append(end)
        ring = following
    return best[1] if best[0] > 0 else None


def _worth(state: State, board: Board, seat: int, city: int) -> int:
    """What acting in a city may achieve as things stand; 0: nothing."""
    table, held = state.table, state.players[seat].units
    if city in table.threats:
        return 9 * all(have >= need for have, need in zip(held, board.tile(city).threat, strict=True))
    camp = next((camp for camp in table.camps if camp.city == city), None)
    if camp is None:
        raging = [board.titans[i][stack.killed].price for i, stack in enumerate(table.titans) if stack.raging]
        return 8 * (min(raging, default=99) <= sum(held))
    # Camps that are left alone keep the recruitment discards empty, which is what wakes the titans.
    if sum(camp.units) < 2 and len(table.camps) > 2:
        return 0
    kind = next(kind for kind, count in enumerate(camp.units) if count)
    wanted = any(board.tile(threat).threat[kind] > held[kind] for threat in table.threats)
    return 6 if wanted else 2 * (sum(held) < 6)


def keen_kassen(state: kassen_model.State, seat: int, legal: ActionSet[Any], chance: Stream) -> Any:
    """Do all that a turn allows before ending it, answer mostly right, and never retreat."""
    action = legal.sample(chance)
    if isinstance(action, kassen_decisions.Answer):
        return _right_answer(state, seat) if chance.below(4) else action
    idle = (kassen_decisions.EndTurn, kassen_decisions.Retreat)
    while isinstance(action, idle) and legal.size > len(idle) and chance.below(12):
        action = legal.sample(chance)
    return kassen_decisions.EndTurn() if isinstance(action, kassen_decisions.Retreat) else action


def patient_kassen(state: kassen_model.State, seat: int, legal: ActionSet[Any], chance: Stream) -> Any:
    """As ``keen_kassen``, but attack seldom, so that the battle goes on to its last phase (KS-9.2)."""
    action = keen_kassen(state, seat, legal, chance)
    if isinstance(action, kassen_decisions.Attack) and chance.below(8):
        return kassen_decisions.EndTurn()
    return action


def _right_answer(state: kassen_model.State, seat: int) -> kassen_decisions.Answer:
    asked = state.hands[seat].asked
    assert asked is not None
    right = kassen_content.book(state.pack).questions[asked.question].right
    return kassen_decisions.Answer(asked.order.index(right))


def keen_rising_sun(
    _state: rising_sun_model.State, _seat: int, legal: ActionSet[Any], chance: Stream
) -> rising_sun_decisions.AnyAction:
    """Seldom stop or decline while something else can be done, and take offered alliances."""
    action: rising_sun_decisions.AnyAction = legal.sample(chance)
    idle = (rising_sun_decisions.Done, rising_sun_decisions.Ready, rising_sun_decisions.Decline)
    for _ in range(4):
        if not isinstance(action, idle) or not chance.below(8):
            break
        action = legal.sample(chance)
    return action
