"""bank.companion: what an edition of one's own changes for the bank: its deeds, and the amounts that its board says."""

from collections.abc import Mapping
from typing import Any

import msgspec

from magnat.bank.companion.deeds import Deed, deeds_on_board
from magnat.bank.companion.money import Button, Money


class OwnBank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a book needs of an edition: it is opened with it, and needs no file afterwards."""

    title: dict[str, str]
    start: int
    step: int
    quick: dict[str, list[int]]  # the amounts of a button, where the board says them
    deeds: tuple[Deed, ...]

    def apply_to(self, printed: Money) -> Money:
        """How the game counts with this edition."""
        quick = [
            msgspec.structs.replace(each, amounts=self.quick.get(each.name, each.amounts)) for each in printed.quick
        ]
        return msgspec.structs.replace(printed, start=self.start, step=self.step, quick=quick)


def make_own_bank(printed: Money, board: Mapping[str, Any], title: dict[str, str]) -> OwnBank:
    """From a board as plain values."""
    money = board.get("money", {})
    quick = {each.name: read_button_amounts(board, each) for each in printed.quick if each.on}
    deeds = tuple(deeds_on_board(board).values()) if printed.deeds else ()
    return OwnBank(title, money.get("start", printed.start), money.get("step", printed.step), quick, deeds)


def read_button_amounts(board: Mapping[str, Any], button: Button) -> list[int]:
    """What the board says at the places that a button names: `money.fine`, or the amount on spaces of a kind."""
    found: list[int] = []
    for place in button.on:
        section, _, name = place.partition(".")
        if section == "money":
            found.append(board["money"][name])
        else:
            found += [space["amount"] for space in board["space"] if name in (space["kind"], space["name"])]
    return list(dict.fromkeys(found)) or button.amounts
