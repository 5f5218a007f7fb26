"""States in which something is wrong with the frame, the table or what seats have, each with all that is told of it."""

from msgspec.structs import replace

from tests.rising_sun.broken import (
    BIDDING,
    CHOOSING,
    ONE_BID,
    SHARING,
    SOLE,
    TEA,
    WARS,
    agenda,
    allied_once,
    battle,
    drawn,
    group,
    player,
    season,
    table,
)
from tests.rising_sun.sound import PILE
from tests.unsound import Told
from warlords_core.rising_sun.model import Look, Offer, Proposal, State, Token
from warlords_core.rising_sun.steps import (
    Choosing,
)
from warlords_core.rising_sun.terms import Group

SUMMER = season(CHOOSING, "summer")
FRAME: dict[str, tuple[State, list[Told]]] = {
    "unknown pack": (replace(TEA, pack=replace(TEA.pack, digest="0" * 32)), [("unknown_pack", None, "/pack")]),
    "other pack": (
        replace(TEA, options=replace(TEA.options, pack="another")),
        [("pack_mismatch", None, "/options/pack")],
    ),
    "unknown set": (
        replace(TEA, options=replace(TEA.options, add_on="core")),
        [("unknown_set", "RS-1.4", "/options/add_on")],
    ),
    "invalid option": (
        replace(TEA, options=replace(TEA.options, keep_unbought=3)),
        [("invalid_value", "RS-1.1", "/options/keep_unbought")],
    ),
    "a seat too many": (
        replace(TEA, options=replace(TEA.options, seats=4)),
        [("wrong_count", "RS-1.1", "/players")],
    ),
    "a clan too many": (
        replace(TEA, options=replace(TEA.options, clans=("koi", "lotus", "turtle", "bonsai"))),
        [("wrong_count", "RS-1.1", "/options/clans")],
    ),
    "a clan agreed on twice": (
        replace(TEA, options=replace(TEA.options, clans=("koi", "koi", "lotus"))),
        [("repeated_clan", "RS-1.1", "/options/clans/1")],
    ),
    "an unknown clan": (
        replace(TEA, options=replace(TEA.options, clans=("koi", "lotus", "wolf"))),
        [("unknown_clan", "RS-1.1", "/options/clans/2")],
    ),
    "too few clans to draw from": (
        replace(TEA, options=replace(TEA.options, boxes=("kickstarter",))),
        [("too_few_clans", "RS-1.1", "/options/boxes")],
    ),
    "six seats without the clans that bring the sixth": (
        replace(TEA, options=replace(TEA.options, clans=None, seats=6, boxes=("base", "kickstarter"))),
        [("without_dynasty", "RS-1.1", "/options/seats"), ("wrong_count", "RS-1.1", "/players")],
    ),
    "draws out of order": (
        drawn("shuffle/mandates", "deal/kami"),
        [("draws_unsorted", None, "/rng/drawn/1/label")],
    ),
    "unknown draw": (drawn("dice"), [("unknown_label", None, "/rng/drawn/0/label")]),
    "no such seat": (table(CHOOSING, holder=5), [("no_such_seat", "RS-1.1", "/table/holder")]),
    "no such seat on the agenda": (agenda(CHOOSING, Choosing(3)), [("no_such_seat", "RS-1.1", "/agenda/0/seat")]),
    "unknown province": (
        table(CHOOSING, wars=("atlantis", *WARS[1:])),
        [("unknown_name", None, "/table/wars/0")],
    ),
    "unknown kind": (
        player(CHOOSING, 0, pieces=(*CHOOSING.players[0].pieces, Group("reserve", "wizard", 1))),
        [("unknown_name", None, f"{SOLE}/pieces/{len(CHOOSING.players[0].pieces)}/kind")],
    ),
    "another clan than agreed": (
        replace(CHOOSING, options=replace(CHOOSING.options, clans=("lotus", "turtle", "bonsai"))),
        [("other_clan", "RS-1.1", "/players/0/clan")],
    ),
    "seats in another order": (
        replace(TEA, players=TEA.players[::-1]),
        [("wrong_order", "RS-1.1", "/players")],
    ),
}
TABLE: dict[str, tuple[State, list[Told]]] = {
    "no permutation": (table(CHOOSING, honor=(0, 1, 1)), [("no_permutation", "RS-4.9", "/table/honor")]),
    "a kami twice": (
        table(CHOOSING, kami=("fujin", "fujin", "raijin", "ryujin")),
        [("repeated_kami", "RS-1.3", "/table/kami")],
    ),
    "a war too few": (table(CHOOSING, wars=WARS[1:]), [("wrong_wars", "RS-2.1", "/table/wars")]),
    "settled before the war": (table(CHOOSING, fought=1), [("too_many_fought", "RS-6.1", "/table/fought")]),
    "allied with two": (
        player(
            player(player(table(CHOOSING, alliances=((0, 1), (0, 2))), 0, allied_seasons=1), 1, allied_seasons=1),
            2,
            allied_seasons=1,
        ),
        [("allied_twice", "RS-3.1", "/table/alliances")],
    ),
    "an alliance the wrong way round": (
        player(player(table(CHOOSING, alliances=((1, 0),)), 0, allied_seasons=1), 1, allied_seasons=1),
        [("unsorted", "RS-3.1", "/table/alliances")],
    ),
    "allied in no season": (
        player(table(CHOOSING, alliances=((0, 1),)), 1, allied_seasons=1),
        [("wrong_seasons", "RS-3.1", "/players/0/allied_seasons")],
    ),
    "allied this season with nobody": (
        player(CHOOSING, 2, allied_seasons=1),
        [("wrong_seasons", "RS-3.1", "/players/2/allied_seasons")],
    ),
    "allied in a season to come": (
        player(CHOOSING, 2, allied_seasons=2),
        [("wrong_seasons", "RS-3.1", "/players/2/allied_seasons")],
    ),
    "ready twice": (table(TEA, ready=(1, 1)), [("unsorted", "RS-3.2", "/table/ready")]),
    "ready too late": (table(CHOOSING, ready=(1,)), [("cannot_be_ready", "RS-3.2", "/table/ready")]),
    "freed at tea": (allied_once(table(TEA, freed=(0, 1))), [("freed_in_tea", "RS-4.8", "/table/freed")]),
    "tea with one unallied": (
        player(player(table(TEA, alliances=((0, 1),)), 0, allied_seasons=1), 1, allied_seasons=1),
        [("tea_over", "RS-3.2", "/table/alliances")],
    ),
    "a proposal to oneself": (
        table(TEA, proposals=(Proposal(1, 1, open=False),)),
        [("unsorted", "RS-3.2", "/table/proposals")],
    ),
    "two proposals that meet": (
        table(TEA, proposals=(Proposal(0, 1, open=True), Proposal(1, 0, open=True))),
        [("open_proposal", "RS-3.2", f"/table/proposals/{place}/open") for place in (0, 1)],
    ),
    "a proposal after tea": (
        table(CHOOSING, proposals=(Proposal(0, 1, open=True),)),
        [("open_proposal", "RS-3.2", "/table/proposals/0/open")],
    ),
    "gifts out of order": (table(CHOOSING, given=((1, 0), (0, 1))), [("unsorted", "RS-3.3", "/table/given")]),
    "gifts in war": (table(BIDDING, given=((0, 1),)), [("no_gifts_now", "RS-6.11", "/table/given")]),
}
HOLDINGS: dict[str, tuple[State, list[Told]]] = {
    "pieces out of order": (
        player(CHOOSING, 0, pieces=CHOOSING.players[0].pieces[::-1]),
        [("unsorted", "RS-1.2", f"{SOLE}/pieces")],
    ),
    "a group lost": (
        player(CHOOSING, 0, pieces=CHOOSING.players[0].pieces[1:]),
        [("pieces_miscounted", "RS-1.2", f"{SOLE}/pieces")],
    ),
    "a daimyo at a shrine": (
        group(CHOOSING, 0, "edo", "daimyo", "shrine_2"),
        [("misplaced", "RS-4.4", f"{SOLE}/pieces/5/place")],
    ),
    "a stronghold at a shrine": (
        group(CHOOSING, 0, "edo", "stronghold", "shrine_2"),
        [("misplaced", "RS-4.5", f"{SOLE}/pieces/5/place")],
    ),
    "a hostage of one's own": (
        group(BIDDING, 0, "kyoto", "bushi", "captive_0"),
        [("misplaced", "RS-6.6", f"{SOLE}/pieces/0/place")],
    ),
    "a daimyo taken": (
        group(BIDDING, 0, "edo", "daimyo", "captive_1"),
        [("misplaced", "RS-6.6", f"{SOLE}/pieces/0/place")],
    ),
    "a hostage before the war": (
        group(CHOOSING, 0, "kyoto", "bushi", "captive_1"),
        [("misplaced", "RS-2.4", f"{SOLE}/pieces/0/place")],
    ),
    "an offer lost": (
        table(CHOOSING, market=CHOOSING.table.market[1:]),
        [("cards_miscounted", "RS-2.2", "/table/market")],
    ),
    "a card of summer in spring": (
        player(CHOOSING, 0, cards=("yurei",), pieces=(*CHOOSING.players[0].pieces, Group("reserve", "yurei", 1))),
        [("cards_miscounted", "RS-2.2", "/table/market")],
    ),
    "an offer of last season": (
        table(SUMMER, market=(Offer("komainu", 1), *SUMMER.table.market)),
        [("not_discarded", "RS-2.2", "/table/market")],
    ),
    "more tokens of a season than it had wars": (
        player(SUMMER, 0, tokens=tuple([Token("spring", each) for each in (*WARS, "kyushu")])),
        [("too_many_tokens", "RS-2.1", "/players")],
    ),
    "offers out of order": (
        table(CHOOSING, market=CHOOSING.table.market[::-1]),
        [("unsorted", "RS-2.2", "/table/market")],
    ),
    "a token too early": (
        player(CHOOSING, 0, tokens=(Token("spring", "edo"),)),
        [("token_too_early", "RS-6.2", f"{SOLE}/tokens/0")],
    ),
    "a token twice": (
        player(battle(SHARING, province="kyoto"), 1, tokens=(Token("spring", "kyoto"),) * 2),
        [("token_twice", "RS-2.1", "/players/1/tokens/1")],
    ),
    "a bid too high": (
        player(ONE_BID, 1, bid=(0, 2, 1, 0)),
        [("bid_too_high", "RS-6.3", "/players/1/bid")],
    ),
    "a bid missing": (player(ONE_BID, 0, coins=0), [("bid_missing", "RS-6.3", f"{SOLE}/bid")]),
    "a bid in peace": (player(CHOOSING, 0, bid=(0, 0, 0, 0)), [("no_bid_now", "RS-6.3", f"{SOLE}/bid")]),
    "all bids in": (
        player(player(ONE_BID, 0, bid=(0, 0, 0, 0)), 2, bid=(0, 0, 0, 0)),
        [("all_in", "RS-6.3", "/agenda")],
    ),
    "a tile lost": (replace(CHOOSING, pile=PILE[2:9]), [("mandates_miscounted", "RS-1.4", "/pile")]),
    "a tile too many on the track": (
        replace(CHOOSING, pile=PILE[3:], laid=PILE[:3]),
        [("track_mismatch", "RS-4.2", "/laid")],
    ),
    "an open tile that says something else": (
        table(CHOOSING, turns=(replace(CHOOSING.table.turns[0], mandate="harvest"), CHOOSING.table.turns[1])),
        [("wrong_mandate", "RS-4.2", "/table/turns/0/mandate")],
    ),
    "a tile face down": (
        table(CHOOSING, turns=(replace(CHOOSING.table.turns[0], hidden=True), CHOOSING.table.turns[1])),
        [("wrong_face", "RS-4.2", "/table/turns/0/hidden")],
    ),
    "a look forgotten": (player(CHOOSING, 0, looks=()), [("looks_mismatch", "RS-4.2", f"{SOLE}/looks")]),
    "a look that was none": (
        player(CHOOSING, 0, looks=(Look(0, ("recruit", "train", "marshal", "harvest"), 0),)),
        [("looks_mismatch", "RS-4.2", f"{SOLE}/looks")],
    ),
}
