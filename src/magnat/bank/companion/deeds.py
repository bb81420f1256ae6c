"""The deeds of a book: their owners, buildings, mortgages and rents; and the changes of a custom edition."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from magnat.bank.companion.money import Button, Money
from magnat.bank.ledger import BANK, DeedChange
from magnat.languages import LANGUAGES, add_printed_names, with_texts
from magnat.version import PACKAGE

NOT_MORTGAGED: Final = 0
MORTGAGED: Final = 1
MORTGAGED_INTEREST_PAID: Final = 2  # mortgaged, and the interest was paid on receipt
Holding = tuple[int, int, int]  # owner, level, mortgage
UNOWNED: Final[Holding] = (BANK, 0, NOT_MORTGAGED)
DEED_KINDS: Final = ("street", "station", "utility", "planet")
HOTEL_RENT_INDEX: Final = 5  # the last rent of a street


@with_texts("")
class NamedDeed(msgspec.Struct, frozen=True, kw_only=True):
    """A deed's name in files, its kind, and its displayed name in every language."""

    name: str
    kind: str


class Deed(NamedDeed, frozen=True, kw_only=True):
    """The printed values of a deed."""

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
    return deeds_on_board(add_printed_names(tomllib.loads(file.read_text(encoding="utf-8"))))


def deeds_on_board(board: Mapping[str, Any]) -> dict[str, Deed]:
    groups = {group["name"]: group for group in board.get("group", [])}
    deeds = {}
    for space in board["space"]:
        if space["kind"] in DEED_KINDS and space.get("price") and space.get("group") in groups:
            group = groups[space["group"]]
            mortgage = 0 if space["kind"] == "planet" else space.get("mortgage") or space["price"] // 2
            rents = tuple(space.get("rents") or group.get("rents") or ())
            printed = {name: space[name] for name in ("name", "kind", "group", "price")}
            names = {lang: space.get(lang, "") for lang in LANGUAGES}
            deeds[space["name"]] = Deed(**printed, **names, mortgage=mortgage, build=group.get("build", 0), rents=rents)
    return deeds


class DeedBook:
    def __init__(self, money: Money, deeds: dict[str, Deed], top: int = 5, sides: tuple[int, ...] = ()) -> None:
        self.money = money
        self.deeds = deeds
        self.hotel_level = top  # the level that is a hotel: 5, or 4 in the Quick Game
        self.sides = sides  # by player; empty in a game without sides
        self.held: dict[str, Holding] = dict.fromkeys(deeds, UNOWNED)

    def make_change(self, deed: str, owner: int, level: int, mortgage: int) -> DeedChange:
        return DeedChange(deed, self.held[deed], (owner, level, mortgage))

    def group_of(self, deed: str) -> list[str]:
        return [name for name, other in self.deeds.items() if other.group == self.deeds[deed].group]

    def deeds_of_player(self, player: int) -> list[str]:
        return [name for name, holding in self.held.items() if holding[0] == player]

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
            owned = sum(self.held[name][0] == owner for name in self.group_of(deed))
            return card.rents[owned - 1] * (dice if card.kind == "utility" else 1)
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


class OwnBank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a book needs of a custom edition. It is stored in the book, which needs no other file."""

    title: dict[str, str]
    start: int
    step: int
    quick: dict[str, list[int]]  # button -> its amounts on the board
    deeds: tuple[Deed, ...]

    def apply_to(self, printed: Money) -> Money:
        quick = [
            msgspec.structs.replace(each, amounts=self.quick.get(each.name, each.amounts)) for each in printed.quick
        ]
        return msgspec.structs.replace(printed, start=self.start, step=self.step, quick=quick)


def make_own_bank(printed: Money, board: Mapping[str, Any], title: dict[str, str]) -> OwnBank:
    money = board.get("money", {})
    quick = {each.name: read_button_amounts(board, each) for each in printed.quick if each.on}
    deeds = tuple(deeds_on_board(board).values()) if printed.deeds else ()
    return OwnBank(title, money.get("start", printed.start), money.get("step", printed.step), quick, deeds)


def read_button_amounts(board: Mapping[str, Any], button: Button) -> list[int]:
    """Return the amounts at the board's places that a button names: `money.fine`, or the spaces of a kind or name."""
    amounts: list[int] = []
    for place in button.on:
        section, _, name = place.partition(".")
        if section == "money":
            amounts.append(board["money"][name])
        else:
            amounts += [space["amount"] for space in board["space"] if name in (space["kind"], space["name"])]
    return list(dict.fromkeys(amounts)) or button.amounts
