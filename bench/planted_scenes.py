"""Positions in which one answer is a blunder by the rules and by common sense, for `planted.py`.

A scene states a position, a wrong answer and the answers that are right. It uses only the rules of
a game and random variations of groups, amounts and seats, never a rating. The kinds are bids far
above value, refused bargains, groups sold cheaply, wrong payments and wasted cards.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from magnat.games import edition
from magnat.games.deal.payment import Owe
from magnat.games.empire.brands import BuyOrAuction as EmpirePurchase
from magnat.games.star_wars.buying import BuyOrAuction as StarWarsPurchase
from magnat.mechanics.auction import Auction, Bid
from magnat.mechanics.buildings import decode_levels
from magnat.mechanics.money import Pay
from magnat.positions import Position, card, dice, levels, money, seat, space
from magnat.record.luck import mix_seed


class Scene(NamedTuple):
    """A position with its pending question, a wrong answer, and all right ones."""

    position: Position
    wrong: int
    right: Sequence[int]

    @property
    def seat(self) -> int:
        return int(self.position.question.seat)


def scene_of(position: Position, wrong: Any, right: Callable[[Any], bool]) -> Scene:
    """Return a scene; `wrong` is a word of the position language, `right` accepts choices as words or ints."""
    question = position.question
    choices = list(question.choices(position.table))
    chosen = [choice for choice, word in zip(choices, position.choices, strict=True) if right(word)]
    return Scene(position, position.answer_int(question, wrong), chosen)


def names_of(e: Any, spaces: Iterable[int]) -> str:
    return " ".join([e.names[each] for each in spaces])


# Property games


MAX_CASH: Final = {"millionaire": 450}  # 1000 wins


class Estate(NamedTuple):
    """Two groups of streets, one for each of two players, and a cheap deed that belongs to neither."""

    e: Any
    rng: Random
    seats: int
    mine: int
    theirs: int
    stray: int

    @property
    def game(self) -> str:
        return str(self.e.name)

    def amount(self, value: float) -> int:
        """Return an amount in the steps of the game, too small to win a game that money wins."""
        step = int(getattr(self.e, "step", 1))
        return min(int(value), MAX_CASH.get(self.game, int(value))) // step * step

    def group(self, number: int) -> str:
        return str(self.e.group_names[number])


def estate(game: str, rng: Random) -> Estate:
    e: Any = edition(game)
    streets = [group for group, cost in enumerate(e.build_costs) if cost]
    mine, theirs = rng.sample(streets[1:], 2)
    stray = next(each for group in streets if group not in (mine, theirs) for each in e.members[group])
    return Estate(e, rng, rng.choice((2, 3)), mine, theirs, stray)


def bid_of_everything(game: str, rng: Random) -> Scene:
    """Nearly all cash for the cheapest street, although a rival has houses and one's own group could be built on."""
    s = estate(game, rng)
    cost, price = s.e.build_costs[s.mine], s.e.prices[s.stray]
    cash = s.amount(rng.choice((6, 7, 8, 9)) * cost + 3 * price)
    position = Position(
        game,
        seats=s.seats,
        owns={0: s.group(s.mine), 1: s.group(s.theirs)},
        built={s.group(s.theirs): rng.choice((2, 3))},
        cash={0: cash, **dict.fromkeys(range(1, s.seats), s.amount(cash * 0.7))},
        push=[Auction(s.stray, 0)],
    )
    return scene_of(position, money(s.amount(cash * rng.choice((0.9, 0.95, 1)))), lambda bid: bid <= 1.5 * price)


def last_deed_passed(game: str, rng: Random) -> Scene:
    """Pass for good at a low bid for the last deed of one's own group, with the money to build on it."""
    s = estate(game, rng)
    e, cost = s.e, s.e.build_costs[s.mine]
    *owned, lot = rng.sample(e.members[s.mine], len(e.members[s.mine]))
    price = e.prices[lot]
    cash = s.amount(price + rng.choice((6, 8, 10)) * cost)
    position = Position(
        game,
        seats=s.seats,
        owns={0: names_of(e, owned), 1: s.group(s.theirs)},
        cash={0: cash, **dict.fromkeys(range(1, s.seats), s.amount(cash * 0.6))},
        push=[Auction(lot, 1)],
    )
    low = s.amount(price * rng.choice((0.2, 0.3, 0.5)))
    position.play(money(low), *["pass"] * (s.seats - 2))
    return scene_of(position, "pass", lambda bid: bid > low)


