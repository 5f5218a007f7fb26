"""The vocabulary of cards, word by word (KS-12.2). Each table holds every word: the first test sees to that."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from tests.kassen.builders import (
    ALL,
    ANYONE,
    ATTACKED,
    ATTACKER,
    ENEMY,
    ME,
    MINE,
    OWN,
    SUBJECT,
    TARGET,
    THEIRS,
    aura,
    brave,
    camp,
    given,
    part,
    secret,
    sel,
    tactic,
    unit,
    when,
)
from tests.kassen.matches import Match, match
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
    Part,
    Party,
    Selector,
    Target,
    Zone,
)

pytestmark = pytest.mark.rule("KS-12.2")


def play(*parts: Part, target: Target | None = None, at: str | None = None, **more: Any) -> Match:
    """Side 0 plays a tactic of these parts in a battle of a few generals; ``own`` and ``other`` replace a side's.

    Side 0: g33 (1), g14 (2, health 2 of 4), a1 of wei (3). Side 1: g44 (4), a2 of shu (5), g19 (6, health 5 of 9).
    """
    own = {"hand": ["card", "g11"], "deck": ["idle1", "idle2", "zz"], "command": 5, **more.pop("own", {})}
    other = {"hand": ["idle3", "g12"], **more.pop("other", {})}
    field = own.pop("field", ["g33", unit("g14", health=2), "a1"])
    field1 = other.pop("field", ["g44", "a2", unit("g19", health=5)])
    card = tactic("card", *parts, cost=0, target=target, **more.pop("ability", {}))
    m = match(camp(field, **own), camp(field1, **other), tactics=[card], **more)
    return m.play("card", at)


def healths(m: Match) -> dict[int, int]:
    return {fighter.unit: fighter.health for side in (0, 1) for fighter in m.line(side).fighters}


def hurt(m: Match) -> list[int]:
    """The units that were damaged, in that order."""
    return [event.unit for event in m.told(Damaged)]


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
        m = match(camp(["g44"], hand=["idle1"]), camp([unit("ear", 1)] and ["ear"]), generals=[hearer("tactic_played", party)])
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


# --- origins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "trigger", "hit"),
    [
        # g29 (2) attacks g39 (4); bold (1), of side 0, reacts with 1 damage to these.
        ("attacker", "attacks", [2]),
        ("attacked", "attacks", [4]),
        ("subject", "attacks", [2]),
        ("self", "attacks", [1]),
        ("own", "attacks", [1, 2]),
        ("enemy", "attacks", [3, 4]),
        ("all", "attacks", [1, 2, 3, 4]),
    ],
)
def test_origin(of: str, trigger: str, hit: list[int]) -> None:
    bold = brave("bold", (1, 9), when(trigger, part("damage", sel(of), 1), party="own"))
    m = match(camp([unit("g29", 2), unit("bold", 1)]), camp([unit("g39", 4), unit("g19", 3)]), generals=[bold])
    m.attack("g29", "g39")
    assert [event.unit for event in m.told(Damaged) if event.by == "effect"] == hit


def test_origin_target() -> None:
    assert hurt(play(part("damage", TARGET, 1), target=ANYONE, at="a2")) == [5]


def test_origin_subject_is_whom_the_event_is_about() -> None:
    """Who entered, who was hurt, who lived through an attack; who fell is nobody any more."""
    greet = brave("greet", (1, 9), when("enters", part("barrier", SUBJECT, 1), party="any"))
    m = match(camp(["greet"], hand=["g11"]), camp(["g33"]), generals=[greet])
    assert m.deploy("g11").fighter("g11").barrier == 1
    nurse = brave("nurse", (1, 9), when("damaged", part("heal", SUBJECT, 1), party="own"))
    m = match(camp(["nurse", "g29"]), camp(["g13"]), generals=[nurse])
    assert m.attack("g29", "g13").health("g29") == 9 - 3 + 1
    medal = brave("medal", (1, 9), when("survives", part("attack", SUBJECT, 1), party="any"))
    m = match(camp(["medal", "g29"]), camp(["g13"]), generals=[medal])
    m.attack("g29", "g13")
    assert (m.figures("g29")[0], m.figures("g13")[0]) == (3, 2)


# --- filters ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selector", "hit"),
    [
        ({"of": "all", "faction": "wei"}, [3]),
        ({"of": "all", "faction": "shu"}, [5]),
        ({"of": "all", "faction": "other"}, [1, 2, 4, 6, 7]),
        ({"of": "all", "least_cost": 2}, [5, 7]),
        ({"of": "all", "most_cost": 2}, [1, 2, 3, 4, 5, 6]),
        ({"of": "all", "least_cost": 2, "most_cost": 2}, [5]),
        ({"of": "all", "hurt": True}, [2, 6]),
        ({"of": "enemy", "hurt": False}, [4, 5, 7]),
        ({"of": "own", "faction": "other", "hurt": True}, [2]),
    ],
)
def test_filter(selector: dict[str, Any], hit: list[int]) -> None:
    field = ["g44", "a2", unit("g19", health=5), "a5"]
    assert hurt(play(part("damage", Selector(**selector), 1), other={"field": field})) == hit


def test_filter_others() -> None:
    herald = brave("herald", (1, 5), when("deployed", part("barrier", sel("own", others=True), 1)))
    m = match(camp(["g33"], hand=["herald"]), camp(["g44"]), generals=[herald])
    m.deploy("herald")
    assert (m.fighter("g33").barrier, m.fighter("herald").barrier) == (1, 0)


# --- picks and values ---------------------------------------------------------------------------------------


def test_pick_all() -> None:
    assert hurt(play(part("damage", sel("all"), 1))) == [1, 2, 3, 4, 5, 6]


def test_pick_random() -> None:
    seen = {tuple(hurt(play(part("damage", sel("enemy", pick="random"), 1), seed=seed))) for seed in range(30)}
    assert seen == {(4,), (5,), (6,)}
    pairs = {tuple(hurt(play(part("damage", sel("enemy", pick="random", count=2), 1), seed=seed))) for seed in range(40)}
    assert {tuple(sorted(pair)) for pair in pairs} == {(4, 5), (4, 6), (5, 6)}
    assert hurt(play(part("damage", sel("enemy", pick="random", count=8), 1))) == [4, 5, 6]


@pytest.mark.parametrize(
    ("by", "lowest", "highest"),
    [
        # g33 (1), g14 (2) with health 2 of 4, a1 (3); each of the values that differ below.
        ("attack", 2, 1),
        ("health", 2, 1),
        ("lost_health", 1, 2),
        ("barrier", 2, 1),
        ("cost", 1, 4),
        ("charm", 4, 1),
        ("poison", 1, 3),
    ],
)
def test_pick_lowest_and_highest_by_value(by: str, lowest: int, highest: int) -> None:
    """Ties go to the earlier entered: 2 before 3 in health, 1 before 2 and 3 in cost and charm."""
    field = [
        unit("g33", barrier=2),
        unit("g14", health=2),
        unit("a1", poison=1, barrier=1),
        unit("dull", poison=0, barrier=1),
    ]
    dull = brave("dull", (2, 3), cost=3, charm=10)
    for pick, number in (("lowest", lowest), ("highest", highest)):
        m = play(part("stun", sel("own", pick=pick, by=by)), own={"field": field}, generals=[dull])
        assert [fighter.unit for fighter in m.line(0).fighters if fighter.conditions] == [number], (by, pick)


def test_pick_lowest_and_highest_of_several() -> None:
    assert hurt(play(part("damage", sel("all", pick="lowest", by="health", count=3), 1))) == [2, 3, 5]
    assert hurt(play(part("damage", sel("all", pick="highest", by="health", count=2), 1))) == [6, 4]


def test_pick_neighbours() -> None:
    def beside(at: str) -> list[int]:
        return hurt(play(part("damage", sel("target", pick="neighbours"), 1), target=ANYONE, at=at))

    assert beside("a2") == [4, 6]
    assert beside("g44") == [5]
    assert beside("g19") == [5]
    assert beside("g14") == [1, 3]
    herald = brave("herald", (1, 5), when("deployed", part("barrier", sel("self", pick="neighbours"), 1)))
    m = match(camp(["g33", "g22", "g11"], hand=["herald"]), camp(["g44"]), generals=[herald])
    m.deploy("herald", place=1)
    assert [fighter.barrier for fighter in m.line(0).fighters] == [1, 0, 1, 0]


# --- how long -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lasts", "first", "seen"),
    [
        # Attack of an own and of an enemy general after 0, 1, 2, 3, 4 turns; played by the first, or by the second.
        ("turn", 0, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("turn", 1, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("phase", 0, [(1, 1), (1, 1), (0, 0), (0, 0), (0, 0)]),
        ("phase", 1, [(1, 1), (0, 0), (0, 0), (0, 0), (0, 0)]),
        ("next_turn", 0, [(1, 1), (1, 1), (1, 0), (0, 0), (0, 0)]),
        ("next_turn", 1, [(1, 1), (1, 1), (1, 0), (0, 0), (0, 0)]),
        ("good", 0, [(1, 1)] * 5),
        (None, 0, [(1, 1)] * 5),
    ],
)
def test_lasting(lasts: Any, first: int, seen: list[tuple[int, int]]) -> None:
    m = play(part("attack", ALL, 1, lasts=lasts), first=first)
    found = []
    for _ in range(5):
        found.append((m.figures("g33")[0] - 3, m.figures("g44")[0] - 4))
        m.end()
    assert found == seen


@pytest.mark.parametrize("word", ["stun", "disarm", "helpless", "cover", "taunt", "thorns", "rage", "no_counter"])
def test_how_long_a_state_lasts_if_the_card_says_nothing(word: Any) -> None:
    """Bad ones till the end of the bearer's owner's next turn (KS-5.7), the rest for good."""
    m = play(part(word, TARGET, 1 if word == "thorns" else None), target=MINE, at="g33", other={"field": ["g51"]})
    m.end().end().end()
    assert bool(m.states("g33")) is (word not in ("stun", "disarm", "helpless"))


def test_situation_70_and_74_what_ends_together_is_one_bonus_and_ends_once() -> None:
    m = play(part("attack", TARGET, 2, lasts="turn"), part("attack", TARGET, 2, lasts="turn"), target=MINE, at="g33")
    assert (m.figures("g33")[0], len(m.fighter("g33").bonuses)) == (7, 1)
    m.end()
    assert (m.figures("g33")[0], m.fighter("g33").bonuses) == (3, ())


# --- zones --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "to", "amount", "entered"),
    [
        ("hand", None, None, ["g11"]),
        ("hand", sel("own"), 3, ["g11", "a4", "a3"]),
        ("deck", None, None, ["a2"]),
        ("deck", sel("own", least_cost=3), None, ["a5"]),
        ("fallen", None, None, ["g12"]),
        ("fallen", sel("own", pick="highest", by="attack"), None, ["g31"]),
        ("fallen", sel("own", pick="lowest", by="attack", count=2), None, ["g12", "g21"]),
        ("hand", sel("own", pick="highest", by="cost"), 2, ["a4", "a3"]),
        ("hand", sel("own", pick="lowest", by="charm"), None, ["g11"]),
        ("hand", sel("own", pick="highest", by="health"), None, ["a4"]),
        ("hand", sel("own", faction="wu"), None, ["a3"]),
        ("hand", sel("own", faction="wei"), None, []),
        ("fallen", sel("own", most_cost=1), 2, ["g12", "g21"]),
    ],
)
def test_zone(zone: Zone, to: Any, amount: Any, entered: list[str]) -> None:
    own = {
        "field": ["g99"],
        "hand": ["card", "g11", "a4", "idle3", "a3"],
        "deck": ["idle1", "a2", "a5"],
        "fallen": ["g12", "g21"] if zone != "fallen" or not to or to.by != "attack" else ["g12", "g31"],
    }
    if to is not None and to.count == 2:
        own["fallen"] = ["g21", "g12"]
        entered = ["g21", "g12"] if to.by is None else ["g12", "g21"]
    m = play(part("summon", to, amount, zone=zone), own=own, other={"hand": []})
    assert m.field(0) == ["g99", *entered]
    assert bool(m.told(PartSkipped)) is (not entered)


def test_zone_at_random() -> None:
    seen = set()
    for seed in range(20):
        own = {"field": ["g99"], "hand": ["card", "g11", "g12"], "deck": ["a2"]}
        seen.add(play(part("summon", sel("own", pick="random"), zone="hand"), own=own, seed=seed).field(0)[1])
    assert seen == {"g11", "g12"}


def test_zone_field_is_where_selectors_look() -> None:
    """Nobody is summoned from the field: a pack that says so is refused; all other verbs work there."""
    assert "field" in get_args(Zone)
    assert hurt(play(part("damage", sel("own"), 1))) == [1, 2, 3]


def test_who_is_summoned_from_the_fallen_falls_again_as_another_unit() -> None:
    back = part("summon", sel("own"), zone="fallen")
    m = play(back, own={"field": ["g99"], "fallen": ["g12"], "hand": ["card", "g11"], "deck": ["zz"]})
    assert (m.field(0), m.fallen(0), m.figures("g12")) == (["g99", "g12"], [], (1, 2))
    m.end().attack("g44", "g12")
    assert m.fallen(0) == ["g12"]
    assert m.line(0).entered.count(m.book.general_at["g12"]) == 1


# --- how much -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "lost"),
    [
        ({"base": 3}, 3),
        ({"who": {"of": "own"}}, 3),
        ({"base": 1, "who": {"of": "own"}}, 4),
        ({"base": 1, "who": {"of": "own"}, "times": 2}, 7),
        ({"base": 9, "who": {"of": "own"}, "times": -2}, 3),
        ({"who": {"of": "own"}, "most": 2}, 2),
        ({"who": {"of": "own", "faction": "wu"}, "least": 2}, 2),
        ({"who": {"of": "own", "faction": "wu"}}, 0),
        ({"base": 8, "who": {"of": "own"}, "least": 4, "most": 5}, 5),
        ({"phase": True}, 3),
        ({"phase": True, "times": 2, "base": 1}, 7),
        # The value of the first of those: by entry, or as they are picked.
        ({"value": "attack", "who": {"of": "own"}}, 3),
        ({"value": "attack", "who": {"of": "own", "faction": "wei"}}, 2),
        ({"value": "health", "who": {"of": "own", "pick": "lowest", "by": "health"}}, 2),
        ({"value": "lost_health", "who": {"of": "own", "hurt": True}}, 2),
        ({"value": "barrier", "who": {"of": "enemy"}}, 0),
        ({"value": "cost", "who": {"of": "enemy", "pick": "highest", "by": "cost"}}, 2),
        ({"value": "charm", "who": {"of": "own"}, "most": 6}, 6),
        ({"value": "poison", "who": {"of": "all"}, "least": 1}, 1),
        ({"value": "attack", "who": {"of": "own", "faction": "wu"}, "base": 2}, 2),
    ],
)
def test_amount(amount: Any, lost: int) -> None:
    much = msgspec.convert(amount, Amount)
    field = [unit("g19", 9), unit("a2", 8)]
    m = play(part("poison", sel("enemy", pick="highest", by="health"), much), other={"field": field})
    assert m.fighter("g19").poison == lost


def test_an_amount_left_out_is_1() -> None:
    assert play(part("command_now")).line(0).command == 6
    assert play(part("draw")).hand(0) == ["g11", "idle1"]


@pytest.mark.parametrize("times", [0, 1, 3, 20, 25])
def test_repeat(times: int) -> None:
    m = play(part("attack", TARGET, 1, repeat=Amount(base=max(times, 1), most=max(times, 1))), target=MINE, at="g33")
    assert m.figures("g33")[0] == 3 + min(max(times, 1), 20), "a part runs 20 times at most"
    none = Amount(who=sel("own", faction="wu"))
    assert play(part("attack", OWN, 1, repeat=none)).figures("g33")[0] == 3


# --- if -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (given(at_least=3, who=OWN), True),
        (given(at_least=4, who=OWN), False),
        (given(at_most=3, who=OWN), True),
        (given(at_most=2, who=OWN), False),
        (given(at_least=3, at_most=3, who=OWN), True),
        (given(at_least=1, who=sel("all", faction="shu")), True),
        (given(at_least=1, who=sel("own", faction="shu")), False),
        (given(at_most=3, phase=True), True),
        (given(at_least=4, phase=True), False),
        (given(at_most=2, value="health", who=sel("own", pick="lowest", by="health")), True),
        (given(at_most=1, value="health", who=sel("own", pick="lowest", by="health")), False),
    ],
)
def test_condition(condition: Condition, holds: bool) -> None:
    of_part = play(part("attack", OWN, 1, conditions=(condition,)), part("draw"))
    assert (of_part.figures("g33")[0] == 4) is holds
    assert "idle1" in of_part.hand(0), "the rest of the effect runs"
    of_ability = play(part("attack", OWN, 1), ability={"conditions": (condition,)})
    assert (of_ability.figures("g33")[0] == 4) is holds


def test_all_conditions_must_hold() -> None:
    yes, no = given(at_least=3, who=OWN), given(at_least=4, who=OWN)
    for conditions, holds in (((yes, yes), True), ((yes, no), False), ((no, yes), False)):
        assert (play(part("attack", OWN, 1, conditions=conditions)).figures("g33")[0] == 4) is holds


def test_a_condition_asks_for_what_just_happened() -> None:
    """Whoever attacks with 3 or more is pricked."""
    wary = brave(
        "wary", (1, 9), when("attacked", part("damage", ATTACKER, 1), conditions=(given(3, value="attack", who=ATTACKER),))
    )
    for attacker, lost in (("g29", 0), ("g39", 1)):
        m = match(camp([attacker]), camp(["wary"]), generals=[wary])
        m.attack(attacker, "wary")
        assert len([event for event in m.told(Damaged) if event.by == "effect"]) == lost
    assert ATTACKED.of == "attacked"


# --- auras --------------------------------------------------------------------------------------------------


def standing(do: Any, amount: int | None = None, **more: Any) -> Match:
    flag = brave("flag", (1, 5), auras=[aura(do, sel("own", others=True), amount, **more)])
    return match(camp(["g22", "flag"]), camp(["g33", "g44"]), generals=[flag])


@pytest.mark.parametrize(
    ("do", "amount", "attack_", "health_", "states"),
    [
        ("attack", 2, 4, 2, {}),
        ("attack", -1, 1, 2, {}),
        ("attack", -3, 0, 2, {}),
        ("health", 2, 2, 4, {}),
        ("health", -1, 2, 1, {}),
        ("cover", None, 2, 2, {"cover": 1}),
        ("taunt", None, 2, 2, {"taunt": 1}),
        ("thorns", 3, 2, 2, {"thorns": 3}),
        ("rage", None, 2, 2, {"rage": 1}),
        ("no_counter", None, 2, 2, {"no_counter": 1}),
    ],
)
def test_aura(do: Any, amount: int | None, attack_: int, health_: int, states: dict[str, int]) -> None:
    m = standing(do, amount)
    assert (m.figures("g22"), m.states("g22")) == ((attack_, health_), states)
    assert (m.figures("flag"), m.states("flag")) == ((1, 5), {})


def test_auras_of_two_add_up_and_none_counts_another() -> None:
    """Each gives what the bearer attacks with, printed: neither raises the other's gift."""
    mine = Amount(value="attack", who=ME)
    flags = [brave(f"flag{n}", (n, 5), auras=[aura("attack", OWN, mine)]) for n in (2, 3)]
    m = match(camp(["flag2", "flag3", "g11"]), camp(["g44"]), generals=flags)
    assert [m.figures(each)[0] for each in ("flag2", "flag3", "g11")] == [2 + 5, 3 + 5, 1 + 5]


