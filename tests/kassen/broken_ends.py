"""Ends of kassen in which something is wrong: verdicts and settlements, with the problems that must be told."""

from typing import Any, Final

from msgspec.structs import replace

from tests.kassen.broken import GENERALS, OVER, START, Broken, table
from warlords_core.kassen.model import Capture, Settlement, Speaker, State, Verdict


def ended(words: Any, speaker: tuple[int, str] | None, *captures: tuple[str, int]) -> Settlement:
    """A settlement; captures with their chances, none of which came true."""
    return Settlement(
        words=words,
        speaker=None if speaker is None else Speaker(speaker[0], GENERALS[speaker[1]]),
        captures=tuple([Capture(GENERALS[general], False, chance) for general, chance in captures]),
    )


# 50 and 4 times the charm of plain ones, 50: 250. For each of 5 who are left 50 less: 0.
LOST_BY_0: Final = ended("retreat", (1, "g44"), ("g22", 0), ("g33", 0))
"""How side 0 has lost ``OVER``: of g44 (unit 3) and g55 (unit 4), cost 1 both, the earlier speaks."""

ENDS: Final[dict[str, Broken]] = {
    "a turn after the verdict": (
        table(START, verdict=Verdict(1, "retreat"), settlement=LOST_BY_0),
        [("agenda_shape", "KS-6.2", "/agenda")],
    ),
    "positions beyond the pack in a settlement": (
        table(OVER, settlement=replace(LOST_BY_0, speaker=Speaker(1, 499), captures=(Capture(498, False, 0),))),
        [
            ("unknown_general", "KS-12.1", "/table/settlement/speaker/general"),
            ("unknown_general", "KS-12.1", "/table/settlement/captures/0/general"),
        ],
    ),
    "lost with generals left": (
        table(OVER, verdict=Verdict(1, "no_generals"), settlement=ended("victory", (1, "g44"))),
        [("verdict_mismatch", "KS-9.1", "/table/verdict")],
    ),
    "a retreat out of turn": (
        # 100 more for side 0, which defends a castle, and 50 less for each of 3 who are left: 200.
        table(
            OVER,
            verdict=Verdict(0, "retreat"),
            settlement=ended("retreat", (0, "g22"), ("g44", 200), ("g55", 200)),
        ),
        [("verdict_mismatch", "KS-9.3", "/table/verdict")],
    ),
    "a last phase in phase 3": (
        table(OVER, verdict=Verdict(0, "last_phase"), settlement=ended("victory", (0, "g22"))),
        [("verdict_mismatch", "KS-9.2", "/table/verdict")],
    ),
    "an end that is not settled": (
        table(OVER, settlement=None),
        [("settlement_mismatch", "KS-10.1", "/table/settlement")],
    ),
    "settled before the end": (
        table(START, settlement=LOST_BY_0),
        [("settlement_mismatch", "KS-10.1", "/table/settlement")],
    ),
    "other words and another speaker": (
        table(OVER, settlement=replace(LOST_BY_0, words="victory", speaker=Speaker(1, GENERALS["g55"]))),
        [
            ("settlement_mismatch", "KS-10.1", "/table/settlement/words"),
            ("settlement_mismatch", "KS-10.1", "/table/settlement/speaker"),
        ],
    ),
    "another chance of capture": (
        table(OVER, settlement=ended("retreat", (1, "g44"), ("g22", 0), ("g33", 50))),
        [("settlement_mismatch", "KS-10.2", "/table/settlement/captures")],
    ),
    "captures of whoever cannot be captured": (
        table(OVER, settlement=ended("retreat", (1, "g44"), ("g22", 0), ("g33", 0), ("g34", 0))),
        [("settlement_mismatch", "KS-10.2", "/table/settlement/captures")],
    ),
}

SOUND_ENDS: Final[dict[str, State]] = {
    "a retreat and its settlement": table(OVER, settlement=LOST_BY_0),
}
