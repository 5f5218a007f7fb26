"""Check a pack of kassen with cards of one's own, see what two slips are told, and play with it."""

from pathlib import Path

from warlords_core import PackError, bots, games, playout, replay
from warlords_core.kassen import Options
from warlords_core.kassen.events import Deployed
from warlords_core.kassen.model import Army

kassen = games.get("kassen")
text = Path(__file__).with_name("my_battle.yaml").read_text("utf-8")

slips = text.replace("      target: {of: enemy}\n      parts", "      parts")
slips = slips.replace("subject: drummer", "subject: drumer")
try:
    kassen.packs.load(slips.encode(), "slips.yaml")
except PackError as error:
    for problem in error.problems:
        print(problem.pointer, problem.code, problem.rule)

kassen.packs.add(kassen.packs.load(text.encode(), "my_battle.yaml"))
army = Army(generals=("captain", "drummer", "scout"), tactics=("arrows", "encircle", "shields", "supply"))
computer = bots.get(kassen, "enemy").player
played = playout(kassen, Options(pack="my-battle", armies=(army, army)), 2, [computer, computer])
drummer = [general.id for general in kassen.packs.get("my-battle").generals].index("drummer")
events = [event for step in replay(kassen, played.record) for event in step.events]
entered = [event for event in events if isinstance(event, Deployed) and event.general == drummer]
print(f"winners {played.outcome.winners}; the drummer entered {len(entered)} times")
