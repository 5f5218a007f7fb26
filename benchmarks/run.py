"""Measure the games, the API and their peers side by side, and print what they come to, ratios first."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a script, it knows its own folder only

from benchmarks import asgi, door, imports, kassen, peers, rising_sun, sealed, xidit
from benchmarks.machine import machine
from benchmarks.measure import Figure, Limit, Ratio, Skipped, Workload, measure
from benchmarks.table import document, report
from warlords_core import games

Source = Callable[[], Iterable[Workload | Skipped]]

GROUPS: tuple[tuple[Source, ...], ...] = (
    (xidit.workloads, kassen.workloads, rising_sun.workloads, peers.workloads),
    (sealed.workloads,),
    (asgi.workloads,),
    (door.workloads,),
    (imports.workloads,),
)
"""What is measured together, turn by turn."""

RATIOS = (
    Ratio(over="xidit/steps", under="chess/plies", least=3.0),
    Ratio(over="kassen/steps-5", under="chess/plies", least=3.0),
    Ratio(over="kassen/idle", under="chess/plies"),
    Ratio(over="kassen/matches-5", under="gym-locm/games", least=3.0),
    *(Ratio(over=f"rising_sun/steps-{seats}", under="chess/plies", least=2.0) for seats in rising_sun.SEATS),
    Ratio(over="rising_sun/idle", under="chess/plies"),
    *(Ratio(over=f"rising_sun/steps-{seats}", under="diplomacy/phases") for seats in rising_sun.SEATS),
    *(Ratio(over=f"rising_sun/matches-{seats}", under="diplomacy/games") for seats in rising_sun.SEATS),
    *(Ratio(over="xidit/steps", under=f"openspiel/{name}") for name in peers.SPIELS),
    *(
        Ratio(over=f"http/{server}/adjudication", under=f"http/{server}/raw", least=0.5, goal=0.75)
        for server in door.SERVERS
    ),
    *(Ratio(over=f"http/{server}/unknown", under=f"http/{server}/raw") for server in door.SERVERS),
    *(Ratio(over=f"http/{server}/adjudication", under=f"http/{server}/idle") for server in door.SERVERS),
    *(Ratio(over=f"http/{server}/sealed", under=f"http/{server}/adjudication", least=0.85) for server in door.SERVERS),
    *(Ratio(over=f"http/{server}/receipted", under=f"http/{server}/adjudication") for server in door.SERVERS),
    Ratio(over="asgi/adjudication", under="asgi/raw"),
    Ratio(over="asgi/adjudication", under="asgi/idle"),
)
LIMITS = (
    Limit(name="kassen/turn", most=5.0),
    Limit(name="rising_sun/marshal", most=50.0),
    Limit(name="rising_sun/bid", most=50.0),
    *(Limit(name=f"sealing/token-{game}", most=1.4) for game in games.names()),
    *(Limit(name=f"sealing/views-{game}", most=20.0) for game in games.names()),
    Limit(name="import/warlords_core", most=100.0),
)

ROUNDS, SECONDS = 5, 1.5
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.3


def run(only: Sequence[str], rounds: int, seconds: float) -> tuple[dict[str, Figure], list[Skipped]]:
    """Measure all workloads, or those whose names begin with one of ``only``."""
    figures: dict[str, Figure] = {}
    skipped: list[Skipped] = []
    for group in GROUPS:
        found = [item for item in chain.from_iterable(source() for source in group) if _wanted(item.name, only)]
        skipped += [item for item in found if isinstance(item, Skipped)]
        workloads = [item for item in found if isinstance(item, Workload)]
        if workloads:
            names = ", ".join(workload.name for workload in workloads)
            print(f"measuring {names} ({rounds} rounds of {seconds:g} s each)", file=sys.stderr)
        for figure in measure(workloads, rounds, seconds):
            figures[figure.name] = figure
    return figures, skipped


def _wanted(name: str, only: Sequence[str]) -> bool:
    return not only or name.startswith(tuple(only))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short rounds: a look, not a measurement")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="NAME",
        help="only workloads whose names begin like this: kassen, http/granian, …; may be repeated",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file too")
    args = parser.parse_args(argv)
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if args.quick else (ROUNDS, SECONDS)
    facts = machine() | {
        "rounds": f"medians of {rounds}, {seconds:g} s each, in turn; {door.CONNECTIONS} connections for http"
    }
    figures, skipped = run(args.only, rounds, seconds)
    if not figures and not skipped:
        parser.error(f"nothing is called {' or '.join(args.only)}…")
    print(report(facts, figures, RATIOS, LIMITS, skipped))
    if args.json:
        args.json.write_text(
            json.dumps(document(facts, figures, RATIOS, LIMITS, skipped), indent=1) + "\n", encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
