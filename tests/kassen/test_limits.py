"""At every limit of a number a sound state leads to states that travel: whatever is legal there, and all that waits."""

from typing import Any, Final

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kassen.builders import (
    ALL,
    ANYONE,
    ENEMY,
    ME,
    OWN,
    SUBJECT,
    TARGET,
    aura,
    battle,
    brave,
    camp,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from warlords_core import codec
from warlords_core.kassen import content
from warlords_core.kassen.decisions import Answer, Retreat
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import (
    HIGHEST,
    HIGHEST_LIMIT,
    LAST_PHASE,
    MOST_ACTIONS_A_TURN,
    MOST_ENTRANCES,
    MOST_JOURNAL,
    Answered,
    Asking,
    Bonus,
    Ending,
    Fighter,
    Journal,
    State,
    UnitState,
)
from warlords_core.rng import LAST_COUNT, Drawn, Rng

# Every word that changes a number, as much of it as a card can hold.
ON_UNITS: Final = ("damage", "heal", "barrier", "attack", "health", "poison", "thorns")
CARDS: Final = (
    *[tactic(f"much-{word}", part(word, TARGET, 99), cost=0, target=ANYONE) for word in ON_UNITS],
    *[tactic(f"less-{word}", part(word, TARGET, -99), cost=0, target=ANYONE) for word in ("attack", "health")],
    *[tactic(f"state-{word}", part(word, TARGET), cost=0, target=ANYONE) for word in ("rage", "again", "swap")],
    *[tactic(f"now-{word}", part(word, amount=99), cost=0, debt=9) for word in ("command_now", "command_next", "debt")],
    tactic("never", part("command_next", amount=-99), part("command_now", amount=-99), cost=0),
    tactic("call", part("summon", zone="deck"), part("summon", zone="hand"), cost=0),
    tactic("home", part("recall", TARGET), cost=0, target=ANYONE),
)
SECRETS: Final = (secret("pit", when("attacks", part("damage", sel("attacker"), 99), party="other"), cost=0),)
GENERALS: Final = (
    brave("giver", (3, 9), when("turn_ends", part("attack", OWN, 99), part("poison", ALL, 99), party="any")),
    brave("aura", (3, 9), auras=[aura("health", OWN, 99), aura("thorns", OWN, 99)]),
    brave("awes", (3, 9), auras=[aura("attack", ENEMY, 99)]),
    brave("grows", (3, 9), when("damaged", part("barrier", ME, 99), part("health", SUBJECT, 99))),
    brave("orders", (3, 9), when("deployed", part("command_now", amount=99), part("debt", amount=99))),
)
NEAR: Final = st.integers(HIGHEST - 2, HIGHEST)
LITTLE: Final = st.integers(0, 2)
FIGURE: Final = LITTLE | NEAR


def start(hand: list[str]) -> State:
    """Side 0 in turn, with some cards; both sides have all generals with a talent."""
    own = camp(["giver", "aura", unit("grows", states=[("rage", 1)])], [*hand, "orders", "pit"], ["g22", "g33"])
    other = camp(["grows", "aura", "giver", "awes"], ["orders", "g44"], ["g22"])
    return battle(own, other, generals=GENERALS, tactics=CARDS, secrets=SECRETS)


@st.composite
def fighters(draw: st.DrawFn, fighter: Fighter) -> Fighter:
    """A unit with numbers near their ends; what auras give counts for its maximum."""
    grown = draw(st.sampled_from((0, HIGHEST - 200, HIGHEST)))
    most = min(HIGHEST, fighter.most + grown)
    return replace(
        fighter,
        most=most,
        health=draw(st.integers(1, 2) | st.integers(max(1, most - 2), most)),
        barrier=draw(FIGURE),
        poison=draw(FIGURE),
        attacks=draw(st.sampled_from((0, 1, 98, 99, 998, 999))),
        bonuses=(
            Bonus("health", grown, Ending("good")),
            Bonus("attack", draw(st.sampled_from((-HIGHEST, 0, HIGHEST))), Ending("good")),
            Bonus("attack", draw(st.sampled_from((-HIGHEST, 0, HIGHEST))), Ending("turn")),
        ),
        conditions=tuple(
            [UnitState(what, draw(NEAR), Ending("good")) for what in ("thorns", "taunt") if draw(st.booleans())]
        ),
    )


class Near:
    """A state near limits; its long lists are not for reading."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __repr__(self) -> str:
        return f"Near({replace(self.state.table, journal=())}, {self.state.agenda})"


@st.composite
def states(draw: st.DrawFn) -> Near:
    """A sound state with numbers near their limits, a question waiting or none."""
    names = [card.id for card in CARDS]
    state = start(draw(st.lists(st.sampled_from(names), min_size=1, max_size=4, unique=True)))
    if draw(st.booleans()):
        legal = [each for each in GAME.legal_actions(state, 0) if not isinstance(each, Retreat)]
        state = GAME.apply(state, 0, draw(st.sampled_from(legal))).state
        assume(state.agenda)
    lines = [
        replace(
            line,
            fighters=tuple([draw(fighters(each)) for each in line.fighters]),
            command=draw(FIGURE),
            limit=draw(st.sampled_from((0, HIGHEST_LIMIT))),
            bonus=draw(st.sampled_from((-HIGHEST_LIMIT, 0, HIGHEST_LIMIT))),
            debt=draw(FIGURE),
        )
        for line in state.table.lines
    ]
    journal = (Journal(0, "tactic", 0),) * draw(st.sampled_from((0, MOST_JOURNAL - 1, MOST_JOURNAL)))
    table = replace(
        state.table,
        lines=tuple(lines),
        phase=draw(st.sampled_from((1, LAST_PHASE - 1, LAST_PHASE))),
        entrances=draw(st.integers(MOST_ENTRANCES - 2, MOST_ENTRANCES)),
        actions=draw(st.integers(MOST_ACTIONS_A_TURN - 2, MOST_ACTIONS_A_TURN)),
        journal=journal,
    )
    hands = list(state.hands)
    if draw(st.booleans()):
        asked = {hand.asked.question for hand in hands if hand.asked is not None}
        gone = {answered.question for hand in hands for answered in hand.answered} | asked
        every = [each for each in range(len(content.book(state.pack).questions)) if each not in gone]
        more = tuple([Answered(each, (0, 1, 2, 3), 0) for each in every])
        hands[1] = replace(hands[1], answered=hands[1].answered + more)
    labels = ("effect", "question/order", "question/subject", "question/which", "rage")
    drawn = tuple([Drawn(label, LAST_COUNT - draw(LITTLE)) for label in labels])
    return Near(replace(state, table=table, hands=tuple(hands), rng=Rng(state.rng.key, drawn)))


def look(state: State) -> None:
    """It is sound, and travels in both forms."""
    assert GAME.problems(state) == ()
    assert codec.from_json(codec.to_json(state), State) == state
    assert codec.from_msgpack(codec.to_msgpack(state), State) == state


def steps(state: State) -> list[Any]:
    """What each legal action leads to, with a right answer to its question."""
    seat = state.agenda[-1].seat
    book, found = content.book(state.pack), []
    for action in GAME.legal_actions(state, seat):
        after = GAME.apply(state, seat, action)
        found.append(after)
        top = after.state.agenda[-1] if after.state.agenda else None
        waiting = after.state.hands[seat].asked
        if isinstance(top, Asking) and waiting is not None:
            right = waiting.order.index(book.questions[waiting.question].right)
            found.append(GAME.apply(after.state, seat, Answer(right)))
    return found


@pytest.mark.rule("KS-7.3")
@given(states())
@settings(max_examples=30, deadline=None)
def test_from_a_sound_state_at_the_limits_every_action_leads_to_one(near: Near) -> None:
    state = near.state
    if GAME.problems(state):
        # Only what the limits themselves forbid: a secret waits, and nothing comes into play any more.
        assert [problem.code for problem in GAME.problems(state)] == ["too_many_entrances"]
        return
    look(state)
    for after in steps(state):
        look(after.state)
        for event in after.events:
            assert codec.from_json(codec.to_json(event), GAME.types.event) == event
        for seat in (0, 1, None):
            seen = GAME.view(after.state, seat)
            assert codec.from_json(codec.to_json(seen), GAME.types.view) == seen
