"""The oracle of Millionaire: a second implementation of its catalogue, independent of the game. See `follow`."""

import random
from contextlib import suppress
from typing import Any, ClassVar, Final

import msgspec

from magnat.kernel import TABLE, Edition
from tests.oracle.follow import Choices, Gone, Over, Play, Reading

# 5.1 and 5.2, in K. Group: spaces with prices | rents bare, with 1 to 4 houses, hotel | building, its sale, mortgage.
DEEDS_OF: Final = """
brown 1:5 3:5 | 7 15 30 50 60 80 | 10 5 5
light_blue 4:15 6:15 7:20 | 15 30 50 80 95 125 | 15 7 10
pink 9:35 10:35 11:40 | 20 50 90 140 165 215 | 25 12 20
orange 12:55 14:55 15:60 | 25 65 110 170 200 270 | 30 15 25
red 17:80 19:80 20:90 | 35 90 150 230 270 350 | 35 17 35
yellow 21:115 22:115 23:120 | 40 100 170 260 305 395 | 45 22 40
green 25:145 26:145 28:150 | 50 125 210 320 375 485 | 55 27 50
dark_blue 30:170 31:200 | 65 160 250 370 430 550 | 60 30 65
"""
INTEREST_OF: Final = {  # by board price: interest and cost of lifting
    5: (1, 6), 15: (2, 12), 20: (2, 12), 35: (4, 24), 40: (4, 24), 55: (6, 31), 60: (6, 31), 80: (8, 43), 90: (9, 44),
    115: (12, 52), 120: (12, 52), 145: (15, 65), 150: (15, 65), 170: (17, 82), 200: (20, 85),
}  # fmt: skip
SPECIAL: Final = {
    0: "go", 2: "lifestyle", 5: "chance", 8: "jail", 13: "lifestyle", 16: "free_parking", 18: "chance",
    24: "go_to_jail", 27: "lifestyle", 29: "chance",
}  # fmt: skip

GROUP: Final[dict[int, list[int]]] = {}  # of each deed
PRICE: Final[dict[int, int]] = {}
RENTS: Final[dict[int, list[int]]] = {}
COST: Final[dict[int, int]] = {}
SALE: Final[dict[int, int]] = {}
VALUE: Final[dict[int, int]] = {}
INTEREST: Final[dict[int, int]] = {}
LIFT: Final[dict[int, int]] = {}
for _line in DEEDS_OF.strip().split("\n"):
    _deeds, _rents, _rest = _line.split("|")
    _members = [tuple(int(n) for n in word.split(":")) for word in _deeds.split()[1:]]
    for _space, _price in _members:
        GROUP[_space] = [space for space, _ in _members]
        PRICE[_space] = _price
        RENTS[_space] = [int(word) for word in _rents.split()]
        COST[_space], SALE[_space], VALUE[_space] = [int(word) for word in _rest.split()]
        INTEREST[_space], LIFT[_space] = INTEREST_OF[_price]
DEEDS: Final = sorted(PRICE)
assert len(DEEDS) == 22 and len(DEEDS) + len(SPECIAL) == 32

JAIL, START, EVOLUTION, FINE = 8, 372, 50, 50
SALARY: Final = (150, 200, 250)
STARS: Final = (1, 3, 5)
HOUSES, HOTELS, TOP = 32, 12, 5
STARTS, FEW = (60, 150, 700), 14  # for tables where money or buildings are scarce
CHANCE, LIFESTYLE = 0, 1
FIRST_CARD, DONE, STOP = 48, 62, 63  # items of an offer that are no deeds
DICE: Final = range(36)

# 5.4 to 5.6: cards as (effect, numbers); a card is its index in CARDS
FORTUNES: Final[list[tuple[Any, ...]]] = [
    *[("sly_deal",)] * 2,
    *[("forced_deal",)] * 2,
    *[("just_say_no",)] * 3,
    *[("free_house",)] * 2,
    ("pay_one", 50),
    ("pay_each", 20, 20, 20),
    *[("to_go",)] * 2,
    *[("from_one", 50)] * 2,
    *[("from_each", 25, 25, 25)] * 2,
    ("get_set",),
    *[("unowned",)] * 2,
    ("receive", 100, 100, 100),
    ("pay", 25, 25, 25),
]
CHANCES: Final[list[tuple[Any, ...]]] = [
    *[("business", 150)] * 2,
    *[("down",)] * 2,
    *[("pay_each", 10, 20, 30)] * 2,
    ("pay_one", 50),
    *[("from_each", 10, 20, 30)] * 2,
    ("jail",),
    *[("pay", 20, 40, 60)] * 2,
    ("receive", 25, 50, 75),
    ("keep",),
]
LIFESTYLES: Final[list[tuple[Any, ...]]] = [
    *[("receive", 50, 100, 150)] * 3,
    *[("receive", 25, 50, 100)] * 2,
    *[("receive", 30, 60, 90)] * 2,
    *[("up", 50)] * 2,
    ("anywhere",),
    *[("to_go",)] * 2,
    ("pay_then_five", 10, 20, 30),
    ("keep",),
]
CARDS: Final = [*FORTUNES, *CHANCES, *LIFESTYLES]
FIRST_CHANCE: Final = len(FORTUNES)
FIRST_LIFESTYLE: Final = FIRST_CHANCE + len(CHANCES)
JAIL_CARD: Final = (FIRST_CHANCE + CHANCES.index(("keep",)), FIRST_LIFESTYLE + LIFESTYLES.index(("keep",)))
MAY_BE_KEPT: Final = ("sly_deal", "forced_deal", "just_say_no", "free_house")
KEPT: Final = [card for card, (what, *_) in enumerate(FORTUNES) if what in MAY_BE_KEPT]
NOS: Final = [card for card, (what, *_) in enumerate(FORTUNES) if what == "just_say_no"]


