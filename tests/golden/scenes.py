"""Golden: random positions in which much can happen: whole groups, buildings, scarce pieces and money, full hands."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from magnat.games import edition, variants
from magnat.positions import Position
from magnat.testing import laws

PURSES: Final = (0, 10, 100, 490, 500, 510, 990, 1000, 1500, 2000, 2010, 4000, 15_000)


class Estate:
    """Electronic and Millionaire: groups are mostly whole, some built up, some mortgaged."""

    def __init__(self, dice: random.Random, e: Any, seats: int) -> None:
        self.dice, self.e = dice, e
        self.owns: dict[int, list[str]] = {p: [] for p in range(seats)}
        self.built: dict[str, int] = {}
        self.mortgaged: list[str] = []
        self.apartments, self.hotels = e.apartments, e.hotels
        for group, members in enumerate(e.members):
            names = [e.names[space] for space in members]
            if dice.random() < 0.35:
                self.scatter([name for name in names if dice.random() < 0.7])
                continue
            self.owns[dice.randrange(seats)] += names
            if not (e.build_costs[group] and self.build(names)):
                self.mortgaged += [name for name in names if dice.random() < 0.2]

    def scatter(self, names: list[str]) -> None:
        for name in names:
            self.owns[self.dice.randrange(len(self.owns))].append(name)
        self.mortgaged += [name for name in names if self.dice.random() < 0.3]

    def build(self, names: list[str]) -> bool:
        """Up to some level, with what pieces are left; whether there are buildings now."""
        dice, top = self.dice, self.e.top
        low = dice.choice((0, 0, 0, 1, 2, 3, top - 1, top - 1, top))
        levels = [min(top, low + int(dice.random() < 0.3)) for _ in names]
        homes, palaces = sum([level for level in levels if level < top]), levels.count(top)
        if homes > self.apartments or palaces > self.hotels or not any(levels):
            return False
        self.apartments, self.hotels = self.apartments - homes, self.hotels - palaces
        self.built.update({name: level for name, level in zip(names, levels, strict=True) if level})
        return True

    def stock(self) -> dict[str, int]:
        """What is left, or less than that."""
        if self.dice.random() < 0.4:
            return {}
        homes, palaces = self.dice.randrange(7), self.dice.randrange(4)
        return {"apartments": min(self.apartments, homes), "hotels": min(self.hotels, palaces)}


def electronic(dice: random.Random) -> Position:
    """Seats have just enough for something, or too little."""
    variant = dice.choice(sorted(variants("electronic")))
    e: Any = variants("electronic")[variant]
    seats = dice.randint(2, 6)
    estate = Estate(dice, e, seats)
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in estate.owns.items()},
        "built": estate.built,
        "mortgaged": " ".join(estate.mortgaged),
        "prepaid": " ".join([name for name in estate.mortgaged if dice.random() < 0.3]),
        "cash": {p: dice.choice(PURSES) for p in range(seats)},
        "at": {p: dice.choice(e.names) for p in range(seats)},
        "jailed": {p: dice.randint(1, 3) for p in range(seats) if dice.random() < 0.15},
        "jail_cards": {deck: dice.randrange(seats) for deck in ("chance", "chest") if dice.random() < 0.4},
        "turns": dice.randrange(3),
        "doubles": dice.randrange(3),
        **estate.stock(),
    }
    options = laws.random_options(e, dice)
    return Position("electronic", variant, seats=seats, turn=dice.randrange(seats), options=options, **given)


class Layout:
    """Deal: collections near their completion, with buildings, wilds and a surplus."""

    def __init__(self, dice: random.Random, e: Any, seats: int) -> None:
        self.dice, self.e, self.seats = dice, e, seats
        self.left: list[int] = list(range(e.size))
        self.groups: dict[int, list[str]] = {p: [] for p in range(seats)}
        self.begun: set[tuple[int, int]] = set()  # seats and colours that have an incomplete group
        for colour in range(len(e.colours)):
            self.lay(colour)
        for wild in [card for card in self.wilds() if dice.random() < 0.4]:
            p, colour = dice.randrange(seats), dice.choice(e.card_colours[wild])
            if (p, colour) not in self.begun:
                self.put(p, colour, self.take([wild], 1))

    def take(self, cards: Sequence[int], count: int) -> list[str]:
        """Some of these cards, as far as they are still there."""
        there = [card for card in cards if card in self.left]
        taken = self.dice.sample(there, min(count, len(there)))
        self.left = [card for card in self.left if card not in taken]
        return [self.e.names[card] for card in taken]

    def wilds(self) -> list[int]:
        return [card for card in self.left if self.e.solids <= card < self.e.multicolours]

    def put(self, p: int, colour: int, cards: list[str]) -> None:
        self.groups[p].append(f"{self.e.board.colour[colour].code}: {' '.join(cards)}")
        if len(cards) < self.e.sizes[colour]:
            self.begun.add((p, colour))

    def lay(self, colour: int) -> None:
        """A group of a colour, whole or not, with a wild or not; a whole one may have a house and a hotel."""
        e, dice, size = self.e, self.dice, self.e.sizes[colour]
        solids = [card for card in range(e.solids) if e.colour_of(card) == colour]
        cards = self.take(solids, dice.choice((0, 1, size - 1, size, size)))
        wilds = [card for card in self.wilds() if e.colour_bits[card] >> colour & 1]
        cards += self.take(wilds, min(size - len(cards), dice.choice((0, 0, 1, 2))))
        for building in ("house", "hotel"):
            if len(cards) >= size and e.buildable[colour] and dice.random() < 0.5:
                cards += self.take(self.doing(building), 1)
            else:
                break
        if cards:
            self.put(dice.randrange(self.seats), colour, cards)

    def doing(self, does: str) -> list[int]:
        return [card for card in self.left if self.e.names[card].startswith(f"A-{does.upper()}")]

    def cards(self, least: int, counts: Sequence[int]) -> dict[int, str]:
        """For each seat some cards from that number on."""
        return {p: " ".join(self.take(range(least, self.e.size), self.dice.choice(counts))) for p in range(self.seats)}


def deal(dice: random.Random) -> Position:
    """Hands full of actions, and thin piles."""
    e: Any = edition("deal", options=laws.random_options(edition("deal"), dice))
    seats = dice.randint(2, 5)
    laid = Layout(dice, e, seats)
    actions = laid.cards(e.properties, (0, 1, 2, 3))
    given: dict[str, Any] = {
        "groups": {p: " | ".join(groups) for p, groups in laid.groups.items() if groups},
        "hands": {p: f"{actions[p]} {codes}" for p, codes in laid.cards(0, (0, 1, 3, 6)).items()},
        "banks": laid.cards(e.properties, range(5)),
        "under": {dice.randrange(seats): " ".join(laid.take(laid.left, dice.randrange(3)))},
        "centre": " ".join(laid.take(range(e.properties, e.size), dice.randrange(4))),
        "plays": dice.choice((0, 0, 0, 1, 2)),
        "idle": dice.randrange(5 * seats),
        "dry": dice.randrange(seats),
        "begins": dice.random() < 0.3,
    }
    if dice.random() < 0.3:
        given["pile"] = " ".join(laid.take(laid.left, dice.randrange(4)))
    return Position("deal", seats=seats, turn=dice.randrange(seats), options=e.differences(), **given)


def shared_out(dice: random.Random, names: list[str], seats: int, most: int) -> dict[int, str]:
    """Up to so many of these for each seat, nothing twice."""
    left = dice.sample(names, len(names))
    return {p: " ".join([left.pop() for _ in range(min(len(left), dice.randint(0, most)))]) for p in range(seats)}


def some_jailed(dice: random.Random, seats: int, last: int) -> dict[int, int]:
    return {p: dice.randint(1, last) for p in range(seats) if dice.random() < 0.15}


def empire(dice: random.Random) -> Position:
    """Towers near the top, few tiles in stock, hands of many kinds."""
    e: Any = edition("empire", options=laws.random_options(edition("empire"), dice))
    seats = dice.randint(e.least, e.most)
    brands = [name for name, height in zip(e.names, e.tile_heights, strict=False) if height]
    towers = shared_out(dice, brands, seats, 6)
    for p, names in towers.items():
        tiles = names.split() + ["office"] * int(dice.random() < 0.3)
        while sum([e.tile_heights[e.names.index(tile)] if tile != "office" else 1 for tile in tiles]) >= e.levels:
            tiles.pop(0)
        towers[p] = " ".join(tiles)
    given: dict[str, Any] = {
        "towers": towers,
        "hands": shared_out(dice, e.card_names[:14], seats, 4),
        "cash": {p: dice.choice((0, 50, 100, 150, 200, 400, 1000)) for p in range(seats)},
        "at": {p: dice.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(dice, seats, 3),
        "turns": dice.randrange(3),
        "doubles": dice.randrange(3),
    }
    if dice.random() < 0.3:
        given["jail_cards"] = {"chance": dice.randrange(seats)}
    if dice.random() < 0.3:
        given["stock"] = {name: dice.randrange(2) for name in ("office", "water", "electric")}
    return Position("empire", seats=seats, turn=dice.randrange(seats), options=e.differences(), **given)


def star_wars(dice: random.Random) -> Position:
    """Planets of one side or of both, few left to take, and hands full of Force."""
    e: Any = edition("star_wars", options=laws.random_options(edition("star_wars"), dice))
    e = e.with_(sides="together") if e.sides == "chosen" else e
    seats = dice.randint(e.least, e.most)
    owns: dict[int, list[str]] = {p: [] for p in range(seats)}
    kept = dice.choice((0.1, 0.5, 0.9))
    for members in e.members:
        whose = dice.randrange(seats)
        for space in members:
            if dice.random() < kept and space != e.planets[seats]:  # with the last free one the game is over
                owns[dice.randrange(seats) if dice.random() < 0.3 else whose].append(e.names[space])
    cards = [card.name for card in e.cards]
    side, held = e.deal(seats).side, dice.sample(cards, dice.randrange(24))
    hands = {p: " ".join([name for name in held[p::seats] if e.cards[cards.index(name)].side == side[p]]) for p in owns}
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in owns.items()},
        "hands": hands,
        "discards": " ".join(dice.sample([name for name in cards if name not in held], dice.randrange(12))),
        "cash": {p: dice.choice((0, 10, 50, 90, 100, 110, 190, 200, 400, 1500)) for p in range(seats)},
        "at": {p: dice.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(dice, seats, 3),
        "turns": dice.randrange(3),
        "doubles": dice.randrange(3),
    }
    return Position("star_wars", seats=seats, turn=dice.randrange(seats), options=e.differences(), **given)


def millionaire(dice: random.Random) -> Position:
    """Whole groups, Fortune cards in hand and on the board, some close to the goal."""
    variant = dice.choice(sorted(variants("millionaire")))
    e: Any = variants("millionaire")[variant]
    seats = dice.randint(e.least, e.most)
    estate = Estate(dice, e, seats)
    fortunes = [card.name for card in e.cards[: e.fortunes]]
    held = shared_out(dice, fortunes[: e.kept_cards], seats, 3)
    lying = dice.sample(fortunes[e.kept_cards :], dice.randrange(12))
    purses = (0, 1, 5, 10, 24, 25, 49, 50, 51, 100, 372, 900, 990, 999)
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in estate.owns.items()},
        "built": estate.built,
        "mortgaged": " ".join(estate.mortgaged),
        "hands": held,
        "lying": dict(zip(dice.sample([e.names[space] for space in e.deeds], len(lying)), lying, strict=True)),
        "stars": {p: dice.choice((1, 3, 5)) for p in range(seats)},
        "cash": {p: dice.choice(purses) for p in range(seats)},
        "at": {p: dice.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(dice, seats, 4),
        "jail_cards": {deck: dice.randrange(seats) for deck in ("chance", "lifestyle") if dice.random() < 0.4},
        "turns": dice.randrange(3),
        **estate.stock(),
    }
    options = laws.random_options(e, dice)
    return Position("millionaire", variant, seats=seats, turn=dice.randrange(seats), options=options, **given)


SCENES: Final[dict[str, Callable[[random.Random], Position]]] = {
    "electronic": electronic,
    "deal": deal,
    "empire": empire,
    "star_wars": star_wars,
    "millionaire": millionaire,
}
