"""What the decisions of kassen ask for, in words; a question itself is for the eyes of who is asked only (KS-8.1)."""

from warlords_core.kassen.decisions import AnswerDue, AnyDecision, TurnDue
from warlords_core.kassen.model import LAST_PHASE, View
from warlords_core.narration.kassen.names import Names
from warlords_core.narration.sentences import Sentences


def question(view: View, decision: AnyDecision, say: Sentences) -> str:
    """What a decision asks for; of a question, what stands at its head, if the viewer is who is asked (KS-8.1)."""
    if isinstance(decision, TurnDue):
        return say("due.turn_due", phase=decision.phase, last=LAST_PHASE)
    asked = say("due.answer_due", purpose=_purpose(view, decision, say))
    quiz = None if view.own is None or view.seat != decision.seat else view.own.quiz
    if quiz is None:
        return asked
    names = Names(view, say)
    text = say.of(names.book.questions[quiz.question].text)
    head = say("quiz", subject=names.general(quiz.subject), kind=say(f"quiz.{quiz.kind}"), text=text)
    return f"{asked}\n{head}"


def _purpose(view: View, decision: AnswerDue, say: Sentences) -> str:
    names = Names(view, say)
    own = None if view.own is None or view.seat != decision.seat else view.own.played
    seen = view.sides[decision.seat].played
    card = own.card if own is not None else seen.card if seen is not None else None
    match decision.purpose:
        case "last":
            return say("purpose.last")
        case "order" if card is not None:
            return say("purpose.order", card=names.general(card))
        case "tactic" | "secret" if card is not None:
            return say(f"purpose.{decision.purpose}", card=names.tactic(card))
        case _:
            return say("purpose.hidden")
