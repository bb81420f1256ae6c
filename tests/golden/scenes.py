"""Random positions rich in options: complete groups, buildings, scarce pieces and money, full hands."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from magnat.games import edition, variants
from magnat.positions import Position
from magnat.testing import random_walks

PURSES: Final = (0, 10, 100, 490, 500, 510, 990, 1000, 1500, 2000, 2010, 4000, 15_000)


class Estate:
    """Random ownership for Electronic and Millionaire: mostly complete groups, some built, some mortgaged."""

    def __init__(self, rng: random.Random, e: Any, seats: int) -> None:
        self.dice, self.e = rng, e
        self.owns: dict[int, list[str]] = {p: [] for p in range(seats)}
        self.built: dict[str, int] = {}
        self.mortgaged: list[str] = []
        self.apartments, self.hotels = e.apartments, e.hotels
        for group, members in enumerate(e.members):
            names = [e.names[space] for space in members]
            if rng.random() < 0.35:
                self.scatter([name for name in names if rng.random() < 0.7])
                continue
            self.owns[rng.randrange(seats)] += names
            if not (e.build_costs[group] and self.build(names)):
                self.mortgaged += [name for name in names if rng.random() < 0.2]

    def scatter(self, names: list[str]) -> None:
        for name in names:
            self.owns[self.dice.randrange(len(self.owns))].append(name)
        self.mortgaged += [name for name in names if self.dice.random() < 0.3]

    def build(self, names: list[str]) -> bool:
        """Build a group up to a random level from the pieces left. True if it has buildings."""
        rng, top = self.dice, self.e.top
        low = rng.choice((0, 0, 0, 1, 2, 3, top - 1, top - 1, top))
        levels = [min(top, low + int(rng.random() < 0.3)) for _ in names]
        homes, palaces = sum([level for level in levels if level < top]), levels.count(top)
        if homes > self.apartments or palaces > self.hotels or not any(levels):
            return False
        self.apartments, self.hotels = self.apartments - homes, self.hotels - palaces
        self.built.update({name: level for name, level in zip(names, levels, strict=True) if level})
        return True

    def stock(self) -> dict[str, int]:
        """Return the pieces left, or fewer."""
        if self.dice.random() < 0.4:
            return {}
        homes, palaces = self.dice.randrange(7), self.dice.randrange(4)
        return {"apartments": min(self.apartments, homes), "hotels": min(self.hotels, palaces)}


def electronic(rng: random.Random) -> Position:
    """Return a position where seats have just enough money for something, or too little."""
    variant = rng.choice(sorted(variants("electronic")))
    e: Any = variants("electronic")[variant]
    seats = rng.randint(2, 6)
    estate = Estate(rng, e, seats)
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in estate.owns.items()},
        "built": estate.built,
        "mortgaged": " ".join(estate.mortgaged),
        "prepaid": " ".join([name for name in estate.mortgaged if rng.random() < 0.3]),
        "cash": {p: rng.choice(PURSES) for p in range(seats)},
        "at": {p: rng.choice(e.names) for p in range(seats)},
        "jailed": {p: rng.randint(1, 3) for p in range(seats) if rng.random() < 0.15},
        "jail_cards": {deck: rng.randrange(seats) for deck in ("chance", "chest") if rng.random() < 0.4},
        "turns": rng.randrange(3),
        "doubles": rng.randrange(3),
        **estate.stock(),
    }
    options = random_walks.random_options(e, rng)
    return Position("electronic", variant, seats=seats, turn=rng.randrange(seats), options=options, **given)


class Layout:
    """Random collections for Deal: nearly complete, with buildings, wilds and surplus cards."""

    def __init__(self, rng: random.Random, e: Any, seats: int) -> None:
        self.dice, self.e, self.seats = rng, e, seats
        self.left: list[int] = list(range(e.size))
        self.groups: dict[int, list[str]] = {p: [] for p in range(seats)}
        self.begun: set[tuple[int, int]] = set()  # seats and colours that have an incomplete group
        for colour in range(len(e.colours)):
            self.lay(colour)
        for wild in [card for card in self.wilds() if rng.random() < 0.4]:
            p, colour = rng.randrange(seats), rng.choice(e.card_colours[wild])
            if (p, colour) not in self.begun:
                self.put(p, colour, self.take([wild], 1))

    def take(self, cards: Sequence[int], count: int) -> list[str]:
        """Remove and return up to `count` of these cards that are still available."""
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
        """Add a random group of a colour; a complete one may have a house and a hotel."""
        e, rng, size = self.e, self.dice, self.e.sizes[colour]
        solids = [card for card in range(e.solids) if e.colour_of(card) == colour]
        cards = self.take(solids, rng.choice((0, 1, size - 1, size, size)))
        wilds = [card for card in self.wilds() if e.colour_bits[card] >> colour & 1]
        cards += self.take(wilds, min(size - len(cards), rng.choice((0, 0, 1, 2))))
        for building in ("house", "hotel"):
            if len(cards) >= size and e.buildable[colour] and rng.random() < 0.5:
                cards += self.take(self.doing(building), 1)
            else:
                break
        if cards:
            self.put(rng.randrange(self.seats), colour, cards)

    def doing(self, does: str) -> list[int]:
        return [card for card in self.left if self.e.names[card].startswith(f"A-{does.upper()}")]

    def cards(self, least: int, counts: Sequence[int]) -> dict[int, str]:
        """Return some cards for each seat, from card `least` on."""
        return {p: " ".join(self.take(range(least, self.e.size), self.dice.choice(counts))) for p in range(self.seats)}


def deal(rng: random.Random) -> Position:
    """Return a position with many actions in hand and thin piles."""
    e: Any = edition("deal", options=random_walks.random_options(edition("deal"), rng))
    seats = rng.randint(2, 5)
    laid = Layout(rng, e, seats)
    actions = laid.cards(e.properties, (0, 1, 2, 3))
    given: dict[str, Any] = {
        "groups": {p: " | ".join(groups) for p, groups in laid.groups.items() if groups},
        "hands": {p: f"{actions[p]} {codes}" for p, codes in laid.cards(0, (0, 1, 3, 6)).items()},
        "banks": laid.cards(e.properties, range(5)),
        "under": {rng.randrange(seats): " ".join(laid.take(laid.left, rng.randrange(3)))},
        "centre": " ".join(laid.take(range(e.properties, e.size), rng.randrange(4))),
        "plays": rng.choice((0, 0, 0, 1, 2)),
        "idle": rng.randrange(5 * seats),
        "dry": rng.randrange(seats),
        "begins": rng.random() < 0.3,
    }
    if rng.random() < 0.3:
        given["pile"] = " ".join(laid.take(laid.left, rng.randrange(4)))
    return Position("deal", seats=seats, turn=rng.randrange(seats), options=e.differences(), **given)


def shared_out(rng: random.Random, names: list[str], seats: int, most: int) -> dict[int, str]:
    """Distribute up to `most` of these names to each seat."""
    left = rng.sample(names, len(names))
    return {p: " ".join([left.pop() for _ in range(min(len(left), rng.randint(0, most)))]) for p in range(seats)}


def some_jailed(rng: random.Random, seats: int, last: int) -> dict[int, int]:
    return {p: rng.randint(1, last) for p in range(seats) if rng.random() < 0.15}


def empire(rng: random.Random) -> Position:
    """Return a position with high towers, few tiles in stock, and varied hands."""
    e: Any = edition("empire", options=random_walks.random_options(edition("empire"), rng))
    seats = rng.randint(e.least, e.most)
    brands = [name for name, height in zip(e.names, e.tile_heights, strict=False) if height]
    towers = shared_out(rng, brands, seats, 6)
    for p, names in towers.items():
        tiles = names.split() + ["office"] * int(rng.random() < 0.3)
        while sum([e.tile_heights[e.names.index(tile)] if tile != "office" else 1 for tile in tiles]) >= e.levels:
            tiles.pop(0)
        towers[p] = " ".join(tiles)
    given: dict[str, Any] = {
        "towers": towers,
        "hands": shared_out(rng, e.card_names[:14], seats, 4),
        "cash": {p: rng.choice((0, 50, 100, 150, 200, 400, 1000)) for p in range(seats)},
        "at": {p: rng.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(rng, seats, 3),
        "turns": rng.randrange(3),
        "doubles": rng.randrange(3),
    }
    if rng.random() < 0.3:
        given["jail_cards"] = {"chance": rng.randrange(seats)}
    if rng.random() < 0.3:
        given["stock"] = {name: rng.randrange(2) for name in ("office", "water", "electric")}
    return Position("empire", seats=seats, turn=rng.randrange(seats), options=e.differences(), **given)


def star_wars(rng: random.Random) -> Position:
    """Return a position with few unowned planets and many Force cards in hand."""
    e: Any = edition("star_wars", options=random_walks.random_options(edition("star_wars"), rng))
    e = e.with_(sides="together") if e.sides == "chosen" else e
    seats = rng.randint(e.least, e.most)
    owns: dict[int, list[str]] = {p: [] for p in range(seats)}
    kept = rng.choice((0.1, 0.5, 0.9))
    for members in e.members:
        whose = rng.randrange(seats)
        for space in members:
            if rng.random() < kept and space != e.planets[seats]:  # owning the last planet would end the game
                owns[rng.randrange(seats) if rng.random() < 0.3 else whose].append(e.names[space])
    cards = [card.name for card in e.cards]
    side, held = e.deal(seats).side, rng.sample(cards, rng.randrange(24))
    hands = {p: " ".join([name for name in held[p::seats] if e.cards[cards.index(name)].side == side[p]]) for p in owns}
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in owns.items()},
        "hands": hands,
        "discards": " ".join(rng.sample([name for name in cards if name not in held], rng.randrange(12))),
        "cash": {p: rng.choice((0, 10, 50, 90, 100, 110, 190, 200, 400, 1500)) for p in range(seats)},
        "at": {p: rng.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(rng, seats, 3),
        "turns": rng.randrange(3),
        "doubles": rng.randrange(3),
    }
    return Position("star_wars", seats=seats, turn=rng.randrange(seats), options=e.differences(), **given)


def millionaire(rng: random.Random) -> Position:
    """Return a position with complete groups, Fortune cards, and seats close to the target."""
    variant = rng.choice(sorted(variants("millionaire")))
    e: Any = variants("millionaire")[variant]
    seats = rng.randint(e.least, e.most)
    estate = Estate(rng, e, seats)
    fortunes = [card.name for card in e.cards[: e.fortunes]]
    held = shared_out(rng, fortunes[: e.kept_cards], seats, 3)
    lying = rng.sample(fortunes[e.kept_cards :], rng.randrange(12))
    purses = (0, 1, 5, 10, 24, 25, 49, 50, 51, 100, 372, 900, 990, 999)
    given: dict[str, Any] = {
        "owns": {p: " ".join(names) for p, names in estate.owns.items()},
        "built": estate.built,
        "mortgaged": " ".join(estate.mortgaged),
        "hands": held,
        "lying": dict(zip(rng.sample([e.names[space] for space in e.deeds], len(lying)), lying, strict=True)),
        "stars": {p: rng.choice((1, 3, 5)) for p in range(seats)},
        "cash": {p: rng.choice(purses) for p in range(seats)},
        "at": {p: rng.choice(e.names) for p in range(seats)},
        "jailed": some_jailed(rng, seats, 4),
        "jail_cards": {deck: rng.randrange(seats) for deck in ("chance", "lifestyle") if rng.random() < 0.4},
        "turns": rng.randrange(3),
        **estate.stock(),
    }
    options = random_walks.random_options(e, rng)
    return Position("millionaire", variant, seats=seats, turn=rng.randrange(seats), options=options, **given)


SCENES: Final[dict[str, Callable[[random.Random], Position]]] = {
    "electronic": electronic,
    "deal": deal,
    "empire": empire,
    "star_wars": star_wars,
    "millionaire": millionaire,
}
