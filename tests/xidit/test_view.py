"""What each seat sees: every field of a state has a decision, and hidden things reach nobody else."""

from typing import Any, Literal

import pytest
from msgspec.structs import replace

from tests.xidit.builders import at_census, mid_game, units
from tests.xidit.playing import plan, run_year, with_player, with_table
from warlords_core import codec
from warlords_core.rng import Drawn, Rng
from warlords_core.xidit.game import GAME
from warlords_core.xidit.model import (
    Order,
    PlacingHero,
    Planning,
    Player,
    PublicPlayer,
    Screen,
    State,
    Table,
    View,
)

PLAN: tuple[Order, ...] = ("blue", "red", "black", "act", "wait", "act")
OTHER_PLAN: tuple[Order, ...] = ("wait", "act", "act", "act", "wait", "red")

# By field of a player: whether everybody sees it or its owner only, and another value for it.
PLAYER_FIELDS: dict[str, tuple[Literal["everybody", "owner"], Any]] = {
    "hero": ("everybody", 9),
    "units": ("owner", units(cleric=1)),
    "gold": ("owner", 8),
    "bards": ("owner", 18),
    "storeys": ("owner", 14),
    "waiting": ("owner", 1),
    "bastion": ("owner", 2),
    "plan": ("owner", OTHER_PLAN),
    "shown": ("owner", 2),
}

# By field of a state: whether everybody sees all of it, nobody any of it, or only how many tiles it has.
STATE_FIELDS: dict[str, Literal["everybody", "nobody", "size", "field by field"]] = {
    "schema": "everybody",
    "pack": "everybody",
    "rng": "nobody",
    "agenda": "everybody",
    "game": "everybody",
    "options": "everybody",
    "table": "everybody",
    "players": "field by field",
    "recruitment_pile": "size",
    "threat_pile": "size",
}

# What lies open for all. A new field of Table must be added here, by somebody who knows that it is public.
TABLE_FIELDS = {
    "year",
    "starting_seat",
    "executed",
    "camps",
    "threats",
    "next_recruitment",
    "next_threat",
    "recruitment_discards",
    "threat_discards",
    "titans",
    "barracks",
    "guilds",
    "bards",
    "checks",
    "deeds",
    "dummy",
    "exits",
}

VIEWERS = (None, 0, 1, 2, 3)


def planning() -> State:
    """Four seats in planning: seat 1 has committed and holds something of everything."""
    state = mid_game(held={1: units(militia=3, archer=1)}, gold=(0, 5), guilds=[(3, 1, 2)], bastion=(0, 1))
    return with_player(state, 1, plan=PLAN)


def census() -> State:
    """The census of militia at the end of year 4: seat 1 holds three and shows one."""
    return with_player(at_census(0, mid_game(held={1: units(militia=3)})), 1, shown=1)


def seen(state: State) -> dict[int | None, bytes]:
    """All views, to the byte."""
    return {viewer: codec.to_msgpack(GAME.view(state, viewer)) for viewer in VIEWERS}


def test_every_field_has_a_decision() -> None:
    assert set(Player.__struct_fields__) == set(PLAYER_FIELDS)
    assert set(State.__struct_fields__) == set(STATE_FIELDS)
    assert set(Table.__struct_fields__) == TABLE_FIELDS


def test_views_have_no_more_fields_than_these() -> None:
    assert set(PublicPlayer.__struct_fields__) == {"hero", "committed", "plan", "executed"}
    assert set(Screen.__struct_fields__) == set(PLAYER_FIELDS) - {"hero"}
    sizes_and_tops = {"recruitment_top", "threat_top", "recruitment_pile", "threat_pile"}
    assert set(View.__struct_fields__) == (set(STATE_FIELDS) - {"rng"}) | {"seat", "screen"} | sizes_and_tops


@pytest.mark.rule("XD-1.7", "XD-2.2", "XD-9.1")
@pytest.mark.parametrize("field", PLAYER_FIELDS)
def test_a_hidden_thing_changes_its_owners_view_alone(field: str) -> None:
    who, value = PLAYER_FIELDS[field]
    state = census() if field == "shown" else planning()
    before, after = seen(state), seen(with_player(state, 1, **{field: value}))
    changed = {viewer for viewer in VIEWERS if before[viewer] != after[viewer]}
    assert changed == ({1} if who == "owner" else set(VIEWERS))


@pytest.mark.rule("XD-1.3", "XD-1.7")
@pytest.mark.parametrize("field", ["recruitment_pile", "threat_pile"])
def test_the_order_of_a_pile_is_hidden_from_everybody(field: str) -> None:
    state = planning()
    pile = getattr(state, field)
    assert len(pile) >= 4
    assert seen(replace(state, **{field: pile[::-1]})) == seen(state)
    shorter = seen(replace(state, **{field: pile[1:]}))
    assert all(shorter[viewer] != view for viewer, view in seen(state).items())


