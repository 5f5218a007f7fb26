"""A tiny game of the protocol: it shows that the kernel knows no game, and its tree is small enough to count by hand.

Two or three seats hold some coins each. A shuffled deck of prizes is turned up one by one (TOY-1). For each prize
every seat secretly bids some of its coins (TOY-2). The highest bid, if it is one seat's alone, is paid, and that seat
takes the prize's points or its bid back; else the prize is lost (TOY-3). When the deck is used up, most points win,
then most coins (TOY-4).
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from warlords_core import agenda, codec, documents
from warlords_core.actions import EMPTY, ActionSet, choice, wrapped
from warlords_core.errors import (
    InvalidOptions,
    Malformed,
    NotationError,
    PackError,
    Problem,
    Refusal,
    UnknownPack,
)
from warlords_core.game import Game, Packs, Transition, Types
from warlords_core.record import Move, Record
from warlords_core.rng import Rng
from warlords_core.rules import RuleBook
from warlords_core.types import (
    Action,
    ClauseId,
    Decision,
    Event,
    Frozen,
    GameOptions,
    GameState,
    GameView,
    Name,
    Outcome,
    PackRef,
    Score,
    Seat,
    Standing,
    Step,
)

Coins = Annotated[int, Meta(ge=0, le=99)]
Prize = Annotated[int, Meta(ge=1, le=9)]
Prizes = Annotated[tuple[Prize, ...], Meta(max_length=9)]
What = Literal["points", "refund"]


class Options(GameOptions, frozen=True, kw_only=True):
    pack: Name = "two-prizes"
    seats: Annotated[int, Meta(ge=2, le=3)] = 2
    coins: Annotated[int, Meta(ge=0, le=9)] = 1


class Pack(Frozen, frozen=True):
    id: Name
    version: Annotated[int, Meta(ge=1, le=1_000_000)]
    prizes: Annotated[tuple[Prize, ...], Meta(min_length=1, max_length=9)]


class Showing(Step, frozen=True, tag="showing"):
    """Turn up the next prize; the match ends if there is none."""


class Bidding(Step, frozen=True, tag="bidding"):
    """Every seat bids (waits for all)."""


class Choosing(Step, frozen=True, tag="choosing"):
    """The highest bidder takes something (waits for it)."""

    seat: Seat
    bid: Coins


AnyStep = Showing | Bidding | Choosing
Agenda = Annotated[tuple[AnyStep, ...], Meta(max_length=4)]


class Hand(Frozen, frozen=True):
    coins: Coins
    points: Coins = 0
    bid: Coins | None = None


class State(GameState, frozen=True, kw_only=True):
    game: Literal["toy"]
    options: Options
    agenda: Agenda
    deck: Prizes
    """Top first; hidden."""
    shown: Prizes
    """All that were turned up, the one at stake last."""
    hands: Annotated[tuple[Hand, ...], Meta(min_length=2, max_length=3)]


class PublicHand(Frozen, frozen=True):
    coins: Coins
    points: Coins
    committed: bool


class View(GameView, frozen=True, kw_only=True):
    game: Literal["toy"]
    options: Options
    agenda: Agenda
    deck: Coins
    """Prizes left."""
    shown: Prizes
    hands: Annotated[tuple[PublicHand, ...], Meta(min_length=2, max_length=3)]
    bid: Coins | None
    """The seat's own."""


class Bid(Action, frozen=True, tag="bid"):
    coins: Coins


class Take(Action, frozen=True, tag="take"):
    what: What


AnyAction = Bid | Take


class BidDue(Decision, frozen=True, tag="bid_due"):
    prize: Prize


class TakeDue(Decision, frozen=True, tag="take_due"):
    prize: Prize


AnyDecision = BidDue | TakeDue


class PrizeShown(Event, frozen=True, kw_only=True, tag="prize_shown"):
    prize: Prize
    rule: ClauseId = "TOY-1"
    reveal: bool = True


class BidCommitted(Event, frozen=True, kw_only=True, tag="bid_committed"):
    seat: Seat
    rule: ClauseId = "TOY-2"


