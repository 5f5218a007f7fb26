"""The parts of rising_sun's board that need no match in the browser: what can be chosen, words, the layout of maps."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from warlords_core import Stream, games
from warlords_core.narration.sentences import LANGUAGES, Sentences
from warlords_core.rising_sun import content
from warlords_core.rising_sun.decisions import AnyAction, AnyDecision, BidDue
from warlords_core.rising_sun.model import Options, State
from warlords_core.rising_sun.pack import CardType
from warlords_core.rising_sun.steps import Heard
from warlords_core.rising_sun.terms import ADVANTAGES, FIGURES, MANDATES, SEASONS, STRONGHOLD, Phase
from warlords_core.rules import Language

GAME = games.get("rising_sun")
MOST = 20
"""Legal actions up to which a scene is looked through."""
MATCHES = (
    (3, Options(seats=5, add_on="horseman")),
    (4, Options(seats=3, clans=("lotus", "dragonfly", "turtle"), ally_again_after_betray=True)),
    (5, Options(seats=6, boxes=("base", "dynasty", "kickstarter"), add_on="teapot")),
)


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """One tab for all tests here: they only call functions."""
    page = browser.new_page(base_url=address)
    page.goto("/")
    yield page
    page.close()


class Situation(NamedTuple):
    """What scenes are told apart by."""

    kind: str
    source: str
    actions: frozenset[str]


def tag(of: type[Any]) -> str:
    return str(of.__struct_config__.tag)


def situation(decision: AnyDecision, legal: Iterable[AnyAction]) -> Situation:
    """A kind of decision, what an effect comes from, and which kinds of actions there are to choose from."""
    heard = getattr(decision, "heard", None)
    source = heard.source if isinstance(heard, Heard) else ""
    return Situation(tag(type(decision)), source, frozenset(tag(type(action)) for action in legal))


def scene(state: State, seat: int) -> dict[str, Any]:
    """What the page would draw from."""
    decisions = GAME.decisions(state)
    mine = next(each for each in decisions if each.seat == seat)
    told = {
        "view": GAME.view(state, seat),
        "seat": seat,
        "decisions": decisions,
        "mine": mine,
        "offer": tuple(GAME.legal_actions(state, seat)),
        "side": tuple(GAME.side_actions(state, seat))[:500],
    }
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return shown


@cache
def scenes() -> dict[Situation, dict[str, Any]]:
    """A scene for each situation that random matches come to, the one with most to choose from."""
    found: dict[Situation, dict[str, Any]] = {}
    for seed, options in MATCHES:
        state = GAME.setup(options, seed).state
        chance = Stream.seeded(seed, "playground")
        while owed := GAME.decisions(state):
            for each in owed:
                legal = GAME.legal_actions(state, each.seat)
                if len(legal) > MOST:
                    continue
                now = situation(each, legal)
                if now not in found or len(legal) > len(found[now]["offer"]):
                    found[now] = scene(state, each.seat)
            seat = owed[0].seat
            state = GAME.apply(state, seat, GAME.legal_actions(state, seat).sample(chance)).state
    return found


@cache
def pack() -> Any:
    return msgspec.to_builtins(content.get("eight-provinces"))


def of_kind(name: str) -> list[dict[str, Any]]:
    return [{**shown, "side": []} for now, shown in scenes().items() if now.kind == name]


def test_the_scenes_hold_every_kind_of_decision() -> None:
    assert {now.kind for now in scenes()} == {tag(each) for each in get_args(AnyDecision)}


CLICKED = """async ([scene, pack, where]) => {
  const board = await import("/playground/boards/rising_sun.js");
  const chosen = new Set();
  const offer = { total: scene.offer.length, actions: scene.offer };
  const drawn = draft => board.draw({ ...scene, offer, pack, options: scene.view.options, language: "en", draft,
    outcome: null, who: String, redraw: () => {}, choose: action => chosen.add(JSON.stringify(action)) });
  const states = [undefined];
  const seen = new Set(["null"]);
  for (const said of states) {
    const hits = [...drawn({ said }).querySelectorAll(where)];
    for (const [at, hit] of hits.entries()) {
      if (hit.getAttribute("aria-pressed") === "true" || hit.dataset.key === "anew") continue;
      const draft = { said };
      const before = chosen.size;
      drawn(draft).querySelectorAll(where)[at].dispatchEvent(new MouseEvent("click"));
      const now = JSON.stringify(draft.said ?? null);
      if (chosen.size > before || seen.has(now)) continue;
      seen.add(now);
      if (draft.said) states.push(draft.said);
    }
  }
  return [...chosen].map(text => JSON.parse(text));
}"""
"""Clicks everything that can be clicked, and what can be clicked then, and so on: all actions that this chooses."""


def ordered(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(str(sorted(action.items())) for action in actions)


@pytest.mark.parametrize("name", [tag(each) for each in get_args(AnyDecision) if each is not BidDue])
def test_the_buttons_of_the_board_choose_all_that_is_legal_and_nothing_else(page: Page, name: str) -> None:
    for shown in of_kind(name):
        chosen = page.evaluate(CLICKED, [shown, pack(), ".rs-acting .hit"])
        assert ordered(chosen) == ordered(shown["offer"])


ON_THE_MAP = {
    "recruit_due": "summon",
    "marshal_due": "move",
    "housing_due": "summon",
    "wind_due": "move",
    "thunder_due": "summon",
    "hostage_due": "take_hostage",
    "swap_due": "swap",
}
"""What can be done by clicks on the map and the own reserve alone."""


@pytest.mark.parametrize("name", ON_THE_MAP)
def test_the_map_chooses_figures_and_places(page: Page, name: str) -> None:
    for shown in of_kind(name):
        legal = [action for action in shown["offer"] if action["type"] == ON_THE_MAP[name]]
        chosen = page.evaluate(CLICKED, [shown, pack(), ":is(.rs-map, .rs-reserve) .hit"])
        assert ordered(legal) == ordered([action for action in chosen if action["type"] == ON_THE_MAP[name]])


def test_nobody_else_can_choose(page: Page) -> None:
    for shown in scenes().values():
        still = {**shown, "mine": None, "offer": [], "side": []}
        assert page.evaluate(CLICKED, [still, pack(), ".hit"]) == []


FORM = """async ([scene, pack, form, values]) => {
  const board = await import("/playground/boards/rising_sun.js");
  const chosen = [];
  const offer = { total: scene.offer.length, actions: scene.offer };
  const shown = board.draw({ ...scene, offer, pack, options: scene.view.options, language: "en", draft: {},
    outcome: null, who: String, redraw: () => {}, choose: action => chosen.push(action) });
  document.body.append(shown);
  for (const [key, value] of Object.entries(values)) {
    const input = shown.querySelector(`[data-key="${key}"]`);
    input.value = value;
    input.dispatchEvent(new Event(input.tagName === "SELECT" ? "change" : "input"));
  }
  const button = shown.querySelector(`${form} [type=submit]`);
  button.click();
  const told = shown.querySelector(`${form} [role=status]`).textContent;
  shown.remove();
  return [chosen, told];
}"""


TWICE = """async ([scene, pack]) => {
  const board = await import("/playground/boards/rising_sun.js");
  const chosen = [];
  const offer = { total: scene.offer.length, actions: scene.offer };
  const shown = board.draw({ ...scene, offer, pack, options: scene.view.options, language: "en", draft: {},
    outcome: null, who: String, redraw: () => {}, choose: action => chosen.push(action) });
  for (const button of shown.querySelectorAll(".rs-acting button.hit")) button.click();
  return chosen.length;
}"""


def test_a_second_click_while_an_action_is_on_its_way_does_nothing(page: Page) -> None:
    for shown in of_kind("advantage_due"):
        assert page.evaluate(TWICE, [shown, pack()]) == 1


def bidding(coins: int) -> dict[str, Any]:
    """A scene where a seat bids with so many coins."""
    [shown] = of_kind("bid_due")
    return {**shown, "mine": {**shown["mine"], "coins": coins}}


@pytest.mark.rule("RS-6.3")
@pytest.mark.parametrize(
    ("bid", "told"),
    [
        (("0", "0", "0", "0"), "0 of 5 coins bid, 5 kept"),
        (("1", "0", "3", "1"), "5 of 5 coins bid, 0 kept"),
        (("", "", "", ""), None),
        (("1.5", "0", "0", "0"), None),
        (("-1", "0", "0", "0"), None),
        (("2", "2", "1", "1"), "6 coins bid, but only 5 at hand"),
    ],
)
def test_a_bid_is_placed_if_it_is_one(page: Page, bid: tuple[str, ...], told: str | None) -> None:
    values = {f"bid-{advantage}": coins for advantage, coins in zip(ADVANTAGES, bid, strict=True)}
    chosen, text = page.evaluate(FORM, [bidding(5), pack(), ".rs-bid", values])
    assert text == (told or "A bid is a whole number of coins, 0 or more")
    assert chosen == (
        [{"type": "place_bid", "coins": [int(each) for each in bid]}] if told and "only" not in told else []
    )


@pytest.mark.rule("RS-3.3")
@pytest.mark.parametrize(
    ("coins", "ronin", "told"),
    [
        ("2", "0", ""),
        ("0", "1", ""),
        ("3", "1", ""),
        ("0", "0", "Nothing to give"),
        ("4", "0", "More than you have"),
        ("0", "2", "More than you have"),
    ],
)
def test_a_gift_is_what_one_has(page: Page, coins: str, ronin: str, told: str) -> None:
    shown = next(each for each in scenes().values() if any(action["type"] == "give" for action in each["side"]))
    seat = shown["seat"]
    to = next(action["to"] for action in reversed(shown["side"]) if action["type"] == "give")
    players = [
        {**each, "coins": 3, "ronin": 1} if place == seat else each
        for place, each in enumerate(shown["view"]["players"])
    ]
    rich = {**shown, "view": {**shown["view"], "players": players}}
    values = {"gift-to": str(to), "gift-coins": coins, "gift-ronin": ronin}
    chosen, text = page.evaluate(FORM, [rich, pack(), ".rs-side", values])
    assert text == told
    assert chosen == ([] if told else [{"type": "give", "to": to, "coins": int(coins), "ronin": int(ronin)}])


AFTER = """async ([legal, clicks]) => {
  const { after } = await import("/playground/boards/choosing.js");
  return clicks.reduce((said, part) => after(legal, said, part), {});
}"""
# A bushi may go to two provinces, a shinto to one of them and to a shrine; or a stronghold is built.
SUMMONS = [
    {"type": "summon", "kind": kind, "place": place}
    for kind, place in (("bushi", "edo"), ("bushi", "oshu"), ("shinto", "edo"), ("shinto", "shrine_1"))
]
LEGAL = [*SUMMONS, {"type": "build", "place": "kyoto"}]
BUSHI, SHINTO, EDO, OSHU, SHRINE = (
    {"kind": "bushi"},
    {"kind": "shinto"},
    {"place": "edo"},
    {"place": "oshu"},
    {"place": "shrine_1"},
)


@pytest.mark.parametrize(
    ("clicks", "said"),
    [
        ([BUSHI], BUSHI),
        ([BUSHI, EDO], BUSHI | EDO),
        ([EDO, BUSHI], BUSHI | EDO),
        ([BUSHI, SHINTO], SHINTO),
        ([EDO, BUSHI, SHINTO], SHINTO | EDO),
        ([OSHU, BUSHI, SHINTO], SHINTO),
        ([BUSHI, SHRINE], None),
        ([SHRINE, BUSHI], None),
        ([BUSHI | {"type": "summon"}, {"type": "build", "place": "kyoto"}], {"type": "build", "place": "kyoto"}),
        ([{"kind": "daimyo"}], None),
    ],
)
def test_a_click_says_more_or_something_else_instead(page: Page, clicks: list[Any], said: Any) -> None:
    assert page.evaluate(AFTER, [LEGAL, clicks]) == said


DESCRIBED = """async ([scene, pack, actions]) => {
  const { describe } = await import("/playground/boards/rising_sun.js");
  const told = language => actions.map(action => describe(action, { ...scene, pack, language }));
  return Object.fromEntries(["en", "zh", "ja"].map(language => [language, told(language)]));
}"""


def test_every_action_has_words_of_its_own_in_each_language(page: Page) -> None:
    met: set[str] = set()
    for shown in scenes().values():
        actions = [*shown["offer"], *shown["side"]]
        met |= {action["type"] for action in actions}
        for language, told in page.evaluate(DESCRIBED, [shown, pack(), actions]).items():
            assert len(set(told)) == len({str(action) for action in actions}), (language, shown["mine"]["type"])
            assert not [text for text in told if not text or re.search(r"[{}_]|undefined|null", text)]
    assert met >= {tag(each) for each in get_args(AnyAction)}


WORDS = """async () => {
  const { words } = await import("/playground/boards/rising_sun/words.js");
  const flat = (value, name) => typeof value === "string" ? [[name, value]]
    : Object.entries(value).flatMap(([key, each]) => flat(each, `${name}.${key}`));
  const told = language => Object.fromEntries(flat(words(language), ""));
  return Object.fromEntries(["en", "zh", "ja"].map(language => [language, told(language)]));
}"""


def test_languages_say_the_same(page: Page) -> None:
    told = page.evaluate(WORDS)
    for language in ("zh", "ja"):
        assert told[language].keys() == told["en"].keys()
        for name, text in told["en"].items():
            assert text
            assert told[language][name]
            assert sorted(re.findall(r"{\w+}", told[language][name])) == sorted(re.findall(r"{\w+}", text)), (
                language,
                name,
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_rules_are_those_of_the_narration(page: Page, language: Language) -> None:
    told = page.evaluate(WORDS)[language]
    say = Sentences(language, "rising_sun")
    terms = {
        "mandate": MANDATES,
        "advantage": ADVANTAGES,
        "season": SEASONS,
        "phase": get_args(Phase),
        "card_type": get_args(CardType),
    }
    for name, values in terms.items():
        for value in values:
            here = told[f".{'cardType' if name == 'card_type' else name}.{value}"]
            assert here.casefold() == say(f"{name}.{value}").casefold()
    for each in (*FIGURES, STRONGHOLD):
        assert told[f".kind.{each}"] == say(f"kind.{each}", count=1)
        assert told[f".kinds.{each}"] == say(f"kind.{each}", count=2)


LAYOUT = """async provinces => {
  const { WIDTH, layout } = await import("/playground/boards/rising_sun/layout.js");
  const { height, shapes, routes } = layout(provinces);
  const rooms = [...shapes].map(([id, shape]) => [id, shape.room]);
  return { width: WIDTH, height, rooms, routes: [...routes.keys()] };
}"""


def ring(number: int) -> list[dict[str, Any]]:
    """A map that nobody has drawn by hand: each province borders on the next, and the sea leads across."""
    ids = [f"land_{place}" for place in range(number)]
    return [
        {
            "id": ids[place],
            "land": [ids[place - 1], ids[(place + 1) % number]],
            "sea": [ids[(place + 2) % number], ids[place - 2]],
        }
        for place in range(number)
    ]


@pytest.mark.parametrize("provinces", [None, *range(3, 17)], ids=str)
def test_every_map_has_room_for_its_pieces(page: Page, provinces: int | None) -> None:
    drawn = pack()["provinces"] if provinces is None else ring(provinces)
    told = page.evaluate(LAYOUT, drawn)
    assert [name for name, _ in told["rooms"]] == [each["id"] for each in drawn]
    boxes = [room for _, room in told["rooms"]]
    for place, one in enumerate(boxes):
        assert one["width"] >= 100
        assert one["height"] >= 60
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= told["width"]
        assert one["y"] + one["height"] <= told["height"]
        for other in boxes[place + 1 :]:
            apart = (
                one["x"] + one["width"] <= other["x"]
                or other["x"] + other["width"] <= one["x"]
                or one["y"] + one["height"] <= other["y"]
                or other["y"] + other["height"] <= one["y"]
            )
            assert apart, (one, other)
    ways = {" ".join(sorted((each["id"], other))) for each in drawn for other in (*each["land"], *each["sea"])}
    assert set(told["routes"]) == ways
