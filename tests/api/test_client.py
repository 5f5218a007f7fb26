"""The client: its calls are the operations of the contract, and both of its ends send them once and tell what came."""

import asyncio
from collections.abc import Iterator
from typing import Any, assert_type

import httpx
import msgspec
import pytest

from tests.documentation.server import running
from tests.sealed import closing, contributed, players
from tests.test_import import modules_after
from warlords_api.app import create_app
from warlords_api.calls import Exchange
from warlords_api.client import (
    LIST_GAMES,
    LIST_KEYS,
    ActionRefused,
    AsyncClient,
    Call,
    Calls,
    Client,
    KeyProof,
    MatchWentOn,
    NotProved,
    ProblemAnswered,
    ServerFailed,
    SignatureProof,
    StrangeAnswer,
    TooManyRequests,
)
from warlords_api.operations import Operation, common_operations, doors_of
from warlords_api.sealing.closed import Commitment
from warlords_api.sealing.keys import KeyRing
from warlords_api.settings import Settings
from warlords_api.trusted import Contributions, SetOpening
from warlords_core import codec, games, kassen, xidit
from warlords_core.game import AnyGame
from warlords_core.kassen.decisions import AnyAction, AnyDecision, EndTurn
from warlords_core.types import Event
from warlords_core.xidit.decisions import PlaceHero
from warlords_core.xidit.events import HeroPlaced

ADDRESS = "http://table"
KASSEN = Calls(kassen.GAME)
XIDIT = Calls(xidit.GAME)


def operations_of(game: AnyGame) -> dict[str, Operation]:
    """A game's operations by what comes after the game in their ids."""
    [door] = doors_of([game])
    return {operation.id.removeprefix(f"{game.name}_"): operation for operation in door.operations}


def carried_out(operation: Operation, call: Call[Any]) -> bytes:
    """The bytes that an operation answers to a call."""
    argument: Any = None
    path = operation.path
    if operation.parameter is not None:
        argument = call.path.rpartition("/")[2]
        path = path.replace("{id}", argument)
    elif call.content is not None:
        argument = codec.from_msgpack(call.content, operation.request)
    assert (call.method, call.path) == (operation.method, path)
    return codec.to_msgpack(operation.run(argument))


def calls_of(game: AnyGame, operations: dict[str, Operation]) -> dict[str, Call[Any]]:
    """One of each of a game's calls, by the name of its method, and by those of ``SEALED`` for sealed matches."""
    calls = Calls(game)
    options, state = game.default_options(), game.setup(game.default_options(), 1).state
    seat = game.decisions(state)[0].seat
    action = game.legal_actions(state, seat).at(0)
    record = game.types.record(game.name, state.pack, options, 1, (game.types.move(seat, action),))
    return {
        "start": calls.start(options, seed=1, perspective="spectator"),
        "adjudicate": calls.adjudicate(state, (seat, action), perspective=seat),
        "legal_actions": calls.legal_actions(state, seat, offset=1, limit=2),
        "view": calls.view(state, seat),
        "replay": calls.replay(record, events="all"),
        "suggest": calls.suggest(state, seat, bot="random", seed=1),
        "rules": calls.rules(),
        "rule": calls.rule(next(iter(game.rules)).id),
        "packs": calls.packs(),
        "pack": calls.pack(options.pack),
        "schema": calls.schema(),
        **keyed_calls(game, operations),
        **closed_calls(game, operations),
    }


def keyed_calls(game: AnyGame, operations: dict[str, Operation]) -> dict[str, Call[Any]]:
    """Calls of a match whose seats have keys of the server."""
    calls = Calls(game)
    begin = calls.start_sealed(trust="receipted")
    match = begin.read(carried_out(operations["start"], begin))
    assert match.sealed is not None
    assert match.sealed.keys is not None
    seat = match.decisions[0].seat
    key = match.sealed.keys[seat]
    assert key is not None
    proofs = [KeyProof(seat=seat, key=key)]
    page = calls.legal_actions(match.state, seat, limit=2, proofs=proofs)
    action = page.read(carried_out(operations["legal_actions"], page)).actions[0]
    return {
        "start_sealed": begin,
        "adjudicate sealed": calls.adjudicate(match.state, (seat, action), perspective=seat, proofs=proofs),
        "legal_actions sealed": page,
        "view sealed": calls.view(match.state, seat, proofs=proofs),
        "suggest sealed": calls.suggest(match.state, seat, bot="random", seed=1, proofs=proofs),
    }


