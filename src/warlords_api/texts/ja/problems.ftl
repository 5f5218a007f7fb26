## Kinds of problems

kind-malformed = リクエストの形式が正しくないため、読み取れません。
kind-unauthorized = この席からの要求であることが証明されていません。
kind-forbidden = 要求した側には許されていません。
kind-not-found = ここにその名のものはありません。
kind-method-not-allowed = このアドレスではそのメソッドを使えません。
kind-not-acceptable = 応答はJSONかMessagePackですが、リクエストはどちらも受け取りません。
kind-body-timeout = 本文が時間内に届きませんでした。
kind-illegal-action = 規則により、この行動はできません。
kind-stale = 対局はこの状態からもう先へ進んでいます。
kind-body-too-large = 本文が大きすぎます。
kind-unsupported-media-type = 本文は圧縮していないJSONかMessagePackで送ってください。
kind-impossible = 読み取れますが、ありえない内容です。
kind-too-many-requests = リクエストが多すぎます。少し待ってください。
kind-defect = サーバーの不具合です。リクエストIDで原因を調べられます。
kind-unavailable = サーバーに必要なものが応答しません。もう一度試してください。

## Finer codes

code-bad_token = このサーバーではこの対局を開けません。鍵（WARLORDS_KEYS）を決めずに再起動したか、鍵または規則の版が違います。
code-unknown_game = そのようなゲームはありません。
code-unknown_rule = 規則にその番号の条項はありません。
code-unknown_pack = そのパックはここにありません。
code-unknown_seat = この対局にその席はありません。
code-nothing_owed = この席はいま行動を求められていません。
code-too_many_actions = 一度に送れる行動の数を超えています。
code-too_many_events = ここまでの行動の出来事が多すぎます。その後の状態とともに、この行動を送り直してください。
code-other_game = 別のゲームの記録です。
code-impossible_view = この席に見えている状況は、どの対局でも起こりません。
code-duplicate_key = 同じキーが2度あります。
code-repeated_header = 1度しか書けないヘッダーが2度あります。
code-body_cut_off = 本文が途中で切れています。

## What breaks a rule

against = 規則 { $clause } に合いません。
