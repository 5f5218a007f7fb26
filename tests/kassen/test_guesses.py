"""No bot tells the right answer: the states that its view allows know it, so it must not try the answers there."""

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.kassen.builders import battle, brave, camp, make_pack, part, secret, tactic, when
from tests.kassen.matches import Match
from tests.kassen.walks import TABLES, match
from warlords_core import bots
from warlords_core.bots.ismcts import _Node, _Search
from warlords_core.kassen.decisions import Answer, Attack
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import Asking, State
from warlords_core.kassen.pack import CHOICES, Pack
from warlords_core.rng import Stream

BOTS: Final = bots.names(GAME)
PLACES: Final = range(CHOICES)

# A right answer brings three cards, or the match.
GENERALS = (brave("eve", (2, 2), when("deployed", part("draw", amount=3))),)
TACTICS = (tactic("gift", part("draw", amount=3), cost=0),)
SECRETS = (secret("trap", when("attacks", part("draw", amount=3), party="other")),)


def pack(right: int) -> Pack:
    """A pack whose right choices all stand at this place of it."""
    made = make_pack(GENERALS, TACTICS, SECRETS)
    return replace(made, questions=tuple([replace(question, right=right) for question in made.questions]))


def asked(purpose: str, right: int, seed: int) -> State:
    """Side 0 has a question to answer; what is right is all that ``right`` changes."""
    if purpose == "last":
        own = other = camp(["g22"], deck=())
    else:
        own, other = camp(["g33"], ["eve", "gift", "trap", "g11"], ["idle1", "idle2"]), camp(["g44"], ["g12"])
    m = Match(battle(own, other, pack=pack(right), seed=seed))
    match purpose:
        case "last":
            m.do(Attack(1, 2))
        case "order":
            m.deploy("eve", right=None)
        case "tactic":
            m.play("gift", right=None)
        case "secret":
            m.set("trap", right=None)
        case _:
            raise ValueError(purpose)
    assert isinstance(m.state.agenda[-1], Asking)
    return m.state


def choose(bot: str, state: State, seat: int, seed: int) -> Any:
    """What a bot answers."""
    source = Stream.seeded(seed, "test")
    return bots.get(GAME, bot).player(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), source)


@pytest.mark.rule("KS-8.2", "KS-11.3")
@pytest.mark.parametrize("purpose", ["order", "tactic", "secret", "last"])
@pytest.mark.parametrize("bot", BOTS)
def test_which_choice_is_right_does_not_change_what_a_bot_answers(bot: str, purpose: str) -> None:
    for seed in range(6):
        answers = {choose(bot, asked(purpose, right, seed), 0, seed) for right in PLACES}
        assert len(answers) == 1, (seed, answers)


@pytest.mark.rule("KS-8.2")
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_right_as_often_as_chance_is(bot: str) -> None:
    """Of 400 answers 100 are right by chance, give or take four times the root of 400 x 1/4 x 3/4, which is 8.7."""
    right = count = 0
    for table in ("four", "eight", "tiny"):
        for seed in range(4):
            for state in match(table, seed):
                if state.agenda and isinstance(state.agenda[-1], Asking) and count < 400:
                    seat = state.agenda[-1].seat
                    waiting = state.hands[seat].asked
                    assert waiting is not None
                    answer = choose(bot, state, seat, count)
                    question = GAME.packs.of(state.pack).questions[waiting.question]
                    right += waiting.order[answer.choice] == question.right
                    count += 1
    assert count >= 100, "there are enough questions to tell"
    assert abs(right - count / 4) <= 4 * (count * 3 / 16) ** 0.5, (right, count)


def answers_in(node: _Node) -> list[Any]:
    """The answers that a tree has branches for."""
    found = [action for _, action in node.branches if isinstance(action, Answer)]
    return found + [action for child in node.branches.values() for action in answers_in(child)]


@pytest.mark.rule("KS-8.2")
@given(st.sampled_from(sorted(TABLES)), st.integers(0, 3), st.integers(0, 400))
@settings(max_examples=15, deadline=None)
def test_the_search_never_compares_answers_however_deep(table: str, seed: int, place: int) -> None:
    """Neither the searcher's own nor the other side's: a tree would learn which of them is right."""
    states = [state for state in match(table, seed) if state.agenda and not isinstance(state.agenda[-1], Asking)]
    if not states:
        return  # two computers have nothing to answer, nor has a match that set-up decides
    state = states[place % len(states)]
    seat = state.agenda[-1].seat
    search = _Search(GAME, seat, Stream.seeded(place, "test"))
    for draw in range(40):
        search.attempt(GAME.determinize(GAME.view(state, seat), draw))
    assert answers_in(search._root) == []
