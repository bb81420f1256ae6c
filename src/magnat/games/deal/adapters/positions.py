# mypyc: skip
"""Positions of Deal for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from magnat.games.deal.edition import BANK, CARD, USE
from magnat.games.deal.rearrange import CONFIRM, TURN, WITHDRAW
from magnat.games.deal.table import Deal
from magnat.games.deal.turn import DOUBLED, END, QUADRUPLED, REARRANGE, EndTurn, Play, Turn
from magnat.kernel import Frame, Question
from magnat.positions.seat_rotation import SeatFields

WAYS = {"use": USE, "lay": USE, "bank": BANK, "double": DOUBLED, "quadruple": QUADRUPLED}

CARD_COLUMNS = dict.fromkeys(("hands", "banks", "centre", "limbo", "under"), lambda e: e.names)
SEATED = SeatFields(by_seat=("banks", "groups"), seat=("victim",))


def begin(turn: int, push: Sequence[Frame]) -> list[Frame]:
    """Return the stack of a seat that has drawn and may play. The frames in `push` run first, the last one on top."""
    return [EndTurn(turn), Play(turn), *push]


def arrange(
    t: Deal,
    *,
    hands: Mapping[int, str] | None = None,
    banks: Mapping[int, str] | None = None,
    groups: Mapping[int, str] | None = None,
    centre: str = "",
    limbo: str = "",
    under: Mapping[int, str] | None = None,
    pile: str | None = None,
    begins: bool = False,
) -> None:
    """Lay out a position; card codes are separated by blanks.

    `groups={0: "RED1 RED2 RED3 A-HOUSE-1 | PNK: W-ANY-1"}`: groups separated by bars. A colour code
    stands for all its solid properties; before a colon, it gives the colour of a group without a
    solid property. `under={0: "M1-1"}`: cards put under the pile by that seat. `pile`: the only
    cards left in the pile; the others are `away`. `begins`: the turn has not begun, so the player
    has yet to draw.
    """
    player = next(frame.player for frame in t.stack if isinstance(frame, EndTurn))
    everybody = (1 << len(t.hands)) - 1
    for p, codes in (hands or {}).items():
        t.hands[p] = sorted(_leave_bag(t, codes, 1 << p))
    for p, codes in (banks or {}).items():
        t.banks[p] = tuple(sorted(_leave_bag(t, codes, everybody)))
    for p, described in (groups or {}).items():
        t.groups[p] = tuple(sorted(_group(t, each, everybody) for each in described.split("|") if each))
    for p, codes in (under or {}).items():
        t.under += _leave_bag(t, codes, 1 << p)
    t.centre = tuple(_leave_bag(t, centre, everybody))
    t.limbo = tuple(_leave_bag(t, limbo, everybody))
    if pile is not None:
        t.bag = sorted(_cards(t, pile))
    t.active = player
    t.turns = 1
    if begins:
        t.stack[:] = [Turn(player)]


def faults(t: Deal) -> list[str]:
    e = t.edition
    faults: list[str] = []
    for p, collection in enumerate(t.groups):
        for group in collection:
            cards = [card for card in group[1:] if card < e.properties]
            wrong = [card for card in cards if group[0] < e.unassigned and not e.colour_bits[card] >> group[0] & 1]
            if wrong or not cards or len(cards) > e.sizes[group[0]]:
                faults.append(f"seat {p} has the group {_words(t, group[1:])}")
        faults += [f"seat {p} has {_words(t, [card])} in the bank" for card in t.banks[p] if card < e.properties]
    return faults


def _leave_bag(t: Deal, codes: str, knowledge: int) -> list[int]:
    cards = _cards(t, codes)
    for card in cards:
        t.bag.remove(card)
        t.known[card] = knowledge
    return cards


def _cards(t: Deal, codes: str) -> list[int]:
    e = t.edition
    cards: list[int] = []
    for code in codes.split():
        if code in _codes(t):
            colour = _codes(t).index(code)
            cards += [card for card in range(e.solids) if e.colour_of(card) == colour]
        else:
            cards.append(e.names.index(code))
    return cards


def _group(t: Deal, described: str, knowledge: int) -> tuple[int, ...]:
    e = t.edition
    colour, _, codes = described.rpartition(":")
    cards = sorted(_leave_bag(t, codes, knowledge))
    if colour.strip():
        return (_colour(t, colour.strip()), *cards)
    return (e.colour_of(cards[0]), *cards)


def _codes(t: Deal) -> list[str]:
    return [colour.code for colour in t.edition.board.colour]


def _colour(t: Deal, word: str) -> int:
    return t.edition.unassigned if word == "none" else _codes(t).index(word)


def number(t: Deal, question: Question[Any], word: str) -> int | None:
    """Return the int of an answer in words: `bank M1-1`, `use A-GO-1`, `turn W-ANY-1`, a card, a colour code."""
    e = t.edition
    if question.answer_kind == "play":
        if word in ("end", "rearrange"):
            return END if word == "end" else REARRANGE
        way, _, code = word.partition(" ")
        return CARD + WAYS[way] * e.size + e.names.index(code) if way in WAYS else None
    if question.answer_kind == "rearrangement":
        if word in ("withdraw", "confirm"):
            return WITHDRAW if word == "withdraw" else CONFIRM
        verb, _, code = word.partition(" ")
        return TURN + e.names.index(code) + (e.size if verb == "exchange" else 0)
    if question.answer_kind == "colour":
        return _colour(t, word)
    if question.answer_kind in ("card", "group"):
        if word == "enough":
            return e.size
        return e.names.index(word) if word in e.names else None
    return None


def _words(t: Deal, cards: Sequence[int]) -> str:
    return " ".join(t.edition.names[card] for card in cards)


def read_offered(t: Deal) -> list[str]:
    e = t.edition
    question = t.stack[-1]
    assert isinstance(question, Question)
    words: list[str] = []
    for choice in question.choices(t):
        if question.answer_kind == "play" and choice >= CARD:
            way, card = divmod(choice - CARD, e.size)
            verb = ("use" if card >= e.properties else "lay", "bank", "double", "quadruple")[way]
            words.append(f"{verb} {e.names[card]}")
        elif question.answer_kind == "play":
            words.append(("end", "rearrange")[choice])
        elif question.answer_kind == "rearrangement":
            verb = "exchange" if choice >= TURN + e.size else "turn"
            card = (choice - TURN) % e.size
            words.append(("withdraw", "confirm")[choice] if choice < TURN else f"{verb} {e.names[card]}")
        elif question.answer_kind == "colour":
            words.append("none" if choice == e.unassigned else _codes(t)[choice])
        elif question.answer_kind in ("card", "group"):
            words.append("enough" if choice == e.size else e.names[choice])
        elif question.answer_kind == "verb":
            words.append(question.verbs[choice])
        else:
            words.append(str(choice))
    return words


def read_absent(t: Deal) -> str:
    question = t.stack[-1]
    assert isinstance(question, Question)
    return read_offered(t)[list(question.choices(t)).index(question.silence(t))]


def read_groups(t: Deal) -> list[str]:
    """Return each seat's collection in the format of `groups`, with the colour of every group."""
    codes = [*_codes(t), "none"]
    return [" | ".join(f"{codes[group[0]]}: {_words(t, group[1:])}" for group in c) for c in t.groups]


def read_away(t: Deal) -> str:
    """Return the cards that the position removed from the game."""
    lying = [*t.bag, *t.under, *t.centre, *t.limbo, *[card for hand in t.hands for card in hand]]
    lying += [card for bank in t.banks for card in bank]
    lying += [card for collection in t.groups for group in collection for card in group[1:]]
    return _words(t, [card for card in range(t.edition.size) if card not in lying])