class BidNoted(Event, frozen=True, kw_only=True, tag="bid_noted"):
    seat: Seat
    coins: Coins
    rule: ClauseId = "TOY-2"


class BidsShown(Event, frozen=True, kw_only=True, tag="bids_shown"):
    bids: Annotated[tuple[Coins, ...], Meta(max_length=3)]
    rule: ClauseId = "TOY-2"
    reveal: bool = True


class PrizeLost(Event, frozen=True, kw_only=True, tag="prize_lost"):
    prize: Prize
    rule: ClauseId = "TOY-3"


class PrizeTaken(Event, frozen=True, kw_only=True, tag="prize_taken"):
    seat: Seat
    what: What
    rule: ClauseId = "TOY-3"


class MatchOver(Event, frozen=True, kw_only=True, tag="match_over"):
    rule: ClauseId = "TOY-4"


AnyEvent = PrizeShown | BidCommitted | BidNoted | BidsShown | PrizeLost | PrizeTaken | MatchOver


class ToyMove(Move[AnyAction], frozen=True):
    """An action and the seat that takes it."""


class ToyRecord(Record[Options, AnyAction], frozen=True):
    moves: Annotated[tuple[ToyMove, ...], Meta(max_length=10_000)]


# Packs

_packs: dict[str, Pack] = {}


def ref(pack: Pack) -> PackRef:
    return PackRef(pack.id, pack.version, codec.document_digest(pack))


def add(pack: Pack) -> PackRef:
    _packs.setdefault(ref(pack).digest, pack)
    return ref(pack)


def all_packs() -> tuple[Pack, ...]:
    return tuple(sorted(_packs.values(), key=lambda pack: (pack.id, pack.version)))


def get(pack_id: str) -> Pack:
    found = [pack for pack in all_packs() if pack.id == pack_id]
    if not found:
        raise UnknownPack(f"no pack has the id {pack_id!r}")
    return found[-1]


def of(reference: PackRef) -> Pack:
    pack = _packs.get(reference.digest)
    if pack is None or ref(pack) != reference:
        raise UnknownPack(f"no pack {reference}")
    return pack


def load(data: bytes, name: str) -> Pack:
    try:
        document = documents.parse(data, name)
        pack = codec.from_json(codec.to_json(document.value), Pack)
    except Malformed as error:
        raise PackError([Problem(error.code, None, error.pointer, error.message)]) from None
    if document.faults:
        raise PackError(document.faults)
    return pack


add(Pack("two-prizes", 1, (1, 2)))
add(Pack("five-prizes", 1, (1, 2, 3, 4, 5)))


# Rules


def check_options(options: Options) -> tuple[Problem, ...]:
    if options.seats == 3 and options.coins == 0:
        return (Problem("nothing_to_bid", "TOY-2", "/coins", "three seats need coins"),)
    return ()


def setup(options: Options, seed: int, pack: PackRef | None = None) -> Transition[State]:
    problems = check_options(options)
    if problems:
        raise InvalidOptions(problems)
    reference = pack or ref(get(options.pack))
    deck, rng = Rng.seeded(seed).shuffle("deal", of(reference).prizes)
    state = State(
        schema=1,
        game="toy",
        pack=reference,
        rng=rng,
        options=options,
        agenda=(Showing(),),
        deck=deck,
        shown=(),
        hands=(Hand(options.coins),) * options.seats,
    )
    return agenda.settle(agenda.Draft(state), _AUTOMATIC)


def _show(draft: agenda.Draft[State], step: Showing) -> None:
    deck = draft.state.deck
    if deck:
        draft.update(deck=deck[1:], shown=(*draft.state.shown, deck[0]))
        draft.emit(PrizeShown(prize=deck[0]))
        draft.push(Bidding())
    else:
        draft.emit(MatchOver())


_AUTOMATIC: Mapping[type[Step], Callable[[Any, Any], None]] = {Showing: _show}


def owing(state: State) -> tuple[int, ...]:
    match state.agenda:
        case (*_, Bidding()):
            return tuple(seat for seat, hand in enumerate(state.hands) if hand.bid is None)
        case (*_, Choosing(seat)):
            return (seat,)
        case _:
            return ()


