# mypyc: skip
"""Positions of Empire for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.games.empire.edition import CHANCE
from magnat.games.empire.table import Empire
from magnat.games.empire.tower import OFFICE, OFFICES, SINGLE
from magnat.games.empire.turn import EndTurn, Turn
from magnat.kernel import Question
from magnat.mechanics.hands import all_seats_mask, draw_unseen
from magnat.positions.arrangers import (
    card_number,
    find_card,
    imprison,
    place_tokens,
    set_cash,
    stack_piles,
    turn_starter,
)
from magnat.positions.faults import seat_faults
from magnat.positions.seat_rotation import SeatFields

SEATED = SeatFields(
    by_seat=("jailed", "towers", "heights", "brands"),
    seat=("jail_card", "owner", "target", "a", "b"),
    seats=("asked",),
    bits=("hit",),
    rotators={"proposals": lambda turn, bits: sum(turn.bits(bits >> kind & 255) << kind for kind in (0, 8, 16))},
)

DECKS = {"chance": CHANCE}
CARD_COLUMNS = dict.fromkeys(("hands", "limbo"), lambda e: e.card_names)
begin = turn_starter(Turn, EndTurn)


def arrange(
    t: Empire,
    *,
    at: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    towers: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    jailed: Mapping[int, int] | None = None,
    tries: Mapping[int, int] | None = None,
    jail_cards: Mapping[str, int] | None = None,
    pile: Mapping[str, str] | None = None,
    stock: Mapping[str, int] | None = None,
    out: Sequence[int] = (),
) -> None:
    """Lay out a position; names are separated by blanks, towers go from bottom to top.

    `towers={0: "nerf office"}`: the tiles of a tower. `pile={"chance": "birthday jail"}`: all
    Chance cards have been seen, and these come up in this order. `pile={"empire": "..."}`: the same
    for the Empire pile, which has only these cards; the others are in hands or `away`, out of the
    game. `hands={1: "just_say_no"}`: hidden cards. `stock={"office": 0, "water": 2}`: the tiles
    left. `jail_cards={"chance": 1}`: the seat that has the jail card.
    """
    e = t.edition
    place_tokens(t, at)
    for p, names in (towers or {}).items():
        for name in names.split():
            tile = _tile(t, name)
            if e.stock_of[tile] != SINGLE:
                t.stock[e.stock_of[tile]] -= 1
            t.put_on_tower(p, tile)
    for name, left in (stock or {}).items():
        t.stock[e.stock_of[_tile(t, name)]] = left
    for p, names in (hands or {}).items():
        for name in names.split():
            card = find_card(e.card_names, t.unseen, name)
            t.unseen.remove(card)
            draw_unseen(t, p, card)
    imprison(t, jailed, tries)
    for deck, p in (jail_cards or {}).items():
        t.jail_card = p
        t.bags[DECKS[deck]] = tuple(c for c in t.bags[CHANCE] if c != e.jail_free)
    _pile_up(t, pile or {})
    set_cash(t, out, cash)


def _pile_up(t: Empire, pile: Mapping[str, str]) -> None:
    if unknown := [name for name in pile if name not in ("chance", "empire")]:
        raise LookupError(f"no pile is called {unknown[0]}")
    stack_piles(t, {deck: names for deck, names in pile.items() if deck in DECKS}, DECKS)
    if "empire" in pile:
        for name in pile["empire"].split():
            card = find_card(t.edition.card_names, t.unseen, name)
            t.unseen.remove(card)
            t.known[card] = all_seats_mask(t)
            t.under = (*t.under, card)
        t.unseen.clear()


def faults(t: Empire) -> list[str]:
    e = t.edition
    faults = seat_faults(t)
    for tile in range(OFFICE):
        towers = [p for p, tower in enumerate(t.towers) if tile in tower]
        if e.stock_of[tile] == SINGLE and sum([tower.count(tile) for tower in t.towers]) > 1:
            faults.append(f"{e.names[tile]} is on the towers of {towers}")
    return faults + ([f"the stock is {t.stock}"] if min(*t.stock, *missing(t)) < 0 else [])


def _tile(t: Empire, name: str) -> int:
    return OFFICE if name == "office" else t.edition.names.index(name)


def number(t: Empire, question: Question[Any], word: str) -> int | None:
    """Return the int of an answer in words: a card or a colour."""
    e = t.edition
    if question.answer_kind == "group" and word in e.colours:
        return e.colours.index(word)
    return card_number(t, question, e.card_names, word) if question.answer_kind == "card" else None


def read_towers(t: Empire) -> list[str]:
    """Return the tiles of each tower, from bottom to top."""
    return [" ".join(["office" if tile == OFFICE else t.edition.names[tile] for tile in tower]) for tower in t.towers]


def read_values(t: Empire) -> list[int]:
    return [t.value(p) for p in range(len(t.cash))]


def read_offices(t: Empire) -> int:
    return t.stock[OFFICES]


def read_pile(t: Empire) -> dict[str, str]:
    """Return the cards put back under each pile, next card first."""
    names = t.edition.card_names
    put_back = {"chance": t.unders[CHANCE], "empire": t.under}
    return {pile: " ".join([names[card] for card in cards]) for pile, cards in put_back.items()}


def read_jail_cards(t: Empire) -> list[int]:
    """Return the seats that have the jail card of each deck."""
    return [t.jail_card]


def read_away(t: Empire) -> str:
    """Return the Empire cards and tiles that the position removed from the game."""
    lying = [*t.unseen, *t.under, *t.limbo, *[card for hand in t.hands for card in hand]]
    cards = [t.edition.card_names[card] for card in range(t.edition.empire_cards) if card not in lying]
    names = [t.edition.names[tile] for tile in t.edition.utilities] + ["office"]
    return " ".join(cards + [name for name, count in zip(names, missing(t), strict=True) for _ in range(count)])


def missing(t: Empire) -> list[int]:
    """Return the number of missing tiles of each kind; negative if there are too many."""
    kinds = [t.edition.stock_of[tile] for tower in t.towers for tile in tower]
    return [t.edition.stock[kind] - t.stock[kind] - kinds.count(kind) for kind in range(len(t.stock))]
