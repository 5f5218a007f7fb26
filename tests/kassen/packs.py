"""A content pack of kassen so small that a person can follow a whole match of it on paper, and pieces for others."""

from typing import Any

from msgspec.structs import replace

from warlords_core.kassen.pack import (
    Pack,
    PackGeneral,
    PackQuestion,
    PackTactic,
    PackTalent,
    PackTie,
    PackWords,
    in_order,
)
from warlords_core.kassen.vocabulary import Ability, Amount, Aura, Faction, Part, Selector, Target, Trigger
from warlords_core.rules import Text

# Generals by position:
#
#        id    faction  cost  attack/health  charm  talent
#     0  ann   wei      1     2/2            50     -
#     1  bo    wei      2     3/3            60     order: 1 damage to the chosen enemy
#     2  cai   shu      2     3/2            40     last act: 1 damage to every enemy
#     3  dan   shu      3     4/4            50     taunts (aura)
#     4  en    wu       3     3/5            55     attacked: the attacker takes 1 damage
#     5  fu    wu       4     5/5            70     own turn starts: barrier 2
#     6  gao   other    5     7/6            90     rages (aura)
#     7  hu    other    1     1/2            30     the other own generals have 1 more attack (aura)
#
# Tactics and secrets by position:
#
#         id         cost  debt  for      does
#      0  fire       1     0     all      2 damage to the chosen enemy
#      1  shield     1     0     all      barrier 2 on the chosen own general
#      2  rations    0     0     all      2 command on the next own turn
#      3  loan       0     2     all      2 command now
#      4  charge     2     0     all      the chosen own general is ready
#      5  scout      1     0     all      1 card of the other hand is known; 1 card drawn
#      6  drill      1     0     wei      own generals of wei: 1 more attack this turn
#      7  roar       3     1     gao      1 damage to everybody
#      8  pit        1     0     all      secret: an enemy attacks: it takes 2 damage
#      9  mourning   2     0     all      secret: an own general falls: 1 card drawn
#
# Questions by position: "Say n.", with the choices 1, 2, 3, 4, so that the position of the right one is n - 1.
#
#     0  ann-1  Say 1.     4  cai-1  Say 1.     8  gao-1  Say 1.
#     1  ann-2  Say 2.     5  dan-1  Say 2.     9  hu-1   Say 2.
#     2  bo-1   Say 3.     6  en-1   Say 3.
#     3  bo-2   Say 4.     7  fu-1   Say 4.     ann-2 and bo-1 are the same.
#
# Ties: fu and gao are rivals, ann and bo are bound.


def text(word: str) -> Text:
    """A text that reads the same in all languages."""
    return Text(word, word, word)


def much(amount: int) -> Amount:
    """So much."""
    return Amount(base=amount)


def talent(*abilities: Ability, auras: tuple[Aura, ...] = ()) -> PackTalent:
    """A talent."""
    return PackTalent(name=text("talent"), text=text("for tests"), abilities=abilities, auras=auras)


def reacts(when: Trigger, *parts: Part, **more: Any) -> Ability:
    """An ability."""
    return Ability(when=when, parts=parts, **more)


def general(
    id_: str,
    faction: Faction = "other",
    cost: int = 2,
    figures: tuple[int, int] = (3, 3),
    charm: int = 50,
    has: PackTalent | None = None,
) -> PackGeneral:
    """A general; ``figures`` are attack and health."""
    attack, health = figures
    name = text(id_.capitalize())
    return PackGeneral(
        id=id_, name=name, faction=faction, cost=cost, attack=attack, health=health, charm=charm, talent=has
    )


def card(id_: str, ability: Ability, cost: int = 1, debt: int = 0, **owner: Any) -> PackTactic:
    """A tactic or secret, for all, or for a ``faction`` or ``general``."""
    return PackTactic(
        id=id_, name=text(id_.capitalize()), text=text("for tests"), cost=cost, debt=debt, ability=ability, **owner
    )


def question(id_: str, number: int, *same_as: str) -> PackQuestion:
    """A question about the general whose name stands before the hyphen; ``number`` from 1 to 4 is right."""
    written = PackQuestion(
        id=id_,
        subject=id_.partition("-")[0],
        kind="deeds",
        text=Text(f"Say {number}.", f"请选{number}。", f"{number}を選べ。"),
        choices=tuple(text(str(choice)) for choice in (1, 2, 3, 4)),
        right=number - 1,
        explanation=Text(f"{number} was said.", f"题目说的是{number}。", f"{number}と書いてあった。"),
        same_as=same_as,
    )
    return in_order(written)


