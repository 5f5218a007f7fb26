"""The vocabulary of cards: verbs, triggers and parties, word by word; and that no word lacks its cases (KS-12.2)."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from tests.kassen.builders import (
    ALL,
    ANYONE,
    ENEMY,
    ME,
    MINE,
    OWN,
    TARGET,
    THEIRS,
    aura,
    brave,
    camp,
    part,
    secret,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import Match, match
from tests.kassen.plays import healths, hurt, play
from warlords_core.kassen.decisions import Attack
from warlords_core.kassen.events import CommandChanged, Damaged, Moved, PartSkipped, Recalled, Spied, TalentUsed
from warlords_core.kassen.model import Card
from warlords_core.kassen.vocabulary import (
    ORIGINS,
    PICKS,
    TRIGGERS,
    VALUES,
    VERBS,
    Amount,
    Aura,
    Condition,
    Lasting,
    Party,
    Selector,
    Zone,
)

pytestmark = pytest.mark.rule("KS-12.2")


# --- verbs --------------------------------------------------------------------------------------------------


def damage() -> None:
    m = play(part("damage", ENEMY, 2))
    assert healths(m) == {1: 3, 2: 2, 3: 2, 4: 2, 6: 3}
    assert m.fallen(1) == ["a2"]
    assert play(part("damage", ENEMY, Amount(base=1, times=-1, who=OWN))).told(Damaged) == [], "less than nothing"


def heal() -> None:
    assert healths(play(part("heal", ALL, 3))) == {1: 3, 2: 4, 3: 2, 4: 4, 5: 2, 6: 8}


def barrier() -> None:
    m = play(part("barrier", TARGET, 2), part("barrier", TARGET, 3), target=MINE, at="g33")
    assert [fighter.barrier for fighter in m.line(0).fighters] == [5, 0, 0]


def attack() -> None:
    m = play(part("attack", TARGET, 2), part("attack", TARGET, -1, lasts="turn"), target=MINE, at="g33")
    assert m.figures("g33") == (4, 3)
    m.end().end()
    assert m.figures("g33") == (5, 3)


def health() -> None:
    m = play(part("health", TARGET, 2), target=ANYONE, at="g14")
    assert (m.figures("g14"), m.fighter("g14").most) == ((1, 4), 6)
    m = play(part("health", TARGET, -3), target=ANYONE, at="g14")
    assert (m.figures("g14"), m.fighter("g14").most) == ((1, 1), 1)
    m = play(part("health", TARGET, -4), target=ANYONE, at="g14")
    assert m.fallen(0) == ["g14"]


def poison() -> None:
    m = play(part("poison", ENEMY, 2))
    assert [fighter.poison for fighter in m.line(1).fighters] == [2, 2, 2]
    m.end().end()
    assert healths(m) == {1: 3, 2: 2, 3: 2, 4: 2, 6: 3}


def cure() -> None:
    ill = unit("g33", poison=3, states=[("stun", 1), ("disarm", 1), ("helpless", 1), ("taunt", 1), ("thorns", 2)])
    m = play(part("cure", OWN), own={"field": [ill]})
    assert (m.fighter("g33").poison, m.states("g33")) == (0, {"taunt": 1, "thorns": 2})


def stun() -> None:
    m = play(part("stun", TARGET), target=THEIRS, at="g44")
    assert m.states("g44") == {"stun": 1}
    m.attack("a1", "g44")
    assert m.health("a1") == 2, "no counter"
    m.end()
    assert m.number("g44") not in {action.attacker for action in m.legal(Attack)}


def disarm() -> None:
    m = play(part("disarm", TARGET), target=THEIRS, at="g44")
    m.attack("a1", "g44")
    assert m.fallen(0) == ["a1"], "it counters"
    m.end()
    assert m.number("g44") not in {action.attacker for action in m.legal(Attack)}


def helpless() -> None:
    m = play(part("helpless", TARGET), target=THEIRS, at="g44")
    m.attack("a1", "g44")
    assert m.health("a1") == 2
    m.end()
    assert m.number("g44") in {action.attacker for action in m.legal(Attack)}


def cover() -> None:
    m = play(part("cover", TARGET), target=MINE, at="g33")
    m.end()
    assert {action.target for action in m.legal(Attack)} == {2, 3}


def taunt() -> None:
    m = play(part("taunt", TARGET), target=MINE, at="g33")
    m.end()
    assert {action.target for action in m.legal(Attack)} == {1}


def thorns() -> None:
    m = play(part("thorns", TARGET, 2), part("thorns", TARGET, 1, lasts="phase"), target=MINE, at="g33")
    assert m.states("g33") == {"thorns": 3}
    m.end().attack("g19", "g33")
    assert hurt(m) == [1, 6, 6]
    assert m.fallen(1) == ["g19"], "5 - 3 counter - 3 thorns"
    m = play(part("thorns", OWN, Amount(base=1, times=-1, who=OWN)))
    assert m.states("g33") == {}, "of less than nothing there are none"
    m = play(part("thorns", OWN, 2), part("thorns", OWN, 1))
    assert (m.states("g33"), len(m.fighter("g33").conditions)) == ({"thorns": 3}, 1)


def rage() -> None:
    m = play(part("rage", TARGET), target=MINE, at="g33", other={"field": ["g19"]})
    m.end()
    assert m.health("g19") == 6


def no_counter() -> None:
    m = play(part("no_counter", TARGET), target=MINE, at="g33")
    m.attack("g33", "g44")
    assert (m.health("g33"), m.health("g44")) == (3, 1)


def ready() -> None:
    m = play(part("ready", TARGET), target=MINE, at="g33", own={"field": [unit("g33", sick=True)]})
    assert {action.attacker for action in m.legal(Attack)} == {1}


def again() -> None:
    m = play(part("again", TARGET), target=MINE, at="g39", own={"field": ["g39"]})
    m.attack("g39", "a2")
    assert m.legal(Attack) != []
    m.attack("g39", "g44")
    assert (m.fighter("g39").attacks, m.legal(Attack)) == (0, []), "situation 52: exactly one more"


def draw() -> None:
    m = play(part("draw", amount=2))
    assert (m.hand(0), m.deck(0)) == (["g11", "idle1", "idle2"], ["zz"])


def recall() -> None:
    changed = unit("g44", health=1, barrier=2, poison=1, bonuses=[("attack", 5)], states=[("taunt", 1)], attacks=0)
    m = play(part("recall", TARGET), target=THEIRS, at="g44", other={"field": [changed, "a2"]})
    assert (m.field(1), m.hand(1)) == (["a2"], ["idle3", "g12", "g44"])
    assert m.state.hands[1].hand[-1] == Card("general", m.book.general_at["g44"], shown=True)
    assert len(m.told(Recalled)) == 1
    m.end().deploy("g44")
    again_ = m.fighter("g44")
    assert (m.figures("g44"), again_.barrier, again_.poison, m.states("g44")) == ((4, 4), 0, 0, {})
    assert (again_.unit > 5, again_.sick, again_.most) == (True, True, 4), "situation 71: another unit, as printed"


def destroy() -> None:
    m = play(part("destroy", TARGET), target=ANYONE, at="g44")
    assert m.fallen(1) == ["g44"]


def summon() -> None:
    m = play(part("summon", zone="hand"))
    assert (m.field(0), m.hand(0), m.line(0).command) == (["g33", "g14", "a1", "g11"], [], 5)
    assert m.fighter("g11").sick
    assert m.line(0).debt == 0


def copy_talent() -> None:
    mime = brave("mime", (1, 5), when("deployed", part("copy_talent", TARGET), target=ANYONE))
    wall = brave("wall", (1, 5), auras=[aura("taunt")])
    m = match(camp(["g33"], hand=["mime"]), camp(["wall"]), generals=[mime, wall])
    m.deploy("mime", "wall")
    assert m.states("mime") == {"taunt": 1}
    # Of several it is the last; whoever has left the field by then copies nothing.
    gone = brave("gone", (3, 3), when("attacks", part("recall", ME), part("copy_talent", ENEMY)))
    m = match(camp(["gone", "g22"]), camp(["wall"]), generals=[gone, wall])
    m.attack("gone", "wall")
    assert (m.field(0), len(m.told(PartSkipped))) == (["g22"], 1)
    late = brave("late", (1, 9), when("tactic_played", part("copy_talent", OWN), party="any"))
    m = match(camp(["g22"], hand=["idle1"]), camp(["late"]), generals=[late])
    m.play("idle1")
    assert m.fighter("late").talent == m.book.general_at["late"]


def strip() -> None:
    wall = brave("wall", (1, 5), auras=[aura("taunt")])
    m = play(part("strip", TARGET), target=THEIRS, at="wall", other={"field": ["wall"]}, generals=[wall])
    assert (m.fighter("wall").talent, m.states("wall")) == (None, {})


def command_now() -> None:
    m = play(part("command_now", amount=7))
    assert (m.line(0).command, [event.amount for event in m.told(CommandChanged)]) == (12, [7])


def command_next() -> None:
    m = play(part("command_next", amount=2))
    assert (m.line(0).command, m.line(0).bonus) == (5, 2)


def debt() -> None:
    assert play(part("debt", amount=2)).line(0).debt == 2


def clear_debt() -> None:
    assert play(part("clear_debt", amount=2), own={"debt": 3}).line(0).debt == 1


def spy() -> None:
    m = play(part("spy"))
    known = [card.shown for card in m.state.hands[1].hand]
    assert sorted(known) == [False, True]
    assert [(event.side, event.audience) for event in m.events if isinstance(event, Spied)] == [(1, (0, 1))]
    assert [card.shown for card in play(part("spy", amount=5)).state.hands[1].hand] == [True, True]
    assert len(play(part("spy"), other={"shown": ["idle3", "g12"]}).told(PartSkipped)) == 1


def swap() -> None:
    m = play(part("swap", TARGET), target=ANYONE, at="g14")
    # 1/4, wounded by 2: base 4/1, wounded by 2 still, so it falls.
    assert m.fallen(0) == ["g14"]
    proud = unit("g24", bonuses=[("attack", 3)])
    m = play(part("swap", OWN), own={"field": [proud, unit("a1", bonuses=[("health", 1)])]})
    assert (m.figures("g24"), m.figures("a1")) == ((4 + 3, 2), (2, 2 + 1)), "bonuses stay where they are"
    seen = m.seen("g24")
    assert (seen.base_attack, seen.base_health) == (4, 2)


def move() -> None:
    m = play(part("move", TARGET), target=ANYONE, at="g33")
    assert m.field(0) == ["g14", "a1", "g33"]
    assert [(event.unit, event.place) for event in m.told(Moved)] == [(1, 2)]


VERB_CASES: dict[str, Callable[[], None]] = {
    case.__name__: case
    for case in (
        *(damage, heal, barrier, attack, health, poison, cure, stun, disarm, helpless, cover, taunt, thorns, rage),
        *(no_counter, ready, again, draw, recall, destroy, summon, copy_talent, strip, command_now, command_next),
        *(debt, clear_debt, spy, swap, move),
    )
}


@pytest.mark.parametrize("word", VERBS)
def test_verb(word: str) -> None:
    VERB_CASES[word]()


# --- triggers and parties -----------------------------------------------------------------------------------

HEARD = part("barrier", ME, 1)


def hearer(trigger: Any, party: Any, parts: Any = (HEARD,)) -> Any:
    return brave("ear", (1, 9), when(trigger, *parts, party=party))


def listening(trigger: Any, party: Any) -> Match:
    """ear, of side 0, listens; both sides play on for a while."""
    rain = tactic("rain", part("damage", ALL, 1), cost=0)
    return match(
        camp([unit("ear", 1), unit("g29", 2), unit("g11", 7)], hand=["rain", "g12"]),
        camp([unit("g19", 3), unit("g39", 4), unit("g21", 8)], hand=["g13", "g14"]),
        generals=[hearer(trigger, party)],
        tactics=[rain],
    )


def heard(m: Match) -> int:
    """How often ear has reacted."""
    return len([event for event in m.told(TalentUsed) if event.unit == 1])


Doing = Callable[[Match], Match]

THINGS: dict[str, tuple[Doing, Doing, Doing]] = {
    # By trigger: what ear does itself, what another own general or its side does, what the other side does.
    "attacks": (
        lambda m: m.attack("ear", "g19"),
        lambda m: m.attack("g29", "g19"),
        lambda m: m.end().forget().attack("g39", "g29"),
    ),
    "attacked": (
        lambda m: m.end().forget().attack("g19", "ear"),
        lambda m: m.end().forget().attack("g19", "g29"),
        lambda m: m.attack("g29", "g19"),
    ),
    "damaged": (
        lambda m: m.end().forget().attack("g19", "ear"),
        # The attacker, hurt by the counter, counts for its side.
        lambda m: m.attack("g29", "g21"),
        lambda m: m.end().forget().attack("g39", "g11"),
    ),
    "survives": (
        lambda m: m.attack("ear", "g21"),
        lambda m: m.attack("g29", "g21"),
        lambda m: m.end().forget().attack("g39", "g11"),
    ),
    "enters": (
        lambda m: m,
        lambda m: m.deploy("g12"),
        lambda m: m.end().forget().deploy("g13"),
    ),
    "general_falls": (
        lambda m: m,
        lambda m: m.end().forget().attack("g39", "g11"),
        lambda m: m.attack("g29", "g21"),
    ),
}


@pytest.mark.parametrize(
    ("trigger", "self_", "own", "other", "any_"),
    [
        # How often ear reacts to: its own doing, its side's, the other side's; by party.
        # ear attacks: nobody else does. Own counts itself; any counts everybody.
        ("attacks", (1, 0, 0), (1, 1, 0), (0, 0, 1), (1, 1, 1)),
        ("attacked", (1, 0, 0), (1, 1, 0), (0, 0, 1), (1, 1, 1)),
        # g19 hits ear: ear is hurt, and g19 by the counter, which kills it (9 of 9).
        # g29 hits g21 (1 health), which falls and counters for 1: g29 alone is hurt and lives.
        # g39 hits g11 (1 health), the same on the other side.
        ("damaged", (1, 0, 0), (1, 1, 0), (0, 0, 1), (1, 1, 1)),
        ("survives", (1, 0, 0), (1, 1, 0), (0, 0, 1), (1, 1, 1)),
        ("enters", (0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1)),
        ("general_falls", None, (0, 1, 0), (0, 0, 1), (0, 1, 1)),
    ],
)
def test_trigger_about_a_general_by_party(trigger: str, self_: Any, own: Any, other: Any, any_: Any) -> None:
    for party, counts in (("self", self_), ("own", own), ("other", other), ("any", any_)):
        if counts is not None:
            found = tuple([heard(do(listening(trigger, party))) for do in THINGS[trigger]])
            assert found == counts, party


@pytest.mark.parametrize(
    ("trigger", "mine", "theirs"),
    [
        ("turn_starts", lambda m: m.end().forget().end(), lambda m: m.end()),
        ("turn_ends", lambda m: m.end(), lambda m: m.end().forget().end()),
        ("tactic_played", lambda m: m.play("rain"), None),
    ],
)
def test_trigger_about_a_side_by_party(trigger: str, mine: Doing, theirs: Doing | None) -> None:
    for party, counts in (("self", (1, 0)), ("own", (1, 0)), ("other", (0, 1)), ("any", (1, 1))):
        found = tuple([heard(do(listening(trigger, party))) for do in (mine, theirs) if do is not None])
        assert found == counts[: len(found)], party


def test_trigger_tactic_played_by_the_other_side() -> None:
    for party, count in (("self", 0), ("own", 0), ("other", 1), ("any", 1)):
        m = match(camp(["g44"], hand=["idle1"]), camp(["ear"]), generals=[hearer("tactic_played", party)])
        m.play("idle1")
        assert len(m.told(TalentUsed)) == count


def test_trigger_deployed() -> None:
    m = match(camp(["g33"], hand=["ear"]), camp(["g44"]), generals=[hearer("deployed", "self")])
    m.deploy("ear")
    assert m.fighter("ear").barrier == 1


def test_trigger_played() -> None:
    assert play(part("barrier", OWN, 1)).fighter("g33").barrier == 1


def test_trigger_falls() -> None:
    last = brave("last", (1, 1), when("falls", part("barrier", OWN, 2)))
    m = match(camp(["last", "g33"]), camp(["g44"]), generals=[last])
    m.attack("last", "g44")
    assert (m.fallen(0), m.fighter("g33").barrier) == (["last"], 2)


def test_situation_44_and_46_hurt_needs_a_loss_of_health_whatever_the_source() -> None:
    sore = hearer("damaged", "self")
    poke = tactic("poke", part("damage", TARGET, 1), cost=0, target=ANYONE)
    for barrier_, reactions in ((0, 1), (1, 0)):
        shielded = unit("ear", 1, barrier=barrier_)
        by_tactic = match(camp(["g33"], hand=["poke"]), camp([shielded]), generals=[sore], tactics=[poke])
        by_attack = match(camp([unit("g14", 9)]), camp([shielded]), generals=[sore])
        by_poison = match(camp([{**shielded, "poison": 1}]), camp(["g14"]), generals=[sore])
        by_counter = match(camp([shielded]), camp(["g21"]), generals=[sore])
        assert heard(by_tactic.play("poke", "ear")) == reactions
        assert heard(by_attack.attack(9, "ear")) == reactions
        assert heard(by_poison.end()) == reactions
        assert heard(by_counter.attack("ear", "g21")) == reactions


def test_secrets_know_own_other_and_any() -> None:
    for party, by_mine, by_theirs in (("own", True, False), ("other", False, True), ("any", True, True)):
        card = secret("ears", when("damaged", part("draw"), party=party))
        m = match(camp(["g29"]), camp(["g19", "g11"], secrets=["ears"]), secrets=[card])
        m.attack("g29", "g19")
        # g19 is hurt and lives; g29 falls to the counter.
        assert (m.spent(1) == ["ears"]) is by_mine, party
        m = match(camp(["g29"]), camp(["g19", "g11"], secrets=["ears"]), secrets=[card])
        m.attack("g29", "g11")
        # g11 falls; g29 is hurt by 1.
        assert (m.spent(1) == ["ears"]) is by_theirs, party


# --- completeness -------------------------------------------------------------------------------------------


def test_every_word_has_its_cases() -> None:
    assert set(VERB_CASES) == set(VERBS)
    assert set(THINGS) | {"deployed", "played", "falls", "turn_starts", "turn_ends", "tactic_played"} == set(TRIGGERS)
    assert set(get_args(Party)) == {"self", "own", "other", "any"}
    assert set(ORIGINS) == {"self", "target", "attacker", "attacked", "subject", "own", "enemy", "all"}
    assert set(PICKS) == {"all", "random", "lowest", "highest", "neighbours"}
    assert set(VALUES) == {"attack", "health", "lost_health", "barrier", "cost", "charm", "poison"}
    assert set(get_args(Lasting)) == {"turn", "phase", "next_turn", "good"}
    assert set(get_args(Zone)) == {"field", "hand", "deck", "fallen"}
    assert set(Selector.__struct_fields__) == {
        *("of", "others", "faction", "least_cost", "most_cost", "hurt", "pick", "by", "count")
    }
    assert set(Amount.__struct_fields__) == {"base", "times", "value", "who", "phase", "least", "most"}
    assert set(Condition.__struct_fields__) == {"amount", "at_least", "at_most"}
    aura_words = next(field for field in msgspec.structs.fields(Aura) if field.name == "do").type
    assert set(get_args(aura_words)) == {"attack", "health", "cover", "taunt", "thorns", "rage", "no_counter"}
