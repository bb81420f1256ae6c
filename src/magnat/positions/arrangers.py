"""testing: what the arrangers of several games share: names of spaces, who owns them, who is out, and what is read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from magnat.kernel import Frame
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyTable


def turn_starter(starts: type[Any], ends: type[Any]) -> Callable[[int, Sequence[Frame]], list[Frame]]:
    """`begin` of a game whose turns are such frames."""

    def begin(turn: int, push: Sequence[Frame]) -> list[Frame]:
        """The turn of a seat begins; or, with `push`, it is under way and these are to be done, the last one first."""
        return [ends(turn), *push] if push else [starts(turn)]

    return begin


def find_spaces(t: Any, names: str) -> list[int]:
    """Spaces by their names, separated by blanks; the name of a group stands for all of it."""
    e, found = t.edition, []
    for name in names.split():
        if name in e.group_names:
            found += e.members[e.group_names.index(name)]
        else:
            found.append(e.names.index(name))
    return found


def place_tokens(t: Any, at: Mapping[int, str] | None) -> None:
    """Where tokens stand."""
    for p, name in (at or {}).items():
        t.place[p] = t.edition.names.index(name)


def give_deeds(t: Any, owns: Mapping[int, str] | None) -> None:
    """Who owns which spaces, none of them twice."""
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
    """Who is in jail: `jailed={0: 3}`, by the try that comes, or `tries={0: 2}`, by those that have failed."""
    coming = {p: failed + 1 for p, failed in (tries or {}).items()} | dict(jailed or {})
    t.jailed = type(t.jailed)([coming.get(p, now) for p, now in enumerate(t.jailed)])
    for p in coming:
        t.place[p] = t.edition.jail


def set_stock(t: PropertyTable, apartments: int | None, hotels: int | None) -> None:
    """What the bank has left to build with; what is neither there nor built is out of the game: see `away`."""
    t.apartments = t.apartments if apartments is None else apartments
    t.hotels = t.hotels if hotels is None else hotels


def stack_piles(t: Any, pile: Mapping[str, str] | None, decks: Mapping[str, int]) -> None:
    """All cards of a deck have been seen, and these come up in this order, then the others."""
    for deck, names in (pile or {}).items():
        number = decks[deck]
        named, left, order = t.edition.decks[number], list(t.bags[number]), []
        for name in names.split():
            found = [card for card in left if named[card].name == name]
            if not found:
                raise LookupError(f"no {name} is left: {', '.join(named[card].name for card in left)}")
            left.remove(found[0])
            order.append(found[0])
        t.bags[number] = ()
        t.unders[number] = (*order, *left)


def hand_out_jail_cards(t: Any, jail_cards: Mapping[str, int] | None, decks: Mapping[str, int]) -> None:
    for deck, p in (jail_cards or {}).items():
        number = decks[deck]
        t.jail_cards[number] = p
        t.bags[number] = tuple(c for c in t.bags[number] if c != t.jail_card(number))


def set_cash(t: Any, out: Sequence[int], cash: Mapping[int, int] | None) -> None:
    """Who is out of the game has nothing; the others have so much."""
    for p in out:
        t.move_money(p, t.cash[p], BANK)
    t.ring = tuple(p for p in t.ring if p not in out)
    for p, amount in (cash or {}).items():
        t.move_money(p, t.cash[p] - amount, BANK)


class Estate(TypedDict, total=False):
    """What every game of deeds and buildings lays out. Names are separated by blanks."""

    at: Mapping[int, str]  # where tokens stand
    cash: Mapping[int, int]
    owns: Mapping[int, str]  # spaces and whole groups
    mortgaged: str
    built: Mapping[str, int]
    jailed: Mapping[int, int]  # the try that comes
    tries: Mapping[int, int]  # the tries that have failed
    jail_cards: Mapping[str, int]
    pile: Mapping[str, str]  # `{"chest": "birthday doctor"}`: all cards were seen, and these come up in this order
    apartments: int  # what is left in the bank's stock
    hotels: int
    out: Sequence[int]


def lay_out_estate(t: Any, decks: Mapping[str, int], estate: Estate) -> None:
    """Deeds, buildings, jail, piles and money of a property game, as said."""
    place_tokens(t, estate.get("at"))
    give_deeds(t, estate.get("owns"))
    for space in find_spaces(t, estate.get("mortgaged", "")):
        t.mortgaged |= 1 << space
    place_buildings(t, estate.get("built"))
    imprison(t, estate.get("jailed"), estate.get("tries"))
    hand_out_jail_cards(t, estate.get("jail_cards"), decks)
    stack_piles(t, estate.get("pile"), decks)
    set_stock(t, estate.get("apartments"), estate.get("hotels"))
    set_cash(t, estate.get("out", ()), estate.get("cash"))


# What tests read by name: a position looks for `read_places` in its game's arranger first, then here


def read_places(t: Any) -> list[str]:
    """Where each token stands."""
    return [t.edition.names[place] for place in t.place]


def read_tries(t: Any) -> dict[int, int]:
    """How many tries have failed of each who is in jail."""
    return {p: coming - 1 for p, coming in enumerate(t.jailed) if coming}


def read_owners(t: Any) -> dict[str, int]:
    """Who owns what, by the name of the space; the bank's are left out."""
    return {name: t.owner[i] for i, name in enumerate(t.edition.names) if t.owner[i] != BANK}


def read_levels(t: Any) -> dict[str, int]:
    """What is built, by the name of the street."""
    return {name: t.level[i] for i, name in enumerate(t.edition.names) if t.level[i]}


def read_mortgages(t: Any) -> list[str]:
    """The names of all mortgaged properties, in board order."""
    return [name for i, name in enumerate(t.edition.names) if t.mortgaged >> i & 1]


def read_away(t: PropertyTable) -> str:
    """The pieces that the position put out of the game."""
    built, top = [level for level in t.level if level], t.e.top
    apartments = t.e.apartments - t.apartments - sum([level for level in built if level < top])
    return " ".join(["apartment"] * apartments + ["hotel"] * (t.e.hotels - t.hotels - built.count(top)))
