# mypyc: skip
"""Positions of Millionaire: laying them out, checking and reading them."""

from collections.abc import Mapping
from typing import Any, Unpack

from magnat.games.millionaire.edition import CHANCE, FORTUNE, LIFESTYLE, STARS
from magnat.games.millionaire.table import Millionaire
from magnat.games.millionaire.turn import EndTurn, Turn
from magnat.kernel import Question
from magnat.mechanics.hands import all_seats_mask, draw_unseen
from magnat.mechanics.turn import changed
from magnat.positions.arrangers import Estate, card_number, find_card, item_number, lay_out_estate, turn_starter
from magnat.positions.faults import property_faults
from magnat.positions.seat_rotation import SeatFields

DECKS = {"chance": CHANCE, "lifestyle": LIFESTYLE}
CARD_COLUMNS = {"hands": lambda e: [card.name for card in e.cards]}

REFUSED = 150  # first seat bit in a refused offer's key, whose lower bits include later changes
SEATED = SeatFields(
    by_seat=("stars", "jailed", "movers"),
    seats=("gone",),
    rotators={
        "owes": lambda turn, owes: turn.bits(owes & 255) | turn.bits(owes >> 8) << 8,
        "refused": lambda turn, refused: [turn.offer(key, REFUSED) for key in refused],
    },
)

begin = turn_starter(Turn, EndTurn)


def arrange(
    t: Millionaire,
    *,
    stars: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    lying: Mapping[str, str] | None = None,
    **estate: Unpack[Estate],
) -> None:
    """Lay out a position.

    `owns={0: "brown castle_view"}` assigns deeds, `apartments` counts houses, and `stars` are 1, 3
    or 5. `hands={0: "sly_deal"}` assigns kept Fortune cards and `lying={"castle_view": "lawsuit"}`
    those on the board; all other Fortune cards are spent. `jailed` is the number of the coming turn
    in jail (1 to 4), `tries` the number of failed attempts.
    """
    for p, level in (stars or {}).items():
        t.stars = changed(t.stars, p, STARS.index(level))
    _lay_fortunes(t, hands or {}, lying or {})
    t.gone = tuple(estate.get("out", ()))
    lay_out_estate(t, DECKS, estate)


def _lay_fortunes(t: Millionaire, hands: Mapping[int, str], lying: Mapping[str, str]) -> None:
    called, free = [card.name for card in t.edition.cards], list(t.edition.piles[FORTUNE])
    t.lying = 0
    t.fortune = []
    for p, names in hands.items():
        for name in names.split():
            card = find_card(called, free, name)
            free.remove(card)
            draw_unseen(t, p, card)
    for space, name in lying.items():
        card = find_card(called, free, name)
        free.remove(card)
        t.lying |= 1 << t.edition.names.index(space)
        t.fortune.append(card)
    t.fortune.sort()
    for card in free:
        t.known[card] = all_seats_mask(t)
        t.spent |= 1 << card


def faults(t: Millionaire) -> list[str]:
    return property_faults(t, whole=False, last_try=4)  # MIL-RENT-10


def number(t: Millionaire, question: Question[Any], word: str) -> int | None:
    """Return the answer that a word stands for: a card, a set of movers or an item of a deal."""
    e = t.edition
    if question.answer_kind == "card":
        return card_number(t, question, [card.name for card in e.cards], word)
    if question.answer_kind == "token":
        return [token.name for token in e.board.token].index(word)
    return item_number(t, DECKS, word) if question.answer_kind == "item" else None


def read_stars(t: Millionaire) -> list[int]:
    """Return each seat's level: 1, 3 or 5."""
    return [STARS[level] for level in t.stars]


def read_on_board(t: Millionaire) -> list[str]:
    """Return the spaces that still hold a Fortune card."""
    return [name for i, name in enumerate(t.edition.names) if t.lying >> i & 1]


def read_discarded(t: Millionaire) -> list[str]:
    """Return the Fortune cards discarded face up."""
    return [t.edition.cards[c].name for c in t.edition.piles[FORTUNE] if t.spent >> c & 1]


def read_bottoms(t: Millionaire) -> list[str]:
    """Return the bottom card of Chance and of Lifestyle, which was put back last."""
    return [t.edition.cards[under[-1]].name if under else "" for under in t.unders]
