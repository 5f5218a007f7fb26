"""States of kassen in which something is wrong, with the problems that must be told."""

from collections.abc import Sequence
from typing import Any, Final, get_args

from msgspec.structs import replace

from tests.kassen.builders import TARGET, battle, brave, camp, part, secret, tactic, when
from tests.kassen.matches import Match
from warlords_core.kassen import content
from warlords_core.kassen.decisions import Attack, Deploy, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import (
    MOST_ENTRANCES,
    Answered,
    Army,
    Asked,
    Asking,
    Bonus,
    Card,
    Ending,
    Journal,
    LostCard,
    Noted,
    Options,
    Played,
    SetCard,
    State,
    Turn,
    UnitState,
)
from warlords_core.kassen.vocabulary import Target
from warlords_core.rng import Drawn, Rng

Told = tuple[str, str | None, str]
Broken = tuple[State, Sequence[Told]]
"""A state, and code, clause and pointer of each of its problems."""

PACK: Final[dict[str, Any]] = {
    "generals": (
        brave("archer", (2, 2), when("deployed", part("damage", TARGET, 1), target=Target(of="enemy")), cost=2),
        brave("herald", (2, 2), when("deployed", part("draw"))),
        brave("wei1", (2, 2), faction="wei"),
    ),
    "tactics": (
        tactic("fire", part("damage", TARGET, 2), target=Target(of="enemy")),
        tactic("rally", part("draw")),
        tactic("drill", part("draw"), faction="wei"),
    ),
    "secrets": (
        secret("pit1", when("attacks", part("draw"), party="other")),
        secret("pit2", when("attacks", part("draw"), party="other")),
    ),
}


def start(**options: Any) -> State:
    """Side 0 in turn: units 1 (g22) and 2 (g33), side 1: units 3 (g44) and 4 (g55) and secret 5 (pit1)."""
    own = camp(["g22", "g33"], ["archer", "herald", "fire", "rally", "pit2"], ["g34"])
    return battle(own, camp(["g44", "g55"], ["g36", "fire"], ["rally"], secrets=["pit1"]), **PACK, **options)


START: Final = start()
BOOK: Final = content.book(START.pack)
GENERALS: Final = BOOK.general_at
TACTICS: Final = BOOK.tactic_at


def table(state: State, **changes: Any) -> State:
    """The state with a changed table."""
    return replace(state, table=replace(state.table, **changes))


def line(state: State, side: int, **changes: Any) -> State:
    """The state with a changed line of a side."""
    lines = list(state.table.lines)
    lines[side] = replace(lines[side], **changes)
    return table(state, lines=tuple(lines))


def fighter(state: State, side: int, place: int, **changes: Any) -> State:
    """The state with a changed unit."""
    fighters = list(state.table.lines[side].fighters)
    fighters[place] = replace(fighters[place], **changes)
    return line(state, side, fighters=tuple(fighters))


def hand(state: State, side: int, **changes: Any) -> State:
    """The state with a changed hidden hand of a side."""
    hands = list(state.hands)
    hands[side] = replace(hands[side], **changes)
    return replace(state, hands=tuple(hands))


def played(state: State, **changes: Any) -> State:
    """The state with a changed card of side 0 that waits for an answer."""
    waiting = state.hands[0].played
    assert waiting is not None
    return hand(state, 0, played=replace(waiting, **changes))


def options(state: State, **changes: Any) -> State:
    """The state with changed options."""
    return replace(state, options=replace(state.options, **changes))


ASKED: Final = GAME.apply(START, 0, PlayTactic(2, 3)).state
"""Side 0 answers for its fire on unit 3."""
ORDERED: Final = GAME.apply(START, 0, Deploy(0, 2, 3)).state
"""Side 0 answers for the order of unit 6, an archer, on unit 3."""
TRIED: Final = GAME.apply(START, 0, SetSecret(4)).state
"""Side 0 answers for its pit2."""
LAST: Final = Match(battle(camp(["g22"], deck=()), camp(["g22"], deck=()), **PACK)).do(Attack(1, 2), right=None).state
"""Both have lost their last general: side 0, in turn, answers."""
OVER: Final = GAME.apply(START, 0, Retreat()).state
WAITING: Final = Asked(0, (0, 1, 2, 3))

