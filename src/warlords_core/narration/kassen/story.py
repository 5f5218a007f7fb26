"""The events of kassen in words, as one viewer is told them: nothing beyond what the events themselves say."""

from collections.abc import Callable
from typing import Any, Final

from warlords_core.kassen import events as happened
from warlords_core.kassen.model import LAST_PHASE, Asking, Card, View
from warlords_core.narration.kassen.names import Names
from warlords_core.narration.sentences import Sentences
from warlords_core.rules import RuleBook
from warlords_core.types import Event


class Story:
    """Tells what happens after a view, event by event."""

    def __init__(self, view: View, say: Sentences) -> None:
        self._say = say
        self._names = Names(view, say)
        quiz = None if view.own is None else view.own.quiz
        # How the choices of a side's question stand, to tell what was chosen.
        self._orders: dict[int, tuple[int, ...]] = {}
        if quiz is not None and view.seat is not None:
            self._orders[view.seat] = quiz.order
        # The secrets whose question waits, by side, as far as they are told.
        self._tried: dict[int, int] = {}
        step = view.agenda[-1] if view.agenda else None
        if (
            isinstance(step, Asking)
            and step.purpose == "secret"
            and view.own is not None
            and view.own.played is not None
        ):
            self._tried[step.seat] = view.own.played.card

    def tell(self, event: Event) -> tuple[str, ...]:
        """What happened, and lines that belong to it."""
        if isinstance(event, happened.Deployed):
            self._names.entered(event.unit, event.side, event.general)
        if isinstance(event, happened.QuestionAsked) and event.order is not None:
            self._orders[event.side] = event.order
        return tuple(_SAID[type(event)](self, event))

    def said(self, key: str, **fields: Any) -> list[str]:
        """A phrase as the only line."""
        return [self._say(key, **fields)]

    def of_side(self, key: str, event: Any, **fields: Any) -> list[str]:
        """A phrase about the event's side."""
        return [self._say(key, side=self._names.side(event.side), **fields)]

    def of_unit(self, key: str, event: Any, **fields: Any) -> list[str]:
        """A phrase about the event's unit."""
        return [self._say(key, unit=self._names.unit(event.unit), **fields)]

    def opened(self, event: happened.MatchOpened) -> list[str]:
        """Where, how, who leads the sides, and which goes first."""
        land, kind = self._say(f"land.{event.land}"), self._say(f"kind.{event.kind}")
        leaders = self._say.listed(
            self._say("match_opened.leader", side=self._names.side(side), leader=self._say(f"leader.{leader}"))
            for side, leader in enumerate(event.leaders)
        )
        return self.said("match_opened", land=land, kind=kind, leaders=leaders, side=self._names.side(event.first))

    def words(self, event: happened.WordsExchanged) -> list[str]:
        """What two rivals or friends say to each other."""
        tie = next(tie for tie in self._names.book.ties if tie.id == event.tie)
        return [
            self._say("words_exchanged", general=self._names.general(speaker), text=self._say.of(tie.words_of(speaker)))
            for speaker in event.speakers
        ]

    def drawn(self, event: happened.CardDrawn) -> list[str]:
        """A card, or its back."""
        card = self._say(f"back.{event.kind}") if event.card is None else self._card(event.card)
        return self.of_side("card_drawn", event, card=card)

    def _card(self, card: Card) -> str:
        return self._names.card(card.kind, card.index)

    def deployed(self, event: happened.Deployed) -> list[str]:
        """Who entered, and how."""
        [entrance] = self.of_side(f"deployed.{event.by}", event, unit=self._names.unit(event.unit))
        return self.said("deployed.grand", entrance=entrance) if event.grand else [entrance]

    def tactic(self, event: happened.TacticPlayed) -> list[str]:
        """Which tactic, and on whom."""
        card = self._names.tactic(event.tactic)
        if event.target is None:
            return self.of_side("tactic_played", event, card=card)
        return self.of_side("tactic_played.on", event, card=card, target=self._names.unit(event.target))

    def tried(self, event: happened.SecretTried) -> list[str]:
        """Which secret, as far as it is told."""
        if event.tactic is None:
            return self.of_side("secret_tried.hidden", event)
        self._tried[event.side] = event.tactic
        return self.of_side("secret_tried", event, card=self._names.tactic(event.tactic))

    def secret_set(self, event: happened.SecretSet) -> list[str]:
        """How many secrets a side has now."""
        self._tried.pop(event.side, None)
        return self.of_side("secret_set", event, count=event.secrets)

    def talent(self, event: happened.TalentUsed) -> list[str]:
        """What kind of talent, and its name."""
        kind = self._say(f"talent.{event.talent}")
        return self.of_unit("talent_used", event, talent=kind, name=self._names.talent(event.of))

    def asked(self, event: happened.QuestionAsked) -> list[str]:
        """Whom the question is about, as far as it is told."""
        if event.question is None:
            return self.of_side("question_asked.hidden", event)
        subject = self._names.book.questions[event.question].subject
        return self.of_side("question_asked", event, general=self._names.general(subject))

    def answered(self, event: happened.QuestionAnswered) -> list[str]:
        """Right or wrong; to whom it is told, also what was right and what was chosen (KS-8.2)."""
        lines = self.of_side("answered.right" if event.right else "answered.wrong", event)
        order = self._orders.pop(event.side, None)
        if event.question is None or order is None:
            return lines
        tried = self._tried.pop(event.side, None)
        choices = self._names.book.questions[event.question].choices
        if event.right_choice is not None:
            lines.append(self._say("answered.reveal", right=self._say.of(choices[order[event.right_choice]])))
        if event.chosen is not None and not event.right:
            lines.append(self._say("answered.chosen", chosen=self._say.of(choices[order[event.chosen]])))
        if tried is not None and not event.right:
            lines.append(self._say("secret_lost", card=self._names.tactic(tried)))
        return lines

    def attack(self, event: happened.AttackDeclared) -> list[str]:
        """Who attacks whom, and how."""
        key = "attack_declared.rage" if event.by == "rage" else "attack_declared"
        names = self._names
        told = self._say(key, attacker=names.unit(event.attacker), target=names.unit(event.target))
        return self.said("attack_declared.heavy", attack=told) if event.heavy else [told]

    def damaged(self, event: happened.Damaged) -> list[str]:
        """How much, by what, and what the barrier took."""
        key = "damaged.barrier" if event.barrier else "damaged"
        return self.of_unit(key, event, health=event.health, barrier=event.barrier, by=self._say(f"by.{event.by}"))

    def changed(self, event: happened.Changed) -> list[str]:
        """What an effect changed; healing may find no wound."""
        none = ".none" if event.what == "heal" and not event.amount else ""
        return self.of_unit(f"changed.{event.what}{none}", event, amount=event.amount, signed=f"{event.amount:+}")

    def spied(self, event: happened.Spied) -> list[str]:
        """Which cards, or how many."""
        cards = self._say.listed(map(self._card, event.cards)) or self._say("backs", count=len(event.slots))
        return self.of_side("spied", event, cards=cards)

    def decided(self, event: happened.Decided) -> list[str]:
        """Who won, and why."""
        verdict = event.verdict
        reason = self._say(f"reason.{verdict.reason}")
        return self.said("decided", side=self._names.side(verdict.winner), reason=reason)

    def spoke(self, event: happened.Spoke) -> list[str]:
        """Who speaks for its side."""
        return self.of_side("spoke", event, general=self._names.general(event.general))

    def captured(self, event: happened.Captured) -> list[str]:
        """What became of a general, and how likely it was."""
        key = "captured.yes" if event.captured else "captured.no"
        percent = f"{event.chance / 10:g}"
        return self.of_side(key, event, general=self._names.general(event.general), percent=percent)

    def reviewed(self, event: happened.Reviewed) -> list[str]:
        """A side's questions with their explanations; only that side is sent this event (KS-10.1)."""
        lines = self.of_side("reviewed" if event.questions else "reviewed.none", event)
        for number, place in enumerate(event.questions, 1):
            question = self._names.book.questions[place]
            lines.append(self._say("reviewed.question", number=number, text=self._say.of(question.text)))
            right, why = self._say.of(question.choices[question.right]), self._say.of(question.explanation)
            lines.append(self._say("reviewed.answer", right=right, explanation=why))
        return lines

    def unit(self, unit: int) -> str:
        """A unit's name."""
        return self._names.unit(unit)

    def units(self, units: tuple[int, ...]) -> str:
        """Several units' names."""
        return self._names.units(units)

    def card(self, tactic: int) -> str:
        """A tactic's or secret's name."""
        return self._names.tactic(tactic)


