"""Set-up: options and a seed become the first state (XD-1)."""

from warlords_core import codec
from warlords_core.errors import InvalidOptions, Malformed, Problem
from warlords_core.game import Transition
from warlords_core.rng import Rng
from warlords_core.types import PackRef
from warlords_core.xidit import content, tiles
from warlords_core.xidit.board import Board
from warlords_core.xidit.decisions import PlaceHero
from warlords_core.xidit.draft import Draft, clockwise
from warlords_core.xidit.events import ChecksOrdered, HeroPlaced
from warlords_core.xidit.flow import settle
from warlords_core.xidit.model import (
    CHECKS,
    UNITS,
    Dummy,
    Options,
    PlacingHero,
    Planning,
    Player,
    State,
    Table,
    TitanStack,
)


def check_options(options: Options) -> tuple[Problem, ...]:
    """All faults of options at once (XD-1.1, XD-1.6)."""
    try:
        # Built in Python, options can hold anything; on the wire the decoder has looked already.
        codec.from_msgpack(codec.to_msgpack(options), Options)
    except Malformed as error:
        return (Problem("invalid_value", "XD-1.1", error.pointer, error.message),)
    problems: list[Problem] = []
    if options.starting_seat >= options.seats:
        message = f"there is no seat {options.starting_seat} among {options.seats}"
        problems.append(Problem("no_such_seat", "XD-1.6", "/starting_seat", message))
    return tuple(problems)


def setup(options: Options, seed: int, pack: PackRef | None = None) -> Transition[State]:
    """Deal the tiles and ask for the first hero (XD-1.1 … XD-1.6).

    Args:
        options: what the table agreed on.
        seed: 0 … 2**53 - 1; the same seed deals the same.
        pack: this exact pack; else the newest of the id in the options.

    Raises:
        InvalidOptions: no match can start with them.
        UnknownPack: the pack is not known.
    """
    problems = check_options(options)
    if problems:
        raise InvalidOptions(problems)
    ref = pack or content.newest(options.pack)
    if ref.id != options.pack:
        message = f"the options name the pack {options.pack}, not {ref.id}"
        raise InvalidOptions([Problem("pack_mismatch", None, "/pack", message)])
    draft = Draft(_before_dealing(options, Rng.seeded(seed), ref, content.board(ref)))
    _order_checks(draft)
    _deal(draft)
    seats = clockwise(draft.state)
    draft.push(*(PlacingHero(seat) for seat in seats), Planning())
    return settle(draft)


def _before_dealing(options: Options, rng: Rng, ref: PackRef, board: Board) -> State:
    none = (0,) * len(UNITS)
    player = Player(0, none, 0, board.bards, board.storeys, 0, 0)
    table = Table(
        year=1,
        starting_seat=options.starting_seat,
        executed=0,
        camps=(),
        threats=(),
        next_recruitment=None,
        next_threat=None,
        recruitment_discards=(),
        threat_discards=(),
        titans=(TitanStack(0, raging=False),) * len(board.titans),
        barracks=board.supply,
        guilds=(),
        bards=((0,) * options.seats,) * len(board.regions),
        checks=CHECKS,
        deeds=(),
        dummy=Dummy(0, 0, 0) if options.seats == 3 else None,
        exits=(),
    )
    return State(
        schema=1,
        game="xidit",
        pack=ref,
        rng=rng,
        options=options,
        agenda=(),
        table=table,
        players=(player,) * options.seats,
        recruitment_pile=(),
        threat_pile=(),
    )


def _order_checks(draft: Draft) -> None:
    """The assessments in a random order (XD-1.5)."""
    checks, rng = draft.state.rng.shuffle("shuffle/checks", CHECKS)
    draft.update(rng=rng)
    draft.table(checks=checks)
    draft.emit(ChecksOrdered(checks=checks))


def _deal(draft: Draft) -> None:
    """Shuffle the tile set; camps, threats, recruitment pile and threat pile, in this order (XD-1.2, XD-1.3)."""
    options, opening = draft.state.options, draft.board.opening
    order, rng = draft.state.rng.shuffle("shuffle/tiles", draft.board.tile_set(options.seats, options.tile_set))
    to_threats = opening.camps + opening.threats
    to_pile = to_threats + opening.recruitment_pile
    draft.update(rng=rng, recruitment_pile=order[to_threats:to_pile], threat_pile=order[to_pile:])
    unfilled = [city for city in order[: opening.camps] if not tiles.open_camp(draft, city, rule="XD-1.2")]
    for city in order[opening.camps : to_threats]:
        tiles.open_threat(draft, city, rule="XD-1.2")
    tiles.draw_next(draft, "recruitment", rule="XD-1.3")
    tiles.draw_next(draft, "threat", rule="XD-1.3")
    for city in unfilled:
        tiles.exhaust(draft, city)


def place_hero(draft: Draft, seat: int, action: PlaceHero) -> None:
    """Put a seat's hero into its city (XD-1.6)."""
    draft.agenda.pop()
    draft.player(seat, hero=action.city)
    draft.emit(HeroPlaced(seat=seat, city=action.city))
