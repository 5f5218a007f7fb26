"""What a side sees: its own cards, everybody's figures, and of the other side's cards their backs."""

from typing import Any

import pytest

from tests.kassen.builders import TARGET, Units, aura, battle, brave, camp, part, secret, sel, tactic, unit, when
from tests.kassen.matches import Match
from warlords_core import codec
from warlords_core.kassen import content
from warlords_core.kassen.decisions import Answer, Deploy, EndTurn, PlayTactic, Retreat, SetSecret
from warlords_core.kassen.game import GAME
from warlords_core.kassen.model import (
    Ending,
    LostCard,
    Options,
    OwnSide,
    Risk,
    SeenCard,
    SeenPlay,
    SeenSecret,
    SeenState,
    SetCard,
    State,
    View,
)
from warlords_core.kassen.vocabulary import Target

GENERALS = (
    brave("archer", (2, 2), when("deployed", part("damage", TARGET, 1), target=Target(of="enemy")), cost=2),
    brave("herald", (2, 3), auras=[aura("attack", sel("own", others=True), 2), aura("thorns", sel("own"), 1)], cost=3),
    brave("rose", (1, 1), charm=80),
)
TACTICS = (
    tactic("fire", part("damage", TARGET, 2), target=Target(of="enemy")),
    tactic("scout", part("spy", amount=2)),
)
SECRETS = (secret("pit", when("attacks", part("damage", sel("attacker"), 1), party="other"), cost=3, debt=2),)
PACK: dict[str, Any] = {"generals": GENERALS, "tactics": TACTICS, "secrets": SECRETS}


def back(kind: Any) -> SeenCard:
    """The back of a card."""
    return SeenCard(kind, None, shown=False)


def ids(state: State) -> tuple[Any, Any]:
    """Positions by id: generals, tactics."""
    book = content.book(state.pack)
    return book.general_at, book.tactic_at


def own(view: View) -> OwnSide:
    """The own part of a side's view."""
    assert view.own is not None
    return view.own


@pytest.mark.rule("KS-1.7")
def test_of_the_other_hand_backs_are_seen_and_secrets_look_like_tactics() -> None:
    state = battle(camp(["g22"], ["fire", "g33"]), camp(["g11"], ["archer", "g44", "pit"], ["scout"]), **PACK)
    generals, tactics = ids(state)
    seen = GAME.view(state, 0)
    assert seen.sides[1].hand == (back("general"), back("general"), back("tactic"))
    assert seen.sides[1].deck == 1
    assert seen.sides[0].hand == (
        SeenCard("tactic", tactics["fire"], shown=False),
        SeenCard("general", generals["g33"], shown=False),
    )
    assert GAME.view(state, None).sides[0].hand == (back("tactic"), back("general"))
    assert GAME.view(state, None).own is None


@pytest.mark.rule("KS-1.7")
def test_set_secrets_are_counted_for_others_and_known_to_their_side() -> None:
    state = battle(camp(["g22"]), camp(["g11"], secrets=["pit"]), **PACK)
    _, tactics = ids(state)
    number = state.hands[1].secrets[0].number
    for viewer in (0, None):
        assert GAME.view(state, viewer).sides[1].secrets == (SeenSecret(tactic=None, number=number, shown=False),)
        assert b"pit" not in codec.to_json(GAME.view(state, viewer))
    assert own(GAME.view(state, 1)).secrets == (SetCard(tactics["pit"], number),)


@pytest.mark.rule("KS-1.7")
def test_of_its_own_deck_a_side_knows_the_cards_and_not_their_order() -> None:
    here = battle(camp(["g22"], deck=["fire", "g33", "archer"]), camp(["g11"]), **PACK)
    there = battle(camp(["g22"], deck=["archer", "fire", "g33"]), camp(["g11"]), **PACK)
    generals, tactics = ids(here)
    expected = [SeenCard("general", each, shown=False) for each in sorted((generals["g33"], generals["archer"]))]
    expected.append(SeenCard("tactic", tactics["fire"], shown=False))
    assert own(GAME.view(here, 0)).deck == own(GAME.view(there, 0)).deck == tuple(expected)


