"""States that cannot rest as their agenda says, each with all that must be told of it."""

from msgspec.structs import replace

from tests.rising_sun.broken import (
    BETRAYING,
    BIDDING,
    CHOOSING,
    KAMI,
    KENIN,
    MARSHALLING,
    RECRUITING,
    SAILS,
    SHARING,
    SUMMONED,
    TEA,
    TRAINING,
    USING,
    WON,
    agenda,
    asked,
    battle,
    group,
    heard,
    player,
    sails,
    shape,
    table,
    top,
)
from tests.rising_sun.sound import taken, with_market
from tests.unsound import Told
from warlords_core.rising_sun.model import Fallen, State
from warlords_core.rising_sun.pieces import added, moved
from warlords_core.rising_sun.steps import (
    Betraying,
    Heard,
    Housing,
    KamiTurn,
    Killing,
    Marshalling,
    Obeying,
    Occasion,
    Ordering,
    PickingEffect,
    Politics,
    Recruiting,
    Responding,
    Sailing,
    SharingOut,
    Spot,
    TakingHostage,
    TakingTea,
    ThunderSummoning,
    Training,
    TurnOver,
    UsingAdvantage,
    UsingEffect,
    Victims,
    WindMoving,
)
from warlords_core.rising_sun.terms import Group

assert SHARING.table.battle is not None
SHARING_BIDS = SHARING.table.battle.bids
BONSAI = TRAINING.players[2]
HOMELESS = with_market(
    player(
        TRAINING,
        2,
        cards=("oni_of_skulls",),
        pieces=added(moved(BONSAI.pieces, "stronghold", "shikoku", "reserve"), "oni_of_skulls", "reserve"),
    )
)
ENTERED = Occasion(moment="entered", seat=0, kind="oni_of_hate", place="kyoto")
SAILED = Occasion(moment="sailing", seat=2, kind="bushi", place="kansai", to="kyushu")

