"""The table with its policies, and the attacks that can be answered."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from magnat.games.empire.edition import CHANCE, EmpireEdition
from magnat.games.empire.tower import OFFICE, OFFICES, TowerEdition, TowerTable
from magnat.kernel import TABLE, Frame, Question, Step
from magnat.mechanics.auction import Bid
from magnat.mechanics.decks import Draw, put_under
from magnat.mechanics.hands import all_seats_mask, draw_unseen, lay, shuffle_away, take_up
from magnat.mechanics.money import BANK
from magnat.mechanics.objection import SAY_NO, Objection, SayNo
from magnat.mechanics.turn import EndOfTurn

HANDS_OFF: Final = 2  # a verb, like SAY_NO
NO_ANSWER: Final[tuple[int, ...]] = ()


class Empire(TowerTable):
    """A position of the game. Amounts are in thousands."""

    rules: ClassVar[dict[type[Question[Any]], str]] = {Bid: "EMP-AUC-02", SayNo: "EMP-CARD-02", Draw: "EMP-CHN-01"}

    edition: EmpireEdition
    e: TowerEdition  # `edition`, with the type that towers use
    winners: int
    ring: tuple[int, ...]
    cash: list[int]
    bank: int
    place: list[int]
    jailed: list[int]  # by seat: 0 if free, else the number of the next attempt, 1 to 3
    towers: list[tuple[int, ...]]
    heights: list[int]
    brands: list[int]
    stock: list[int]
    hands: list[list[int]]  # by seat: Empire cards, sorted
    known: list[int]  # by Empire card: bit set of the seats that know where it is
    unseen: list[int]  # the Empire pile above `under`: sorted, because nobody knows its order
    under: tuple[int, ...]  # Empire cards put back, next card first; known to everybody
    limbo: tuple[int, ...]  # EMP-CARD-12: the Empire cards being resolved, in the order played
    bags: list[tuple[int, ...]]  # Chance: the cards not drawn yet, sorted
    unders: list[tuple[int, ...]]  # Chance: the cards put back, next card first
    shown: tuple[int, ...]  # Chance: the cards being resolved
    jail_card: int  # the seat that has the jail card, or BANK
    active: int
    turns: int  # turns begun
    doubles: int  # consecutive doubles in this turn
    office_bought: int  # 1 once the active player has bought an office in this turn
    proposals: int  # EMP-DEAL-03, EMP-OPT-06: bit set of the proposals made in this turn
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("unseen", "bag"))

    # Written by `make columns` from the columns above:
    # fmt: off
    columns: ClassVar[tuple[str, ...]] = (
        "winners", "ring", "cash", "bank", "place", "jailed", "towers", "heights", "brands", "stock", "hands", "known",
        "unseen", "under", "limbo", "bags", "unders", "shown", "jail_card", "active", "turns", "doubles",
        "office_bought", "proposals",
    )

    def copy(self) -> "Empire":
        return Empire(
            self.edition, self.stack[:], self.winners, self.ring, self.cash[:], self.bank, self.place[:],
            self.jailed[:], self.towers[:], self.heights[:], self.brands[:], self.stock[:],
            [each[:] if each else [] for each in self.hands], self.known[:], self.unseen[:], self.under, self.limbo,
            self.bags[:], self.unders[:], self.shown, self.jail_card, self.active, self.turns, self.doubles,
            self.office_bought, self.proposals,
        )

    def __init__(
        self, edition: EmpireEdition, stack: list[Frame], winners: int, ring: tuple[int, ...], cash: list[int],
        bank: int, place: list[int], jailed: list[int], towers: list[tuple[int, ...]], heights: list[int],
        brands: list[int], stock: list[int], hands: list[list[int]], known: list[int], unseen: list[int],
        under: tuple[int, ...], limbo: tuple[int, ...], bags: list[tuple[int, ...]], unders: list[tuple[int, ...]],
        shown: tuple[int, ...], jail_card: int, active: int, turns: int, doubles: int, office_bought: int,
        proposals: int,
    ) -> None:
        self.edition = self.e = edition
        self.stack = stack
        self.winners = winners
        self.ring = ring
        self.cash = cash
        self.bank = bank
        self.place = place
        self.jailed = jailed
        self.towers = towers
        self.heights = heights
        self.brands = brands
        self.stock = stock
        self.hands = hands
        self.known = known
        self.unseen = unseen
        self.under = under
        self.limbo = limbo
        self.bags = bags
        self.unders = unders
        self.shown = shown
        self.jail_card = jail_card
        self.active = active
        self.turns = turns
        self.doubles = doubles
        self.office_bought = office_bought
        self.proposals = proposals
    # fmt: on
    # So far what is written by `make columns`.

    # debts

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """EMP-DEBT-01 to -06: pay in cash if possible; otherwise give the topmost brand tile and keep the cash."""
        if self.cash[seat] >= amount:
            self.move_money(seat, amount, to)
            self.tell("paid", seat, amount, to)
            return
        i = self.top_brand(seat)
        if i < 0:
            self.tell("debt_lapsed", seat, amount, to)  # EMP-DEBT-03
        elif to == BANK:
            self.tell("short", seat, amount, to)
            self.send_back(seat, i)
        else:
            self.tell("short", seat, amount, to)
            self.hand_over(seat, to)

    # jail

    def set_jailed(self, seat: int, attempt: int) -> None:
        self.jailed[seat] = attempt

    # offices

    def may_buy_office(self, seat: int) -> bool:
        """EMP-OFF-06 to -08, EMP-OPT-03: True if the seat may buy an office: on its turn, or at any time by option."""
        e = self.edition
        if self.cash[seat] < e.office or not self.stock[OFFICES]:
            return False
        if seat != self.active:
            return e.any_time
        return not self.office_bought or not e.one_office

    def buy_office(self, seat: int) -> None:
        price = self.edition.office
        self.spend(seat, price)
        if seat == self.active:
            self.office_bought = 1
        self.tell("bought_office", seat, price)
        self.acquire(seat, OFFICE)

    # Empire cards

    def held(self, seat: int, cards: tuple[int, ...]) -> int:
        """Return the first of these cards in a hand. Raise `LookupError` if there is none."""
        for card in self.hands[seat]:
            if card in cards:
                return card
        raise LookupError(cards)

    def holds(self, seat: int, cards: tuple[int, ...]) -> bool:
        """True if a seat holds one of these cards."""
        for card in self.hands[seat]:
            if card in cards:
                return True
        return False

    def may_hold(self, seat: int, cards: tuple[int, ...]) -> bool:
        """True if, by public information, a seat could hold one of these cards.

        A publicly known card is where it was last seen; a hidden card could be any card that is not
        known to everybody.
        """
        all_know = all_seats_mask(self)
        hand, hidden = self.hands[seat], False
        for card in hand:
            if self.known[card] != all_know:
                hidden = True
        for card in cards:
            if card in hand or (hidden and self.known[card] != all_know):
                return True
        return False

    def draw_empire(self, seat: int, card: int) -> None:
        """EMP-EMPC-02: move an unseen card to the hand, in secret."""
        self.unseen.remove(card)
        draw_unseen(self, seat, card)
        self.whisper("took", seat, card)

    def draw_under(self, seat: int) -> None:
        """EMP-EMPC-03: once all cards were seen, draw from `under` in order; everybody knows the card."""
        card = self.under[0]
        self.under = self.under[1:]
        take_up(self, seat, card)
        self.tell("took_known", seat, card)

    def lay_card(self, seat: int, card: int) -> None:
        """EMP-CARD-09, -12: lay a card; it stays beside the pile until all its effects are resolved."""
        self.push(PutAway(TABLE))
        lay(self, seat, card)
        self.limbo = (*self.limbo, card)

    # answers to an attack: see `mechanics.objection`

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """EMP-CARD-02, -04, -06, -07: return the legal answers to an attack.

        A "no" is always possible, Hands Off only as the first answer to an attack on the seat's
        tower. A "no" can be answered only with a "no".
        """
        e, attack = self.edition, effect
        first = not isinstance(effect, Contested)
        while isinstance(attack, Objection):
            attack = attack.effect
        assert isinstance(attack, Attack)
        counters = attack.seat == seat
        says_no = self.holds(seat, e.noes)
        if says_no and e.super_immune:  # EMP-OPT-04
            says_no = self.limbo[-1] not in e.hands_off if counters else not attack.super_card
        if first and attack.touches(seat) and self.holds(seat, e.hands_off):
            return NO_OR_HANDS_OFF if says_no else JUST_HANDS_OFF
        return JUST_NO if says_no else NO_ANSWER

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        e = self.edition
        card = self.held(seat, e.noes if verb == SAY_NO else e.hands_off)
        self.lay_card(seat, card)
        self.tell("answered", seat, card)

    # Chance

    def obey(self, seat: int, deck: int, card: int) -> None:
        """EMP-CHN-01: apply a Chance card immediately, then put it under the pile."""
        effect = self.edition.cards[card].effect
        if effect.holds:
            effect.hold(self, seat, deck, card)
            return
        if effect.pending:
            self.shown = (*self.shown, card)
            self.push(PutChanceUnder(card))
        else:
            put_under(self, deck, card)
        effect.befall(self, seat)

    # leaving players

    def leave(self, seat: int) -> None:
        """Remove a player. The booklet has no rule for it, so nobody is harmed.

        Money, tiles and cards are returned; hidden cards stay hidden.
        """
        self.tell("left", seat)
        if self.jail_card == seat:
            self.jail_card = BANK
            put_under(self, CHANCE, self.edition.jail_free)
        while self.towers[seat]:
            self.send_back(seat, len(self.towers[seat]) - 1)
        self.move_money(seat, self.cash[seat], BANK)
        cards = self.hands[seat]
        self.hands[seat] = []
        shuffle_away(self, cards)
        self.unseen = sorted(self.unseen + cards)
        self.ring = tuple([p for p in self.ring if p != seat])
        self.dismiss(seat)
        if seat == self.active:
            self.cut_to(EndOfTurn)  # EMP-TURN-07: removes the window together with its poll
        if len(self.ring) == 1:
            (last,) = self.ring
            self.tell("last_left", last)
            self.end(1 << last)


JUST_NO: Final[tuple[int, ...]] = (SAY_NO,)
JUST_HANDS_OFF: Final[tuple[int, ...]] = (HANDS_OFF,)
NO_OR_HANDS_OFF: Final[tuple[int, ...]] = (SAY_NO, HANDS_OFF)


class Attack(Step[Empire]):
    """An act of `seat` against others, who may answer it before it takes effect (EMP-CARD-02)."""

    super_card: ClassVar[bool] = False  # True for a Super Empire card
    act: ClassVar[int]  # index for the texts, see NAMES in words.py

    def touches(self, seat: int) -> bool:
        """EMP-CARD-07: True if the attack takes, returns or exchanges a tile of that tower."""
        return False

    def endangered(self, t: Empire, seat: int) -> int:
        """Return the tile that `seat` would lose; 0 if none."""
        tower = t.towers[seat]
        return tower[t.top_brand(seat)] if seat != self.seat and self.touches(seat) else 0

    def threat(self, t: Empire, seat: int) -> dict[str, int]:
        return {"act": self.act, "tile": self.endangered(t, seat), "counters": seat == self.seat}


class Threat(Objection[Empire]):
    """EMP-CARD-04: a target may answer the attack, which is contested from then on."""

    def hand_over(self) -> Objection[Empire]:
        act = Contested(TABLE, TABLE, self.effect)
        return Threat(self.other, self.seat, act, not self.stands, self.otherwise)


class Contested(Objection[Empire]):
    """An attack that was answered once; only a "no" can answer now."""

    def run(self, t: Empire) -> None:
        t.push(self.effect)


class PutAway(Step[Empire]):
    """EMP-EMPC-03, EMP-CARD-09: played cards go under the Empire pile, in the order played."""

    tidy: ClassVar[bool] = True

    def run(self, t: Empire) -> None:
        t.under = t.under + t.limbo
        t.limbo = ()


class PutChanceUnder(Step[Empire]):
    """EMP-CHN-01: a resolved Chance card goes under its pile, even if the player who drew it is out."""

    tidy: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(TABLE)
        self.card: Final = card

    def run(self, t: Empire) -> None:
        t.shown = tuple([card for card in t.shown if card != self.card])
        put_under(t, CHANCE, self.card)


def threaten(t: Empire, actor: int, targets: Sequence[int], attack: Frame, otherwise: Frame | None = None) -> None:
    """EMP-CARD-05: ask the targets clockwise from the actor; the first answer that stands cancels the attack."""
    held: Frame = attack
    for p in reversed(t.clockwise_from(actor)):
        if p in targets:
            held = Threat(p, actor, held, True, otherwise)
    t.push(held)
