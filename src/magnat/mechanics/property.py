"""Deeds, groups and buildings: the edition and columns shared by the property games."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from magnat.kernel import Question, Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.money import BANK
from magnat.mechanics.spaces import BoardEdition, BoardTable

MAX_COUNTER_OFFERS: Final = 5  # ELEC-TRADE-10: per proposal
SENT_OFFERS_SHIFT: Final = 32  # in `offers`, counts of sent offers begin at this bit; counts of drafts are below
MAX_COUNTED_OFFERS: Final = 15  # each count has four bits
NO_GROUP: Final = -1
JAIL_CARD: Final = 48  # in a trade, the jail card of deck d is item 48 + d; lower items are deeds, by space

_BITS: Final[dict[int, tuple[int, ...]]] = {}  # cache of `bits`, since the same sets occur again and again


def bits(mask: int) -> tuple[int, ...]:
    """Return the positions of the 1 bits, ascending."""
    if not mask:  # the most frequent case
        return ()
    cached = _BITS.get(mask)
    if cached is not None:
        return cached
    indices: list[int] = []
    left = mask
    while left:
        low = left & -left
        indices.append(low.bit_length() - 1)
        left ^= low
    if len(_BITS) > 100_000:
        _BITS.clear()
    spelled = tuple(indices)
    _BITS[mask] = spelled
    return spelled


def tenth_up(amount: int, step: int) -> int:
    """Return a tenth of the amount, rounded up to a multiple of `step`."""
    return -(-amount // (10 * step)) * step


def offer_key(seat: int, other: int, items: int, cash: int) -> int:
    """Return an offer as one int: cash, proposer, other seat and items."""
    return ((cash + (1 << 30)) << 6 | seat << 3 | other) << 50 | items


class PropertyEdition(BoardEdition):
    """An edition with deeds and groups as flat lists."""

    jail_card_numbers: list[int]  # by deck
    gifts: bool = True  # one side of a trade may give nothing
    money_alone: bool = False  # money may be given for nothing
    debtor_buys: bool = False  # a debtor may receive anything but money in a trade
    takes_in_kind: bool = True  # a debtor may offer a deed instead of money
    even_hotel_sales: bool = True  # hotels, too, must be sold evenly

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
        self.half_costs: Final[list[int]] = [cost // 2 for cost in self.build_costs]  # the bank's price for a level
        self.deeds: Final[tuple[int, ...]] = tuple([i for i, s in enumerate(spaces) if s.price])
        self.apartments: Final[int] = board.pieces["apartments"]
        self.hotels: Final[int] = board.pieces["hotels"]
        self.top: Final[int] = self.hotel_level()
        self.offers_per_window: Final[int] = self.number("offers_per_window")

    def hotel_level(self) -> int:
        """Return the level that stands for a hotel; lower levels are the number of apartments."""
        return 5

    def interest_on(self, price: int, mortgage: int) -> int:
        raise NotImplementedError

    def lift_cost_of(self, price: int, mortgage: int) -> int:
        raise NotImplementedError


class PropertyTable(BoardTable):
    """A table with owners, buildings and mortgages. Sets of spaces are bits of one int."""

    lifts_no_debt: ClassVar[str] = ""  # id of the rule that money owed may not be used to lift a received mortgage

    e: PropertyEdition
    owner: list[int]  # by space; BANK if unowned
    deeds: list[int]  # by seat: bits of the spaces owned
    complete: list[int]  # by seat: bits of the groups owned whole
    mortgaged: int  # bits of spaces
    prepaid: int = 0  # bits of the mortgaged spaces whose interest was paid on receipt
    level: list[int]  # by space: apartments, or `edition.top` for a hotel
    built: int  # bits of the spaces with a building
    locked: int  # bits of all spaces of the groups with a building
    apartments: int  # in the bank's stock
    hotels: int  # in the bank's stock
    jail_cards: list[int]  # by deck: the seat that keeps its jail card, or BANK
    offers: int  # four bits per seat: drafts since the last throw; from bit SENT_OFFERS_SHIFT on, offers sent
    refused: tuple[int, ...]  # keys of the offers refused since the last throw
    fresh: tuple[int, ...] = ()  # space * 8 + the level below which it may not be sold before the next throw

    def layout(self) -> BoardEdition:
        return self.e

    # deeds

    def buy_deed(self, seat: int, space: int) -> None:
        """Buy a deed from the bank at the printed price, which the seat is known to afford."""
        price = self.e.prices[space]
        self.spend(seat, price)
        self.give_deed(space, seat)
        self.tell("bought", seat, space, price)

    def give_deed(self, space: int, to: int) -> None:
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
        """Return the deeds that may not be traded, as bits: those of groups with a building."""
        return self.locked

    def tradable(self, seat: int) -> int:
        mine = self.deeds[seat] & ~self.untradable()
        cards = self.jail_cards
        for deck in range(len(cards)):
            if cards[deck] == seat:
                mine |= 1 << (JAIL_CARD + deck)
        return mine

    # buildings

    def set_level(self, space: int, level: int) -> None:
        """Set the building level of a street, and adjust the bank's stock."""
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
        """Return the bank's price for the buildings on a street: half of what they cost."""
        e = self.e
        return self.level[space] * e.half_costs[e.group_of[space]]

    # auctions and mortgages: defaults that games may override

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        return range(high, self.cash[seat] + 1, self.e.step)

    def mortgageable(self, seat: int) -> int:
        """Return the deeds that a seat may mortgage, as bits."""
        return self.deeds[seat] & ~self.mortgaged & ~self.built

    def interest(self, space: int) -> int:
        """Return the price for a new owner to keep the deed mortgaged."""
        return self.e.interests[space]

    def lift_cost(self, space: int) -> int:
        """Return the price for the owner to lift the mortgage."""
        return self.e.lifts[space]

    def lift_on_receipt(self, space: int) -> int:
        """Return the price for a new owner to lift the mortgage at once."""
        raise NotImplementedError

    def keep_mortgaged(self, space: int) -> None:
        """Hook: the interest on receipt was paid."""

    # offers: people may be limited by offers sent; bots by drafts opened, or they could draft for ever

    def may_offer(self, seat: int) -> bool:
        raise NotImplementedError

    def bot_may_offer(self, seat: int) -> bool:
        """True if a bot may open a draft for the seat."""
        return (self.offers >> 4 * seat & MAX_COUNTED_OFFERS) < self.e.offers_per_window

    def count_draft(self, seat: int) -> None:
        if (self.offers >> 4 * seat & MAX_COUNTED_OFFERS) < MAX_COUNTED_OFFERS:
            self.offers += 1 << 4 * seat

    def count_sent(self, seat: int, counters: int) -> None:
        """Hook: an offer is sent."""

    def forget_offers(self, seat: int) -> None:
        """Reset the counts of a seat, as for each new debt."""
        self.offers &= ~((MAX_COUNTED_OFFERS | MAX_COUNTED_OFFERS << SENT_OFFERS_SHIFT) << 4 * seat)

    def may_counter(self, seat: int, counters: int) -> bool:
        """True if a seat may answer an offer with a counter-offer; their number per proposal is limited."""
        return counters < MAX_COUNTER_OFFERS

    def bot_may_counter(self, seat: int, counters: int) -> bool:
        return counters < MAX_COUNTER_OFFERS

    def count_counter(self, seat: int) -> None:
        """Hook: a counter-offer is opened."""

    def offer_key(self, seat: int, other: int, items: int, cash: int) -> int:
        """Return an int that identifies an offer, to detect repetitions."""
        return offer_key(seat, other, items, cash)

    def burden(self, seat: int) -> None:
        """Hook: a trade of `seat` moves mortgaged deeds, and is complete only when they are kept or lifted."""

    def new_window(self) -> None:
        """Reset the counters that apply between two throws."""
        self.offers = 0
        self.refused = ()
        self.fresh = ()

    # debts

    def money_is_owed(self, seat: int) -> bool:
        """True if the seat has a debt, so that its cash may not be used for anything else."""
        return False

    def sell_buildings(self, seat: int) -> None:
        """Push one frame with which a debtor sells buildings."""
        raise NotImplementedError

    # clocks, leavers and bankruptcy

    def outside(self, seat: int, debtor: int, creditor: int) -> Question[Any] | None:
        """Return the question that TABLE may answer meanwhile, for the clock and leavers; None if it may not."""
        return None

    def leave(self, seat: int, creditor: int) -> None:
        """Remove a bankrupt seat or a leaver from the game; `creditor` is a seat or the bank."""
        raise NotImplementedError
