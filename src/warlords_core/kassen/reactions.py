"""What listeners do when their turn in the queue comes (KS-4.2, KS-5.2, KS-7.2)."""

from typing import Final

from warlords_core.kassen import figures
from warlords_core.kassen.battle import Battle
from warlords_core.kassen.effects import can_work
from warlords_core.kassen.events import SecretFired, Talent, TalentUsed
from warlords_core.kassen.steps import Acting, Listener, Reacting
from warlords_core.kassen.vocabulary import Trigger

_KINDS: Final[dict[Trigger, tuple[Talent, str]]] = {"deployed": ("order", "KS-3.3"), "falls": ("last_act", "KS-7.2")}


def react(battle: Battle, step: Reacting) -> None:
    """Let the first listener react; the others follow (KS-7.2)."""
    battle.reactions += 1
    first, *rest = step.listeners
    if rest:
        battle.push(Reacting(tuple(rest)))
    if _still_listens(battle, first) and can_work(battle, first.ability, first.scene):
        carry_out(battle, first)


def carry_out(battle: Battle, listener: Listener) -> None:
    """Let a secret fire, or an order, a last act or an attribute work; it stands in the journal (KS-1.8).

    A secret leaves its zone first, then it acts (KS-4.2).
    """
    if listener.secret is not None:
        camp = battle.camps[listener.scene.side]
        camp.secrets = tuple([card for card in camp.secrets if card.number != listener.number])
        camp.spent += (listener.secret,)
        battle.emit(SecretFired(side=camp.side, tactic=listener.secret, number=listener.number))
        battle.note(camp.side, "secret", listener.secret)
    elif listener.general is not None:
        kind, rule = _KINDS.get(listener.ability.when, ("attribute", "KS-12.2"))
        # Until then only its own side knows what was chosen for an order (KS-3.3).
        target = listener.scene.target if kind == "order" else None
        used = TalentUsed(
            unit=listener.number,
            talent=kind,
            of=listener.general,
            target=target,
            rule=rule,
            reveal=target is not None,
        )
        battle.emit(used)
        battle.note(listener.scene.side, kind, listener.general)
    battle.push(Acting(listener.ability, listener.scene))


def _still_listens(battle: Battle, listener: Listener) -> bool:
    """Whether a listener is still what it was, and the event still what it listened to.

    Who was hurt to death by an earlier reaction of its queue still reacts: it is removed in the next round (KS-7.2).
    """
    return _still_there(battle, listener) and _still_matters(battle, listener)


def _still_there(battle: Battle, listener: Listener) -> bool:
    if listener.secret is not None:
        camp = battle.camps[listener.scene.side]
        return battle.turn != camp.side and any(card.number == listener.number for card in camp.secrets)
    if listener.ability.when == "falls":
        return True  # its bearer has left by then, of course
    unit = battle.find(listener.number)
    return unit is not None and unit.talent == listener.general


def _still_matters(battle: Battle, listener: Listener) -> bool:
    """An attack whose attacker or target is gone wakes nobody any more (KS-5.2); who was hurt must live."""
    match listener.ability.when:
        case "attacks" | "attacked":
            return _lives(battle, listener.scene.attacker) and _lives(battle, listener.scene.attacked)
        case "damaged" | "survives":
            return _lives(battle, listener.scene.subject)
        case _:
            return True


def _lives(battle: Battle, number: int | None) -> bool:
    unit = battle.find(number)
    return unit is not None and not figures.dying(unit)
