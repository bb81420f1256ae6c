"""The oracle of Empire: a second implementation of its catalogue, independent of the game. See `follow`."""

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, ClassVar, Final

import msgspec

from magnat.kernel import TABLE, Edition
from tests.oracle.follow import Choices, Gone, Over, Play, Reading

# 5.1 and 5.2, in K: colour, its spaces, the price and the height of their tiles.
COLOURS: Final = (
    ("brown", (1, 3), 50, 1),
    ("light_blue", (5, 7, 8), 100, 1),
    ("pink", (10, 11, 13), 150, 2),
    ("orange", (14, 16, 17), 200, 2),
    ("red", (19, 20, 22), 250, 3),
    ("yellow", (23, 25, 26), 300, 3),
    ("green", (28, 29, 31), 350, 4),
    ("dark_blue", (33, 35), 400, 4),
)
SPECIAL: Final = {
    0: "go", 2: "rival_tax", 4: "empire", 6: "chance", 9: "jail", 12: "utility", 15: "chance", 18: "free_parking",
    21: "chance", 24: "empire", 27: "go_to_jail", 30: "utility", 32: "chance", 34: "tower_tax",
}  # fmt: skip
SIZE, GO, JAIL, PARK, ELECTRIC, WATER, OFFICE = 36, 0, 9, 18, 12, 30, 36
UTILITIES: Final = (ELECTRIC, WATER)
COLOUR: Final = {space: i for i, (_, spaces, _, _) in enumerate(COLOURS) for space in spaces}
PRICE: Final = {space: price for _, spaces, price, _ in COLOURS for space in spaces} | dict.fromkeys(UTILITIES, 150)
HEIGHT: Final = {s: high for _, spaces, _, high in COLOURS for s in spaces} | {ELECTRIC: 1, WATER: 1, OFFICE: 1}
KIND: Final = SPECIAL | dict.fromkeys(COLOUR, "brand")
SCALE: Final = (50, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800)  # 5.3
LEVELS, START, STEP, OFFICE_PRICE, TRIP, BAIL, FINE = 17, 1000, 50, 500, 100, 100, 50
assert len(COLOUR) == 22 and len(KIND) == SIZE and len(SCALE) == LEVELS

# 5.4 and 5.5: a card is its index here, Empire cards first
EMPIRE: Final = (
    "no", "no", "swap", "takeover", "anywhere", "tallest", "jet", "bargain", "crash", "buster", "reverse", "tax",
    "hands_off", "fired",
)  # fmt: skip
NOES: Final = tuple(card for card, name in enumerate(EMPIRE) if name == "no")
SWAP, TAKEOVER, ANYWHERE, TALLEST, JET, BARGAIN, CRASH, BUSTER, REVERSE, TAX, HANDS_OFF, FIRED = map(
    EMPIRE.index, dict.fromkeys(name for name in EMPIRE if name != "no")
)
CHANCE: Final = (
    "solar", "water", "fine", "jail_free", "casino", "casino", "award", "website", "jail", "jail", "birthday",
    "profits", "speed", "campaign",
)  # fmt: skip
LASTING: Final = ("profits", "speed", "casino", "birthday")  # stay face up until their effects are finished
BONUS: Final = {"award": 400, "website": 300, "campaign": 100}
FIRST_CHANCE: Final = len(EMPIRE)
JAIL_FREE: Final = FIRST_CHANCE + CHANCE.index("jail_free")
PRIZE, REACH, GIFT, INSIDER, BARGAIN_PRICE = 200, 5, 50, 200, 100
DEMAND, DEMANDED = 400, 4
FEW = 2  # offices if they are scarce
OWN, ANY_TIME = (ANYWHERE, JET, TAX), (SWAP, TAKEOVER, TALLEST, CRASH, FIRED)
WINDOWS: Final = ("before_roll", "leave_jail", "after_landing")


class Jailed(Exception):
    """The turn is over at once."""


