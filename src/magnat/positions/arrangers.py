"""Helpers shared by the arrangers of several games (`adapters/positions.py`), and readers for positions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from magnat.kernel import Frame, Question
from magnat.mechanics.money import BANK
from magnat.mechanics.property import JAIL_CARD, PropertyTable
from magnat.mechanics.trade import MONEY, WITHDRAW


def turn_starter(starts: type[Any], ends: type[Any]) -> Callable[[int, Sequence[Frame]], list[Frame]]:
    """Return the `begin` function of a game whose turns start and end with these frames."""

    def begin(turn: int, push: Sequence[Frame]) -> list[Frame]:
        """Return the stack at the start of a turn or, with `push`, during a turn with these frames, the last on top."""
        return [ends(turn), *push] if push else [starts(turn)]

    return begin


def find_spaces(t: Any, names: str) -> list[int]:
    """Return spaces by name, separated by blanks; the name of a group stands for all its spaces."""
    e, spaces = t.edition, []
    for name in names.split():
        if name in e.group_names:
            spaces += e.members[e.group_names.index(name)]
        else:
            spaces.append(e.names.index(name))
    return spaces


def find_card(names: Sequence[str], among: Sequence[int], name: str) -> int:
    """Return the first of these cards with that name; `names` are those of all cards. Raise LookupError if none."""
    for card in among:
        if names[card] == name:
            return card
    raise LookupError(f"no {name} is left: {', '.join(names[card] for card in among)}")


def place_tokens(t: Any, at: Mapping[int, str] | None) -> None:
    for p, name in (at or {}).items():
        t.place[p] = t.edition.names.index(name)


def give_deeds(t: Any, owns: Mapping[int, str] | None) -> None:
    """Give spaces to seats. Raise ValueError if a space is given to two seats."""
    for p, names in (owns or {}).items():
        for space in find_spaces(t, names):
            if t.owner[space] not in (BANK, p):
                raise ValueError(f"{t.edition.names[space]} is given to two seats")
            t.give_deed(space, p)


def place_buildings(t: Any, built: Mapping[str, int] | None) -> None:
    for name, level in (built or {}).items():
        for space in find_spaces(t, name):
            t.set_level(space, level)


def imprison(t: Any, jailed: Mapping[int, int] | None, tries: Mapping[int, int] | None) -> None:
    """Put seats in jail: `jailed={0: 3}` gives the next try, `tries={0: 2}` the number of failed tries."""
    coming = {p: failed + 1 for p, failed in (tries or {}).items()} | dict(jailed or {})
    t.jailed = type(t.jailed)([coming.get(p, now) for p, now in enumerate(t.jailed)])
    for p in coming:
        t.place[p] = t.edition.jail


def stack_piles(t: Any, pile: Mapping[str, str] | None, decks: Mapping[str, int]) -> None:
    """Mark all cards of a deck as seen; the named cards come up first, in this order."""
    for deck, names in (pile or {}).items():
        number = decks[deck]
        called, left, order = [card.name for card in t.edition.decks[number]], list(t.bags[number]), []
        for name in names.split():
            order.append(find_card(called, left, name))
            left.remove(order[-1])
        t.bags[number] = ()
        t.unders[number] = (*order, *left)


def hand_out_jail_cards(t: Any, jail_cards: Mapping[str, int] | None, decks: Mapping[str, int]) -> None:
    for deck, p in (jail_cards or {}).items():
        number = decks[deck]
        t.jail_cards[number] = p
        t.bags[number] = tuple(c for c in t.bags[number] if c != t.edition.jail_card_numbers[number])


def set_cash(t: Any, out: Sequence[int], cash: Mapping[int, int] | None) -> None:
    """Remove the seats `out` and their money from the game, and set the cash of others."""
    for p in out:
        t.move_money(p, t.cash[p], BANK)
    t.ring = tuple(p for p in t.ring if p not in out)
    for p, amount in (cash or {}).items():
        t.move_money(p, t.cash[p] - amount, BANK)


class Estate(TypedDict, total=False):
    """The arguments of a position that all property games share, besides ints. Names are separated by blanks.

    Pieces that are neither built nor in the bank's stock (`apartments`, `hotels`) are out of the game: see `read_away`.
    """

    at: Mapping[int, str]  # spaces of tokens
    cash: Mapping[int, int]
    owns: Mapping[int, str]  # spaces and whole groups
    mortgaged: str
    built: Mapping[str, int]
    jailed: Mapping[int, int]  # number of the next try
    tries: Mapping[int, int]  # number of failed tries
    jail_cards: Mapping[str, int]
    pile: Mapping[str, str]  # `{"chest": "birthday doctor"}`: all cards were seen, and these come up first
    out: Sequence[int]


def lay_out_estate(t: Any, decks: Mapping[str, int], estate: Estate) -> None:
    place_tokens(t, estate.get("at"))
    give_deeds(t, estate.get("owns"))
    for space in find_spaces(t, estate.get("mortgaged", "")):
        t.mortgaged |= 1 << space
    place_buildings(t, estate.get("built"))
    imprison(t, estate.get("jailed"), estate.get("tries"))
    hand_out_jail_cards(t, estate.get("jail_cards"), decks)
    stack_piles(t, estate.get("pile"), decks)
    set_cash(t, estate.get("out", ()), estate.get("cash"))


# Answers in words


def card_number(t: Any, question: Question[Any], names: Sequence[str], word: str) -> int | None:
    """Return the card with that name, if possible one that may be chosen; None if there is none."""
    named = [card for card, name in enumerate(names) if name == word]
    return next(iter([*[card for card in question.choices(t) if card in named], *named]), None)


def item_number(t: Any, decks: Mapping[str, int], word: str) -> int:
    """Return the item of a trade: a space, `chance card` for the jail card of a deck, `money` or `withdraw`."""
    others = {"money": MONEY, "withdraw": WITHDRAW, **{f"{deck} card": JAIL_CARD + n for deck, n in decks.items()}}
    return others[word] if word in others else int(t.edition.names.index(word))


def name_cards(cards: Sequence[Any], names: Sequence[str]) -> Any:
    """Return the names of cards, separated by blanks; of several hands, a list of such strings."""
    if cards and not isinstance(cards[0], int):
        return [name_cards(hand, names) for hand in cards]
    return " ".join([names[card] for card in cards])


# Readers: `position.places` calls `read_places` of the game's arranger or, if there is none, of this module. A game
# also declares `CARD_COLUMNS`: columns of cards, and the names of all its cards.


def read_places(t: Any) -> list[str]:
    return [t.edition.names[place] for place in t.place]


def read_tries(t: Any) -> dict[int, int]:
    """Return the number of failed tries of each seat in jail."""
    return {p: coming - 1 for p, coming in enumerate(t.jailed) if coming}


def read_owners(t: Any) -> dict[str, int]:
    return {name: t.owner[i] for i, name in enumerate(t.edition.names) if t.owner[i] != BANK}


def read_levels(t: Any) -> dict[str, int]:
    """Return the building levels above 0, by the name of the street."""
    return {name: t.level[i] for i, name in enumerate(t.edition.names) if t.level[i]}


def read_mortgages(t: Any) -> list[str]:
    return [name for i, name in enumerate(t.edition.names) if t.mortgaged >> i & 1]


def read_away(t: PropertyTable) -> str:
    """Return the pieces that are out of the game: neither built nor in the bank's stock."""
    built, top = [level for level in t.level if level], t.e.top
    apartments = t.e.apartments - t.apartments - sum([level for level in built if level < top])
    return " ".join(["apartment"] * apartments + ["hotel"] * (t.e.hotels - t.hotels - built.count(top)))
