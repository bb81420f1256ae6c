"""The oracle of Electronic: a second implementation of its catalogue, independent of the game. See `follow`."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, ClassVar, Final

import msgspec

from magnat.kernel import TABLE, Edition
from tests.oracle.follow import Choices, Gone, Over, Play, Reading

# 5.1: space, kind, group, price, rents (bare, 1 to 4 apartments, hotel), building, mortgage, lifting, keeping.
BOARD: Final = """
0 go
1 street brown 600 20 100 300 900 1600 2500 500 300 330 30
2 chest
3 street brown 600 40 200 600 1800 3200 4500 500 300 330 30
4 tax 2000
5 station station 2000 1000 1100 100
6 street light_blue 1000 60 300 900 2700 4000 5500 500 500 550 50
7 chance
8 street light_blue 1000 60 300 900 2700 4000 5500 500 500 550 50
9 street light_blue 1200 80 400 1000 3000 4500 6000 500 600 660 60
10 jail
11 street pink 1400 100 500 1500 4500 6250 7500 1000 700 770 70
12 utility utility 1500 750 830 80
13 street pink 1400 100 500 1500 4500 6250 7500 1000 700 770 70
14 street pink 1600 120 600 1800 5000 7000 9000 1000 800 880 80
15 station station 2000 1000 1100 100
16 street orange 1800 140 700 2000 5500 7500 9500 1000 900 990 90
17 chest
18 street orange 1800 140 700 2000 5500 7500 9500 1000 900 990 90
19 street orange 2000 160 800 2200 6000 8000 10000 1000 1000 1100 100
20 free_parking
21 street red 2200 180 900 2500 7000 8750 10500 1500 1100 1210 110
22 chance
23 street red 2200 180 900 2500 7000 8750 10500 1500 1100 1210 110
24 street red 2400 200 1000 3000 7500 9250 11000 1500 1200 1320 120
25 station station 2000 1000 1100 100
26 street yellow 2600 220 1100 3300 8000 9750 11500 1500 1300 1430 130
27 street yellow 2600 220 1100 3300 8000 9750 11500 1500 1300 1430 130
28 utility utility 1500 750 830 80
29 street yellow 2800 240 1200 3600 8500 10250 12000 1500 1400 1540 140
30 go_to_jail
31 street green 3000 260 1300 3900 9000 11000 12750 2000 1500 1650 150
32 street green 3000 260 1300 3900 9000 11000 12750 2000 1500 1650 150
33 chest
34 street green 3200 280 1500 4500 10000 12000 14000 2000 1600 1760 160
35 station station 2000 1000 1100 100
36 chance
37 street dark_blue 3500 350 1750 5000 11000 13000 15000 2000 1750 1930 180
38 tax 1000
39 street dark_blue 4000 500 2000 6000 14000 17000 20000 2000 2000 2200 200
"""
STATION_RENTS: Final = (250, 500, 1000, 2000)  # 5.2, by number held
UTILITY_RENTS: Final = (40, 100)  # 5.3, times the dice

KIND: Final[list[str]] = []
GROUP: Final[dict[str, list[int]]] = {}  # groups in the order of the board, then stations, then companies
PRICE: Final[dict[int, int]] = {}
RENTS: Final[dict[int, list[int]]] = {}
COST: Final[dict[int, int]] = {}
VALUE: Final[dict[int, int]] = {}  # of a mortgage
LIFT: Final[dict[int, int]] = {}
KEEP: Final[dict[int, int]] = {}
TAX: Final[dict[int, int]] = {}
COLOUR: Final[dict[int, str]] = {}

for _line in BOARD.split("\n")[1:-1]:
    _space, _kind, *_rest = _line.split()
    _s = int(_space)
    KIND.append(_kind)
    if _kind == "tax":
        TAX[_s] = int(_rest[0])
    if _rest[1:]:
        COLOUR[_s] = _rest[0]
        GROUP.setdefault(_rest[0], []).append(_s)
        PRICE[_s], *_rents, VALUE[_s], LIFT[_s], KEEP[_s] = [int(word) for word in _rest[1:]]
        if _kind == "street":
            *RENTS[_s], COST[_s] = _rents
STREETS: Final = ("brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue")
DEEDS: Final = sorted(PRICE)
assert len(DEEDS) == 28 and sum(PRICE.values()) == 56_900

JAIL = 10
START, SALARY, FINE, STEP = 15_000, 2_000, 500, 10
APARTMENTS, HOTELS = 32, 12  # 5.6
STARTS, FEW = (7_500, 8_000, 30_000), 12  # for tables where money or buildings are scarce
CHANCE, CHEST = 0, 1
FIRST_CARD, DONE, STOP = 48, 62, 63  # items of an offer that are no deeds
APARTMENT, HOTEL = 60, 61  # lots of a shortage

# 5.4 and 5.5: (what, numbers)
CHANCES: Final[tuple[tuple[Any, ...], ...]] = (
    ("to", 0),
    ("to", 39),
    ("to", 24),
    ("to", 11),
    ("to", 15),
    ("back", 3),
    ("jail",),
    ("keep",),
    ("repairs", 400, 1150),
    ("repairs", 250, 1000),
    ("pay", 1500),
    ("pay", 200),
    ("pay", 150),
    ("get", 1500),
    ("get", 1000),
    ("get", 500),
)
CHESTS: Final[tuple[tuple[Any, ...], ...]] = (
    ("to", 0),
    ("back_to", 1),
    ("jail",),
    ("keep",),
    ("get", 2000),
    ("get", 1000),
    ("get", 1000),
    ("get", 500),
    ("get", 250),
    ("get", 200),
    ("get", 100),
    ("each", 100),
    ("fine_or_chance", 100),
    ("pay", 1000),
    ("pay", 500),
    ("pay", 500),
)
JAIL_CARD: Final = (CHANCES.index(("keep",)), CHESTS.index(("keep",)))
DICE: Final = range(36)


class Jailed(Exception):
    """The turn is over at once."""


class Oracle(Reading):
    """ELEC, from 2.1 to 3."""

    game = "electronic"
    cards = len(CHANCES) + len(CHESTS)
    columns = (
        "cash", "place", "owner", "deeds", "mortgaged", "prepaid", "level", "apartments", "hotels",
        "jail_cards", "jailed", "bags", "unders", "active", "turns", "ring",
    )  # fmt: skip
    told: ClassVar[dict[str, int]] = {
        "auction": 1, "bankrupt": 1, "bid": 2, "bought": 2, "built": 2, "burdened": 2, "claim_lapsed": 2,
        "claimed": 2, "contested": 1, "counted": 1, "dealt": 2, "declined": 1, "drew": 2, "escaped": 0,
        "jailed": 0, "kept_mortgaged": 2, "left": 0, "lifted": 2, "mortgaged": 2, "moved": 1, "moved_back": 1,
        "offered": 3, "offered_in_kind": 3, "paid": 2, "paid_building": 2, "paid_fine": 1, "paid_in_kind": 3,
        "passed": 1, "received": 1, "received_building": 2, "refused": 1, "rent": 3, "salary": 1, "short": 2,
        "sold_building": 2, "starts": 0, "stayed": 0, "taxed": 2, "third_double": 0, "third_failure": 0,
        "threw": 2, "threw_to_start": 2, "time_up": 0, "traded": 3, "turn": 1, "unsold": 1, "used_jail_card": 1,
        "waived": 2, "wanted": 3, "won_auction": 2,
    }  # fmt: skip
    LIKES: ClassVar[dict[str, float]] = {
        "throw": 8, "end": 6, "pass": 4, "buy": 10, "build": 6, "sell": 0.5, "mortgage": 0.6, "lift": 1, "trade": 1.5,
        "accept": 2, "bankrupt": 2, "contest": 2, "claim": 3,
    }  # fmt: skip

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats, edition)
        made = edition.board  # the numbers are quoted unless `board` below made them scarce
        start = made.money["start"] if made.money["start"] in STARTS else START
        few = made.pieces["apartments"] <= FEW
        self.cash = [start] * seats
        self.place = [0] * seats
        self.owner = [-1] * 40
        self.deeds = [0] * seats
        self.mortgaged = self.prepaid = 0
        self.level = [0] * 40
        self.apartments = made.pieces["apartments"] if few else APARTMENTS
        self.hotels = made.pieces["hotels"] if few else HOTELS
        self.jail_cards = [-1, -1]
        self.jailed = [0] * seats  # the next attempt; 0 if free
        self.bags = [tuple(range(len(CHANCES))), tuple(range(len(CHESTS)))]
        self.unders: list[tuple[int, ...]] = [(), ()]
        self.active = 0
        self.turns = 0
        self.doubles = 0
        self.dice = 0
        self.claims: list[tuple[int, int, int, int]] = []  # owner, visitor, amount, turn
        self.opened = [0] * seats  # proposals sent since the last throw
        self.refused: set[tuple[int, int, int, int]] = set()
        self.fresh: list[tuple[int, int]] = []
        self.between = False
        self.closed = False  # True if the turn ended with its own window
        self.time_is_up = False
        self.fallen = 0
        self.debts: list[tuple[int, int]] = []  # debtor and creditor, the innermost last
        self.full = self.option["apartments_for_hotel"]
        self.polled = self.option["windows"] == "polled"
        self.manual = self.option["rent_claim"] == "manual"

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        chosen = super().options(rng, declared)
        if rng.random() < 0.3:
            chosen["turn_limit"] = rng.randint(1, 60)
        chosen["offers_per_window"] = rng.choice((1, 2, 5))
        return chosen

    @classmethod
    def board(cls, board: Any, rng: random.Random) -> Any:
        """Sometimes make buildings or money scarce."""
        pieces, money = dict(board.pieces), dict(board.money)
        if rng.random() < 0.4:
            pieces["apartments"], pieces["hotels"] = rng.randint(2, FEW), rng.randint(1, 4)
        if rng.random() < 0.3:
            money["start"] = rng.choice(STARTS)
        return msgspec.structs.replace(board, pieces=pieces, money=money)

    def aims(self, seat: int) -> list[int]:
        """Return the fine, prices ahead, of buildings and of mortgages, and debts ahead minus what can be raised."""
        ahead = [(self.place[seat] + i) % 40 for i in range(2, 13)]
        result = [FINE, *[PRICE[s] for s in ahead if s in PRICE and self.owner[s] < 0], *[KEEP[s] for s in DEEDS[::5]]]
        result += [LIFT[s] for s in DEEDS if self.owner[s] == seat and self.mortgaged >> s & 1]
        result += [COST[s] for s in ahead if s in COST]
        raised = self.raised(seat)
        dues = [TAX[s] for s in ahead if s in TAX]
        dues += [self.rent_of(s) for s in ahead if self.owner[s] not in (-1, seat)]
        return result + [due - raised for due in dues if due >= raised]

    def pick(self, rng: random.Random, kind: str, choices: Any) -> int | None:
        """Favour collectors, because otherwise building is rare and pieces never run short."""
        if kind == "deal_deed" and rng.random() < 0.7:
            dealt = sum(owner >= 0 for owner in self.owner) // self.option["deeds_dealt"]
            wanted = [s for s in choices if self.collects(dealt, s)]
        elif kind == "throw" and rng.random() < 0.5:
            here = self.place[self.active] + 2
            wanted = [d for d in choices if self.collects(self.active, (here + d // 6 + d % 6) % 40)]
        else:
            return None
        return rng.choice(wanted) if wanted else None

    def collects(self, p: int, space: int) -> bool:
        """True if a street is unowned and `p` owns all owned streets of its group."""
        streets = GROUP[COLOUR[space]] if space in COST else []
        owners = {self.owner[s] for s in streets}
        return bool(streets) and self.owner[space] < 0 and p in owners and owners <= {-1, p}

    # Asides

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        kind, asked, _, _ = self.asked
        if asked == TABLE:
            return None
        if seat == TABLE:
            if kind not in ("before_throw", "leave_jail", "after_move", "poll", "settle_debt"):
                return None
            clock = [0] if self.option["time_limit"] and not self.time_is_up else []
            if kind == "settle_debt":  # only debtor and creditor may leave before the debt is settled
                return "outside", sorted(p + 1 for p in self.debts[-1] if p >= 0)
            return "outside", clock + [p + 1 for p in self.ring]
        if seat not in self.ring:
            return None
        if self.between and not self.polled and kind in ("before_throw", "leave_jail"):
            return "meanwhile", ["pass", *self.acts(seat)]
        if not self.polled and kind in ("after_move", "before_throw") and self.claim_of(seat) is not None:
            return "claim_rent", ("claim", "waive")
        return None

    def heard_aside(self, seat: int, answer: Any) -> Play:
        if seat == TABLE:
            if answer == 0:
                self.time_is_up = True
                self.tell("time_up", TABLE)
                if not self.debts and (self.between or self.option["time_stop"] == "at_once"):
                    yield from self.last_claims()
                    self.count()
            else:
                yield from self.leave(answer - 1)
        elif answer in ("claim", "waive") and self.aside(seat) == ("claim_rent", ("claim", "waive")):
            yield from self.answer_claim(seat, answer)
        elif answer != "pass":
            yield from self.act(seat, answer)

    # Setting up: 2.2 and the deal of the Quick Game

    def play(self) -> Play:
        for p in range(self.seats):
            for _ in range(self.option["deeds_dealt"]):
                left = [s for s in DEEDS if self.owner[s] < 0]
                space = yield from self.nature("deal_deed", left, "ELEC-QUICK-01")
                self.cash[p] -= PRICE[space]
                self.give(space, p)
                self.tell("dealt", p, space, PRICE[space])
        starter = yield from self.who_starts()
        self.tell("starts", starter)
        self.active = starter
        while True:
            yield from self.turn(self.active)
            yield from self.between_turns()

    def who_starts(self) -> Play:
        throwing = list(range(self.seats))
        while True:
            totals = {}
            for p in throwing:
                dice = yield from self.nature("throw_to_start", DICE, "ELEC-SETUP-10")
                totals[p] = dice // 6 + dice % 6 + 2
                self.tell("threw_to_start", p, dice // 6 + 1, dice % 6 + 1)
            best = max(totals.values())
            throwing = [p for p in throwing if totals[p] == best]
            if len(throwing) == 1:
                return throwing[0]

    # The turn: 2.3

    def turn(self, p: int) -> Play:
        self.turns += 1
        self.tell("turn", p, self.turns)
        self.doubles = 0
        self.between = True
        self.closed = False
        try:
            if self.jailed[p]:
                yield from self.turn_in_jail(p)
            else:
                yield from self.throws(p)
            self.closed = True
        except (Gone, Jailed):
            pass
        self.between = False

    def throws(self, p: int) -> Play:
        """Throw and move; after a double again."""
        while True:
            yield from self.window("before_throw", p, ("throw",), "ELEC-TURN-01")
            a, b = yield from self.throw(p)
            if a == b:
                self.doubles += 1
                if self.doubles == 3:
                    self.tell("third_double", p)
                    self.to_jail(p)
            yield from self.advance(p, (self.place[p] + a + b) % 40)
            if a != b:
                break
        yield from self.window("after_move", p, ("end",), "ELEC-TURN-11")

    def throw(self, p: int) -> Play:
        dice = yield from self.nature("throw", DICE, "ELEC-TURN-01")
        a, b = dice // 6 + 1, dice % 6 + 1
        self.between = False
        self.dice = a + b
        self.tell("threw", p, a, b)
        self.opened = [0] * self.seats
        self.refused.clear()
        self.fresh.clear()
        kept = []
        for claim in self.claims:
            if claim[3] < self.turns:
                self.tell("claim_lapsed", *claim[:3])
            else:
                kept.append(claim)
        self.claims = kept
        return a, b

    def turn_in_jail(self, p: int) -> Play:
        verb = yield from self.window("leave_jail", p, (), "ELEC-JAIL-05")
        if verb == "pay":
            self.cash[p] -= FINE
            self.jailed[p] = 0
            self.between = False
            self.tell("paid_fine", p, FINE)
            if self.option["jail_fine_timing"] == "same_turn":
                yield from self.throws(p)
            else:
                yield from self.window("after_move", p, ("end",), "ELEC-JAIL-06")
        elif verb == "throw":
            yield from self.try_to_leave(p)
        else:
            deck = CHANCE if verb == "use_chance_card" else CHEST
            self.jail_cards[deck] = -1
            self.unders[deck] += (JAIL_CARD[deck],)
            self.jailed[p] = 0
            self.tell("used_jail_card", p, deck)
            yield from self.throws(p)

    def try_to_leave(self, p: int) -> Play:
        a, b = yield from self.throw(p)
        if a == b:
            self.jailed[p] = 0
            self.tell("escaped", p)
        elif self.jailed[p] < 3:
            self.jailed[p] += 1
            self.tell("stayed", p)
            yield from self.window("after_move", p, ("end",), "ELEC-JAIL-11")
            return
        else:
            self.tell("third_failure", p)
            self.jailed[p] = 0
            yield from self.pay(p, FINE, TABLE)
        yield from self.advance(p, (self.place[p] + a + b) % 40)
        if a == b and self.option["jail_double_rethrow"]:
            self.doubles = 1
            yield from self.throws(p)
        else:
            yield from self.window("after_move", p, ("end",), "ELEC-JAIL-10")

    def between_turns(self) -> Play:
        """End a turn, count if it was the last one, and choose the next player."""
        limit = self.option["turn_limit"]
        if self.time_is_up or (limit and self.turns >= limit):
            yield from self.last_claims()
            self.count()
        coming = self.active
        while True:
            done = coming
            coming = self.others(done, self.ring)[0]
            if self.polled:
                self.between = True
                for p in [q for q in self.others(coming, self.ring) if q != done or not self.closed]:
                    with suppress(Gone):
                        yield from self.window("poll", p, ("pass",), "ELEC-TURN-12")
            if coming in self.ring:
                self.active = coming
                return
            self.closed = False  # the next player left before the turn: open the following turn likewise

    def last_claims(self) -> Play:
        """ELEC-EDGE-46: unclaimed rents may still be claimed before the count."""
        while self.claims:
            owner = self.claims[0][0]
            answer = yield from self.ask("claim_rent", owner, ("claim", "waive"), "ELEC-EDGE-46")
            yield from self.answer_claim(owner, answer)

    # Moving and landing

    def advance(self, p: int, to: int) -> Play:
        """Forward, with the money of GO if it is passed or reached."""
        passed = to <= self.place[p]
        self.place[p] = to
        if passed:
            self.cash[p] += SALARY
            self.tell("salary", p, SALARY)
        self.tell("moved", p, to)
        yield from self.land(p)

    def back(self, p: int, to: int) -> Play:
        self.place[p] = to
        self.tell("moved_back", p, to)
        yield from self.land(p)

    def to_jail(self, p: int) -> None:
        self.place[p] = JAIL
        self.jailed[p] = 1
        self.tell("jailed", p)
        raise Jailed

    def land(self, p: int) -> Play:
        space = self.place[p]
        kind = KIND[space]
        if kind == "go_to_jail":
            self.to_jail(p)
        elif kind == "tax":
            self.tell("taxed", p, space, TAX[space])
            yield from self.pay(p, TAX[space], TABLE)
        elif kind == "chance":
            yield from self.draw(p, CHANCE)
        elif kind == "chest":
            yield from self.draw(p, CHEST)
        elif space in PRICE:
            if self.owner[space] < 0:
                yield from self.for_sale(p, space)
            elif self.owner[space] != p and not self.mortgaged >> space & 1:
                yield from self.rent(p, space)

    def rent_of(self, space: int) -> int:
        owner = self.owner[space]
        group = GROUP[COLOUR[space]]
        held = sum(self.owner[s] == owner for s in group)
        if KIND[space] == "station":
            return STATION_RENTS[held - 1]
        if KIND[space] == "utility":
            return UTILITY_RENTS[held - 1] * self.dice
        level = self.level[space]
        if level > self.full:
            return RENTS[space][5]
        doubled = level == 0 and held == len(group) and not any(self.mortgaged >> s & 1 for s in group)
        return RENTS[space][level] * (2 if doubled else 1)

    def rent(self, p: int, space: int) -> Play:
        amount, owner = self.rent_of(space), self.owner[space]
        self.tell("rent", p, space, amount, owner)
        if not self.manual:
            yield from self.pay(p, amount, owner)
            return
        self.claims.append((owner, p, amount, self.turns))
        if self.polled:
            try:
                answer = yield from self.ask("claim_rent", owner, ("claim", "waive"), "ELEC-RENT-03", p)
            except Gone as gone:
                if gone.seat == p:
                    raise
                return
            yield from self.answer_claim(owner, answer)

    def claim_of(self, seat: int) -> tuple[int, int, int, int] | None:
        for claim in self.claims:
            if claim[0] == seat:
                return claim
        return None

    def answer_claim(self, seat: int, answer: str) -> Play:
        claim = self.claim_of(seat)
        assert claim is not None
        self.claims.remove(claim)
        owner, visitor, amount, _ = claim
        self.tell("claimed" if answer == "claim" else "waived", owner, visitor, amount)
        if answer == "claim":
            with suppress(Gone):  # the absence of the next asked seat is noticed later
                yield from self.pay(visitor, amount, owner)

    # Buying and auctions: 2.4

    def for_sale(self, p: int, space: int) -> Play:
        verb = ""
        to_sell = self.tradable(p) or any(self.level[s] for s in DEEDS if self.owner[s] == p)
        if self.cash[p] >= PRICE[space] or to_sell:  # ELEC-EDGE-19
            verb = yield from self.window("buy_or_auction", p, ("auction",), "ELEC-BUY-04")
        if verb == "buy":
            self.cash[p] -= PRICE[space]
            self.give(space, p)
            self.tell("bought", p, space, PRICE[space])
            return
        if verb:
            self.tell("declined", p, space)
        winner, price = yield from self.auction(space, [p, *self.others(p, self.ring)])
        if winner >= 0:
            self.cash[winner] -= price
            self.give(space, winner)

    def auction(self, lot: int, bidders: list[int], high: int = 0, holder: int = -1) -> Play:
        """Ask clockwise. A pass is final; seats that cannot raise are skipped."""
        self.tell("auction", TABLE, lot)
        calling = list(bidders)
        while calling and calling != [holder]:
            p = calling.pop(0)
            if p == holder:
                calling.append(p)
                continue
            if p not in self.ring or self.cash[p] < high + STEP:
                continue
            try:
                bid = yield from self.ask("bid", p, range(high, self.cash[p] + 1, STEP), "ELEC-AUC-01")
            except Gone:
                continue
            if bid == high:
                self.tell("passed", p, lot)
            else:
                high, holder = bid, p
                self.tell("bid", p, lot, bid)
                calling.append(p)
        if holder < 0:
            self.tell("unsold", TABLE, lot)
        else:
            self.tell("won_auction", holder, lot, high)
        return holder, high

    def give(self, space: int, to: int) -> None:
        """Give a deed to a seat, or to the bank for TABLE."""
        was = self.owner[space]
        if was >= 0:
            self.deeds[was] &= ~(1 << space)
        self.owner[space] = to
        if to >= 0:
            self.deeds[to] |= 1 << space
        self.prepaid &= ~(1 << space)

    # Cards: 2.10

    def draw(self, p: int, deck: int) -> Play:
        card = yield from self.drawn(p, deck)
        yield from self.obey(p, deck, card)

    def drawn(self, p: int, deck: int) -> Play:
        bag, under = self.bags[deck], self.unders[deck]
        card = yield from self.nature("draw", bag or under[:1], "ELEC-CARD-01")
        if bag:
            self.bags[deck] = tuple(c for c in bag if c != card)
        else:
            self.unders[deck] = under[1:]
        self.tell("drew", p, deck, card)
        return card

    def obey(self, p: int, deck: int, card: int) -> Play:
        effect, *numbers = (CHANCES, CHESTS)[deck][card]
        if effect == "keep":
            self.jail_cards[deck] = p
            return
        if effect in ("get", "pay", "repairs", "each"):
            try:
                yield from self.money_card(p, effect, numbers)
            except Gone:
                self.unders[deck] += (card,)
                raise
            self.unders[deck] += (card,)
            return
        if effect == "fine_or_chance":
            yield from self.fine_or_chance(p, numbers[0], deck, card)
            return
        self.unders[deck] += (card,)
        if effect == "to":
            yield from self.advance(p, numbers[0])
        elif effect == "back":
            yield from self.back(p, (self.place[p] - numbers[0]) % 40)
        elif effect == "back_to":
            yield from self.back(p, numbers[0])
        else:
            self.to_jail(p)

    def money_card(self, p: int, effect: str, numbers: list[int]) -> Play:
        if effect == "get":
            self.cash[p] += numbers[0]
            self.tell("received", p, numbers[0])
        elif effect == "pay":
            yield from self.pay(p, numbers[0], TABLE)
        elif effect == "repairs":
            mine = [self.level[s] for s in DEEDS if self.owner[s] == p]
            hotels = sum(level > self.full for level in mine)
            due = numbers[0] * sum(level for level in mine if level <= self.full) + numbers[1] * hotels
            if due:
                yield from self.pay(p, due, TABLE)
        elif effect == "each":
            for q in self.others(p, self.ring):
                if p in self.ring and q in self.ring:
                    try:
                        yield from self.pay(q, numbers[0], p)
                    except Gone as gone:
                        if gone.seat == p:
                            raise

    def fine_or_chance(self, p: int, fine: int, deck: int, card: int) -> Play:
        """CC-13 is put back when the fine is paid or before the Chance card is drawn."""
        try:
            answer = yield from self.ask("fine_or_chance", p, ("pay", "draw"), "ELEC-CARD-07")
            if answer == "pay":
                yield from self.pay(p, fine, TABLE)
        except Gone:
            self.unders[deck] += (card,)
            raise
        self.unders[deck] += (card,)
        if answer == "draw":
            yield from self.draw(p, CHANCE)

    # Windows

    def window(self, kind: str, p: int, verbs: tuple[str, ...], rule: str) -> Play:
        """Ask until an answer is no act of management, and return it."""
        while True:
            answer = yield from self.ask(kind, p, lambda: self.verbs(kind, p, verbs), rule)
            if answer in ("build", "sell", "mortgage", "lift", "trade") or answer == "claim":
                yield from self.act(p, answer)
            else:
                return answer

    def verbs(self, kind: str, p: int, verbs: tuple[str, ...]) -> list[str]:
        answer = list(verbs)
        if kind == "buy_or_auction":
            if self.cash[p] >= PRICE[self.place[p]]:
                return [*answer, "buy"]
            return [*answer, *[verb for verb in self.acts(p) if verb in ("sell", "mortgage", "trade")]]
        if kind == "leave_jail":
            answer += ["throw"]
            if self.cash[p] >= FINE:
                answer.append("pay")
            if self.jail_cards[CHANCE] == p:
                answer.append("use_chance_card")
            if self.jail_cards[CHEST] == p:
                answer.append("use_chest_card")
        return answer + self.acts(p)

    def acts(self, p: int, debt: bool = False) -> list[str]:
        result = []
        if any(self.orders(p, group, once=True) for group in STREETS):
            result.append("build")
        if any(self.sales(p, group, debt, once=True) for group in STREETS):
            result.append("sell")
        if self.mortgageable(p):
            result.append("mortgage")
        if self.liftable(p):
            result.append("lift")
        if self.partners(p) and self.opened[p] < self.option["offers_per_window"]:
            result.append("trade")
        if self.claim_of(p) is not None:
            result.append("claim")
        return result

    def act(self, p: int, verb: str, debt: bool = False) -> Play:
        """Carry out one act of management."""
        if verb == "mortgage":
            space = yield from self.ask("mortgage", p, self.mortgageable(p), "ELEC-MORT-01")
            self.mortgaged |= 1 << space
            self.cash[p] += VALUE[space]
            self.tell("mortgaged", p, space, VALUE[space])
        elif verb == "lift":
            space = yield from self.ask("lift", p, self.liftable(p), "ELEC-MORT-05")
            self.lift(p, space, self.lift_cost(space))
        elif verb == "claim":
            answer = yield from self.ask("claim_rent", p, ("claim", "waive"), "ELEC-RENT-01")
            yield from self.answer_claim(p, answer)
        elif verb == "trade":
            yield from self.trade(p, p if debt else -1)
        elif verb == "build":
            yield from self.build(p)
        else:
            yield from self.sell(p, debt)

    # Mortgages: 2.8

    def mortgageable(self, p: int) -> list[int]:
        return [s for s in DEEDS if self.owner[s] == p and not self.mortgaged >> s & 1 and self.bare(s)]

    def bare(self, space: int) -> bool:
        if self.option["mortgage_needs_empty_group"]:
            return not any(self.level[s] for s in GROUP[COLOUR[space]])
        return not self.level[space]

    def liftable(self, p: int) -> list[int]:
        bits = self.mortgaged & self.deeds[p]
        return [s for s in DEEDS if bits >> s & 1 and self.cash[p] >= self.lift_cost(s)]

    def lift_cost(self, space: int) -> int:
        prepaid = self.prepaid >> space & 1 and not self.option["second_interest"]
        return VALUE[space] if prepaid else LIFT[space]

    def lift(self, p: int, space: int, cost: int) -> None:
        self.cash[p] -= cost
        self.mortgaged &= ~(1 << space)
        self.prepaid &= ~(1 << space)
        self.tell("lifted", p, space, cost)

    def receipts(self, p: int, spaces: list[int]) -> Play:
        """ELEC-MORT-08: ask the new owner about each mortgaged deed, in board order."""
        for space in spaces:  # a debt of interest may have sold some of them meanwhile
            rest = [s for s in spaces if s >= space and self.owner[s] == p and self.mortgaged >> s & 1]
            if space not in rest:
                continue
            spare = self.cash[p] - sum(KEEP[s] for s in rest[1:])
            verbs = ["keep", "lift"] if spare >= VALUE[space] else ["keep"]
            try:
                answer = yield from self.ask("keep_or_lift", p, verbs, "ELEC-MORT-08")
            except Gone:
                return
            if answer == "lift":
                self.lift(p, space, VALUE[space])
            else:
                self.tell("kept_mortgaged", p, space, KEEP[space])
                self.prepaid |= 1 << space
                try:
                    yield from self.pay(p, KEEP[space], TABLE)
                except Gone:
                    return

    # Buildings: 2.6

    def levels(self, group: str) -> tuple[int, ...]:
        return tuple(self.level[s] for s in GROUP[group])

    def complete(self, p: int, group: str) -> bool:
        return all(self.owner[s] == p for s in GROUP[group])

    def up(self, state: tuple[tuple[int, ...], int, int]) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """Yield single purchases: on the lowest streets, with the pieces in stock."""
        levels, apartments, hotels = state
        least = min(levels)
        for i, level in enumerate(levels):
            higher = (*levels[:i], level + 1, *levels[i + 1 :])
            if level == least < self.full and apartments:
                yield higher, apartments - 1, hotels
            elif level == least == self.full and hotels:
                yield higher, apartments + self.full, hotels - 1

    def orders(self, p: int, group: str, once: bool = False) -> list[tuple[int, ...]]:
        """Return the levels reachable by affordable single purchases."""
        if not self.complete(p, group) or any(self.mortgaged >> s & 1 for s in GROUP[group]):
            return []
        cost = COST[GROUP[group][0]]
        start = (self.levels(group), self.apartments, self.hotels)
        return self.reached(start, self.up, self.cash[p] // cost, once)

    def reached(self, start: Any, steps: Any, budget: int, once: bool) -> list[tuple[int, ...]]:
        result = {start}
        layer = [start]
        for _ in range(budget):
            fresh = []
            for state in layer:
                for other in steps(state):
                    if other not in result:
                        if once:
                            return [other[0]]
                        result.add(other)
                        fresh.append(other)
            if not fresh:
                break
            layer = fresh
        return sorted({state[0] for state in result} - {start[0]})

    def down(self, state: tuple[tuple[int, ...], int, int]) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """Yield single sales: the highest apartment, a hotel for its apartments, a hotel outright."""
        levels, apartments, hotels = state
        most = max(levels)
        for i, level in enumerate(levels):
            before, after = levels[:i], levels[i + 1 :]
            if level > self.full:
                yield (*before, 0, *after), apartments, hotels + 1
                if apartments >= self.full:
                    yield (*before, level - 1, *after), apartments - self.full, hotels + 1
            elif level == most and level:
                yield (*before, level - 1, *after), apartments + 1, hotels

    def sales(self, p: int, group: str, debt: bool, once: bool = False) -> list[tuple[int, ...]]:
        levels = self.levels(group)
        if self.owner[GROUP[group][0]] != p or not any(levels):
            return []
        fresh = [(GROUP[group].index(s), n) for s, n in self.fresh if not debt and s in GROUP[group]]
        if self.option["even_hotel_sales"]:
            result = self.even_sales(levels)
        else:
            result = self.reached((levels, self.apartments, self.hotels), self.down, 20, once and not fresh)
        return [some for some in result if all(some[i] >= n for i, n in fresh)]

    def even_sales(self, levels: tuple[int, ...]) -> list[tuple[int, ...]]:
        """ELEC-SELLB-06, the option: return final levels that differ by one at most, given the stock."""
        stock = self.apartments + sum(level for level in levels if level <= self.full)
        result: list[tuple[int, ...]] = [()]
        for level in levels:
            result = [(*some, n) for some in result for n in range(level + 1)]
        return [
            some
            for some in result
            if some != levels
            and max(some) - min(some) <= 1
            and sum(level for level in some if level <= self.full) <= stock
        ]

    def build(self, p: int) -> Play:
        groups = {i: g for i, g in enumerate(STREETS) if self.orders(p, g, once=True)}
        group = STREETS[(yield from self.ask("pick_group", p, list(groups), "ELEC-BUILD-01"))]
        orders = {self.code(levels): levels for levels in self.orders(p, group)}
        levels = orders[(yield from self.ask("order", p, list(orders), "ELEC-BUILD-11"))]
        if (yield from self.contested(p, group, levels)):
            return
        steps = sum(levels) - sum(self.levels(group))
        self.put(p, group, levels)
        cost = steps * COST[GROUP[group][0]]
        self.cash[p] -= cost
        self.tell("paid_building", p, STREETS.index(group), cost)

    def put(self, p: int, group: str, levels: tuple[int, ...]) -> None:
        """Update buildings and stock after an order."""
        was = self.levels(group)
        for space, level in zip(GROUP[group], levels, strict=True):
            if level != self.level[space]:
                self.tell("built" if level > self.level[space] else "sold_building", p, space, level)
            self.level[space] = level
        full = self.full
        self.apartments += sum(n for n in was if n <= full) - sum(n for n in levels if n <= full)
        self.hotels += sum(n > full for n in was) - sum(n > full for n in levels)

    def code(self, levels: tuple[int, ...]) -> int:
        return sum(level * 6**i for i, level in enumerate(levels))

    def contested(self, p: int, group: str, levels: tuple[int, ...]) -> Play:
        """ELEC-SHORT-02 to -06. Return True if the order has lapsed."""
        for kind in (APARTMENT, HOTEL):
            rivals = self.rivals(p, group, levels, kind)
            if rivals:
                break
        else:
            return False
        contenders: list[int] = []
        while rivals:
            q = rivals.pop(0)
            answer = yield from self.ask("contest", q, ("no", "contest"), "ELEC-SHORT-05")
            if answer == "contest":
                self.tell("contested", q, STREETS.index(group))
                contenders.append(q)
            still = self.able(p, [*contenders, *rivals], kind)  # seats that declined set no price
            rivals = [q for q in rivals if q in still]
        contenders = self.able(p, contenders, kind)
        if not contenders:
            return False
        opening = min(self.cheapest(q, kind) for q in (p, *contenders))
        winner, price = yield from self.auction(kind, [p, *contenders], opening, contenders[0])
        self.cash[winner] -= price
        space = yield from self.ask("place", winner, self.spots(winner, kind), "ELEC-SHORT-04")
        group = COLOUR[space]
        raised = tuple(self.level[s] + (s == space) for s in GROUP[group])
        self.put(winner, group, raised)
        self.fresh.append((space, self.level[space]))
        return True

    def rivals(self, p: int, group: str, levels: tuple[int, ...], kind: int) -> list[int]:
        """Return the seats that may contest the order for pieces of this kind."""
        full, was = self.full, self.levels(group)
        if kind == APARTMENT:
            taken = sum(min(new, full) - min(old, full) for new, old in zip(levels, was, strict=True))
            back = sum(n for n in was if n <= full) - sum(n for n in levels if n <= full)
            left = self.apartments + back
        else:
            taken = sum(new > full >= old for new, old in zip(levels, was, strict=True))
            left = self.hotels - taken
        if not taken:
            return []
        able = self.able(p, [q for q in self.others(p, self.ring) if self.spots(q, kind)], kind)
        return able if left < sum(self.room(q, kind) for q in able) else []

    def able(self, p: int, rivals: list[int], kind: int) -> list[int]:
        """Return the rivals that can pay the lowest possible price; the others set no price."""
        while True:
            lowest = min(self.cheapest(q, kind) for q in (p, *rivals))
            able = [q for q in rivals if self.cash[q] >= lowest]
            if able == rivals:
                return able
            rivals = able

    def spots(self, q: int, kind: int) -> list[int]:
        """Return the streets where `q` could place such a piece, regardless of the stock."""
        result = []
        for group in STREETS:
            if self.complete(q, group) and not any(self.mortgaged >> s & 1 for s in GROUP[group]):
                least = min(self.levels(group))
                if (least < self.full) == (kind == APARTMENT) and least <= self.full:
                    result += [s for s in GROUP[group] if self.level[s] == least]
        return result

    def room(self, q: int, kind: int) -> int:
        groups = sorted({COLOUR[s] for s in self.spots(q, kind)})
        if kind == HOTEL:
            return len(self.spots(q, kind))
        return sum(self.full - self.level[s] for g in groups for s in GROUP[g] if self.level[s] <= self.full)

    def cheapest(self, q: int, kind: int) -> int:
        return min([COST[s] for s in self.spots(q, kind)], default=10**9)

    def sell(self, p: int, debt: bool) -> Play:
        groups = {i: g for i, g in enumerate(STREETS) if self.sales(p, g, debt, once=True)}
        group = STREETS[(yield from self.ask("pick_group", p, list(groups), "ELEC-SELLB-03"))]
        sales = {self.code(levels): levels for levels in self.sales(p, group, debt)}
        levels = sales[(yield from self.ask("order", p, list(sales), "ELEC-SELLB-06"))]
        steps = sum(self.levels(group)) - sum(levels)
        self.put(p, group, levels)
        value = steps * COST[GROUP[group][0]] // 2
        self.cash[p] += value
        self.tell("received_building", p, STREETS.index(group), value)

    # Trades: 2.7

    def tradable(self, p: int) -> list[int]:
        result = [s for s in DEEDS if self.owner[s] == p and not any(self.level[o] for o in GROUP[COLOUR[s]])]
        return result + [FIRST_CARD + deck for deck in (CHANCE, CHEST) if self.jail_cards[deck] == p]

    def offerable(self, p: int, debtor: int) -> list[int]:
        """A debtor only sells (ELEC-DEBT-03)."""
        return self.tradable(p) if debtor in (-1, p) else []

    def partners(self, p: int, debtor: int = -1) -> list[int]:
        mine = self.tradable(p)
        return [q for q in self.ring if q != p and (mine or self.offerable(q, debtor))]

    def trade(self, p: int, debtor: int = -1) -> Play:
        try:
            other = yield from self.ask("with", p, self.partners(p, debtor), "ELEC-TRADE-05")
            if self.polled:
                self.opened[p] += 1  # withdrawn drafts of bots count, because they could draft endlessly
            yield from self.draft(p, other, 0, debtor)
        except Gone as gone:
            if gone.seat == p:
                raise

    def draft(self, p: int, other: int, counters: int, debtor: int) -> Play:
        items = 0
        last = -1
        while True:
            both = self.offerable(p, debtor) + self.offerable(other, debtor)
            more = [item for item in sorted(both) if item > last]
            low, high = self.sums(p, other, items, debtor)
            enough = [DONE] if items and low <= high else []
            item = yield from self.ask("item", p, [*more, *enough, STOP], "ELEC-TRADE-05", other)
            if item == STOP:
                return
            if item == DONE:
                break
            items |= 1 << item
            last = item
        cash = yield from self.ask("cash", p, range(low, high + 1, STEP), "ELEC-TRADE-09", other)
        repeated = (p, other, items, cash) in self.refused
        answer = yield from self.ask(
            "send", p, ("withdraw",) if repeated else ("withdraw", "send"), "ELEC-TRADE-10", other
        )
        if answer == "withdraw":
            return
        if not counters and not self.polled:
            self.opened[p] += 1  # people's offers count when sent
        self.tell_offer(p, other, items, cash)
        replies = ["refuse", "accept"] + (["counter"] if counters < 5 else [])
        answer = yield from self.ask("reply", other, replies, "ELEC-TRADE-10", p)
        if answer == "accept":
            yield from self.exchange(p, other, items, cash)
            return
        self.refused.add((p, other, items, cash))
        self.tell("refused", other, p)
        if answer == "counter":
            yield from self.draft(other, p, counters + 1, debtor)

    def halves(self, p: int, items: int) -> tuple[int, int]:
        """Return the items that `p` gives and receives."""
        mine = sum(1 << item for item in self.tradable(p))
        return items & mine, items & ~mine

    def tell_offer(self, p: int, other: int, items: int, cash: int) -> None:
        given, wanted = self.halves(p, items)
        if given or cash > 0:
            self.tell("offered", p, other, given, max(cash, 0))
        if wanted or cash < 0:
            self.tell("wanted", p, other, wanted, max(-cash, 0))
        self.tell_burden(other, given)
        self.tell_burden(p, wanted)

    def tell_burden(self, p: int, items: int) -> None:
        """Tell the interest that the receiver of mortgaged deeds will owe."""
        burden = items & self.mortgaged
        if burden:
            self.tell("burdened", p, burden, sum(KEEP[s] for s in DEEDS if burden >> s & 1))

    def received(self, p: int, items: int) -> list[int]:
        return [s for s in DEEDS if items >> s & 1 and self.owner[s] != p]

    def sums(self, p: int, other: int, items: int, debtor: int) -> tuple[int, int]:
        """Return the range of payments: limited by the cash minus the interest on received mortgages."""
        mine = sum(KEEP[s] for s in self.received(p, items) if self.mortgaged >> s & 1)
        theirs = sum(KEEP[s] for s in self.received(other, items) if self.mortgaged >> s & 1)
        low, high = theirs - self.cash[other], self.cash[p] - mine
        return (max(low, 0) if debtor == other else low), (min(high, 0) if debtor == p else high)

    def exchange(self, p: int, other: int, items: int, cash: int) -> Play:
        given, taken = self.halves(p, items)
        if given or cash > 0:
            self.tell("traded", p, other, given, max(cash, 0))
        if taken or cash < 0:
            self.tell("traded", other, p, taken, max(-cash, 0))
        to_p, to_other = self.received(p, items), self.received(other, items)
        self.cash[p] -= cash
        self.cash[other] += cash
        for space in to_p:
            self.give(space, p)
        for space in to_other:
            self.give(space, other)
        for deck in (CHANCE, CHEST):
            if items >> (FIRST_CARD + deck) & 1:
                self.jail_cards[deck] = other if self.jail_cards[deck] == p else p
        for q, spaces in ((p, to_p), (other, to_other)):
            yield from self.receipts(q, spaces)

    # Debts and bankruptcy: 2.9

    def pay(self, p: int, amount: int, to: int) -> Play:
        """Pay at once, in kind, or after raising the money; or go bankrupt."""
        deeds: list[int] = []  # paid in kind; the creditor is asked about mortgaged ones at the end
        try:
            yield from self.settle(p, amount, to, deeds)
        except Gone as gone:
            if gone.seat != p:
                return  # the creditor has left: nothing is due
            if to in self.ring:
                yield from self.receipts_in_kind(to, deeds)
            raise
        yield from self.receipts_in_kind(to, deeds)

    def receipts_in_kind(self, to: int, deeds: list[int]) -> Play:
        for deed in reversed(deeds):
            yield from self.receipts(to, [deed])

    def settle(self, p: int, amount: int, to: int, deeds: list[int]) -> Play:
        short = False
        offers = 0  # in kind, while the money is short
        if self.cash[p] >= amount and to >= 0 and self.option["pay_in_kind"] == "always" and self.in_kind(p):
            answer = yield from self.ask("how_to_pay", p, ("card", "in_kind"), "ELEC-TRADE-08", to)
            if answer == "in_kind":
                amount = yield from self.pay_in_kind(p, amount, to, deeds)
        while self.cash[p] < amount:
            if not short:
                self.tell("short", p, amount, to)
                self.opened[p] = 0  # a debtor's proposals are counted per debt
                short = True
            self.debts.append((p, to))
            try:
                verbs = self.raising(p, amount, to, offers)
                answer = yield from self.ask("settle_debt", p, verbs, "ELEC-DEBT-02", *([to] if to >= 0 else []))
                if answer == "bankrupt":
                    yield from self.bankrupt(p, to)
                    raise Gone(p)
                if answer == "in_kind":
                    offers += 1
                    amount = yield from self.pay_in_kind(p, amount, to, deeds)
                else:
                    yield from self.act(p, answer, debt=True)
            finally:
                self.debts.pop()
        if amount:
            self.cash[p] -= amount
            if to >= 0:
                self.cash[to] += amount
            self.tell("paid", p, amount, to)

    def in_kind(self, p: int) -> list[int]:
        return [item for item in self.tradable(p) if item < FIRST_CARD]

    def raising(self, p: int, amount: int, to: int, offers: int) -> list[str]:
        verbs = [verb for verb in self.acts(p, True) if verb in ("sell", "mortgage")]
        if self.partners(p, p) and self.opened[p] < self.option["offers_per_window"]:
            verbs.append("trade")
        if to >= 0 and self.in_kind(p) and offers < self.option["offers_per_window"]:
            verbs.append("in_kind")
        if self.cash[p] + self.raised(p) < amount:
            verbs.append("bankrupt")
        return verbs

    def raised(self, p: int) -> int:
        mine = [s for s in DEEDS if self.owner[s] == p]
        buildings = sum(self.level[s] * COST[s] // 2 for s in mine if self.level[s])
        return buildings + sum(VALUE[s] for s in mine if not self.mortgaged >> s & 1)

    def pay_in_kind(self, p: int, amount: int, to: int, deeds: list[int]) -> Play:
        """Return the amount left to pay."""
        deed = yield from self.ask("in_kind", p, self.in_kind(p), "ELEC-TRADE-04", to)
        value = yield from self.ask("in_kind_value", p, range(STEP, amount + 1, STEP), "ELEC-TRADE-04", to)
        self.tell("offered_in_kind", p, to, deed, value)
        self.tell_burden(to, 1 << deed)
        rest = amount - value
        funds = self.cash[to] + (rest if self.cash[p] >= rest else 0)
        able = not self.mortgaged >> deed & 1 or funds >= KEEP[deed]  # ELEC-MORT-12
        answers = ("refuse", "accept") if able else ("refuse",)
        answer = yield from self.ask("answer_in_kind", to, answers, "ELEC-TRADE-04", p)
        if answer == "refuse":
            self.tell("refused", to, p)
            return amount
        self.tell("paid_in_kind", p, to, deed, value)
        self.give(deed, to)
        if self.mortgaged >> deed & 1:  # a deed that its new owner mortgages later needs no question
            deeds.append(deed)
        return amount - value

    def leave(self, p: int) -> Play:
        self.tell("left", p)
        creditor = TABLE
        for debtor, to in self.debts:
            if debtor == p:
                creditor = to
        yield from self.bankrupt(p, creditor)

    def bankrupt(self, p: int, to: int) -> Play:
        self.tell("bankrupt", p, to)
        neighbours = self.others(p, self.ring)
        self.ring = tuple(q for q in self.ring if q != p)
        self.fallen += 1
        self.claims = [claim for claim in self.claims if p not in claim[:2]]
        mine = [s for s in DEEDS if self.owner[s] == p]
        self.cash[p] += sum(self.level[s] * COST[s] // 2 for s in mine if self.level[s])
        for space in mine:
            if self.level[space] > self.full:
                self.hotels += 1
            else:
                self.apartments += self.level[space]
            self.level[space] = 0
        if to >= 0:
            self.cash[to] += self.cash[p]
        self.cash[p] = 0
        for deck in (CHANCE, CHEST):
            if self.jail_cards[deck] == p:
                self.jail_cards[deck] = to
                if to < 0:
                    self.unders[deck] += (JAIL_CARD[deck],)
        for space in mine:
            self.give(space, to)
            if to < 0:
                self.mortgaged &= ~(1 << space)
        if len(self.ring) == 1:
            raise Over(self.ring)
        if self.option["ends_at_bankruptcies"] and self.fallen >= self.option["ends_at_bankruptcies"]:
            self.count()
        if to < 0:
            for space in mine:
                winner, price = yield from self.auction(space, [q for q in neighbours if q in self.ring])
                if winner >= 0:
                    self.cash[winner] -= price
                    self.give(space, winner)
        elif self.option["inherited_interest"]:
            yield from self.receipts(to, mine)

    # The end: 2.12

    def count(self) -> None:
        worth = {p: self.worth(p) for p in self.ring}
        for p in self.ring:
            self.tell("counted", p, worth[p])
        raise Over([p for p in self.ring if worth[p] == max(worth.values())])

    def worth(self, p: int) -> int:
        total = self.cash[p]
        for s in DEEDS:
            if self.owner[s] == p:
                total += PRICE[s] // 2 if self.mortgaged >> s & 1 else PRICE[s]
                total += self.level[s] * COST.get(s, 0)
        return total
