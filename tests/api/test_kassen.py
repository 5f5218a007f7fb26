"""kassen through the door: right answers and hidden cards reach nobody who may not know them; packs of one's own."""

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.api.door import Door
from tests.api.reachable import LONGEST, some_state
from tests.kassen.packs import tiny_pack
from tests.kassen.walks import TABLES
from tests.kassen.walks import match as tiny_match
from warlords_core import codec
from warlords_core.errors import PackError
from warlords_core.kassen import GAME
from warlords_core.kassen.model import State, Turn
from warlords_core.kassen.pack import Pack
from warlords_core.playout import playout

PERSPECTIVES: tuple[int | str, ...] = (0, 1, "spectator")


def post(door: Door, path: str, **body: Any) -> Any:
    answer = door.post(f"/v1/kassen/{path}", body)
    assert answer.status == 200, answer.body[:500]
    return answer.json


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return json.loads(codec.to_json(value))


def shown(answer: Any) -> Any:
    """What an answer shows of the match to its perspective: all but the state itself."""
    return {key: part for key, part in answer.items() if key != "state"}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value in an answer, with its path."""
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from places(part, (*path, key))


def shipped() -> Pack:
    pack: Pack = GAME.packs.get("three-kingdoms")
    return pack


@pytest.fixture(scope="module")
def asking(door: Door) -> dict[str, Any]:
    """A state in which a side is asked something, and the side."""
    for place in range(1, LONGEST):
        state = some_state("kassen", place)
        if state.agenda and type(state.agenda[-1]).__name__ == "Asking":
            return {"seat": state.agenda[-1].seat, "state": plain(state)}
    raise AssertionError("no state in which somebody is asked")


# Right answers


@pytest.mark.rule("KS-8.2")
def test_no_route_about_packs_tells_an_answer(door: Door) -> None:
    """Nor does the place of the right choice: the public form is the same whichever it is (test_content)."""
    served = door.get("/v1/kassen/packs/three-kingdoms").json
    assert len(served["questions"]) == 235
    for question in served["questions"]:
        assert set(question) == {"id", "subject", "kind", "text", "choices", "same_as"}
    explanations = {question.explanation.ja for question in shipped().questions}
    texts = {value for _, value in places(served) if isinstance(value, str)}
    assert not explanations & texts


@pytest.mark.rule("KS-8.2")
def test_a_question_shows_to_its_side_alone_and_its_answer_to_nobody(door: Door, asking: Any) -> None:
    side = asking["seat"]
    own, other, nobody = (
        post(door, "views", state=asking["state"], perspective=eyes)["view"] for eyes in (side, 1 - side, "spectator")
    )
    assert set(own["own"]["quiz"]) == {"question", "subject", "kind", "order"}
    assert other["own"]["quiz"] is None
    assert nobody["own"] is None
    asked = asking["state"]["hands"][side]["asked"]
    assert own["own"]["quiz"]["order"] == asked["order"]
    decision = {"type": "answer_due", "seat": side, "purpose": asking["state"]["agenda"][-1]["purpose"]}
    for eyes in PERSPECTIVES:
        assert post(door, "views", state=asking["state"], perspective=eyes)["decisions"] == [decision]


@pytest.mark.rule("KS-8.2")
def test_what_may_be_answered_and_what_a_bot_would_answer_do_not_depend_on_the_right_choice(
    door: Door, asking: Any
) -> None:
    """Another question at the same place, with another right choice: nothing that is answered changes."""
    side, state = asking["seat"], asking["state"]
    order = state["hands"][side]["asked"]["order"]
    turned = json.loads(json.dumps(state))
    turned["hands"][side]["asked"]["order"] = [*order[1:], order[0]]
    for path, more in (
        ("legal-actions", {"seat": side}),
        ("legal-actions", {"seat": 1 - side}),
        ("suggestions", {"seat": side, "bot": "random", "seed": 4}),
        ("views", {"perspective": 1 - side}),
        ("views", {"perspective": "spectator"}),
    ):
        assert post(door, path, state=state, **more) == post(door, path, state=turned, **more)
    form = post(door, "legal-actions", state=state, seat=side)
    assert [action["choice"] for action in form["actions"]] == [0, 1, 2, 3]


@pytest.mark.rule("KS-8.2", "KS-10.1")
def test_after_an_answer_only_its_side_learns_what_was_right(door: Door, asking: Any) -> None:
    side = asking["seat"]
    moves = [{"seat": side, "action": {"type": "answer", "choice": 2}}]
    for eyes in PERSPECTIVES:
        answer = post(door, "adjudications", state=asking["state"], actions=moves, perspective=eyes)
        told = [event for event in answer["events"] if event["type"] == "question_answered"]
        known = [event for event in told if event["question"] is not None]
        assert len(told) - len(known) == 1
        assert len(known) == (eyes == side)
        assert all(event["right_choice"] is not None and event["chosen"] == 2 for event in known)
        for path, value in places(shown(answer)):
            if path[-1:] == ("explanation",):
                assert value is None, "explanations come with the settlement"


# Hidden cards


@pytest.mark.rule("KS-1.7", "KS-1.8")
@pytest.mark.parametrize("place", range(1, 48, 3))
def test_nobody_is_shown_a_hand_deck_army_or_secret_of_another(door: Door, place: int) -> None:
    state: State = some_state("kassen", place)
    for eyes in PERSPECTIVES:
        view = post(door, "views", state=plain(state), perspective=eyes)["view"]
        assert view == plain(GAME.view(state, eyes if isinstance(eyes, int) else None))
        assert plain(state)["rng"]["key"] not in json.dumps(view)
        assert view["options"]["armies"] is None
        for side in (0, 1):
            cards = zip(view["sides"][side]["hand"], state.hands[side].hand, strict=True)
            for seen, real in cards:
                known = side == eyes or (real.shown and eyes != "spectator")
                assert (seen["kind"], seen["index"]) == (real.kind, real.index if known else None)
            assert view["sides"][side]["deck"] == len(state.hands[side].deck)
            assert view["sides"][side]["secrets"] == [secret.number for secret in state.hands[side].secrets]


@pytest.mark.rule("KS-1.7")
def test_another_hand_with_the_same_backs_changes_nothing_of_what_the_other_side_is_answered(door: Door) -> None:
    states: Iterator[State] = (some_state("kassen", place) for place in count())
    state = next(each for each in states if each.agenda and isinstance(each.agenda[-1], Turn) and each.hands[0].hand)
    seat = GAME.decisions(state)[0].seat
    other = GAME.determinize(GAME.view(state, 1 - seat), 9)
    assert other.hands[seat] != state.hands[seat]
    for path, more in (("views", {"perspective": 1 - seat}), ("legal-actions", {"seat": 1 - seat})):
        assert post(door, path, state=plain(state), **more) == post(door, path, state=plain(other), **more)
    moves = [{"seat": seat, "action": {"type": "end_turn"}}]
    one, another = (
        post(door, "adjudications", state=plain(each), actions=moves, perspective=1 - seat)["events"]
        for each in (state, other)
    )
    # From the first reveal on (a card is drawn, say) two matches may differ.
    first_reveal = next((place for place, event in enumerate(one) if event["reveal"]), len(one))
    assert one[:first_reveal] == another[:first_reveal]
    assert "turn_ended" in [event["type"] for event in one[:first_reveal]]


@pytest.mark.rule("KS-1.2", "KS-1.7")
def test_a_match_starts_with_the_cards_of_one_side_only(door: Door) -> None:
    for eyes in PERSPECTIVES:
        answer = post(door, "matches", options={"army_size": 8}, seed=5, perspective=eyes)
        drawn = [event for event in answer["events"] if event["type"] == "card_drawn"]
        assert drawn
        assert all(event["card"] is None or event["audience"] == [eyes] for event in drawn)


@pytest.mark.rule("KS-8.2", "KS-10.1")
def test_the_events_of_a_whole_match_are_cut_by_audience(door: Door) -> None:
    record = playout(GAME, GAME.default_options(), 9).record
    body = {"record": plain(record), "events": "all"}
    uncut = post(door, "replays", **body, perspective="all")["events"]
    for eyes in PERSPECTIVES:
        cut = post(door, "replays", **body, perspective=eyes)["events"]
        assert cut == [event for event in uncut if event["audience"] is None or eyes in event["audience"]]
        assert len(cut) < len(uncut)
        for event in cut:
            if event["type"] == "question_asked" and event["question"] is not None:
                assert event["side"] == eyes


# Packs


@pytest.mark.rule("KS-12.4")
def test_a_pack_of_ones_own_is_played_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "kassen").mkdir()
    document = {**plain(tiny_pack()), "id": "my-war"}
    (tmp_path / "kassen" / "mine.json").write_text(json.dumps(document))
    with Door(packs=tmp_path) as door:
        served = door.get("/v1/kassen/packs/my-war").json
        assert "right" not in served["questions"][0]
        state = post(door, "matches", options={"pack": "my-war", "army_size": 3}, seed=1)["state"]
        assert state["pack"]["id"] == "my-war"
        seat = post(door, "views", state=state, perspective="spectator")["decisions"][0]["seat"]
        action = post(door, "suggestions", state=state, seat=seat, bot="greedy", seed=1)["action"]
        moves = [{"seat": seat, "action": action}]
        assert post(door, "adjudications", state=state, actions=moves, perspective="all")["events"]


@pytest.mark.rule("KS-12.4")
def test_a_wrong_pack_in_the_folder_is_refused_with_all_its_faults(tmp_path: Path) -> None:
    (tmp_path / "kassen").mkdir()
    document = {**plain(tiny_pack()), "id": "my-war"}
    document["generals"][0]["cost"] = 6
    document["questions"][1]["right"] = 4
    (tmp_path / "kassen" / "wrong.json").write_text(json.dumps(document))
    with pytest.raises(PackError) as refused:
        Door(packs=tmp_path)
    pointers = {problem.pointer.partition(":")[2] for problem in refused.value.problems}
    assert {"/generals/0/cost", "/questions/1/right"} <= pointers


@pytest.mark.rule("KS-12.1")
def test_a_state_of_another_pack_is_refused(door: Door) -> None:
    """Its cards mean something else there, or nothing."""
    state = plain(tiny_match("tiny", 1)[3])
    assert TABLES["tiny"].pack == "tiny-8"
    pack = plain(GAME.packs.ref(shipped()))
    stranger = {**state, "pack": pack}
    problem = door.post("/v1/kassen/views", {"state": stranger, "perspective": 0}).problem(422)
    assert "/state/options/pack" in {fault["pointer"] for fault in problem["errors"]}
    both = {**stranger, "options": {**state["options"], "pack": "three-kingdoms"}}
    problem = door.post("/v1/kassen/views", {"state": both, "perspective": 0}).problem(422, "unknown_card")
    assert problem["rule"] == "KS-12.1"


@pytest.mark.rule("KS-1.1", "KS-12.1")
def test_options_with_faults_are_told(door: Door) -> None:
    fine = {"generals": [general.id for general in shipped().generals[:3]], "tactics": []}
    army = {"generals": [*[fine["generals"][0]] * 2, "nobody"], "tactics": []}
    problem = door.post("/v1/kassen/matches", {"options": {"armies": [fine, army]}, "seed": 5}).problem(422)
    told = {(fault["rule"], fault["pointer"]) for fault in problem["errors"]}
    assert told == {("KS-1.1", "/options/armies/1/generals/1"), ("KS-12.1", "/options/armies/1/generals/2")}
