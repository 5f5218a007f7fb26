"""Sentences over HTTP: in the language that a client asks for, for the eyes that the answer is cut to."""

import json
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.api.door import MSGPACK, Door
from tests.api.examples import EXAMPLES
from warlords_api import wire
from warlords_api.problems import KINDS, ProblemDocument, type_of
from warlords_api.telling import problem_text
from warlords_core import games, narration
from warlords_core.codec import to_json
from warlords_core.game import visible
from warlords_core.narration import LANGUAGES
from warlords_core.rng import Stream
from warlords_core.rules import Language

GAMES = games.names()

# What a client asks for


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("en", "en"),
        ("zh", "zh"),
        ("ja", "ja"),
        ("ja-JP", "ja"),
        ("zh-Hant-TW", "zh"),
        ("ZH-cn", "zh"),
        ("fr, ja;q=0.3", "ja"),
        ("en;q=0.4, zh;q=0.5", "zh"),
        ("en;q=0.5, zh;q=0.5", "en"),
        ("zh;q=0.5, en;q=0.5", "zh"),
        ("ja;q=0.1, *;q=0.5", "en"),
        ("en;q=0, *", "zh"),
        ("en;q=0, zh;q=0, *", "ja"),
        ("*", "en"),
        ("zh;q=0, zh-CN", "zh"),
        (" ja ; q=1.0 ", "ja"),
        ("fr", None),
        ("", None),
        ("*;q=0", None),
        ("en;q=0", None),
        ("en;q=nan", None),
        ("english-language", None),
        ("e_n, z", None),
        (",,;;,", None),
        ("zh;q=0.9," * 60 + "ja", "ja"),  # too long to be remembered
    ],
)
def test_the_language_is_the_one_that_is_rated_best(header: str, language: Language | None) -> None:
    assert wire.language(header.encode()) == language


def test_headers_that_are_repeated_count_together(door: Door) -> None:
    headers = [("content-type", "application/json"), ("accept-language", "fr"), ("accept-language", "ja")]
    assert door.send("POST", "/v1/xidit/matches", (b'{"seed":5}',), headers).headers["content-language"] == "ja"


# What it gets


def started(door: Door, name: str, perspective: Any = "all", **headers: str) -> Any:
    return door.post(f"/v1/{name}/matches", {"options": {}, "seed": 5, "perspective": perspective}, **headers)


def spoken(door: Door, name: str, language: str, perspective: Any = "all") -> Any:
    answer = started(door, name, perspective, **{"accept-language": language})
    assert answer.status == 200
    return answer


@pytest.mark.parametrize("name", GAMES)
def test_without_the_header_nothing_is_added(door: Door, name: str) -> None:
    plain, asked = started(door, name), spoken(door, name, "fr")
    assert plain.body == asked.body
    assert b'"text"' not in plain.body
    for answer in (plain, asked):
        assert "content-language" not in answer.headers
        assert answer.headers["vary"] == "accept-language"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_texts_are_all_that_is_added(door: Door, name: str, language: str) -> None:
    answer, plain = spoken(door, name, language), started(door, name).json
    assert answer.headers["content-language"] == language
    told = answer.json
    for part in ("events", "decisions"):
        assert told[part]
        assert all(each.pop("text") for each in told[part])
    assert told == plain


@pytest.mark.parametrize("name", GAMES)
def test_messagepack_has_the_same_texts(door: Door, name: str) -> None:
    headers = {"accept-language": "zh"}
    assert started(door, name, accept=MSGPACK, **headers).packed["events"] == spoken(door, name, "zh").json["events"]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_asks_in_words(door: Door, name: str) -> None:
    state = started(door, name).json["state"]
    told = {
        language: door.post(
            f"/v1/{name}/views", {"state": state, "perspective": 0}, **{"accept-language": language}
        ).json["decisions"]
        for language in LANGUAGES
    }
    assert len({decisions[0]["text"] for decisions in told.values()}) == 3


