"""What xidit says at the terminal: every event, every question, every reason."""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.contract.keen import keen_xidit
from tests.packs import tiny_pack
from warlords_core import games
from warlords_core.cli.presenter import presenter_of
from warlords_core.cli.xidit import words
from warlords_core.game import Transition
from warlords_core.narration import LANGUAGES
from warlords_core.rng import Stream
from warlords_core.rules import Language
from warlords_core.xidit import content
from warlords_core.xidit.decisions import AnyDecision
from warlords_core.xidit.model import Options

GAME = games.get("xidit")


@cache
def terminal(width: int) -> Console:
    return Console(width=width, highlight=False, markup=False, force_terminal=False)


def drawn(*renderables: Any, width: int = 80) -> str:
    console = terminal(width)
    with console.capture() as capture:
        for renderable in renderables:
            console.print(renderable)
    return capture.get()


# Ids that are numbered and letters of roads belong to the notation, which is the same in every language.
NOTATION = re.compile(r"XD-[0-9.]+|(?<![A-Za-z])[brk][0-9]+(?![A-Za-z])")


def english(told: str) -> bool:
    """Whether Latin letters stand in a text beyond notation and clauses."""
    return re.search(r"[A-Za-z]", NOTATION.sub("", told)) is not None


@cache
def matches() -> tuple[tuple[Any, Transition[Any]], ...]:
    """States and the transitions from them, of a few matches with different options."""
    return tuple(played())


def played() -> Iterator[tuple[Any, Transition[Any]]]:
    """Play the matches."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_matches_are_told_with_their_clauses(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    for state, transition in matches():
        narrate = presenter.narrator(GAME.view(state, None))
        for event in transition.events:
            told = drawn(*narrate(event), width=200)
            assert told.strip()
            assert event.rule in told
            assert "_" not in told
            assert language == "en" or not english(told)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_hint_and_a_menu_that_fits(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    kinds: set[type] = set()
    for state, _ in matches():
        decision = GAME.decisions(state)[0]
        kinds.add(type(decision))
        view = GAME.view(state, decision.seat)
        actions = GAME.legal_actions(state, decision.seat)
        question = presenter.question(view, decision)
        assert "XD-" in question
        assert language == "en" or not english(question)
        assert presenter.hint(view, decision)
        menu = presenter.menu(view, decision, actions)
        if menu is not None:
            assert len(set(menu.lines)) == len(menu.lines) == actions.size
            assert menu.answers == tuple(actions)
            assert language == "en" or not any(map(english, menu.lines))
        # Notation is no short form of anything.
        text = GAME.notate(state, actions[-1])
        assert presenter.expand(view, decision, text) == text
    assert kinds == set(get_args(AnyDecision))


def test_tables_fit_a_terminal_of_80_columns() -> None:
    for place, (state, _) in enumerate(matches()):
        if place % 40 == 0:
            for seat in (None, 0):
                table = drawn(presenter_of(GAME).table(GAME.view(state, seat)))
                cities = [line for line in table.splitlines() if line[:4].strip().isdigit()]
                assert len(cities) == len(content.board(state.pack).roads)


def test_the_table_shows_no_more_than_the_view() -> None:
    for place, (state, _) in enumerate(matches()):
        if place % 50 == 0:
            table = drawn(presenter_of(GAME).table(GAME.view(state, None)))
            assert "behind the screen" not in table


@pytest.mark.parametrize("language", ["zh", "ja"])
def test_the_table_is_in_the_readers_language(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    state = GAME.setup(Options(seats=3), 7).state
    for seat in (None, 0):
        table = drawn(presenter.table(GAME.view(state, seat)))
        legend = re.compile(r"\b[brk] ")  # the letters of roads are explained there
        assert not english(legend.sub("", table))


@pytest.mark.parametrize("phrases", [words.TABLE, words.PROMPT], ids=range(2))
def test_phrases_say_the_same_in_each_language(phrases: dict[str, tuple[str, str, str]]) -> None:
    for key, phrase in phrases.items():
        fields = [{field for _, field, _, _ in Formatter().parse(each) if field} for each in phrase]
        assert all(phrase), key
        assert fields[0] == fields[1] == fields[2], key


def test_a_stack_whose_titans_are_all_dead() -> None:
    state = GAME.setup(Options(), 7).state
    titans = (replace(state.table.titans[0], killed=2), *state.table.titans[1:])
    state = replace(state, table=replace(state.table, titans=titans))
    lines = [line.strip() for line in drawn(presenter_of(GAME).table(GAME.view(state, None))).splitlines()]
    assert "titan stack 0  all dead" in lines
