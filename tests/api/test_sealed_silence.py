"""What a seat may not see changes no byte of what it gets, and no secret stands anywhere that it should not."""

import json
from base64 import b64encode, urlsafe_b64encode
from typing import Any, Literal

import msgspec
import pytest
import structlog
from msgspec.structs import replace

from tests.api.door import Answer, Door
from tests.api.tables import KEYS, Table, plain, salts_of, some_actions
from tests.api.worlds import SERVED, Seats, encodable, turns_and_worlds
from tests.contract import strange
from tests.contract.harness import TABLES
from tests.contract.walks import chance, walk
from tests.sealed import DRAWN, SECRETS, closing
from warlords_api import logs
from warlords_api.sealing.keys import KeyRing
from warlords_api.sealing.matches import BUCKET, Sealed, Vault
from warlords_api.settings import Settings
from warlords_api.trusted import Trusted
from warlords_core import games
from warlords_core.kassen import content


@pytest.mark.parametrize(("name", "table"), SERVED)
def test_what_is_asked_of_worlds_that_look_the_same_is_the_same_to_the_byte(keyed: Door, name: str, table: str) -> None:
    walked = walk(name, table, 10)
    game, draws = walked.harness.game, chance(1, "pool")
    for turn, viewer, others in turns_and_worlds(walked, 5, "asked"):
        seats = Seats(keyed, name, turn.state)
        pool = [*strange.made(game, draws, 4), *strange.changed(game, turn.action, draws, 4)]
        pool = [action for action in pool if encodable(action, game)]
        real = list(seats.told(turn.state, viewer, pool))
        for other in others:
            assert other != turn.state
            assert list(seats.told(other, viewer, pool)) == real


@pytest.mark.parametrize(("name", "table"), SERVED)
def test_a_step_in_worlds_that_look_the_same_is_the_same_to_the_byte_until_something_is_revealed(
    keyed: Door, name: str, table: str
) -> None:
    """Events, views, head and signed receipt; of tokens, whose nonce differs anyway, the length."""
    walked, same = walk(name, table, 12), 0
    game = walked.harness.game
    for turn, viewer, others in turns_and_worlds(walked, 12, "steps"):
        seats = Seats(keyed, name, turn.state)
        real = seats.step(turn.state, turn.seat, turn.action, viewer)
        assert real.status == 200
        for other in others:
            if game.refusal(other, turn.seat, turn.action) is not None:
                assert turn.seat != viewer
                continue
            also = seats.step(other, turn.seat, turn.action, viewer)
            if also.json["public"] == real.json["public"]:
                assert len(also.json["state"]) == len(real.json["state"])
            told, also_told = real.json["events"], also.json["events"]
            if told == also_told or not any(event["reveal"] for event in (*told, *also_told)):
                assert without_token(also) == without_token(real)
                same += 1
    assert same > 3


def without_token(answer: Answer) -> bytes:
    return answer.body.replace(answer.json["state"].encode(), b"")


# Lengths


