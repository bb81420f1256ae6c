# mypyc: skip
"""Positions of Star Wars: laying them out, checking and reading them."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.games.star_wars.bidding import PLAY_FIRST
from magnat.games.star_wars.edition import SIDES
from magnat.games.star_wars.force import DrawForce
from magnat.games.star_wars.table import StarWars
from magnat.games.star_wars.turn import EndTurn, Turn
from magnat.kernel import Question
from magnat.mechanics.hands import all_seats_mask, draw_unseen
from magnat.mechanics.money import BANK
from magnat.positions.arrangers import find_spaces, imprison, place_tokens, turn_starter
from magnat.positions.faults import seat_faults
from magnat.positions.seat_rotation import SeatFields

CARD_COLUMNS = {
    "hands": lambda e: [card.power_name for card in e.cards],
    "discards": lambda e: [card.name for card in e.cards],
}
SEATED = SeatFields(by_seat=("side", "token", "symbol", "jailed", "bases"), seat=("enemy",))

begin = turn_starter(Turn, EndTurn)


def arrange(
    t: StarWars,
    *,
    at: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    owns: Mapping[int, str] | None = None,
    jailed: Mapping[int, int] | None = None,
    tries: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    discards: str = "",
) -> None:
    """Lay out a position.

    Names of spaces are separated by blanks; `owns={0: "hoth kamino_1"}` also accepts whole planets.
    Cards are named by their upper half (`hands={0: "just_say_no extortion"}`) or by their number
    (`r01`); `rest` is everything left of the seat's deck. `jailed={0: 2}` is the number of the
    coming try in Jail, `tries={0: 1}` the number of failed tries.
    """
    e = t.edition
    place_tokens(t, at)
    for name in discards.split():
        card = _card(t, t.bag, name)
        t.bag.remove(card)
        t.known[card] = all_seats_mask(t)
        t.discard(card)
    for p, names in (hands or {}).items():
        for name in names.split():
            deck = t.pile(t.side[p])
            for card in deck if name == "rest" else [_card(t, deck, name)]:
                t.bag.remove(card)
                draw_unseen(t, p, card)
    for p, amount in (cash or {}).items():
        t.move_money(p, t.cash[p] - amount, BANK)
    imprison(t, jailed, tries)
    for p, names in (owns or {}).items():
        for space in find_spaces(t, names):
            if t.owner[space] not in (BANK, p):
                raise ValueError(f"{e.names[space]} carries two bases")
            t.place_base(space, p)


def faults(t: StarWars) -> list[str]:
    owned = [space for space, owner in enumerate(t.owner) if owner != BANK]
    stray = [space for space in owned if space not in t.edition.planets]
    return seat_faults(t) + [f"bases on a space without a planet: {t.owner}" for _ in stray]


def _card(t: StarWars, among: Sequence[int], name: str) -> int:
    """Return the first card with this number, upper half or lower half. Raise `LookupError` if there is none."""
    cards = t.edition.cards
    for card in among:
        if name in (cards[card].name, cards[card].power_name, cards[card].chance_name):
            return card
    raise LookupError(f"no {name} among {' '.join(cards[card].name for card in among)}")


def number(t: StarWars, question: Question[Any], word: str) -> int | None:
    """Return the answer that a word stands for: a card, a token, a symbol, or a card instead of a bid."""
    e = t.edition
    if question.answer_kind == "card":
        every = [*question.choices(t), *([] if isinstance(question, DrawForce) else range(len(e.cards)))]
        return _card(t, every, word)
    if question.answer_kind == "token":
        return e.tokens.index(word)
    if question.answer_kind == "symbol":
        return e.symbols.index(word)
    if question.answer_kind == "money" and word == "play":
        return PLAY_FIRST
    return None


def read_sides(t: StarWars) -> list[str]:
    return [SIDES[side] if side >= 0 else "" for side in t.side]