def test_which_tiles_lie_in_which_pile_is_hidden() -> None:
    state = planning()
    recruitment, threat = state.recruitment_pile, state.threat_pile
    swapped = replace(
        state,
        recruitment_pile=(threat[0], *recruitment[1:]),
        threat_pile=(recruitment[0], *threat[1:]),
    )
    assert seen(swapped) == seen(state)


def test_the_randomness_is_hidden() -> None:
    state = planning()
    rng = Rng(b"\x07" * 32, (Drawn("shuffle/tiles", 20),))
    assert seen(replace(state, rng=rng)) == seen(state)


@pytest.mark.parametrize("field", sorted(TABLE_FIELDS))
def test_the_table_is_seen_whole(field: str) -> None:
    state = planning()
    for viewer in VIEWERS:
        assert getattr(GAME.view(state, viewer).table, field) == getattr(state.table, field)


@pytest.mark.rule("XD-1.7")
def test_a_view_in_planning() -> None:
    view = GAME.view(planning(), 1)
    assert view.seat == 1
    assert view.pack == planning().pack
    assert view.options == planning().options
    assert view.agenda == (Planning(),)
    assert view.players == (
        PublicPlayer(hero=1, committed=False, plan=(), executed=0),
        PublicPlayer(hero=2, committed=True, plan=(), executed=0),
        PublicPlayer(hero=3, committed=False, plan=(), executed=0),
        PublicPlayer(hero=4, committed=False, plan=(), executed=0),
    )
    assert view.screen == Screen(
        units=(3, 1, 0, 0, 0), gold=5, bards=19, storeys=13, waiting=0, bastion=1, plan=PLAN, shown=None
    )
    # 21 tiles: 5 and 5 on the map, 2 next; the stand-in's threat pile keeps 5, the recruitment pile 4.
    assert (view.recruitment_pile, view.threat_pile) == (4, 5)
    assert (view.recruitment_top, view.threat_top) == (None, None)


def test_a_spectator_has_no_screen() -> None:
    assert GAME.view(planning(), None).screen is None


@pytest.mark.rule("XD-1.7")
def test_who_has_shown_is_public_and_what_is_not() -> None:
    view = GAME.view(census(), 0)
    assert [player.committed for player in view.players] == [False, True, False, False]
    assert view.screen is not None
    assert view.screen.shown is None
    own = GAME.view(census(), 1).screen
    assert own is not None
    assert own.shown == 1


def test_nobody_has_committed_when_no_common_question_is_open() -> None:
    state = mid_game(year=1, agenda=(Planning(), PlacingHero(3)))
    assert not any(player.committed for player in GAME.view(state, None).players)


@pytest.mark.rule("XD-2.2", "XD-3.1")
def test_plans_are_public_from_the_reveal_till_the_year_ends() -> None:
    state = mid_game(year=2, options={"recruit": "optional"})
    for seat, letters in enumerate(("wa", "ww", "ww")):
        state = GAME.apply(state, seat, plan(letters)).state
        assert [player.plan for player in GAME.view(state, 3).players] == [()] * 4
    state = GAME.apply(state, 3, plan("wwa")).state
    shown = [player.plan for player in GAME.view(state, None).players]
    assert shown == [plan("wa").orders, plan("").orders, plan("").orders, plan("wwa").orders]
    assert not any(player.committed for player in GAME.view(state, None).players)
    # Seat 0 stands at a camp and is asked at its second order. Seat 1 starts year 2, so all others have executed two.
    assert [player.executed for player in GAME.view(state, None).players] == [1, 2, 2, 2]
    over = run_year(mid_game(year=2)).state
    assert [(player.plan, player.executed) for player in GAME.view(over, None).players] == [((), 0)] * 4


@pytest.mark.rule("XD-3.1")
@pytest.mark.parametrize(
    ("executed", "start", "by_seat"),
    [
        (0, 0, [0, 0, 0, 0]),
        (1, 0, [1, 0, 0, 0]),
        (4, 0, [1, 1, 1, 1]),
        (6, 1, [1, 2, 2, 1]),
        (7, 3, [2, 2, 1, 2]),
        (24, 2, [6, 6, 6, 6]),
    ],
)
def test_executed_orders_by_seat(executed: int, start: int, by_seat: list[int]) -> None:
    state = with_table(mid_game(year=1), executed=executed, starting_seat=start)
    assert [player.executed for player in GAME.view(state, None).players] == by_seat


@pytest.mark.rule("XD-1.3")
def test_pile_tops_are_public_with_the_switch_only() -> None:
    state = mid_game(options={"pile_tops_public": True})
    view = GAME.view(state, None)
    assert (view.recruitment_top, view.threat_top) == (state.recruitment_pile[0], state.threat_pile[0])
    empty = GAME.view(replace(state, recruitment_pile=(), threat_pile=()), None)
    assert (empty.recruitment_top, empty.threat_top) == (None, None)
    below = replace(state, threat_pile=(state.threat_pile[0], *state.threat_pile[:0:-1]))
    assert seen(below) == seen(state)


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_there_are_views_of_seats_only(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        GAME.view(planning(), seat)
