"""Cards and units between deck, hand, field and fallen (KS-1.1, KS-3.1)."""

from typing import Final, Literal

from warlords_core.kassen.auras import recount
from warlords_core.kassen.battle import Battle, Unit, without
from warlords_core.kassen.book import GeneralCard
from warlords_core.kassen.events import CardDrawn, Deployed
from warlords_core.kassen.listening import hear
from warlords_core.kassen.model import MOST_ENTRANCES, Card, Fighter
from warlords_core.kassen.steps import Scene
from warlords_core.kassen.vocabulary import Part, Selector, Value, Zone

GRAND_COST: Final = 5
Way = Literal["hand", "force", "effect"]
_CLAUSES: Final[dict[Way, str]] = {"hand": "KS-3.1", "force": "KS-3.4", "effect": "KS-12.2"}


def draw_cards(battle: Battle, side: int, count: int) -> None:
    """Draw from the top of the deck; an empty deck gives nothing, and that is no harm (KS-1.2)."""
    camp = battle.camps[side]
    drawn, camp.deck = camp.deck[: max(0, count)], camp.deck[max(0, count) :]
    camp.hand += drawn
    for card in drawn:
        battle.emit(
            CardDrawn(side=side, kind=card.kind, card=None),
            CardDrawn(side=side, kind=card.kind, card=card, audience=(side,)),
        )


def room(battle: Battle, side: int) -> bool:
    """Whether the field has a place left (KS-3.1, switch field_limit), and the match one more entrance (KS-7.3)."""
    return len(battle.camps[side].units) < battle.state.options.field_limit and battle.entrances < MOST_ENTRANCES


def enter(battle: Battle, side: int, general: int, zone: Zone, place: int | None = None, by: Way = "effect") -> None:
    """Bring a general from a zone onto the field, rightmost unless told otherwise; listeners are noted (KS-3.1).

    However it enters: it stands on the field, auras are counted, then who listens reacts, then deaths are settled,
    and only then a general that was deployed by hand gives its order.
    """
    camp = battle.camps[side]
    slot = None
    if zone == "fallen":
        camp.fallen = without(camp.fallen, camp.fallen.index(general))
    elif zone == "hand":
        slot = _place_of(camp.hand, general)
        camp.take(slot)
    else:
        camp.deck = without(camp.deck, _place_of(camp.deck, general))
    battle.entrances += 1
    card = battle.book.generals[general]
    fighter = Fighter(unit=battle.entrances, general=general, health=card.health, most=card.health, talent=general)
    unit = Unit(side, fighter)
    at = len(camp.units) if place is None else place
    camp.units.insert(at, unit)
    if general not in camp.entered:
        camp.entered += (general,)
    grand, rule = card.cost == GRAND_COST, _CLAUSES[by]
    battle.change(
        Deployed(side=side, unit=unit.unit, general=general, place=at, by=by, slot=slot, grand=grand, rule=rule)
    )
    recount(battle)
    hear(battle, "enters", side, subject=unit.unit)


def _place_of(cards: tuple[Card, ...], general: int) -> int:
    return next(at for at, card in enumerate(cards) if card.kind == "general" and card.index == general)


def leave(battle: Battle, unit: Unit) -> None:
    """Take a unit off the field."""
    battle.camp(unit).units.remove(unit)


def summonable(battle: Battle, part: Part, scene: Scene) -> list[int]:
    """The generals of the own side in a part's zone that its selector fits, the first to be picked first.

    That is their order there, a drawn one, or by a printed value, as the selector says.
    """
    camp = battle.camps[scene.side]
    if part.zone == "fallen":
        generals = list(camp.fallen)
    else:
        cards = camp.deck if part.zone == "deck" else camp.hand
        generals = [card.index for card in cards if card.kind == "general"]
    selector = part.to
    if selector is None:
        return generals
    fitting = [each for each in generals if _suits(battle, selector, each)]
    match selector.pick:
        case "all" | "neighbours":
            return fitting
        case "random":
            return list(battle.shuffled("effect", fitting))
        case "lowest" | "highest":
            sign = 1 if selector.pick == "lowest" else -1
            fitting.sort(key=lambda each: sign * _printed_value(battle.book.generals[each], selector.by))
            return fitting


def _printed_value(card: GeneralCard, value: Value | None) -> int:
    """A value of a general that is not on the field; wounds, barrier and poison it has none."""
    match value:
        case "attack":
            return card.attack
        case "health":
            return card.health
        case "cost":
            return card.cost
        case "charm":
            return card.charm
        case "lost_health" | "barrier" | "poison" | None:
            return 0


def _suits(battle: Battle, selector: Selector, general: int) -> bool:
    card = battle.book.generals[general]
    return (
        (selector.faction is None or card.faction == selector.faction)
        and (selector.least_cost is None or card.cost >= selector.least_cost)
        and (selector.most_cost is None or card.cost <= selector.most_cost)
    )