def last_deed_offer_refused(game: str, rng: Random) -> Scene:
    """Refuse the last deed of one's own group, offered at its printed price, with the money to build."""
    s = estate(game, rng)
    e, cost = s.e, s.e.build_costs[s.mine]
    *owned, lot = rng.sample(e.members[s.mine], len(e.members[s.mine]))
    price = s.amount(e.prices[lot] * rng.choice((0.8, 1, 1.2)))
    cash = s.amount(price + rng.choice((8, 9, 10)) * cost)
    position = Position(
        game,
        seats=s.seats,
        turn=1,
        owns={0: names_of(e, owned), 1: names_of(e, [lot, *e.members[s.theirs][:-1]])},
        cash=dict.fromkeys(range(s.seats), cash),
    )
    position.play("trade", seat(0), e.names[lot], "money", money(-price), "send")
    return scene_of(position, "refuse", lambda verb: verb == "accept")


def lock_sold(game: str, rng: Random) -> Scene:
    """Sell the last deed of a rival's group, at its printed price, to a rival with the money to build."""
    s = estate(game, rng)
    e = s.e
    *owned, lot = rng.sample(e.members[s.theirs], len(e.members[s.theirs]))
    cash = s.amount(e.prices[lot] + rng.choice((8, 10, 12)) * e.build_costs[s.theirs])
    position = Position(
        game,
        seats=2,
        turn=1,
        owns={0: names_of(e, [lot]), 1: names_of(e, owned)},
        cash={0: s.amount(cash * 0.6), 1: cash},
    )
    price = s.amount(e.prices[lot] * rng.choice((0.8, 1, 1.2)))
    position.play("trade", seat(0), e.names[lot], "money", money(price), "send")
    return scene_of(position, "accept", lambda verb: verb == "refuse")


def own_group_sold(game: str, rng: Random) -> Scene:
    """Sell a street of the only complete group for its printed price to a rival with a group of the same kind."""
    s = estate(game, rng)
    e = s.e
    lot = rng.choice(e.members[s.mine])
    cash = s.amount(rng.choice((6, 8)) * e.build_costs[s.mine])
    position = Position(
        game,
        seats=s.seats,
        turn=1,
        owns={0: s.group(s.mine), 1: s.group(s.theirs)},
        cash=dict.fromkeys(range(s.seats), max(cash, 2 * e.prices[lot])),
    )
    price = s.amount(e.prices[lot] * rng.choice((0.8, 1)))
    position.play("trade", seat(0), e.names[lot], "money", money(price), "send")
    return scene_of(position, "accept", lambda verb: verb == "refuse")


def all_houses_sold(game: str, rng: Random) -> Scene:
    """Sell all houses of the only group for a debt that one or two houses cover."""
    s = estate(game, rng)
    e = s.e
    level, streets = rng.choice((3, 4)), len(e.members[s.mine])
    debt = s.amount(e.build_costs[s.mine] * rng.choice((0.4, 0.5, 0.9)))
    position = Position(
        game,
        seats=s.seats,
        owns={0: s.group(s.mine), 1: s.group(s.theirs)},
        built={s.group(s.mine): level, s.group(s.theirs): 1},
        cash={0: 0, **dict.fromkeys(range(1, s.seats), 6 * e.build_costs[s.theirs])},
        push=[Pay(0, debt, 1)],
    ).play("sell", s.group(s.mine))
    kept = 2 * level * streets // 3
    return scene_of(position, levels(*[0] * streets), lambda code: sum(decode_levels(code, streets)) >= kept)