@pytest.mark.rule("KS-1.7")
def test_what_was_spied_on_stays_known_to_that_side_alone() -> None:
    after = Match(battle(camp(["g22"], ["scout"]), camp(["g11"], ["pit", "archer"]), **PACK)).play("scout").state
    generals, tactics = ids(after)
    cards = (SeenCard("tactic", tactics["pit"], shown=True), SeenCard("general", generals["archer"], shown=True))
    assert GAME.view(after, 0).sides[1].hand == GAME.view(after, 1).sides[1].hand == cards
    assert GAME.view(after, None).sides[1].hand == (back("tactic"), back("general"))
    later = Match(after).end().state
    assert GAME.view(later, 0).sides[1].hand[:2] == cards


@pytest.mark.rule("KS-1.8")
def test_armies_are_told_to_their_own_side_only() -> None:
    state = battle(camp(["g22"], ["rose"]), camp(["g11"], ["archer"]), **PACK)
    for viewer in (0, 1, None):
        seen = GAME.view(state, viewer)
        assert seen.options.armies is None
        assert seen.armies_given
    assert own(GAME.view(state, 0)).army == state.armies[0]
    assert not GAME.view(GAME.setup(Options(), 1).state, 0).armies_given


@pytest.mark.rule("KS-1.8")
def test_roster_and_journal_are_always_there() -> None:
    after = Match(battle(camp(["g22"], ["archer", "pit"]), camp(["g11", "g44"]), **PACK))
    after.deploy("archer", "g11").set("pit")
    generals, _ = ids(after.state)
    # The order did 1 damage, which is all that g11 had.
    table = GAME.view(after.state, 1).table
    assert generals["archer"] in table.lines[0].entered
    assert generals["g11"] in table.lines[1].entered
    assert [(line.side, line.what, line.card) for line in table.journal] == [
        (0, "order", generals["archer"]),
        (0, "secret", None),
    ]


@pytest.mark.rule("KS-1.9", "KS-3.1")
def test_figures_of_a_unit_and_its_frame() -> None:
    field: Units = [
        unit("g23", health=2, barrier=4, poison=1, bonuses=[("attack", 1, "turn")], states=[("stun", 1, "next_turn")]),
        "herald",
        unit("a5", sick=True),
    ]
    state = battle(camp(field), camp(["g11"]), **PACK)
    first, second, third = GAME.view(state, 1).units[0]
    # 2 printed, 1 for this turn, 2 by the herald's aura.
    assert (first.base_attack, first.attack, first.base_health, first.health, first.most_health) == (2, 5, 3, 2, 3)
    assert (first.barrier, first.poison, first.can_attack, first.frame) == (4, 1, False, "iron")
    assert first.states == (SeenState("stun", 1, Ending("next_turn")), SeenState("thorns", 1, None))
    assert (second.attack, second.can_attack, second.frame) == (2, True, "bronze")
    assert (third.can_attack, third.frame) == (False, "gold")


@pytest.mark.rule("KS-2.3")
def test_command_and_limit_of_both_sides() -> None:
    state = battle(camp(["g22"], command=7, limit=5, debt=1), camp(["g11"], bonus=2), **PACK)
    line, other = GAME.view(state, 1).table.lines
    assert (line.command, line.limit, line.debt, other.bonus) == (7, 5, 1, 2)


@pytest.mark.rule("KS-8.2")
def test_a_waiting_question_is_seen_by_its_side_alone_and_without_the_right_choice() -> None:
    asked = GAME.apply(battle(camp(["g22"], ["fire"]), camp(["g44"]), **PACK), 0, PlayTactic(0, 2)).state
    waiting = asked.hands[0].asked
    assert waiting is not None
    quiz = own(GAME.view(asked, 0)).quiz
    question = content.book(asked.pack).questions[waiting.question]
    assert quiz is not None
    assert (quiz.question, quiz.subject, quiz.kind) == (waiting.question, question.subject, "deeds")
    assert quiz.order == waiting.order
    assert set(quiz.__struct_fields__) == {"question", "subject", "kind", "order"}
    assert own(GAME.view(asked, 1)).quiz is None
    assert GAME.view(asked, 1).agenda == asked.agenda
    assert own(GAME.view(asked, 0)).answered == ()


@pytest.mark.rule("KS-8.2", "KS-10.1")
def test_an_answer_is_marked_at_once_and_explained_in_the_settlement() -> None:
    played = Match(battle(camp(["g22"], ["fire"]), camp(["g44"]), **PACK)).play("fire", "g44", right=False)
    (marked,) = own(GAME.view(played.state, 0)).answered
    # The right choice says so; the place after it was chosen.
    choices = content.book(played.state.pack).questions[marked.question].choices
    assert choices[marked.order[marked.right]].en == "1 right"
    assert marked.chosen == (marked.right + 1) % 4
    assert marked.explanation is None
    assert own(GAME.view(played.state, 1)).answered == ()
    assert GAME.view(played.state, 1).sides[0].answered == 1
    (explained,) = own(GAME.view(played.do(Retreat()).state, 0)).answered
    assert explained.explanation == content.book(played.state.pack).questions[explained.question].explanation


