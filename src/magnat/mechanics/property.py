"""Mechanics: deeds, groups and buildings: the columns that games of real estate share."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from magnat.kernel import Question, Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.money import BANK
from magnat.mechanics.spaces import BoardEdition, BoardTable

MAX_COUNTER_OFFERS: Final = 5  # ELEC-TRADE-10: so many counter-offers follow one proposal
SENT_OFFERS_SHIFT: Final = 32  # where the offers sent are counted in `offers`; below are the drafts opened
MAX_COUNTED_OFFERS: Final = 15  # so many are counted
NO_GROUP: Final = -1
JAIL_CARD: Final = 48  # in a trade, the jail card of deck d is item 48 + d; below are the deeds, by their space


_BITS: Final[dict[int, tuple[int, ...]]] = {}  # sets come back again and again, so each is spelled out once


def bits(mask: int) -> tuple[int, ...]:
    """The positions of the ones, ascending."""
    if not mask:  # mostly there are none
        return ()
    known = _BITS.get(mask)
    if known is not None:
        return known
    found: list[int] = []
    left = mask
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    if len(_BITS) > 100_000:
        _BITS.clear()
    spelled = tuple(found)
    _BITS[mask] = spelled
    return spelled


def tenth_up(amount: int, step: int) -> int:
    """A tenth, rounded up to a multiple of the step."""
    return -(-amount // (10 * step)) * step


def offer_key(seat: int, other: int, items: int, cash: int) -> int:
    """Who offers whom what, as one int."""
    return ((cash + (1 << 30)) << 6 | seat << 3 | other) << 50 | items


class PropertyEdition(BoardEdition):
    """Deeds and groups as flat lists."""

    def __init__(self, name: str, least: int, most: int, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__(name, least, most, board, options)
        spaces = board.space
        groups = [group.name for group in board.group]
        self.rents: Final[list[list[int]]] = [list(s.rents) for s in spaces]
        self.mortgages: Final[list[int]] = [s.mortgage or s.price // 2 for s in spaces]
        self.interests: Final[list[int]] = [
            self.interest_on(s.price, m) for s, m in zip(spaces, self.mortgages, strict=True)
        ]
        self.lifts: Final[list[int]] = [
            self.lift_cost_of(s.price, m) for s, m in zip(spaces, self.mortgages, strict=True)
        ]
        self.group_of: Final[list[int]] = [groups.index(s.group) if s.group else NO_GROUP for s in spaces]
        self.group_names: Final[list[str]] = groups
        members = [[i for i, s in enumerate(spaces) if s.group == g] for g in groups]
        self.members: Final[list[list[int]]] = members
        self.group_bits: Final[list[int]] = [sum([1 << i for i in each]) for each in members]
        self.sister_bits: Final[list[int]] = [self.group_bits[g] if g != NO_GROUP else 0 for g in self.group_of]
        self.group_rents: Final[list[list[int]]] = [list(g.rents) for g in board.group]
        self.build_costs: Final[list[int]] = [g.build for g in board.group]
        self.half_costs: Final[list[int]] = [cost // 2 for cost in self.build_costs]  # what the bank gives for a level
        self.deeds: Final[tuple[int, ...]] = tuple([i for i, s in enumerate(spaces) if s.price])
        self.apartments: Final[int] = board.pieces["apartments"]
        self.hotels: Final[int] = board.pieces["hotels"]
        self.top: Final[int] = self.hotel_level()

    def hotel_level(self) -> int:
        """Levels of a street: so many apartments, and one more is the hotel."""
        return 5

    def interest_on(self, price: int, mortgage: int) -> int:
        """What keeping a received deed mortgaged costs."""
        raise NotImplementedError

    def lift_cost_of(self, price: int, mortgage: int) -> int:
        """What lifting a mortgage costs."""
        raise NotImplementedError


class PropertyTable(BoardTable):
    """Who owns what, what stands there, and what is mortgaged. Sets of spaces are bits of one int."""

    lifts_no_debt: ClassVar[str] = ""  # the rule: what is owed does not lift the mortgage of a deed received

    e: PropertyEdition
    owner: list[int]  # by space; BANK if nobody's
    deeds: list[int]  # by seat: bits of the spaces owned
    complete: list[int]  # by seat: bits of the groups owned whole
    mortgaged: int  # bits of spaces
    prepaid: int = 0  # bits of the mortgaged spaces whose interest was paid on receipt
    level: list[int]  # by space: apartments, or `edition.top` for a hotel
    built: int  # bits of the spaces that carry a building
    locked: int  # bits of all spaces of a group that carries a building
    apartments: int  # in the bank's stock
    hotels: int
    jail_cards: list[int]  # by deck: who keeps its jail card, or BANK
    offers: int  # four bits a seat: drafts opened since the last throw, and from SENT on, offers sent
    refused: tuple[int, ...]  # offers refused since the last throw
    fresh: tuple[int, ...] = ()  # space * 8 + level that may not be sold below before the next throw

    def layout(self) -> BoardEdition:
        return self.e

    # deeds

    def buy_deed(self, seat: int, space: int) -> None:
        """At the printed price, which the seat is known to have."""
        price = self.e.prices[space]
        self.spend(seat, price)
        self.give_deed(space, seat)
        self.tell("bought", seat, space, price)

    def give_deed(self, space: int, to: int) -> None:
        """A deed changes hands: `to` may be the bank."""
        e, bit, old = self.e, 1 << space, self.owner[space]
        group = e.group_of[space]
        whole = e.group_bits[group]
        if old != BANK:
            self.deeds[old] &= ~bit
            self.complete[old] &= ~(1 << group)
        self.owner[space] = to
        self.prepaid &= ~bit
        if to != BANK:
            self.deeds[to] |= bit
            if self.deeds[to] & whole == whole:
                self.complete[to] |= 1 << group

    def untradable(self) -> int:
        """The deeds that nobody may hand over, as bits: all those of a group that carries a building."""
        return self.locked

    def tradable(self, seat: int) -> int:
        """What a seat may hand over, as bits: deeds, and jail cards."""
        mine = self.deeds[seat] & ~self.untradable()
        cards = self.jail_cards
        for deck in range(len(cards)):
            if cards[deck] == seat:
                mine |= 1 << (JAIL_CARD + deck)
        return mine

    # buildings

    def set_level(self, space: int, level: int) -> None:
        """Raise or lower one street, apartments and hotels going to and from the stock."""
        e, old, bit = self.e, self.level[space], 1 << space
        top = e.top
        self.apartments += (old if old < top else 0) - (level if level < top else 0)
        self.hotels += (1 if old == top else 0) - (1 if level == top else 0)
        self.level[space] = level
        sisters = e.sister_bits[space]
        if level:
            self.built |= bit
            self.locked |= sisters
        else:
            self.built &= ~bit
            if not self.built & sisters:
                self.locked &= ~sisters

    def half_value(self, space: int) -> int:
        """What the bank gives for all that stands on a street: half its price."""
        e = self.e
        return self.level[space] * e.half_costs[e.group_of[space]]

    def buildings_value(self, seat: int) -> int:
        """What the bank would give for all buildings of a seat."""
        total = 0
        for space in bits(self.deeds[seat] & self.built):
            total += self.half_value(space)
        return total

    # auctions and mortgages, stated by each game

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        return range(high, self.cash[seat] + 1, self.e.step)

    def mortgageable(self, seat: int) -> int:
        """The deeds that a seat may mortgage, as bits."""
        return self.deeds[seat] & ~self.mortgaged & ~self.built

    def interest(self, space: int) -> int:
        """What a new owner pays to keep the deed mortgaged."""
        return self.e.interests[space]

    def lift_cost(self, space: int) -> int:
        """What the owner pays to lift the mortgage."""
        return self.e.lifts[space]

    def lift_on_receipt(self, space: int) -> int:
        """What a new owner pays to lift it at once."""
        raise NotImplementedError

    def keep_mortgaged(self, space: int) -> None:
        """The interest on receipt was paid."""

    # offers: what people send may be limited; bots are held by what they open, or one could draft for ever

    def may_offer(self, seat: int) -> bool:
        """Whether whoever plays the seat may open a draft."""
        raise NotImplementedError

    def bot_may_offer(self, seat: int) -> bool:
        """Whether a bot may."""
        return (self.offers >> 4 * seat & MAX_COUNTED_OFFERS) < self.offers_allowed()

    def offers_allowed(self) -> int:
        raise NotImplementedError

    def count_draft(self, seat: int) -> None:
        if (self.offers >> 4 * seat & MAX_COUNTED_OFFERS) < MAX_COUNTED_OFFERS:
            self.offers += 1 << 4 * seat

    def count_sent(self, seat: int, counters: int) -> None:
        """An offer is said aloud."""

    def forget_offers(self, seat: int) -> None:
        """Counted anew for each debt."""
        self.offers &= ~((MAX_COUNTED_OFFERS | MAX_COUNTED_OFFERS << SENT_OFFERS_SHIFT) << 4 * seat)

    def may_counter(self, seat: int, counters: int) -> bool:
        """Whether a seat may answer an offer by another one: so many follow one proposal."""
        return counters < MAX_COUNTER_OFFERS

    def bot_may_counter(self, seat: int, counters: int) -> bool:
        return counters < MAX_COUNTER_OFFERS

    def count_counter(self, seat: int) -> None:
        """A counter-offer is opened."""

    def offer_key(self, seat: int, other: int, items: int, cash: int) -> int:
        """One int for one offer, to know it again."""
        return offer_key(seat, other, items, cash)

    def gifts(self) -> bool:
        """Whether one side of a trade may give nothing."""
        return True

    def money_alone(self) -> bool:
        """Whether money may be handed over for nothing."""
        return False

    def debtor_buys(self) -> bool:
        """Whether a debtor may receive anything but money in a trade."""
        return False

    def burden(self, seat: int) -> None:
        """A trade of `seat` moves mortgaged deeds: it is complete only once they are kept or lifted."""

    def new_window(self) -> None:
        """A throw: what was counted between two throws starts again."""
        self.offers = 0
        self.refused = ()
        self.fresh = ()

    def even_hotel_sales(self) -> bool:
        """Whether hotels too are sold evenly."""
        return True

    # debts

    def money_is_owed(self, seat: int) -> bool:
        """Whether the seat has a debt to pay, so that its cash is for nothing else."""
        return False

    def sell_buildings(self, seat: int) -> None:
        """A debtor sells buildings: one push."""
        raise NotImplementedError

    def takes_in_kind(self) -> bool:
        """Whether a debtor may offer a deed instead of money."""
        return True

    def jail_card(self, deck: int) -> int:
        """Which card of a deck frees from jail."""
        raise NotImplementedError

    # what comes from outside, and ruin

    def outside(self, seat: int, debtor: int, creditor: int) -> Question[Any] | None:
        """What the table itself may say meanwhile: the clock, and leavers."""
        return None

    def leave(self, seat: int, creditor: int) -> None:
        """A seat is out of the game."""
        raise NotImplementedError
