"""The questions of kassen at the prompt: menus by groups, the meaning of actions, the warning of a retreat."""

from collections.abc import Iterable
from typing import Any, NamedTuple, assert_never

from warlords_core.actions import ActionSet
from warlords_core.cli.presenter import Menu, numbered
from warlords_core.cli.words import Words
from warlords_core.kassen.decisions import (
    Answer,
    AnswerDue,
    AnyAction,
    AnyDecision,
    Attack,
    Deploy,
    EndTurn,
    PlayTactic,
    Retreat,
    SetSecret,
)
from warlords_core.kassen.model import SIDES, SeenUnit, View
from warlords_core.narration.kassen.names import Names
from warlords_core.narration.sentences import Sentences

# The menu


class _Offer(NamedTuple):
    group: str
    answer: AnyAction | Menu
    text: str


def menu(view: View, decision: AnyDecision, actions: ActionSet[Any], say: Words) -> Menu | None:
    """All that can be done, in groups; of a general that can enter at several places, the place is asked next (KS-3.1).

    The choices of a question have a line each.
    """
    names = Names(view, say)
    if isinstance(decision, AnswerDue):
        quiz = None if view.own is None else view.own.quiz
        if quiz is None:
            return None
        choices = names.book.questions[quiz.question].choices
        return numbered(actions, (say.of(choices[quiz.order[action.choice]]) for action in actions))
    offers: list[_Offer] = []
    entering: dict[tuple[int, int | None], list[Deploy]] = {}
    for action in actions:
        if not isinstance(action, Deploy):
            offers.append(_offer(view, names, action))
            continue
        places = entering.setdefault((action.card, action.target), [])
        places.append(action)
        if len(places) == 1:  # the others come to it
            offers.append(_offer(view, names, action))
    return _grouped([_with_places(view, names, entering, offer) for offer in offers])


def _with_places(
    view: View, names: Names, entering: dict[tuple[int, int | None], list[Deploy]], offer: _Offer
) -> _Offer:
    """The offer of a general with the menu of its places, if there are several."""
    first = offer.answer
    if not isinstance(first, Deploy) or len(entering[first.card, first.target]) == 1 or view.seat is None:
        return offer
    say, actions = names.say, entering[first.card, first.target]
    line = [names.unit(unit.unit) for unit in view.units[view.seat]]
    told = numbered(actions, (_where(say, line, action.place) for action in actions))
    question = say("place.question", card=_card(view, names, first.card))
    return offer._replace(answer=told._replace(question=question), text=say("offer.places", offer=offer.text))


def _where(say: Sentences, line: list[str], place: int) -> str:
    """A place of a field, by who stands beside it."""
    if place == 0:
        return say("place.left", right=line[0])
    if place == len(line):
        return say("place.right", left=line[-1])
    return say("place.between", left=line[place - 1], right=line[place])


def _grouped(offers: list[_Offer]) -> Menu:
    lines: list[str] = []
    group = None
    for number, offer in enumerate(offers, 1):
        if offer.group != group:
            lines.append(f"  {offer.group}: ")
        group = offer.group
        lines[-1] += f" {number:>2} {offer.text} "
    return Menu(tuple(offer.answer for offer in offers), tuple(line.rstrip() for line in lines))


def _offer(view: View, names: Names, action: AnyAction) -> _Offer:
    say = names.say
    match action:
        case Deploy():
            offer = say("offer.card", card=_card(view, names, action.card), cost=_cost(view, names, action.card))
            return _Offer(say("group.deploy"), action, _on(view, names, offer, action.target))
        case PlayTactic():
            group = say("group.tactic", card=_card(view, names, action.card))
            use = say("offer.use", cost=_cost(view, names, action.card))
            return _Offer(group, action, use if action.target is None else _on(view, names, "", action.target))
        case SetSecret():
            offer = say("offer.card", card=_card(view, names, action.card), cost=_cost(view, names, action.card))
            return _Offer(say("group.secret"), action, offer)
        case Attack():
            return _Offer(
                say("group.attack", unit=_stats(view, names, action.attacker)),
                action,
                _stats(view, names, action.target),
            )
        case EndTurn() | Retreat():
            return _Offer(say("group.rest"), action, meaning(view, action, say))
        case Answer():
            return _Offer("", action, meaning(view, action, say))
    assert_never(action)


def _on(view: View, names: Names, offer: str, target: int | None) -> str:
    return offer if target is None else names.say("offer.on", offer=offer, target=_stats(view, names, target)).strip()


def _stats(view: View, names: Names, number: int) -> str:
    unit = _seen(view, number)
    if unit is None:
        return names.unit(number)
    return names.say("offer.target", unit=names.unit(number), attack=unit.attack, health=unit.health)


def _seen(view: View, number: int) -> SeenUnit | None:
    return next((unit for side in range(SIDES) for unit in view.units[side] if unit.unit == number), None)


def _card(view: View, names: Names, slot: int) -> str:
    """A card of the viewer's hand; its position, if the viewer cannot see it."""
    card = _in_hand(view, slot)
    return f"[{slot}]" if card is None else names.card(*card)


def _cost(view: View, names: Names, slot: int) -> str:
    card = _in_hand(view, slot)
    if card is None:
        return "?"
    kind, index = card
    return str((names.book.generals if kind == "general" else names.book.tactics)[index].cost)


def _in_hand(view: View, slot: int) -> tuple[Any, int] | None:
    hand = () if view.seat is None else view.sides[view.seat].hand
    if slot >= len(hand) or hand[slot].index is None:
        return None
    return hand[slot].kind, hand[slot].index or 0


# What actions mean


def meaning(view: View, action: AnyAction, say: Sentences) -> str:
    """An action in words, as its own side reads it."""
    names = Names(view, say)
    match action:
        case Deploy():
            told = say("means.deploy", card=_card(view, names, action.card), place=action.place)
            return told if action.target is None else say("means.on", meaning=told, target=names.unit(action.target))
        case PlayTactic():
            told = say("means.tactic", card=_card(view, names, action.card))
            return told if action.target is None else say("means.on", meaning=told, target=names.unit(action.target))
        case SetSecret():
            return say("means.secret", card=_card(view, names, action.card))
        case Attack():
            return say("means.attack", unit=names.unit(action.attacker), target=names.unit(action.target))
        case EndTurn():
            return say("offer.end")
        case Retreat():
            return say("offer.retreat")
        case Answer():
            quiz = None if view.own is None else view.own.quiz
            if quiz is None:
                return ""
            return say.of(names.book.questions[quiz.question].choices[quiz.order[action.choice]])
    assert_never(action)


def warning(view: View, action: AnyAction, say: Words) -> str | None:
    """The strategist's words before a retreat (KS-9.3); None for all other actions."""
    if not isinstance(action, Retreat) or view.own is None:
        return None
    names = Names(view, say)
    risks = _risks(view, names)
    if not any(risks):
        return say("warning.none")
    return say("warning", risks=say.listed(risks))


def _risks(view: View, names: Names) -> Iterable[str]:
    given = () if view.own is None or view.own.warning is None else view.own.warning
    return [names.say("risk", general=names.general(risk.general), percent=f"{risk.chance / 10:g}") for risk in given]
