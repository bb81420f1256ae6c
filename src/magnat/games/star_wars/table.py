"""Star Wars: the edition and its options, and the table with its policies."""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

from magnat.games.star_wars.bidding import BiddingTable
from magnat.kernel import BadBoard, BadOption, Edition, Frame, Option, Value
from magnat.mechanics.auction import NOBODY
from magnat.mechanics.board import Board
from magnat.mechanics.claims import claims_dropped, claims_of
from magnat.mechanics.decks import Effect
from magnat.mechanics.hands import lay
from magnat.mechanics.money import BANK

REBEL: Final = 0  # the sides, and their decks
EMPIRE: Final = 1
SIDES: Final = ("rebel", "empire")

FORCE: Final = 0  # the halves of the cards
CHANCE: Final = 1

QUIET: Final = 0  # kinds of space
PLANET: Final = 1
CARD: Final = 2
TAX: Final = 3
HYPERDRIVE: Final = 4
BOUNTY: Final = 5
GO_TO_JAIL: Final = 6
KINDS: Final = {
    "go": QUIET,
    "jail": QUIET,
    "free_parking": QUIET,
    "planet": PLANET,
    "card_rebel": CARD,
    "card_empire": CARD,
    "tax": TAX,
    "hyperdrive": HYPERDRIVE,
    "bounty": BOUNTY,
    "go_to_jail": GO_TO_JAIL,
}

NO: Final = 1 << 0  # what an upper half does, as bits
FREE: Final = 1 << 1
FUNDS: Final = 1 << 2
EXTORT: Final = 1 << 3
TAKE: Final = 1 << 4
SABOTAGE: Final = 1 << 5
JUMP: Final = 1 << 6
SWAP: Final = 1 << 7
OUTPOST: Final = 1 << 8
CAPTURE: Final = 1 << 9
TRIBUTE: Final = 1 << 10

WINDOW: Final = 0  # when a Force card may be played: in an open question
SHORT: Final = 1  # SW-FORCE-21a: when a bill or a purchase comes
BIDDING: Final = 2  # SW-FORCE-21b: before a bid
BRINGS_CREDITS: Final = FUNDS | EXTORT | TRIBUTE
ANSWERS: Final = NO | FREE

CLAIM_SIZE: Final = 5
BOARD_FILE: Final = Path(__file__).with_name("board.toml")


class Power:
    """The upper half of a card: what its own side may do with it."""

    bit: ClassVar[int] = 0

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def play(self, t: "StarWars", p: int) -> None:
        """The card lies open; what it does is still to be aimed and done."""
        raise NotImplementedError


class ForceCard:
    """SW-FORCE-02: an upper half for the deck's own side, a lower half for the other one."""

    def __init__(self, name: str, side: int, power: Power, chance_name: str, chance: Effect, source: str) -> None:
        self.name: Final = name
        self.side: Final = side
        self.power: Final = power
        self.chance_name: Final = chance_name
        self.chance: Final = chance
        self.source: Final = source


class Half:
    """One half of a card, as the texts know it."""

    def __init__(self, name: str, effect: object) -> None:
        self.name: Final = name
        self.effect: Final = effect