def closed_calls(game: AnyGame, operations: dict[str, Operation]) -> dict[str, Call[Any]]:
    """Calls of a match whose seats have keys of their own, and are bound before they act."""
    calls, table = Calls(game), players(game.default_options().seats)
    keys = [player.public for player in table]
    invite = calls.invite(keys=keys, commitments=[player.bound() for player in table])
    invited = msgspec.to_builtins(invite.read(carried_out(operations["invite"], invite)))
    drawn = msgspec.convert(contributed(invited, table), Contributions)
    begin = calls.start_sealed(trust="closed", keys=keys, contributions=drawn)
    match = begin.read(carried_out(operations["start"], begin))
    at, seat, salt = msgspec.to_builtins(match.sealed), match.decisions[0].seat, bytes(16)
    look = [msgspec.convert(table[seat].proof("look", at), SignatureProof)]
    page = calls.legal_actions(match.state, seat, limit=1, proofs=look)
    action = page.read(carried_out(operations["legal_actions"], page)).actions[0]
    commitment = table[seat].commitment(at, msgspec.to_builtins(action), salt)
    close = calls.close(match.state, [msgspec.convert(commitment, Commitment)])
    found = close.read(carried_out(operations["close"], close))
    opened = msgspec.convert(closing(at, table, msgspec.to_builtins(found), {seat: salt}), SetOpening)
    return {
        "invite": invite,
        "start_sealed closed": begin,
        "close": close,
        "adjudicate closed": calls.adjudicate(
            match.state, (seat, action), perspective=seat, proofs=look, closed=opened
        ),
        "view closed": calls.view(match.state, seat, proofs=look),
    }


def app_client(**settings: Any) -> AsyncClient:
    """A client of the application in this process."""
    return AsyncClient(ADDRESS, transport=httpx.ASGITransport(create_app(Settings(**settings))))


def sent_in_process(call: Call[Any], **settings: Any) -> Any:
    """What the application in this process answers to a call."""

    async def send() -> Any:
        async with app_client(**settings) as client:
            return await client.send(call)

    return asyncio.run(send())


def answering(*args: Any, **more: Any) -> httpx.MockTransport:
    """A transport with one answer to everything."""
    return httpx.MockTransport(lambda request: httpx.Response(*args, **more))


# What is sent, and how answers are read


@pytest.mark.parametrize("name", games.names())
def test_a_call_posts_what_its_operation_takes_and_reads_all_that_it_answers(name: str) -> None:
    game = games.get(name)
    operations = operations_of(game)
    calls = calls_of(game, operations)
    assert {label.split(" ")[0] for label in calls} == {each for each in vars(Calls) if not each.startswith("_")}
    assert {label.split(" ")[0].removesuffix("_sealed") for label in calls} == set(operations)
    for label, call in calls.items():
        answer = carried_out(operations[label.split(" ")[0].removesuffix("_sealed")], call)
        assert codec.to_msgpack(call.read(answer)) == answer, label


def test_what_belongs_to_no_game_is_listed() -> None:
    operations = {each.id: each for each in common_operations((), KeyRing.ephemeral())}
    for id_, call in (("list_games", LIST_GAMES), ("list_keys", LIST_KEYS)):
        answer = carried_out(operations[id_], call)
        assert codec.to_msgpack(call.read(answer)) == answer


def test_what_can_be_left_out_is_what_the_contract_says() -> None:
    operations = operations_of(xidit.GAME)
    state = xidit.GAME.setup(xidit.GAME.default_options(), 1).state
    short: dict[str, Call[Any]] = {
        "start": XIDIT.start(seed=1),
        "legal_actions": XIDIT.legal_actions(state, 0),
        "suggest": XIDIT.suggest(state, 0, bot="random", seed=1),
    }
    for name, call in short.items():
        assert call.content is not None
        whole = codec.from_msgpack(call.content, operations[name].request)
        for field in msgspec.structs.fields(whole):
            if not field.required and field.name != "seed":
                assert getattr(whole, field.name) == field.default, (name, field.name)