def steal_of_nothing(game: str, rng: Random) -> Scene:
    """Take a lone cheap deed with Sly Deal instead of the last deed of one's own group."""
    s = estate(game, rng)
    e = s.e
    *owned, last = rng.sample(e.members[s.mine], len(e.members[s.mine]))
    cash = s.amount(rng.choice((6, 8)) * e.build_costs[s.mine])
    position = Position(
        game,
        seats=2,
        owns={0: names_of(e, owned), 1: names_of(e, [last, s.stray])},
        hands={0: "sly_deal"},
        cash={0: cash, 1: cash},
    ).play("play", card("sly_deal"))
    return scene_of(position, space(e.names[s.stray]), lambda choice: choice == last)


def no_kept_for_lock(game: str, rng: Random) -> Scene:
    """Let a rival steal the last deed of the rival's group, with Just Say No in hand."""
    s = estate(game, rng)
    e = s.e
    *owned, lot = rng.sample(e.members[s.theirs], len(e.members[s.theirs]))
    cash = s.amount(rng.choice((6, 8)) * e.build_costs[s.theirs])
    position = Position(
        game,
        seats=2,
        turn=1,
        owns={0: names_of(e, [lot]), 1: names_of(e, owned)},
        hands={0: "just_say_no", 1: "sly_deal"},
        cash={0: cash, 1: cash},
    ).play("play", card("sly_deal"), space(e.names[lot]))
    return scene_of(position, "let_stand", lambda verb: verb != "let_stand")


# Empire

SWAP_DIE: Final = 1


def height(e: Any, tile: int) -> int:
    return int(e.tile_heights[tile])


def tower(e: Any, rng: Random, full: int, top: int = 0, without: Sequence[int] = ()) -> list[int]:
    """Return brand tiles of exactly these levels, ending with a tile of height `top` (0: any)."""
    tiles = [tile for tile, price in enumerate(e.prices) if price and tile not in without]
    tiles = [tile for tile in tiles if e.names[tile] not in ("water", "electric")]
    while True:
        rng.shuffle(tiles)
        built: list[int] = []
        for tile in tiles:
            if sum([height(e, each) for each in built]) + height(e, tile) <= full:
                built.append(tile)
        exact = sum([height(e, each) for each in built]) == full
        if exact and (not top or height(e, built[-1]) == top):
            return built


def winning_brand_refused(game: str, rng: Random) -> Scene:
    """Leave to an auction a brand that would fill the tower, with a richer rival."""
    e: Any = edition(game)
    lot = rng.choice([tile for tile, price in enumerate(e.prices) if price >= 250])
    mine = tower(e, rng, e.levels - height(e, lot), without=[lot])
    theirs = tower(e, rng, rng.choice((9, 11, 12)), without=[lot, *mine])
    position = Position(
        game,
        seats=2,
        at={0: e.names[lot]},
        towers={0: names_of(e, mine), 1: names_of(e, theirs)},
        cash={0: e.prices[lot] + 50 * rng.choice((0, 1, 2)), 1: 2000},
        push=[EmpirePurchase(0, lot)],
    )
    return scene_of(position, "auction", lambda verb: verb != "auction")


def rivals_last_brand_passed(game: str, rng: Random) -> Scene:
    """Pass in the auction of the brand that fills a rival's tower, with twice the rival's cash."""
    e: Any = edition(game)
    lot = rng.choice([tile for tile, price in enumerate(e.prices) if price >= 250])
    theirs = tower(e, rng, e.levels - height(e, lot), without=[lot])
    mine = tower(e, rng, rng.choice((8, 9, 10)), without=[lot, *theirs])
    position = Position(
        game,
        seats=2,
        at={0: e.names[lot]},
        towers={0: names_of(e, mine), 1: names_of(e, theirs)},
        cash={0: 1000, 1: 500},
        push=[EmpirePurchase(0, lot)],
    ).play("auction", money(50))
    high = position.question.high
    return scene_of(position, "pass", lambda bid: bid > high)


