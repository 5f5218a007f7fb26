## Kinds of problems

kind-malformed = The request cannot be read as what it should be.
kind-unauthorized = Nothing proves that this seat asks.
kind-forbidden = This is not allowed to whoever asks.
kind-not-found = There is nothing of this name here.
kind-method-not-allowed = This address does not take this method.
kind-not-acceptable = Answers come as JSON or MessagePack; the request takes neither.
kind-body-timeout = The body did not arrive in time.
kind-illegal-action = The rules do not allow this action.
kind-stale = The match has gone on from this state already.
kind-body-too-large = The body is too large.
kind-unsupported-media-type = Bodies are taken as JSON or MessagePack, uncompressed.
kind-impossible = This can be read, but it cannot be.
kind-too-many-requests = Too many requests: please wait a little.
kind-defect = The server failed; the request id helps to find out why.
kind-unavailable = Something that the server needs does not answer: please try again.

## Finer codes

code-bad_token = This server cannot open this match: it was restarted without keys of its own (WARLORDS_KEYS), has other keys, or another version of the rules.
code-unknown_game = There is no such game.
code-unknown_rule = The rule text has no clause of this id.
code-unknown_pack = This content pack is not known here.
code-unknown_seat = There is no such seat at this table.
code-nothing_owed = This seat owes no action now.
code-too_many_actions = These are more actions than are taken at once.
code-too_many_events = The actions before this one have too many events: post it with the state after them.
code-other_game = The record is of another game.
code-impossible_view = No match brings about what this seat sees.
code-duplicate_key = A key stands twice.
code-repeated_header = A header stands twice that may stand there once.
code-body_cut_off = The body ended before its end.

## What breaks a rule

against = This does not fit the rule { $clause }.
