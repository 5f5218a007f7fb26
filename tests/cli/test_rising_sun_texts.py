"""What rising_sun says at the terminal, in three languages: every event, question, offer and refusal."""

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import Play, bid
from warlords_core import games
from warlords_core.cli.presenter import Menu, presenter_of
from warlords_core.cli.rising_sun import asked, words
from warlords_core.errors import NotationError
from warlords_core.game import Transition
from warlords_core.narration import LANGUAGES
from warlords_core.narration.rising_sun import questions
from warlords_core.rising_sun import events as happened
from warlords_core.rising_sun import notation, terms, war_events
from warlords_core.rising_sun.decisions import AnyDecision, BidDue, ChooseTile, Done, Give, MandateDue, PickDue
from warlords_core.rising_sun.events import AnyEvent
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.steps import Bidding
from warlords_core.rng import Stream
from warlords_core.rules import Language

GAME = games.get("rising_sun")
FOREIGN = [language for language in LANGUAGES if language != "en"]
BOXES: tuple[terms.Box, ...] = ("base", "kickstarter", "dynasty")
TABLES = {
    "three": Options(seats=3, boxes=BOXES),
    "four": Options(seats=4, boxes=BOXES, add_on="teapot", ally_again_after_betray=True),
    "five": Options(seats=5, boxes=BOXES, add_on="horseman", keep_unbought=True),
    "six": Options(seats=6, boxes=BOXES, ally_again_after_betray=True),
}


def drawn(*renderables: Any, width: int = 200) -> str:
    console = Console(width=width, highlight=False, markup=False, force_terminal=False)
    with console.capture() as capture:
        for renderable in renderables:
            console.print(renderable)
    return capture.get()


def english(told: str) -> bool:
    """Whether Latin letters stand in a text beyond the ids of clauses."""
    return re.search(r"[A-Za-z]", re.sub(r"RS-[0-9a-z._]+", "", told)) is not None


@cache
def played(table: str, seed: int) -> tuple[tuple[State, Transition[State]], ...]:
    """The steps of a match: the state before each (of set-up: the first state), and what it led to; with gifts."""
    chance = Stream.seeded(seed, f"texts/{table}")
    transition = GAME.setup(TABLES[table], seed)
    steps = [(transition.state, transition)]
    while owed := GAME.decisions(transition.state):
        before, who = transition.state, owed[0].seat
        aside = GAME.side_actions(before, who)
        actions = aside if aside.size and len(steps) % 23 == 7 else GAME.legal_actions(before, who)
        transition = GAME.apply(before, who, actions.sample(chance))
        steps.append((before, transition))
    return tuple(steps)


def steps() -> Iterator[tuple[State, Transition[State]]]:
    for table, seed in (("three", 1), ("four", 2), ("five", 3), ("six", 4)):
        yield from played(table, seed)


@cache
def asking() -> tuple[tuple[State, AnyDecision], ...]:
    """Every 18th decision of each kind, and the first."""
    kinds: dict[type, list[tuple[State, AnyDecision]]] = {}
    for state, _ in steps():
        for decision in GAME.decisions(state):
            kinds.setdefault(type(decision), []).append((state, decision))
    return tuple(each for found in kinds.values() for each in found[::18])


# Tables of words


@pytest.mark.parametrize("table", [words.TABLE, asked.PROMPT], ids=range(2))
def test_phrases_say_the_same_in_each_language(table: dict[str, tuple[str, str, str]]) -> None:
    for key, phrase in table.items():
        fields = [sorted(field for _, field, _, _ in Formatter().parse(each) if field) for each in phrase]
        assert all(phrase), key
        assert fields[0] == fields[1] == fields[2], key


def tags() -> set[str]:
    return {str(decision.__struct_config__.tag) for decision in get_args(AnyDecision)}


def test_every_decision_has_a_hint() -> None:
    assert {f"hint.{tag}" for tag in tags()} <= set(asked.PROMPT)


def test_what_can_be_declined_or_ended_has_a_phrase() -> None:
    found = {
        questions.tag(decision)
        for state, _ in steps()
        for decision in GAME.decisions(state)
        if Done() in GAME.legal_actions(state, decision.seat)
    }
    assert {f"done.{tag}" for tag in found} <= set(asked.PROMPT)
    assert len(found) >= 9