@pytest.mark.rule("KS-3.3", "KS-4.1", "KS-4.2")
def test_what_is_seen_of_a_card_that_waits_for_an_answer() -> None:
    start = battle(camp(["g22"], ["archer", "fire", "pit"]), camp(["g44"]), **PACK)
    generals, tactics = ids(start)

    def seen(action: Any) -> tuple[SeenPlay | None, Any]:
        after = GAME.apply(start, 0, action).state
        return GAME.view(after, 1).sides[0].played, own(GAME.view(after, 0)).played

    order, own_order = seen(Deploy(0, 0, 2))
    number = start.table.entrances + 1
    assert order == SeenPlay(card=generals["archer"], target=None, unit=number)
    assert (own_order.card, own_order.target, own_order.unit) == (generals["archer"], 2, number)
    assert seen(PlayTactic(1, 2))[0] == SeenPlay(card=tactics["fire"], target=2, unit=None)
    trial, own_trial = seen(SetSecret(2))
    assert trial == SeenPlay(card=None, target=None, unit=None)
    assert own_trial.card == tactics["pit"]


@pytest.mark.rule("KS-4.2")
def test_of_a_lost_secret_the_other_side_sees_only_that_a_card_was_spent() -> None:
    lost = Match(battle(camp(["g22"], ["pit"]), camp(["g44"]), **PACK)).set("pit", right=False).state
    _, tactics = ids(lost)
    assert lost.hands[0].lost == own(GAME.view(lost, 0)).lost == (LostCard(tactics["pit"]),)
    for viewer in (1, None):
        seen = GAME.view(lost, viewer)
        assert (seen.sides[0].lost, seen.sides[0].secrets, seen.table.lines[0].spent) == ((None,), (), ())


@pytest.mark.rule("KS-9.3", "KS-10.2")
def test_a_retreat_comes_with_the_strategists_warning() -> None:
    state = battle(
        camp(["g22", "g33"], ["g44"], (), fallen=["g11"]),
        camp(["rose"], ["g55"], ()),
        kind="siege",
        defender=1,
        first=1,
        **PACK,
    )
    generals, _ = ids(state)
    # 50 + 4 x 80 + 100 for the castle - 50 x 3 left; the hidden g55 does not count. The fallen, then the field.
    warning = own(GAME.view(state, 0)).warning
    assert warning == tuple([Risk(generals[each], 320) for each in ("g11", "g22", "g33")])
    assert own(GAME.view(state, 1)).warning is None


@pytest.mark.rule("KS-9.3")
def test_there_is_no_warning_where_there_is_no_retreat() -> None:
    start = battle(camp(["g22"], ["fire"]), camp(["g44"]), leaders=("person", "low"), **PACK)
    asked = GAME.apply(start, 0, PlayTactic(0, 2)).state
    assert own(GAME.view(asked, 0)).warning is None
    answered = GAME.apply(asked, 0, Answer(0)).state
    assert own(GAME.view(answered, 0)).warning is not None
    computer = battle(camp(["g22"]), camp(["g44"]), leaders=("low", "person"), **PACK)
    assert own(GAME.view(computer, 0)).warning is None


@pytest.mark.rule("KS-9.3")
def test_of_unseen_enemies_the_warning_tells_nothing() -> None:
    def warned(hidden: str) -> Any:
        state = battle(camp(["g22"], ["g33"], ["g44"]), camp((), [hidden], ["g11"]), **PACK)
        return own(GAME.view(state, 0)).warning

    assert warned("rose") == warned("g55")


def test_a_view_is_a_value_that_travels() -> None:
    start = GAME.setup(Options(army_size=6), 4).state
    state = GAME.apply(start, start.table.first, EndTurn()).state
    for viewer in (0, 1, None):
        seen = GAME.view(state, viewer)
        assert codec.from_json(codec.to_json(seen), View) == seen
        assert state.rng.key not in codec.to_msgpack(seen)


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_else_has_a_view(seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        GAME.view(GAME.setup(Options(), 1).state, seat)