class Jailed(Exception):
    """The turn is over at once."""


class Covered(Exception):
    """The cash covers the debt: nothing more is asked about it."""


class Oracle(Reading):
    """MIL, from 2.1 to 3."""

    game = "millionaire"
    cards = len(CARDS)
    columns = (
        "cash", "place", "owner", "deeds", "mortgaged", "level", "apartments", "hotels", "jail_cards", "stars",
        "jailed", "movers", "lying", "fortune", "hands", "spent", "bags", "unders", "active", "turns", "ring",
    )  # fmt: skip
    told: ClassVar[dict[str, int]] = {
        "aimed": 2, "auction": 1, "bankrupt": 1, "bid": 2, "bought": 2, "built": 3, "chose": 1,
        "chose_movers": 1, "declined": 1, "drew": 2, "escaped": 0, "evolved": 2, "jailed": 0, "kept_fortune": 0,
        "kept_mortgaged": 2, "left": 0, "lifted": 2, "million": 1, "mortgaged": 2, "moved": 1, "nowhere": 0,
        "paid": 2, "paid_fine": 1, "passed": 1, "played_fortune": 1, "ranked": 2, "received": 1, "refused": 1,
        "rent": 3, "rose": 1, "said_no": 1, "salary": 1, "sank": 1, "short": 2, "sold_building": 3, "starts": 0,
        "stayed": 0, "stole": 2, "swapped": 3, "third_double": 0, "third_failure": 0, "threw": 2,
        "threw_for_card": 2, "threw_to_start": 2, "took_fortune": 1, "took_unsold": 2, "turn": 1, "turn_cap": 1,
        "unsold": 1, "used_fortune": 1, "used_jail_card": 1, "won_auction": 2,
    }  # fmt: skip
    LIKES: ClassVar[dict[str, float]] = {
        "throw": 8, "end": 6, "pass": 6, "buy": 8, "build": 6, "lift": 1, "trade": 1.5, "accept": 2, "play": 1,
        "bankrupt": 2, "keep": 1, "evolve": 2,
    }  # fmt: skip

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats, edition)
        made = edition.board  # the numbers are quoted unless `board` below made them scarce
        few = made.pieces["apartments"] <= FEW
        self.cash = [made.money["start"] if made.money["start"] in STARTS else START] * seats
        self.place = [0] * seats
        self.owner = [-1] * 32
        self.deeds = [0] * seats
        self.mortgaged = 0
        self.level = [0] * 32
        self.apartments = made.pieces["apartments"] if few else HOUSES
        self.hotels = made.pieces["hotels"] if few else HOTELS
        self.jail_cards = [-1, -1]
        self.stars = [0] * seats  # 0, 1, 2 for one, three, five
        self.jailed = [0] * seats  # the next attempt, 4 when the fee is due; 0 if free
        self.movers: list[int] = []
        self.lying = sum(1 << space for space in DEEDS)
        self.fortune = list(range(FIRST_CHANCE))  # not yet taken
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.spent = 0
        self.bags = [tuple(range(FIRST_CHANCE, FIRST_LIFESTYLE)), tuple(range(FIRST_LIFESTYLE, len(CARDS)))]
        self.unders: list[tuple[int, ...]] = [(), ()]
        self.active = 0
        self.turns = 0
        self.doubles = 0
        self.offered = -1  # the property that is for sale
        self.left: list[int] = []  # bankrupt seats, in order
        self.sent = [0] * seats
        self.refused: set[tuple[int, ...]] = set()
        self.between = False
        self.debts: list[tuple[int, int]] = []
        self.target = int(self.option["target"]) // 1000
        self.polled = self.option["windows"] == "polled"

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        chosen = super().options(rng, declared)
        if rng.random() < 0.3:
            chosen["turn_cap"] = rng.randint(1, 60)
        chosen["offers_per_window"] = rng.choice((1, 2, 3))
        return chosen

    @classmethod
    def board(cls, board: Any, rng: random.Random) -> Any:
        """Sometimes make buildings scarce or change the starting cash."""
        pieces, money = dict(board.pieces), dict(board.money)
        if rng.random() < 0.4:
            pieces["apartments"], pieces["hotels"] = rng.randint(3, FEW), rng.randint(1, 4)
        if rng.random() < 0.4:
            money["start"] = rng.choice(STARTS)
        return msgspec.structs.replace(board, pieces=pieces, money=money)

    def aims(self, seat: int) -> list[int]:
        """Return the fee, prices and building costs ahead, debts ahead minus what can be raised, and the target."""
        ahead = [(self.place[seat] + i) % 32 for i in range(2, 13)]
        result = [FINE, *[PRICE[s] for s in ahead if s in PRICE and self.owner[s] < 0], *[COST[s] for s in DEEDS[::5]]]
        result += [LIFT[s] for s in DEEDS if self.owner[s] == seat and self.mortgaged >> s & 1]
        result += [self.target - SALARY[self.stars[seat]], self.target - SALARY[self.stars[seat]] + EVOLUTION]
        raised = self.worth(seat)
        dues = [self.rent_of(s) for s in ahead if s in PRICE and self.owner[s] not in (-1, seat)]
        return result + [due - raised for due in dues if due >= raised]

    # Asides

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        kind, asked, _, _ = self.asked
        windows = ("before_throw", "leave_jail", "after_move", "buy_or_auction", "settle_debt")
        if asked == TABLE:
            return None
        if seat == TABLE:
            if kind not in (*windows, "poll"):
                return None
            if kind == "settle_debt":
                return "outside", sorted(p + 1 for p in self.debts[-1] if p >= 0)
            return "outside", [p + 1 for p in self.ring]
        if seat not in self.ring or self.polled or kind not in windows:
            return None
        if self.between and kind in ("before_throw", "leave_jail"):
            return "meanwhile", ["pass", *self.acts(seat)]
        debtor = asked if kind == "settle_debt" else -1
        return "propose", ["pass", *(["trade"] if self.may_offer(seat, debtor) else [])]

    def heard_aside(self, seat: int, answer: Any) -> Play:
        if seat == TABLE:
            yield from self.leave(answer - 1)
        elif answer != "pass":
            debtor = self.asked[1] if self.asked[0] == "settle_debt" else -1
            with suppress(Gone):
                yield from self.act(seat, answer, debtor)

    # Setting up: 2.1

    def play(self) -> Play:
        for p in range(self.seats):
            free = [n for n in range(4) if n not in self.movers]
            mover = yield from self.ask("choose_movers", p, free, "MIL-SETUP-13")
            self.movers.append(mover)
            self.tell("chose_movers", p, mover)
        self.active = yield from self.who_starts()
        self.tell("starts", self.active)
        while True:
            yield from self.turn(self.active)
            cap = self.option["turn_cap"]
            if cap and self.turns >= cap:
                self.tell("turn_cap", TABLE, self.turns)
                self.rank(min(self.ring, key=lambda p: (-self.cash[p], -self.deeds[p].bit_count(), p)))
            self.active = self.others(self.active, self.ring)[0]

    def who_starts(self) -> Play:
        throwing = list(range(self.seats))
        while True:
            totals = {}
            for p in throwing:
                a, b = yield from self.two_dice("throw_to_start", "threw_to_start", p)
                totals[p] = a + b
            best = max(totals.values())
            throwing = [p for p in throwing if totals[p] == best]
            if len(throwing) == 1:
                return throwing[0]

    def two_dice(self, kind: str, word: str, p: int) -> Play:
        dice = yield from self.nature(kind, DICE, "MIL-SETUP-11")
        a, b = dice // 6 + 1, dice % 6 + 1
        self.tell(word, p, a, b)
        return a, b

    # The turn: 2.2

    def turn(self, p: int) -> Play:
        self.turns += 1
        self.tell("turn", p, self.turns)
        self.doubles = 0
        self.between = True
        self.new_window()
        with suppress(Gone, Jailed):
            if self.polled:
                yield from self.poll(p)
            if self.jailed[p]:
                yield from self.turn_in_jail(p)
            else:
                yield from self.throws(p)
        self.between = False

    def new_window(self) -> None:
        self.sent = [0] * self.seats
        self.refused.clear()

    def poll(self, p: int) -> Play:
        """MIL-TURN-08: ask clockwise from the seat about to roll, until all have passed in succession."""
        ring = [p, *self.others(p, self.ring)]
        passes = 0
        while passes < len(ring):
            q = ring[0]
            if q not in self.ring:
                ring.pop(0)
                continue
            with suppress(Gone):
                answer = yield from self.ask("poll", q, lambda: ["pass", *self.acts(q)], "MIL-TURN-08")  # noqa: B023
                if answer == "pass":
                    passes += 1
                    ring.append(ring.pop(0))
                else:
                    passes = 0
                    yield from self.act(q, answer)

    def throws(self, p: int, asked: bool = False) -> Play:
        """Roll and move; with the option again after a double."""
        while True:
            if not asked:
                yield from self.window("before_throw", p, ("throw",), "MIL-TURN-02")
            asked = False
            a, b = yield from self.throw(p)
            again = a == b and self.option["doubles_extra_turn"]
            if again:
                self.doubles += 1
                if self.doubles == 3:
                    self.tell("third_double", p)
                    self.to_jail(p)
            yield from self.advance(p, (self.place[p] + a + b) % 32)
            if not again:
                break
        yield from self.window("after_move", p, ("end",), "MIL-TURN-07")

    def throw(self, p: int) -> Play:
        a, b = yield from self.two_dice("throw", "threw", p)
        self.between = False
        self.new_window()
        return a, b

    def turn_in_jail(self, p: int) -> Play:
        verb = yield from self.window("leave_jail", p, (), "MIL-JAIL-03")
        if verb == "throw":
            yield from self.try_to_leave(p)
            return
        self.jailed[p] = 0
        if verb == "pay":
            self.tell("paid_fine", p, FINE)
            yield from self.pay(p, FINE, TABLE)
        else:
            deck = CHANCE if verb == "use_chance_card" else LIFESTYLE
            self.jail_cards[deck] = -1
            self.unders[deck] += (JAIL_CARD[deck],)
            self.tell("used_jail_card", p, deck)
        yield from self.throws(p, asked=True)

    def try_to_leave(self, p: int) -> Play:
        a, b = yield from self.throw(p)
        if a == b:
            self.jailed[p] = 0
            self.tell("escaped", p)
        elif self.jailed[p] == 3 and self.option["jail_third_failure"] == "same_roll":
            self.tell("third_failure", p)
            self.jailed[p] = 0
            yield from self.pay(p, FINE, TABLE)
        else:
            self.jailed[p] += 1
            self.tell("stayed", p)  # MIL-JAIL-06: the turn is over
            return
        yield from self.advance(p, (self.place[p] + a + b) % 32)
        yield from self.window("after_move", p, ("end",), "MIL-JAIL-08")

    # Moving and landing: 2.3 and 2.4

    def advance(self, p: int, to: int) -> Play:
        passed = to <= self.place[p]
        self.place[p] = to
        self.tell("moved", p, to)
        if passed:
            yield from self.salary(p)
        yield from self.land(p)

    def salary(self, p: int) -> Play:
        full = SALARY[self.stars[p]]
        if self.stars[p] < 2:
            answer = yield from self.ask("keep_or_evolve", p, ("keep", "evolve"), "MIL-GO-04")
            if answer == "evolve":
                self.stars[p] += 1
                self.cash[p] += full - EVOLUTION
                self.tell("evolved", p, STARS[self.stars[p]], full - EVOLUTION)
                self.test(p)
                return
        self.cash[p] += full
        self.tell("salary", p, full)
        self.test(p)

    def to_jail(self, p: int) -> None:
        self.place[p] = JAIL
        self.jailed[p] = 1
        self.tell("jailed", p)
        raise Jailed

    def land(self, p: int) -> Play:
        space = self.place[p]
        kind = SPECIAL.get(space, "")
        if kind == "go_to_jail":
            self.to_jail(p)
        elif kind == "chance":
            yield from self.draw(p, CHANCE)
        elif kind == "lifestyle":
            yield from self.draw(p, LIFESTYLE)
        elif not kind:
            if self.lying >> space & 1:
                yield from self.take_fortune(p, space)
            else:
                yield from self.visit(p, space)

    def visit(self, p: int, space: int) -> Play:
        owner = self.owner[space]
        if owner < 0:
            yield from self.for_sale(p, space)
        elif owner != p and not self.mortgaged >> space & 1:
            amount = self.rent_of(space)
            self.tell("rent", p, space, amount, owner)
            yield from self.pay(p, amount, owner)

    def rent_of(self, space: int) -> int:
        level, owner = self.level[space], self.owner[space]
        whole = all(self.owner[s] == owner for s in GROUP[space])
        return RENTS[space][level] * (2 if level == 0 and whole else 1)

    def take_fortune(self, p: int, space: int) -> Play:
        card = yield from self.nature("take_fortune", self.fortune, "MIL-FORT-01")
        self.fortune.remove(card)
        self.lying &= ~(1 << space)
        self.tell("took_fortune", p, card)
        if card in KEPT:
            self.hands[p].append(card)
            self.hands[p].sort()
            self.tell("kept_fortune", p)
            yield from self.visit(p, space)
            return
        self.spent |= 1 << card
        self.tell("used_fortune", p, card)
        effect = CARDS[card][0]
        if effect in ("get_set", "unowned"):  # MIL-FORT-11
            yield from self.visit(p, space)
            yield from self.obey(p, card)
        else:
            yield from self.obey(p, card)
            yield from self.visit(p, space)

    # Buying and auctions: 2.5 and 2.7

    def for_sale(self, p: int, space: int) -> Play:
        self.offered = space
        verb = yield from self.window("buy_or_auction", p, ("auction",), "MIL-SPACE-01")
        if verb == "buy":
            self.cash[p] -= PRICE[space]
            self.give(space, p)
            self.tell("bought", p, space, PRICE[space])
            return
        self.tell("declined", p, space)
        sold = yield from self.auction(space, [*self.others(p, self.ring), p])
        if not sold and self.option["unsold_to_lander"] and self.cash[p] >= 1:
            self.cash[p] -= 1
            self.give(space, p)
            self.tell("took_unsold", p, space, 1)

    def auction(self, lot: int, calling: list[int]) -> Play:
        """Ask clockwise. A pass is final; seats that cannot raise are skipped."""
        self.tell("auction", TABLE, lot)
        high, holder = 0, -1
        while calling and calling != [holder]:
            p = calling.pop(0)
            if self.cash[p] < high + 1:
                continue
            bid = yield from self.ask("bid", p, range(high, self.cash[p] + 1), "MIL-AUC-05")
            if bid == high:
                self.tell("passed", p, lot)
            else:
                high, holder = bid, p
                self.tell("bid", p, lot, bid)
                calling.append(p)
        if holder < 0:
            self.tell("unsold", TABLE, lot)
            return False
        self.cash[holder] -= high
        self.give(lot, holder)
        self.tell("won_auction", holder, lot, high)
        return True

    def give(self, space: int, to: int) -> None:
        was = self.owner[space]
        if was >= 0:
            self.deeds[was] &= ~(1 << space)
        self.owner[space] = to
        if to >= 0:
            self.deeds[to] |= 1 << space

    # Cards: 2.8 and 2.9

    def draw(self, p: int, deck: int) -> Play:
        bag, under = self.bags[deck], self.unders[deck]
        card = yield from self.nature("draw", bag or under[:1], "MIL-CARD-01")
        if bag:
            self.bags[deck] = tuple(c for c in bag if c != card)
        else:
            self.unders[deck] = under[1:]
        self.tell("drew", p, deck, card)
        if CARDS[card][0] == "keep":
            self.jail_cards[deck] = p
            return
        try:
            yield from self.obey(p, card)
        except (Gone, Jailed):
            self.unders[deck] += (card,)
            raise
        self.unders[deck] += (card,)

    def obey(self, p: int, card: int) -> Play:
        effect, *numbers = CARDS[card]
        if effect in ("receive", "pay", "pay_then_five"):
            amount = numbers[self.stars[p]]
            if effect == "receive":
                self.receive(p, amount)
            else:
                yield from self.pay(p, amount, TABLE)
            if effect == "pay_then_five":
                yield from self.advance(p, (self.place[p] + 5) % 32)
        elif effect == "to_go":
            yield from self.advance(p, 0)
        elif effect == "jail":
            self.to_jail(p)
        elif effect == "anywhere":
            spaces = [s for s in range(32) if s != self.place[p]]
            to = yield from self.ask("choose_space", p, spaces, "MIL-EDGE-36")
            yield from self.advance(p, to)
        elif effect in ("get_set", "unowned"):
            yield from self.to_property(p, effect)
        elif effect in ("up", "down"):
            self.change_level(p, effect, numbers)
        elif effect == "business":
            a, b = yield from self.two_dice("throw_for_business", "threw_for_card", p)
            if (a == b, a + b >= 8, a + b >= 5)[self.stars[p]]:
                self.receive(p, numbers[0])
        else:
            yield from self.between_players(p, effect, numbers)

    def change_level(self, p: int, effect: str, numbers: list[int]) -> None:
        if effect == "up" and self.stars[p] == 2:
            self.receive(p, numbers[0])
        elif effect == "up":
            self.stars[p] += 1
            self.tell("rose", p, STARS[self.stars[p]])
        elif self.stars[p]:
            self.stars[p] -= 1
            self.tell("sank", p, STARS[self.stars[p]])

    def to_property(self, p: int, effect: str) -> Play:
        here = self.place[p]
        ahead = [(here + i) % 32 for i in range(1, 32)]
        if effect == "get_set":
            result = [s for s in ahead if s in GROUP[here]]
        else:
            result = [s for s in ahead if s in PRICE and self.owner[s] < 0]
        if result:
            yield from self.advance(p, result[0])
        else:
            self.tell("nowhere", p)

    def between_players(self, p: int, effect: str, numbers: list[int]) -> Play:
        if effect in ("pay_one", "from_one"):
            q = yield from self.ask("choose_player", p, [q for q in self.ring if q != p], "MIL-CARD-09")
            self.tell("chose", p, q)
            if effect == "pay_one":
                yield from self.pay(p, numbers[0], q)
            else:
                yield from self.collect(p, q, numbers[0])
            return
        for q in self.others(p, self.ring):
            if p in self.ring and q in self.ring:
                if effect == "pay_each":
                    yield from self.pay(p, numbers[self.stars[p]], q)
                else:
                    yield from self.collect(p, q, numbers[self.stars[q]])

    def collect(self, p: int, q: int, amount: int) -> Play:
        with suppress(Gone):
            if (yield from self.stands(p, q)):
                yield from self.pay(q, amount, p)
        if p not in self.ring:
            raise Gone(p)

    def stands(self, p: int, victim: int) -> Play:
        """MIL-FORT-13 to -15: return True if the card of `p` stands. Every holder of a hidden card is asked."""
        speaking, other, noes = victim, p, 0
        while self.hands[speaking]:
            no = [card for card in self.hands[speaking] if card in NOS]
            answer = yield from self.ask("say_no", speaking, ["let_stand", *(["say_no"] if no else [])], "MIL-FORT-13")
            if answer == "let_stand":
                break
            self.hands[speaking].remove(no[0])
            self.spent |= 1 << no[0]
            self.tell("said_no", speaking, no[0])
            noes += 1
            speaking, other = other, speaking
        return noes % 2 == 0

    def receive(self, p: int, amount: int) -> None:
        self.cash[p] += amount
        self.tell("received", p, amount)
        self.test(p)

    # Kept cards

    def playable(self, p: int) -> list[int]:
        result = []
        for card in self.hands[p]:
            effect = CARDS[card][0]
            if (
                (effect == "sly_deal" and self.takeable(p))
                or (effect == "forced_deal" and self.takeable(p) and self.givable(p))
                or (effect == "free_house" and self.housing(p))
            ):
                result.append(card)
        return result

    def takeable(self, p: int) -> list[int]:
        return [
            s
            for s in DEEDS
            if self.owner[s] not in (-1, p)
            and not self.level[s]
            and not all(self.owner[o] == self.owner[s] for o in GROUP[s])
        ]

    def givable(self, p: int) -> list[int]:
        return [s for s in DEEDS if self.owner[s] == p and self.bare(s)]

    def bare(self, space: int) -> bool:
        """True if a deed may change hands."""
        if self.option["trade_needs_bare_group"]:
            return not any(self.level[s] for s in GROUP[space])
        return not self.level[space]

    def housing(self, p: int) -> list[int]:
        """F04 needs an unmortgaged group, regardless of `mortgage_blocks_group`."""
        sites = self.sites(p) if self.apartments else []
        return [s for s in sites if self.level[s] < TOP - 1 and not any(self.mortgaged >> o & 1 for o in GROUP[s])]

    def play_fortune(self, p: int) -> Play:
        card = yield from self.ask("play_fortune", p, self.playable(p), "MIL-FORT-12")
        self.hands[p].remove(card)
        self.spent |= 1 << card
        self.tell("played_fortune", p, card)
        effect = CARDS[card][0]
        if effect == "free_house":
            space = yield from self.ask("place_house", p, self.housing(p), "MIL-BLD-04")
            self.raise_on(p, space, 0)
            return
        given = -1
        if effect == "forced_deal":
            given = yield from self.ask("give_deed", p, self.givable(p), "MIL-FORT-12")
            space = yield from self.ask("take_in_exchange", p, self.takeable(p), "MIL-FORT-12")
        else:
            space = yield from self.ask("take_deed", p, self.takeable(p), "MIL-FORT-12")
        victim = self.owner[space]
        self.tell("aimed", p, space, victim)
        if not (yield from self.stands(p, victim)):
            return
        self.give(space, p)
        if given < 0:
            self.tell("stole", p, space, victim)
        else:
            self.give(given, victim)
            self.tell("swapped", p, given, space, victim)
        self.charge(p, [space])
        if given >= 0:
            self.charge(victim, [given])

    def charge(self, p: int, spaces: list[int]) -> None:
        """MIL-MORT-11, the option: charge interest on any transfer, as far as the cash suffices."""
        if self.option["interest_on_any_transfer"]:
            for space in [s for s in spaces if self.mortgaged >> s & 1]:
                if self.cash[p] < INTEREST[space]:
                    return
                self.cash[p] -= INTEREST[space]
                self.tell("kept_mortgaged", p, space, INTEREST[space])

    # Windows

    def window(self, kind: str, p: int, verbs: tuple[str, ...], rule: str) -> Play:
        while True:
            answer = yield from self.ask(kind, p, lambda: self.verbs(kind, p, verbs), rule)
            if answer in ("build", "lift", "play", "trade"):
                yield from self.act(p, answer)
            else:
                return answer

    def verbs(self, kind: str, p: int, verbs: tuple[str, ...]) -> list[str]:
        answer = list(verbs)
        if kind == "buy_or_auction":
            if self.cash[p] >= PRICE[self.offered]:
                answer.append("buy")
            return answer + (["trade"] if self.may_offer(p, -1) else [])
        if kind == "leave_jail":
            must = self.jailed[p] > 3
            answer += [] if must else ["throw"]
            answer += ["pay"] if must or self.cash[p] >= FINE else []
            answer += ["use_chance_card"] if self.jail_cards[CHANCE] == p else []
            answer += ["use_lifestyle_card"] if self.jail_cards[LIFESTYLE] == p else []
        if self.polled and self.between:
            return answer  # the window was polled before
        return answer + self.acts(p)

    def acts(self, p: int) -> list[str]:
        result = []
        if self.buildable(p):
            result.append("build")
        if self.liftable(p):
            result.append("lift")
        if self.playable(p):
            result.append("play")
        if self.may_offer(p, -1):
            result.append("trade")
        return result

    def act(self, p: int, verb: str, debtor: int = -1) -> Play:
        if verb == "build":
            space = yield from self.ask("build", p, self.buildable(p), "MIL-BLD-04")
            self.cash[p] -= COST[space]
            self.raise_on(p, space, COST[space])
        elif verb == "lift":
            space = yield from self.ask("lift", p, self.liftable(p), "MIL-MORT-05")
            self.cash[p] -= LIFT[space]
            self.mortgaged &= ~(1 << space)
            self.tell("lifted", p, space, LIFT[space])
        elif verb == "play":
            yield from self.play_fortune(p)
        else:
            yield from self.trade(p, debtor)

    # Houses and hotels: 2.10

    def sites(self, p: int) -> list[int]:
        """Return the sites of the next piece of each group: its lowest properties."""
        result = []
        for space in DEEDS:
            group = GROUP[space]
            if any(self.owner[s] != p for s in group) or self.level[space] != min(self.level[s] for s in group):
                continue
            blocked = group if self.option["mortgage_blocks_group"] else [space]
            if self.level[space] < TOP and not any(self.mortgaged >> s & 1 for s in blocked):
                result.append(space)
        return result

    def buildable(self, p: int) -> list[int]:
        return [
            s
            for s in self.sites(p)
            if self.cash[p] >= COST[s] and (self.hotels if self.level[s] == TOP - 1 else self.apartments)
        ]

    def raise_on(self, p: int, space: int, cost: int) -> None:
        self.level[space] += 1
        if self.level[space] == TOP:
            self.hotels -= 1
            self.apartments += TOP - 1
        else:
            self.apartments -= 1
        self.tell("built", p, space, self.level[space], cost)

    # Deals: 2.14

    def tradable(self, p: int, debtor: int = -1) -> list[int]:
        result = [s for s in DEEDS if self.owner[s] == p and self.bare(s)]
        return result + [FIRST_CARD + deck for deck in (CHANCE, LIFESTYLE) if self.jail_cards[deck] == p]

    def may_offer(self, p: int, debtor: int) -> bool:
        return self.may_send(p) and bool(self.partners(p, debtor))

    def may_send(self, p: int) -> bool:
        """MIL-TURN-10: True if another offer or counter-offer is allowed in the window; people are not limited."""
        return not self.polled or self.sent[p] < self.option["offers_per_window"]

    def partners(self, p: int, debtor: int) -> list[int]:
        mine = self.tradable(p)
        if self.option["allow_gifts"] and debtor != p and self.cash[p]:
            return [q for q in self.ring if q != p]
        return [q for q in self.ring if q != p and (mine or (debtor != p and self.tradable(q)))]

    def trade(self, p: int, debtor: int) -> Play:
        other = yield from self.ask("with", p, self.partners(p, debtor), "MIL-DEAL-06")
        self.sent[p] += 1  # withdrawn drafts of bots count, because they could draft endlessly
        yield from self.draft(p, other, 0, debtor)

    def draft(self, p: int, other: int, counters: int, debtor: int) -> Play:
        items = 0
        last = -1
        while True:
            more = [item for item in sorted(self.tradable(p) + self.tradable(other)) if item > last]
            enough = [DONE] if self.sums(p, other, items, debtor) else []
            item = yield from self.ask("item", p, [*more, *enough, STOP], "MIL-DEAL-02", other)
            if item == STOP:
                return
            if item == DONE:
                break
            items |= 1 << item
            last = item
        cash = yield from self.ask("cash", p, self.sums(p, other, items, debtor), "MIL-DEAL-08", other)
        given = sum(1 << item for item in self.tradable(p)) & items
        named = items & self.mortgaged, given  # a changed asset makes it a different offer
        repeated = (p, other, items, cash, *named) in self.refused
        sending = ("withdraw",) if repeated else ("withdraw", "send")
        answer = yield from self.ask("send", p, sending, "MIL-TURN-10", other)
        if answer == "withdraw":
            return
        replies = ("refuse", "accept", "counter") if self.may_send(other) else ("refuse", "accept")
        answer = yield from self.ask("reply", other, replies, "MIL-DEAL-06", p)
        if answer == "accept":
            yield from self.exchange(p, other, items, cash)
            return
        self.refused.add((p, other, items, cash, *named))
        self.tell("refused", other, p)
        if answer == "counter":
            self.sent[other] += 1
            yield from self.draft(other, p, counters + 1, debtor)

    def received(self, p: int, items: int) -> list[int]:
        return [s for s in DEEDS if items >> s & 1 and self.owner[s] != p]

    def sums(self, p: int, other: int, items: int, debtor: int) -> range:
        """Return the legal payments from `p` to the other."""
        mine = sum(1 << item for item in self.tradable(p))
        gives, gets = items & mine, items & ~mine
        need = [sum(INTEREST[s] for s in self.received(q, items) if self.mortgaged >> s & 1) for q in (p, other)]
        low = need[1] - self.cash[other]
        high = self.cash[p] - need[0]
        if not self.option["allow_gifts"]:
            if not gives:
                low = max(low, 1)
            if not gets:
                high = min(high, -1)
        if debtor == p:  # MIL-DEBT-16: interest must come from the deal, because the cash is owed
            high = min(high, -need[0])
        if debtor == other:
            low = max(low, need[1])
        if not items:  # money alone can only be given
            low = max(low, 1)
            high = high if self.option["allow_gifts"] else 0
        return range(low, high + 1)

    def exchange(self, p: int, other: int, items: int, cash: int) -> Play:
        to_p, to_other = self.received(p, items), self.received(other, items)
        self.cash[p] -= cash
        self.cash[other] += cash
        for q, spaces in ((p, to_p), (other, to_other)):
            for space in spaces:
                self.give(space, q)
        for deck in (CHANCE, LIFESTYLE):
            if items >> (FIRST_CARD + deck) & 1:
                self.jail_cards[deck] = other if self.jail_cards[deck] == p else p
        for q, spaces in ((p, to_p), (other, to_other)):
            yield from self.receipts(q, spaces)
        for q in (p, other):  # MIL-WIN-08: after the interest
            self.test(q)

    def receipts(self, p: int, spaces: list[int]) -> Play:
        """MIL-MORT-07: ask to lift at once or to pay the interest."""
        rest = [s for s in spaces if self.mortgaged >> s & 1]
        while rest:
            space = rest.pop(0)
            spare = self.cash[p] - sum(INTEREST[s] for s in rest)
            owing = any(debtor == p for debtor, _ in self.debts)  # MIL-DEBT-16: the cash is owed
            verbs = ["keep", "lift"] if spare >= LIFT[space] and not owing else ["keep"]
            answer = yield from self.ask("keep_or_lift", p, verbs, "MIL-MORT-07")
            if answer == "lift":
                self.cash[p] -= LIFT[space]
                self.mortgaged &= ~(1 << space)
                self.tell("lifted", p, space, LIFT[space])
            else:
                self.cash[p] -= INTEREST[space]
                self.tell("kept_mortgaged", p, space, INTEREST[space])
                self.tell("paid", p, INTEREST[space], TABLE)

    def liftable(self, p: int) -> list[int]:
        return [s for s in DEEDS if self.owner[s] == p and self.mortgaged >> s & 1 and self.cash[p] >= LIFT[s]]

    # Debts: 2.12

    def pay(self, p: int, amount: int, to: int) -> Play:
        if self.cash[p] < amount:
            self.tell("short", p, amount, to)
            self.sent[p] = 0
            self.debts.append((p, to))
            try:
                with suppress(Covered):
                    yield from self.raise_money(p, amount, to)
            except Gone as gone:
                if gone.seat != p:
                    return  # the creditor has left: nothing is due
                raise
            finally:
                self.debts.pop()
        self.cash[p] -= amount
        self.tell("paid", p, amount, to)
        if to >= 0:
            self.cash[to] += amount
            self.test(to)
        self.test(p)

    def raise_money(self, p: int, amount: int, to: int) -> Play:
        while self.cash[p] < amount:
            about = [to] if to >= 0 else []
            answer = yield from self.ask("settle_debt", p, lambda: self.raising(p, amount), "MIL-DEBT-08", *about)
            if answer == "bankrupt":
                yield from self.bankrupt(p, to)
                raise Gone(p)
            if answer == "sell":
                space = yield from self.ask("sell_building", p, self.sellable(p), "MIL-DEBT-05")
                self.sell(p, space)
            elif answer == "mortgage":
                space = yield from self.ask("mortgage", p, self.mortgageable(p), "MIL-MORT-02")
                self.mortgaged |= 1 << space
                self.cash[p] += VALUE[space]
                self.tell("mortgaged", p, space, VALUE[space])
            else:
                with suppress(Gone):
                    yield from self.trade(p, p)

    def raising(self, p: int, amount: int) -> list[str]:
        if self.cash[p] >= amount:
            raise Covered  # MIL-DEBT-03: by a deal that another seat proposed
        verbs = []
        if self.sellable(p):
            verbs.append("sell")
        if self.mortgageable(p):
            verbs.append("mortgage")
        if self.may_offer(p, p):
            verbs.append("trade")
        if self.cash[p] + self.worth(p) < amount:
            verbs.append("bankrupt")
        return verbs

    def worth(self, p: int) -> int:
        mine = [s for s in DEEDS if self.owner[s] == p]
        return sum(self.level[s] * SALE[s] + (0 if self.mortgaged >> s & 1 else VALUE[s]) for s in mine)

    def sellable(self, p: int) -> list[int]:
        """Return the properties to sell from evenly: the highest ones that `p` owns in each group."""
        result = []
        for s in DEEDS:
            if self.owner[s] == p and self.level[s]:
                if self.level[s] == max(self.level[o] for o in GROUP[s] if self.owner[o] == p):
                    result.append(s)
        return result

    def sell(self, p: int, space: int) -> None:
        value = SALE[space]
        if self.level[space] == TOP:
            self.hotels += 1
            houses = min(TOP - 1, self.apartments)
            value += SALE[space] * (TOP - 1 - houses)
            self.apartments -= houses
            self.level[space] = houses
        else:
            self.apartments += 1
            self.level[space] -= 1
        self.cash[p] += value
        self.tell("sold_building", p, space, self.level[space], value)

    def mortgageable(self, p: int) -> list[int]:
        return [s for s in DEEDS if self.owner[s] == p and not self.level[s] and not self.mortgaged >> s & 1]

    def leave(self, p: int) -> Play:
        """MIL-EDGE-38: a leaving seat is bankrupt to the bank, even if it owes a player."""
        self.tell("left", p)
        yield from self.bankrupt(p, TABLE)

    def bankrupt(self, p: int, to: int) -> Play:
        neighbours = self.others(p, self.ring)
        self.ring = tuple(q for q in self.ring if q != p)
        self.left.append(p)
        if len(self.ring) == 1:  # MIL-EDGE-42
            self.rank(self.ring[0])
        self.tell("bankrupt", p, to)
        mine = [s for s in DEEDS if self.owner[s] == p]
        for space in mine:
            self.cash[p] += self.level[space] * SALE[space]
            if self.level[space] == TOP:
                self.hotels += 1
            else:
                self.apartments += self.level[space]
            self.level[space] = 0
        cash, self.cash[p] = self.cash[p], 0
        self.hands[p] = []
        if to >= 0:
            self.cash[to] += cash
        for deck in (CHANCE, LIFESTYLE):
            if self.jail_cards[deck] == p:
                self.jail_cards[deck] = to
                if to < 0:
                    self.unders[deck] += (JAIL_CARD[deck],)
        for space in mine:
            self.give(space, to)
            if to < 0:
                self.mortgaged &= ~(1 << space)
        if to >= 0:
            self.test(to)  # MIL-EDGE-44
            self.charge(to, mine)
            return
        for space in mine:
            yield from self.auction(space, [q for q in neighbours if q in self.ring])

    # The end: 2.15

    def test(self, p: int) -> None:
        """MIL-WIN-03 and -05."""
        owing = any(debtor == p for debtor, _ in self.debts) and not self.option["debtor_may_win"]
        if self.cash[p] >= self.target and p in self.ring and not owing:
            self.tell("million", p, self.cash[p])
            self.rank(p)

    def rank(self, winner: int) -> None:
        rest = [p for p in self.ring if p != winner]
        rest.sort(key=lambda p: (-self.cash[p], -self.deeds[p].bit_count(), (p - winner) % self.seats))
        for place, p in enumerate([winner, *rest, *reversed(self.left)], 1):
            self.tell("ranked", p, place, self.cash[p])
        raise Over([winner])