RESTING: dict[str, tuple[State, list[Told]]] = {
    "nothing to do in politics": (agenda(CHOOSING), shape()),
    "a step that does not wait": (agenda(CHOOSING, TurnOver()), shape()),
    "tea without politics after it": (agenda(TEA, TakingTea()), shape()),
    "tea in politics": (agenda(CHOOSING, Politics(), TakingTea()), shape()),
    "a marshal in a recruit": (top(RECRUITING, Marshalling(0, builds=False)), shape()),
    "a seat out of turn": (top(MARSHALLING, Marshalling(1, builds=False)), shape()),
    "the favor of another kami": (top(KAMI, ThunderSummoning(1)), shape()),
    "kami after two turns": (agenda(CHOOSING, Politics(), KamiTurn(3), WindMoving(1, 2)), shape()),
    "an advantage before its comparison": (top(WON, UsingAdvantage(0, "poets")), shape()),
    "two seats with the bonus": (
        agenda(
            MARSHALLING,
            TurnOver(),
            *[Obeying("marshal", who, bonus=who == 1) for who in (1, 0, 2)],
        ),
        shape(),
    ),
    "a question below another": (
        agenda(USING, *USING.agenda, *USING.agenda[1:]),
        [("agenda_shape", "RS-6.1", "/agenda/1")],
    ),
    "a choice with nothing below": (
        top(USING, PickingEffect(0)),
        [("agenda_shape", "RS-6.1", "/agenda/1")],
    ),
    "a choice of a seat without an effect": (
        top(USING, Responding((KENIN,)), Ordering(1)),
        [("wrong_seat", "RS-6.1", "/agenda/2/seat")],
    ),
    "nothing heard": (
        top(USING, Responding(()), *USING.agenda[1:]),
        [("nothing_heard", "RS-6.1", "/agenda/1/heard")],
    ),
    "a ship over no move": (
        top(USING, SAILS, *USING.agenda[1:]),
        [("agenda_shape", "RS-4.5", "/agenda/1")],
    ),
    "somebody else's ship": (sails(Sailing(1, "bushi", "kyoto", "edo")), [("wrong_seat", "RS-4.5", "/agenda/4/seat")]),
    "a ship without a crew": (
        sails(Sailing(2, "shinto", "kyoto", "edo")),
        [("nothing_there", "RS-4.5", "/agenda/4/place")],
    ),
    "a ship of the reserve": (
        sails(Sailing(2, "bushi", "reserve", "edo")),
        [("nothing_there", "RS-4.5", "/agenda/4/place")],
    ),
    "a ship to nowhere near": (
        sails(Sailing(2, "bushi", "kyoto", "kyushu")),
        [("not_next", "RS-4.5", "/agenda/4/to")],
    ),
    "killed twice": (
        top(USING, Killing(0, (Victims(1, "kyoto", "bushi", 1),) * 2), *USING.agenda[1:]),
        [("killed_twice", "RS-6.8", "/agenda/1/victims")],
    ),
    "a mandate turn before tea": (taken(TEA, 1), [("wrong_turns", "RS-4.1", "/table/turns")]),
    "another holder": (
        table(CHOOSING, holder=1),
        [("wrong_holder", "RS-4.2", "/agenda/0/seat"), ("wrong_holder", "RS-4.2", "/table/holder")],
    ),
    "a battle in peace": (
        table(CHOOSING, battle=BIDDING.table.battle),
        [("battle_mismatch", "RS-6.2", "/table/battle")],
    ),
    "a battle elsewhere": (battle(BIDDING, province="edo"), [("wrong_province", "RS-6.1", "/table/battle/province")]),
    "a battle of one": (battle(BIDDING, seats=(1,)), [("wrong_seats", "RS-6.2", "/table/battle/seats")]),
    "bids that are not revealed yet": (
        battle(BIDDING, bids=((0, 0, 0, 0),) * 3),
        [("wrong_count", "RS-6.3", "/table/battle/bids")],
    ),
    "ronin before they are hired": (
        battle(WON, hired=(0, 0, 1)),
        [("wrong_count", "RS-6.7", "/table/battle/hired")],
    ),
    "a winner too early": (battle(WON, winner=1), [("wrong_winner", "RS-6.8", "/table/battle/winner")]),
    "bids of more coins than anybody holds": (
        battle(SHARING, bids=((60_000, 60_000, 0, 0), *SHARING_BIDS[1:])),
        [("bid_too_high", "RS-6.3", "/table/battle/bids")],
    ),
    # Each of the three has a daimyo, six bushi and three shinto, and one bushi is there.
    "more dead than figures": (battle(WON, killed=28), [("too_many_killed", "RS-6.9", "/table/battle/killed")]),
    "an advantage of who is not there": (
        top(battle(WON, seats=(1, 2), bids=((0, 0, 0, 0),) * 2), UsingAdvantage(0, "seppuku")),
        [("wrong_seat", "RS-6.4", "/agenda/5/seat")],
    ),
    "fallen out of order": (
        battle(WON, fallen=(Fallen(1, "bushi"), Fallen(0, "bushi"))),
        [("unsorted", "RS-10.1", "/table/battle/fallen")],
    ),
    "more odd coins than there are": (
        agenda(SHARING, SharingOut(1, (0, 2), 2)),
        [("wrong_shares", "RS-6.10", "/agenda/0")],
    ),
    "a discount for a stranger": (top(TRAINING, Training(2, 2)), [("wrong_offer", "RS-4.6", "/agenda/3")]),
    "a monster that is not there": (
        top(TRAINING, Housing(2, "komainu")),
        [("not_in_reserve", "RS-4.6", "/agenda/3/kind")],
    ),
    "a monster without a home": (
        top(HOMELESS, Housing(2, "oni_of_skulls")),
        [("no_home", "RS-4.6", "/agenda/3")],
    ),
    "a third move with the wind": (top(KAMI, WindMoving(1, 3)), [("too_many_moves", "RS-5.2", "/agenda/2/left")]),
    "an extra swap of nobody's": (
        top(BETRAYING, Betraying(1, (), 1)),
        [("wrong_swaps", "RS-4.8", "/agenda/1/extra")],
    ),
    "one seat swapped twice": (
        top(BETRAYING, Betraying(1, (0, 0))),
        [("wrong_swaps", "RS-4.8", "/agenda/1/swapped")],
    ),
    "more hostages than one": (
        agenda(WON, *WON.agenda[:-2], TakingHostage(2, 2)),
        [("too_many_hostages", "RS-6.6", "/agenda/4/left")],
    ),
    "a spot without a stronghold": (
        top(RECRUITING, Recruiting(0, 1, 0, (Spot("kyoto", 1),))),
        [("too_many_summons", "RS-4.4", "/agenda/2/spots/0/left")],
    ),
    "twice the bonus": (
        top(RECRUITING, Recruiting(0, 1, 2, (Spot("edo", 1),))),
        [("too_many_summons", "RS-4.4", "/agenda/2/bonus")],
    ),
    "spots twice": (
        top(RECRUITING, Recruiting(0, 1, 0, (Spot("edo", 1), Spot("edo", 1)))),
        [("unsorted", "RS-4.4", "/agenda/2/spots")],
    ),
    "a stronghold to build with none in the reserve": (
        top(group(MARSHALLING, 2, "reserve", "stronghold", "oshu"), Marshalling(2, builds=True)),
        [("cannot_build", "RS-4.5", "/agenda/3/builds")],
    ),
    "moved in the reserve": (
        top(MARSHALLING, Marshalling(2, builds=False, moved=(Group("reserve", "bushi", 1),))),
        [("unsorted", "RS-4.5", "/agenda/3/moved")],
    ),
    "more moved than there are": (
        top(MARSHALLING, Marshalling(2, builds=False, moved=(Group("edo", "daimyo", 2),))),
        [("too_many_moved", "RS-4.5", "/agenda/3/moved/0/count")],
    ),
    "somebody else's effect": (
        top(USING, UsingEffect(1, KENIN)),
        [("wrong_seat", "RS-6.1", "/agenda/1/seat")],
    ),
    "an effect that nobody has": (
        heard(Heard(0, "path_of_the_light", 0, Occasion(moment="recruit_ended", seat=0))),
        [("not_owned", "RS-6.1", "/agenda/1/heard/source")],
    ),
    "an effect at another moment": (
        heard(replace(KENIN, occasion=Occasion(moment="winter"))),
        [("no_such_ability", "RS-6.1", "/agenda/1/heard/ability")],
    ),
    "a moment without its facts": (
        heard(replace(KENIN, occasion=Occasion(moment="summoned"))),
        [("fact_missing", "RS-6.1", "/agenda/1/heard/occasion/seat")],
    ),
    "a moment at a shrine": (
        heard(replace(KENIN, occasion=replace(SUMMONED, place="shrine_1"))),
        [("no_province", "RS-6.1", "/agenda/1/heard/occasion/place")],
    ),
    "a second choice of an effect that has one": (
        heard(replace(KENIN, occasion=replace(SUMMONED, step=1))),
        [("step_too_far", "RS-6.1", "/agenda/1/heard/occasion/step")],
    ),
    "a choice that is not noted": (
        asked(0, "oni_of_hate", replace(ENTERED, step=1), "autumn"),
        [("choices_mismatch", "RS-6.1", "/agenda/1/heard/occasion")],
    ),
    # Koi stands above all.
    "a question without an answer": (
        asked(0, "oni_of_hate", ENTERED, "autumn"),
        [("no_answer", "RS-6.1", "/agenda/1")],
    ),
    "a question about a gain": (
        asked(0, "righteousness", Occasion(moment="killed", seat=0, place="kyoto")),
        [("nothing_to_ask", "RS-6.1", "/agenda/1/heard/ability")],
    ),
    "a charge for nobody who sails": (
        asked(2, "path_of_the_serpent", replace(SAILED, step=1), "summer"),
        [("nothing_waits", "RS-4.5", "/agenda/1/heard/occasion")],
    ),
    "more heard than there are cards": (
        top(USING, Responding((KENIN,) * 2), *USING.agenda[1:]),
        [("heard_too_often", "RS-6.1", "/agenda/1/heard")],
    ),
    "what a card has led to itself": (
        heard(replace(KENIN, occasion=replace(SUMMONED, causes=("path_of_the_kenin",)))),
        [("impossible_causes", "RS-10.2", "/agenda/1/heard/occasion/causes")] * 3,
    ),
    "a killing whose causes are none": (
        top(USING, Killing(0, (Victims(1, "kyoto", "bushi", 1),), ("koi", "path_of_the_kenin")), *USING.agenda[1:]),
        [("impossible_causes", "RS-10.2", "/agenda/1/causes")],
    ),
    "a killing by a rule that kills nobody": (
        top(USING, Killing(0, (Victims(1, "kyoto", "bushi", 1),), rule="RS-1.1"), *USING.agenda[1:]),
        [("unknown_name", None, "/agenda/1/rule")],
    ),
    # No summon leads to nine things that are heard at once.
    "effects over effects over effects": (
        top(USING, *[Responding((KENIN,))] * 8, *USING.agenda[1:]),
        [("too_deep", "RS-6.1", "/agenda/9")],
    ),
    "a seat twice in an order": (
        top(USING, Responding((KENIN,), (0, 0)), *USING.agenda[1:]),
        [("repeated_seat", "RS-6.1", "/agenda/1/seats")],
    ),
}