def test_every_field_of_the_notation_has_a_phrase() -> None:
    fields = {part.rpartition("=")[2] for form in notation._FORMS.values() for part in form.split() if "=" in part}
    fields |= {part[1:] for form in notation._FORMS.values() for part in form.split() if part[0] == "*"}
    assert {f"noun.{field}" for field in fields} <= set(asked.PROMPT)


# What is told


def test_the_matches_below_tell_of_everything() -> None:
    told = {type(event) for _, transition in steps() for event in transition.events}
    assert told == set(get_args(AnyEvent))
    assert {questions.tag(decision) for state, _ in steps() for decision in GAME.decisions(state)} == tags()


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_matches_are_told_with_their_clauses(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    for before, transition in steps():
        narrate = presenter.narrator(GAME.view(before, None))
        for event in transition.events:
            told = drawn(*narrate(event), width=2_000)
            assert event.rule in told
            assert "_" not in told.replace(event.rule, "")
            assert language == "en" or not english(told), told


KOI = game(seat("koi", "2 bushi kyoto", cards="mercy", coins=4), seat("lotus", "bushi kyoto"))
SENTENCES: list[tuple[Any, str, str, str]] = [
    (
        happened.AllianceFormed(seats=(0, 1)),
        "ALLIANCE: Koi (0, you) + Lotus (1) (RS-3.1)",
        "结盟：鲤鱼（0，你）＋莲花（1）（RS-3.1）",
        "同盟成立：鯉（0・あなた）＋蓮（1）（RS-3.1）",
    ),
    (
        happened.MandateChosen(seat=1, mandate="harvest", hidden=True),
        "Lotus (1) lays a tile face down and announces: harvest (RS-4.2)",
        "莲花（1）面朝下放牌并宣告：丰收（RS-4.2）",
        "蓮（1）がタイルを裏向きに置いて宣言：収穫（RS-4.2）",
    ),
    (
        happened.Gained(seat=0, coins=2, vp=1, cause="mercy", rule="RS-10.mercy"),
        "Koi (0, you) gains coins 2, VP 1 [Mercy] (RS-10.mercy)",
        "鲤鱼（0，你）获得金币2、胜利点1【慈悲】（RS-10.mercy）",
        "鯉（0・あなた）は金貨2、勝利点1を得た【慈悲】（RS-10.mercy）",
    ),
    (
        happened.Spared(seat=0, cause="mercy", rule="RS-10.mercy"),
        "Koi (0, you) spares all of them [Mercy] (RS-10.mercy)",
        "鲤鱼（0，你）放过他们【慈悲】（RS-10.mercy）",
        "鯉（0・あなた）は全員を見逃した【慈悲】（RS-10.mercy）",
    ),
    (
        war_events.TokenTaken(province="kyoto", seat=None, how="discarded"),
        "Kyoto: nobody is there, the token is discarded (RS-6.2)",
        "京都：无人有战力，标记弃置（RS-6.2）",
        "京都：誰もおらず、トークンは捨てられた（RS-6.2）",
    ),
    (
        war_events.BattleWon(province="kyoto", seats=(0, 1), force=(2, 1), winner=0),
        "Koi (0, you) WINS the battle of Kyoto; force: Koi (0, you) 2, Lotus (1) 1 (RS-6.8)",
        "鲤鱼（0，你）赢得京都之战；战力：鲤鱼（0，你） 2、莲花（1） 1（RS-6.8）",
        "鯉（0・あなた）が京都の戦いに勝った。戦力：鯉（0・あなた） 2、蓮（1） 1（RS-6.8）",
    ),
    (
        happened.Stopped(seat=1, rule="RS-4.4"),
        "Lotus (1) does no more: Recruit (RS-4.4)",
        "莲花（1）到此为止：招募（RS-4.4）",
        "蓮（1）はここまで：徴募（RS-4.4）",
    ),
]


@pytest.mark.parametrize("sentence", SENTENCES, ids=[type(each[0]).__name__ for each in SENTENCES])
def test_what_happens_is_said_in_the_words_of_the_rules(sentence: tuple[Any, str, str, str]) -> None:
    event, *told = sentence
    for language, wanted in zip(LANGUAGES, told, strict=True):
        narrate = presenter_of(GAME, language).narrator(GAME.view(KOI, 0))
        assert drawn(*narrate(event)).strip() == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_menus_and_questions_of_matches(language: Language) -> None:
    presenter = presenter_of(GAME, language)
    for state, decision in asking():
        view, actions = GAME.view(state, decision.seat), GAME.legal_actions(state, decision.seat)
        menu = presenter.menu(view, decision, actions)
        parts = [presenter.table(view), presenter.question(view, decision)]
        assert (menu is None) == isinstance(decision, BidDue)
        if menu is not None:
            parts += menu.lines
            parts += [line for each in menu.answers if isinstance(each, Menu) for line in (each.question, *each.lines)]
            # Every action has its numbers, and nothing else has any.
            assert sorted(map(repr, (action for _, action in menu.actions()))) == sorted(map(repr, actions))
        parts += [presenter.meaning(view, actions[number]) for number in range(min(actions.size, 40))]
        told = drawn(*parts)
        assert "_" not in re.sub(r"RS-[0-9a-z._]+", "", told)
        assert language == "en" or not english(told), told


@pytest.mark.rule("RS-3.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_gifts_have_a_meaning_and_a_hint(language: Language) -> None:
    presenter, state = presenter_of(GAME, language), played("three", 1)[0][0]
    [decision, *_] = GAME.decisions(state)
    view = GAME.view(state, decision.seat)
    assert "3" in presenter.meaning(view, Give(1, 3, 0))
    assert "`give " in presenter.hint(view, decision) if language == "en" else "give " in presenter.hint(view, decision)


@pytest.mark.parametrize("language", FOREIGN)
def test_the_end_is_told_in_the_readers_language(language: Language) -> None:
    *_, (_, last) = played("four", 2)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    told = drawn(presenter_of(GAME, language).ending(GAME.view(last.state, 0), outcome))
    assert not english(told)


# The table


@pytest.mark.rule("RS-2.1", "RS-4.2", "RS-4.7", "RS-6.2")
def test_the_table_of_a_battle() -> None:
    """By hand: Koi's daimyo and 2 bushi have force 3, Lotus' bushi 1; Nagato was settled, Kyoto is fought over."""
    play = Play(
        game(
            seat("koi", "daimyo kyoto", "2 bushi kyoto", cards="mercy mercy", coins=4, ronin=1, tokens="spring:nagato"),
            seat("lotus", "bushi kyoto", coins=2),
            wars="nagato kyoto edo",
            allies="koi-bonsai",
            honor="lotus koi bonsai",
        )
    )
    play.state = replace(play.state, table=replace(play.state.table, fought=1))
    play.start("battle")
    lines = [
        re.sub(r"[ ─]+", " ", line).strip()
        for line in drawn(presenter_of(GAME).table(GAME.view(play.state, 0))).splitlines()
    ]
    assert "honor: Lotus (1) > Koi (0, you) > Bonsai (2)" in lines
    assert "alliances: Koi (0, you) + Bonsai (2)" in lines
    assert "1 done Nagato coins 1, ronin 1, VP 1 Kansai - Lotus force 0: 1 stronghold" in lines
    assert "2 now Kyoto VP 4 Oshu, Edo, Kansai - Koi force 3: 2 bushi, 1 daimyo" in lines
    assert "Lotus force 1: 1 bushi" in lines
    assert any(line.startswith("3 Edo coins 2, VP 2") for line in lines)
    assert "Koi (0, you) owns: Mercy ×2" in lines
    assert "Koi (0, you) won the wars: Nagato (Spring)" in lines
    assert "battle of Kyoto" in lines
    assert "Koi (0, you): force 3 · coins 4, ronin 1" in lines
    assert "Lotus (1): force 1 · coins 2" in lines


@pytest.mark.rule("RS-6.3")
def test_a_bid_is_seen_by_its_own_seat_only_until_all_have_bid() -> None:
    play = Play(game(seat("koi", "bushi kyoto", coins=4), seat("lotus", "bushi kyoto", coins=2), wars="kyoto"))
    play.start("battle").do("koi", bid(ronin=3))
    presenter = presenter_of(GAME)
    own = drawn(presenter.table(GAME.view(play.state, 0)))
    assert "your bid: seppuku 0 · take hostage 0 · hire ronin 3 · imperial poets 0" in own
    for viewer in (1, 2, None):
        shown = drawn(presenter.table(GAME.view(play.state, viewer)))
        assert "hire ronin 3" not in shown
        assert re.search(r"Koi \(0\): force 1 · coins 4 · has bid", shown)
    play.do("lotus", bid(poets=1))
    told = [line for event in play.events for line in presenter.narrator(GAME.view(play.state, None))(event)]
    assert "Koi (0): seppuku 0 · take hostage 0 · hire ronin 3 · imperial poets 0" in drawn(*told)


@pytest.mark.rule("RS-4.2", "RS-9.lotus")
def test_tiles_are_seen_by_who_looks_at_them_only() -> None:
    presenter = presenter_of(GAME)
    for state, decision in asking():
        if not isinstance(decision, MandateDue):
            continue
        names = [presenter.words(f"mandate.{tile}") for tile in state.pile[: decision.tiles]]
        actions = GAME.legal_actions(state, decision.seat)
        own = presenter.menu(GAME.view(state, decision.seat), decision, actions)
        assert own is not None
        assert all(name in " ".join(own.lines) for name in names)
        for viewer in (None, (decision.seat + 1) % len(state.players)):
            view = GAME.view(state, viewer)
            assert "you look at" not in drawn(presenter.table(view))
            assert presenter.meaning(view, ChooseTile(1)) == "tile 2"


@pytest.mark.rule("RS-9.lotus")
def test_a_tile_that_lies_face_down_is_known_to_who_laid_it() -> None:
    presenter = presenter_of(GAME)
    shown = 0
    for state, _ in steps():
        for number, turn in enumerate(state.table.turns, 1):
            if not turn.hidden or number != len(state.table.turns):
                continue
            mandate = presenter.words(f"mandate.{state.laid[number - 1]}")
            line = f"face down in mandate turn {number} lies your {mandate}"
            assert line in drawn(presenter.screen(GAME.view(state, turn.seat)))
            others = [presenter.table(GAME.view(state, each)) for each in (None, (turn.seat + 1) % len(state.players))]
            assert "face down in mandate turn" not in drawn(*others)
            shown += 1
    assert shown


@pytest.mark.rule("RS-6.1")
def test_effects_to_pick_from_are_told_by_their_source_and_moment() -> None:
    presenter = presenter_of(GAME)
    found = 0
    for state, _ in steps():
        for decision in GAME.decisions(state):
            if not isinstance(decision, PickDue):
                continue
            found += 1
            view, actions = GAME.view(state, decision.seat), GAME.legal_actions(state, decision.seat)
            menu = presenter.menu(view, decision, actions)
            assert menu is not None
            for line, heard in zip(menu.lines, decision.heard, strict=True):
                assert presenter.words(f"moment.{heard.occasion.moment}") in line
    assert found


# Lines that cannot be read

UNREAD = [
    ("foo", ["foo", "propose", "give"]),
    ("build", []),
    ("build  kyoto", []),
    ("build kyoto edo", ["edo"]),
    ("summon bushi", ["at"]),
    ("summon bushi in kyoto", ["in", "at"]),
    ("propose two", ["two"]),
    ("tile 0 as tea", ["tea", "harvest"]),
    ("bid 1 0 2", ["1 0 2"]),
    ("turn never", ["never", "first", "last"]),
    ('buy "mercy', ['"mercy']),
    ('buy "mercy"', ["buy mercy"]),
    ("x" * 5000, ["4096", "5000"]),
]


@pytest.mark.parametrize(("line", "named"), UNREAD, ids=[line[:24] for line, _ in UNREAD])
@pytest.mark.parametrize("language", FOREIGN)
def test_an_unreadable_line_tells_why(language: Language, line: str, named: list[str]) -> None:
    state = played("three", 1)[0][0]
    with pytest.raises(NotationError) as caught:
        GAME.parse(state, line)
    told = presenter_of(GAME, language).words.unread(caught.value)
    assert all(name in told for name in named)
    assert told != str(caught.value)
    assert "xpected" not in told


def test_numbers_are_a_bid_and_nothing_else_is_expanded() -> None:
    presenter = presenter_of(GAME)
    bidding = next(state for state, _ in steps() if state.agenda and isinstance(state.agenda[-1], Bidding))
    [decision, *_] = GAME.decisions(bidding)
    view = GAME.view(bidding, decision.seat)
    assert presenter.expand(view, decision, "1 0 2 0") == "bid 1 0 2 0"
    assert presenter.expand(view, decision, "bid 1 0 2 0") == "bid 1 0 2 0"
    assert presenter.expand(view, decision, "1 0 2") == "bid 1 0 2"
    assert presenter.expand(view, decision, "1 0 2 x") == "1 0 2 x"
    assert presenter.expand(view, decision, "") == ""
    first = GAME.decisions(played("three", 1)[0][0])[0]
    assert presenter.expand(view, first, "1 0 2 0") == "1 0 2 0"
