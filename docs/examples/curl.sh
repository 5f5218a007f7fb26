# The API's address; `sh curl.sh http://127.0.0.1:8000`.
API=$1
JSON='Content-Type: application/json'

# A clause of the rules, in three languages.
curl -s "$API/v1/xidit/rules/XD-3.3"; echo

# A match: the first state. It is long, so here only what came of it.
curl -s "$API/v1/xidit/matches" -H "$JSON" -d '{"options": {"seats": 3}, "seed": 7}' \
    -o /dev/null -w '%{http_code} %{content_type}\n'

# A match that cannot be. Nothing is repaired: the answer says what is wrong, and where.
curl -s "$API/v1/xidit/matches" -H "$JSON" -H 'Accept-Language: zh' -d '{"options": {"seats": 9}, "seed": 7}'; echo