@pytest.mark.parametrize(
    ("id_", "part"),
    [("../games", "..%2Fgames"), ("XD-1.1?a#b", "XD-1.1%3Fa%23b"), ("%2e", "%252e"), ("席", "%E5%B8%AD")],
)
def test_an_id_stays_one_part_of_the_address(id_: str, part: str) -> None:
    seen: list[bytes] = []

    def note(request: httpx.Request) -> httpx.Response:
        seen.append(request.url.raw_path)
        return httpx.Response(404)

    with Client(ADDRESS, transport=httpx.MockTransport(note)) as client:
        for call in (XIDIT.rule(id_), XIDIT.pack(id_)):
            with pytest.raises(StrangeAnswer):
                client.send(call)
    assert seen == [f"/v1/xidit/{what}/{part}".encode() for what in ("rules", "packs")]


# Whole exchanges


@pytest.mark.parametrize("name", games.names())
def test_a_match_goes_as_in_the_library(name: str) -> None:
    game = games.get(name)
    calls = Calls(game)

    async def play() -> None:
        async with app_client() as client:
            match = await client.send(calls.start(seed=5))
            transition = game.setup(game.default_options(), 5)
            for _ in range(12):
                assert (match.state, match.events) == (transition.state, transition.events)
                assert match.decisions == game.decisions(match.state)
                assert match.outcome == game.outcome(match.state)
                if match.outcome is not None:
                    break
                seat = match.decisions[0].seat
                hint = await client.send(calls.suggest(match.state, seat, bot="random", seed=1))
                look = await client.send(calls.view(match.state, seat))
                page = await client.send(calls.legal_actions(match.state, seat, limit=3))
                assert look.view == game.view(match.state, seat)
                assert page.actions == tuple(game.legal_actions(match.state, seat)[:3])
                transition = game.apply(match.state, seat, hint.action)
                match = await client.send(calls.adjudicate(match.state, (seat, hint.action)))

    asyncio.run(play())


def test_perspectives_cut_what_is_answered() -> None:
    everything = sent_in_process(KASSEN.start(seed=1))
    mine = sent_in_process(KASSEN.start(seed=1, perspective=1))
    assert everything.view is None
    assert isinstance(mine.view, kassen.View)
    assert mine.view.seat == 1


def test_a_sealed_match_is_played_with_the_keys_of_its_seats() -> None:
    async def play() -> None:
        async with app_client() as client:
            match = await client.send(XIDIT.start_sealed(xidit.Options(seats=3), trust="receipted"))
            assert match.sealed is not None
            keys = [KeyProof(seat=seat, key=key or "") for seat, key in enumerate(match.sealed.keys or ())]
            for seat in range(3):
                page = await client.send(XIDIT.legal_actions(match.state, seat, proofs=[keys[seat]]))
                assert page.trust == "receipted"
                move = (seat, page.actions[0])
                with pytest.raises(NotProved) as caught:
                    await client.send(XIDIT.adjudicate(match.state, move, perspective=seat, proofs=keys[:seat]))
                assert (caught.value.status, caught.value.code) == (401, "proof_missing")
                match = await client.send(XIDIT.adjudicate(match.state, move, perspective=seat, proofs=[keys[seat]]))
                assert [type(event) for event in match.events] == [HeroPlaced]
                assert match.view is not None
                assert match.view.seat == seat
                assert match.sealed is not None
                assert match.sealed.sequence == seat + 1
            assert match.public is not None
            assert match.public.seat is None

    asyncio.run(play())


# What goes wrong


def test_a_refused_action_names_code_clause_and_place() -> None:
    start = xidit.GAME.setup(xidit.Options(seats=3), 1).state
    actions = [(seat, PlaceHero(1)) for seat in (0, 1)]
    with pytest.raises(ActionRefused) as caught:
        sent_in_process(XIDIT.adjudicate(start, *actions))
    error = caught.value
    assert (error.status, error.code, error.rule) == (409, "city_taken", "XD-1.6")
    assert (error.pointer, error.index, error.errors) == ("/actions/1/action/city", 1, ())
    assert str(error) == f"{error.document.detail} [city_taken, XD-1.6]"
    assert error.request_id