FRAME: Final[dict[str, Broken]] = {
    "an unknown pack": (replace(START, pack=replace(START.pack, version=9)), [("unknown_pack", None, "/pack")]),
    "an option of a wrong kind": (
        options(START, carry_debt=1),
        [("invalid_value", "KS-1.3", "/options/carry_debt")],
    ),
    "options of another pack": (
        options(START, pack="three-kingdoms"),
        [("pack_mismatch", None, "/options/pack")],
    ),
    "an army of strangers": (
        replace(
            options(START, armies=None, army_size=5),
            armies=(
                Army((*START.armies[0].generals[:4], "nobody"), ("drill",)),
                Army((*START.armies[1].generals, "g11", START.armies[1].generals[0]), ()),
            ),
        ),
        [
            ("unknown_card", "KS-12.1", "/armies/0/generals/4"),
            ("not_allowed", "KS-12.1", "/armies/0/tactics/0"),
            ("twice_in_army", "KS-1.1", "/armies/1/generals/4"),
        ],
    ),
    "other armies than the options gave": (
        options(START, armies=(START.armies[1], START.armies[0])),
        [("armies_mismatch", "KS-1.3", "/armies")],
    ),
    "dealt armies of a wrong size": (
        options(START, armies=None, army_size=3),
        [("army_size", "KS-1.3", "/armies/0/generals")],
    ),
    "draws": (
        replace(START, rng=Rng(START.rng.key, (Drawn("spy", 1), Drawn("rage", 1), Drawn("toss", 1)))),
        [
            ("draws_unsorted", None, "/rng/drawn/1/label"),
            ("unknown_label", None, "/rng/drawn/2/label"),
        ],
    ),
    "positions beyond the pack": (
        replace(
            hand(
                table(
                    fighter(fighter(START, 0, 0, general=499), 0, 1, talent=499),
                    journal=(Journal(0, "tactic", 499), Journal(0, "order", 499)),
                ),
                1,
                hand=(Card("tactic", 499),),
                secrets=(SetCard(499, 5),),
                lost=(LostCard(499),),
                answered=(Answered(4_999, (0, 1, 2, 3), 0),),
            ),
            last_fallen=(499,),
        ),
        [
            ("unknown_general", "KS-12.1", "/table/lines/0/fighters/0/general"),
            ("unknown_general", "KS-12.1", "/table/lines/0/fighters/1/talent"),
            ("unknown_tactic", "KS-12.1", "/table/journal/0/card"),
            ("unknown_general", "KS-12.1", "/table/journal/1/card"),
            ("unknown_general", "KS-12.1", "/last_fallen/0"),
            ("unknown_tactic", "KS-12.1", "/hands/1/hand/0/index"),
            ("unknown_tactic", "KS-12.1", "/hands/1/secrets/0/tactic"),
            ("unknown_tactic", "KS-12.1", "/hands/1/lost/0/tactic"),
            ("unknown_question", "KS-12.1", "/hands/1/answered/0/question"),
        ],
    ),
    "positions beyond the pack in what is open, asked and played": (
        hand(
            line(ORDERED, 0, spent=(499,), fallen=(499,), entered=(499,)),
            0,
            asked=Asked(4_999, (0, 1, 2, 3)),
            played=Played(499, 3, 6),
        ),
        [
            ("unknown_general", "KS-12.1", "/table/lines/0/fallen/0"),
            ("unknown_general", "KS-12.1", "/table/lines/0/entered/0"),
            ("unknown_tactic", "KS-12.1", "/table/lines/0/spent/0"),
            ("unknown_question", "KS-12.1", "/hands/0/asked/question"),
            ("unknown_general", "KS-12.1", "/hands/0/played/card"),
        ],
    ),
    "the attacker of a siege begins": (
        options(START, kind="siege", defender=1),
        [("wrong_first", "KS-1.4", "/table/first")],
    ),
    # Attack of the armies: 2 + 3 + 2 + 2 + 3 = 12, and 4 + 5 + 3 = 12; health: 2 + 3 + 2 + 2 + 4 and 4 + 5 + 6.
    "the weaker army of a field battle begins": (
        options(START, kind="field"),
        [("wrong_first", "KS-1.4", "/table/first")],
    ),
    "a field beyond its limit": (
        options(START, field_limit=1),
        [
            ("field_overfull", "KS-3.1", "/table/lines/0/fighters"),
            ("field_overfull", "KS-3.1", "/table/lines/1/fighters"),
        ],
    ),
    "too much command": (
        line(START, 1, limit=11, bonus=11),
        [
            ("limit_too_high", "KS-2.1", "/table/lines/1/limit"),
            ("bonus_too_high", "KS-2.1", "/table/lines/1/bonus"),
        ],
    ),
    "more attacks than actions": (
        table(START, actions=1, attacks=2),
        [("more_attacks_than_actions", "KS-5.1", "/table/attacks")],
    ),
    "a hundred and one actions": (table(START, actions=101), [("too_many_actions", "KS-7.3", "/table/actions")]),
}

