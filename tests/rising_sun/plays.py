"""Matches of rising_sun that a test plays on, with the seats named by their clans, and tables of cases.

A case says what there is, what begins, who does what, and what there is then. Whoever owes a decision and is not the
next to act says ``done``, if that is allowed: a case speaks of those who matter.

What there is then is told in facts::

    "koi vp": 3                 also coins, ronin
    "koi bushi kyoto": 2        how many of a kind in a place
    "koi force kyoto": 4
    "koi cards": "mercy", "koi tokens": "spring:edo", "koi asked": "buy_due" (None: it owes nothing)
    "honor": "koi lotus bonsai", "allies": "koi-lotus", "turns": "koi recruit", "market": "mercy courage"
    "wars": 1                   how many wars are settled
    "koi may": action, "koi may not": action    (or several, as a list)
    "koi choices": 20           how many answers it has
    "told": "tie_broken token_taken …"          events in this order, others between them
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from tests.rising_sun.builders import act, begin
from warlords_core.game import Transition
from warlords_core.rising_sun import legal
from warlords_core.rising_sun.decisions import Announce, ChooseTile, Done, PlaceBid, UseAdvantage, UseEffect
from warlords_core.rising_sun.effects.forces import force
from warlords_core.rising_sun.invariants import problems
from warlords_core.rising_sun.model import State
from warlords_core.rising_sun.pieces import count
from warlords_core.rising_sun.steps import (
    AnyStep,
    CleaningUp,
    KamiTurn,
    NextWar,
    Politics,
    StartingSeason,
    TakingTea,
    WarBeginning,
    Wintering,
)
from warlords_core.rising_sun.terms import MANDATES, SEASONS, Mandate, Phase
from warlords_core.types import Event

DONE = Done()
USE = UseAdvantage()
YES = UseEffect()


def bid(seppuku: int = 0, hostage: int = 0, ronin: int = 0, poets: int = 0) -> PlaceBid:
    """A bid."""
    return PlaceBid((seppuku, hostage, ronin, poets))


UNWRITTEN = frozenset(
    {
        *("cards_miscounted", "wrong_wars", "wrong_turns", "wrong_seasons", "agenda_shape"),
        *("too_many_tokens", "token_too_early"),
    }
)
"""What states made by hand leave out: the season before, and what is displayed; all else must hold after every step."""


class Aim(NamedTuple):
    """An action that names a seat, by its clan."""

    form: type[Any]
    clan: str
    more: Mapping[str, Any]

    def at(self, clans: Sequence[str]) -> Any:
        """The action, in a match of these clans."""
        names = ("seat", "to", "proposer")
        field = next(name for name in names if name in self.form.__struct_fields__)
        return self.form(**{field: clans.index(self.clan), **self.more})


def aim(form: type[Any], clan: str, **more: Any) -> Aim:
    """An action of a kind that names a seat, such as ``aim(Swap, "koi", place=…)``."""
    return Aim(form, clan, more)


class Play:
    """A match that is played on (mutable)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def clans(self) -> list[str]:
        """By seat."""
        return [player.clan for player in self.state.players]

    def _follow(self, transition: Transition[State]) -> "Play":
        self.state = transition.state
        self.events += transition.events
        assert [each for each in problems(self.state) if each.code not in UNWRITTEN] == []
        return self

    def start(self, what: str | AnyStep | Sequence[AnyStep]) -> "Play":
        """Let something begin.

        Args:
            what: steps; or ``war``, ``battle`` (the next war), ``kami`` (a kami turn), ``winter``, ``tea``,
                ``season summer``, ``clean-up``; or a mandate and who chooses it, as in ``recruit koi``.
        """
        if not isinstance(what, str):
            steps = what if isinstance(what, Sequence) else (what,)
            return self._follow(begin(self.state, *steps))
        word, _, whom = what.partition(" ")
        for mandate in MANDATES:
            if mandate == word:
                return self._choose(mandate, whom)
        if word in ("battle", "tea"):
            phase: Phase = "war" if word == "battle" else "tea"
            self.state = replace(self.state, table=replace(self.state.table, phase=phase))
        known: dict[str, tuple[AnyStep, ...]] = {
            "war": (WarBeginning(),),
            "battle": (NextWar(),),
            "kami": (*[KamiTurn(place) for place in range(4)], Politics()),
            "winter": (Wintering(),),
            "tea": (TakingTea(), Politics()),
            "season": tuple([StartingSeason(season) for season in SEASONS if season == whom]),
            "clean-up": (CleaningUp(),),
        }
        return self._follow(begin(self.state, *known[word]))

    def _choose(self, mandate: Mandate, clan: str) -> "Play":
        """The tile lies on top, and its holder takes it; Lotus announces it over the last of its tiles."""
        state, holder = self.state, self.clans.index(clan)
        rest = list(state.pile)
        rest.remove(mandate)
        table = replace(state.table, holder=holder)
        self.state = replace(state, table=table, pile=(mandate, *rest))
        self._follow(begin(self.state, Politics()))
        action = Announce(3, mandate) if clan == "lotus" else ChooseTile(0)
        return self._follow(act(self.state, holder, action))

    def do(self, clan: str, action: Any) -> "Play":
        """A seat acts, once others who are asked before it have said that they do nothing; null: it is asked."""
        who = self.clans.index(clan)
        action = action.at(self.clans) if isinstance(action, Aim) else action
        while self._is_said_before(who, action):
            self._follow(act(self.state, legal.owing(self.state)[0], DONE))
        return self if action is None else self._follow(act(self.state, who, action))

    def _is_said_before(self, who: int, action: Any) -> bool:
        owing = legal.owing(self.state)
        if not owing or who in owing or action in legal.side_actions(self.state, who):
            return False
        return DONE in legal.legal_actions(self.state, owing[0])

    def rest(self) -> "Play":
        """Everybody does nothing more, till something comes up that has to be done."""
        while owing := legal.owing(self.state):
            if DONE not in legal.legal_actions(self.state, owing[0]):
                break
            self._follow(act(self.state, owing[0], DONE))
        return self

    def may(self, clan: str) -> list[Any]:
        """All answers to what a seat owes."""
        return list(legal.legal_actions(self.state, self.clans.index(clan)))

    def asked(self, clan: str) -> str | None:
        """What a seat owes."""
        who = self.clans.index(clan)
        kinds = [type(each).__struct_config__.tag for each in legal.decisions(self.state) if each.seat == who]
        return str(kinds[0]) if kinds else None

    def told(self) -> list[str]:
        """Kinds of the events so far."""
        return [str(type(event).__struct_config__.tag) for event in self.events]

    def check(self, then: Mapping[str, Any]) -> "Play":
        """What there is now is what these facts say."""
        found: dict[str, Any] = {}
        for fact, wanted in then.items():
            if fact == "told":
                told = iter(self.told())
                missing = [kind for kind in wanted.split() if kind not in told]
                assert not missing, f"{missing} is not told in {self.told()}"
                found[fact] = wanted
            elif " may" in fact:
                clan, _, word = fact.partition(" ")
                self._check_choices(clan, word, wanted)
                found[fact] = wanted
            else:
                found[fact] = self.fact(fact)
        assert found == dict(then)
        return self

    def _check_choices(self, clan: str, word: str, wanted: Any) -> None:
        who = self.clans.index(clan)
        choices = legal.legal_actions(self.state, who)
        for written in wanted if isinstance(wanted, list) else [wanted]:
            action = written.at(self.clans) if isinstance(written, Aim) else written
            assert (action in choices) is (word == "may"), f"{clan} {word} {action}: {list(choices)[:60]}"

    def fact(self, fact: str) -> Any:
        """What a fact says now."""
        table, clans = self.state.table, self.clans
        common: dict[str, Callable[[], Any]] = {
            "honor": lambda: " ".join([clans[each] for each in table.honor]),
            "allies": lambda: " ".join([f"{clans[one]}-{clans[other]}" for one, other in table.alliances]),
            "turns": lambda: " ".join([f"{clans[each.seat]} {each.mandate}" for each in table.turns]),
            "market": lambda: " ".join([offer.card for offer in table.market for _ in range(offer.copies)]),
            "wars": lambda: table.fought,
        }
        if fact in common:
            return common[fact]()
        clan, what, *place = fact.split()
        who = clans.index(clan)
        player = self.state.players[who]
        own: dict[str, Callable[[], Any]] = {
            "cards": lambda: " ".join(player.cards),
            "tokens": lambda: " ".join([f"{token.season}:{token.province}" for token in player.tokens]),
            "asked": lambda: self.asked(clan),
            "choices": lambda: len(legal.legal_actions(self.state, who)),
        }
        if what in own:
            return own[what]()
        if not place:
            return getattr(player, what)
        return force(self.state, who, place[0]) if what == "force" else count(player.pieces, what, place[0])


class Case(NamedTuple):
    """What there is, what begins, who does what, and what there is then."""

    says: str
    given: State
    start: str | AnyStep | None
    moves: Sequence[tuple[str, Any]]
    then: Mapping[str, Any]

    def play(self) -> Play:
        """Play it, and look."""
        play = Play(self.given)
        if self.start is not None:
            play.start(self.start)
        for clan, action in self.moves:
            if clan == "all":
                play.rest()
            else:
                play.do(clan, action)
        return play.check(self.then)


REST = ("all", DONE)
"""Everybody does nothing more."""


def turn(clan: str) -> tuple[str, None]:
    """Others do nothing till a seat is asked."""
    return (clan, None)