def test_a_state_with_faults_tells_all_of_them() -> None:
    state = kassen.GAME.setup(kassen.Options(), 1).state
    broken = msgspec.structs.replace(state, pack=msgspec.structs.replace(state.pack, digest="0" * 32))
    with pytest.raises(ProblemAnswered) as caught:
        sent_in_process(KASSEN.view(broken, 0))
    assert (caught.value.status, caught.value.code, caught.value.pointer) == (422, "unknown_pack", "/state/pack")
    assert [fault.code for fault in caught.value.errors] == ["unknown_pack"]
    assert not isinstance(caught.value, ActionRefused)


def test_a_server_that_takes_no_more_says_for_how_long() -> None:
    async def hurry() -> None:
        async with app_client(rate=0.01, burst=1) as client:
            await client.send(LIST_GAMES)
            await client.send(LIST_GAMES)

    with pytest.raises(TooManyRequests) as caught:
        asyncio.run(hurry())
    assert caught.value.status == 429
    # A token comes every 100 seconds.
    assert caught.value.retry_after is not None
    assert 99 <= caught.value.retry_after <= 100


def problem(kind: str, status: int, **more: object) -> httpx.MockTransport:
    """A transport that answers with a problem document."""
    document = {"type": f"urn:warlords:problem:{kind}", "title": "t", "status": status, "detail": "d", "code": "c"}
    content = msgspec.json.encode(document | more)
    return answering(status, headers={"content-type": "application/problem+json"}, content=content)


@pytest.mark.parametrize(
    ("kind", "status", "expected"),
    [
        ("illegal-action", 409, ActionRefused),
        ("too-many-requests", 429, TooManyRequests),
        ("defect", 500, ServerFailed),
        ("unavailable", 503, ServerFailed),
        ("unauthorized", 401, NotProved),
        ("forbidden", 403, NotProved),
        ("stale", 409, MatchWentOn),
        ("not-found", 404, ProblemAnswered),
        ("of-the-future", 418, ProblemAnswered),
    ],
)
def test_a_kind_of_problem_has_its_exception(kind: str, status: int, expected: type[ProblemAnswered]) -> None:
    with Client(ADDRESS, transport=problem(kind, status)) as client, pytest.raises(ProblemAnswered) as caught:
        client.send(LIST_GAMES)
    assert type(caught.value) is expected
    assert (caught.value.status, caught.value.code, caught.value.request_id) == (status, "c", None)


def test_members_of_a_problem_that_nobody_knows_are_passed_over() -> None:
    transport = problem("not-found", 404, hint="look elsewhere")
    with Client(ADDRESS, transport=transport) as client, pytest.raises(ProblemAnswered, match=r"^d \[c\]$"):
        client.send(LIST_GAMES)


@pytest.mark.parametrize(
    "transport",
    [
        pytest.param(
            answering(502, headers={"content-type": "text/html"}, content=b"<h1>Bad gateway</h1>"), id="of_a_proxy"
        ),
        pytest.param(
            answering(200, headers={"content-type": "text/html"}, content=b"<h1>Log in, please</h1>"), id="a_page"
        ),
        pytest.param(
            answering(200, headers={"content-type": "application/json"}, content=b'{"games": []}'), id="in_json"
        ),
        pytest.param(answering(200, headers={"content-type": "application/msgpack"}, content=b"\x81"), id="cut_off"),
        pytest.param(
            answering(200, headers={"content-type": "application/msgpack"}, content=codec.to_msgpack({"games": [1]})),
            id="of_another_type",
        ),
        pytest.param(
            answering(200, headers={"content-type": "application/msgpack"}, content=codec.to_msgpack({"clubs": []})),
            id="with_other_members",
        ),
        pytest.param(answering(302, headers={"location": "http://elsewhere/"}), id="a_redirection"),
        pytest.param(answering(400), id="empty"),
        pytest.param(problem("not-found", 404, code=7), id="with_a_code_that_is_no_text"),
        pytest.param(
            answering(404, headers={"content-type": "application/problem+json"}, content=b"[]"),
            id="a_problem_that_is_a_list",
        ),
        pytest.param(
            answering(404, headers={"content-type": "application/problem+json"}, content=b"{"), id="a_problem_cut_off"
        ),
    ],
)
def test_an_answer_that_is_not_the_contracts_is_strange(transport: httpx.MockTransport) -> None:
    with (
        Client(ADDRESS, transport=transport) as client,
        pytest.raises(StrangeAnswer, match="GET http://table/v1/games"),
    ):
        client.send(LIST_GAMES)


