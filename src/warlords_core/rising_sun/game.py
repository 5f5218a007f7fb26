"""rising_sun as a game of the protocol."""

from warlords_core.game import Game, Packs, Types
from warlords_core.rising_sun import content, legal, notation, refusals, setup, standing, winter
from warlords_core.rising_sun.answers import resolve_unchecked
from warlords_core.rising_sun.decisions import AnyAction, AnyDecision, MatchMove, MatchRecord
from warlords_core.rising_sun.determinize import determinize
from warlords_core.rising_sun.events import AnyEvent
from warlords_core.rising_sun.invariants import problems
from warlords_core.rising_sun.model import Options, State, View
from warlords_core.rising_sun.view import view
from warlords_core.rules import RuleBook

GAME: Game[Options, State, AnyAction, AnyDecision, View] = Game(
    name="rising_sun",
    title={"en": "Rising Sun", "zh": "旭日战魂录", "ja": "ライジングサン"},
    types=Types(
        options=Options,
        state=State,
        action=AnyAction,
        decision=AnyDecision,
        event=AnyEvent,
        view=View,
        pack=content.Pack,
        public_pack=content.Pack,
        move=MatchMove,
        record=MatchRecord,
    ),
    rules=RuleBook("warlords_core.rising_sun"),
    packs=Packs(
        all=content.all_packs,
        get=content.get,
        of=content.of,
        ref=content.ref,
        load=content.load,
        add=content.add,
    ),
    default_options=Options,
    setup=setup.setup,
    check_options=setup.check_options,
    decisions=legal.decisions,
    legal_actions=legal.legal_actions,
    side_actions=legal.side_actions,
    refusal=refusals.refusal,
    resolve_unchecked=resolve_unchecked,
    view=view,
    outcome=winter.outcome,
    problems=problems,
    determinize=determinize,
    notate=notation.notate,
    parse=notation.parse,
    # Mandates, what seats have seen of them, and bids: 560 bytes along matches, some 800 at most.
    hidden_room=lambda view: 512 + 128 * view.options.seats,
    evaluate=standing.evaluate,
)
