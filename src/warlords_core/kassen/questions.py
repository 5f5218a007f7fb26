"""Questions: one for each tactic and each order, from the roster of a general on the field (KS-8)."""

from collections.abc import Collection, Iterable, Iterator
from typing import Final, Literal

from warlords_core.kassen.battle import Battle, Camp
from warlords_core.kassen.events import NoQuestionLeft, QuestionAnswered, QuestionAsked
from warlords_core.kassen.model import RIGHT_IN_100, Answered, Asked, Asking, Played

Purpose = Literal["order", "tactic", "secret", "last"]

Result = Literal["right", "wrong", "waits", "no_question"]
"""waits: a person has been asked; no_question: nobody has one left, and a card works without (KS-8.1)."""

CHOICES: Final = 4


def ask(battle: Battle, side: int, purpose: Purpose, generals: Iterable[Collection[int]]) -> Result:
    """Ask a side a question about one of some generals.

    Args:
        battle: where.
        side: who answers.
        purpose: what the answer decides.
        generals: whom it can be about, by preference: the first list with an unused question counts.

    Returns:
        How it was answered, if that is known at once: a computer answers at once (KS-8.3).
    """
    camp = battle.camps[side]
    question = draw_question(battle, generals)
    if question is None:
        battle.emit(NoQuestionLeft(side=side))
        return "no_question"
    order = battle.shuffled("question/order", range(CHOICES))
    battle.emit(
        QuestionAsked(side=side, question=None),
        QuestionAsked(side=side, question=question, order=order, audience=(side,)),
    )
    camp.asked = Asked(question, order)
    leader = battle.state.options.leaders[side]
    if leader == "person":
        battle.push(Asking(side, purpose))
        return "waits"
    right = battle.below("answer", 100) < RIGHT_IN_100[leader]
    place = order.index(battle.book.questions[question].right)
    chosen = place if right else (place + 1 + battle.below("answer/wrong", CHOICES - 1)) % CHOICES
    return "right" if note_answer(battle, camp, chosen) else "wrong"


def note_answer(battle: Battle, camp: Camp, chosen: int) -> bool:
    """Note a side's answer and tell whether it is right; the details are for that side alone (KS-8.2)."""
    asked = camp.asked
    assert asked is not None, "an answer needs a question"
    camp.asked = None
    camp.answered += (Answered(asked.question, asked.order, chosen),)
    place = asked.order.index(battle.book.questions[asked.question].right)
    right = chosen == place
    battle.emit(
        QuestionAnswered(side=camp.side, right=right),
        QuestionAnswered(
            side=camp.side,
            right=right,
            question=asked.question,
            chosen=chosen,
            right_choice=place,
            audience=(camp.side,),
        ),
    )
    return right


def used(battle: Battle) -> set[int]:
    """The questions that are not asked any more in this match: those asked, and what gives them away (KS-8.1)."""
    asked = [answered.question for camp in battle.camps for answered in camp.answered]
    asked += [camp.asked.question for camp in battle.camps if camp.asked is not None]
    return {other for question in asked for other in battle.book.groups[question]}


def draw_question(battle: Battle, generals: Iterable[Collection[int]]) -> int | None:
    """Draw an unused question about one of the first of these lists that has any; None: nobody has one."""
    gone, about = used(battle), battle.book.questions_about
    for preferred in generals:
        subjects = [general for general in preferred if not gone.issuperset(about[general])]
        if subjects:
            subject = subjects[battle.below("question/subject", len(subjects))]
            left = [question for question in about[subject] if question not in gone]
            return left[battle.below("question/which", len(left))]
    return None


def subjects(battle: Battle, side: int, played: Played | None) -> Iterator[list[int]]:
    """Whom a question can be about (KS-8.1): those on the field but the card's owner; then it; then others seen.

    The owner is the general whose order it is, or the only one whose army may hold the tactic.

    Args:
        battle: where.
        side: who answers.
        played: the card that the answer decides about.
    """
    owner = None if played is None else _owner(battle, played)
    standing = sorted({unit.general for unit in battle.standing()})
    yield [general for general in standing if general != owner]
    if owner in standing:
        yield [owner]
    army = [battle.book.general_at[each] for each in battle.state.armies[side].generals]
    yield sorted({*battle.camps[0].fallen, *battle.camps[1].fallen, *army})


def _owner(battle: Battle, played: Played) -> int | None:
    return battle.book.tactics[played.card].general if played.unit is None else played.card