class Oracle(Reading):
    """EMP, from 2.1 to 3."""

    game = "empire"
    cards = len(EMPIRE) + len(CHANCE)
    columns = (
        "cash", "bank", "place", "jailed", "towers", "heights", "brands", "stock", "hands", "unseen", "under", "limbo",
        "bags", "unders", "jail_card", "active", "turns", "doubles", "office_bought", "ring",
    )  # fmt: skip
    told: ClassVar[dict[str, int]] = {
        "starts": 0, "turn": 1, "rolled": 3, "third_double": 0, "moved": 1, "salary": 1, "jailed": 0, "escaped": 0,
        "stayed": 0, "third_failure": 0, "paid_bail": 1, "used_jail_card": 0, "bought": 2, "declined": 1,
        "won_auction": 2, "rent": 3, "no_rent": 2, "none_left": 1, "short": 2, "debt_lapsed": 2, "sent_back": 1,
        "handed_over": 2, "bonus_office": 1, "no_office_left": 1, "bought_office": 1, "filled": 2, "wants_swap": 2,
        "swapped": 2, "taxed": 1, "paid_trip": 1, "took": 1, "took_known": 1, "empire_pile_empty": 0, "named_colour": 1,
        "free_tile": 1, "casino": 3, "casino_tie": 1, "offered_card": 2, "asked_card": 2, "sold_card": 2,
        "proposed": 3, "accepted": 1, "left": 0, "drawn": 1, "auction": 1, "bid": 2, "passed": 1, "unsold": 1,
    }  # fmt: skip
    LIKES: ClassVar[dict[str, float]] = {
        "roll": 6, "end": 5, "pass": 4, "buy": 5, "play": 2, "office": 2, "trade": 1, "accept": 2, "trip": 2,
        "say_no": 1, "hands_off": 1, "bust": 2, "reverse": 2, "swap": 2,
    }  # fmt: skip

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats, edition)
        self.cash = [START] * seats
        self.place = [GO] * seats
        self.jailed = [0] * seats  # the next attempt; 0 if free
        self.towers: list[tuple[int, ...]] = [()] * seats
        pieces = edition.board.pieces  # Electric, Water, offices: quoted unless `board` made them scarce
        few = pieces["offices"] <= FEW
        self.stock = [pieces["utilities"]] * 2 + [pieces["offices"]] if few else [4, 4, 6]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.unseen = list(range(FIRST_CHANCE))
        self.under: tuple[int, ...] = ()
        self.limbo: tuple[int, ...] = ()
        self.bags = [tuple(range(FIRST_CHANCE, FIRST_CHANCE + len(CHANCE)))]
        self.unders: list[tuple[int, ...]] = [()]
        self.jail_card = -1
        self.active = 0
        self.turns = 0
        self.doubles = 0
        self.office_bought = 0
        self.offered: set[int] = set()  # seats to which the jail card was offered in this turn
        self.requested: set[int] = set()  # seats that were asked for it
        self.proposed: set[int] = set()  # seats to which a trade was proposed
        self.public: set[int] = set()  # cards whose place is public
        self.polled = self.option["windows"] == "polled"
        self.stacked = self.option["top_tile"] == "stack"
        self.buying = self.option["office_purchase"]

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        chosen = super().options(rng, declared)
        if rng.random() < 0.2:
            chosen["turn_limit"] = rng.randint(1, 60)
        chosen["first_seat"] = rng.choice((0, 0, 1, 2))
        return chosen

    @classmethod
    def board(cls, board: Any, rng: random.Random) -> Any:
        """Sometimes make offices and utility tiles scarce."""
        if rng.random() < 0.7:
            return board
        scarce = {"offices": rng.randint(1, FEW), "utilities": rng.randint(1, 2)}
        return msgspec.structs.replace(board, pieces=board.pieces | scarce)

    def aims(self, seat: int) -> list[int]:
        """Return the prices ahead, the bail, the fine, the price of an office, and the rents of the other towers."""
        ahead = [(self.place[seat] + i) % SIZE for i in range(1, 13)]
        return [BAIL, FINE, OFFICE_PRICE, *[PRICE[s] for s in ahead if s in PRICE], *map(self.value, self.ring)]

    # Towers: 2.2

    @property
    def bank(self) -> int:
        return START * self.seats - sum(self.cash)

    @property
    def heights(self) -> list[int]:
        return [self.height(p) for p in range(self.seats)]

    @property
    def brands(self) -> list[int]:
        return [sum(1 << tile for tile in tower if tile in COLOUR) for tower in self.towers]

    def height(self, p: int) -> int:
        return sum(HEIGHT[tile] for tile in self.towers[p])

    def value(self, p: int) -> int:
        return SCALE[self.height(p)]

    def top(self, p: int) -> int:
        """Return the index of the tile that swaps, debts and cards take, or -1."""
        tower = self.towers[p]
        for i in reversed(range(len(tower))):
            if tower[i] != OFFICE or self.stacked:
                return i
        return -1

    def owner(self, space: int) -> int:
        for p, tower in enumerate(self.towers):
            if space in tower:
                return p
        return -1

    def complete(self, p: int, colour: int) -> bool:
        return all(space in self.towers[p] for space in COLOURS[colour][1])

    def lose(self, p: int, index: int) -> int:
        tower = self.towers[p]
        self.towers[p] = tower[:index] + tower[index + 1 :]
        return tower[index]

    def send_back(self, p: int, index: int) -> None:
        tile = self.lose(p, index)
        if tile not in COLOUR:
            self.stock[(ELECTRIC, WATER, OFFICE).index(tile)] += 1
        self.tell("sent_back", p, tile)

    def around(self, seats: Iterable[int]) -> list[int]:
        """Return the seats clockwise from the active player."""
        return sorted(seats, key=lambda p: (p - self.active) % self.seats)

    def gain(self, *gains: tuple[int, int]) -> None:
        """Add tiles to towers simultaneously: check the win, then offices (EMP-WIN-02, 03, EMP-OFF-10)."""
        for p, tile in gains:
            self.towers[p] += (tile,)
        self.check(dict(gains))
        got = dict(gains)
        for p in self.around(got):
            tile = got[p]
            if tile in COLOUR and self.complete(p, COLOUR[tile]):
                if not self.stock[2]:
                    self.tell("no_office_left", p, COLOUR[tile])
                    continue
                self.stock[2] -= 1
                self.tell("bonus_office", p, COLOUR[tile])
                self.towers[p] += (OFFICE,)
                self.check({p: OFFICE})

    def check(self, gained: dict[int, int]) -> None:
        full = [p for p in self.around(gained) if self.height(p) >= LEVELS]
        if full:
            self.tell("filled", full[0], gained[full[0]], self.height(full[0]))
            raise Over(full[:1])

    def pay(self, p: int, amount: int, to: int) -> None:
        """2.14"""
        if self.cash[p] >= amount:
            self.cash[p] -= amount
            if to >= 0:
                self.cash[to] += amount
            return
        top = self.top(p)
        if top < 0:
            self.tell("debt_lapsed", p, amount, to)
            return
        self.tell("short", p, amount, to)
        if to < 0:
            self.send_back(p, top)
        else:
            tile = self.lose(p, top)
            self.tell("handed_over", p, tile, to)
            self.gain((to, tile))

    # Asides

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        kind, asked, _, _ = self.asked
        if seat == TABLE:
            return ("outside", [p + 1 for p in self.ring]) if kind in (*WINDOWS, "poll") else None
        if seat not in self.ring or self.polled or kind not in WINDOWS or seat == asked or not self.might_speak(seat):
            return None
        return "meanwhile", self.interjections(seat)

    def heard_aside(self, seat: int, answer: Any) -> Play:
        if seat == TABLE:
            self.leave(answer - 1)
        elif answer != "pass":
            yield from self.act(seat, answer)

    def interjections(self, q: int) -> list[str]:
        verbs = ["pass"]
        if self.playable(q, False):
            verbs.append("play")
        if self.buying == "any_time" and self.cash[q] >= OFFICE_PRICE and self.stock[2]:
            verbs.append("office")
        return verbs

    def leave(self, p: int) -> None:
        self.tell("left", p)
        self.ring = tuple(q for q in self.ring if q != p)
        self.cash[p] = 0
        while self.towers[p]:
            self.send_back(p, len(self.towers[p]) - 1)
        self.unseen = sorted(self.unseen + self.hands[p])
        self.public -= set(self.hands[p])
        self.hands[p] = []
        if self.jail_card == p:
            self.return_jail_card()
        if len(self.ring) == 1:
            raise Over(self.ring)

    # The game: 2.1, 2.3

    def play(self) -> Play:
        for p in [*range(self.seats)] * 2:
            card = yield from self.nature("draw_empire", list(self.unseen), "EMP-SETUP-07")
            self.take_card(p, card)
        first = self.option["first_seat"]
        if first:
            self.active = first - 1
        else:
            self.active = yield from self.nature("who_starts", range(self.seats), "EMP-TURN-01")
            self.tell("starts", self.active)
        while True:
            yield from self.turn(self.active)
            limit = self.option["turn_limit"]
            if limit and self.turns >= limit:
                self.tell("drawn", TABLE, self.turns)
                raise Over(())
            self.active = self.others(self.active, self.ring)[0]

    def turn(self, p: int) -> Play:
        self.turns += 1
        self.tell("turn", p, self.turns)
        self.doubles = 0
        self.office_bought = 0
        for made in (self.offered, self.requested, self.proposed):
            made.clear()
        with suppress(Gone, Jailed):
            if self.jailed[p]:
                again = yield from self.turn_in_jail(p)
            else:
                again = yield from self.go(p)
            while again:
                again = yield from self.go(p)
            yield from self.window("after_landing", p, "end", "EMP-TURN-07")

    def go(self, p: int) -> Play:
        yield from self.window("before_roll", p, "roll", "EMP-TURN-02")
        return (yield from self.rolled(p))

    # Open windows: EMP-TURN-04, 05

    def window(self, kind: str, p: int, *last: Any) -> Play:
        """Ask until the active player gives one of these answers."""
        *words, rule = last
        while True:
            if self.polled:
                yield from self.poll(p)
            choices: Callable[[], list[str]] = lambda: [*words, *self.acts(p, kind)]  # noqa: E731
            answer = yield from self.ask(kind, p, choices, rule)
            if answer in (*words, "pay", "use_card"):
                return answer
            yield from self.act(p, answer)

    def poll(self, p: int) -> Play:
        """EMP-EDGE-52: ask clockwise from the active player until all decline in a row."""
        silent: set[int] = set()
        while True:
            left = [q for q in self.others(p, self.ring) if q not in silent and self.might_speak(q)]
            if not left:
                return
            q = left[0]
            try:
                answer = yield from self.ask("poll", q, lambda: self.interjections(q), "EMP-EDGE-52", p)  # noqa: B023
            except Gone:
                if p not in self.ring:
                    raise
                silent.clear()
                continue
            if answer == "pass":
                silent.add(q)
            else:
                silent.clear()
                yield from self.act(q, answer)

    def might_speak(self, q: int) -> bool:
        """True as far as is publicly known."""
        return bool(self.hands[q]) or len(self.interjections(q)) > 1

    def might_hold(self, q: int, *cards: int) -> bool:
        """True as far as is publicly known: played cards lie under the pile or were drawn from there."""
        hidden = any(card not in self.public for card in self.hands[q])
        return any(card in self.hands[q] if card in self.public else hidden for card in cards)

    def acts(self, p: int, kind: str) -> list[str]:
        verbs = []
        if self.playable(p, True):
            verbs.append("play")
        unspent = not self.office_bought or self.buying != "one_per_turn"
        if self.cash[p] >= OFFICE_PRICE and self.stock[2] and unspent:
            verbs.append("office")
        if self.jail_card == p and self.buyers(p):
            verbs.append("offer_card")
        if self.option["trades"] and self.partners(p):
            verbs.append("trade")
        if kind == "leave_jail":
            verbs += ["pay"] * (self.cash[p] >= BAIL) + ["use_card"] * (self.jail_card == p)
            if self.jail_card not in (-1, p) and self.jail_card not in self.requested:
                verbs.append("ask_card")
        return verbs

    def act(self, p: int, verb: str) -> Play:
        if verb == "office":
            self.cash[p] -= OFFICE_PRICE
            self.stock[2] -= 1
            if p == self.active:
                self.office_bought = 1
            self.tell("bought_office", p, OFFICE_PRICE)
            self.gain((p, OFFICE))
        elif verb == "play":
            card = yield from self.ask("pick_card", p, self.playable(p, p == self.active), "EMP-CARD-01")
            yield from self.play_card(p, card)
        elif verb == "offer_card":
            other = yield from self.ask("offer_to", p, self.buyers(p), "EMP-DEAL-03")
            self.offered.add(other)
            yield from self.sell_card(p, other, p, other)
        elif verb == "ask_card":
            self.requested.add(self.jail_card)
            yield from self.sell_card(p, self.jail_card, self.jail_card, p)
        else:
            yield from self.trade(p)

    # Deals: 2.16

    def buyers(self, p: int) -> list[int]:
        return [q for q in self.ring if q != p and q not in self.offered]

    def sell_card(self, p: int, other: int, seller: int, buyer: int) -> Play:
        price = yield from self.ask("card_price", p, range(0, self.cash[buyer] + 1, STEP), "EMP-DEAL-02")
        self.tell("offered_card" if p == seller else "asked_card", p, other, price)
        answer = yield from self.ask("answer_offer", other, ("decline", "accept"), "EMP-DEAL-03")
        if answer == "accept":
            self.cash[buyer] -= price
            self.cash[seller] += price
            self.jail_card = buyer
            self.tell("sold_card", seller, buyer, price)

    def return_jail_card(self) -> None:
        self.jail_card = -1
        self.unders[0] += (JAIL_FREE,)

    def partners(self, p: int) -> list[int]:
        mine = self.top(p) >= 0
        return [q for q in self.ring if q != p and q not in self.proposed and (mine or self.top(q) >= 0)]

    def trade(self, p: int) -> Play:
        """EMP-OPT-06"""
        q = yield from self.ask("trade_with", p, self.partners(p), "EMP-OPT-06")
        self.proposed.add(q)
        mine, theirs = self.top(p) >= 0, self.top(q) >= 0
        verbs = ["withdraw"] + ["give"] * mine + ["take"] * theirs + ["exchange"] * (mine and theirs)
        deal = yield from self.ask("trade_tiles", p, verbs, "EMP-OPT-06")
        if deal == "withdraw":
            return
        cash = yield from self.ask("trade_cash", p, range(-self.cash[q], self.cash[p] + 1, STEP), "EMP-OPT-06")
        self.tell("proposed", p, q, ("none", "give", "take", "exchange").index(deal), cash)
        answer = yield from self.ask("answer_trade", q, ("decline", "accept"), "EMP-OPT-06")
        if answer == "decline":
            return
        self.tell("accepted", q, p)
        self.cash[p] -= cash
        self.cash[q] += cash
        gains = []
        for a, b, word in ((p, q, "give"), (q, p, "take")):
            if deal in (word, "exchange"):
                tile = self.lose(a, self.top(a))
                self.tell("handed_over", a, tile, b)
                gains.append((b, tile))
        self.gain(*gains)

    # The dice: 2.4, 2.13

    def roll(self, p: int) -> Play:
        """Return the two dice; 0 for the symbol."""
        dice = yield from self.nature("roll", range(36), "EMP-DICE-01")
        a, b = dice // 6 + 1, dice % 6 + 1
        self.tell("rolled", p, a, b, int(b == 1))
        return a, b if b > 1 else 0

    def rolled(self, p: int) -> Play:
        """Roll and resolve it. Return True if there is an extra turn."""
        a, b = yield from self.roll(p)
        if a == b:
            if self.doubles == 2:
                self.tell("third_double", p)
                self.to_jail(p)
            self.doubles += 1
        yield from self.by_dice(p, a, b)
        return a == b

    def by_dice(self, p: int, a: int, b: int) -> Play:
        if not b:
            swapped = yield from self.maybe_swap(p)
            if swapped and (not self.option["swap_then_move"] or self.jailed[p]):
                return
        yield from self.forward(p, a + b)

    def turn_in_jail(self, p: int) -> Play:
        answer = yield from self.window("leave_jail", p, "roll", "EMP-JAIL-09")
        if answer == "pay":
            self.cash[p] -= BAIL
            self.tell("paid_bail", p, BAIL)
        if answer == "use_card":
            self.return_jail_card()
            self.tell("used_jail_card", p)
        if answer != "roll":
            self.jailed[p] = 0
            return (yield from self.go(p))
        a, b = yield from self.roll(p)
        if a == b:
            self.jailed[p] = 0
            self.tell("escaped", p)
            again = bool(self.option["jail_double_extra_turn"])
            self.doubles = int(again)
            yield from self.by_dice(p, a, b)
            return again
        if self.jailed[p] < 3:
            self.jailed[p] += 1
            self.tell("stayed", p)
            if not b:
                yield from self.maybe_swap(p)
            return False
        self.jailed[p] = 0
        self.tell("third_failure", p)
        self.pay(p, FINE, TABLE)
        yield from self.by_dice(p, a, b)
        return False

    def to_jail(self, p: int) -> None:
        self.place[p] = JAIL
        self.jailed[p] = 1
        self.tell("jailed", p)
        raise Jailed

    def maybe_swap(self, p: int) -> Play:
        """EMP-SWAP-01 to 05: return True if the symbol was used."""
        towers = [q for q in self.ring if self.top(q) >= 0]
        if len(towers) < 2:
            return False
        answer = yield from self.ask("swap_or_move", p, ("move", "swap"), "EMP-SWAP-01")
        if answer == "move":
            return False
        a = yield from self.ask("pick_tower", p, towers, "EMP-SWAP-01")
        b = yield from self.ask("pick_tower", p, [q for q in towers if q != a], "EMP-SWAP-01")
        self.tell("wants_swap", p, a, b)
        saved = yield from self.answers(p, [a, b], tile=True)
        if not saved:
            self.swap(p, a, b)
        self.put_under()
        return True

    def swap(self, p: int, a: int, b: int) -> None:
        mine, theirs = self.lose(a, self.top(a)), self.lose(b, self.top(b))
        self.tell("swapped", p, a, b)
        self.tell("handed_over", a, mine, b)
        self.tell("handed_over", b, theirs, a)
        self.gain((a, theirs), (b, mine))

    # Answers: EMP-CARD-02 to 07

    def answers(self, p: int, touched: Iterable[int], tile: bool, each: bool = False, immune: bool = False) -> Play:
        """Return the seats protected from an action of `p`. If `each` is False, one answer protects all."""
        saved: list[int] = []
        for q in self.others(p, list(touched)):
            if (yield from self.objects(q, p, tile, immune)):
                saved.append(q)
                if not each:
                    break
        return saved

    def objects(self, q: int, p: int, tile: bool, immune: bool) -> Play:
        """Return True if q's answer to p stands; both answer in turn until one passes."""
        noes = 0
        who, other = q, p
        while self.hands[who]:
            verbs = ["let_stand"]
            if not immune and any(card in NOES for card in self.hands[who]):
                verbs.append("say_no")
            if not noes and tile and HANDS_OFF in self.hands[who]:
                verbs.append("hands_off")
            answer = yield from self.ask("say_no", who, verbs, "EMP-CARD-02")
            if answer == "let_stand":
                break
            noes += 1
            card = HANDS_OFF if answer == "hands_off" else next(c for c in self.hands[who] if c in NOES)
            self.lay(who, card)
            immune = card == HANDS_OFF and self.option["super_immune"]
            who, other = other, who
        return noes % 2 == 1

    def lay(self, p: int, card: int) -> None:
        self.hands[p].remove(card)
        self.limbo += (card,)
        self.public.add(card)

    def put_under(self, before: int = 0) -> None:
        """EMP-CARD-09: put cards under in the order played, so all wait for the one that caused the others. `before` is
        the number of cards that lay open before this one."""
        if not before:
            self.under += self.limbo
            self.limbo = ()

    # Empire cards: 2.15, 5.5

    def playable(self, p: int, own: bool) -> list[int]:
        cards = []
        for card in self.hands[p]:
            if card in ANY_TIME or (own and card in OWN):
                free = not self.jailed[p] or card not in (ANYWHERE, JET)
                if free and (card not in (SWAP, TAKEOVER, TAX) or self.targets(p, card)):
                    cards.append(card)
        return cards

    def targets(self, p: int, card: int) -> list[int]:
        others = [q for q in self.ring if q != p]
        if card == TAX:
            return [q for q in others if sum(tile != OFFICE for tile in self.towers[q]) >= DEMANDED]
        if card == SWAP and self.top(p) < 0:
            return []
        return [q for q in others if self.top(q) >= 0]

    def play_card(self, p: int, card: int) -> Play:
        before = len(self.limbo)
        self.lay(p, card)
        try:
            yield from self.carry_out(p, card)
        except Jailed:
            self.put_under(before)
            raise
        self.put_under(before)

    def carry_out(self, p: int, card: int) -> Play:
        if card in (SWAP, TAKEOVER, TAX):
            q = yield from self.ask("against", p, self.targets(p, card), "EMP-CARD-02")
            if (yield from self.answers(p, [q], tile=card != TAX)):
                return
            if card == SWAP:
                self.swap(p, p, q)
            elif card == TAX:
                self.pay(q, DEMAND, p)
            else:
                tile = self.lose(q, self.top(q))
                self.tell("handed_over", q, tile, p)
                self.gain((p, tile))
        elif card == TALLEST:
            self.cash[p] += max(self.value(q) for q in self.ring)
        elif card == ANYWHERE:
            yield from self.travel(p, SIZE - 1)
        elif card == JET:
            yield from self.travel(p, REACH)
        elif card == CRASH:
            touched = [q for q in self.ring if q != p and self.top(q) >= 0]
            saved = yield from self.answers(p, touched, tile=True, each=True)
            for q in touched:
                if q not in saved:
                    self.send_back(q, self.top(q))
        else:
            colour = yield from self.ask("name_colour", p, range(len(COLOURS)), "EMP-CARD-08")
            self.tell("named_colour", p, colour)
            brands = COLOURS[colour][1]
            touched = [q for q in self.ring if any(tile in brands for tile in self.towers[q])]
            saved = yield from self.answers(p, touched, True, each=True, immune=self.option["super_immune"])
            for q in touched:
                for tile in self.towers[q]:
                    if tile in brands and q not in saved:
                        self.send_back(q, self.towers[q].index(tile))

    # Moving: 2.5, 2.12

    def travel(self, p: int, reach: int) -> Play:
        """Move to a chosen space at most `reach` ahead."""
        spaces = [(self.place[p] + i) % SIZE for i in range(1, reach + 1)]
        space = yield from self.ask("travel_to", p, spaces, "EMP-CARD-10")
        yield from self.forward(p, (space - self.place[p]) % SIZE)

    def forward(self, p: int, steps: int) -> Play:
        there = self.place[p] + steps
        if there >= SIZE:
            self.cash[p] += self.value(p)
            self.tell("salary", p, self.value(p))
        self.place[p] = there % SIZE
        self.tell("moved", p, self.place[p])
        yield from self.land(p, there % SIZE)

    def land(self, p: int, space: int) -> Play:
        kind = KIND[space]
        if kind == "brand":
            owner = self.owner(space)
            if owner < 0:
                yield from self.for_sale(p, space)
            elif owner != p:
                yield from self.visit(p, space, owner)
        elif kind == "utility":
            if self.stock[UTILITIES.index(space)]:
                yield from self.for_sale(p, space)
            else:
                self.tell("none_left", p, space)
        elif kind == "rival_tax":
            yield from self.rival_tax(p)
        elif kind == "tower_tax":
            if self.towers[p]:
                self.send_back(p, len(self.towers[p]) - 1)
        elif kind == "empire":
            yield from self.draw_empire(p)
        elif kind == "chance":
            yield from self.draw_chance(p)
        elif kind == "go_to_jail":
            self.to_jail(p)
        elif kind == "free_parking":
            verbs = ("stay", "trip") if self.cash[p] >= TRIP else ("stay",)
            answer = yield from self.ask("parking", p, verbs, "EMP-PARK-01")
            if answer == "trip":
                self.cash[p] -= TRIP
                self.tell("paid_trip", p, TRIP)
                yield from self.travel(p, SIZE - 1)

    def rival_tax(self, p: int) -> Play:
        rivals = [q for q in self.ring if q != p and self.towers[q]]
        if rivals:
            q = yield from self.ask("tax_rival", p, rivals, "EMP-TAX-01")
            self.tell("taxed", p, q)
            before = len(self.limbo)
            if not (yield from self.answers(p, [q], tile=True)):
                self.send_back(q, len(self.towers[q]) - 1)
            self.put_under(before)

    # Brands and utilities: 2.6, 2.7, 2.9

    def take_tile(self, p: int, space: int, price: int) -> None:
        self.cash[p] -= price
        if space in UTILITIES:
            self.stock[UTILITIES.index(space)] -= 1
        self.gain((p, space))

    def for_sale(self, p: int, space: int) -> Play:
        verbs = ["auction"] + ["buy"] * (self.cash[p] >= PRICE[space])
        if space in COLOUR and BARGAIN in self.hands[p] and self.cash[p] >= BARGAIN_PRICE:
            verbs.append("buy_bargain")
        answer = yield from self.ask("buy_or_auction", p, verbs, "EMP-BUY-01")
        if answer == "auction":
            self.tell("declined", p, space)
            yield from self.auction(p, space)
            return
        before = len(self.limbo)
        price = PRICE[space]
        if answer == "buy_bargain":
            self.lay(p, BARGAIN)
            price = BARGAIN_PRICE
        buster = (yield from self.buster(p, space)) if space in COLOUR else -1
        if buster >= 0:
            p, price = buster, PRICE[space]
        self.tell("bought", p, space, price)
        self.take_tile(p, space, price)
        self.put_under(before)

    def buster(self, p: int, space: int) -> Play:
        """Return the seat that busts the purchase, or -1."""
        for q in self.others(p, self.ring):
            if self.might_hold(q, BUSTER) and self.cash[q] >= PRICE[space]:
                verbs = ("pass", "bust") if BUSTER in self.hands[q] else ("pass",)
                answer = yield from self.ask("bust_deal", q, verbs, "EMP-EDGE-30")
                if answer == "bust":
                    self.lay(q, BUSTER)
                    if not (yield from self.answers(q, [p], tile=False)):
                        return q
        return -1

    def auction(self, p: int, space: int) -> Play:
        self.tell("auction", TABLE, space)
        ring = [*self.others(p, self.ring), p]
        high, holder = 0, -1
        while ring and ring != [holder]:
            q = ring.pop(0)
            if q == holder:
                ring.append(q)
                continue
            if self.cash[q] < high + STEP:
                continue
            answer = yield from self.ask("bid", q, (high, high + STEP), "EMP-AUC-02")
            if answer == high:
                self.tell("passed", q, space)
            else:
                high, holder = answer, q
                self.tell("bid", q, space, high)
                ring.append(q)
        if holder < 0:
            self.tell("unsold", TABLE, space)
            return
        self.tell("won_auction", holder, space, high)
        self.take_tile(holder, space, high)

    def visit(self, p: int, space: int, owner: int) -> Play:
        if self.jailed[owner]:
            self.tell("no_rent", p, space, owner)
            return
        rent = self.value(owner)
        self.tell("rent", p, space, rent, owner)
        before = len(self.limbo)
        payer, payee = p, owner
        if self.might_hold(p, REVERSE):
            verbs = ("pay", "reverse") if REVERSE in self.hands[p] else ("pay",)
            answer = yield from self.ask("pay_or_reverse", p, verbs, "EMP-RENT-01")
            if answer == "reverse":
                self.lay(p, REVERSE)
                if not (yield from self.answers(p, [owner], tile=False)):
                    payer, payee = owner, p
        self.pay(payer, rent, payee)
        self.put_under(before)

    # Cards: 2.11, 5.4

    def take_card(self, p: int, card: int) -> None:
        if card in self.unseen:
            self.unseen.remove(card)
            self.tell("took", p, card)
        else:
            self.under = self.under[1:]
            self.tell("took_known", p, card)
        self.hands[p] = sorted([*self.hands[p], card])

    def draw_empire(self, p: int) -> Play:
        if self.unseen:
            self.take_card(p, (yield from self.nature("draw_empire", list(self.unseen), "EMP-EMPC-01")))
        elif self.under:  # their order is public
            self.take_card(p, self.under[0])
        else:
            self.tell("empire_pile_empty", p)

    def draw_chance(self, p: int) -> Play:
        pile = self.bags[0] or self.unders[0][:1]
        card = yield from self.nature("draw", list(pile), "EMP-CHN-01")
        if self.bags[0]:
            self.bags[0] = tuple(c for c in self.bags[0] if c != card)
        else:
            self.unders[0] = self.unders[0][1:]
        if card == JAIL_FREE:
            self.jail_card = p
            return
        effect = CHANCE[card - FIRST_CHANCE]
        if effect not in LASTING:
            self.unders[0] += (card,)
            yield from self.follow_chance(p, effect)
            return
        try:
            yield from self.follow_chance(p, effect)
        except Jailed:
            self.unders[0] += (card,)
            raise
        self.unders[0] += (card,)

    def follow_chance(self, p: int, effect: str) -> Play:
        if effect in ("solar", "water"):
            which = ("solar", "water").index(effect)
            if self.stock[which]:
                self.tell("free_tile", p, UTILITIES[which])
                self.take_tile(p, UTILITIES[which], 0)
            else:
                self.tell("none_left", p, UTILITIES[which])
        elif effect in BONUS:
            self.cash[p] += BONUS[effect]
        elif effect == "fine":
            self.pay(p, INSIDER, TABLE)
        elif effect == "jail":
            self.to_jail(p)
        elif effect == "birthday":
            for q in self.others(p, self.ring):
                self.pay(q, GIFT, p)
        elif effect == "profits":
            yield from self.forward(p, SIZE - self.place[p])
        elif effect == "speed":
            yield from self.travel(p, REACH)
        else:
            yield from self.casino(p)

    def casino(self, p: int) -> Play:
        q = yield from self.ask("casino_opponent", p, [q for q in self.ring if q != p], "EMP-EDGE-35")
        while True:
            totals = []
            for who in (p, q):
                dice = yield from self.nature("casino_roll", range(36), "EMP-EDGE-35")
                a, b = dice // 6 + 1, dice % 6 + 1
                self.tell("casino", who, a, b, int(b == 1))
                totals.append(a + (b if b > 1 else 0))
            if totals[0] != totals[1]:
                self.cash[p if totals[0] > totals[1] else q] += PRIZE
                return
            self.tell("casino_tie", p, q)