@pytest.mark.parametrize("failure", [httpx.ConnectError, httpx.ReadTimeout, httpx.RemoteProtocolError])
def test_nothing_is_sent_twice(failure: type[httpx.TransportError]) -> None:
    seen: list[httpx.Request] = []

    def fail(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        raise failure("gone")

    async def send() -> None:
        async with AsyncClient(ADDRESS, transport=httpx.MockTransport(fail)) as client:
            await client.send(KASSEN.start(seed=1))

    with Client(ADDRESS, transport=httpx.MockTransport(fail)) as client, pytest.raises(failure):
        client.send(KASSEN.start(seed=1))
    with pytest.raises(failure):
        asyncio.run(send())
    assert len(seen) == 2
    assert seen[0].content == seen[1].content


def test_timeouts_are_the_callers() -> None:
    seen: list[Any] = []

    def note(request: httpx.Request) -> httpx.Response:
        seen.append(request.extensions["timeout"])
        return httpx.Response(200, headers={"content-type": "application/msgpack"}, content=b"\x81\xa5games\x90")

    for timeout in (0.5, httpx.Timeout(2, read=60)):
        with Client(ADDRESS, timeout=timeout, transport=httpx.MockTransport(note)) as client:
            client.send(LIST_GAMES)
    assert seen == [
        {"connect": 0.5, "read": 0.5, "write": 0.5, "pool": 0.5},
        {"connect": 2, "read": 60, "write": 2, "pool": 2},
    ]


# A real server


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with running() as address:
        yield address


class Noting(httpx.HTTPTransport):
    """Notes this side's address of the connection of each answer."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[object] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = super().handle_request(request)
        self.seen.append(response.extensions["network_stream"].get_extra_info("client_addr"))
        return response


def test_a_server_answers_both_clients_alike_over_one_connection(server: str) -> None:
    state = kassen.GAME.setup(kassen.Options(), 1).state
    seat = kassen.GAME.decisions(state)[0].seat
    calls: list[Call[Any]] = [
        LIST_GAMES,
        KASSEN.start(seed=1),
        KASSEN.adjudicate(state, (seat, EndTurn())),
        KASSEN.rule("KS-4.1"),
        KASSEN.pack("three-kingdoms"),
    ]

    async def send() -> list[Any]:
        async with AsyncClient(server) as client:
            return [await client.send(call) for call in calls]

    transport = Noting()
    with Client(server, transport=transport) as client:
        answers = [client.send(call) for call in calls]
        with pytest.raises(ActionRefused):
            client.send(KASSEN.adjudicate(state, (1 - seat, EndTurn())))
    assert answers == asyncio.run(send())
    assert len(transport.seen) == len(calls) + 1
    assert len(set(transport.seen)) == 1


def test_a_closed_client_sends_nothing(server: str) -> None:
    with Client(server) as client:
        client.send(LIST_GAMES)
    with pytest.raises(RuntimeError):
        client.send(LIST_GAMES)


# What it needs, and what type checkers know of it


def test_it_loads_nothing_of_the_server() -> None:
    loaded = modules_after("import warlords_api.client")
    assert "httpx" in loaded
    assert loaded.isdisjoint(
        {"litestar", "granian", "uvicorn", "structlog", "prometheus_client", "pydantic_settings", "redis"}
    )


def test_type_checkers_know_what_is_answered(server: str) -> None:
    async def send() -> None:
        async with AsyncClient(server) as client:
            match = await client.send(KASSEN.start(seed=1))
            assert_type(match, Exchange[kassen.State, Event, AnyDecision, kassen.View])
            hint = await client.send(KASSEN.suggest(match.state, match.decisions[0].seat, bot="random", seed=1))
            assert_type(hint.action, AnyAction)
            assert isinstance(hint.action, AnyAction)
            sealed = await client.send(KASSEN.start_sealed(trust="sealed"))
            assert_type(sealed.state, str)
            assert sealed.state.startswith("wl1.")

    asyncio.run(send())
    with Client(server) as client:
        match = client.send(XIDIT.start(seed=1))
        assert_type(match.state, xidit.State)
        assert isinstance(match.state, xidit.State)
