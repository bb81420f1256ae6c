"""The money of each of the five games: starting amounts, units, and buttons for frequent payments."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from magnat.kernel import BadOption

MONEY_FILE: Final = Path(__file__).with_name("money.toml")


class Button(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A button for a frequent payment."""

    name: str
    way: str  # receives, pays, from_each or to_each
    amounts: list[int] = []
    on: list[str] = []  # places of the amounts on the board: money.fine, or a space or kind of spaces


class Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The money and related rules of one game."""

    name: str
    least: int
    most: int
    start: int
    step: int
    units: list[tuple[str, int]]
    quick: list[Button]
    count: str  # measure that ranks the players: wealth or cash
    deeds: str = ""  # the kind of rents: streets or planets; empty if deeds cannot be tracked
    target: int = 0  # a player with this amount wins; 0 for none
    doubles_with_mortgage: bool = False
    interest_on: str = "mortgage"  # or price
    interest_once: bool = False  # a buyer who paid it when keeping the mortgage does not pay it when lifting it
    quick_game: bool = False  # the game has a Quick Game, in which three apartments make a hotel
    unit: bool = False  # the game has an electronic bank, which can be shown beside the book
    rules: dict[str, str] = {}  # reason of a refusal -> the rule behind it
    banker_apart: int = 5  # least players for a banker who does not play: more than five people (ELEC-SETUP-03)

    def find_quick(self, name: str) -> Button | None:
        return next((quick for quick in self.quick if quick.name == name), None)


@cache
def load_moneys() -> dict[str, Money]:
    games = tomllib.loads(MONEY_FILE.read_text(encoding="utf-8"))["game"]
    return {money.name: money for money in msgspec.convert(games, list[Money])}


def get_money(game: str) -> Money:
    if game not in load_moneys():
        raise BadOption("game", game, ", ".join(load_moneys()))
    return load_moneys()[game]
