## Kinds of problems

kind-malformed = 请求的格式有误，无法读取。
kind-unauthorized = 没有证明请求来自这个座位。
kind-forbidden = 请求者无权这样做。
kind-not-found = 这里没有所指的内容。
kind-method-not-allowed = 这个地址不接受这种方法。
kind-not-acceptable = 答复只有JSON和MessagePack两种格式，而请求两者都不接受。
kind-body-timeout = 请求正文没有及时送达。
kind-illegal-action = 规则不允许这个行动。
kind-stale = 对局已从这个状态继续进行。
kind-body-too-large = 请求正文过大。
kind-unsupported-media-type = 请求正文只接受未压缩的JSON或MessagePack。
kind-impossible = 内容可以读取，但不可能成立。
kind-too-many-requests = 请求过于频繁，请稍候。
kind-defect = 服务器出错；凭请求编号可以查明原因。
kind-unavailable = 服务器所依赖的服务没有应答，请重试。

## Finer codes

code-bad_token = 本服务器打不开这局对局：它重启前没有设定自己的密钥（WARLORDS_KEYS），或密钥不同，或规则版本不同。
code-unknown_game = 没有这个游戏。
code-unknown_rule = 规则中没有这个编号的条目。
code-unknown_pack = 这里没有这个内容包。
code-unknown_seat = 本局没有这个座位。
code-nothing_owed = 这个座位现在不需要行动。
code-too_many_actions = 一次提交的行动过多。
code-too_many_events = 前面的行动引发的事件过多：请以其后的状态另行提交这个行动。
code-other_game = 这是另一个游戏的对局记录。
code-impossible_view = 任何对局都不会出现这个座位所见的情形。
code-duplicate_key = 同一个键出现了两次。
code-repeated_header = 只能出现一次的标头出现了两次。
code-body_cut_off = 请求正文中途断了。

## What breaks a rule

against = 不符合规则 { $clause }。
