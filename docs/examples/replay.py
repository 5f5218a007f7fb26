"""A record is a match: write it down, read it back, play it again."""

from warlords_core import digest, from_json, games, playout, replay, to_json

xidit = games.get("xidit")
played = playout(xidit, xidit.default_options(), seed=3)
data = to_json(played.record)

record = from_json(data, xidit.types.record)
transitions = list(replay(xidit, record))
print(record == played.record)
print(len(transitions) == 1 + len(record.moves))  # set-up, and one for each action
print(digest(transitions[-1].state) == digest(played.state))

# A match can be taken up at any decision: a state needs no history.
middle = transitions[len(transitions) // 2].state
print(from_json(to_json(middle), xidit.types.state) == middle)
