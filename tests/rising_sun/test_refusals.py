"""Every refusal says what is wrong, with its clause and a pointer."""

import re
from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from tests.rising_sun.broken import (
    BETRAYING,
    BIDDING,
    CHOOSING,
    KAMI,
    KENIN,
    MARSHALLING,
    RECRUITING,
    SHARING,
    TEA,
    TRAINING,
    USING,
    WON,
    agenda,
    asked,
    group,
    player,
    politics,
    table,
    top,
)
from tests.rising_sun.broken_agendas import ENTERED
from warlords_core.rising_sun.decisions import (
    Accept,
    Announce,
    Build,
    Buy,
    ChooseTile,
    Decline,
    Done,
    Give,
    Move,
    PickEffect,
    PlaceBid,
    Propose,
    Ready,
    ShareOut,
    Summon,
    Swap,
    TakeHostage,
    TakeTurn,
    UseEffect,
    Withdraw,
)
from warlords_core.rising_sun.game import GAME
from warlords_core.rising_sun.model import Proposal, State
from warlords_core.rising_sun.steps import (
    Choosing,
    Housing,
    Marshalling,
    Ordering,
    PickingEffect,
    Recruiting,
    Responding,
    SharingOut,
    Spot,
    TakingHostage,
    ThunderSummoning,
    Training,
)
from warlords_core.rising_sun.terms import MOST_COINS

PROPOSED = table(TEA, proposals=(Proposal(0, 1, open=True), Proposal(2, 0, open=False)))
ALLIED = player(player(table(TEA, alliances=((0, 1),)), 0, allied_seasons=1), 1, allied_seasons=1)
ANNOUNCING = replace(politics(0), players=(replace(CHOOSING.players[0], clan="lotus", looks=()), *CHOOSING.players[1:]))
CLOSED = top(MARSHALLING, Marshalling(2, builds=False, routes="closed"))
BUILDING = top(MARSHALLING, Marshalling(2, builds=True))
MOVED = top(
    MARSHALLING,
    replace(
        MARSHALLING.agenda[-1],
        moved=(next(each for each in MARSHALLING.players[2].pieces if (each.place, each.kind) == ("edo", "daimyo")),),
    ),
)
THUNDER = top(KAMI, ThunderSummoning(1))
TAKING = replace(WON, agenda=(*WON.agenda[:-2], TakingHostage(2, 1)))
OVER = replace(TEA, agenda=())

NEITHER: Any = "middle"


def moon(state: State, who: int) -> State:
    """With Moon in the place of a seat's clan."""
    return player(state, who, clan="moon")


