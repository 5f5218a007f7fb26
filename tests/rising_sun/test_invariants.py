"""What is wrong with a state is told, all of it; what is told to be sound can be played."""

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace

from tests.contract.harness import harness
from tests.contract.walks import walk
from tests.rising_sun.broken import CHOOSING, SOUND, player
from tests.rising_sun.broken_agendas import RESTING
from tests.rising_sun.broken_tables import FRAME, HOLDINGS, TABLE
from tests.rising_sun.builders import game, seat
from tests.rising_sun.plays import Play
from tests.unsound import Changes, cases, check_words, in_order, told
from warlords_core import codec
from warlords_core.rising_sun.decisions import Give, UseEffect
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.steps import UsingEffect
from warlords_core.rising_sun.terms import MOST_COINS, MOST_POINTS, MOST_RONIN
from warlords_core.rng import Stream

BROKEN = FRAME | TABLE | HOLDINGS | RESTING
CHANGES = Changes(
    game=GAME,
    words=(
        "kyoto",
        "edo",
        "reserve",
        "shrine_1",
        "captive_1",
        "bushi",
        "daimyo",
        "stronghold",
        "komainu",
        "harvest",
        "betray",
        "autumn",
        "tea",
        "war",
        "koi",
        "mercy",
        "loyalty",
        "path_of_the_ninja",
        "entered",
        "summoned",
        "closed",
        "ronin",
        "responding",
        "marshalling",
        "killing",
    ),
    numbers=(0, 1, 2, 5, 7, 64, 99, 999, 100_000),
    seats=lambda state: len(state.players),
    pick=lambda state, seat, chance: GAME.legal_actions(state, seat).sample(chance),
)


@pytest.mark.parametrize("name", SOUND)
def test_sound_states_have_no_problems(name: str) -> None:
    assert GAME.problems(SOUND[name]) == ()


@pytest.mark.parametrize("name", cases(BROKEN))
def test_what_is_broken_is_told_and_nothing_else(name: str) -> None:
    state, expected = BROKEN[name]
    assert told(GAME, state) == in_order(expected)


@pytest.mark.parametrize("name", BROKEN)
def test_pointers_lead_somewhere_and_messages_say_something(name: str) -> None:
    check_words(GAME, BROKEN[name][0], "RS")


def test_every_code_and_clause_is_shown() -> None:
    package = files("warlords_core.rising_sun")
    modules = ("invariants.py", "resting.py", "holdings.py", "effects/hearing.py", "setup.py")
    source = "".join(package.joinpath(module).read_text() for module in modules)
    written = set(re.findall(r'Problem\(\s*"(\w+)", (?:None|"([A-Z0-9.-]+)")', source))
    shown = {(code, rule or "") for _, problems in BROKEN.values() for code, rule, _ in problems}
    # Four clauses say where pieces cannot be.
    assert shown - {each for each in shown if each[0] == "misplaced"} == written
    assert "misplaced" in {code for code, _ in shown}


@pytest.mark.parametrize("table", harness("rising_sun").tables)
def test_changed_states_are_told_of_or_can_be_played(table: str) -> None:
    chance = Stream.seeded(4, f"test/changed/{table}")
    pool = [*SOUND.values(), *list(walk("rising_sun", table, 3).states)[::6]]
    refused, played = CHANGES.try_many(pool, chance, 240)
    assert refused > 20
    assert played > 2


@pytest.mark.parametrize("table", harness("rising_sun").tables)
def test_seats_that_hold_all_they_can_lead_to_sound_states(table: str) -> None:
    """Whatever is gained then stays where it is: each number keeps its bound."""
    chance = Stream.seeded(5, f"test/highest/{table}")
    for state in list(walk("rising_sun", table, 5).states)[::9]:
        rich = [replace(each, coins=MOST_COINS, ronin=MOST_RONIN, vp=MOST_POINTS) for each in state.players]
        highest = replace(state, players=tuple(rich))
        assert GAME.problems(highest) == ()
        CHANGES.play_on(highest, chance)


@pytest.mark.rule("RS-9.fox")
def test_choices_that_are_no_longer_counted_lead_to_states_that_decode() -> None:
    fox = seat("fox", "bushi kansai")
    play = Play(game(fox, seat("lotus", "bushi nagato"), seat("bonsai", "bushi nagato"), wars="nagato")).start("war")
    *below, step = play.state.agenda
    assert isinstance(step, UsingEffect)
    asked = replace(step, heard=replace(step.heard, occasion=replace(step.heard.occasion, step=99)))
    who = asked.seat
    after = GAME.apply(replace(play.state, agenda=(*below, asked)), who, UseEffect(place="oshu", kind="bushi")).state
    assert codec.from_json(codec.to_json(after), GAME.types.state) == after
    assert UseEffect(place="edo", kind="bushi") in GAME.legal_actions(after, who)


@pytest.mark.rule("RS-3.3")
def test_a_gift_that_cannot_be_held_is_refused() -> None:
    state = player(CHOOSING, 0, coins=MOST_COINS - 1, ronin=MOST_RONIN)
    state = player(state, 1, coins=2, ronin=1)
    assert list(GAME.side_actions(state, 1)).count(Give(0, coins=1)) == 1
    for gift in (Give(0, coins=2), Give(0, ronin=1)):
        assert gift not in GAME.side_actions(state, 1)
        refusal = GAME.refusal(state, 1, gift)
        assert refusal is not None
        assert (refusal.code, refusal.rule, refusal.pointer) == ("cannot_hold", "RS-3.3", "/to")
