"""What xidit says at the terminal: every event, every question, every reason."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.contract.keen import keen_xidit
from tests.packs import tiny_pack
from warlords_core import games
from warlords_core.cli import xidit_story, xidit_table
from warlords_core.cli.presenter import presenter_of
from warlords_core.game import Transition
from warlords_core.rng import Stream
from warlords_core.xidit import content
from warlords_core.xidit.decisions import AnyDecision
from warlords_core.xidit.events import AnyEvent, PlansRevealed, Reason
from warlords_core.xidit.model import Options

GAME = games.get("xidit")


def drawn(*renderables: Any, width: int = 80) -> str:
    console = Console(width=width, highlight=False, markup=False, force_terminal=False)
    with console.capture() as capture:
        for renderable in renderables:
            console.print(renderable)
    return capture.get()


def matches() -> Iterator[tuple[Any, Transition[Any]]]:
    """States and the transitions from them, of a few matches with different options."""
    tiny = content.add(tiny_pack())
    for seed in range(6):
        options = Options(
            pack=tiny.id if seed % 2 else "stand-in-21",
            seats=(3, 4, 5)[seed % 3],
            years=9,
            recruit="optional" if seed % 2 else "compulsory",
            dummy_titans=True,
            pile_tops_public=seed == 2,
        )
        state, chance = GAME.setup(options, seed).state, Stream.seeded(seed, "walk")
        if seed < 3:  # play seldom wakes the titans
            awake = tuple(replace(stack, raging=True) for stack in state.table.titans)
            state = replace(state, table=replace(state.table, titans=awake))
        while owed := GAME.decisions(state):
            seat = owed[0].seat
            action = keen_xidit(state, seat, GAME.legal_actions(state, seat), chance)
            transition = GAME.apply(state, seat, action)
            yield state, transition
            state = transition.state


def test_every_event_is_told() -> None:
    told = {*xidit_story._SAID, *get_args(xidit_story._OF_ORDERS), PlansRevealed}
    assert told == set(get_args(AnyEvent))
    assert set(xidit_story._REASONS) == set(get_args(Reason))


def test_events_of_matches_are_told_with_their_clauses() -> None:
    presenter = presenter_of(GAME)
    for state, transition in matches():
        narrate = presenter.narrator(GAME.view(state, None))
        for event in transition.events:
            told = drawn(*narrate(event), width=200)
            assert told.strip()
            assert event.rule in told
            assert "_" not in told.replace("battle_mage", "")


@pytest.mark.rule("XD-3.1", "XD-3.5")
def test_orders_are_numbered_as_they_are_executed() -> None:
    presenter = presenter_of(GAME)
    for state, transition in matches():
        # A teller that starts in the midst of a year, as `apply` does, goes on with the right order.
        narrate = presenter.narrator(GAME.view(state, None))
        lines = [line for event in transition.events for line in drawn(*narrate(event), width=200).splitlines()]
        numbers = [int(line[6]) for line in lines if line[:6] == "order " and line[7:13] == "  seat"]
        plans = [player.plan for player in state.players]
        assert numbers == sorted(numbers)
        if numbers and numbers[0] > 1 and all(plans):
            assert numbers[0] - 1 in (state.table.executed // len(plans), state.table.executed // len(plans) + 1)


def test_every_question_has_a_hint_and_a_menu_that_fits() -> None:
    presenter = presenter_of(GAME)
    kinds: set[type] = set()
    for state, _ in matches():
        decision = GAME.decisions(state)[0]
        kinds.add(type(decision))
        view = GAME.view(state, decision.seat)
        actions = GAME.legal_actions(state, decision.seat)
        assert "(XD-" in presenter.question(view, decision)
        assert presenter.hint(view, decision)
        menu = presenter.menu(view, decision, actions)
        if menu is not None:
            assert len(set(menu)) == len(menu) == actions.size
        # Notation is no short form of anything.
        text = GAME.notate(state, actions[-1])
        assert presenter.expand(view, decision, text) == text
    assert kinds == set(get_args(AnyDecision))


def test_tables_fit_a_terminal_of_80_columns() -> None:
    for place, (state, _) in enumerate(matches()):
        if place % 40 == 0:
            for seat in (None, 0):
                table = drawn(xidit_table.table(GAME.view(state, seat)))
                cities = [line for line in table.splitlines() if line[:4].strip().isdigit()]
                assert len(cities) == len(content.board(state.pack).roads)


def test_the_table_shows_no_more_than_the_view() -> None:
    for place, (state, _) in enumerate(matches()):
        if place % 50 == 0:
            table = drawn(xidit_table.table(GAME.view(state, None)))
            assert "behind the screen" not in table


def test_a_stack_whose_titans_are_all_dead() -> None:
    state = GAME.setup(Options(), 7).state
    titans = (replace(state.table.titans[0], killed=2), *state.table.titans[1:])
    state = replace(state, table=replace(state.table, titans=titans))
    lines = [line.strip() for line in drawn(xidit_table.table(GAME.view(state, None))).splitlines()]
    assert "titan stack 0  all dead" in lines
