"""What kassen says at the terminal, in three languages: every event, question, state and refusal."""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any, get_args

import pytest
from rich.console import Console

from tests.kassen import builders
from tests.kassen.walks import TABLES, pick
from warlords_core import games
from warlords_core.cli.kassen import words
from warlords_core.cli.presenter import Menu, presenter_of, told_once
from warlords_core.cli.words import FRAME
from warlords_core.game import Transition, visible
from warlords_core.kassen import content
from warlords_core.kassen import events as happened
from warlords_core.kassen.decisions import AnswerDue, AnyDecision, Attack, Deploy, EndTurn, Retreat, TurnDue
from warlords_core.narration import LANGUAGES
from warlords_core.rng import Stream
from warlords_core.rules import Language

GAME = games.get("kassen")

FOREIGN = [language for language in LANGUAGES if language != "en"]


def drawn(*renderables: Any, width: int = 200) -> str:
    console = Console(width=width, highlight=False, markup=False, force_terminal=False)
    with console.capture() as capture:
        for renderable in renderables:
            console.print(renderable)
    return capture.get()


def english(told: str) -> bool:
    """Whether Latin letters stand in a text beyond the ids of clauses."""
    return re.search(r"[A-Za-z]", re.sub(r"KS-[0-9.]+", "", told)) is not None


@cache
def played(table: str, seed: int) -> tuple[tuple[Any, Transition[Any]], ...]:
    """The steps of a match: the state before each (of set-up: the first state), and what it led to."""
    chance = Stream.seeded(seed, f"texts/{table}")
    transition = GAME.setup(TABLES[table], seed)
    steps = [(transition.state, transition)]
    while owed := GAME.decisions(transition.state):
        before = transition.state
        transition = GAME.apply(before, owed[0].seat, pick(before, owed[0].seat, chance))
        steps.append((before, transition))
    return tuple(steps)


def steps() -> Iterator[tuple[Any, Transition[Any]]]:
    for table, seed in (("four", 1), ("four", 2), ("eight", 3), ("three", 4), ("computers", 5)):
        yield from played(table, seed)


# Tables of words


@pytest.mark.parametrize("table", [words.TABLE, words.PROMPT, words.END, FRAME], ids=range(4))
def test_phrases_say_the_same_in_each_language(table: dict[str, tuple[str, str, str]]) -> None:
    for key, phrase in table.items():
        fields = [{field for _, field, _, _ in Formatter().parse(each) if field} for each in phrase]
        assert all(phrase), key
        assert fields[0] == fields[1] == fields[2], key


def test_every_decision_has_a_hint() -> None:
    tags = {decision.__struct_config__.tag for decision in get_args(AnyDecision)}
    assert {f"hint.{tag}" for tag in tags} <= set(words.PROMPT)


# What is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_matches_are_told_with_their_clauses(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    for before, transition in steps():
        narrate = presenter.narrator(GAME.view(before, None))
        for event in transition.events:
            told = drawn(*narrate(event))
            assert event.rule in told
            assert "_" not in told
            assert language == "en" or not english(told)


@pytest.mark.rule("KS-1.7", "KS-4.2", "KS-8.1", "KS-8.2")
def test_a_side_is_told_of_its_own_doings_once() -> None:
    """Of a draw, a question, an answer and a secret everybody is told something, and its own side everything."""
    presenter = presenter_of(GAME)
    for side in (0, 1):
        for before, transition in played("four", 1)[1:]:
            narrate = presenter.narrator(GAME.view(before, side))
            heard = visible(transition.events, side)
            told = told_once(heard)
            assert all(drawn(*narrate(event)).strip() for event in told)
            whole = [event for event in heard if event.audience == (side,)]
            assert len(told) == len(heard) - sum(not isinstance(event, happened.Reviewed) for event in whole)
            assert set(whole) <= set(told)