_SAID: Final[dict[type[Event], Callable[[Story, Any], list[str]]]] = {
    happened.MatchOpened: Story.opened,
    happened.WordsExchanged: Story.words,
    happened.TurnBegan: lambda story, it: story.of_side(
        "turn_began", it, phase=it.phase, last=LAST_PHASE, command=it.command, limit=it.limit
    ),
    happened.CardDrawn: Story.drawn,
    happened.BarrierEnded: lambda story, it: story.of_unit("barrier_ended", it),
    happened.TurnEnded: lambda story, it: story.of_side("turn_ended", it),
    happened.CommandPaid: lambda story, it: story.of_side(
        "command_paid.debt" if it.debt else "command_paid", it, command=it.command, debt=it.debt
    ),
    happened.Deployed: Story.deployed,
    happened.TacticPlayed: Story.tactic,
    happened.SecretTried: Story.tried,
    happened.SecretSet: Story.secret_set,
    happened.SecretFired: lambda story, it: story.of_side("secret_fired", it, card=story.card(it.tactic)),
    happened.TalentUsed: Story.talent,
    happened.Picked: lambda story, it: story.said("picked", units=story.units(it.units)),
    happened.PartSkipped: lambda story, it: story.said("part_skipped"),
    happened.QuestionAsked: Story.asked,
    happened.QuestionAnswered: Story.answered,
    happened.NoQuestionLeft: lambda story, it: story.of_side("no_question_left", it),
    happened.AttackDeclared: Story.attack,
    happened.AttackStopped: lambda story, it: story.said("attack_stopped", attacker=story.unit(it.attacker)),
    happened.Damaged: Story.damaged,
    happened.Changed: Story.changed,
    happened.CommandChanged: lambda story, it: story.of_side(
        f"command.{it.what}", it, amount=it.amount, signed=f"{it.amount:+}"
    ),
    happened.Spied: Story.spied,
    happened.Recalled: lambda story, it: story.of_unit("recalled", it),
    happened.Moved: lambda story, it: story.of_unit("moved", it, place=it.place),
    happened.Fell: lambda story, it: story.said("fell", units=story.units(it.units)),
    happened.ChainCut: lambda story, it: story.said("chain_cut"),
    happened.Strategist: lambda story, it: story.said(f"strategist.{it.words}"),
    happened.LotDrawn: lambda story, it: story.of_side(f"lot.{it.what}", it),
    happened.Decided: Story.decided,
    happened.Spoke: Story.spoke,
    happened.Captured: Story.captured,
    happened.Reviewed: Story.reviewed,
}
"""What to say of each event: a line, and lines that belong to it."""


def narrator(view: View, _rules: RuleBook, say: Sentences) -> Callable[[Event], tuple[str, ...]]:
    """A teller of the events that follow a view."""
    return Story(view, say).tell