@pytest.mark.parametrize(("name", "table"), [each for each in TABLES if each[0] != "toy"])
def test_the_length_of_a_token_tells_what_everybody_sees_and_nothing_else(name: str, table: str) -> None:
    """Through whole matches, at tables of every size: it follows from the spectator's view and the sequence alone."""
    walked = walk(name, table, 13)
    game, encode = walked.harness.game, msgspec.msgpack.encode
    sealer = Vault(game, KeyRing([SECRETS[0]]))
    first = walked.opening.state
    begun, _ = sealer.begin("closed", (bytes(32),) * first.options.seats, first, game.view(first, None))
    worlds = (other for _, _, others in turns_and_worlds(walked, 5, "length") for other in others)
    for state in (*walked.states, *worlds):
        public = game.view(state, None)
        # 4 bytes of length, 3 of numbers, 16 of secret, 24 of head, 32 a seat and what tells them apart; and the state.
        beside = 4 + 1 + 1 + 1 + 1 + 3 + (2 + 16) + (2 + 24) + (1 + 34 * first.options.seats)
        padded = -(-(beside + len(encode(public)) + begun.room) // BUCKET) * BUCKET
        assert len(sealer.seal(replace(begun, state=state), public)) == 4 + -(-4 * (4 + 16 + 12 + padded + 16) // 3)
        # Something is left for matches in which more is hidden than in these.
        assert beside + len(encode(state)) + 256 < padded


def test_the_length_of_a_token_does_not_tell_which_army_was_given(keyed: Door) -> None:
    """Twelve tactics with the shortest names, or with the longest: all that others see is the same."""
    book = content.book(content.newest("three-kingdoms"))
    free = sorted([each.id for each in book.tactics if each.general is None and each.faction is None], key=len)
    mine = {"generals": ["masu", "lusu", "lvbu", "caopi"], "tactics": ["drill"]}
    generals = ["yujin", "handang", "huatuo", "mizhu"]
    seen = set[tuple[int, str]]()
    for tactics in (free[:12], free[-12:]):
        options = {"kind": "siege", "armies": [mine, {"generals": generals, "tactics": tactics}]}
        body = {"options": options, "trust": "sealed", "perspective": 0}
        answer = keyed.post("/v1/kassen/matches", body).json
        seen.add((len(answer["state"]), json.dumps([answer[each] for each in ("public", "view", "events")])))
    assert len(seen) == 1


# Secrets


class Overheard(Door):
    """Keeps the body of every answer."""

    def send(self, *arguments: Any, **named: Any) -> Answer:
        answer = super().send(*arguments, **named)
        self.__dict__.setdefault("bodies", []).append(answer.body)
        return answer


def spellings(secret: bytes) -> list[bytes]:
    """How bytes may stand in a text."""
    return [
        secret.hex().encode(),
        b64encode(secret).rstrip(b"="),
        urlsafe_b64encode(secret).rstrip(b"="),
        repr(secret)[2:-1].encode(),
        str(int.from_bytes(secret, "big")).encode(),
        secret,
    ]


def secrets_of(table: Table, opened: Sealed) -> list[bytes]:
    """What nobody may read of a match that its seats do not hold."""
    held = [table.keys[seat].encode() for seat in range(len(table.keys))] if table.keys else []
    masters = [each for secret in SECRETS[:1] for each in spellings(secret)]
    return [*masters, *spellings(opened.secret), *spellings(opened.state.rng.key), *held]


@pytest.mark.parametrize("trust", ["sealed", "receipted", "closed"])
@pytest.mark.parametrize("name", games.names())
def test_no_answer_holds_a_secret(name: str, trust: str) -> None:
    with Overheard(random=DRAWN, keys=KEYS) as door:
        table, draws = Table(door, name, trust).start(), chance(1, f"{name}/{trust}")
        door.__dict__["bodies"].clear()  # the set-up hands out keys
        secrets = secrets_of(table, table.opened())
        for _ in range(25):
            if table.owed:
                everything(table, draws)
        door.get("/metrics")
        door.get("/v1/keys")
        assert len(door.__dict__["bodies"]) > 100
        for body in door.__dict__["bodies"]:
            assert [secret for secret in secrets if secret in body] == []


def everything(table: Table, draws: Any) -> None:
    """A step with all that can be asked and refused around it."""
    seat, seats = table.owed[0], range(len(table.players))
    table.ask("views", perspective="spectator")
    for each in seats:
        table.ask("views", perspective=each, proofs=table.proofs(each))
        table.ask("views", perspective=each)
    table.ask("suggestions", seat=seat, bot="greedy", seed=1, proofs=table.proofs(seat))
    for bad in (table.token[:-1], table.token[:30], ""):
        table.door.post(f"/v1/{table.name}/views", {"state": bad, "perspective": 0})
    chosen = some_actions(table, [seat], draws)
    if chosen[seat]["type"] == "retreat":
        return
    if table.trust == "closed":
        salts = salts_of(draws, chosen)
        closed = table.close(chosen, salts)
        table.carry_out(chosen, closing(table.at, table.players, closed, {seat: bytes(16)}), seat)
        table.keep(table.open(chosen, salts, closed, seat))
    else:
        table.act(seat, chosen[seat], proofs=[])
        table.keep(table.act(seat, chosen[seat]))


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("name", games.names())
def test_no_log_line_holds_a_secret_not_even_of_a_defect(
    name: str, form: Literal["json", "text"], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = structlog.testing.CapturingLoggerFactory()
    logs.configure(Settings(log_format=form, log_level="debug"))
    structlog.configure(**{**structlog.get_config(), "logger_factory": lines, "cache_logger_on_first_use": False})
    try:
        with Door(random=DRAWN, keys=KEYS, log_requests=True, log_format=form) as door:
            table, draws = Table(door, name, "receipted").start(), chance(1, "logs")
            secrets = [*secrets_of(table, table.opened()), table.token[:60].encode()]
            for _ in range(3):
                everything(table, draws)
            monkeypatch.setattr(Trusted, "_told", broken)
            seat = table.owed[0]
            table.act(seat, table.some_action(seat, draws)).problem(500, "defect")
    finally:
        structlog.reset_defaults()
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    written = [argument for call in lines.logger.calls for argument in call.args]
    text = b"\n".join(line if isinstance(line, bytes) else str(line).encode() for line in written)
    assert text.count(b"/adjudications") >= 3
    assert b"the insides of the server" in text
    assert [secret for secret in (*secrets, table.token[:60].encode()) if secret in text] == []


def broken(self: Any, sealed: Sealed, *rest: Any) -> Any:
    """Fails with everything at hand in its local variables."""
    secret, state = sealed.secret, sealed.state
    raise RuntimeError(f"the insides of the server, {sealed!r}", bool(secret), state is None, len(rest))


def test_what_a_match_prints_of_itself_is_public() -> None:
    sealed = Sealed(
        match=bytes(16), trust="sealed", secret=SECRETS[0], seats=(), sequence=3, head=bytes(24), room=9, state="hidden"
    )
    for text in (repr(sealed), str(sealed), f"{(sealed,)}"):
        assert "hidden" not in text
        assert not [spelling for spelling in spellings(SECRETS[0]) if spelling.decode("latin-1") in text]


# Side by side with a match that is open


@pytest.mark.parametrize("name", games.names())
def test_an_open_answer_tells_what_a_sealed_one_does_and_the_rest_too(keyed: Door, name: str) -> None:
    table = Table(keyed, name, "sealed").start()
    state = json.loads(json.dumps(plain(table.opened().state)))
    for seat in range(len(table.players)):
        sealed = table.ask("views", perspective=seat, proofs=table.proofs(seat)).json
        opened = keyed.post(f"/v1/{name}/views", {"state": state, "perspective": seat}).json
        assert {**sealed, "trust": "open"} == opened
