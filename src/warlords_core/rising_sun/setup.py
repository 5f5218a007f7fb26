"""Set-up: options and a seed become the first state (RS-1)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from warlords_core import codec
from warlords_core.errors import InvalidOptions, Malformed, Problem, UnknownPack
from warlords_core.game import Transition
from warlords_core.rising_sun import content
from warlords_core.rising_sun.book import Book
from warlords_core.rising_sun.draft import Draft
from warlords_core.rising_sun.events import ClansSeated, KamiPlaced
from warlords_core.rising_sun.flow import settle
from warlords_core.rising_sun.model import Options, Player, State, Table
from warlords_core.rising_sun.pack import CORE
from warlords_core.rising_sun.steps import StartingSeason
from warlords_core.rising_sun.terms import Box
from warlords_core.rng import Rng
from warlords_core.types import PackRef

DYNASTY: Final[Box] = "dynasty"
"""The box whose clans bring a sixth seat."""
SEATS_WITHOUT_DYNASTY: Final = 5


def check_options(options: Options) -> tuple[Problem, ...]:
    """All faults of options at once (RS-1.1, RS-1.4)."""
    try:
        # Built in Python, options can hold anything; on the wire the decoder has looked already.
        codec.from_msgpack(codec.to_msgpack(options), Options)
    except Malformed as error:
        return (Problem("invalid_value", "RS-1.1", error.pointer, error.message),)
    try:
        book = content.book(content.newest(options.pack))
    except UnknownPack:
        return ()  # set-up says so
    return tuple(faults(options, book))


def faults(options: Options, book: Book) -> Iterator[Problem]:
    """All faults of options for one pack (RS-1.1, RS-1.4)."""
    if options.add_on == CORE or options.add_on not in book.sets:
        message = f"no set beside the core set is called {options.add_on}"
        yield Problem("unknown_set", "RS-1.4", "/add_on", message)
    able = drawable(options, book) if options.clans is None else options.clans
    if options.seats > SEATS_WITHOUT_DYNASTY and not _of_dynasty(able, book):
        message = f"{options.seats} seats play only with clans of the box {DYNASTY}"
        yield Problem("without_dynasty", "RS-1.1", "/seats", message)
    if options.clans is None:
        number = len(able)
        if number < options.seats:
            message = f"{options.seats} clans are drawn, and these boxes have {number}"
            yield Problem("too_few_clans", "RS-1.1", "/boxes", message)
        return
    if len(options.clans) != options.seats:
        message = f"{len(options.clans)} clans for {options.seats} seats"
        yield Problem("wrong_count", "RS-1.1", "/clans", message)
    for place, clan in enumerate(options.clans):
        if clan not in book.clans:
            yield Problem("unknown_clan", "RS-1.1", f"/clans/{place}", f"no clan is called {clan}")
        elif clan in options.clans[:place]:
            yield Problem("repeated_clan", "RS-1.1", f"/clans/{place}", f"{clan} stands twice")


def may_sit(clans: Sequence[str], book: Book) -> bool:
    """Whether so many seats can play with these clans: six only with one of the Dynasty box (RS-1.1)."""
    return len(clans) <= SEATS_WITHOUT_DYNASTY or bool(_of_dynasty(clans, book))


def _of_dynasty(clans: Iterable[str], book: Book) -> list[str]:
    return [clan for clan in clans if clan in book.clans and book.clans[clan].box == DYNASTY]


def _drawn(options: Options, book: Book, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Clans for all seats; where the Dynasty clans bring a sixth seat, one of them is among these (RS-1.1)."""
    able = drawable(options, book)
    if options.seats <= SEATS_WITHOUT_DYNASTY:
        return rng.sample("deal/clans", able, options.seats)
    (first,), rng = rng.sample("deal/clans", _of_dynasty(able, book), 1)
    others, rng = rng.sample("deal/clans", [clan for clan in able if clan != first], options.seats - 1)
    return (first, *others), rng


def drawable(options: Options, book: Book) -> list[str]:
    """The clans that are drawn from (RS-1.1)."""
    return [clan.id for clan in book.clans.values() if clan.box in options.boxes]


def setup(options: Options, seed: int, pack: PackRef | None = None) -> Transition[State]:
    """Seat the clans, place the kami, shuffle the mandates, and begin spring (RS-1.1 … RS-1.5).

    Args:
        options: what the table agreed on.
        seed: 0 … 2**53 - 1; the same seed deals the same.
        pack: this exact pack; else the newest of the id in the options.

    Raises:
        InvalidOptions: no match can start with them.
        UnknownPack: the pack is not known.
    """
    problems = check_options(options)
    ref = pack or content.newest(options.pack)
    if not problems and ref.id != options.pack:
        message = f"the options name the pack {options.pack}, not {ref.id}"
        problems = (Problem("pack_mismatch", None, "/pack", message),)
    book = content.book(ref)
    problems = problems or tuple(faults(options, book))
    if problems:
        raise InvalidOptions(problems)
    rng = Rng.seeded(seed)
    clans = options.clans
    if clans is None:
        clans, rng = _drawn(options, book, rng)
    seated = tuple(clan for clan in book.clans if clan in clans)
    kami, rng = rng.sample("deal/kami", tuple(book.kami), 4)
    pile, rng = rng.shuffle("shuffle/mandates", book.mandates)
    table = Table(
        season="spring",
        phase="tea",
        honor=tuple(range(options.seats)),
        holder=0,
        kami=kami,
        market=(),
        wars=(),
    )
    players = tuple(Player(clan=clan, coins=0, ronin=0, vp=0, pieces=book.first_pieces(clan)) for clan in seated)
    draft = Draft(
        State(
            schema=1,
            game="rising_sun",
            pack=ref,
            rng=rng,
            options=options,
            agenda=(),
            table=table,
            players=players,
            pile=pile,
            laid=(),
        )
    )
    draft.emit(ClansSeated(clans=seated), KamiPlaced(kami=kami))
    draft.push(StartingSeason("spring"))
    return settle(draft)