@pytest.mark.rule("KS-8.2", "KS-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_marked_at_once_and_explained_at_the_end(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    book = content.book(played("four", 2)[0][0].pack)
    asked: list[int] = []
    told = ""
    narrate = presenter.narrator(GAME.view(played("four", 2)[0][0], 0))
    for _, transition in played("four", 2):
        for event in told_once(visible(transition.events, 0)):
            said = drawn(*narrate(event), width=2_000)
            if isinstance(event, happened.QuestionAnswered) and event.question is not None:
                asked.append(event.question)
                question = book.questions[event.question]
                assert question.choices[question.right].language(language) in said
            if isinstance(event, happened.Reviewed):
                told = said
            else:
                assert not any(book.questions[each].explanation.language(language) in said for each in asked)
    assert asked
    for each in asked:
        assert book.questions[each].explanation.language(language) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_menus_and_questions_of_matches(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    for place, (state, _) in enumerate(steps()):
        if place % 5:
            continue
        for decision in GAME.decisions(state):
            view = GAME.view(state, decision.seat)
            actions = GAME.legal_actions(state, decision.seat)
            menu = presenter.menu(view, decision, actions)
            assert menu is not None
            parts = [presenter.table(view), presenter.question(view, decision), *menu.lines]
            parts += [presenter.meaning(view, action) for action in actions]
            told = drawn(*parts)
            assert language == "en" or not english(told), told
            # Every action has its numbers, a place its own one, and nothing else has any.
            assert sorted(map(repr, (action for _, action in menu.actions()))) == sorted(map(repr, actions))
            within = [each for each in menu.answers if isinstance(each, Menu)]
            assert all(isinstance(action, Deploy) for each in within for action in each.answers)
            assert all(len(each.lines) == len(view.units[decision.seat]) + 1 for each in within)
            told = drawn(*(line for each in within for line in (each.question, *each.lines)))
            assert language == "en" or not english(told), told
            numbers = re.findall(r"(?:^|\s)(\d+) ", "\n".join(menu.lines))
            assert {str(number) for number in range(1, len(menu.answers) + 1)} <= set(numbers)


@pytest.mark.parametrize("language", FOREIGN)
def test_what_is_said_around_the_game_is_in_the_readers_language(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    *_, (_, last) = played("four", 2)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert not english(drawn(presenter.ending(GAME.view(last.state, 0), outcome)))
    commands = r"\b(map|legal|quit|N|Enter|y/n|JSON|MB)\b"
    for key in FRAME:
        told = presenter.words._phrases[key]
        assert not english(re.sub(r"\{\w+\}|--offset", "", re.sub(commands, "", told, flags=re.ASCII))), key


# What is seen


@pytest.mark.rule("KS-1.7")
def test_the_table_names_no_card_that_the_viewer_does_not_know() -> None:
    presenter = presenter_of(GAME)
    for place, (state, _) in enumerate(played("eight", 3)):
        if place % 7:
            continue
        book = content.book(state.pack)
        for viewer in (0, 1, None):
            shown = drawn(presenter.table(GAME.view(state, viewer)))
            for side in {0, 1} - {viewer}:
                hidden = state.hands[side]
                public = {*state.table.lines[side].entered, *state.table.lines[1 - side].entered}
                own = {card.index for each in (state.hands[1 - side].hand, state.hands[1 - side].deck) for card in each}
                for card in (*hidden.hand, *hidden.deck):
                    if card.kind == "general" and not card.shown and card.index not in public | own:
                        assert not re.search(rf"\b{book.generals[card.index].name.en}\b", shown)


@pytest.mark.rule("KS-1.8", "KS-1.9", "KS-2.3")
def test_the_table_of_a_battle() -> None:
    """Unit 1 (2/1) and a hand of one general (3/2) against unit 2 (1/3), by their figures."""
    mighty = builders.camp(["g21"], ["g32"], command=2, limit=3, debt=1)
    state = builders.battle(mighty, builders.camp(["g13"]))
    view = GAME.view(state, 0)
    lines = [re.sub(r" +", " ", line).strip() for line in drawn(presenter_of(GAME).table(view), width=100).splitlines()]
    names = content.book(state.pack)
    [mine], [other] = view.units
    assert f"1 {names.generals[mine.general].name.en} 2 1/1 · · can attack" in lines
    assert f"2 {names.generals[other.general].name.en} 1 3/3 · ·" in " ".join(lines)
    assert any(line.startswith("you command 2/3 · debt 1 · hand 1 generals, 0 tactics · deck 1") for line in lines)
    assert any(line.startswith("0 general") and " 3/2" in line for line in lines)


@pytest.mark.rule("KS-9.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_retreat_is_warned_of(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    state = builders.battle(builders.camp(["g21"]), builders.camp(["g13"]))
    view = GAME.view(state, 0)
    warning = presenter.warning(view, Retreat())
    assert warning is not None
    assert view.own is not None
    assert view.own.warning
    for risk in view.own.warning:
        assert f"{risk.chance / 10:g}" in warning
    assert presenter.warning(view, EndTurn()) is None
    assert presenter.warning(view, Attack(1, 2)) is None
    assert presenter.wants_table(TurnDue(seat=0, phase=1))


@pytest.mark.rule("KS-4.2", "KS-8.1", "KS-8.3")
def test_a_question_is_put_to_its_own_side_only() -> None:
    """Others read which tactic or order waits for the answer; of a secret, and of the question itself, nothing."""
    presenter = presenter_of(GAME)
    purposes = set()
    for state, _ in steps():
        for decision in GAME.decisions(state):
            if not isinstance(decision, AnswerDue):
                continue
            purposes.add(decision.purpose)
            asked, played_ = state.hands[decision.seat].asked, state.hands[decision.seat].played
            book = content.book(state.pack)
            text = book.questions[asked.question].text.en
            own = GAME.view(state, decision.seat)
            assert text in presenter.question(own, decision)
            for viewer in (1 - decision.seat, None):
                view = GAME.view(state, viewer)
                told = presenter.question(view, decision)
                assert text not in told
                actions = GAME.legal_actions(state, decision.seat)
                assert presenter.menu(view, decision, actions) is None
                assert presenter.meaning(view, actions[0]) == ""
                if decision.purpose == "secret":
                    assert "(to set a secret)" in told
                    assert book.tactics[played_.card].name.en not in told
                if decision.purpose == "tactic":
                    assert book.tactics[played_.card].name.en in told
                if decision.purpose == "order":
                    assert book.generals[played_.card].name.en in told
    assert purposes >= {"order", "tactic", "secret"}