def decisions(state: State) -> tuple[AnyDecision, ...]:
    due = BidDue if state.agenda and isinstance(state.agenda[-1], Bidding) else TakeDue
    return tuple(due(seat, state.shown[-1]) for seat in owing(state))


def legal_actions(state: State, seat: int) -> ActionSet[Any]:
    if seat not in owing(state):
        return EMPTY
    if isinstance(state.agenda[-1], Bidding):
        return wrapped(Bid, "coins", choice(range(state.hands[seat].coins + 1)))
    return wrapped(Take, "what", choice(("points", "refund")))


def refusal(state: State, seat: int, action: AnyAction) -> Refusal | None:
    if seat not in owing(state):
        return Refusal("nothing_owed", "TOY-2", "", "the seat owes nothing", seat)
    if isinstance(action, Bid) is not isinstance(state.agenda[-1], Bidding):
        return Refusal("wrong_kind", "TOY-2", "/type", "something else is owed")
    if action in legal_actions(state, seat):
        return None
    if isinstance(action, Bid):
        return Refusal("too_many_coins", "TOY-2", "/coins", "more than the seat has", action.coins)
    return Refusal("unknown_choice", "TOY-3", "/what", "take points or refund", str(action.what)[:64])


def resolve_unchecked(state: State, seat: int, action: AnyAction) -> Transition[State]:
    draft = agenda.Draft(state)
    hand = state.hands[seat]
    if isinstance(action, Bid):
        _hand(draft, seat, replace(hand, bid=action.coins))
        draft.emit(BidCommitted(seat=seat), BidNoted(seat=seat, coins=action.coins, audience=(seat,)))
        if not owing(draft.state):
            _compare(draft)
    else:
        step = draft.agenda.pop()
        assert isinstance(step, Choosing)
        won = {"points": hand.points + state.shown[-1]} if action.what == "points" else {"coins": hand.coins + step.bid}
        _hand(draft, seat, replace(hand, **won))
        draft.emit(PrizeTaken(seat=seat, what=action.what))
    return agenda.settle(draft, _AUTOMATIC)


def _hand(draft: agenda.Draft[State], seat: int, hand: Hand) -> None:
    hands = list(draft.state.hands)
    hands[seat] = hand
    draft.update(hands=tuple(hands))


def _compare(draft: agenda.Draft[State]) -> None:
    hands = draft.state.hands
    bids = tuple(hand.bid or 0 for hand in hands)
    draft.emit(BidsShown(bids=bids))
    draft.agenda[-1] = Showing()
    draft.update(hands=tuple(replace(hand, bid=None) for hand in hands))
    if bids.count(max(bids)) > 1:
        draft.emit(PrizeLost(prize=draft.state.shown[-1]))
        return
    winner = bids.index(max(bids))
    hand = draft.state.hands[winner]
    _hand(draft, winner, replace(hand, coins=hand.coins - bids[winner]))
    draft.push(Choosing(winner, bids[winner]))


def view(state: State, seat: int | None) -> View:
    if seat is not None and not 0 <= seat < len(state.hands):
        raise ValueError(f"there is no seat {seat}")
    return View(
        schema=1,
        game="toy",
        pack=state.pack,
        seat=seat,
        options=state.options,
        agenda=state.agenda,
        deck=len(state.deck),
        shown=state.shown,
        hands=tuple(PublicHand(hand.coins, hand.points, hand.bid is not None) for hand in state.hands),
        bid=None if seat is None else state.hands[seat].bid,
    )


def determinize(seen: View, seed: int) -> State:
    left = tuple((Counter(of(seen.pack).prizes) - Counter(seen.shown)).elements())
    deck, rng = Rng.seeded(seed).shuffle("deal", left)
    hands = []
    for seat, hand in enumerate(seen.hands):
        bid = None
        if hand.committed:
            bid, rng = (seen.bid, rng) if seat == seen.seat else rng.below("bids", hand.coins + 1)
        hands.append(Hand(hand.coins, hand.points, bid))
    return State(
        schema=1,
        game="toy",
        pack=seen.pack,
        rng=rng,
        options=seen.options,
        agenda=seen.agenda,
        deck=deck,
        shown=seen.shown,
        hands=tuple(hands),
    )


