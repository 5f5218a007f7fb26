"""A card is data: one is added to a pack here, and no phase is touched for it (RS-10)."""

import ast
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.rising_sun.builders import BOOK, PACK, game, seat
from tests.rising_sun.plays import DONE, Case, aim, bid
from warlords_core import rising_sun
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import Build, Buy, Move, Summon, TakeHostage, UseEffect
from warlords_core.rising_sun.pack import CardType, Pack, PackCard, PackMonster
from warlords_core.rising_sun.vocabulary import MOMENTS, Act, Force, Gain, Moment, Powers, Trait
from warlords_core.rules import Text

HOME = Path(str(rising_sun.__file__)).parent
NAME = Text(en="Bell of Dawn", zh="晨钟", ja="暁の鐘")


def with_card(powers: Powers, kind: CardType = "enhancement", monster: PackMonster | None = None) -> Pack:
    """The default pack and one card more, called ``bell_of_dawn``, in the set torii."""
    card = PackCard(
        id="bell_of_dawn",
        name=NAME,
        text=NAME,
        sets=("torii",),
        season="spring",
        type=kind,
        cost=1,
        copies=2,
        monster=monster,
        powers=powers,
    )
    pack = replace(PACK, id="with-a-bell", cards=(*PACK.cards, card))
    content.add(pack)
    return pack


MANY = with_card(
    Powers(
        forces=(Force(of="shinto", add=2),),
        traits=(Trait(name="extra_hostages", amount=1),),
        gains=(Gain(on="token_taken", ronin=1), Gain(on="bought", coins=2)),
        acts=(Act(on="recruit_ended", whose="anybody", do="place_bushi_anywhere"),),
    ),
    "virtue",
)


def bell(clan: str, *places: str, pack: Pack = MANY, **more: Any) -> Any:
    """A seat that has the card."""
    return seat(clan, *places, cards="bell_of_dawn", pack=pack, **more)


def of(pack: Pack, *seats: Any, **words: Any) -> Any:
    """A state of a match with that pack."""
    return game(*seats, pack=pack, options={"add_on": "torii"}, **words)


CASES = (
    Case(
        "bought, it works at once",
        of(MANY, seat("koi", "shinto kyoto", coins=1), market="bell_of_dawn bell_of_dawn"),
        "train koi",
        [("koi", Buy("bell_of_dawn"))],
        # the discount makes it free, and what is free is no purchase for coins
        {"koi cards": "bell_of_dawn", "koi coins": 1, "koi force kyoto": 3, "market": "bell_of_dawn"},
    ),
    Case(
        "and of the next one",
        of(MANY, bell("koi", coins=1), seat("lotus"), market="path_of_the_light"),
        "train lotus",
        [("koi", Buy("path_of_the_light"))],
        {"koi coins": 2},
    ),
    Case(
        "copies add up, and a virtue counts for others",
        of(MANY, seat("koi", "shinto kyoto", cards="bell_of_dawn bell_of_dawn form_of_the_phoenix", pack=MANY)),
        "winter",
        [],
        {"koi force kyoto": 5, "koi vp": 3},
    ),
    Case(
        "with it a shinto is stronger",
        of(MANY, bell("koi", "shinto kyoto", "shinto shrine_1", "bushi edo")),
        None,
        [],
        {"koi force kyoto": 3, "koi force shrine_1": 3, "koi force edo": 1},
    ),
    Case(
        "at the end of recruiting it is asked for",
        of(MANY, bell("koi"), seat("lotus")),
        "recruit lotus",
        [("koi", DONE), ("lotus", DONE), ("koi", UseEffect(place="kyushu", kind="bushi"))],
        {"koi bushi kyushu": 1},
    ),
    Case(
        "a war that is won, a hostage more",
        of(
            MANY,
            bell("koi", "2 bushi kyoto", "bushi edo", coins=5),
            seat("lotus", "2 bushi kyoto", "bushi edo", coins=5),
            wars="kyoto edo",
        ),
        "battle",
        [
            ("koi", bid(hostage=1)),
            ("lotus", bid()),
            *[("koi", aim(TakeHostage, "lotus", kind="bushi"))] * 2,
        ],
        {"koi tokens": "spring:kyoto", "lotus bushi captive_0": 2, "koi ronin": 1},
    ),
)


@pytest.mark.rule("RS-10.0", "RS-4.6")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.says)
def test_a_card_that_was_added_to_a_pack_works_in_every_phase(case: Case) -> None:
    case.play()


def test_it_is_laid_out_in_its_season() -> None:
    market = content.book(content.ref(MANY)).season_cards("spring", "torii")
    assert [offer.copies for offer in market if offer.card == "bell_of_dawn"] == [2]
    assert not any(offer.card == "bell_of_dawn" for offer in BOOK.season_cards("spring", "torii"))


# Every moment


