"""What the words of the vocabulary mean (KS-12.2): read by the schema of packs and by the documentation.

Meanings are said in one place, here; ``vocabulary`` has the types, ``effects`` and ``select`` carry them out.
"""

from typing import Final, Literal, NamedTuple


class Word(NamedTuple):
    """A word of the vocabulary."""

    meaning: str
    rule: str = "KS-12.2"
    """The clause that it belongs to."""


Group = Literal["when", "party", "of", "filter", "pick", "value", "do", "lasts", "zone", "amount", "condition"]

WORDS: Final[dict[Group, dict[str, Word]]] = {
    "when": {
        "deployed": Word("the bearer was deployed by hand: its order; asks a question", "KS-3.3"),
        "played": Word("the tactic was played and the answer was right", "KS-4.1"),
        "falls": Word("the bearer left the field dead: its last act", "KS-7.2"),
        "attacks": Word("a general declared an attack", "KS-5.2"),
        "attacked": Word("a general was chosen as the target of an attack, before the blows", "KS-5.2"),
        "damaged": Word(
            "a general lost at least 1 health and lives; heard after each part, and after the blows of an attack"
        ),
        "survives": Word("a general took part in an attack, as attacker or target, and lives", "KS-5.2"),
        "turn_starts": Word("a side's turn begins, after income and draw", "KS-6.1"),
        "turn_ends": Word("a side's turn ends, after poison, before rage", "KS-6.1"),
        "tactic_played": Word("a side played a tactic and answered right, before its effect", "KS-4.1"),
        "enters": Word("a general entered the field, in any way", "KS-3.1"),
        "general_falls": Word("a general left the field dead; survivors react", "KS-7.1"),
    },
    "party": {
        "self": Word("the bearer alone"),
        "own": Word("the bearer's side, the bearer included"),
        "other": Word("the other side"),
        "any": Word("anybody"),
    },
    "of": {
        "self": Word("the general that bears the ability"),
        "target": Word("what was chosen when the card was played"),
        "attacker": Word("who attacks"),
        "attacked": Word("who is attacked"),
        "subject": Word("whom the event is about: the general that entered, was damaged, or was chosen for the tactic"),
        "own": Word("the generals of the bearer's side"),
        "enemy": Word("the generals of the other side"),
        "all": Word("the generals of both sides"),
    },
    "filter": {
        "others": Word("true: without the bearer"),
        "faction": Word("only generals of this faction"),
        "least_cost": Word("only generals of at least this cost"),
        "most_cost": Word("only generals of at most this cost"),
        "hurt": Word("true: only those below their maximum health; false: only those at it"),
    },
    "pick": {
        "all": Word("all of them"),
        "random": Word("as many as count says, drawn"),
        "lowest": Word("as many as count says, those with the least of by; ties go to the earlier entered"),
        "highest": Word("as many as count says, those with the most of by; ties go to the earlier entered"),
        "neighbours": Word("those beside each of the origin, on its side's field"),
    },
    "value": {
        "attack": Word("the attack that works now", "KS-5.8"),
        "health": Word("health now"),
        "lost_health": Word("how far health is below its maximum"),
        "barrier": Word("barrier now", "KS-5.4"),
        "cost": Word("the printed cost", "KS-3.1"),
        "charm": Word("the printed charm", "KS-10.2"),
        "poison": Word("poison now", "KS-6.1"),
    },
    "do": {
        "damage": Word("damage: barrier first, then health", "KS-5.4"),
        "heal": Word("health back, up to the maximum", "KS-5.8"),
        "barrier": Word("adds up; ends when the bearer's owner's next turn begins", "KS-5.4"),
        "attack": Word("plus or minus on attack, for a while or for good", "KS-5.8"),
        "health": Word("plus or minus on the maximum health; plus heals as much", "KS-5.8"),
        "poison": Word("adds up; strikes at the end of the bearer's owner's turns", "KS-6.1"),
        "cure": Word("poison and bad states (stun, disarm, helpless) go"),
        "stun": Word("no attack, no counter, no rage", "KS-5.7"),
        "disarm": Word("no attack, no rage", "KS-5.7"),
        "helpless": Word("no counter", "KS-5.7"),
        "cover": Word("cannot be attacked while its side has a general without cover", "KS-5.6"),
        "taunt": Word("attacks of the other side must choose a taunter", "KS-5.6"),
        "thorns": Word("who attacks it takes so much", "KS-5.5"),
        "rage": Word("attacks a drawn target at the end of its side's turns", "KS-6.1"),
        "no_counter": Word("its attacks receive no counter", "KS-5.3"),
        "ready": Word("deployment sickness is lifted", "KS-3.2"),
        "again": Word("one more attack this turn", "KS-5.1"),
        "draw": Word("amount cards", "KS-1.2"),
        "recall": Word("back to its owner's hand, as printed"),
        "destroy": Word("marked to fall, whatever its health", "KS-7.1"),
        "summon": Word(
            "amount generals of the own side enter from a zone, unpaid, without order; else as many as are picked"
        ),
        "copy_talent": Word("the bearer's talent becomes that of the selected general"),
        "strip": Word("the selected generals lose their talents"),
        "command_now": Word("command at once; may pass the limit", "KS-2.1"),
        "command_next": Word("on the limit of the next own turn", "KS-2.1"),
        "debt": Word("deducted from the next own turn's command", "KS-2.1"),
        "clear_debt": Word("debt goes, up to the amount", "KS-2.2"),
        "spy": Word("amount cards of the other side's hand become known, drawn at random", "KS-1.7"),
        "swap": Word("base attack and base health change places; bonuses, auras and wounds stay"),
        "move": Word("to the right end of its side's field"),
    },
    "lasts": {
        "turn": Word("till this turn ends", "KS-6.1"),
        "phase": Word("till this phase ends", "KS-1.5"),
        "next_turn": Word("till the end of the bearer's owner's next turn", "KS-5.7"),
        "good": Word("for good"),
    },
    "zone": {
        "hand": Word("from the hand"),
        "deck": Word("from the deck"),
        "fallen": Word("from the own fallen"),
    },
    "amount": {
        "base": Word("a number"),
        "times": Word("how often the value, count or phase is added to it"),
        "value": Word("whose value it is, who tells"),
        "who": Word("with a value: whose, the first of them; without: they are counted"),
        "phase": Word("true: times the number of the phase"),
        "least": Word("it is never below this"),
        "most": Word("it is never above this"),
    },
    "condition": {
        "at_least": Word("holds if the amount is this or more"),
        "at_most": Word("holds if the amount is this or less"),
    },
}
"""Every word with its meaning, in the order of the vocabulary."""


def told(group: Group) -> str:
    """The words of a group with their meanings, as one text for a schema (KS-12.2)."""
    return "; ".join(f"{word}: {each.meaning}" for word, each in WORDS[group].items()) + "."
