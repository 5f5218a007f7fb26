"""The content packs of rising_sun that this process knows, and their compiled books; see ``shelf``."""

from warlords_core import codec
from warlords_core.errors import Malformed, PackError, Problem
from warlords_core.rising_sun import pack_checks
from warlords_core.rising_sun.book import Book, Card, Clan, Monster, Province, Reward
from warlords_core.rising_sun.pack import Pack, PackCard, PackClan, PackPieces, PackProvince
from warlords_core.rising_sun.terms import MANDATES, SEASONS
from warlords_core.shelf import Shelf
from warlords_core.types import PackRef

__all__ = ["Pack", "add", "all_packs", "book", "get", "load", "newest", "of", "ref"]


def load(data: bytes, name: str) -> Pack:
    """Read a pack that somebody wrote by hand, in JSON or YAML; it is checked, not added.

    Args:
        data: at most 1 MiB of UTF-8.
        name: of the file, for messages; ``.json``, ``.yaml`` or ``.yml`` at its end tells the form.

    Raises:
        PackError: with every fault.
    """
    from warlords_core.rising_sun import pack_files

    return pack_files.read(data, name)


def _refuse_faults(pack: Pack) -> None:
    try:
        codec.from_json(codec.to_json(pack), Pack)
    except Malformed as error:
        raise PackError([Problem(error.code, None, error.pointer, error.message)]) from None
    problems = pack_checks.faults(pack_checks.pages(pack))
    if problems:
        raise PackError(problems)


def _compiled(reference: PackRef, pack: Pack) -> Book:
    points = pack.token_points
    return Book(
        ref=reference,
        title=pack.title,
        provinces={each.id: _province(each) for each in pack.provinces},
        clans={each.id: _clan(each) for each in sorted(pack.clans, key=lambda clan: clan.honor_rank)},
        kami={each.id: each.name for each in pack.kami},
        cards={each.id: _card(each) for each in pack.cards},
        sets={each.id: each.name for each in pack.sets},
        mandates=tuple(mandate for mandate in MANDATES for _ in range(getattr(pack.mandates, mandate))),
        on_map=_pieces(pack.on_map),
        in_reserve=_pieces(pack.in_reserve),
        stronghold_price=pack.stronghold_price,
        harvest_coins=pack.harvest_coins,
        token_points=dict(zip(SEASONS, (points.spring, points.summer, points.autumn), strict=True)),
        set_bonus=tuple(sorted(((each.provinces, each.vp) for each in pack.set_bonus), reverse=True)),
    )


def _pieces(pieces: PackPieces) -> dict[str, int]:
    return {
        "daimyo": pieces.daimyo,
        "bushi": pieces.bushi,
        "shinto": pieces.shinto,
        "stronghold": pieces.strongholds,
    }


def _province(province: PackProvince) -> Province:
    reward = province.harvest
    return Province(
        id=province.id,
        name=province.name,
        harvest=Reward(reward.vp, reward.coins, reward.ronin),
        land=province.land,
        sea=province.sea,
    )


def _clan(clan: PackClan) -> Clan:
    powers = clan.powers
    return Clan(
        id=clan.id,
        name=clan.name,
        text=clan.text,
        rule=clan.rule,
        forces=powers.forces,
        traits=powers.traits,
        abilities=(*powers.gains, *powers.acts),
        box=clan.box,
        honor_rank=clan.honor_rank,
        home=clan.home,
        income=clan.income,
    )


def _card(card: PackCard) -> Card:
    powers, monster = card.powers, card.monster
    return Card(
        id=card.id,
        name=card.name,
        text=card.text,
        rule=card.rule,
        forces=powers.forces,
        traits=powers.traits,
        abilities=(*powers.gains, *powers.acts),
        sets=card.sets,
        season=card.season,
        type=card.type,
        cost=card.cost,
        copies=card.copies,
        monster=None if monster is None else Monster(monster.force, monster.oni, monster.counts_as),
    )


_shelf = Shelf("warlords_core.rising_sun", ("eight-provinces",), Pack, _refuse_faults, _compiled)

# What the rules, the game and its users ask of the shelf; see the methods for what they raise.
book = _shelf.compiled
of = _shelf.of
get = _shelf.get
newest = _shelf.newest
all_packs = _shelf.all
add = _shelf.add
ref = _shelf.ref