def empire_bid_of_everything(game: str, rng: Random) -> Scene:
    """Outbid a rival who has bid most of the rival's cash for the lowest brand."""
    e: Any = edition(game)
    lot = rng.choice([e.names.index(name) for name in ("nerf", "transformers")])
    mine = tower(e, rng, rng.choice((9, 10)), without=[lot])
    theirs = tower(e, rng, 9, without=[lot, *mine])
    high = rng.choice((600, 700, 800))
    position = Position(
        game,
        seats=2,
        towers={0: names_of(e, mine), 1: names_of(e, theirs)},
        cash={0: high + 100, 1: high + 50},
        push=[Bid((0, 1), lot, high, 1, 0)],
    )
    return scene_of(position, money(high + 50), lambda bid: bid == high)


def uneven_rivals(game: str, rng: Random, **arguments: Any) -> Position:
    """Return a position of three: seat 1 is about to win with a high tile on top, seat 2 has almost nothing."""
    e: Any = edition(game)
    leader = tower(e, rng, rng.choice((14, 15, 16)), top=rng.choice((3, 4)))
    weak = tower(e, rng, 2, top=1, without=leader)
    mine = tower(e, rng, rng.choice((8, 10, 11)), without=[*leader, *weak])
    towers = {0: names_of(e, mine), 1: names_of(e, leader), 2: names_of(e, weak)}
    return Position(game, seats=3, towers=towers, cash={0: 600, 1: 800, 2: 300}, **arguments)


def taxed_the_weak(game: str, rng: Random) -> Scene:
    """Let the tower tax hit the weakest player instead of the leader."""
    position = uneven_rivals(game, rng).play("roll", dice(2, SWAP_DIE))
    if position.question.answer_kind == "verb":
        position.play("move")
    return scene_of(position, seat(2), lambda choice: choice == 1)


def took_over_the_weak(game: str, rng: Random) -> Scene:
    """Aim Hostile Takeover at the lowest tile instead of the leader's highest one."""
    position = uneven_rivals(game, rng, hands={0: "hostile_takeover"}).play("play", card("hostile_takeover"))
    return scene_of(position, seat(2), lambda choice: choice == 1)


def empire_no_kept(game: str, rng: Random) -> Scene:
    """Lose the top of an almost full tower with Just Say No in hand."""
    e: Any = edition(game)
    mine = tower(e, rng, rng.choice((14, 15, 16)), top=rng.choice((3, 4)))
    theirs = tower(e, rng, rng.choice((12, 13)), without=mine)
    position = Position(
        game,
        seats=2,
        turn=1,
        towers={0: names_of(e, mine), 1: names_of(e, theirs)},
        hands={0: "just_say_no", 1: "hostile_takeover"},
        cash={0: 800, 1: 800},
    ).play("play", card("hostile_takeover"), seat(0))
    return scene_of(position, "let_stand", lambda verb: verb != "let_stand")


# Star Wars


def planets(e: Any, rng: Random, free: Sequence[int], mine: int) -> dict[int, str]:
    """Return owners of all planet spaces but the free ones: `mine` spaces for seat 0; the best one for seat 1."""
    rest = [each for each in e.planets if each not in free]
    best = max(rest, key=lambda each: e.prices[each])
    others = [each for each in rest if each != best]
    own = rng.sample(others, mine)
    return {0: names_of(e, own), 1: names_of(e, [best, *[each for each in others if each not in own]])}


def last_planet_auctioned(game: str, rng: Random) -> Scene:
    """Leave the last free space, which decides the game, to an auction with a much richer rival."""
    e: Any = edition(game)
    lot = rng.choice(e.planets[:-1])
    cash = e.prices[lot] + 10 * rng.choice((1, 5, 10))
    owns = planets(e, rng, [lot], 11)
    position = Position(game, seats=2, owns=owns, cash={0: cash, 1: 4 * cash}, push=[StarWarsPurchase(0, lot)])
    return scene_of(position, "auction", lambda verb: verb == "buy")


def last_planet_passed(game: str, rng: Random) -> Scene:
    """Pass in the auction of the last free space, which decides the game, with three times the rival's cash."""
    e: Any = edition(game)
    lot = rng.choice(e.planets[:-1])
    owns = planets(e, rng, [lot], 11)
    cash = {0: 900, 1: 300}
    position = Position(game, seats=2, turn=1, owns=owns, cash=cash, push=[StarWarsPurchase(1, lot)])
    position.play("auction")
    while position.question.seat != 0:
        position.play(money(10 * rng.choice((1, 3, 5))))
    high = position.question.high
    return scene_of(position, "pass", lambda bid: bid > high)


