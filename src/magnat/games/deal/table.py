"""The table. Amounts are in millions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from magnat.games.deal.edition import JOKER, DealEdition
from magnat.games.deal.sets import (
    Collection,
    Group,
    group_with,
    is_complete,
    judged,
    properties,
    regrouped,
    rent,
    with_card,
)
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.hands import HandTable, lay
from magnat.mechanics.objection import SAY_NO

NO_JOKER: Final[tuple[int, ...]] = ()
ONE_JOKER: Final[tuple[int, ...]] = (SAY_NO,)


class Deal(HandTable):
    """A position of the game."""

    edition: DealEdition
    winners: int
    hands: list[list[int]]  # by seat, sorted
    bag: list[int]  # the draw pile above `under`: sorted, because nobody knows its order
    under: list[int]  # DEAL-HAND-02: excess cards under the pile, next card first
    known: list[int]  # by card: bit set of the seats that know where it is
    centre: tuple[int, ...]  # used cards, face up
    limbo: tuple[int, ...]  # DEAL-DRAW-07: the cards being resolved
    banks: list[tuple[int, ...]]  # by seat
    groups: list[Collection]  # by seat
    active: int  # the seat whose turn it is
    turns: int  # turns begun
    plays: int  # cards played in this turn
    rearranged: int  # rearrangements since the last play
    idle: int  # DEAL-WIN-10: consecutive turns without a play
    dry: int  # DEAL-WIN-09: consecutive turns without a play and with nothing left to draw
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("bag", "bag"), ("under", "pile"))

    # Written by `make columns` from the columns above:
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "winners", "hands", "bag", "under", "known", "centre", "limbo", "banks", "groups", "active", "turns", "plays",
        "rearranged", "idle", "dry",
    )

    def copy(self) -> "Deal":
        return Deal(
            self.edition, self.stack[:], self.winners, [each[:] if each else [] for each in self.hands], self.bag[:],
            self.under[:], self.known[:], self.centre, self.limbo, self.banks[:], self.groups[:], self.active,
            self.turns, self.plays, self.rearranged, self.idle, self.dry,
        )

    def __init__(
        self, edition: DealEdition, stack: list[Frame], winners: int, hands: list[list[int]], bag: list[int],
        under: list[int], known: list[int], centre: tuple[int, ...], limbo: tuple[int, ...],
        banks: list[tuple[int, ...]], groups: list[Collection], active: int, turns: int, plays: int, rearranged: int,
        idle: int, dry: int,
    ) -> None:
        self.edition = edition
        self.stack = stack
        self.winners = winners
        self.hands = hands
        self.bag = bag
        self.under = under
        self.known = known
        self.centre = centre
        self.limbo = limbo
        self.banks = banks
        self.groups = groups
        self.active = active
        self.turns = turns
        self.plays = plays
        self.rearranged = rearranged
        self.idle = idle
        self.dry = dry
    # fmt: on
    # So far what is written by `make columns`.

    # seats and their cards

    def clockwise_from(self, seat: int) -> list[int]:
        """Return all seats in order of play, beginning with `seat` (DEAL-SETUP-06)."""
        seats = len(self.hands)
        return [p % seats for p in range(seat, seat + seats)]

    def others(self, seat: int) -> list[int]:
        """DEAL-JOKER-11: return all other seats in order of play, beginning at the left."""
        seats = len(self.hands)
        return [p % seats for p in range(seat + 1, seat + seats)]

    def owner_of(self, card: int) -> int:
        """Return the seat whose collection contains a card. Raise `LookupError` if there is none."""
        for p, collection in enumerate(self.groups):
            for group in collection:
                if card in group[1:]:
                    return p
        raise LookupError(card)

    def complete_colours(self, seat: int) -> int:
        """DEAL-WIN-02: return the bit set of the colours of which a seat has a complete group."""
        found = 0
        for group in self.groups[seat]:
            if is_complete(self.edition, group):
                found |= 1 << group[0]
        return found

    def bank_total(self, seat: int) -> int:
        """DEAL-BANK-06: return the value of a seat's bank."""
        values, total = self.edition.values, 0
        for card in self.banks[seat]:
            total += values[card]
        return total

    def worth(self, seat: int) -> int:
        """DEAL-WIN-09: return the printed value of all cards before a seat."""
        values, total = self.edition.values, self.bank_total(seat)
        for group in self.groups[seat]:
            for card in group[1:]:
                total += values[card]
        return total

    # cards on the table

    def collect(self, seat: int, lost: Sequence[int], cards: Sequence[int], colours: Sequence[int]) -> None:
        """Remove cards from a collection, add others in the given colours, and regroup."""
        if not lost and len(cards) == 1:
            self.groups[seat] = with_card(self.edition, self.groups[seat], cards[0], colours[0])
            return
        self.put_in_order(seat, regrouped(self.edition, self.groups[seat], lost, cards, colours))

    def put_in_order(self, seat: int, collection: Collection) -> None:
        """DEAL-BLD-09, DEAL-PROP-09: set a collection as a whole; buildings that lose their place become money."""
        self.groups[seat], homeless = judged(self.edition, collection)
        if homeless:
            self.to_bank(seat, homeless)
            for card in homeless:
                self.tell("lost_building", seat, card)

    def to_bank(self, seat: int, cards: Sequence[int]) -> None:
        self.banks[seat] = (*self.banks[seat], *cards)

    def from_bank(self, seat: int, cards: Sequence[int]) -> None:
        self.banks[seat] = tuple([card for card in self.banks[seat] if card not in cards])

    def announce(self, seat: int, card: int, kind: int = -1, count: int = 0) -> None:
        """DEAL-PLAY-13: make a card, and `count` cards of `kind`, known to everybody before they are laid."""
        everybody = (1 << len(self.hands)) - 1
        self.known[card] = everybody
        if count:
            for other in self.of_kind(seat, kind)[:count]:
                self.known[other] = everybody

    def of_kind(self, seat: int, kind: int) -> list[int]:
        """Return the cards of a kind in a hand, those known to most seats first.

        Laying one of two identical cards therefore does not reveal if the other one is in the hand.
        """
        kinds, known = self.edition.kinds, self.known
        found = [card for card in self.hands[seat] if kinds[card] == kind]
        if len(found) > 1:
            found.sort(key=lambda card: -known[card].bit_count())
        return found

    def play_out(self, seat: int, card: int) -> None:
        """DEAL-PLAY-04: remove a card from the hand publicly and count it as a play. The caller places it."""
        self.hands[seat].remove(card)
        self.known[card] = (1 << len(self.hands)) - 1
        self.plays += 1
        self.rearranged = 0
        self.idle = self.dry = 0

    # objections

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """DEAL-JOKER-01, -07: a player with a joker may lay it."""
        e = self.edition
        if e.counter_counts and seat == self.active and self.plays >= e.plays:
            return NO_JOKER
        kinds = e.kinds
        for card in self.hands[seat]:
            if kinds[card] == JOKER:
                return ONE_JOKER
        return NO_JOKER

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        """DEAL-JOKER-07, -09: a joker is not a play; it stays with the cancelled card until that is resolved."""
        card = self.of_kind(seat, JOKER)[0]
        lay(self, seat, card)
        self.limbo = (*self.limbo, card)
        if self.edition.counter_counts and seat == self.active:
            self.plays += 1
        self.tell("laid_joker", seat, card)

    # the end

    def check_win(self) -> None:
        """DEAL-WIN-01, -04, -05: end the game if the active player has won; called after every step of a turn."""
        e, p = self.edition, self.active
        if len(self.groups[p]) < e.to_win:
            return
        sizes = e.sizes
        found: list[int] = []
        for group in self.groups[p]:  # sorted by colour
            if len(group) > sizes[group[0]] and (not found or group[0] != found[-1]):
                found.append(group[0])
        if len(found) >= e.to_win:
            found += (e.unassigned, e.unassigned)  # a custom deck may require fewer groups
            self.tell("won", p, found[0], found[1], found[2])
            self.end(1 << p)

    def played(self) -> int:
        """Return the card being resolved."""
        return self.limbo[0] if self.limbo else 0

    def group_named(self, seat: int, first: int) -> dict[str, int]:
        """Return text arguments for a group: its colour, number of cards, size and rent."""
        e, group = self.edition, group_with(self.groups[seat], first)
        colour = group[0]
        return {"colour": colour, "held": len(properties(e, group)), "size": e.sizes[colour], "due": rent(e, group)}

    def standing(self, seat: int) -> tuple[int, int]:
        """DEAL-WIN-09: return the number of complete colours and the value on the table."""
        return self.complete_colours(seat).bit_count(), self.worth(seat)

    def count(self) -> None:
        """DEAL-WIN-09, -10: end the game by counting. The best standing wins; equal standings share the victory."""
        best = max([self.standing(p) for p in range(len(self.hands))])
        winners = 0
        for p in range(len(self.hands)):
            colours, worth = self.standing(p)
            self.tell("counted", p, colours, worth)
            if (colours, worth) == best:
                winners |= 1 << p
        self.end(winners)

    def ranking(self) -> list[list[int]]:
        """DEAL-WIN-11: the winners, then the others by standing; equal standings share a place."""
        first: list[int] = []
        places: dict[tuple[int, int], list[int]] = {}
        for p in range(len(self.hands)):
            if self.winners >> p & 1:
                first.append(p)
            else:
                places.setdefault(self.standing(p), []).append(p)
        return [first, *[places[key] for key in sorted(places, reverse=True)]]


class Resolved(Step[Deal]):
    """DEAL-PLAY-06, DEAL-DRAW-07: used and cancelled cards go to the centre once they are resolved."""

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)

    def run(self, t: Deal) -> None:
        t.centre = (*t.centre, *t.limbo)
        t.limbo = ()


RESOLVED: Final = Resolved()  # frames are values, so one instance is enough


class Asked(Question[Deal]):
    """A question of this game. The table may announce meanwhile that a player leaves."""

    def aside(self, t: Deal, seat: int) -> "Question[Deal] | None":
        return Outside(TABLE) if seat == TABLE else None


class Outside(Question[Deal]):
    """DEAL-NA-04: answer 1 + p: seat p leaves. A bot takes over its hand and cards, unchanged."""

    answer_kind = "outside"
    rule = "DEAL-NA-04"

    def choices(self, t: Deal) -> Sequence[int]:
        return range(1, 1 + len(t.hands))

    def take(self, t: Deal, answer: int) -> None:
        t.tell("left", answer - 1)


def first_cards(groups: Sequence[Group]) -> list[int]:
    """Return the first card of each group, which identifies the group."""
    return [group[1] for group in groups]
