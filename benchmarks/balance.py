"""Play matches of kassen, computer against computer, and print how balanced its default pack is.

Both sides have the same difficulty and armies dealt from the pack; match number i has the seed SEED + i and the i-th of
the sizes, in turn. The same arguments print the same table on every machine.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from warlords_core.kassen import GAME, Options
from warlords_core.kassen.enemy import enemy
from warlords_core.kassen.model import Leader, State
from warlords_core.playout import playout

SIZES = (3, 4, 5, 6, 7, 8)
LATE = 20
"""Matches should end before this phase."""
FIRST = (45.0, 60.0)
"""Per cent of matches that the side which begins may win."""
STRONGEST = 65.0
"""Per cent of matches that a side with any one general may win."""
EARLY_ENOUGH = 99.0
"""Per cent of matches that end before phase 20, at least."""
QUESTIONS = {3: (2.5, 4.5), 4: (2.5, 4.5), 8: (6.0, 8.0)}
"""Questions a side: 3 or 4 in small matches, about 7 in those of eight."""
PORTION = 50
"""Matches that a process plays before it reports."""


@dataclass
class Tally:
    """How often something was there, and how often its side won."""

    matches: int = 0
    won: int = 0

    def note(self, *, won: bool) -> None:
        self.matches += 1
        self.won += won

    @property
    def rate(self) -> float:
        """Per cent won."""
        return 100 * self.won / self.matches if self.matches else 50.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %."""
        n, z = max(1, self.matches), 1.96
        p = self.rate / 100
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)


@dataclass
class Result:
    """What some matches came to."""

    first: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Matches by size and whether the side that began has won."""
    cards: dict[str, Tally] = field(default_factory=dict)
    """By id of a general, tactic or secret."""
    phases: Counter[int] = field(default_factory=Counter)
    """By last phase."""
    reasons: Counter[str] = field(default_factory=Counter)
    questions: Counter[int] = field(default_factory=Counter)
    """Asked of both sides together, by size."""

    def note(self, state: State) -> None:
        """Count a match that is over."""
        verdict, table, size = state.table.verdict, state.table, state.options.army_size
        assert verdict is not None
        self.first[size, verdict.winner == table.first] += 1
        self.phases[table.phase] += 1
        self.reasons[verdict.reason] += 1
        self.questions[size] += sum(len(hand.answered) for hand in state.hands)
        for side, army in enumerate(state.armies):
            for card in (*army.generals, *army.tactics):
                self.cards.setdefault(card, Tally()).note(won=side == verdict.winner)

    def add(self, other: "Result") -> None:
        """Count what somebody else has counted."""
        self.first.update(other.first)
        self.phases.update(other.phases)
        self.reasons.update(other.reasons)
        self.questions.update(other.questions)
        for card, tally in other.cards.items():
            own = self.cards.setdefault(card, Tally())
            own.matches += tally.matches
            own.won += tally.won

    def matches(self, size: int | None = None) -> int:
        """How many were played, of a size or of all."""
        return sum(count for (each, _), count in self.first.items() if size in (None, each))


def play(numbers: Sequence[int], sizes: Sequence[int], seed: int, level: Leader) -> Result:
    """Play the matches of these numbers."""
    result = Result()
    for number in numbers:
        options = Options(army_size=sizes[number % len(sizes)], leaders=(level, level))
        result.note(playout(GAME, options, seed + number, (enemy, enemy)).state)
    return result


def play_all(matches: int, sizes: Sequence[int], seed: int, level: Leader) -> Result:
    """Play matches on all processors."""
    portions = [range(start, min(start + PORTION, matches)) for start in range(0, matches, PORTION)]
    total = Result()
    with ProcessPoolExecutor() as pool:
        for result in pool.map(partial(play, sizes=sizes, seed=seed, level=level), portions):
            total.add(result)
    return total


# Printing


def report(result: Result, sizes: Sequence[int]) -> tuple[list[str], bool]:
    """The tables, as Markdown, and whether all targets are met."""
    pack = GAME.packs.get("three-kingdoms")
    lines, met = _summary(result, sizes)
    names = {card.id: card.name.en for card in (*pack.generals, *pack.tactics, *pack.secrets)}
    costs = {card.id: card.cost for card in (*pack.generals, *pack.tactics, *pack.secrets)}
    for title, cards in (("general", pack.generals), ("tactic", pack.tactics), ("secret", pack.secrets)):
        lines += ["", f"| {title} | cost | matches | won | 95 % |", "| --- | ---: | ---: | ---: | --- |"]
        tallies = {card.id: result.cards.get(card.id, Tally()) for card in cards}
        for id_, tally in sorted(tallies.items(), key=lambda item: (-item[1].rate, item[0])):
            low, high = tally.interval
            figures = f"{tally.matches} | {tally.rate:.1f} % | {low:.1f} … {high:.1f}"
            lines.append(f"| {names[id_]} (`{id_}`) | {costs[id_]} | {figures} |")
    return lines, met


def _summary(result: Result, sizes: Sequence[int]) -> tuple[list[str], bool]:
    """What the targets are about."""
    pack = GAME.packs.get("three-kingdoms")
    total = result.matches()
    began = Tally(total, sum(count for (_, won), count in result.first.items() if won))
    early = 100 * sum(count for phase, count in result.phases.items() if phase < LATE) / total
    strongest = max((card.id for card in pack.generals), key=lambda id_: result.cards.get(id_, Tally()).rate)
    most = result.cards[strongest].rate
    rows = [
        ("matches", f"{total}", "", True),
        (
            "won by the side that begins",
            f"{began.rate:.1f} % ({began.interval[0]:.1f} … {began.interval[1]:.1f})",
            f"{FIRST[0]:.0f} … {FIRST[1]:.0f} %",
            FIRST[0] <= began.rate <= FIRST[1],
        ),
        ("won with the strongest general", f"{most:.1f} % ({strongest})", f"≤ {STRONGEST:.0f} %", most <= STRONGEST),
        (f"over before phase {LATE}", f"{early:.2f} %", f"≥ {EARLY_ENOUGH:.0f} %", early >= EARLY_ENOUGH),
    ]
    for size in sizes:
        asked = result.questions[size] / (2 * max(1, result.matches(size)))
        low, high = QUESTIONS.get(size, (0.0, float(total)))
        target = f"{low:.1f} … {high:.1f}" if size in QUESTIONS else ""
        rows.append((f"questions a side, {size} generals", f"{asked:.2f}", target, low <= asked <= high))
    ends = ", ".join(f"{reason} {100 * count / total:.1f} %" for reason, count in sorted(result.reasons.items()))
    median = sorted(result.phases.elements())[total // 2]
    rows += [("ends", ends, "", True), ("median of the last phase", f"{median}", "", True)]
    lines = ["| | measured | target |", "| --- | --- | --- |"]
    lines += [f"| {what} | {figure}{'' if met else ' **missed**'} | {target} |" for what, figure, target, met in rows]
    return lines, all(met for *_, met in rows)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


def main(argv: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2_000, metavar="N", help="how many (default: 2000)")
    parser.add_argument("--sizes", type=numbers, default=SIZES, metavar="N,…", help="generals a side (default: 3 to 8)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (default: 1)")
    parser.add_argument("--level", choices=("low", "middle", "high"), default="middle", help="of both sides")
    args = parser.parse_args(None if argv is None else list(argv))
    result = play_all(args.matches, args.sizes, args.seed, args.level)
    lines, met = report(result, args.sizes)
    print("\n".join(lines))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