CARDS: Final[dict[str, Broken]] = {
    "a general twice": (
        hand(START, 1, deck=(*START.hands[1].deck, Card("general", GENERALS["g36"]))),
        [("general_twice", "KS-1.1", "/hands/1")],
    ),
    "a general nowhere": (hand(START, 0, deck=()), [("general_missing", "KS-1.1", "/hands/0")]),
    "a general of the other army": (
        hand(START, 0, deck=(Card("general", GENERALS["g36"]), *START.hands[0].deck)),
        [("general_not_in_army", "KS-1.1", "/hands/0")],
    ),
    "a tactic spent and in the hand": (
        line(START, 0, spent=(TACTICS["fire"],)),
        [("tactic_twice", "KS-1.1", "/hands/0")],
    ),
    "a tactic nowhere": (hand(START, 1, deck=()), [("tactic_missing", "KS-1.1", "/hands/1")]),
    "a tactic of the other army": (
        hand(START, 0, lost=(LostCard(TACTICS["pit1"]),)),
        [("tactic_not_in_army", "KS-1.1", "/hands/0")],
    ),
    "a tactic set and another lost": (
        hand(
            hand(START, 1, hand=START.hands[1].hand[:1], secrets=(SetCard(TACTICS["fire"], 5),)),
            1,
            deck=(Card("tactic", TACTICS["pit1"]),),
            lost=(LostCard(TACTICS["rally"]),),
        ),
        [("not_a_secret", "KS-4.2", "/hands/1/secrets/0/tactic"), ("not_a_secret", "KS-4.2", "/hands/1/lost/0/tactic")],
    ),
    "a secret lost without a question": (
        options(
            hand(START, 1, secrets=(), lost=(LostCard(TACTICS["pit1"]),)),
            secret_question=False,
        ),
        [("secret_lost", "KS-4.2", "/hands/1/lost")],
    ),
    "a roster with somebody twice, somebody gone and somebody missing": (
        line(table(START, entrances=9), 0, entered=(*[GENERALS["g22"]] * 2, GENERALS["g34"])),
        [
            ("entered_twice", "KS-1.8", "/table/lines/0/entered/0"),
            ("entered_twice", "KS-1.8", "/table/lines/0/entered/1"),
            ("entered_and_gone", "KS-1.8", "/table/lines/0/entered/2"),
            ("not_in_roster", "KS-1.8", "/table/lines/0/entered"),
        ],
    ),
    "a journal that names nothing, or what is not there": (
        table(
            START,
            journal=(
                *[Journal(0, what, None) for what in get_args(Noted)],
                Journal(1, "tactic", TACTICS["pit1"]),
                Journal(1, "secret", TACTICS["fire"]),
                Journal(1, "order", GENERALS["g22"]),
                Journal(1, "last_act", GENERALS["archer"]),
                Journal(1, "attribute", GENERALS["archer"]),
            ),
        ),
        [
            # Of the first five the second is a secret that has not fired.
            *[("journal_unnamed", "KS-1.8", f"/table/journal/{place}/card") for place in (0, 2, 3, 4)],
            *[("journal_mismatch", "KS-1.8", f"/table/journal/{place}/card") for place in range(5, 10)],
        ],
    ),
    "who fell last has not fallen": (
        replace(LAST, last_fallen=(GENERALS["archer"], *LAST.last_fallen)),
        [("last_not_fallen", "KS-9.1", "/last_fallen/0")],
    ),
    "who fell last stands twice": (
        replace(LAST, last_fallen=LAST.last_fallen * 2),
        [("unsorted", "KS-9.1", "/last_fallen")],
    ),
    "a number twice and one too high": (
        fighter(fighter(START, 0, 0, unit=3), 0, 1, unit=99),
        [
            ("number_twice", "KS-7.1", "/table/lines/1/fighters/0/unit"),
            ("number_too_high", "KS-7.1", "/table/lines/0/fighters/1/unit"),
        ],
    ),
    "secrets out of order": (
        hand(table(START, entrances=9), 1, secrets=(SetCard(TACTICS["pit1"], 7), SetCard(TACTICS["pit1"], 6))),
        [("tactic_twice", "KS-1.1", "/hands/1"), ("unsorted", "KS-4.2", "/hands/1/secrets/1/number")],
    ),
    "fewer entrances than have entered": (
        hand(
            line(table(START, entrances=4), 0, fighters=START.table.lines[0].fighters),
            1,
            secrets=(SetCard(TACTICS["pit1"], 5),),
        ),
        [
            ("number_too_high", "KS-7.1", "/hands/1/secrets/0/number"),
            ("too_few_entrances", "KS-7.1", "/table/entrances"),
        ],
    ),
}

