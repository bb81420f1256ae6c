"""The table of Star Wars and its rule methods."""

from bisect import bisect_left
from collections.abc import Collection
from typing import ClassVar, Final

from magnat.games.star_wars.bidding import BiddingTable
from magnat.games.star_wars.edition import (
    ANSWERS,
    BIDDING,
    BRINGS_CREDITS,
    CAPTURE,
    EMPIRE,
    FUNDS,
    JUMP,
    NO,
    OUTPOST,
    REBEL,
    SABOTAGE,
    SHORT,
    SWAP,
    TAKE,
    StarWarsEdition,
)
from magnat.kernel import Frame
from magnat.mechanics.auction import NO_BIDDER
from magnat.mechanics.hands import lay
from magnat.mechanics.money import BANK
from magnat.mechanics.spaces import BoardEdition

UNCOUNTED: Final = -1
NOWHERE: Final = -1  # no base


class StarWars(BiddingTable):
    """A position of the game. Amounts are credits; sets of spaces are bits of one int."""

    edition: StarWarsEdition
    winners: int
    ring: tuple[int, ...]  # SW-DEBT-01: nobody leaves, so these are all seats
    side: tuple[int, ...]  # by seat; -1 until chosen
    token: tuple[int, ...]  # by seat
    symbol: tuple[int, ...]  # by seat: the symbol on its bases
    cash: list[int]
    bank: int
    place: list[int]  # by seat
    jailed: list[int]  # by seat: 0 free, else the number of the coming try, 1 to 3
    owner: list[int]  # by space; BANK if unowned
    bases: list[int]  # by seat: bits of the spaces that carry its base
    free: int  # bits of the planet spaces without a base
    hands: list[list[int]]  # by seat: Force cards, sorted
    bag: list[int]  # the cards face down in both decks, sorted
    discards: tuple[int, ...]  # the used cards of both decks, face up, the last one on top
    known: list[int]  # by card: bits of the seats that know where it lies
    active: int  # the seat whose turn it is
    turns: int  # turns begun
    doubles: int  # doubles in a row in this turn
    claims: tuple[int, ...]  # SW-RENT-10: owner, visitor, amount, turn and space of each unclaimed rent
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("bag", "bag"))
    arms: int = (
        UNCOUNTED  # cache of `armed` until a hand changes; not a column: it is secret and derived from the hands
    )

    # Written by `make columns` from the columns above:
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "winners", "ring", "side", "token", "symbol", "cash", "bank", "place", "jailed", "owner", "bases", "free",
        "hands", "bag", "discards", "known", "active", "turns", "doubles", "claims",
    )

    def copy(self) -> "StarWars":
        return StarWars(
            self.edition, self.stack[:], self.winners, self.ring, self.side, self.token, self.symbol, self.cash[:],
            self.bank, self.place[:], self.jailed[:], self.owner[:], self.bases[:], self.free,
            [each[:] if each else [] for each in self.hands], self.bag[:], self.discards, self.known[:], self.active,
            self.turns, self.doubles, self.claims,
        )

    def __init__(
        self, edition: StarWarsEdition, stack: list[Frame], winners: int, ring: tuple[int, ...], side: tuple[int, ...],
        token: tuple[int, ...], symbol: tuple[int, ...], cash: list[int], bank: int, place: list[int],
        jailed: list[int], owner: list[int], bases: list[int], free: int, hands: list[list[int]], bag: list[int],
        discards: tuple[int, ...], known: list[int], active: int, turns: int, doubles: int, claims: tuple[int, ...],
    ) -> None:
        self.edition = edition
        self.stack = stack
        self.winners = winners
        self.ring = ring
        self.side = side
        self.token = token
        self.symbol = symbol
        self.cash = cash
        self.bank = bank
        self.place = place
        self.jailed = jailed
        self.owner = owner
        self.bases = bases
        self.free = free
        self.hands = hands
        self.bag = bag
        self.discards = discards
        self.known = known
        self.active = active
        self.turns = turns
        self.doubles = doubles
        self.claims = claims
    # fmt: on
    # So far what is written by `make columns`.

    def layout(self) -> BoardEdition:
        return self.edition

    # sides

    def enemies_of(self, p: int) -> list[int]:
        """Return the players of the other side, clockwise from `p`."""
        side = self.side
        mine = side[p]
        return [q for q in self.clockwise_from(p) if side[q] != mine]

    def free_tokens(self, p: int) -> list[int]:
        """SW-SETUP-05: return the free tokens of the player's side."""
        e, found = self.edition, []
        for i in range(len(e.tokens)):
            taken = [other for other in self.token if other != NO_BIDDER and (other == i or e.token_rivals[other] == i)]
            rival = e.token_rivals[i]
            if e.token_sides[i] == self.side[p] and not taken and (rival == NO_BIDDER or rival not in self.token):
                found.append(i)
        return found

    def choose_token(self, p: int, token: int) -> None:
        self.token = tuple([token if q == p else self.token[q] for q in self.ring])

    def free_symbols(self, p: int) -> list[int]:
        """SW-SETUP-06: return the free symbols of the player's side; two allies have different symbols."""
        e = self.edition
        return [i for i in range(len(e.symbols)) if e.symbol_sides[i] == self.side[p] and i not in self.symbol]

    def choose_symbol(self, p: int, symbol: int) -> None:
        self.symbol = tuple([symbol if q == p else self.symbol[q] for q in self.ring])

    # bases

    def place_base(self, space: int, p: int) -> None:
        """SW-BASE-01, SW-END-01, -02: place a base on a free space; with the last free space the game ends."""
        bit = 1 << space
        self.owner[space] = p
        self.bases[p] |= bit
        self.free &= ~bit
        if not self.free:
            self.count()

    def lift_base(self, space: int) -> None:
        """SW-BASE-07: return a base to the bank, which may issue it again."""
        bit = 1 << space
        self.bases[self.owner[space]] &= ~bit
        self.owner[space] = BANK
        self.free |= bit

    def supply(self, side: int) -> int:
        """SW-BASE-04, -07: return the number of a side's bases in the bank."""
        return self.edition.bases[side] - self.side_bits(side).bit_count()

    def side_bits(self, side: int) -> int:
        """Return the spaces with bases of a side, as bits."""
        found = 0
        for p in self.ring:
            if self.side[p] == side:
                found |= self.bases[p]
        return found

    def replace_base(self, space: int, p: int) -> None:
        """Replace the base on a space with one of `p`."""
        self.lift_base(space)
        self.place_base(space, p)

    def best_base(self, p: int) -> int:
        """SW-BASE-06: return the best-placed base of a player, or NOWHERE."""
        for space in reversed(self.edition.ladder):
            if self.owner[space] == p:
                return space
        return NOWHERE

    def lowest_base(self, p: int) -> int:
        for space in self.edition.ladder:
            if self.owner[space] == p:
                return space
        return NOWHERE

    # rent

    def complete(self, space: int) -> bool:
        """SW-RENT-05: True if the side that owns this space has bases on the whole planet."""
        sisters = self.edition.sister_bits[space]
        return not sisters & ~self.side_bits(self.side[self.owner[space]])

    def rent_due(self, space: int, visitor: int) -> int:
        """SW-RENT-03, -04: return the rent: full for an enemy, half for an ally."""
        return self.rent_on_space(space, self.side[visitor] == self.side[self.owner[space]])

    def rent_on_space(self, space: int, ally: bool) -> int:
        """SW-RENT-05 to -07: return the rent, doubled on a complete planet."""
        e = self.edition
        if ally:
            return e.rents[space] if self.complete(space) else e.halves[space]
        return 2 * e.rents[space] if self.complete(space) else e.rents[space]

    def can_claim(self, p: int) -> bool:
        """SW-RENT-09, -15: True if an unclaimed rent waits for this owner, who is not in Jail."""
        return not self.jailed[p] and self.has_claim(p)

    # auctions

    def has_funds(self, seat: int) -> bool:
        return self.armed() >> seat & 1 != 0 and self.holds(seat, FUNDS)

    def play_funds(self, seat: int) -> None:
        from magnat.games.star_wars.force import PlayForce  # cycle: Force cards act on this table

        self.push(PlayForce(seat, BIDDING))

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        """SW-AUCT-04: pay the bid to the bank and place the winner's base on the space."""
        self.spend(seat, price)
        self.tell("won_auction", seat, lot, price)
        self.place_base(lot, seat)

    # debts

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """SW-DEBT-02, -12: pay in full if the cash suffices; otherwise the debtor may play cards that bring credits."""
        if self.cash[seat] >= amount:
            self.move_money(seat, amount, to)
            self.tell("paid", seat, amount, to)
        elif self.hands[seat]:  # public: the number of cards, never their faces
            from magnat.games.star_wars.force import ShortOfCash  # cycle: Force cards act on this table

            self.push(ShortOfCash(seat, amount, to))
        else:
            self.surrender(seat, amount, to)

    def surrender(self, seat: int, amount: int, to: int) -> None:
        """SW-DEBT-03 to -07: a debtor gives the best-placed base and keeps the cash; without a base, all the cash."""
        space = self.best_base(seat)
        if space != NOWHERE:
            self.tell("surrendered", seat, space, to, amount)
            self.lift_base(space)
            if to != BANK:
                self.place_base(space, to)
        elif self.cash[seat]:
            self.tell("paid_all", seat, self.cash[seat], to, amount)
            self.move_money(seat, self.cash[seat], to)
        else:
            self.tell("forgiven", seat, amount, to)

    # jail

    def set_jailed(self, seat: int, attempt: int) -> None:
        self.jailed[seat] = attempt

    # Force cards

    def legal_powers(self, p: int, occasion: int) -> int:
        """SW-FORCE-09 to -12, -21: return the upper halves that have a legal target now, as bits."""
        if occasion == BIDDING:
            return FUNDS
        if occasion == SHORT:
            return BRINGS_CREDITS
        legal = BRINGS_CREDITS | OUTPOST
        side, jailed, bases = self.side, self.jailed, self.bases
        mine = side[p]
        for q in self.ring:
            if side[q] != mine:
                if not jailed[q]:
                    legal |= CAPTURE
                if bases[q]:
                    legal |= TAKE | SABOTAGE | SWAP
        if not bases[p]:
            legal &= ~SWAP
        if p == self.active and not jailed[p]:
            legal |= JUMP  # SW-FORCE-12
        return legal

    def armed(self) -> int:
        """Return the players, as bits, who hold cards that are not only answers."""
        if self.arms == UNCOUNTED:
            powers, found, bit = self.edition.powers, 0, 1
            for hand in self.hands:
                for card in hand:
                    if not powers[card] & ANSWERS:
                        found |= bit
                        break
                bit <<= 1
            self.arms = found
        return self.arms

    def can_play(self, p: int, occasion: int) -> bool:
        """True if a player holds a Force card that is playable now."""
        if not self.armed() >> p & 1:
            return False
        powers, legal = self.edition.powers, self.legal_powers(p, occasion)
        for card in self.hands[p]:
            if powers[card] & legal:
                return True
        return False

    def playable(self, p: int, occasion: int) -> list[int]:
        """SW-FORCE-10: return the cards in hand that have a legal target."""
        powers, legal = self.edition.powers, self.legal_powers(p, occasion)
        return [card for card in self.hands[p] if powers[card] & legal]

    def holds(self, p: int, power: int) -> bool:
        """True if a card in hand has this upper half."""
        powers = self.edition.powers
        for card in self.hands[p]:
            if powers[card] == power:
                return True
        return False

    def card_with(self, p: int, power: int) -> int:
        """Return the first card in hand with this upper half. Raise `LookupError` if there is none."""
        powers = self.edition.powers
        for card in self.hands[p]:
            if powers[card] == power:
                return card
        raise LookupError("no card in hand does that")

    def pile(self, deck: int) -> list[int]:
        """Return the face-down cards of a deck."""
        bag = self.bag
        first = bisect_left(bag, self.edition.first_empire_card)
        return bag[first:] if deck == EMPIRE else bag[:first]

    def backs(self) -> tuple[int, ...]:
        """Return the deck of each card, which is visible on the back of a hidden card."""
        return self.edition.backs

    def discard(self, card: int) -> None:
        """SW-FORCE-13: put a card face up on the discard pile of its own deck."""
        self.discards = (*self.discards, card)

    def lay_force(self, p: int, card: int) -> None:
        """Discard a card from the hand face up."""
        lay(self, p, card)
        self.arms = UNCOUNTED
        self.discard(card)

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """SW-JSN-01: return the answers that object; empty without a Just Say No in hand."""
        return SAY_NO if self.holds(seat, NO) else NOTHING

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        """SW-JSN-09: discard the Just Say No."""
        card = self.card_with(seat, NO)
        self.lay_force(seat, card)
        self.tell("said_no", seat, card)

    # the end

    def count(self) -> None:
        """SW-END-03 to -10: the player with the most bases of the leading side wins; ties by the best-placed base."""
        for p in self.ring:
            self.tell("counted", p, self.bases[p].bit_count())
        rebel, empire = self.side_bits(REBEL).bit_count(), self.side_bits(EMPIRE).bit_count()
        if not rebel + empire:
            self.end(0)  # SW-END-10
            return
        best = self.better_placed(self.ring)
        winner, decider = best, best if rebel == empire else BANK
        if rebel != empire or self.edition.tie_by_count:
            side = REBEL if rebel > empire else EMPIRE if rebel < empire else self.side[best]
            most = max([self.bases[p].bit_count() for p in self.ring if self.side[p] == side])
            equals = {p for p in self.ring if self.side[p] == side and self.bases[p].bit_count() == most}
            winner = self.better_placed(equals)
            if len(equals) > 1:
                decider = winner
        if decider != BANK:
            self.tell("best_placed", decider, self.best_base(decider))
        self.tell("won", winner, self.side[winner], rebel, empire)
        self.end(1 << winner)

    def better_placed(self, seats: Collection[int]) -> int:
        """Return the owner, among these seats, of the best-placed base. Raise `LookupError` if there is none."""
        for space in reversed(self.edition.ladder):
            if self.owner[space] in seats:
                return self.owner[space]
        raise LookupError("none of these has a base")


SAY_NO: Final[tuple[int, ...]] = (1,)
NOTHING: Final[tuple[int, ...]] = ()