CROWDED = group(moon(THUNDER, 1), 1, "edo", "daimyo", "kyoto")
CASES: dict[str, tuple[State, int, Any, str, str, str]] = {
    "no such seat": (TEA, 3, Ready(), "no_such_seat", "RS-1.1", ""),
    "over": (OVER, 0, Ready(), "match_over", "RS-8.2", ""),
    "not its turn": (CHOOSING, 0, ChooseTile(0), "not_owed", "RS-4.2", ""),
    "another answer": (CHOOSING, 2, Done(), "other_decision", "RS-4.2", "/type"),
    "gift in war": (BIDDING, 0, Give(1, 1), "no_gifts_now", "RS-6.11", ""),
    "gift to nobody": (CHOOSING, 0, Give(4, 1), "no_such_seat", "RS-3.3", "/to"),
    "gift to oneself": (CHOOSING, 0, Give(0, 1), "yourself", "RS-3.3", "/to"),
    "second gift": (table(CHOOSING, given=((0, 1),)), 0, Give(1, 1), "given_already", "RS-3.3", "/to"),
    "gift of too much": (CHOOSING, 0, Give(1, 4), "too_many_coins", "RS-3.3", "/coins"),
    "gift of ronin": (CHOOSING, 0, Give(1, 0, 1), "too_many_ronin", "RS-3.3", "/ronin"),
    "gift of nothing": (CHOOSING, 0, Give(1), "no_gift", "RS-3.3", ""),
    "alliance after tea": (CHOOSING, 0, Propose(1), "no_ceremony", "RS-3.1", "/type"),
    "proposal to oneself": (TEA, 0, Propose(0), "yourself", "RS-3.2", "/to"),
    "proposal to an ally": (ALLIED, 2, Propose(0), "allied_already", "RS-3.1", "/to"),
    "proposal again": (PROPOSED, 0, Propose(1), "proposed_already", "RS-3.2", "/to"),
    "proposal after a decline": (PROPOSED, 2, Propose(0), "proposed_already", "RS-3.2", "/to"),
    "proposal instead of yes": (PROPOSED, 1, Propose(0), "accept_instead", "RS-3.2", "/to"),
    "nothing to accept": (PROPOSED, 0, Accept(1), "no_proposal", "RS-3.2", "/proposer"),
    "nothing to decline": (PROPOSED, 0, Decline(2), "no_proposal", "RS-3.2", "/proposer"),
    "nothing to withdraw": (PROPOSED, 2, Withdraw(0), "no_proposal", "RS-3.2", "/to"),
    "no such tile": (CHOOSING, 2, ChooseTile(4), "no_such_tile", "RS-4.2", "/tile"),
    "cannot announce": (CHOOSING, 2, Announce(0, "train"), "cannot_announce", "RS-9.lotus", "/type"),
    "not in reserve": (RECRUITING, 0, Summon("daimyo", "edo"), "not_in_reserve", "RS-4.4", "/kind"),
    "no such place": (RECRUITING, 0, Summon("bushi", "mars"), "no_such_place", "RS-4.4", "/place"),
    "no worship": (RECRUITING, 0, Summon("bushi", "shrine_1"), "cannot_worship", "RS-4.4", "/place"),
    "no stronghold": (RECRUITING, 0, Summon("bushi", "kyoto"), "no_stronghold", "RS-4.4", "/place"),
    "not a bushi": (THUNDER, 1, Summon("shinto", "edo"), "other_kind", "RS-5.2", "/kind"),
    "from nowhere": (MARSHALLING, 2, Move("bushi", "shrine_1", "edo"), "no_such_place", "RS-4.5", "/place"),
    "to a shrine": (MARSHALLING, 2, Move("bushi", "kyoto", "shrine_1"), "no_such_place", "RS-4.5", "/to"),
    "nothing there": (MARSHALLING, 2, Move("shinto", "kyoto", "edo"), "nothing_there", "RS-4.5", "/kind"),
    "too far": (MARSHALLING, 2, Move("bushi", "kyoto", "kyushu"), "not_next", "RS-4.5", "/to"),
    "moved": (MOVED, 2, Move("daimyo", "edo", "oshu"), "moved_already", "RS-4.5", "/kind"),
    "no bonus": (MARSHALLING, 2, Build("kyoto"), "cannot_build", "RS-4.5", "/type"),
    "nowhere to build": (BUILDING, 2, Build("shrine_1"), "no_such_place", "RS-4.5", "/place"),
    "too dear to build": (player(BUILDING, 2, coins=0), 2, Build("edo"), "too_dear", "RS-4.5", "/type"),
    "not displayed": (TRAINING, 2, Buy("yurei"), "not_displayed", "RS-4.6", "/card"),
    "too dear": (player(top(TRAINING, Training(2, 0)), 2, coins=0), 2, Buy("komainu"), "too_dear", "RS-4.6", "/card"),
    "swap with oneself": (BETRAYING, 1, Swap(1, "kyoto", "bushi", "bushi"), "yourself", "RS-4.8", "/seat"),
    "swap of nothing": (BETRAYING, 1, Swap(0, "oshu", "bushi", "bushi"), "nothing_there", "RS-4.8", "/kind"),
    "swap of a daimyo": (BETRAYING, 1, Swap(0, "edo", "daimyo", "bushi"), "immune", "RS-4.8", "/kind"),
    "swap at a shrine": (
        group(BETRAYING, 0, "kyoto", "bushi", "shrine_1"),
        1,
        Swap(0, "shrine_1", "bushi", "bushi"),
        "immune",
        "RS-4.8",
        "/place",
    ),
    "swap again": (
        top(BETRAYING, replace(BETRAYING.agenda[-1], swapped=(0,))),
        1,
        Swap(0, "kyoto", "bushi", "bushi"),
        "swapped_already",
        "RS-4.8",
        "/seat",
    ),
    "swap for another kind": (BETRAYING, 1, Swap(0, "kyoto", "bushi", "shinto"), "other_kind", "RS-4.8", "/own"),
    "bid too high": (BIDDING, 0, PlaceBid((2, 1, 1, 0)), "too_many_coins", "RS-6.3", "/coins"),
    "bid below zero": (BIDDING, 0, PlaceBid((-1, 1, 1, 0)), "no_bid", "RS-6.3", "/coins"),
    "daimyo taken": (
        group(TAKING, 0, "edo", "daimyo", "kyoto"),
        2,
        TakeHostage(0, "daimyo"),
        "immune",
        "RS-6.6",
        "/kind",
    ),
    "hostage not there": (TAKING, 2, TakeHostage(0, "shinto"), "nothing_there", "RS-6.6", "/kind"),
    "share of nobody": (SHARING, 1, ShareOut((1,)), "no_loser", "RS-6.10", "/losers"),
    "too many shares": (SHARING, 1, ShareOut((0, 2)), "wrong_count", "RS-6.10", "/losers"),
    "no such use": (USING, 0, UseEffect(place="kyoto", kind="bushi"), "no_such_use", "RS-10.path_of_the_kenin", ""),
    "no tile by that number": (CHOOSING, 2, ChooseTile(True), "not_canonical", "RS-4.2", ""),
    "ally again without a betrayal": (
        replace(CHOOSING, options=replace(CHOOSING.options, ally_again_after_betray=True)),
        2,
        Propose(0),
        "not_freed",
        "RS-4.8",
        "/type",
    ),
    "a stronghold used up": (
        top(RECRUITING, Recruiting(0, 1, 0, (Spot("edo", 0),))),
        0,
        Summon("bushi", "edo"),
        "used_up",
        "RS-4.4",
        "/place",
    ),
    "a stronghold on the move": (
        MARSHALLING,
        2,
        Move("stronghold", "shikoku", "kyushu"),
        "strongholds_stay",
        "RS-4.5",
        "/kind",
    ),
    "a monster for moon": (moon(TRAINING, 2), 2, Buy("komainu"), "no_monsters", "RS-4.6", "/card"),
    "a third figure of moon's": (CROWDED, 1, Summon("bushi", "kyoto"), "no_room", "RS-5.2", "/place"),
    "a third figure of moon's by a swap": (
        group(moon(BETRAYING, 1), 1, "edo", "daimyo", "kyoto"),
        1,
        Swap(0, "kyoto", "bushi", "bushi"),
        "no_room",
        "RS-4.8",
        "/place",
    ),
    "shares out of order": (
        agenda(SHARING, SharingOut(1, (0, 2), 2)),
        1,
        ShareOut((2, 0)),
        "not_ascending",
        "RS-6.10",
        "/losers",
    ),
    "neither first nor last": (
        top(USING, Responding((KENIN,)), Ordering(0)),
        0,
        TakeTurn(NEITHER),
        "neither",
        "RS-6.1",
        "/when",
    ),
    "no such effect": (
        top(USING, Responding((KENIN,)), PickingEffect(0)),
        0,
        PickEffect(5),
        "no_such_effect",
        "RS-6.1",
        "/heard",
    ),
    # Turtle stands above Koi, and has a bushi there.
    "an effect that must be used": (
        table(asked(0, "oni_of_hate", ENTERED, "autumn"), honor=(1, 0, 2)),
        0,
        Done(),
        "not_optional",
        "RS-10.oni_of_hate",
        "/type",
    ),
    "a gift that cannot be held": (
        player(CHOOSING, 1, coins=MOST_COINS),
        0,
        Give(1, 1),
        "cannot_hold",
        "RS-3.3",
        "/to",
    ),
    "pick with nothing to pick": (USING, 0, PickEffect(0), "other_decision", "RS-6.1", "/type"),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.rule(case[4])) for name, case in CASES.items()])