FIGHTERS: Final[dict[str, Broken]] = {
    "a maximum out of nothing": (
        fighter(START, 0, 0, most=3),
        [("most_miscounted", "KS-5.8", "/table/lines/0/fighters/0/most")],
    ),
    "more health than the maximum": (
        fighter(START, 0, 0, health=3),
        [("too_healthy", "KS-5.8", "/table/lines/0/fighters/0/health")],
    ),
    "the dead on the field": (
        fighter(fighter(START, 0, 0, health=0), 1, 1, doomed=True),
        [
            ("dead_on_field", "KS-7.1", "/table/lines/0/fighters/0/health"),
            ("dead_on_field", "KS-7.1", "/table/lines/1/fighters/1/health"),
        ],
    ),
    "changes that stand apart": (
        fighter(
            START,
            0,
            0,
            bonuses=(Bonus("attack", 1, Ending("good")), Bonus("attack", 2, Ending("good"))),
            conditions=(
                UnitState("stun", 1, Ending("turn", begun=True)),
                UnitState("stun", 0, Ending("turn")),
            ),
        ),
        [
            ("not_together", None, "/table/lines/0/fighters/0/bonuses/1"),
            ("begun_what", "KS-5.7", "/table/lines/0/fighters/0/conditions/0/ends/begun"),
            ("empty_state", "KS-5.7", "/table/lines/0/fighters/0/conditions/1/amount"),
        ],
    ),
}