def test_an_aura_of_attack_sees_the_health_that_auras_give() -> None:
    flag = brave("flag", (1, 5), auras=[aura("health", OWN, 2)])
    oak = brave("oak", (1, 4), auras=[aura("attack", ME, 3, conditions=(given(6, value="health", who=ME),))])
    m = match(camp(["oak", "flag"]), camp(["g44"]), generals=[flag, oak])
    assert m.figures("oak") == (4, 6)


def test_situation_68_an_aura_goes_with_its_bearer_though_that_was_in_its_reach_too() -> None:
    flag = brave("flag", (1, 1), auras=[aura("attack", OWN, 2)])
    m = match(camp(["flag", "g22"]), camp(["g33"]), generals=[flag])
    assert (m.figures("flag")[0], m.figures("g22")[0]) == (3, 4)
    m.attack("flag", "g33")
    assert (m.fallen(0), m.figures("g22")[0]) == (["flag"], 2)


def test_an_aura_holds_while_its_conditions_do_and_the_talent_is_there() -> None:
    alone = brave("alone", (1, 9), auras=[aura("attack", ME, 4, conditions=(given(at_most=1, who=OWN),))])
    m = match(camp(["alone"], hand=["g11", "g12"]), camp(["g33"]), generals=[alone])
    assert m.figures("alone")[0] == 5
    m.deploy("g11")
    assert m.figures("alone")[0] == 1


def test_an_aura_of_thorns_of_nothing_gives_no_thorns() -> None:
    bush = brave("bush", (1, 9), auras=[aura("thorns", ME, Amount(base=-2, who=OWN))])
    m = match(camp(["g22"]), camp(["bush"]), generals=[bush])
    assert m.states("bush") == {}
    m.attack("g22", "bush")
    assert [event.by for event in m.told(Damaged)] == ["attack", "counter"]


def test_counting_auras_twice_changes_nothing() -> None:
    from warlords_core import codec
    from warlords_core.kassen import auras

    m = standing("health", 2)
    draft = auras.stage(m.state)
    for _ in range(3):
        auras.recount(draft)
    draft.update(agenda=m.state.agenda)
    assert codec.to_msgpack(draft.state) == codec.to_msgpack(m.state)


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