class StarWarsEdition(Edition):
    """The board, and what the table chose before play."""

    declared: ClassVar[tuple[Option, ...]] = (
        Option("sides", "rebels_first", "SW-SETUP-02", ("rebels_first", "empire_first", "together", "chosen")),
        Option("youngest", 0, "SW-PLAYERS-02", most=4),
        Option("rent_claim", "auto", "SW-RENT-09", ("auto", "manual")),
        Option("force_windows", "full", "SW-VAR-02", ("full", "own_turn")),
        Option("jsn_rent", False, "SW-JSN-06"),
        Option("jail_double_rerolls", False, "SW-JAIL-14"),
        Option("side_tie", "owner", "SW-END-07", ("owner", "count")),
        Option("turn_limit", 0, "SW-END-10", most=1_000_000),
        Option("windows", "clicks", "SW-FORCE-08", ("clicks", "polled")),
    )

    def __init__(self, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__("star_wars", 2, 4, board, options)
        from magnat.games.star_wars.cards import CARDS  # the cards name frames, and those this class

        spaces, groups = board.space, [group.name for group in board.group]
        self.cards: Final[list[ForceCard]] = CARDS
        self.decks: Final[list[list[Half]]] = [
            [Half(card.power.name, card.power) for card in CARDS],  # FORCE
            [Half(card.chance_name, card.chance) for card in CARDS],  # CHANCE
        ]
        self.powers: Final[list[int]] = [card.power.bit for card in CARDS]  # by card
        self.backs: Final[tuple[int, ...]] = tuple([card.side for card in CARDS])
        self.first_empire_card: Final[int] = self.backs.index(EMPIRE)  # the Rebels' come first
        self.size: Final[int] = len(spaces)
        self.names: Final[list[str]] = [space.name for space in spaces]
        self.kinds: Final[list[int]] = [KINDS[space.kind] for space in spaces]
        self.space_decks: Final[list[int]] = [EMPIRE if space.kind == "card_empire" else REBEL for space in spaces]
        self.prices: Final[list[int]] = [space.price for space in spaces]
        self.amounts: Final[list[int]] = [space.amount for space in spaces]
        self.rents: Final[list[int]] = [space.rents[0] if space.rents else 0 for space in spaces]
        self.step: Final[int] = board.money["step"]
        self.halves: Final[list[int]] = [rent // (2 * self.step) * self.step for rent in self.rents]  # SW-RENT-07
        self.group_names: Final[list[str]] = groups
        self.group_of: Final[list[int]] = [groups.index(space.group) if space.group else -1 for space in spaces]
        self.members: Final[list[list[int]]] = [[i for i, s in enumerate(spaces) if s.group == g] for g in groups]
        self.sister_bits: Final[list[int]] = [
            sum([1 << i for i in self.members[g]]) if g >= 0 else 0 for g in self.group_of
        ]
        self.planets: Final[tuple[int, ...]] = tuple([i for i, kind in enumerate(self.kinds) if kind == PLANET])
        self.planet_bits: Final[int] = sum([1 << i for i in self.planets])
        self.ladder: Final[tuple[int, ...]] = tuple(self.best_last())
        self.zones: Final[list[list[tuple[int, ...]]]] = [self.zones_from(i) for i in range(self.size)]
        self.jail: Final[int] = board.index("jail")
        self.start: Final[int] = board.money["start"]
        self.salary: Final[int] = board.money["salary"]
        self.fine: Final[int] = board.money["fine"]
        self.bases: Final[tuple[int, ...]] = (board.pieces["rebel_bases"], board.pieces["empire_bases"])
        self.tokens: Final[list[str]] = [token.name for token in board.token]
        self.token_sides: Final[list[int]] = [SIDES.index(board.belongs[name]) for name in self.tokens]
        self.token_rivals: Final[list[int]] = [
            self.tokens.index(board.instead[name]) if name in board.instead else -1 for name in self.tokens
        ]
        self.symbols: Final[list[str]] = [symbol.name for symbol in board.symbol]
        self.symbol_sides: Final[list[int]] = [SIDES.index(board.belongs[name]) for name in self.symbols]
        self.sides: Final[str] = self.word("sides")
        self.youngest: Final[int] = self.number("youngest") - 1
        self.manual_claims: Final[bool] = self.word("rent_claim") == "manual"
        self.all_windows: Final[bool] = self.word("force_windows") == "full"
        self.jsn_rent: Final[bool] = bool(self.number("jsn_rent"))
        self.jail_double_rerolls: Final[bool] = bool(self.number("jail_double_rerolls"))
        self.tie_by_count: Final[bool] = self.word("side_tie") == "count"
        self.turn_limit: Final[int] = self.number("turn_limit")
        self.polled: Final[bool] = self.word("windows") == "polled"
        self.check_components()

    def best_last(self) -> list[int]:
        """SW-BASE-06: planet spaces by price, then rent, then place on the board; the best-placed is the last."""
        ranked = sorted([(self.prices[i], self.rents[i], i) for i in self.planets])
        return [i for _, _, i in ranked]

    def zones_from(self, space: int) -> list[tuple[int, ...]]:
        """SW-HYPER-01, -03: the planet spaces between one Hyperdrive space and the next, zone after zone forward."""
        if self.kinds[space] != HYPERDRIVE:
            return []
        zones: list[tuple[int, ...]] = []
        zone: list[int] = []
        for steps in range(1, self.size + 1):
            there = (space + steps) % self.size
            if self.kinds[there] == HYPERDRIVE:
                zones.append(tuple(zone))
                zone = []
            elif self.kinds[there] == PLANET:
                zone.append(there)
        return zones

    def check_components(self) -> None:
        """SW-SETUP-13, SW-BASE-05: a board file that breaks a count is refused."""
        pieces = self.board.pieces
        tokens = len([rival for rival in self.token_rivals if rival < 0])
        counts = {
            "tokens": (4, tokens),
            "bases": (48, sum(self.bases)),
            "force_cards": (36, len(self.cards)),
            "symbol_cards": (4, len(self.symbols)),
            "dice": (2, 2),
        }
        for piece, (expected, found) in counts.items():
            if pieces[piece] != expected or found != expected:
                raise BadBoard(self.board.name, 0, f"pieces.{piece}", f"{expected}, not {pieces[piece]} and {found}")
        for side in SIDES:
            if pieces[f"{side}_bases"] < len(self.planets):
                raise BadBoard(self.board.name, 0, f"pieces.{side}_bases", f"{len(self.planets)} or more")

    def deal(self, seats: int) -> "StarWars":
        """SW-SETUP-05 to -12: 1500 credits each, tokens on GO, every base with the bank, two shuffled decks."""
        from magnat.games.star_wars.sides import opening, seated

        self.check_seats(seats)
        side = seated(self.sides, seats)
        if self.youngest >= seats or (side[0] >= 0 and self.youngest >= 0 and side[self.youngest] != REBEL):
            raise BadOption("youngest", self.youngest + 1, "0, " + ", ".join([str(p + 1) for p in rebels(side)]))
        t = StarWars(
            self,
            opening(self, seats),
            winners=0,
            ring=tuple(range(seats)),
            side=side,
            token=(NOBODY,) * seats,
            symbol=(NOBODY,) * seats,
            cash=[self.start] * seats,
            bank=0,
            place=[0] * seats,
            jailed=[0] * seats,
            owner=[BANK] * self.size,
            bases=[0] * seats,
            free=self.planet_bits,
            hands=[[] for _ in range(seats)],
            bag=list(range(len(self.cards))),
            discards=(),
            known=[0] * len(self.cards),
            active=0,
            turns=0,
            doubles=0,
            claims=(),
        )
        if side[0] >= 0:
            for p in t.ring:
                t.choose_token(p, t.free_tokens(p)[0])
                t.choose_symbol(p, t.free_symbols(p)[0])
        return t


def rebels(side: tuple[int, ...]) -> list[int]:
    return [p for p, mine in enumerate(side) if mine == REBEL]


class StarWars(BiddingTable):
    """A position of the game. Amounts are credits; sets of spaces are bits of one int."""

    columns: ClassVar[tuple[str, ...]] = (
        "winners",
        "ring",
        "side",
        "token",
        "symbol",
        "cash",
        "bank",
        "place",
        "jailed",
        "owner",
        "bases",
        "free",
        "hands",
        "bag",
        "discards",
        "known",
        "active",
        "turns",
        "doubles",
        "claims",
    )
    secret: ClassVar[tuple[tuple[str, str], ...]] = (("hands", "hand"), ("bag", "bag"))
    arms: int = -1  # what `armed` found, until a hand changes; no column, for it is secret and follows from the hands

    def __init__(
        self,
        edition: StarWarsEdition,
        stack: list[Frame],
        winners: int,
        ring: tuple[int, ...],
        side: tuple[int, ...],
        token: tuple[int, ...],
        symbol: tuple[int, ...],
        cash: list[int],
        bank: int,
        place: list[int],
        jailed: list[int],
        owner: list[int],
        bases: list[int],
        free: int,
        hands: list[list[int]],
        bag: list[int],
        discards: tuple[int, ...],
        known: list[int],
        active: int,
        turns: int,
        doubles: int,
        claims: tuple[int, ...],
    ) -> None:
        self.edition = edition
        self.step = edition.step
        self.stack = stack
        self.winners = winners
        self.ring = ring  # SW-DEBT-01: nobody leaves, so these are all seats
        self.side = side  # by seat; -1 while it is being chosen
        self.token = token  # by seat
        self.symbol = symbol  # by seat: the face that its bases show
        self.cash = cash
        self.bank = bank
        self.place = place  # by seat
        self.jailed = jailed  # by seat: 0 free, else the number of the coming try, 1 to 3
        self.owner = owner  # by space; BANK if nobody's
        self.bases = bases  # by seat: bits of the spaces that carry its base
        self.free = free  # bits of the planet spaces without a base
        self.hands = hands  # by seat: Force cards, sorted
        self.bag = bag  # the cards face down in both decks, sorted
        self.discards = discards  # the used cards of both decks, face up, the last one on top
        self.known = known  # by card: bits of the seats that know where it lies
        self.active = active  # whose turn it is
        self.turns = turns  # turns begun
        self.doubles = doubles  # doubles in a row in this turn
        self.claims = claims  # SW-RENT-10: owner, visitor, amount, turn, space of each rent not yet claimed

    def copy(self) -> "StarWars":
        return StarWars(
            self.edition,
            self.stack[:],
            self.winners,
            self.ring,
            self.side,
            self.token,
            self.symbol,
            self.cash[:],
            self.bank,
            self.place[:],
            self.jailed[:],
            self.owner[:],
            self.bases[:],
            self.free,
            [hand[:] for hand in self.hands],
            self.bag[:],
            self.discards,
            self.known[:],
            self.active,
            self.turns,
            self.doubles,
            self.claims,
        )

    # sides

    def enemies_of(self, p: int) -> list[int]:
        """The players of the other side, clockwise from `p`."""
        side = self.side
        mine = side[p]
        return [q for q in self.clockwise_from(p) if side[q] != mine]

    def free_tokens(self, p: int) -> list[int]:
        """SW-SETUP-05: the tokens of one's side that nobody has taken."""
        e, found = self.edition, []
        for i in range(len(e.tokens)):
            taken = [other for other in self.token if other >= 0 and (other == i or e.token_rivals[other] == i)]
            rival = e.token_rivals[i]
            if e.token_sides[i] == self.side[p] and not taken and (rival < 0 or rival not in self.token):
                found.append(i)
        return found

    def choose_token(self, p: int, token: int) -> None:
        self.token = tuple([token if q == p else self.token[q] for q in self.ring])

    def free_symbols(self, p: int) -> list[int]:
        """SW-SETUP-06: two allies have different symbols."""
        e = self.edition
        return [i for i in range(len(e.symbols)) if e.symbol_sides[i] == self.side[p] and i not in self.symbol]

    def choose_symbol(self, p: int, symbol: int) -> None:
        self.symbol = tuple([symbol if q == p else self.symbol[q] for q in self.ring])

    # bases

    def place_base(self, space: int, p: int) -> None:
        """SW-BASE-01, SW-END-01, -02: an own base on a free space; with the last free space the game is over."""
        bit = 1 << space
        self.owner[space] = p
        self.bases[p] |= bit
        self.free &= ~bit
        if not self.free:
            self.count()

    def lift_base(self, space: int) -> None:
        """SW-BASE-07: a base leaves the board for the bank, which gives it out again."""
        bit = 1 << space
        self.bases[self.owner[space]] &= ~bit
        self.owner[space] = BANK
        self.free |= bit

    def supply(self, side: int) -> int:
        """SW-BASE-04, -07: the bases of a side that lie in the bank."""
        return self.edition.bases[side] - self.side_bits(side).bit_count()

    def side_bits(self, side: int) -> int:
        """The spaces that carry bases of a side."""
        found = 0
        for p in self.ring:
            if self.side[p] == side:
                found |= self.bases[p]
        return found

    def replace_base(self, space: int, p: int) -> None:
        """One base makes room for another."""
        self.lift_base(space)
        self.place_base(space, p)

    def best_base(self, p: int) -> int:
        """SW-BASE-06: the best-placed base of a player; -1 for none."""
        if self.bases[p]:
            for space in reversed(self.edition.ladder):
                if self.owner[space] == p:
                    return space
        return -1

    def lowest_base(self, p: int) -> int:
        if self.bases[p]:
            for space in self.edition.ladder:
                if self.owner[space] == p:
                    return space
        return -1

    # rent

    def complete(self, space: int) -> bool:
        """SW-RENT-05: the whole planet carries bases of the side that owns this space."""
        sisters = self.edition.sister_bits[space]
        return not sisters & ~self.side_bits(self.side[self.owner[space]])

    def rent(self, space: int, visitor: int) -> int:
        """SW-RENT-03 to -07: full for an enemy, half for an ally, doubled on a complete planet."""
        e = self.edition
        if self.side[visitor] == self.side[self.owner[space]]:
            return e.rents[space] if self.complete(space) else e.halves[space]
        return 2 * e.rents[space] if self.complete(space) else e.rents[space]

    def can_claim(self, p: int) -> bool:
        """SW-RENT-09, -15: a rent waits for this owner, who is not in Jail."""
        return bool(self.claims) and not self.jailed[p] and bool(self.claims_of(p))

    def claims_of(self, p: int) -> list[int]:
        """Where the claims of a player stand in `claims`."""
        return claims_of(self.claims, CLAIM_SIZE, p)

    def drop_claim(self, i: int) -> None:
        self.claims = claims_dropped(self.claims, CLAIM_SIZE, i)

    # auctions

    def has_funds(self, seat: int) -> bool:
        return self.armed() >> seat & 1 != 0 and self.card_with(seat, FUNDS) >= 0

    def play_funds(self, seat: int) -> None:
        from magnat.games.star_wars.force import PlayForce

        self.push(PlayForce(seat, BIDDING))

    def sold(self, lot: int, seat: int, price: int) -> None:
        """SW-AUCT-04: the bid goes to the bank, the winner's base on the space."""
        self.spend(seat, price)
        self.tell("won_auction", seat, lot, price)
        self.place_base(lot, seat)

    # debts

    def due(self, seat: int, amount: int, to: int, asked: int) -> None:
        """SW-DEBT-02, -12: paid in full if the cash suffices; else the debtor may play cards that bring credits."""
        if self.cash[seat] >= amount:
            self.move_money(seat, amount, to)
            self.tell("paid", seat, amount, to)
        elif self.hands[seat]:  # public: the number of cards, never their faces
            if self.hurry and not self.can_play(seat, SHORT):
                self.forced(seat, 0)
                self.surrender(seat, amount, to)
                return
            from magnat.games.star_wars.force import ShortOfCash

            self.push(ShortOfCash(seat, amount, to))
        else:
            self.surrender(seat, amount, to)

    def surrender(self, seat: int, amount: int, to: int) -> None:
        """SW-DEBT-03 to -07: the best-placed base settles everything and the cash is kept; without a base, the cash."""
        space = self.best_base(seat)
        if space >= 0:
            self.tell("surrendered", seat, space, to, amount)
            self.lift_base(space)
            if to != BANK:
                self.place_base(space, to)
        elif self.cash[seat]:
            self.tell("paid_all", seat, self.cash[seat], to, amount)
            self.move_money(seat, self.cash[seat], to)
        else:
            self.tell("forgiven", seat, amount, to)

    # Force cards

    def legal_powers(self, p: int, occasion: int) -> int:
        """SW-FORCE-09 to -12, -21: the upper halves that have a legal target just now, as bits."""
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
        """The players, as bits, who hold more than answers: cards to be played of one's own accord."""
        if self.arms < 0:
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
        """Whether a player holds a Force card that could be played now."""
        if not self.hands[p] or not self.armed() >> p & 1:
            return False
        powers, held = self.edition.powers, 0
        for card in self.hands[p]:
            held |= powers[card]
        return held & self.legal_powers(p, occasion) != 0

    def playable(self, p: int, occasion: int) -> list[int]:
        """SW-FORCE-10: the cards in hand that have a legal target."""
        powers, legal = self.edition.powers, self.legal_powers(p, occasion)
        return [card for card in self.hands[p] if powers[card] & legal]

    def card_with(self, p: int, power: int) -> int:
        """The first card in hand with that upper half; -1 for none."""
        powers = self.edition.powers
        for card in self.hands[p]:
            if powers[card] == power:
                return card
        return -1

    def pile(self, deck: int) -> list[int]:
        """The cards of a deck that lie face down."""
        bag = self.bag
        first = bisect_left(bag, self.edition.first_empire_card)
        return bag[first:] if deck == EMPIRE else bag[:first]

    def backs(self) -> tuple[int, ...]:
        """Which deck each card belongs to: everybody sees the back of a hidden card."""
        return self.edition.backs

    def discard(self, card: int) -> None:
        """SW-FORCE-13: face up on the discard pile of its own deck."""
        self.discards = (*self.discards, card)

    def lay_force(self, p: int, card: int) -> None:
        """A card leaves the hand for all to see."""
        lay(self, p, card)
        self.arms = -1
        self.discard(card)

    def noes(self, seat: int, effect: Frame) -> tuple[int, ...]:
        """SW-JSN-01: whoever holds a Just Say No may say so."""
        return SAY_NO if self.card_with(seat, NO) >= 0 else NOTHING

    def lay_no(self, seat: int, verb: int, effect: Frame) -> None:
        """SW-JSN-09: every Just Say No is discarded."""
        card = self.card_with(seat, NO)
        self.lay_force(seat, card)
        self.tell("said_no", seat, card)

    # the end

    def count(self) -> None:
        """SW-END-03 to -10: the side with more bases, in it the player with more, ties by the best-placed base."""
        for p in self.ring:
            self.tell("counted", p, self.bases[p].bit_count())
        rebel, empire = self.side_bits(REBEL).bit_count(), self.side_bits(EMPIRE).bit_count()
        if not rebel + empire:
            self.end(0)  # SW-END-10
            return
        best = self.better_placed(self.ring)
        winner = best
        if rebel != empire or self.edition.tie_by_count:
            side = self.side[best]
            if rebel != empire:
                side = REBEL if rebel > empire else EMPIRE
            allies = [p for p in self.ring if self.side[p] == side]
            most = max([self.bases[p].bit_count() for p in allies])
            winner = self.better_placed([p for p in allies if self.bases[p].bit_count() == most])
        self.tell("won", winner, self.side[winner], rebel, empire)
        self.end(1 << winner)

    def better_placed(self, seats: Sequence[int]) -> int:
        """Who of these owns the best-placed base."""
        for space in reversed(self.edition.ladder):
            if self.owner[space] in seats:
                return self.owner[space]
        raise LookupError("none of these has a base")


SAY_NO: Final[tuple[int, ...]] = (1,)
NOTHING: Final[tuple[int, ...]] = ()
