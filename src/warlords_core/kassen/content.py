"""The content packs of kassen that this process knows, and their compiled books; see ``shelf``."""

from collections.abc import Iterable

from msgspec import to_builtins

from warlords_core import codec, documents
from warlords_core.errors import Malformed, PackError
from warlords_core.kassen import ability_checks, pack_checks
from warlords_core.kassen.book import Book, ByTrigger, Frame, GeneralCard, Question, TacticCard, Talent, Tie
from warlords_core.kassen.pack import (
    Pack,
    PackGeneral,
    PackTactic,
    PackTalent,
    PackTie,
    PublicPack,
    public,
)
from warlords_core.kassen.vocabulary import Ability, Trigger
from warlords_core.shelf import Shelf
from warlords_core.types import PackRef

__all__ = ["Pack", "PublicPack", "add", "all_packs", "book", "get", "load", "newest", "of", "public", "ref"]


def load(data: bytes, name: str) -> Pack:
    """Read a pack that somebody wrote by hand, in JSON or YAML; it is checked, not added.

    The choices of a question may stand in any order there; in the pack they stand in one that is drawn from
    their texts, so that the place of the right one tells nothing (KS-8.2).

    Args:
        data: at most 4 MiB of UTF-8.
        name: of the file, for messages; ``.json``, ``.yaml`` or ``.yml`` at its end tells the form.

    Raises:
        PackError: with every fault (KS-12.4).
    """
    from warlords_core.kassen import pack_files

    return pack_files.read(data, name)


def _refuse_faults(pack: Pack) -> None:
    """Refuse a pack with faults; one is a question whose choices are not in order (``pack.in_order``)."""
    try:
        codec.from_json(codec.to_json(pack), Pack)
    except Malformed:
        from warlords_core.kassen import pack_files  # names every fault of form, not only the first

        raise PackError(pack_files.faults(pack)) from None
    texts = documents.text_faults(to_builtins(pack), ability_checks.RULE)
    problems = (*texts, *pack_checks.faults(pack_checks.pages(pack)), *pack_checks.order_faults(pack))
    if problems:
        raise PackError(problems)


def _compiled(reference: PackRef, pack: Pack) -> Book:
    """The book of a sound pack, shipped (KS-12.3) or added."""
    general_at = {general.id: place for place, general in enumerate(pack.generals)}
    question_at = {question.id: place for place, question in enumerate(pack.questions)}
    groups = _groups([[question_at[same] for same in question.same_as] for question in pack.questions])
    return Book(
        ref=reference,
        title=pack.title,
        generals=tuple(map(_general, pack.generals)),
        tactics=(*_tactics(pack.tactics, general_at, secret=False), *_tactics(pack.secrets, general_at, secret=True)),
        questions=tuple(
            Question(
                id=question.id,
                subject=general_at[question.subject],
                kind=question.kind,
                text=question.text,
                choices=question.choices,
                right=question.right,
                explanation=question.explanation,
            )
            for question in pack.questions
        ),
        ties=tuple(_tie(tie, general_at) for tie in pack.ties),
        groups=groups,
    )


def _general(general: PackGeneral) -> GeneralCard:
    return GeneralCard(
        id=general.id,
        name=general.name,
        faction=general.faction,
        cost=general.cost,
        attack=general.attack,
        health=general.health,
        charm=general.charm,
        frame=_frame(general.cost),
        talent=None if general.talent is None else _talent(general.talent),
    )


def _frame(cost: int) -> Frame:
    if cost <= 2:
        return "iron"
    return "bronze" if cost <= 4 else "gold"


def _talent(talent: PackTalent) -> Talent:
    on: dict[Trigger, tuple[Ability, ...]] = {}
    for ability in talent.abilities:
        on[ability.when] = (*on.get(ability.when, ()), ability)
    return Talent(
        name=talent.name,
        text=talent.text,
        abilities=talent.abilities,
        on=on,
        order=_first(on, "deployed"),
        last_act=_first(on, "falls"),
        auras=talent.auras,
    )


def _first(on: ByTrigger, trigger: Trigger) -> Ability | None:
    return next(iter(on.get(trigger, ())), None)


def _tactics(cards: Iterable[PackTactic], general_at: dict[str, int], *, secret: bool) -> Iterable[TacticCard]:
    for card in cards:
        yield TacticCard(
            id=card.id,
            name=card.name,
            text=card.text,
            cost=card.cost,
            debt=card.debt,
            faction=card.faction,
            general=None if card.general is None else general_at[card.general],
            secret=secret,
            ability=card.ability,
        )


def _tie(tie: PackTie, general_at: dict[str, int]) -> Tie:
    one, other = tie.generals
    said = {words.general: words.text for words in tie.words}
    generals = (general_at[one], general_at[other])
    return Tie(id=tie.id, kind=tie.kind, generals=generals, words=(said[one], said[other]))


def _groups(same: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """By question, who retires with it: whoever is named, whoever they name, and so on (KS-8.1)."""
    groups: dict[int, tuple[int, ...]] = {}
    for start in range(len(same)):
        if start in groups:
            continue
        found, waiting = {start}, [start]
        while waiting:
            more = set(same[waiting.pop()]) - found
            found |= more
            waiting += more
        group = tuple(sorted(found))
        groups |= dict.fromkeys(group, group)
    return tuple(groups[place] for place in range(len(same)))


_shelf = Shelf("warlords_core.kassen", ("three-kingdoms",), Pack, _refuse_faults, _compiled)

# What the rules, the game and its users ask of the shelf; see the methods for what they raise.
book = _shelf.compiled
of = _shelf.of
get = _shelf.get
newest = _shelf.newest
all_packs = _shelf.all
add = _shelf.add
ref = _shelf.ref
