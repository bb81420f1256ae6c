# mypyc: skip
"""testing: positions of Electronic."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.games.electronic.building import Order
from magnat.games.electronic.edition import CHANCE, CHEST
from magnat.games.electronic.table import Electronic
from magnat.games.electronic.turn import EndTurn, Turn
from magnat.kernel import Question, waiting
from magnat.mechanics.levels import levels_of
from magnat.mechanics.property import JAIL_CARD
from magnat.mechanics.trade import MONEY, WITHDRAW
from magnat.testing.arranging import (
    build,
    give,
    hand_out_jail_cards,
    imprison,
    leave_in_stock,
    pay_out,
    spaces,
    stand,
    turns_of,
)
from magnat.testing.faults import property_faults
from magnat.testing.turned import Seated

DECKS = {"chance": CHANCE, "chest": CHEST}


SEATED = Seated(by_seat=("jailed",), seat=("asker",), bits=("yes",))


begin = turns_of(Turn, EndTurn)


def arrange(
    t: Electronic,
    *,
    at: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    owns: Mapping[int, str] | None = None,
    mortgaged: str = "",
    prepaid: str = "",
    built: Mapping[str, int] | None = None,
    jailed: Mapping[int, int] | None = None,
    tries: Mapping[int, int] | None = None,
    jail_cards: Mapping[str, int] | None = None,
    pile: Mapping[str, str] | None = None,
    apartments: int | None = None,
    hotels: int | None = None,
    out: Sequence[int] = (),
    dice: int = 0,
    turns: int = 0,
    doubles: int = 0,
) -> None:
    """Lay out a position: names of spaces separated by blanks, `owns={0: "brown station"}` also taking whole groups.

    `pile={"chest": "birthday doctor"}`: all cards have been seen, and these come up in this order.
    `apartments` and `hotels` are what is left in the bank's stock.
    """
    stand(t, at)
    give(t, owns)
    for space in spaces(t, mortgaged) + spaces(t, prepaid):
        t.mortgaged |= 1 << space
    for space in spaces(t, prepaid):
        t.prepaid |= 1 << space
    build(t, built)
    imprison(t, jailed, tries)
    hand_out_jail_cards(t, jail_cards, DECKS)
    for deck, names in (pile or {}).items():
        number = DECKS[deck]
        order = [_card(t, number, name) for name in names.split()]
        rest = [c for c in t.bags[number] if c not in order]
        t.bags[number] = ()
        t.unders[number] = (*order, *rest)
    leave_in_stock(t, apartments, hotels)
    pay_out(t, out, cash)
    t.dice = dice
    t.turns = turns
    t.doubles = doubles


def faults(t: Electronic) -> list[str]:
    """What is impossible about a position."""
    found = property_faults(t, whole=True)
    tries = t.jailed
    return found + [f"seat {p} is in jail for try {n}" for p, n in enumerate(tries) if not 0 <= n <= 3]


def _card(t: Electronic, deck: int, name: str) -> int:
    return [c.name for c in t.edition.decks[deck]].index(name)


def number(t: Electronic, question: Question[Any], word: str) -> int | None:
    """The int that a word stands for: a space, a card, a group, or an item of a trade."""
    e = t.edition
    if question.of == "space" and word in e.names:
        return e.names.index(word)
    if question.of == "group" and word in e.group_names:
        return e.group_names.index(word)
    if question.of == "card":
        names = [c.name for c in e.decks[getattr(question, "deck", CHANCE)]]
        return names.index(word) if word in names else None
    if question.of == "outside":
        return 0 if word == "time_up" else 1 + int(word.removeprefix("leave "))
    if question.of == "item":
        special = {"money": MONEY, "withdraw": WITHDRAW, "chance card": JAIL_CARD, "chest card": JAIL_CARD + 1}
        return special[word] if word in special else e.names.index(word)
    return None


def read_orders(t: Electronic) -> list[tuple[int, ...]]:
    """The levels that may be ordered now, street by street in board order."""
    question = waiting(t)
    assert isinstance(question, Order)
    return [tuple(levels_of(code, len(t.edition.members[question.group]))) for code in question.choices(t)]
