"""Cards played from the hand: deploying with an order, tactics, secrets, and the answer that decides (KS-3, KS-4)."""

from warlords_core.kassen.battle import Battle, Camp
from warlords_core.kassen.decisions import Answer, Deploy, PlayTactic, SetSecret
from warlords_core.kassen.events import CommandPaid, SecretSet, SecretTried, TacticPlayed
from warlords_core.kassen.falling import respond_and_settle
from warlords_core.kassen.listening import hear
from warlords_core.kassen.model import Asking, LostCard, Played, SetCard
from warlords_core.kassen.questions import Purpose, ask, note_answer, subjects
from warlords_core.kassen.reactions import carry_out
from warlords_core.kassen.steps import Acting, Listener, Ordering, Scene, Settling
from warlords_core.kassen.verdict import decide
from warlords_core.kassen.vocabulary import Ability
from warlords_core.kassen.zones import enter


def deploy(battle: Battle, side: int, action: Deploy) -> None:
    """Pay, enter the field; who listens to that reacts, then the order asks its question (KS-3.1, KS-3.3)."""
    camp = battle.camps[side]
    general = camp.hand[action.card].index
    _pay(battle, camp, battle.book.generals[general].cost, 0)
    battle.push(Ordering(battle.entrances + 1, action.target))
    enter(battle, side, general, "hand", place=action.place, by="hand")
    respond_and_settle(battle)


def give_order(battle: Battle, step: Ordering) -> None:
    """The order of a general that was deployed and still stands, with the talent that it has now (KS-3.3)."""
    unit = battle.find(step.unit)
    if unit is None or order_of(battle, unit.talent) is None:
        return
    camp = battle.camp(unit)
    camp.played = Played(unit.general, step.target, unit.unit)
    _question(battle, camp, "order")


def order_of(battle: Battle, talent: int | None) -> Ability | None:
    """The order in a talent, which goes by the position of its general."""
    found = None if talent is None else battle.book.generals[talent].talent
    return None if found is None else found.order


def play_tactic(battle: Battle, side: int, action: PlayTactic) -> None:
    """Pay; the card leaves the hand and is used up; the question decides (KS-4.1)."""
    camp = battle.camps[side]
    tactic = camp.take(action.card).index
    card = battle.book.tactics[tactic]
    _pay(battle, camp, card.cost, card.debt)
    camp.spent += (tactic,)
    battle.emit(TacticPlayed(side=side, tactic=tactic, target=action.target))
    battle.note(side, "tactic", tactic)
    camp.played = Played(tactic, action.target, None)
    _question(battle, camp, "tactic")


def set_secret(battle: Battle, side: int, action: SetSecret) -> None:
    """Pay; the card leaves the hand; with a right answer it is set, else it is lost unseen (KS-4.2)."""
    camp = battle.camps[side]
    taken = camp.take(action.card)
    tactic = taken.index
    card = battle.book.tactics[tactic]
    _pay(battle, camp, card.cost, card.debt)
    battle.emit(SecretTried(side=side, tactic=None), SecretTried(side=side, tactic=tactic, audience=(side,)))
    battle.note(side, "secret", None)
    # What was shown stays known (KS-1.7).
    camp.played = Played(tactic, None, None, shown=taken.shown)
    if battle.state.options.secret_question:
        _question(battle, camp, "secret")
    else:
        _decided(battle, camp, "secret", right=True)


def _pay(battle: Battle, camp: Camp, cost: int, debt: int) -> None:
    """Command now, and what the next own turn owes (KS-2.1, KS-2.2)."""
    camp.command -= cost
    battle.emit(CommandPaid(side=camp.side, command=cost, debt=camp.owe(debt)))


def _question(battle: Battle, camp: Camp, purpose: Purpose) -> None:
    result = ask(battle, camp.side, purpose, subjects(battle, camp.side, camp.played))
    if result != "waits":
        _decided(battle, camp, purpose, right=result != "wrong")


def answer(battle: Battle, side: int, action: Answer) -> None:
    """A person's answer: what it decides happens, or not (KS-8.2)."""
    step = battle.agenda.pop()
    assert isinstance(step, Asking)
    camp = battle.camps[side]
    right = note_answer(battle, camp, action.choice)
    if step.purpose == "last":
        decide(battle, side if right else 1 - side, "last_question")
    else:
        _decided(battle, camp, step.purpose, right=right)


def _decided(battle: Battle, camp: Camp, purpose: Purpose, *, right: bool) -> None:
    """Do what a right answer allows; a wrong one leaves everything as it is, and nothing is paid back."""
    played, camp.played = camp.played, None
    assert played is not None
    match purpose:
        case "tactic" if right:
            _work_tactic(battle, camp, played)
        case "secret" if right:
            battle.entrances += 1
            camp.secrets += (SetCard(played.card, battle.entrances, played.shown),)
            battle.emit(SecretSet(side=camp.side, secrets=len(camp.secrets)))
        case "secret":
            camp.lost += (LostCard(played.card, played.shown),)
        case "order" if right:
            _work_order(battle, camp, played)
        case _:
            pass


def _work_tactic(battle: Battle, camp: Camp, played: Played) -> None:
    """What listens to tactics acts before the effect (KS-4.1)."""
    scene = Scene(side=camp.side, target=played.target)
    battle.push(Acting(battle.book.tactics[played.card].ability, scene), Settling())
    hear(battle, "tactic_played", camp.side, subject=played.target)
    respond_and_settle(battle)


def _work_order(battle: Battle, camp: Camp, played: Played) -> None:
    unit = battle.find(played.unit)
    order = None if unit is None else order_of(battle, unit.talent)
    if unit is not None and order is not None:
        scene = Scene(side=camp.side, bearer=unit.unit, target=played.target, subject=unit.unit)
        battle.push(Settling())
        carry_out(battle, Listener(unit.unit, order, scene, general=unit.talent))