def test_a_refusal_says_why(name: str) -> None:
    state, who, action, code, rule, pointer = CASES[name]
    refusal = GAME.refusal(state, who, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.pointer) == (code, rule, pointer)
    assert refusal.message


@pytest.mark.rule("RS-1.1", "RS-4.2")
@pytest.mark.parametrize(("state", "who"), [(TEA, 3), (CHOOSING, 0), (BIDDING, 5)])
def test_who_may_not_act_at_all_is_told_that_its_seat_is_wrong_and_not_its_action(state: State, who: int) -> None:
    refusal = GAME.refusal(state, who, ChooseTile(0))
    assert refusal is not None
    assert (refusal.about, refusal.value) == ("seat", who)


def test_every_code_is_shown() -> None:
    source = files("warlords_core.rising_sun").joinpath("refusals.py").read_text()
    written = set(re.findall(r'(?:Refusal|_because)\(\s*"(\w+)"', source))
    # These two stand in tests of their own, below.
    assert written == {case[3] for case in CASES.values()} | {"must_announce", "routes_closed"}


@pytest.mark.rule("RS-9.lotus")
def test_who_announces_must_announce() -> None:
    refusal = GAME.refusal(replace(ANNOUNCING, agenda=(Choosing(0),)), 0, ChooseTile(0))
    assert refusal is not None
    assert refusal.code == "must_announce"


@pytest.mark.rule("RS-10.path_of_the_serpent")
def test_a_closed_route_is_named() -> None:
    # From kansai a route leads to shikoku, and no border.
    state = group(CLOSED, 2, "kyoto", "bushi", "kansai")
    refusal = GAME.refusal(state, 2, Move("bushi", "kansai", "shikoku"))
    assert refusal is not None
    assert (refusal.code, refusal.pointer) == ("routes_closed", "/to")


@pytest.mark.rule("RS-4.6")
def test_a_monster_that_was_bought_is_the_one_that_is_summoned() -> None:
    refusal = GAME.refusal(top(TRAINING, Housing(2, "komainu")), 2, Summon("bushi", "edo"))
    assert refusal is not None
    assert refusal.code == "other_kind"