def star_wars_bid_of_everything(game: str, rng: Random) -> Scene:
    """All cash for the cheapest space, with free spaces left and the rents of a rival ahead: half would do."""
    e: Any = edition(game)
    free = [e.planets[0], *rng.sample(e.planets[2:-1], 5)]
    owns = planets(e, rng, free, 8)
    cash = rng.choice((700, 900, 1100))
    position = Position(game, seats=2, owns=owns, cash={0: cash, 1: 700}, push=[StarWarsPurchase(0, free[0])])
    position.play("auction")
    while position.question.seat != 0:
        position.play(money(10))
    return scene_of(position, money(cash - 10 * rng.choice((0, 2, 4))), lambda bid: bid <= cash // 2)


def star_wars_no_kept(game: str, rng: Random) -> Scene:
    """Let a rival take over a base in an even game near its end, with Just Say No in hand."""
    e: Any = edition(game)
    free = rng.sample(e.planets[:-1], 2)
    owns = planets(e, rng, free, 10)
    target = rng.choice(owns[0].split())
    hands = {0: "just_say_no", 1: "takeover"}
    position = Position(game, seats=2, turn=1, owns=owns, hands=hands, cash={0: 500, 1: 500})
    while position.question.seat != 1:
        position.play("pass")
    position.play("play", card("takeover"), space(target))
    return scene_of(position, "let_stand", lambda verb: verb != "let_stand")


def takeover_wasted(game: str, rng: Random) -> Scene:
    """Take over a minor base before the last space is taken, instead of the one that decides ties."""
    e: Any = edition(game)
    owns = planets(e, rng, rng.sample(e.planets[:-1], 1), 10)
    cash = {0: 10 * rng.choice((20, 30)), 1: 500}
    position = Position(game, seats=2, owns=owns, hands={0: "takeover"}, cash=cash).play("play", card("takeover"))
    best, minor = e.ladder[-1], rng.choice(owns[1].split()[1:])
    return scene_of(position, space(minor), lambda choice: choice == best)


# Deal

SETS: Final = {
    "BRN": 2,
    "LBL": 3,
    "PNK": 3,
    "ORG": 3,
    "RED": 3,
    "YEL": 3,
    "GRN": 3,
    "DBL": 2,
    "STN": 4,
    "UTL": 2,
}


class Race(NamedTuple):
    """Seat 0 and seat 1 have two complete groups each; seat 0 lacks one card of a third group, which is `last`."""

    two: str
    third: str
    last: str
    theirs: str
    spare: str  # a colour that nobody has
    seats: int

    @property
    def groups(self) -> dict[int, str]:
        return {0: f"{self.two} | {self.third}", 1: self.theirs}


def race(rng: Random) -> Race:
    a, b, c, d, f, spare = rng.sample(list(SETS), 6)
    third = " ".join([f"{c}{n}" for n in range(1, SETS[c])])
    return Race(f"{a} | {b}", third, f"{c}{SETS[c]}", f"{d} | {f}", spare, rng.choice((2, 3)))


def hands_of(r: Race, mine: str, first: str = "M1-1 M2-1 A-GO-1") -> dict[int, str]:
    """Return hidden hands: the given one of seat 0, that of seat 1, and an ordinary one of seat 2."""
    return {0: mine, 1: first, **({2: "M1-2 M2-2 A-GO-2"} if r.seats == 3 else {})}


def set_paid(game: str, rng: Random) -> Scene:
    """Pay a debt with a street of a complete group, with the amount in the bank and the winning card in hand."""
    r = race(rng)
    due, coin = rng.choice(((2, "M2-4"), (3, "M3-1"), (4, "M4-1"), (5, "M5-1")))
    position = Position(
        game,
        seats=r.seats,
        turn=r.seats - 1,
        hands=hands_of(r, f"{r.last} M1-5"),
        groups=r.groups,
        banks={0: f"{coin} M1-4"},
        push=[Owe(0, due, r.seats - 1)],
    )
    e: Any = position.edition
    bank = [e.names.index(name) for name in (coin, "M1-4")]
    return scene_of(position, f"{r.two[:3]}1", lambda choice: choice in bank)


def won_game_not_taken(game: str, rng: Random) -> Scene:
    """End the turn, or bank a coin, with the last card of the third group in hand."""
    r = race(rng)
    hands = hands_of(r, f"{r.last} M3-1")
    position = Position(game, seats=r.seats, hands=hands, groups=r.groups, banks={0: "M1-4"}, plays=2)
    right = position.answer_int(position.question, f"lay {r.last}")
    return scene_of(position, rng.choice(("end", "bank M3-1")), lambda choice: choice == right)


def banco_banked(game: str, rng: Random) -> Scene:
    """Put the card that takes a rival's complete group, the third, into the bank."""
    r = race(rng)
    hands = hands_of(r, "A-BANCO-1 M3-1")
    position = Position(game, seats=r.seats, hands=hands, groups=r.groups, banks={0: "M1-4"}, plays=2)
    right = position.answer_int(position.question, "use A-BANCO-1")
    return scene_of(position, "bank A-BANCO-1", lambda choice: choice == right)


def joker_kept(game: str, rng: Random) -> Scene:
    """Let a rival take a complete group, the rival's third, with a joker in hand."""
    r = race(rng)
    hands = hands_of(r, "A-JOKER-1 M1-5", first="A-BANCO-1 M1-1")
    position = Position(game, seats=r.seats, turn=1, hands=hands, groups=r.groups, banks={0: "M2-4"})
    position.play("use A-BANCO-1", f"{r.two[:3]}1")
    return scene_of(position, "let_stand", lambda word: word != "let_stand")


def duel_wasted(game: str, rng: Random) -> Scene:
    """Take a lone street in a duel instead of the card that completes the third group."""
    r = race(rng)
    groups = {**r.groups, 1: f"{r.theirs} | {r.last} | {r.spare}1"}
    hands = hands_of(r, "A-DUEL-1 M1-5")
    position = Position(game, seats=r.seats, hands=hands, groups=groups, plays=2).play("use A-DUEL-1")
    right = position.answer_int(position.question, r.last)
    return scene_of(position, f"{r.spare}1", lambda choice: choice == right)


def wild_card_wasted(game: str, rng: Random) -> Scene:
    """Begin a new group with the card of all colours instead of completing the third."""
    r = race(rng)
    hands = hands_of(r, "W-ANY-1 M1-5")
    position = Position(game, seats=r.seats, hands=hands, groups=r.groups, banks={0: "M2-4"}, plays=2)
    position.play("lay W-ANY-1")
    right = position.answer_int(position.question, r.third[:3])
    return scene_of(position, r.spare, lambda choice: choice == right)


Builder = Callable[[str, Random], Scene]
PROPERTY: Final[tuple[Builder, ...]] = (
    bid_of_everything,
    last_deed_passed,
    last_deed_offer_refused,
    lock_sold,
    own_group_sold,
)
SCENES: Final[dict[str, tuple[Builder, ...]]] = {
    "electronic": (*PROPERTY, all_houses_sold),
    "millionaire": (*PROPERTY, steal_of_nothing, no_kept_for_lock),
    "empire": (
        winning_brand_refused,
        rivals_last_brand_passed,
        empire_bid_of_everything,
        taxed_the_weak,
        took_over_the_weak,
        empire_no_kept,
    ),
    "star_wars": (
        last_planet_auctioned,
        last_planet_passed,
        star_wars_bid_of_everything,
        star_wars_no_kept,
        takeover_wasted,
    ),
    "deal": (set_paid, won_game_not_taken, banco_banked, joker_kept, duel_wasted, wild_card_wasted),
}


def plant(game: str, number: int) -> tuple[str, Scene]:
    """Return the name and the scene of a number; scenes take turns, and each number has its own variation."""
    builder = SCENES[game][number % len(SCENES[game])]
    return builder.__name__, builder(game, Random(mix_seed(number, 35)))
