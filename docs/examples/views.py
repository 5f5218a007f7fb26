"""What the seats may see, and a full state that one of them could imagine."""

from warlords_core import games

xidit = games.get("xidit")
state = xidit.setup(xidit.default_options(), 1).state
for seat in range(4):
    state = xidit.apply(state, seat, xidit.parse(state, f"place {seat + 1}")).state
state = xidit.apply(state, 0, xidit.parse(state, "plan act act act wait wait wait")).state

print(xidit.view(state, 0).screen.plan)  # its own plan
print(xidit.view(state, 1).players[0])  # that seat 0 has committed, not what
print(xidit.view(state, None).screen)  # a spectator sits behind no screen

imagined = xidit.determinize(xidit.view(state, 1), 99)
print(xidit.view(imagined, 1) == xidit.view(state, 1), xidit.problems(imagined))
