"""The tower: a stack of tiles whose height is both salary and rent. The first full tower wins."""

from collections.abc import Mapping, Sequence
from typing import Final

from magnat.kernel import Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.spaces import BoardEdition, BoardTable

OFFICE: Final = 36  # a tile is numbered by its space; an office has none
NO_TILE: Final = -1
NO_COLOUR: Final = -1

OFFICES: Final = 2  # index in `stock`; the utilities are 0 and 1
SINGLE: Final = -1  # a brand has one tile and no stock


class TowerEdition(BoardEdition):
    """The properties of tiles: height, colour and number."""

    def __init__(self, name: str, least: int, most: int, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__(name, least, most, board, options)
        spaces, pieces, money = board.space, board.pieces, board.money
        assert len(spaces) == OFFICE
        groups = [group.name for group in board.group]
        utilities = [i for i, s in enumerate(spaces) if s.kind == "utility"]
        self.utilities: Final[list[int]] = utilities
        self.tile_heights: Final[list[int]] = [*[s.height for s in spaces], pieces["office_height"]]
        self.colour_of: Final[list[int]] = [
            *[groups.index(s.group) if s.group else NO_COLOUR for s in spaces],
            NO_COLOUR,
        ]
        self.colours: Final[list[str]] = groups
        self.colour_bits: Final[list[int]] = [
            sum([1 << i for i, s in enumerate(spaces) if s.group == group]) for group in groups
        ]
        self.stock_of: Final[list[int]] = [
            *[utilities.index(i) if i in utilities else SINGLE for i in range(OFFICE)],
            OFFICES,
        ]
        self.stock: Final[list[int]] = [pieces["utilities"], pieces["utilities"], pieces["offices"]]
        self.levels: Final[int] = pieces["levels"]
        self.scale: Final[list[int]] = [  # EMP-TOWER-03: 50, 50, 100, 150 ...
            money["empty"] if height == 0 else money["level"] * height for height in range(self.levels)
        ]
        self.whole_stack: Final[bool] = self.word("top_tile") == "stack"


class TowerTable(BoardTable):
    """One tower per seat, and the remaining tiles. A brand is owned by the seat that has its tile (EMP-BUY-01)."""

    e: TowerEdition
    towers: list[tuple[int, ...]]  # by seat: tiles, topmost last
    heights: list[int]  # by seat: number of filled levels
    brands: list[int]  # by seat: bit set of the brands in the tower
    stock: list[int]  # remaining tiles of each utility, and offices

    def layout(self) -> BoardEdition:
        return self.e

    # value of a tower

    def value(self, seat: int) -> int:
        """EMP-TOWER-03, EMP-RENT-01: return the value of a tower: the salary, and the rent of each of its brands."""
        return self.e.scale[self.heights[seat]]

    def salary(self, seat: int) -> int:
        """EMP-GO-01, -04: return the salary, which is the value of the tower."""
        return self.value(seat)

    def owner_of(self, brand: int) -> int:
        """Return the seat whose tower has the tile; NO_TILE if it is on its space."""
        brands = self.brands
        for p in range(len(brands)):
            if brands[p] >> brand & 1:
                return p
        return NO_TILE

    def top_brand(self, seat: int) -> int:
        """EMP-TOWER-07: return the index of the tile that swaps, debts and cards take; -1 if none.

        Offices above it are skipped.
        """
        tower = self.towers[seat]
        i = len(tower) - 1
        if not self.e.whole_stack:  # EMP-OPT-01
            while i >= 0 and tower[i] == OFFICE:
                i -= 1
        return i

    def has_brand(self, seat: int) -> bool:
        """EMP-TOWER-11: True if the tower has a tile that can be taken."""
        return self.top_brand(seat) >= 0

    def brand_tiles(self, seat: int) -> int:
        """EMP-EDGE-39: return the number of brand and utility tiles in a tower."""
        tower = self.towers[seat]
        return len(tower) - tower.count(OFFICE)

    # adding a tile

    def put_on_tower(self, seat: int, tile: int) -> None:
        """EMP-TOWER-01, EMP-WIN-01, -02: put a tile on top; a full tower wins immediately."""
        e = self.e
        self.towers[seat] = (*self.towers[seat], tile)
        height = self.heights[seat] + e.tile_heights[tile]
        self.heights[seat] = height
        if e.stock_of[tile] == SINGLE:
            self.brands[seat] |= 1 << tile
        if height >= e.levels and not self.over:  # EMP-TOWER-04, -05; EMP-WIN-03: only the first full tower wins
            self.tell("filled", seat, tile, height)
            self.end(1 << seat)

    def gain(self, seat: int, tile: int) -> None:
        """Add a tile from another tower; it may complete a colour."""
        self.put_on_tower(seat, tile)
        self.bonus(seat, tile)

    def acquire(self, seat: int, tile: int) -> None:
        """Add a tile from the board or from the supply."""
        kind = self.e.stock_of[tile]
        if kind != SINGLE:
            self.stock[kind] -= 1
        self.gain(seat, tile)

    def bonus(self, seat: int, tile: int) -> None:
        """EMP-OFF-01 to -04, -08, EMP-EDGE-04: completing a colour earns an office, unless the game is won."""
        e = self.e
        colour = e.colour_of[tile]
        if colour == NO_COLOUR or self.over:
            return
        whole = e.colour_bits[colour]
        if self.brands[seat] & whole == whole:
            if self.stock[OFFICES]:
                self.tell("bonus_office", seat, colour)
                self.acquire(seat, OFFICE)
            else:
                self.tell("no_office_left", seat, colour)

    # removing a tile

    def take_from_tower(self, seat: int, i: int) -> int:
        """EMP-TOWER-09: remove and return a tile; the tiles above move down in order."""
        tower = self.towers[seat]
        tile = tower[i]
        self.towers[seat] = tower[:i] + tower[i + 1 :]
        self.heights[seat] -= self.e.tile_heights[tile]
        self.brands[seat] &= ~(1 << tile)
        return tile

    def send_back(self, seat: int, i: int) -> None:
        """EMP-TOWER-08: return a brand to its space, a utility to its pile, an office to the supply."""
        tile = self.take_from_tower(seat, i)
        kind = self.e.stock_of[tile]
        if kind != SINGLE:
            self.stock[kind] += 1
        self.tell("sent_back", seat, tile)

    def hand_over(self, seat: int, to: int) -> None:
        """Move the topmost brand tile to another tower."""
        tile = self.take_from_tower(seat, self.top_brand(seat))
        self.tell("handed_over", seat, tile, to)
        self.gain(to, tile)

    def exchange(self, a: int, b: int) -> None:
        """EMP-SWAP-05, EMP-OFF-10, EMP-WIN-03: exchange the topmost brand tiles at once.

        Wins and bonus offices are decided in order of play from the active player.
        """
        a, b = [p for p in self.clockwise_from(self.active) if p in (a, b)]
        mine = self.take_from_tower(a, self.top_brand(a))
        theirs = self.take_from_tower(b, self.top_brand(b))
        self.tell("handed_over", a, mine, b)
        self.tell("handed_over", b, theirs, a)
        self.put_on_tower(a, theirs)
        self.put_on_tower(b, mine)
        self.bonus(a, theirs)
        self.bonus(b, mine)

    # auctions

    def calls(self, seat: int, lot: int, high: int) -> Sequence[int]:
        """EMP-AUC-01, -02, -06: return the legal bids: pass, or one step more if the seat can pay it."""
        more = high + self.e.step
        return (high, more) if self.cash[seat] >= more else (high,)

    def printed(self, seat: int) -> int:
        """Return the printed value of a tower; a winning tower may rise above the scale (EMP-TOWER-05)."""
        scale = self.e.scale
        return scale[min(self.heights[seat], len(scale) - 1)]

    def why_no_call(self, seat: int, high: int, answer: int) -> tuple[str, str]:
        if answer == high + self.e.step:
            return "too_poor", "EMP-AUC-06"
        return ("one_step_more", "EMP-AUC-02") if high else ("opens_at_a_step", "EMP-AUC-01")

    def on_sold(self, lot: int, seat: int, price: int) -> None:
        """EMP-AUC-04: the winner pays the bid and receives the tile."""
        self.spend(seat, price)
        self.tell("won_auction", seat, lot, price)
        self.acquire(seat, lot)