HEARD: dict[Moment, tuple[str, tuple[Any, ...], dict[str, Any], list[tuple[str, Any]]]] = {
    # what begins, the pieces of Koi (who owns the card), other words, what is done
    "mandate_chosen": ("harvest lotus", (), {}, []),
    "sailing": ("marshal lotus", (), {}, [("lotus", Move("bushi", "kansai", "kyushu"))]),
    "summoned": ("recruit lotus", (), {}, [("lotus", Summon("bushi", "nagato")), ("lotus", DONE)]),
    "recruit_ended": ("recruit lotus", (), {}, [("lotus", DONE)]),
    "entered": ("marshal lotus", (), {}, [("lotus", Move("bushi", "kansai", "kyoto"))]),
    "bought": ("marshal lotus", (), {}, [("lotus", Build("edo"))]),
    "coins_gained": ("kami", (), {"kami": "tsukuyomi"}, []),
    "vp_gained": ("kami", (), {"kami": "susanoo"}, []),
    "tie_won": ("kami", ("shinto shrine_1",), {"kami": "hachiman", "honor": "lotus koi"}, []),
    "war_begins": ("war", (), {}, []),
    "battle_begins": ("battle", ("bushi kansai",), {"wars": "kansai"}, []),
    "killing": ("battle", ("bushi kansai",), {"wars": "kansai", "honor": "lotus koi"}, [("lotus", bid())]),
    "killed": ("battle", ("bushi kansai",), {"wars": "kansai", "honor": "lotus koi"}, [("lotus", bid())]),
    "token_taken": ("battle", (), {"wars": "kansai"}, []),
    "winter": ("clean-up", (), {"season": "autumn"}, []),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_can_be_hooked_to_every_moment(moment: Moment) -> None:
    """It pays 7 points whenever that happens to anybody: once here, and not at any other moment."""
    what, places, words, moves = HEARD[moment]
    pack = with_card(Powers(gains=(Gain(on=moment, whose="anybody", vp=7),)))
    lotus = seat("lotus", "bushi kansai", "shinto shrine_1", "stronghold nagato", coins=3)
    case = Case("", of(pack, bell("koi", *places, pack=pack), lotus, **words), what, moves, {})
    paid = [getattr(event, "vp", 0) for event in case.play().events if getattr(event, "cause", "") == "bell_of_dawn"]
    assert paid == [7]


# What comes in between


WORSHIPPER = with_card(
    Powers(acts=(Act(on="bought", do="place_shinto_at_shrine"),)),
    "monster",
    PackMonster(force=1, counts_as="shinto"),
)
ASSASSIN = with_card(Powers(acts=(Act(on="sailing", whose="others", do="assassinate"),)))
VANGUARD = with_card(Powers(acts=(Act(on="sailing", do="place_bushi_anywhere"),)))
BUYER = of(
    WORSHIPPER,
    seat("koi", "stronghold edo", "stronghold kyoto", coins=5, pack=WORSHIPPER),
    seat("lotus", pack=WORSHIPPER),
    market="bell_of_dawn",
)
SAIL = ("lotus", Move("bushi", "kansai", "kyushu"))
STOPPED = of(ASSASSIN, bell("koi", pack=ASSASSIN), seat("lotus", "bushi kansai", pack=ASSASSIN))
BETWEEN = (
    Case(
        "a monster is summoned before the effects of its purchase",
        BUYER,
        "train lotus",
        [("koi", Buy("bell_of_dawn"))],
        {"koi asked": "housing_due", "koi coins": 4},
    ),
    Case(
        "and they come then: it stands in its province, so a shinto goes to the shrine",
        BUYER,
        "train lotus",
        [
            ("koi", Buy("bell_of_dawn")),
            ("koi", Summon("bell_of_dawn", "kyoto")),
            ("koi", UseEffect(place="shrine_2", kind="shinto")),
        ],
        {"koi bell_of_dawn kyoto": 1, "koi shinto shrine_2": 1},
    ),
    Case(
        "who is killed before it sails does not sail",
        STOPPED,
        "marshal lotus",
        [SAIL, ("koi", aim(UseEffect, "lotus", place="kansai", kind="bushi"))],
        {"lotus bushi kansai": 0, "lotus bushi kyushu": 0, "lotus bushi reserve": 6, "lotus asked": "marshal_due"},
    ),
    Case(
        "who is spared sails",
        STOPPED,
        "marshal lotus",
        [SAIL, ("koi", DONE)],
        {"lotus bushi kansai": 0, "lotus bushi kyushu": 1, "lotus bushi reserve": 5},
    ),
    Case(
        "where there is no more room nobody lands: the Moon has two figures in a province at most",
        of(VANGUARD, bell("moon", "bushi kyushu", "bushi kansai", pack=VANGUARD), seat("lotus", pack=VANGUARD)),
        "marshal moon",
        [("moon", SAIL[1]), ("moon", UseEffect(place="kyushu", kind="bushi"))],
        {"moon bushi kyushu": 2, "moon bushi kansai": 1, "moon asked": "marshal_due"},
    ),
)


@pytest.mark.rule("RS-4.5", "RS-4.6", "RS-6.1")
@pytest.mark.parametrize("case", BETWEEN, ids=lambda case: case.says)
def test_effects_between_an_action_and_what_it_leads_to(case: Case) -> None:
    case.play()


# No phase knows a card


@pytest.mark.parametrize("module", sorted(HOME.rglob("*.py")), ids=lambda path: path.stem)
def test_no_module_names_a_card_or_a_clan(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert words.isdisjoint(BOOK.sources)
