"""What a seat is told, in three languages."""

from warlords_core import games, narration, visible

xidit = games.get("xidit")
start = xidit.setup(xidit.default_options(), 7).state
after = xidit.apply(start, 0, xidit.parse(start, "place 5"))

for language in narration.LANGUAGES:
    tell = narration.narrator(xidit, xidit.view(start, 0), language)
    for event in visible(after.events, 0):
        print(*tell(event), sep="\n")
    owed = xidit.decisions(after.state)[0]
    print(narration.question(xidit, xidit.view(after.state, 0), owed, language))

refusal = xidit.refusal(after.state, 1, xidit.parse(after.state, "place 5"))
if refusal is not None:
    print(narration.refused(xidit, refusal, "ja"), narration.clause(xidit, refusal.rule, "ja"))
