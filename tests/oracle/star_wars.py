"""The oracle of Star Wars: a second implementation of its catalogue, independent of the game. See `follow`."""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from magnat.kernel import TABLE, Edition
from tests.oracle.follow import Choices, Over, Play, Reading

# 5.1: planet, its spaces with price and rent
PLANETS: Final = (
    ("kashyyyk", ((1, 60, 20), (3, 60, 40))),
    ("hoth", ((6, 100, 40), (8, 100, 40), (9, 120, 60))),
    ("geonosis", ((11, 140, 60), (13, 140, 60), (14, 160, 80))),
    ("dagobah", ((16, 180, 80), (18, 180, 80), (19, 200, 100))),
    ("tatooine", ((21, 220, 100), (23, 220, 100), (24, 240, 120))),
    ("kamino", ((26, 260, 120), (27, 260, 120), (29, 280, 140))),
    ("endor", ((31, 300, 140), (32, 300, 140), (34, 320, 160))),
    ("coruscant", ((37, 350, 180), (39, 400, 200))),
)
SPECIAL: Final = {
    0: "go", 2: "card_rebel", 4: "tax", 5: "hyperdrive", 7: "card_empire", 10: "jail", 12: "bounty", 15: "hyperdrive",
    17: "card_rebel", 20: "free_parking", 22: "card_empire", 25: "hyperdrive", 28: "bounty", 30: "go_to_jail",
    33: "card_rebel", 35: "hyperdrive", 36: "card_empire", 38: "tax",
}  # fmt: skip
SIZE, GO, JAIL, START, SALARY, TAX, FINE, STEP = 40, 0, 10, 1500, 200, 200, 100, 10
PRICE: Final = {space: price for _, spaces in PLANETS for space, price, _ in spaces}
RENT: Final = {space: rent for _, spaces in PLANETS for space, _, rent in spaces}
GROUP: Final = {space: [s for s, _, _ in spaces] for _, spaces in PLANETS for space, _, _ in spaces}
SPACES: Final = sorted(PRICE)
KIND: Final = SPECIAL | dict.fromkeys(SPACES, "planet")
HYPERDRIVES: Final = (5, 15, 25, 35)
ZONES: Final = ((6, 8, 9, 11, 13, 14), (16, 18, 19, 21, 23, 24), (26, 27, 29, 31, 32, 34), (37, 39, 1, 3))
assert len(SPACES) == 22 and len(KIND) == SIZE

# 5.4: the halves of each card; a card is its index in the deck of its side
FORCE: Final = (
    "no", "no", "no", "free", "free", "fund", "fund", "extort", "extort", "take", "take", "sabotage", "jump", "jump",
    "swap", "post", "capture", "tribute",
)  # fmt: skip
CHANCE: Final = (
    "p200", "r100", "jail", "p100", "r50", "p200", "p50", "p100", "r100", "jail", "p50", "evacuate", "back", "hyper",
    "jam", "go", "ransom", "maintain",
)  # fmt: skip
DECK: Final = len(FORCE)
MONEY: Final = ("fund", "extort", "tribute")
EXTORTED, TRIBUTE, FUNDS, RANSOM, UPKEEP, BACK = 200, 100, 200, 50, 20, 3
REBEL, EMPIRE = 0, 1
TOKENS: Final = ((0, 2, 4), (1, 3))  # of each side
SKINS: Final = {2: 4, 4: 2}  # Rey is Finn's other skin: one token (5.3)
SYMBOLS: Final = ((0, 1), (2, 3))
WINDOWS: Final = ("before_roll", "leave_jail", "after_move")


class Jailed(Exception):
    """The turn is over at once."""