def as_written(pack: Pack) -> Pack:
    """A pack as somebody may write it: the choices of its questions sorted by their English texts."""
    return replace(pack, questions=tuple([_sorted(each) for each in pack.questions]))


def _sorted(question: PackQuestion) -> PackQuestion:
    places = sorted(range(len(question.choices)), key=lambda place: question.choices[place].en)
    choices = tuple([question.choices[place] for place in places])
    return replace(question, choices=choices, right=places.index(question.right))


def _tie(id_: str, kind: Any, one: str, other: str) -> PackTie:
    words = (PackWords(one, text(f"I am {one}.")), PackWords(other, text(f"I am {other}.")))
    return PackTie(id=id_, kind=kind, generals=(one, other), words=words)


SELF = Selector(of="self")
TARGET = Selector(of="target")


def tiny_pack(**changes: Any) -> Pack:
    """The pack ``tiny-8``, version 1, with changes; sound, and not known to any process before ``content.add``."""
    return replace(
        Pack(
            id="tiny-8",
            version=1,
            title=Text("Tiny war, 8 generals", "微型之战（8将）", "極小の戦（8人）"),
            about=Text("Made up for tests.", "仅供测试。", "テスト用の創作。"),
            generals=_generals(),
            tactics=_tactics(),
            secrets=_secrets(),
            questions=(
                question("ann-1", 1),
                question("ann-2", 2, "bo-1"),
                question("bo-1", 3, "ann-2"),
                question("bo-2", 4),
                question("cai-1", 1),
                question("dan-1", 2),
                question("en-1", 3),
                question("fu-1", 4),
                question("gao-1", 1),
                question("hu-1", 2),
            ),
            ties=(_tie("fu-gao", "rivals", "fu", "gao"), _tie("ann-bo", "bond", "ann", "bo")),
        ),
        **changes,
    )


def _generals() -> tuple[PackGeneral, ...]:
    order = reacts("deployed", Part(do="damage", to=TARGET, amount=much(1)), target=Target(of="enemy"))
    last_act = reacts("falls", Part(do="damage", to=Selector(of="enemy"), amount=much(1)))
    revenge = reacts("attacked", Part(do="damage", to=Selector(of="attacker"), amount=much(1)))
    wall = reacts("turn_starts", Part(do="barrier", to=SELF, amount=much(2)))
    others = Aura(do="attack", to=Selector(of="own", others=True), amount=much(1))
    return (
        general("ann", "wei", 1, (2, 2)),
        general("bo", "wei", 2, (3, 3), 60, talent(order)),
        general("cai", "shu", 2, (3, 2), 40, talent(last_act)),
        general("dan", "shu", 3, (4, 4), 50, talent(auras=(Aura(do="taunt", to=SELF),))),
        general("en", "wu", 3, (3, 5), 55, talent(revenge)),
        general("fu", "wu", 4, (5, 5), 70, talent(wall)),
        general("gao", "other", 5, (7, 6), 90, talent(auras=(Aura(do="rage", to=SELF),))),
        general("hu", "other", 1, (1, 2), 30, talent(auras=(others,))),
    )


def _tactics() -> tuple[PackTactic, ...]:
    own, enemy = Target(of="own"), Target(of="enemy")
    two = much(2)
    drill = Part(do="attack", to=Selector(of="own", faction="wei"), amount=much(1), lasts="turn")
    return (
        card("fire", reacts("played", Part(do="damage", to=TARGET, amount=two), target=enemy)),
        card("shield", reacts("played", Part(do="barrier", to=TARGET, amount=two), target=own)),
        card("rations", reacts("played", Part(do="command_next", amount=two)), cost=0),
        card("loan", reacts("played", Part(do="command_now", amount=two)), cost=0, debt=2),
        card("charge", reacts("played", Part(do="ready", to=TARGET), target=own), cost=2),
        card("scout", reacts("played", Part(do="spy"), Part(do="draw"))),
        card("drill", reacts("played", drill), faction="wei"),
        card("roar", reacts("played", Part(do="damage", to=Selector(of="all"), amount=much(1))), 3, 1, general="gao"),
    )


def _secrets() -> tuple[PackTactic, ...]:
    fall = Part(do="damage", to=Selector(of="attacker"), amount=much(2))
    return (
        card("pit", reacts("attacks", fall, party="other")),
        card("mourning", reacts("general_falls", Part(do="draw"), party="own"), cost=2),
    )
