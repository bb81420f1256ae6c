"""The table of Millionaire and its rule methods."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.games.millionaire.edition import IN_DEAL, OWES_DEBT, STARS, MillionaireEdition
from magnat.kernel import Frame, Question
from magnat.mechanics.auction import Auction, Bid
from magnat.mechanics.debt import SettleDebt, surrender
from magnat.mechanics.decks import Draw, PutUnder
from magnat.mechanics.hands import MostlyEmpty, lay
from magnat.mechanics.money import BANK
from magnat.mechanics.mortgage import KeepOrLift, Lift, Mortgage
from magnat.mechanics.objection import SAY_NO, SayNo
from magnat.mechanics.property import PropertyEdition, PropertyTable, bits, offer_key
from magnat.mechanics.trade import Cash, Item, Reply, Send, With
from magnat.mechanics.turn import changed

NO: Final[tuple[int, ...]] = (SAY_NO,)
NOTHING: Final[tuple[int, ...]] = ()


class Millionaire(PropertyTable):
    """A position of the game. Amounts are in thousands."""

    rules: ClassVar[dict[type[Question[Any]], str]] = {
        Bid: "MIL-AUC-05",
        Draw: "MIL-SPACE-04",
        SettleDebt: "MIL-DEBT-11",
        Mortgage: "MIL-MORT-02",
        Lift: "MIL-MORT-05",
        KeepOrLift: "MIL-MORT-07",
        SayNo: "MIL-FORT-13",
        With: "MIL-DEAL-06",
        Item: "MIL-DEAL-02",
        Cash: "MIL-DEAL-08",
        Send: "MIL-TURN-10",
        Reply: "MIL-TURN-10",
    }
    bids_within_cash: ClassVar[str] = "MIL-AUC-06"
    bids_by_steps: ClassVar[str] = "MIL-AUC-05"
    lifts_no_debt: ClassVar[str] = "MIL-DEBT-16"

    edition: MillionaireEdition
    e: PropertyEdition  # the same object, typed for the shared rules
    winners: int
    ring: tuple[int, ...]
    gone: tuple[int, ...]  # the seats out of the game, in the order of leaving
    cash: list[int]
    bank: int
    place: list[int]
    owner: list[int]
    deeds: list[int]
    complete: list[int]
    mortgaged: int
    level: list[int]
    built: int
    apartments: int
    hotels: int
    jail_cards: list[int]
    offers: int
    refused: tuple[int, ...]
    owes: int  # bits of the seats with an unpaid debt; from bit 8 on, of the seats with an incomplete deal
    stars: tuple[int, ...]  # by seat: level 0, 1 or 2
    jailed: tuple[int, ...]  # by seat: 0 free, else the number of the coming turn in jail; 4 must pay
    movers: tuple[int, ...]  # mover set by seat, for the seats that have chosen
    lying: int  # bits of the spaces that hold a Fortune card
    fortune: list[int]  # the cards on the board; their places are decided by chance when taken
    hands: list[list[int]]  # by seat: kept Fortune cards
    known: list[int]  # by Fortune card: bits of the seats that know where it lies
    buried: MostlyEmpty  # Fortune cards discarded unseen
    spent: int  # bits of the Fortune cards discarded face up
    bags: list[tuple[int, ...]]  # by deck: the cards not seen yet, sorted
    unders: list[tuple[int, ...]]  # by deck: the cards put back, the next to be drawn first
    active: int  # the seat whose turn it is
    turns: int  # turns begun
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("fortune", "bag"), ("buried", "bag"))

    # Written by `make columns` from the columns above:
    # fmt: off
    __slots__ = (
        "active", "apartments", "bags", "bank", "built", "buried", "cash", "complete", "deeds", "e", "edition",
        "fortune", "gone", "hands", "hotels", "jail_cards", "jailed", "known", "level", "lying", "mortgaged", "movers",
        "offers", "owes", "owner", "place", "refused", "ring", "spent", "stack", "stars", "turns", "unders", "winners",
    )

    def copy(self) -> "Millionaire":
        return Millionaire(
            self.edition, self.stack[:], self.winners, self.ring, self.gone, self.cash[:], self.bank, self.place[:],
            self.owner[:], self.deeds[:], self.complete[:], self.mortgaged, self.level[:], self.built, self.apartments,
            self.hotels, self.jail_cards[:], self.offers, self.refused, self.owes, self.stars, self.jailed, self.movers,
            self.lying, self.fortune[:], [each[:] if each else [] for each in self.hands], self.known[:],
            self.buried[:] if self.buried else [], self.spent, self.bags[:], self.unders[:], self.active, self.turns,
        )

    def __init__(
        self, edition: MillionaireEdition, stack: list[Frame], winners: int, ring: tuple[int, ...],
        gone: tuple[int, ...], cash: list[int], bank: int, place: list[int], owner: list[int], deeds: list[int],
        complete: list[int], mortgaged: int, level: list[int], built: int, apartments: int, hotels: int,
        jail_cards: list[int], offers: int, refused: tuple[int, ...], owes: int, stars: tuple[int, ...],
        jailed: tuple[int, ...], movers: tuple[int, ...], lying: int, fortune: list[int], hands: list[list[int]],
        known: list[int], buried: MostlyEmpty, spent: int, bags: list[tuple[int, ...]], unders: list[tuple[int, ...]],
        active: int, turns: int,
    ) -> None:
        self.edition = self.e = edition
        self.stack, self.winners, self.ring = stack, winners, ring
        self.gone, self.cash, self.bank = gone, cash, bank
        self.place, self.owner, self.deeds = place, owner, deeds
        self.complete, self.mortgaged, self.level = complete, mortgaged, level
        self.built, self.apartments, self.hotels = built, apartments, hotels
        self.jail_cards, self.offers, self.refused = jail_cards, offers, refused
        self.owes, self.stars, self.jailed = owes, stars, jailed
        self.movers, self.lying, self.fortune = movers, lying, fortune
        self.hands, self.known, self.buried = hands, known, buried
        self.spent, self.bags, self.unders = spent, bags, unders
        self.active, self.turns = active, turns
    # fmt: on
    # End of the code generated by `make columns`.

    def backs(self) -> Sequence[int]:
        """MIL-FORT-18: everybody knows that a kept card is one of those that may be kept."""
        return self.edition.backs

    # money, and the race to the million

    def move_money(self, payer: int, amount: int, payee: int) -> None:
        """MIL-WIN-03: the target is checked after every single transfer to a player."""
        super().move_money(payer, amount, payee)
        if payee != BANK and self.cash[payee] >= self.edition.target:
            self.race(payee)

    def race(self, seat: int) -> None:
        """MIL-WIN-01, -05, -08: finish if the seat holds the target and has no unpaid debt or incomplete deal."""
        e = self.edition
        if self.cash[seat] >= e.target and not self.owes >> seat & e.waits and not self.over:
            self.tell("million", seat, self.cash[seat])
            self.finish(seat)

    def stars_of(self, seat: int) -> int:
        """MIL-LVL-01: return one, three or five."""
        return STARS[self.stars[seat]]

    def pay_salary(self, seat: int, evolves: bool) -> None:
        """MIL-GO-04, -05, MIL-WIN-08: pay the salary of the old level minus the price of evolving, as one transfer."""
        e, level = self.edition, self.stars[seat]
        amount = e.salaries[level]
        if evolves:
            amount -= e.evolution
            self.stars = changed(self.stars, seat, level + 1)
            self.tell("evolved", seat, STARS[level + 1], amount)
        else:
            self.tell("salary", seat, amount)
        self.move_money(BANK, amount, seat)

    def burden(self, seat: int) -> None:
        """MIL-WIN-08: check the target only after the deal's interest or lifting, whichever seat pays it."""
        from magnat.games.millionaire.windows import CompleteDeal  # cycle: these frames import this table

        self.owes |= IN_DEAL << seat
        self.push(CompleteDeal(seat))

    def set_jailed(self, seat: int, attempt: int) -> None:
        self.jailed = changed(self.jailed, seat, attempt)

    def rent_due(self, space: int) -> int:
        """MIL-RENT-01 to -06, -10: return the rent that a visitor owes; 0 on a mortgaged property."""
        if self.mortgaged >> space & 1:
            return 0
        e, level = self.edition, self.level[space]
        group = e.group_of[space]
        rent = e.group_rents[group][level]
        if level == 0 and self.complete[self.owner[space]] >> group & 1:
            return 2 * rent
        return rent

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        """MIL-AUC-04, -12: the bid is paid to the bank and the deed transferred before anything else."""
        self.spend(seat, price)
        self.give_deed(lot, seat)
        self.tell("won_auction", seat, lot, price)

    # buildings, mortgages, deals

    def lift_on_receipt(self, space: int) -> int:
        return self.edition.lifts[space]  # MIL-MORT-07

    def set_level(self, space: int, level: int) -> None:
        top, old, bit = self.edition.top, self.level[space], 1 << space
        self.apartments += (old if old < top else 0) - (level if level < top else 0)
        self.hotels += (1 if old == top else 0) - (1 if level == top else 0)
        self.level[space] = level
        self.built = self.built | bit if level else self.built & ~bit

    def untradable(self) -> int:
        """MIL-DEAL-03, -04: return the built streets; with `trade_needs_bare_group` their whole groups."""
        if not self.edition.trade_needs_bare_group:
            return self.built
        blocked = 0
        for space in bits(self.built):
            blocked |= self.edition.sister_bits[space]
        return blocked

    def may_offer(self, seat: int) -> bool:
        """MIL-TURN-10: people may offer without limit, except in polled windows."""
        return not self.edition.polled or self.bot_may_offer(seat)

    def bot_may_offer(self, seat: int) -> bool:
        return not self.edition.offers_per_window or super().bot_may_offer(seat)

    def may_counter(self, seat: int, counters: int) -> bool:
        return self.may_offer(seat)  # MIL-TURN-10: counter-offers included

    def bot_may_counter(self, seat: int, counters: int) -> bool:
        return self.bot_may_offer(seat)

    def count_counter(self, seat: int) -> None:
        self.count_draft(seat)

    def offer_key(self, seat: int, other: int, items: int, cash: int) -> int:
        """MIL-TURN-10: an offer counts as new once a named asset has changed hands or been mortgaged or lifted."""
        key = offer_key(seat, other, items, cash)
        return (key << 50 | items & self.tradable(seat)) << 50 | items & self.mortgaged

    def pay_inherited_interest(self, seat: int, deeds: int) -> None:
        """MIL-MORT-11: only with `interest_on_any_transfer`; in board order and as far as the cash goes."""
        if self.edition.interest_on_any_transfer:
            for space in bits(deeds & self.mortgaged):
                interest = self.interest(space)
                if self.cash[seat] < interest:
                    return
                self.spend(seat, interest)
                self.tell("kept_mortgaged", seat, space, interest)

    # debts

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """MIL-DEBT-01, -03, -09: pay in full once the cash covers it.

        The payee's target is checked first (MIL-EDGE-06).
        """
        if self.cash[seat] < amount:
            if not asked:
                self.forget_offers(seat)
                self.owes |= OWES_DEBT << seat
                self.tell("short", seat, amount, to)
            self.push(SettleDebt(seat, amount, to, asked))
            return
        self.tell("paid", seat, amount, to)
        self.move_money(seat, amount, to)
        if asked:
            self.settle_up(seat)

    def money_is_owed(self, seat: int) -> bool:
        """MIL-DEBT-16: True for a debtor, who cannot lift a received deed; the deal included its interest."""
        return bool(self.owes >> seat & OWES_DEBT)

    def settle_up(self, seat: int) -> None:
        """MIL-WIN-05: the debt is settled, so the seat's cash is checked against the target again."""
        self.owes &= ~(OWES_DEBT << seat)
        self.race(seat)

    def sell_buildings(self, seat: int) -> None:
        from magnat.games.millionaire.building import SellBuilding  # cycle: these frames import this table

        self.push(SellBuilding(seat))

    def leave(self, seat: int, creditor: int) -> None:
        """MIL-DEBT-10, -12, -13: all assets go to the creditor, or to the bank, which auctions the deeds."""
        if len(self.ring) == 2:
            self.tell("out", seat)  # MIL-EDGE-42: no assets are transferred
        else:
            self.tell("bankrupt", seat, creditor)
        self.ring = tuple([p for p in self.ring if p != seat])
        self.gone = (*self.gone, seat)
        self.dismiss(seat)
        if len(self.ring) == 1:
            self.tell("last_left", self.ring[0])
            self.finish(self.ring[0])  # MIL-WIN-06, MIL-EDGE-42: no transfer, no auction
            return
        deeds = self.deeds[seat]
        self.bury(seat)
        surrender(self, seat, creditor)
        self.owes &= ~((OWES_DEBT | IN_DEAL) << seat)
        if self.over:
            return  # MIL-EDGE-44
        if creditor == BANK:
            for space in reversed(bits(deeds)):
                self.push(Auction(space, seat + 1))
        else:
            self.pay_inherited_interest(creditor, deeds)

    # cards

    def obey(self, seat: int, deck: int, card: int) -> None:
        """MIL-CARD-01, -10: a card goes under its deck once its effect is complete."""
        effect = self.edition.cards[card].effect
        if effect.holds:
            effect.hold(self, seat, deck, card)
            return
        self.push(PutUnder(deck, card))
        effect.befall(self, seat)

    def discard(self, seat: int, card: int) -> None:
        """MIL-FORT-05: a used Fortune card is shown to all and never returns."""
        lay(self, seat, card)
        self.spent |= 1 << card

    def bury(self, seat: int) -> None:
        """MIL-DEBT-12: the kept cards of a bankrupt player are discarded unseen."""
        self.buried = sorted(self.buried + self.hands[seat])
        self.hands[seat] = []

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """MIL-FORT-13: return the answers that object, empty without a Just Say No in hand."""
        for card in self.hands[seat]:
            if self.edition.noes >> card & 1:
                return NO
        return NOTHING

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        for card in self.hands[seat]:
            if self.edition.noes >> card & 1:
                self.tell("said_no", seat, card)
                self.discard(seat, card)
                return

    # the end

    def finish(self, winner: int) -> None:
        """MIL-WIN-07: end the game and report the ranking."""
        self.end(1 << winner)
        for i, p in enumerate(self.ranking(winner)):
            self.tell("ranked", p, i + 1, self.cash[p])

    def ranking(self, winner: int) -> list[int]:
        """MIL-WIN-07: rank by cash, deeds, then seats from the winner; players out of the game last, latest first."""
        others = [(-self.cash[p], -len(bits(self.deeds[p])), i, p) for i, p in enumerate(self.clockwise_from(winner))]
        ranked = [p for _, _, _, p in sorted(others) if p != winner]
        return [winner, *ranked, *reversed(self.gone)]

    def count(self) -> None:
        """MIL-VAR-03: at the turn cap the player with the most cash wins."""
        self.finish(min([(-self.cash[p], -len(bits(self.deeds[p])), p) for p in self.ring])[2])

    def outside(self, seat: int, debtor: int, creditor: int) -> Question[Any] | None:
        from magnat.games.millionaire.windows import deals_only  # cycle: these frames import this table

        return deals_only(self, seat, debtor, creditor)
