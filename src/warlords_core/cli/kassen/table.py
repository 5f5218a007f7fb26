"""The table of kassen, drawn from a view: both fields, hands, command, secrets, and the last lines of the journal."""

from typing import Final, Literal

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warlords_core.cli.words import Words
from warlords_core.kassen.model import LAST_PHASE, Journal, SeenState, SeenUnit, View
from warlords_core.narration.kassen.names import Names
from warlords_core.narration.sentences import Sentences

_JOURNAL_LINES: Final = 6


def table(view: View, say: Words) -> RenderableType:
    """All that lies open, the enemy above, and what the viewer has of its own."""
    names = Names(view, say)
    near = view.seat if view.seat is not None else 0
    far = 1 - near
    parts = [
        _heading(view, names),
        _line(view, names, far),
        _field(view, names, far),
        _field(view, names, near),
        _line(view, names, near),
        screen(view, say),
        _journal(view, names),
    ]
    return Group(*(part for part in parts if part is not None))


def screen(view: View, say: Words) -> RenderableType | None:
    """The hand, secrets and deck of the viewer; None for a spectator."""
    if view.own is None or view.seat is None:
        return None
    names, own = Names(view, say), view.own
    parts: list[RenderableType] = [_hand(view, names, view.seat)]
    lines = []
    if own.secrets:
        lines.append(say("own_secrets", cards=names.tactics(tuple(card.tactic for card in own.secrets))))
    if own.lost:
        lines.append(say("own_lost", cards=names.tactics(tuple(card.tactic for card in own.lost))))
    if own.deck:
        cards = say.listed(names.card(card.kind, card.index) for card in own.deck if card.index is not None)
        lines.append(say("own_deck", cards=cards))
    other = view.sides[1 - view.seat]
    known = [names.card(card.kind, card.index) for card in other.hand if card.index is not None]
    secrets = (*[secret.tactic for secret in other.secrets], *other.lost)
    known += [names.tactic(tactic) for tactic in secrets if tactic is not None]
    if known:
        lines.append(say("known_cards", side=names.side(1 - view.seat), cards=say.listed(known)))
    return Group(*parts, *map(Text, lines))


def roster(view: View, say: Words) -> RenderableType:
    """Who has entered the field, the enemy above; the fallen are marked (KS-1.8)."""
    names = Names(view, say)
    lines: list[RenderableType] = [Text(say("roster"), style="bold")]
    near = view.seat if view.seat is not None else 0
    for side in (1 - near, near):
        line = view.table.lines[side]
        told = [
            say("roster.fallen", general=names.general(each)) if each in line.fallen else names.general(each)
            for each in line.entered
        ]
        generals = say.listed(told) or say("none")
        lines.append(Text("  " + say("roster.line", side=names.side(side), generals=generals)))
    return Group(*lines)


def _heading(view: View, names: Names) -> RenderableType:
    say, at = names.say, view.table
    turn = say("turn.over") if at.verdict is not None else say("turn.side", side=names.side(at.turn))
    kind, land = say(f"kind.{view.options.kind}"), say(f"land.{view.options.land}")
    return Text("\n" + say("heading", phase=at.phase, last=LAST_PHASE, turn=turn, kind=kind, land=land), style="bold")


def _line(view: View, names: Names, side: int) -> RenderableType:
    """What a side has beyond its field, in one line; command and limit always (KS-2.3)."""
    say, line, hidden = names.say, view.table.lines[side], view.sides[side]
    generals = sum(card.kind == "general" for card in hidden.hand)
    told = [
        say("command", command=line.command, limit=line.limit),
        say("debt", debt=line.debt),
        say("hand_backs", generals=generals, tactics=len(hidden.hand) - generals),
        say("deck", count=hidden.deck),
        say("secrets", count=len(hidden.secrets)),
    ]
    if line.bonus:
        told.insert(1, say("bonus", bonus=line.bonus))
    if hidden.lost:
        told.append(say("lost", count=len(hidden.lost)))
    if line.fallen:
        told.append(say("fallen", generals=names.generals(line.fallen)))
    return Text.assemble((f"{names.side(side)}  ", "bold"), " · ".join(told))


