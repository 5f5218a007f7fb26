"""What can be done with a set of legal actions: all of it without listing the set."""

from warlords_core import IllegalAction, Stream, games
from warlords_core.xidit.decisions import CommitPlan

xidit = games.get("xidit")
state = xidit.setup(xidit.default_options(), 1).state
for seat in range(4):
    state = xidit.apply(state, seat, xidit.parse(state, f"place {seat + 1}")).state

plans = xidit.legal_actions(state, 0)
print(len(plans))  # five orders in six places: 5 ** 6
print(xidit.notate(state, plans[0]), "…", xidit.notate(state, plans[-1]))

plan = CommitPlan(("act", "act", "act", "act", "act", "wait"))
print(plan in plans, plans.index(plan), plans[plans.index(plan)] == plan)
print([xidit.notate(state, action) for action in plans[5:8]])  # a slice is a set again: a page
print(plans.sample(Stream.seeded(1, "a label of my own")) in plans)
print(plans.form().of.parts[0])  # what an input form needs: here the first of six choices

# Nobody may commit twice, and nobody may place a hero now. The set is empty or lacks it; `refusal` says why.
state = xidit.apply(state, 0, plan).state
print(len(xidit.legal_actions(state, 0)), xidit.refusal(state, 0, plan).code)
try:
    xidit.apply(state, 1, xidit.parse(state, "place 9"))
except IllegalAction as error:
    print(error)
