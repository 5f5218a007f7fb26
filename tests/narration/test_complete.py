"""Every event, decision and refusal of the three games has its sentences, with every word that it may hold."""

import inspect
import re
from typing import Any, get_args, get_type_hints

import pytest

from tests.narration.messages import GAMES, of_game
from warlords_core.kassen import decisions as kassen_decisions
from warlords_core.kassen import events as kassen_events
from warlords_core.kassen import model as kassen_model
from warlords_core.kassen import refusals as kassen_refusals
from warlords_core.kassen import vocabulary as kassen_vocabulary
from warlords_core.kassen.pack import QuestionKind
from warlords_core.narration.kassen import story as kassen_story
from warlords_core.narration.rising_sun import story as rising_sun_story
from warlords_core.narration.xidit import story as xidit_story
from warlords_core.rising_sun import decisions as rising_sun_decisions
from warlords_core.rising_sun import events as rising_sun_events
from warlords_core.rising_sun import refusals as rising_sun_refusals
from warlords_core.rising_sun import terms, war_events
from warlords_core.rising_sun.pack import CardType
from warlords_core.rising_sun.vocabulary import MOMENTS
from warlords_core.xidit import decisions as xidit_decisions
from warlords_core.xidit import events as xidit_events
from warlords_core.xidit import model as xidit_model
from warlords_core.xidit import refusals as xidit_refusals


def told(game: str) -> set[type]:
    """The events that a game's story has something to say of."""
    if game == "xidit":
        return {*xidit_story._SAID, *get_args(xidit_story.OfOrders), xidit_events.PlansRevealed}
    return set((kassen_story if game == "kassen" else rising_sun_story)._SAID)


EVENTS: dict[str, Any] = {
    "kassen": kassen_events.AnyEvent,
    "rising_sun": rising_sun_events.AnyEvent,
    "xidit": xidit_events.AnyEvent,
}
DECISIONS: dict[str, Any] = {
    "kassen": kassen_decisions.AnyDecision,
    "rising_sun": rising_sun_decisions.AnyDecision,
    "xidit": xidit_decisions.AnyDecision,
}
REFUSALS = {"kassen": kassen_refusals, "rising_sun": rising_sun_refusals, "xidit": xidit_refusals}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told(game: str) -> None:
    assert told(game) == set(get_args(EVENTS[game]))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_question(game: str) -> None:
    asked = {id_.split(".")[1] for id_ in of_game(game) if id_.startswith("due.")}
    assert asked == {decision.__struct_config__.tag for decision in get_args(DECISIONS[game])}


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_refusal_has_its_sentence_and_no_other(game: str) -> None:
    source = inspect.getsource(REFUSALS[game])
    codes = set(re.findall(r'(?:Refusal|because)\(\s*"(\w+)"', source))
    if game == "xidit":
        codes |= set(xidit_refusals._STOREYS)
    assert len(codes) > 20
    assert {f"refused.{code}" for code in codes} == {id_ for id_ in of_game(game) if id_.startswith("refused.")}


# The words that events and decisions may hold


def of_field(kind: type, field: str) -> set[str]:
    """The words that a field of a type may hold."""
    return {word for word in get_args(get_type_hints(kind)[field]) if isinstance(word, str)}


def under(key: str, words: Any) -> set[str]:
    return {f"{key}.{word}" for word in words}


SILENT = {"damage", "draw", "summon", "recall", "move", "command_now", "command_next", "debt", "clear_debt", "spy"}
"""Verbs of kassen that have events of their own, instead of ``changed``."""

WORDS = {
    "kassen": under("changed", {*kassen_vocabulary.VERBS, "ended"} - SILENT)
    | under("command", of_field(kassen_events.CommandChanged, "what"))
    | under("deployed", of_field(kassen_events.Deployed, "by"))
    | under("by", of_field(kassen_events.Damaged, "by"))
    | under("strategist", of_field(kassen_events.Strategist, "words"))
    | under("lot", of_field(kassen_events.LotDrawn, "what"))
    | under("back", of_field(kassen_events.CardDrawn, "kind"))
    | under("state", kassen_vocabulary.STATES)
    | under("land", get_args(kassen_model.Land))
    | under("kind", of_field(kassen_model.Options, "kind"))
    | under("ends", of_field(kassen_model.Ending, "after"))
    | under("quiz", get_args(QuestionKind))
    | under("talent", get_args(kassen_events.Talent))
    | under("reason", of_field(kassen_model.Verdict, "reason"))
    | under("purpose", of_field(kassen_decisions.AnswerDue, "purpose")),
    "rising_sun": under("proposal_closed", of_field(rising_sun_events.ProposalClosed, "how"))
    | under("honor_changed", of_field(rising_sun_events.HonorChanged, "how"))
    | under("token_taken", of_field(war_events.TokenTaken, "how"))
    | under("order_chosen", of_field(rising_sun_events.OrderChosen, "when"))
    | under("kind", (*terms.FIGURES, terms.STRONGHOLD))
    | under("mandate", terms.MANDATES)
    | under("season", terms.SEASONS)
    | under("phase", get_args(terms.Phase))
    | under("advantage", terms.ADVANTAGES)
    | under("card_type", get_args(CardType))
    | under("due.buy_due", of_field(rising_sun_decisions.BuyDue, "by"))
    | under("moment", MOMENTS),
    "xidit": under("why", get_args(xidit_events.Reason))
    | under("check", get_args(xidit_model.Check))
    | under("reward", get_args(xidit_model.Reward))
    | under("unit", xidit_model.UNITS)
    | under("order", get_args(xidit_model.Order))
    | under("by", of_field(xidit_events.TieBroken, "by"))
    | under("side", of_field(xidit_events.TileDiscarded, "side")),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_an_event_or_a_decision_may_hold_has_a_message(game: str) -> None:
    assert len(WORDS[game]) > 20
    assert of_game(game) >= WORDS[game]