def outcome(state: State) -> Outcome | None:
    if state.agenda:
        return None
    worth = [(hand.points, hand.coins) for hand in state.hands]
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    return Outcome(
        "deck_empty",
        tuple(
            Standing(
                seat,
                1 + sum(other > worth[seat] for other in worth),
                (Score("points", worth[seat][0]), Score("coins", worth[seat][1])),
            )
            for seat in order
        ),
    )


def problems(state: State) -> tuple[Problem, ...]:
    try:
        prizes = Counter(of(state.pack).prizes)
    except UnknownPack as error:
        return (Problem("unknown_pack", None, "/pack", str(error)),)
    waits = state.agenda[-1] if state.agenda else None
    checks = {
        ("pack_mismatch", "/options/pack"): state.options.pack == state.pack.id,
        ("hands", "/hands"): len(state.hands) == state.options.seats,
        ("prizes", "/deck"): Counter(state.deck) + Counter(state.shown) == prizes,
        ("coins", "/hands"): sum(hand.coins for hand in state.hands) <= state.options.seats * state.options.coins,
        ("points", "/hands"): sum(hand.points for hand in state.hands) <= sum(state.shown),
        ("draws", "/rng/drawn"): [draws.label for draws in state.rng.drawn]
        == sorted({draws.label for draws in state.rng.drawn}),
        ("agenda", "/agenda"): _agenda_holds(state, waits),
        ("bids", "/hands"): all(hand.bid is None for hand in state.hands)
        or (isinstance(waits, Bidding) and bool(owing(state))),
        ("bid", "/hands"): all(hand.bid is None or hand.bid <= hand.coins for hand in state.hands),
    }
    return tuple(
        Problem(code, None, pointer, f"{code} do not hold") for (code, pointer), holds in checks.items() if not holds
    )


def _agenda_holds(state: State, waits: AnyStep | None) -> bool:
    match waits:
        case None:
            return not state.deck
        case Bidding():
            return len(state.agenda) == 1 and bool(state.shown)
        case Choosing(seat, bid):
            most = state.options.seats * state.options.coins - sum(hand.coins for hand in state.hands)
            whole = state.agenda[:-1] == (Showing(),) and bool(state.shown)
            return whole and seat < len(state.hands) and bid <= most
        case Showing():
            return False


def notate(state: State, action: AnyAction) -> str:
    return f"bid {action.coins}" if isinstance(action, Bid) else f"take {action.what}"


def parse(state: State, text: str) -> AnyAction:
    if re.fullmatch(r"bid (0|[1-9][0-9]?)", text, re.ASCII):
        return Bid(int(text[4:]))
    if text == "take points":
        return Take("points")
    if text == "take refund":
        return Take("refund")
    raise NotationError(f"no action of the toy: {text[:64]!r}")


def evaluate(state: State, seat: int) -> float:
    return state.hands[seat].points + state.hands[seat].coins / 2


GAME: Game[Options, State, AnyAction, AnyDecision, View] = Game(
    name="toy",
    title={"en": "Secret bids", "zh": "暗标", "ja": "秘密の入札"},
    types=Types(
        options=Options,
        state=State,
        action=AnyAction,
        decision=AnyDecision,
        event=AnyEvent,
        view=View,
        pack=Pack,
        public_pack=Pack,
        record=ToyRecord,
        move=ToyMove,
    ),
    rules=RuleBook("tests.kernel"),
    packs=Packs(all=all_packs, get=get, of=of, ref=ref, load=load, add=add),
    default_options=Options,
    setup=setup,
    check_options=check_options,
    decisions=decisions,
    legal_actions=legal_actions,
    refusal=refusal,
    resolve_unchecked=resolve_unchecked,
    view=view,
    outcome=outcome,
    problems=problems,
    determinize=determinize,
    notate=notate,
    parse=parse,
    evaluate=evaluate,
)
