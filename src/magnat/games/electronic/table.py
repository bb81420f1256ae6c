"""The table with its policies."""

from typing import Any, ClassVar

from magnat.games.electronic.building import PickGroup
from magnat.games.electronic.edition import STREET, UTILITY, ElectronicEdition
from magnat.games.electronic.shortage import Place
from magnat.kernel import TABLE, Frame, Question
from magnat.mechanics.auction import Auction, Bid
from magnat.mechanics.buildings import APARTMENT
from magnat.mechanics.debt import AnswerInKind, HowToPay, InKind, InKindValue, SettleDebt, surrender
from magnat.mechanics.decks import Draw, PutUnder, put_under
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import KeepOrLift, Lift, Mortgage
from magnat.mechanics.property import MAX_COUNTED_OFFERS, SENT_OFFERS_SHIFT, PropertyEdition, PropertyTable, bits
from magnat.mechanics.trade import Cash, Item, Reply, Send, With


class Electronic(PropertyTable):
    """A position of the game. Amounts are in thousands."""

    rules: ClassVar[dict[type[Question[Any]], str]] = {
        Bid: "ELEC-AUC-05",
        Draw: "ELEC-CARD-01",
        Mortgage: "ELEC-MORT-01",
        Lift: "ELEC-MORT-05",
        KeepOrLift: "ELEC-MORT-08",
        With: "ELEC-TRADE-01",
        Item: "ELEC-TRADE-02",
        Cash: "ELEC-TRADE-09",
        Send: "ELEC-TRADE-10",
        Reply: "ELEC-TRADE-10",
        HowToPay: "ELEC-TRADE-08",
        SettleDebt: "ELEC-DEBT-04",
        InKind: "ELEC-TRADE-04",
        InKindValue: "ELEC-TRADE-04",
        AnswerInKind: "ELEC-MORT-12",
    }
    claim_size: ClassVar[int] = 4
    bids_within_cash: ClassVar[str] = "ELEC-AUC-04"
    bids_by_steps: ClassVar[str] = "ELEC-AUC-01"

    edition: ElectronicEdition
    e: PropertyEdition  # `edition`, with the type that the shared rules use
    winners: int
    ring: tuple[int, ...]
    cash: list[int]
    bank: int
    place: list[int]
    owner: list[int]
    deeds: list[int]
    complete: list[int]
    mortgaged: int
    prepaid: int
    level: list[int]
    built: int
    locked: int
    apartments: int
    hotels: int
    jail_cards: list[int]
    offers: int
    refused: tuple[int, ...]
    fresh: tuple[int, ...]
    jailed: list[int]  # by seat: 0 if free, else the number of the next attempt, 1 to 3
    bags: list[tuple[int, ...]]  # by deck: the cards not drawn yet, sorted
    unders: list[tuple[int, ...]]  # by deck: the cards put back, next card first
    active: int  # the seat whose turn it is
    turns: int  # turns begun
    doubles: int  # consecutive doubles in this turn
    dice: int  # total of the last throw
    claims: tuple[int, ...]  # ELEC-RENT-02: owner, visitor, amount and turn of each unclaimed rent
    time_up: int  # 1 once the clock has run out

    # Written by `make columns` from the columns above:
    # fmt: off
    __slots__ = (
        "active", "apartments", "bags", "bank", "built", "cash", "claims", "complete", "deeds", "dice", "doubles", "e",
        "edition", "fresh", "hotels", "jail_cards", "jailed", "level", "locked", "mortgaged", "offers", "owner",
        "place", "prepaid", "refused", "ring", "stack", "time_up", "turns", "unders", "winners",
    )

    def copy(self) -> "Electronic":
        return Electronic(
            self.edition, self.stack[:], self.winners, self.ring, self.cash[:], self.bank, self.place[:], self.owner[:],
            self.deeds[:], self.complete[:], self.mortgaged, self.prepaid, self.level[:], self.built, self.locked,
            self.apartments, self.hotels, self.jail_cards[:], self.offers, self.refused, self.fresh, self.jailed[:],
            self.bags[:], self.unders[:], self.active, self.turns, self.doubles, self.dice, self.claims, self.time_up,
        )

    def __init__(
        self, edition: ElectronicEdition, stack: list[Frame], winners: int, ring: tuple[int, ...], cash: list[int],
        bank: int, place: list[int], owner: list[int], deeds: list[int], complete: list[int], mortgaged: int,
        prepaid: int, level: list[int], built: int, locked: int, apartments: int, hotels: int, jail_cards: list[int],
        offers: int, refused: tuple[int, ...], fresh: tuple[int, ...], jailed: list[int], bags: list[tuple[int, ...]],
        unders: list[tuple[int, ...]], active: int, turns: int, doubles: int, dice: int, claims: tuple[int, ...],
        time_up: int,
    ) -> None:
        self.edition = self.e = edition
        self.stack, self.winners, self.ring = stack, winners, ring
        self.cash, self.bank, self.place = cash, bank, place
        self.owner, self.deeds, self.complete = owner, deeds, complete
        self.mortgaged, self.prepaid, self.level = mortgaged, prepaid, level
        self.built, self.locked, self.apartments = built, locked, apartments
        self.hotels, self.jail_cards, self.offers = hotels, jail_cards, offers
        self.refused, self.fresh, self.jailed = refused, fresh, jailed
        self.bags, self.unders, self.active = bags, unders, active
        self.turns, self.doubles, self.dice = turns, doubles, dice
        self.claims, self.time_up = claims, time_up
    # fmt: on
    # End of the code generated by `make columns`.

    # rent

    def rent_due(self, space: int) -> int:
        """ELEC-UTIL-01: return the rent that a visitor owes; at a utility it depends on the throw."""
        rent = self.rent_on_deed(space)
        return rent * self.dice if self.edition.kinds[space] == UTILITY else rent

    def rent_on_deed(self, space: int) -> int:
        """ELEC-RENT-05 to -08, ELEC-STN-01, ELEC-UTIL-03: return the rent on the deed; 0 if it is mortgaged."""
        if self.mortgaged >> space & 1:
            return 0
        e, p = self.edition, self.owner[space]
        kind, group = e.kinds[space], e.group_of[space]
        if kind == STREET:
            level = self.level[space]
            if level == e.top:
                return e.rents[space][5]  # ELEC-QUICK-04: the hotel rent, also if `top` is lower
            plain = e.rents[space][level]
            if level == 0 and self.complete[p] >> group & 1 and not e.group_bits[group] & self.mortgaged:
                return 2 * plain  # ELEC-RENT-06, -07
            return plain
        count = len(bits(self.deeds[p] & e.group_bits[group]))  # ELEC-STN-02, ELEC-UTIL-03: mortgaged deeds count
        return e.group_rents[group][count - 1]

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        """ELEC-AUC-03: the winner pays the bid and receives the deed or the piece."""
        self.spend(seat, price)
        self.tell("won_auction", seat, lot, price)
        if lot >= APARTMENT:
            self.push(Place(seat, lot))
        else:
            self.give_deed(lot, seat)

    # mortgages

    def mortgageable(self, seat: int) -> int:
        blocked = self.locked if self.edition.mortgage_needs_empty_group else self.built  # ELEC-MORT-02
        return self.deeds[seat] & ~self.mortgaged & ~blocked

    def lift_cost(self, space: int) -> int:
        """ELEC-MORT-05, -11: return the cost of lifting a mortgage."""
        e = self.edition
        if self.prepaid >> space & 1 and not e.second_interest:
            return e.mortgages[space]
        return e.lifts[space]

    def lift_on_receipt(self, space: int) -> int:
        return self.edition.mortgages[space]  # ELEC-MORT-09

    def keep_mortgaged(self, space: int) -> None:
        self.prepaid |= 1 << space  # ELEC-MORT-11

    # offers

    def may_offer(self, seat: int) -> bool:
        """ELEC-TRADE-10: True if the seat may make another offer: sent offers are limited, between bots drafts."""
        if self.edition.polled:
            return self.bot_may_offer(seat)
        return (self.offers >> SENT_OFFERS_SHIFT >> 4 * seat & MAX_COUNTED_OFFERS) < self.edition.offers_per_window

    def count_sent(self, seat: int, counters: int) -> None:
        """ELEC-TRADE-10: count a sent offer. Counter-offers have their own limit and are not counted here."""
        if not self.edition.polled and not counters:
            self.offers += 1 << SENT_OFFERS_SHIFT + 4 * seat

    # debts

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """ELEC-DEBT-01: pay immediately if the balance covers the debt, unless a deed may be offered instead."""
        if self.cash[seat] < amount:
            if not asked:
                self.forget_offers(seat)  # ELEC-TRADE-10
                self.tell("short", seat, amount, to)
            self.push(SettleDebt(seat, amount, to, asked))
        elif to != BANK and not asked and self.edition.always_in_kind and self.deeds[seat] & ~self.locked:
            self.push(HowToPay(seat, amount, to, asked))  # ELEC-TRADE-08
        else:
            self.move_money(seat, amount, to)
            self.tell("paid", seat, amount, to)

    def sell_buildings(self, seat: int) -> None:
        self.push(PickGroup(seat, True, True))

    def leave(self, seat: int, creditor: int) -> None:
        """ELEC-BKR-01 to -10: everything goes to the creditor, or to the bank, which auctions the deeds."""
        self.tell("bankrupt", seat, creditor)
        deeds = bits(self.deeds[seat])
        surrender(self, seat, creditor)  # ELEC-BKR-05, -06
        self.ring = tuple([p for p in self.ring if p != seat])
        self.void_claims(seat)  # ELEC-RENT-12
        self.dismiss(seat)
        out = len(self.cash) - len(self.ring)
        limit = self.edition.ends_at_bankruptcies
        if len(self.ring) == 1:
            (last,) = self.ring
            self.tell("last_left", last)
            self.end(1 << last)  # ELEC-END-02
        elif limit and out >= limit:
            self.tell("bankruptcies", TABLE, out)
            self.count()  # ELEC-QUICK-06
        elif creditor == BANK:
            for space in reversed(deeds):
                self.push(Auction(space, seat + 1))
        elif self.edition.inherited_interest:
            burdened = sum([1 << space for space in deeds]) & self.mortgaged
            if burdened:
                self.push(KeepOrLift(creditor, burdened))  # ELEC-BKR-07

    def set_jailed(self, seat: int, attempt: int) -> None:
        self.jailed[seat] = attempt

    def obey(self, seat: int, deck: int, card: int) -> None:
        """ELEC-CARD-02, ELEC-EDGE-06: apply a card; it returns to its deck once its own instruction is done."""
        effect = self.edition.decks[deck][card].effect
        if effect.holds:
            effect.hold(self, seat, deck, card)
            return
        if effect.pending:
            self.push(PutUnder(deck, card))
        else:
            put_under(self, deck, card)
        effect.befall(self, seat)

    # the end

    def wealth(self, seat: int) -> int:
        """ELEC-QUICK-07, ELEC-TIME-03: balance, deeds at full price (half if mortgaged), buildings at cost."""
        e, total = self.edition, self.cash[seat]
        for space in bits(self.deeds[seat]):
            total += e.prices[space] // 2 if self.mortgaged >> space & 1 else e.prices[space]
            total += self.level[space] * e.build_costs[e.group_of[space]]
        return total

    def count(self) -> None:
        """ELEC-QUICK-08: end the game by counting. The richest player left wins; equal players share the victory."""
        best = max([self.wealth(p) for p in self.ring])
        winners = 0
        for p in self.ring:
            worth = self.wealth(p)
            self.tell("counted", p, worth)
            if worth == best:
                winners |= 1 << p
        self.end(winners)

    def outside(self, seat: int, debtor: int, creditor: int) -> Question[Any] | None:
        """Return the external events during a debt. A leaving debtor goes bankrupt to the creditor."""
        from magnat.games.electronic.windows import Outside  # import cycle: windows refer to the table

        return Outside(debtor, creditor, False) if seat == TABLE else None
