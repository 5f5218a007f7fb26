from warlords_core import Stream, games

xidit = games.get("xidit")
state = xidit.setup(xidit.default_options(), 2026).state
chance = Stream.seeded(2026, "first use")
while owed := xidit.decisions(state):
    seat = owed[0].seat
    action = xidit.legal_actions(state, seat).sample(chance)
    state = xidit.apply(state, seat, action).state
for standing in xidit.outcome(state).ranking:
    print(f"place {standing.place}: seat {standing.seat}")