def _field(view: View, names: Names, side: int) -> RenderableType:
    """A row a unit, left to right."""
    say, units = names.say, view.units[side]
    if not units:
        return Text(say("field_empty", side=names.side(side)), style="italic")
    grid = _grid(say("field", side=names.side(side)))
    for name in ("unit", "general", "attack", "health", "barrier", "poison", "states"):
        grid.add_column(say(f"column.{name}"), justify="left" if name in ("general", "states") else "right")
    for unit in units:
        grid.add_row(
            str(unit.unit),
            names.general(unit.general),
            _figure(say, unit.attack, unit.base_attack),
            say("of_most", health=unit.health, most=_figure(say, unit.most_health, unit.base_health)),
            str(unit.barrier or "·"),
            str(unit.poison or "·"),
            say.listed(_states(view, unit, say)),
            style="" if not _sick(view, unit) else "dim",
        )
    return grid


def _figure(say: Sentences, now: int, base: int) -> str:
    """A figure, with the printed one if it is another."""
    return str(now) if now == base else say("was", now=now, base=base)


def _sick(view: View, unit: SeenUnit) -> bool:
    return any(fighter.unit == unit.unit and fighter.sick for line in view.table.lines for fighter in line.fighters)


def _states(view: View, unit: SeenUnit, say: Sentences) -> list[str]:
    """The states of a unit; one that has an end names it."""
    told = [say("state.ready")] if unit.can_attack else []
    if _sick(view, unit):
        told.append(say("state.sick"))
    return told + [_state(each, say) for each in unit.states]


def _state(state: SeenState, say: Sentences) -> str:
    name = say(f"state.{state.what}", amount=state.amount)
    ends = "aura" if state.ends is None else state.ends.after
    return name if ends == "good" else say("state.till", state=name, ends=say(f"ends.{ends}"))


def _hand(view: View, names: Names, side: int) -> RenderableType:
    """A row a card, with what it does."""
    say = names.say
    grid = _grid(say("own_hand"))
    for name in ("slot", "kind", "name", "cost", "stats", "text"):
        justify: Literal["left", "right"] = "right" if name in ("slot", "cost", "stats") else "left"
        grid.add_column(say(f"column.{name}"), justify=justify, overflow="fold")
    for slot, seen in enumerate(view.sides[side].hand):
        if seen.index is None:
            continue
        if seen.kind == "general":
            general = names.book.generals[seen.index]
            text = "" if general.talent is None else say.of(general.talent.text)
            stats = f"{general.attack}/{general.health}"
            grid.add_row(str(slot), say("card.general"), say.of(general.name), str(general.cost), stats, text)
        else:
            card = names.book.tactics[seen.index]
            cost = str(card.cost) if not card.debt else say("with_debt", cost=card.cost, debt=card.debt)
            kind = say("card.secret" if card.secret else "card.tactic")
            grid.add_row(str(slot), kind, say.of(card.name), cost, "", say.of(card.text))
    return grid


def _journal(view: View, names: Names) -> RenderableType | None:
    """The last lines of what was played and worked (KS-1.8)."""
    if not view.table.journal:
        return None
    lines = [f"  {_entry(entry, names)}" for entry in view.table.journal[-_JOURNAL_LINES:]]
    return Text("\n".join((names.say("journal"), *lines)), style="dim")


def _entry(entry: Journal, names: Names) -> str:
    say, side = names.say, names.side(entry.side)
    if entry.card is None:
        return say("journal.unknown", side=side)
    if entry.what in ("tactic", "secret"):
        return say("journal.line", side=side, what=say(f"card.{entry.what}"), name=names.tactic(entry.card))
    return say("journal.line", side=side, what=say(f"talent.{entry.what}"), name=names.talent(entry.card))


def _grid(title: str) -> Grid:
    return Grid(
        box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), title=title, title_justify="left"
    )