@cache
def played(name: str) -> tuple[Any, ...]:
    """A match of 60 moves at most, and at each step the state before it and the transition from there."""
    game, chance = games.get(name), Stream.seeded(11, "language")
    state = game.setup(game.default_options(), 11).state
    steps: list[Any] = []
    while (owed := game.decisions(state)) and len(steps) < 60:
        seat = owed[0].seat
        action = game.legal_actions(state, seat).sample(chance)
        after = game.apply(state, seat, action)
        steps.append((state, seat, action, after))
        state = after.state
    return tuple(steps)


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_is_told_as_the_library_tells_it_to_the_same_eyes(door: Door, name: str) -> None:
    game = games.get(name)
    for place, (before, seat, action, after) in enumerate(played(name)):
        if place % 6:
            continue
        for perspective in (0, 1, "spectator"):
            eyes = perspective if isinstance(perspective, int) else None
            body = b'{"state":%b,"actions":[{"seat":%d,"action":%b}],"perspective":%b}' % (
                to_json(before),
                seat,
                to_json(action),
                to_json(perspective),
            )
            answer = door.post_bytes(f"/v1/{name}/adjudications", body, **{"accept-language": "ja"}).json
            tell = narration.narrator(game, game.view(before, eyes), "ja")
            assert [each["text"] for each in answer["events"]] == [
                "\n".join(tell(event)) for event in visible(after.events, eyes)
            ]
            view = game.view(after.state, eyes)
            assert [each["text"] for each in answer["decisions"]] == [
                narration.question(game, view, decision, "ja") for decision in game.decisions(after.state)
            ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("which", ["last", "all"])
def test_a_replay_is_told_as_it_was_played(door: Door, name: str, which: str) -> None:
    game, steps = games.get(name), played(name)[:20]
    moves = [{"seat": seat, "action": _plain(action)} for _, seat, action, _ in steps]
    first = steps[0][0]
    record = {"game": name, "pack": _plain(first.pack), "options": _plain(first.options), "seed": 11, "moves": moves}
    body = {"record": record, "perspective": 0, "events": which}
    answer = door.post(f"/v1/{name}/replays", body, **{"accept-language": "en"})
    assert answer.status == 200, answer.body
    opening = game.setup(first.options, 11).events
    happened = [*opening, *(event for *_, after in steps for event in after.events)]
    before, told = (first, happened) if which == "all" else (steps[-1][0], steps[-1][3].events)
    tell = narration.narrator(game, game.view(before, 0), "en")
    assert [each["text"] for each in answer.json["events"]] == [
        "\n".join(tell(event)) for event in visible(tuple(told), 0)
    ]


def _plain(value: Any) -> Any:
    return json.loads(to_json(value))


# What no text may tell


@pytest.mark.parametrize("name", GAMES)
def test_states_with_one_view_have_the_same_texts(door: Door, name: str) -> None:
    """Whatever is hidden from a seat changes no byte of what it is told is asked of it, and of it alone."""
    game, compared = games.get(name), 0
    for place, (state, *_) in enumerate(played(name)):
        if place % 10:
            continue
        for eyes in (0, None):
            other = game.determinize(game.view(state, eyes), 3)
            texts = []
            for each in (state, other):
                body = b'{"state":%b,"perspective":%b}' % (to_json(each), b'"spectator"' if eyes is None else b"0")
                answer = door.post_bytes(f"/v1/{name}/views", body, **{"accept-language": "zh"})
                assert answer.status == 200, answer.body
                texts.append([decision["text"] for decision in answer.json["decisions"]])
            assert texts[0] == texts[1]
            compared += state != other
    assert compared


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("perspective", [0, "spectator"])
def test_a_sealed_match_is_told_by_what_its_answers_hold(door: Door, name: str, perspective: Any) -> None:
    """With the sentences that the reader's own view makes of the reader's own events, and no others."""
    game = games.get(name)
    body = {"options": {}, "trust": "sealed", "perspective": perspective}
    answer = door.post(f"/v1/{name}/matches", body, **{"accept-language": "ja"})
    assert answer.status == 200, answer.body
    view = msgspec.convert(answer.json["view"], game.types.view)
    tell = narration.narrator(game, view, "ja")
    for each in answer.json["events"]:
        text = each.pop("text")
        assert text == "\n".join(tell(msgspec.convert(each, game.types.event)))
    for each in answer.json["decisions"]:
        text = each.pop("text")
        assert text == narration.question(game, view, msgspec.convert(each, game.types.decision), "ja")


# What is refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_told_in_words(door: Door, name: str, language: Language) -> None:
    state = started(door, name).json["state"]
    body = {"state": state, "actions": [{"seat": 7, "action": EXAMPLES[name].good}], "perspective": "all"}
    answer = door.post(f"/v1/{name}/adjudications", body, **{"accept-language": language})
    document = answer.problem(409, "no_such_seat")
    say = narration.sentences_of(games.get(name), language)
    assert document["text"] == say("refused.no_such_seat")
    assert answer.headers["content-language"] == language
    silent = door.post(f"/v1/{name}/adjudications", body)
    assert "text" not in silent.json
    assert silent.headers["vary"] == "accept-language"
    del document["text"]
    assert silent.json == document


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_problem_has_its_sentence(language: Language) -> None:
    texts = set()
    for kind, (status, title) in KINDS.items():
        document = ProblemDocument(type=type_of(kind), title=title, status=status, detail="", code="anything")
        texts.add(problem_text(document, games.get("xidit"), language))
    assert len(texts) == len(KINDS)
    if language != "en":
        known = r"JSON|MessagePack|ID"
        assert not [text for text in texts if re.search("[A-Za-z]", re.sub(known, "", text))]


def test_a_state_that_breaks_a_rule_is_told_with_its_clause(door: Door) -> None:
    state = started(door, "xidit").json["state"]
    state["table"]["year"] = 3
    answer = door.post("/v1/xidit/views", {"state": state, "perspective": 0}, **{"accept-language": "zh"})
    document = answer.problem(422)
    clause = games.get("xidit").rules[document["rule"]]
    assert document["text"] == f"不符合规则 {clause.id} {clause.title.zh}。"


@pytest.mark.parametrize(
    ("method", "path", "text"),
    [
        ("GET", "/v1/chess/rules", "没有这个游戏。"),
        ("GET", "/nothing", "这里没有所指的内容。"),
        ("GET", "/v1/xidit/rules/XD-99", "规则中没有这个编号的条目。"),
        ("DELETE", "/v1/xidit/matches", "这个地址不接受这种方法。"),
        ("DELETE", "/v1/xidit/packs/x", "这个地址不接受这种方法。"),
    ],
)
def test_what_no_operation_answers_is_told_too(door: Door, method: str, path: str, text: str) -> None:
    answer = door.send(method, path, headers={"accept-language": "zh-CN,zh;q=0.9,en;q=0.8"})
    assert answer.json["text"] == text
    assert answer.headers["content-language"] == "zh"


def test_too_many_requests_are_told_too() -> None:
    with Door(rate=0.001, burst=1) as narrow:
        narrow.get("/v1/games")
        answer = narrow.get("/v1/games", **{"accept-language": "ja"})
    assert answer.problem(429)["text"] == "リクエストが多すぎます。少し待ってください。"
