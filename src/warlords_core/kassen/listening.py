"""Who reacts to what (KS-7.1, KS-7.2).

Listeners are fixed when an event happens (``hear``). When all that happens together has happened they are put on the
agenda in one queue, in order of entry (``respond``); what each then does stands in ``reactions``.
"""

from typing import Final

from warlords_core.kassen import figures
from warlords_core.kassen.battle import Battle, Unit
from warlords_core.kassen.steps import Listener, Reacting, Scene
from warlords_core.kassen.vocabulary import Ability, Party, Trigger

OF_SIDES: Final[tuple[Trigger, ...]] = ("turn_starts", "turn_ends", "tactic_played")
"""What sides do, and no general."""


def hear(
    battle: Battle,
    trigger: Trigger,
    side: int,
    *,
    subject: int | None = None,
    attacker: int | None = None,
    attacked: int | None = None,
) -> None:
    """Note who listens to something that a side, or one of its units, just did. The dying do not listen.

    Args:
        battle: where it happened.
        trigger: what happened.
        side: who did it, or whose unit it is about.
        subject: the unit that it is about; of a tactic, its target.
        attacker: of an attack.
        attacked: of an attack.
    """
    if trigger not in battle.book.triggers:
        return
    listening = battle.book.listening.get(trigger, ())
    for unit in battle.standing():  # ``respond`` sorts
        if unit.talent not in listening or figures.dying(unit):
            continue
        talent = battle.talent(unit)
        assert talent is not None, "a listener has a talent"
        scene = Scene(side=unit.side, bearer=unit.unit, subject=subject, attacker=attacker, attacked=attacked)
        battle.heard += [
            Listener(unit.unit, ability, scene, general=unit.talent)
            for ability in talent.on[trigger]
            if _concerns(ability, unit, side, subject)
        ]
    # Secrets wait in the other side's turn only (KS-4.2).
    owner = 1 - battle.turn
    for card in battle.camps[owner].secrets:
        ability = battle.book.tactics[card.tactic].ability
        if ability.when == trigger and _of_party(ability.party, owner, side):
            scene = Scene(side=owner, subject=subject, attacker=attacker, attacked=attacked)
            battle.heard.append(Listener(card.number, ability, scene, secret=card.tactic))


def _concerns(ability: Ability, unit: Unit, side: int, subject: int | None) -> bool:
    """Whether it is the doing of whom an ability of a unit listens to."""
    if ability.party == "self":
        return side == unit.side if ability.when in OF_SIDES else subject == unit.unit
    if ability.when == "enters" and subject == unit.unit:
        # Nobody reacts to the very event that brought it here, unless that is what it listens to.
        return False
    return _of_party(ability.party, unit.side, side)


def _of_party(party: Party, own: int, side: int) -> bool:
    """Whether a side is the one that somebody of a side listens to."""
    return party == "any" or (side == own) is (party == "own")


def hear_hurt(battle: Battle) -> None:
    """Note who listens to the losses of health since the last look, of those who live (KS-12.2)."""
    hurt, battle.hurt = battle.hurt, []
    for unit in hurt:
        if not figures.dying(unit):
            hear(battle, "damaged", unit.side, subject=unit.unit)


def respond(battle: Battle) -> None:
    """Let all who heard something react, in order of entry, both sides mixed (KS-7.1)."""
    if battle.heard:
        battle.heard.sort(key=lambda listener: listener.number)
        battle.push(Reacting(tuple(battle.heard)))
        battle.heard = []