class Oracle(Reading):
    """SW, from 2.1 to 3."""

    game = "star_wars"
    cards = 2 * DECK
    columns = (
        "cash", "bank", "place", "jailed", "owner", "hands", "bag", "discards", "side", "token", "symbol", "active",
        "turns", "doubles",
    )  # fmt: skip
    told: ClassVar[dict[str, int]] = {
        "chose_side": 1, "chose_token": 1, "chose_symbol": 1, "starts": 0, "turn": 1, "rolled": 2, "third_double": 0,
        "moved": 1, "moved_back": 1, "salary": 1, "jailed": 0, "escaped": 0, "stayed_in_jail": 0, "third_failure": 0,
        "paid_fine": 1, "used_card": 1, "bought": 2, "declined": 1, "won_auction": 2, "rent": 3, "no_rent": 2,
        "claimed": 3, "surrendered": 3, "paid_all": 3, "forgiven": 2, "paid": 2, "dealt_force": 1, "drew_force": 1,
        "drew_chance": 3, "no_card": 1, "reshuffled": 1, "played": 1, "said_no": 1, "lost_force": 1, "replaced": 2,
        "destroyed": 2, "swapped": 3, "settled": 1, "evacuated": 1, "jumped": 1, "stayed_in_hyperspace": 1,
        "hunted": 2, "turn_limit": 1, "auction": 1, "bid": 2, "passed": 1, "unsold": 1,
    }  # fmt: skip
    LIKES: ClassVar[dict[str, float]] = {
        "roll": 6, "end": 5, "pass": 5, "buy": 4, "play": 1.5, "claim": 3, "say_no": 1, "settle": 2, "try_double": 2,
    }  # fmt: skip

    def __init__(self, seats: int, edition: Edition) -> None:
        super().__init__(seats, edition)
        self.cash = [START] * seats
        self.place = [GO] * seats
        self.jailed = [0] * seats  # the next attempt; 0 if free
        self.owner = [-1] * SIZE
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag = list(range(2 * DECK))
        self.discards: tuple[int, ...] = ()
        self.side: list[int] = self.seated()
        self.token = [-1] * seats
        self.symbol = [-1] * seats
        for p in range(seats if self.side[0] >= 0 else 0):
            self.token[p] = self.free_tokens(p)[0]
            self.symbol[p] = self.free_symbols(p)[0]
        self.active = 0
        self.turns = 0
        self.doubles = 0
        self.claims: list[tuple[int, int, int, int, int]] = []  # owner, visitor, amount, space, turn
        self.polled = self.option["windows"] == "polled"

    def seated(self) -> list[int]:
        n, how = self.seats, self.option["sides"]
        if how == "chosen":
            return [-1] * n
        if how == "together":
            return [int(p >= (n + 1) // 2) for p in range(n)]
        return [(p + (how == "empire_first")) % 2 for p in range(n)]

    @classmethod
    def options(cls, rng: random.Random, declared: Edition) -> dict[str, Any]:
        chosen = super().options(rng, declared)
        if rng.random() < 0.2:
            chosen["turn_limit"] = rng.randint(1, 60)
        if rng.random() < 0.5:
            chosen["youngest"] = (
                2 if chosen["sides"] == "empire_first" else 1
            )  # the first Rebel, if sides are not chosen
        return chosen

    def aims(self, seat: int) -> list[int]:
        """Return the fine, the tax, and the prices and rents ahead."""
        ahead = [(self.place[seat] + i) % SIZE for i in range(2, 13)]
        return [FINE, TAX, *[PRICE[s] for s in ahead if s in PRICE], *[RENT[s] for s in ahead if s in RENT]]

    @property
    def bank(self) -> int:
        return START * self.seats - sum(self.cash)

    def enemies(self, p: int) -> list[int]:
        return [q for q in self.others(p, self.ring) if self.side[q] != self.side[p]]

    def of(self, p: int) -> list[int]:
        return [s for s in SPACES if self.owner[s] == p]

    def unowned(self) -> list[int]:
        return self.of(-1)

    def of_enemies(self, p: int) -> list[int]:
        return [s for s in SPACES if self.owner[s] in self.enemies(p)]

    # Asides

    def aside(self, seat: int) -> tuple[str, Choices] | None:
        kind, asked, _, _ = self.asked
        if seat in (TABLE, asked) or self.polled or kind not in WINDOWS or not self.acts(seat):
            return None
        return "meanwhile", ["pass", *self.acts(seat)]

    def heard_aside(self, seat: int, answer: Any) -> Play:
        if answer != "pass":
            yield from self.act(seat, answer)

    def might_speak(self, q: int) -> bool:
        """True as far as is publicly known."""
        return bool(self.claimable(q)) or (bool(self.hands[q]) and self.option["force_windows"] == "full")

    def acts(self, q: int) -> list[str]:
        return ["play"] * bool(self.playable(q)) + ["claim"] * bool(self.claimable(q))

    def act(self, q: int, verb: str) -> Play:
        if verb == "play":
            yield from self.play_force(q, self.playable(q))
        else:
            yield from self.claim(q)

    # Setting up: 2.1

    def free_tokens(self, p: int) -> list[int]:
        taken = set(self.token) | {SKINS.get(n, n) for n in self.token}
        return [n for n in TOKENS[self.side[p]] if n not in taken]

    def free_symbols(self, p: int) -> list[int]:
        return [n for n in SYMBOLS[self.side[p]] if n not in self.symbol]

    def play(self) -> Play:
        if self.side[0] < 0:
            yield from self.choose()
        lone = [p for p in range(self.seats) if self.seats == 3 and self.side.count(self.side[p]) == 1]
        for p in range(self.seats):
            for _ in range(6 if p in lone else 3):
                yield from self.draw(p, self.side[p], "draw_force", "dealt_force", "SW-SETUP-08")
        if lone:
            self.active = lone[0]
        else:
            rebels = [p for p in range(self.seats) if self.side[p] == REBEL]
            youngest = self.option["youngest"] - 1
            if youngest in rebels:
                self.active = youngest
            else:
                self.active = yield from self.nature("youngest_rebel", rebels, "SW-PLAYERS-02")
        self.tell("starts", self.active)
        while True:
            yield from self.turn(self.active)
            limit = self.option["turn_limit"]
            if limit and self.turns >= limit:
                self.tell("turn_limit", TABLE, self.turns)
                self.count()
            self.active = (self.active + 1) % self.seats

    def choose(self) -> Play:
        for p in range(self.seats):
            room = [i for i in (REBEL, EMPIRE) if self.side.count(i) < (self.seats + 1) // 2]
            answer = yield from self.ask("choose_side", p, [("rebel", "empire")[i] for i in room], "SW-SETUP-03")
            self.side[p] = ("rebel", "empire").index(answer)
            self.tell("chose_side", p, self.side[p])
        for p in range(self.seats):
            self.token[p] = yield from self.ask("choose_token", p, self.free_tokens(p), "SW-SETUP-05")
            self.tell("chose_token", p, self.token[p])
            self.symbol[p] = yield from self.ask("choose_symbol", p, self.free_symbols(p), "SW-SETUP-06")
            self.tell("chose_symbol", p, self.symbol[p])

    # The turn: 2.3, 2.11

    def turn(self, p: int) -> Play:
        self.turns += 1
        self.tell("turn", p, self.turns)
        self.doubles = 0
        with suppress(Jailed):
            if self.jailed[p]:
                again = yield from self.turn_in_jail(p)
            else:
                again = yield from self.go(p)
            while again:
                again = yield from self.go(p)
            yield from self.window("after_move", p, lambda: ["end"], "SW-FORCE-08")

    def go(self, p: int) -> Play:
        yield from self.window("before_roll", p, lambda: ["roll"], "SW-TURN-02")
        return (yield from self.rolled(p))

    def window(self, kind: str, p: int, last: Callable[[], list[str]], rule: str) -> Play:
        while True:
            if self.polled:
                yield from self.poll(p)
            answer = yield from self.ask(kind, p, lambda: [*last(), *self.acts(p)], rule)
            if answer not in ("play", "claim"):
                return answer
            yield from self.act(p, answer)

    def poll(self, p: int) -> Play:
        """SW-FORCE-08: ask clockwise until all have passed in a row."""
        order = self.others(p, self.ring)
        i = passes = 0
        while passes < len(order):
            q = order[i % len(order)]
            answer = "pass"
            if self.might_speak(q):
                answer = yield from self.ask("poll", q, ["pass", *self.acts(q)], "SW-FORCE-08")
            if answer == "pass":
                passes += 1
                i += 1
            else:
                passes = 0
                yield from self.act(q, answer)

    def roll(self, p: int) -> Play:
        dice = yield from self.nature("roll", range(36), "SW-TURN-01")
        a, b = dice // 6 + 1, dice % 6 + 1
        self.tell("rolled", p, a, b)
        self.claims = [claim for claim in self.claims if claim[4] == self.turns]  # SW-RENT-17
        return a, b

    def rolled(self, p: int) -> Play:
        a, b = yield from self.roll(p)
        if a == b:
            if self.doubles == 2:
                self.tell("third_double", p)
                self.to_jail(p)
            self.doubles += 1
        yield from self.forward(p, a + b)
        return a == b

    def turn_in_jail(self, p: int) -> Play:
        answer = yield from self.window("leave_jail", p, lambda: self.ways_out(p), "SW-JAIL-05")
        if answer == "pay":
            self.cash[p] -= FINE
            self.tell("paid_fine", p, FINE)
        elif answer == "use_card":
            card = next(c for c in self.hands[p] if FORCE[c % DECK] == "free")
            self.discard(p, card)
            self.tell("used_card", p, card)
        if answer != "try_double":
            self.jailed[p] = 0
            return (yield from self.rolled(p))
        a, b = yield from self.roll(p)
        again = False
        if a == b:
            self.jailed[p] = 0
            self.tell("escaped", p)
            again = self.option["jail_double_rerolls"]
            self.doubles = int(again)
        elif self.jailed[p] < 3:
            self.jailed[p] += 1
            self.tell("stayed_in_jail", p)
            return False
        else:
            self.tell("third_failure", p)
            self.jailed[p] = 0
            yield from self.pay(p, FINE, TABLE)
        yield from self.forward(p, a + b)
        return again

    def ways_out(self, p: int) -> list[str]:
        free = any(FORCE[c % DECK] == "free" for c in self.hands[p])
        return ["try_double"] + ["pay"] * (self.cash[p] >= FINE) + ["use_card"] * free

    def to_jail(self, p: int) -> None:
        self.place[p] = JAIL
        self.jailed[p] = 1
        self.tell("jailed", p)
        if p == self.active:
            raise Jailed

    # Landing: 2.4 to 2.10

    def forward(self, p: int, steps: int) -> Play:
        there = self.place[p] + steps
        if there >= SIZE:
            self.cash[p] += SALARY
            self.tell("salary", p, SALARY)
        self.place[p] = there % SIZE
        self.tell("moved", p, self.place[p])
        yield from self.land(p)

    def land(self, p: int) -> Play:
        space = self.place[p]
        kind = KIND[space]
        if kind == "planet":
            if self.owner[space] < 0:
                yield from self.for_sale(p, space)
            elif self.owner[space] != p:
                yield from self.visit(p, space)
        elif kind == "tax":
            yield from self.pay(p, TAX, TABLE)
        elif kind == "hyperdrive":
            yield from self.hyperdrive(p)
        elif kind == "bounty":
            yield from self.bounty(p)
        elif kind == "go_to_jail":
            self.to_jail(p)
        elif kind in ("card_rebel", "card_empire"):
            side = REBEL if kind == "card_rebel" else EMPIRE
            if side == self.side[p]:
                yield from self.draw(p, side, "draw_force", "drew_force", "SW-FORCE-03")
            else:
                yield from self.chance(p, side)

    def put(self, space: int, p: int) -> None:
        """SW-END-01: place a base of p, or remove it."""
        self.owner[space] = p
        if not self.unowned():
            self.count()

    def for_sale(self, p: int, space: int) -> Play:
        while True:
            money = self.playable(p, MONEY)
            verbs = ["auction"] + ["buy"] * (self.cash[p] >= PRICE[space]) + ["play"] * bool(money)
            answer = yield from self.ask("buy_or_auction", p, verbs, "SW-BUY-01")
            if answer != "play":
                break
            yield from self.play_force(p, money)
        if answer == "buy":
            self.cash[p] -= PRICE[space]
            self.tell("bought", p, space, PRICE[space])
            self.put(space, p)
            return
        self.tell("declined", p, space)
        yield from self.auction(p, space)

    def auction(self, p: int, space: int) -> Play:
        self.tell("auction", TABLE, space)
        ring = [q for q in (p, *self.others(p, self.ring)) if not self.jailed[q]]
        high, holder = 0, -1
        while ring and ring != [holder]:
            q = ring.pop(0)
            if q == holder:
                ring.append(q)
                continue
            if self.cash[q] < high + STEP and not self.hands[q]:
                continue
            answer = yield from self.bid(q, high)
            if answer == high:
                self.tell("passed", q, space)
            else:
                high, holder = answer, q
                self.tell("bid", q, space, high)
                ring.append(q)
        if holder < 0:
            self.tell("unsold", TABLE, space)
            return
        self.cash[holder] -= high
        self.tell("won_auction", holder, space, high)
        self.put(space, holder)

    def bid(self, q: int, high: int) -> Play:
        while True:
            money = self.playable(q, ("fund",))
            bids = [high, *range(high + STEP, self.cash[q] + 1, STEP)]
            answer = yield from self.ask("auction_bid", q, bids + [-1] * bool(money), "SW-AUCT-06")
            if answer != -1:
                return answer
            yield from self.play_force(q, money)

    def visit(self, p: int, space: int) -> Play:
        owner = self.owner[space]
        if self.jailed[owner]:
            self.tell("no_rent", p, space, owner)
            return
        sides = {self.side[self.owner[s]] if self.owner[s] >= 0 else -1 for s in GROUP[space]}
        rent = RENT[space] * (2 if len(sides) == 1 else 1)
        if self.side[owner] == self.side[p]:
            rent //= 2
        self.tell("rent", p, space, rent, owner)
        if self.option["rent_claim"] == "manual":
            self.claims.append((owner, p, rent, space, self.turns))
        else:
            yield from self.collect(owner, p, rent)

    def collect(self, owner: int, p: int, rent: int) -> Play:
        if self.option["jsn_rent"] and (yield from self.refused(p, owner)):
            return
        yield from self.pay(p, rent, owner)

    def claimable(self, q: int) -> list[tuple[int, int, int, int, int]]:
        return [] if self.jailed[q] else [claim for claim in self.claims if claim[0] == q]

    def claim(self, q: int) -> Play:
        mine = self.claimable(q)
        which = 0
        if len(mine) > 1:
            which = yield from self.ask("claim_rent", q, range(len(mine)), "SW-RENT-16")
        chosen = mine[which]
        self.claims.remove(chosen)
        _, visitor, rent, space, _ = chosen
        self.tell("claimed", q, visitor, rent, space)
        yield from self.collect(q, visitor, rent)

    def hyperdrive(self, p: int) -> Play:
        first = HYPERDRIVES.index(self.place[p])
        for i in range(len(ZONES)):
            free = [s for s in ZONES[(first + i) % len(ZONES)] if self.owner[s] < 0]
            if free:
                break
        stay = [self.place[p]] if i else []
        space = yield from self.ask("hyperdrive", p, free + stay, "SW-HYPER-03")
        if space == self.place[p]:
            self.tell("stayed_in_hyperspace", p, space)
            return
        self.jump(p, space)
        yield from self.land(p)

    def jump(self, p: int, space: int) -> None:
        self.place[p] = space
        self.tell("jumped", p, space)

    def bounty(self, p: int) -> Play:
        space = yield from self.ask("bounty_hunter", p, [s for s in SPACES if self.owner[s] != p], "SW-BOUNTY-01")
        owner = self.owner[space]
        self.tell("hunted", p, space, owner)
        if owner >= 0:
            if (yield from self.refused(owner, p)):
                return
            self.tell("replaced", p, space, owner)
        self.put(space, p)

    # Debts: 2.12

    def pay(self, p: int, amount: int, to: int) -> Play:
        while self.cash[p] < amount and self.hands[p]:
            money = self.playable(p, MONEY)
            answer = yield from self.ask("short_of_cash", p, ["settle"] + ["play"] * bool(money), "SW-DEBT-12")
            if answer == "settle":
                break
            yield from self.play_force(p, money)
        if self.cash[p] >= amount:
            self.hand_over(p, amount, to)
            if amount:
                self.tell("paid", p, amount, to)
        elif self.of(p):
            best = max(self.of(p))
            self.tell("surrendered", p, best, to, amount)
            self.put(best, to)
        elif self.cash[p]:
            self.tell("paid_all", p, self.cash[p], to, amount)
            self.hand_over(p, self.cash[p], to)
        else:
            self.tell("forgiven", p, amount, to)

    def hand_over(self, p: int, amount: int, to: int) -> None:
        self.cash[p] -= amount
        if to >= 0:
            self.cash[to] += amount

    # Cards: 2.7, 2.8, 5.4

    def draw(self, p: int, side: int, kind: str, word: str, rule: str) -> Play:
        """Draw a card of that side's deck; return -1 if there is none."""
        pile = [c for c in self.bag if c // DECK == side]
        if not pile:
            pile = sorted(c for c in self.discards if c // DECK == side)
            if not pile:
                self.tell("no_card", p, side)
                return -1
            self.tell("reshuffled", p, side)
            self.bag = sorted(self.bag + pile)
            self.discards = tuple(c for c in self.discards if c // DECK != side)
        card = yield from self.nature(kind, pile, rule)
        self.bag.remove(card)
        if kind == "draw_force":
            self.hands[p] = sorted([*self.hands[p], card])
            self.tell(word, p, card)
        else:
            self.discards += (card,)
            self.tell(word, p, 1, card, side)
        return card

    def discard(self, p: int, card: int) -> None:
        self.hands[p].remove(card)
        self.discards += (card,)

    def chance(self, p: int, side: int) -> Play:
        card = yield from self.draw(p, side, "draw_chance", "drew_chance", "SW-FORCE-16")
        if card < 0:
            return
        effect = CHANCE[card % DECK]
        mine = self.of(p)
        if effect in ("p200", "p100", "p50"):
            yield from self.pay(p, int(effect[1:]), TABLE)
        elif effect in ("r100", "r50"):
            self.cash[p] += int(effect[1:])
        elif effect == "jail":
            self.to_jail(p)
        elif effect == "ransom":
            for q in self.enemies(p):
                yield from self.pay(p, RANSOM, q)
        elif effect == "back":
            self.place[p] = (self.place[p] - BACK) % SIZE
            self.tell("moved_back", p, self.place[p])
            yield from self.land(p)
        elif effect == "go":
            yield from self.forward(p, SIZE - self.place[p])
        elif effect == "hyper":
            steps = min((s - self.place[p]) % SIZE for s in HYPERDRIVES)
            yield from self.forward(p, steps)
        elif effect == "evacuate" and mine:
            self.owner[mine[0]] = -1
            self.tell("evacuated", p, mine[0])
        elif effect == "jam" and self.hands[p]:
            lost = yield from self.nature("lose_force", list(self.hands[p]), "SW-FORCE-16")
            self.discard(p, lost)
            self.tell("lost_force", p, lost)
        elif effect == "maintain" and mine:
            yield from self.pay(p, UPKEEP * len(mine), TABLE)

    def playable(self, p: int, only: tuple[str, ...] = ()) -> list[int]:
        """Return the cards that fit the moment and have a target (SW-FORCE-10)."""
        if not only and p != self.active and self.option["force_windows"] == "own_turn":
            return []
        return [c for c in self.hands[p] if (not only or FORCE[c % DECK] in only) and self.fits(p, FORCE[c % DECK])]

    def fits(self, p: int, effect: str) -> bool:
        if effect in ("no", "free"):
            return False
        if effect in ("take", "sabotage"):
            return bool(self.of_enemies(p))
        if effect == "swap":
            return bool(self.of_enemies(p) and self.of(p))
        if effect == "jump":
            return p == self.active and not self.jailed[p]
        if effect == "capture":
            return any(not self.jailed[q] for q in self.enemies(p))
        return True

    def play_force(self, p: int, cards: list[int]) -> Play:
        card = yield from self.ask("play_force", p, cards, "SW-FORCE-05")
        self.discard(p, card)
        self.tell("played", p, card)
        effect = FORCE[card % DECK]
        if effect == "fund":
            self.cash[p] += FUNDS
        elif effect == "extort":
            q = yield from self.victim("extort", p, self.enemies(p))
            if not (yield from self.refused(q, p)):
                yield from self.pay(q, EXTORTED, p)
        elif effect == "tribute":
            for q in self.enemies(p):
                if not (yield from self.refused(q, p)):
                    yield from self.pay(q, TRIBUTE, p)
        elif effect == "capture":
            q = yield from self.victim("capture", p, [q for q in self.enemies(p) if not self.jailed[q]])
            if not (yield from self.refused(q, p)):
                self.to_jail(q)
        elif effect == "jump":
            space = yield from self.ask("jump_to", p, self.unowned(), "SW-FORCE-12")
            self.jump(p, space)
            yield from self.land(p)
        elif effect == "post":
            space = yield from self.ask("outpost", p, self.unowned(), "SW-FORCE-10")
            self.tell("settled", p, space)
            self.put(space, p)
        else:
            yield from self.against_base(p, effect)

    def victim(self, kind: str, p: int, enemies: list[int]) -> Play:
        if len(enemies) == 1:
            return enemies[0]
        return (yield from self.ask(kind, p, enemies, "SW-FORCE-10"))

    def against_base(self, p: int, effect: str) -> Play:
        own = -1
        if effect == "swap":
            own = yield from self.ask("swap_from", p, self.of(p), "SW-FORCE-10")
        kind = {"take": "take_over", "sabotage": "sabotage", "swap": "swap_with"}[effect]
        space = yield from self.ask(kind, p, self.of_enemies(p), "SW-FORCE-10")
        q = self.owner[space]
        if (yield from self.refused(q, p)):
            return
        if effect == "take":
            self.tell("replaced", p, space, q)
            self.put(space, p)
        elif effect == "sabotage":
            self.tell("destroyed", p, space, q)
            self.owner[space] = -1
        else:
            self.tell("swapped", p, own, space, q)
            self.owner[own], self.owner[space] = q, p

    def refused(self, q: int, p: int) -> Play:
        """Return True if q cancels an action of p; each "no" may be cancelled by another (SW-JSN-03)."""
        noes = 0
        who, other = q, p
        while self.hands[who]:
            held = [c for c in self.hands[who] if FORCE[c % DECK] == "no"]
            answer = yield from self.ask("just_say_no", who, ["let_stand"] + ["say_no"] * bool(held), "SW-JSN-01")
            if answer == "let_stand":
                break
            noes += 1
            self.discard(who, held[0])
            self.tell("said_no", who, held[0])
            who, other = other, who
        return noes % 2 == 1

    # The end: 2.13

    def count(self) -> None:
        """SW-END-03 to 07"""
        based = [s for s in SPACES if self.owner[s] >= 0]
        if not based:
            raise Over(())
        best = self.owner[based[-1]]
        totals = [sum(self.side[self.owner[s]] == side for s in based) for side in (REBEL, EMPIRE)]
        if totals[REBEL] == totals[EMPIRE]:
            if self.option["side_tie"] == "owner":
                raise Over((best,))
            side = self.side[best]
        else:
            side = REBEL if totals[REBEL] > totals[EMPIRE] else EMPIRE
        team = [p for p in range(self.seats) if self.side[p] == side]
        raise Over((max(team, key=lambda p: (len(self.of(p)), max(self.of(p), default=-1))),))
