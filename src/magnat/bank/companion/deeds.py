"""The deeds of a book: their owners, buildings, mortgages and rents."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from magnat.bank.companion.money import Money
from magnat.bank.ledger import BANK, DeedChange
from magnat.version import PACKAGE

NOT_MORTGAGED: Final = 0
MORTGAGED: Final = 1
MORTGAGED_INTEREST_PAID: Final = 2  # mortgaged, and the interest was paid on receipt
Holding = tuple[int, int, int]  # owner, level, mortgage
UNOWNED: Final[Holding] = (BANK, 0, NOT_MORTGAGED)
DEED_KINDS: Final = ("street", "station", "utility", "planet")
HOTEL_RENT_INDEX: Final = 5  # the last rent of a street


class Deed(msgspec.Struct, frozen=True):
    """The printed values of a deed."""

    name: str
    kind: str
    fr: str
    en: str
    group: str
    price: int
    mortgage: int  # 0 if it cannot be mortgaged
    build: int
    rents: tuple[int, ...]


@cache
def load_game_deeds(game: str) -> dict[str, Deed]:
    """Return the deeds of a game by name, from its board file; empty if it has none."""
    file = PACKAGE / "games" / game / "data" / "board.toml"
    if not file.is_file():
        return {}
    return deeds_on_board(tomllib.loads(file.read_text(encoding="utf-8")))


def deeds_on_board(board: Mapping[str, Any]) -> dict[str, Deed]:
    """Return the deeds by name of a board given as plain values."""
    groups = {group["name"]: group for group in board.get("group", [])}
    found = {}
    for space in board["space"]:
        if space["kind"] in DEED_KINDS and space.get("price") and space.get("group") in groups:
            group = groups[space["group"]]
            mortgage = 0 if space["kind"] == "planet" else space.get("mortgage") or space["price"] // 2
            rents = tuple(space.get("rents") or group.get("rents") or ())
            found[space["name"]] = Deed(
                space["name"], space["kind"], space["fr"], space["en"], space["group"], space["price"],
                mortgage, group.get("build", 0), rents,
            )  # fmt: skip
    return found


class DeedBook:
    """The deeds of one table."""

    def __init__(self, money: Money, deeds: dict[str, Deed], top: int = 5, sides: tuple[int, ...] = ()) -> None:
        self.money = money
        self.deeds = deeds
        self.hotel_level = top  # the level that is a hotel: 5, or 4 in the Quick Game
        self.sides = sides  # by player; empty in a game without sides
        self.held: dict[str, Holding] = dict.fromkeys(deeds, UNOWNED)

    def make_change(self, deed: str, owner: int, level: int, mortgage: int) -> DeedChange:
        """Return a change of a deed, without applying it."""
        return DeedChange(deed, self.held[deed], (owner, level, mortgage))

    def group_of(self, deed: str) -> list[str]:
        return [name for name, other in self.deeds.items() if other.group == self.deeds[deed].group]

    def deeds_of_player(self, player: int) -> list[str]:
        return [name for name, held in self.held.items() if held[0] == player]

    def is_group_complete(self, deed: str) -> bool:
        """True if one player, or one side, owns the whole group."""
        owners = {self.held[name][0] for name in self.group_of(deed)}
        if BANK in owners:
            return False
        return len({self.side_of(owner) for owner in owners}) == 1

    def side_of(self, player: int) -> int:
        """Return the side of a player; without sides, a different one for each player."""
        return self.sides[player - 1] if self.sides else -player

    def rent(self, deed: str, visitor: int, dice: int = 0) -> int:
        """Return the rent that a visitor owes; 0 for an unowned, own or mortgaged deed."""
        owner, level, mortgaged = self.held[deed]
        if owner in (BANK, visitor) or mortgaged:
            return 0
        card = self.deeds[deed]
        if card.kind == "planet":
            full = card.rents[0] * (2 if self.is_group_complete(deed) else 1)
            return full // 2 if self.side_of(owner) == self.side_of(visitor) else full
        if card.kind in ("station", "utility"):
            held = sum(self.held[name][0] == owner for name in self.group_of(deed))
            return card.rents[held - 1] * (dice if card.kind == "utility" else 1)
        if level == self.hotel_level:
            return card.rents[HOTEL_RENT_INDEX]
        return card.rents[level] * (2 if level == 0 and self.is_rent_doubled(deed) else 1)

    def is_rent_doubled(self, deed: str) -> bool:
        """ELEC-RENT-06, -07, MIL-RENT-04: True for a complete group; in some games only if none of it is mortgaged."""
        free = self.money.doubles_with_mortgage or not any(self.held[name][2] for name in self.group_of(deed))
        return free and self.is_group_complete(deed)

    def interest(self, deed: str) -> int:
        """Return the interest: a tenth of the mortgage or of the price, rounded up to the smallest step."""
        card, step = self.deeds[deed], self.money.step
        base = card.price if self.money.interest_on == "price" else card.mortgage
        return -(-base // (10 * step)) * step

    def lift_cost(self, deed: str, received: bool = False) -> int:
        """ELEC-MORT-05, -09, -11, MIL-MORT-05, -07: the mortgage, plus the interest unless it is due only once."""
        spared = self.money.interest_once and (received or self.held[deed][2] == MORTGAGED_INTEREST_PAID)
        return self.deeds[deed].mortgage + (0 if spared else self.interest(deed))

    def resale_value(self, deed: str, levels: int) -> int:
        """ELEC-SELLB-01, MIL-MON-02: half the price, each building rounded down to the smallest step."""
        step = self.money.step
        return levels * (self.deeds[deed].build // 2 // step * step)

    def worth(self, player: int) -> int:
        """ELEC-QUICK-07, ELEC-TIME-03: deeds at board price, or half; buildings at purchase price."""
        total = 0
        for name in self.deeds_of_player(player):
            _, level, mortgaged = self.held[name]
            card = self.deeds[name]
            total += (card.price // 2 if mortgaged else card.price) + level * card.build
        return total
