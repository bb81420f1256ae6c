"""The changes of a custom edition for the bank: its deeds, and the amounts on its board."""

from collections.abc import Mapping
from typing import Any

import msgspec

from magnat.bank.companion.deeds import Deed, deeds_on_board
from magnat.bank.companion.money import Button, Money


class OwnBank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a book needs of a custom edition. It is stored in the book, which needs no other file."""

    title: dict[str, str]
    start: int
    step: int
    quick: dict[str, list[int]]  # button -> its amounts on the board
    deeds: tuple[Deed, ...]

    def apply_to(self, printed: Money) -> Money:
        """Return the game's money with the changes of this edition."""
        quick = [
            msgspec.structs.replace(each, amounts=self.quick.get(each.name, each.amounts)) for each in printed.quick
        ]
        return msgspec.structs.replace(printed, start=self.start, step=self.step, quick=quick)


def make_own_bank(printed: Money, board: Mapping[str, Any], title: dict[str, str]) -> OwnBank:
    """Return the changes of an edition, from its board as plain values."""
    money = board.get("money", {})
    quick = {each.name: read_button_amounts(board, each) for each in printed.quick if each.on}
    deeds = tuple(deeds_on_board(board).values()) if printed.deeds else ()
    return OwnBank(title, money.get("start", printed.start), money.get("step", printed.step), quick, deeds)


def read_button_amounts(board: Mapping[str, Any], button: Button) -> list[int]:
    """Return the amounts at the board's places that a button names: `money.fine`, or the spaces of a kind or name."""
    found: list[int] = []
    for place in button.on:
        section, _, name = place.partition(".")
        if section == "money":
            found.append(board["money"][name])
        else:
            found += [space["amount"] for space in board["space"] if name in (space["kind"], space["name"])]
    return list(dict.fromkeys(found)) or button.amounts
