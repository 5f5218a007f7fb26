"""Run a file of conformance cases; ``warlords check cases.yaml`` does the same."""

from pathlib import Path

from warlords_core import cases, games

for case in cases.load(Path(__file__).with_name("cases.yaml")):
    failures = cases.run(case, games.get(case.game))
    print(case.id, "holds" if not failures else "\n".join(map(str, failures)))