RESTING: Final[dict[str, Broken]] = {
    "nothing to do and no verdict": (replace(START, agenda=()), [("agenda_shape", "KS-6.2", "/agenda")]),
    "two turns": (replace(START, agenda=(Turn(0), Turn(0))), [("agenda_shape", None, "/agenda")]),
    "a turn out of turn": (replace(START, agenda=(Turn(1),)), [("wrong_side", "KS-1.5", "/agenda/0/seat")]),
    "the last question for the wrong side": (
        hand(hand(replace(LAST, agenda=(Asking(1, "last"),)), 0, asked=None), 1, asked=WAITING),
        [("wrong_side", "KS-9.1", "/agenda/0/seat")],
    ),
    "the last question while there are generals": (
        hand(replace(START, agenda=(Asking(0, "last"),)), 0, asked=WAITING),
        [("nothing_to_decide", "KS-9.1", "/agenda/0")],
    ),
    "a computer is asked": (
        options(ASKED, leaders=("low", "person")),
        [("computer_asked", "KS-8.3", "/agenda/1/seat")],
    ),
    "a secret with a question that the switch forbids": (
        options(TRIED, secret_question=False),
        [("secret_question", "KS-4.2", "/agenda/1/purpose")],
    ),
    "a question and a card that wait for nobody": (
        hand(ASKED, 1, asked=Asked(99, (0, 1, 2, 3)), played=ASKED.hands[0].played),
        [("asked_mismatch", "KS-8.1", "/hands/1/asked"), ("played_mismatch", "KS-8.1", "/hands/1/played")],
    ),
    "no question and no card": (
        line(hand(ASKED, 0, asked=None, played=None), 0),
        [("asked_mismatch", "KS-8.1", "/hands/0/asked"), ("played_mismatch", "KS-8.1", "/hands/0/played")],
    ),
    "an order without its unit": (
        played(ORDERED, card=TACTICS["fire"], unit=None),
        [("played_mismatch", "KS-3.3", "/hands/0/played/unit")],
    ),
    "an order of the enemy": (
        played(ORDERED, unit=3),
        [("no_such_unit", "KS-3.3", "/hands/0/played/unit")],
    ),
    "an order of somebody without one": (
        fighter(ORDERED, 0, 2, talent=None),
        [("no_order", "KS-3.3", "/hands/0/played/unit")],
    ),
    "an order with a target for nothing": (
        fighter(ORDERED, 0, 2, talent=GENERALS["herald"]),
        [("target_mismatch", "KS-3.3", "/hands/0/played/target")],
    ),
    "a tactic that the other side would have to be shown": (
        played(ASKED, shown=True),
        [("played_mismatch", "KS-1.7", "/hands/0/played/shown")],
    ),
    "a target from the future": (
        played(ORDERED, target=999),
        [("number_too_high", "KS-7.1", "/hands/0/played/target")],
    ),
    "a secret that waits when nothing comes into play any more": (
        table(TRIED, entrances=MOST_ENTRANCES),
        [("too_many_entrances", "KS-7.3", "/table/entrances")],
    ),
    "a tactic that is a secret": (
        replace(TRIED, agenda=(Turn(0), Asking(0, "tactic"))),
        [("played_mismatch", "KS-4.2", "/hands/0/played/card")],
    ),
    "a tactic that was not spent": (
        played(ASKED, card=TACTICS["rally"], target=None),
        [("not_spent", "KS-4.1", "/hands/0/played/card")],
    ),
    "a tactic without its target": (
        played(ASKED, target=None),
        [("target_mismatch", "KS-4.1", "/hands/0/played/target")],
    ),
    "nobody left, and it goes on": (
        replace(LAST, agenda=(Turn(0),), hands=(replace(LAST.hands[0], asked=None), LAST.hands[1])),
        [
            ("side_empty", "KS-9.1", "/table/lines/0/fighters"),
            ("side_empty", "KS-9.1", "/table/lines/1/fighters"),
        ],
    ),
    "a question twice, and choices in no order": (
        hand(
            hand(START, 0, answered=(Answered(7, (0, 1, 2, 3), 0),)),
            1,
            answered=(Answered(7, (0, 1, 2, 3), 0), Answered(8, (0, 1, 1, 3), 0)),
        ),
        [
            ("asked_twice", "KS-8.1", "/hands/1/answered/0/question"),
            ("no_order", "KS-8.2", "/hands/1/answered/1/order"),
        ],
    ),
}

SOUND: Final[dict[str, State]] = {
    "a turn": START,
    "a question about a tactic": ASKED,
    "a question about an order": ORDERED,
    "a question about a secret": TRIED,
    "the last question": LAST,
    "the end": OVER,
    "a set-up": GAME.setup(Options(), 1).state,
}
