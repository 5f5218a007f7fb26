"""Check a pack that somebody wrote by hand, see what a faulty one is told, and play on a sound one."""

from pathlib import Path

from warlords_core import PackError, games, playout
from warlords_core.xidit import Options

xidit = games.get("xidit")
text = Path(__file__).with_name("board.yaml").read_text("utf-8")

faulty = text.replace("cities: [5, 1]", "cities: [5, 6]").replace("bastion: true", "bastion: false")
try:
    xidit.packs.load(faulty.encode(), "faulty.yaml")
except PackError as error:
    for problem in error.problems:
        print(problem.pointer, problem.code, problem.rule)

pack = xidit.packs.load(text.encode(), "board.yaml")
reference = xidit.packs.add(pack)
print(reference.id, reference.version)
print(len(playout(xidit, Options(pack="ring-5", seats=3), seed=1).outcome.ranking))
