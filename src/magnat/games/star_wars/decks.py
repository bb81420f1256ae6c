"""The 36 Force cards of `decks.toml`, and the effects of their halves."""

from pathlib import Path
from typing import Any, ClassVar, Final

from magnat.games.star_wars.chances import (
    AdvanceToGo,
    AdvanceToHyperdrive,
    GoToJailByCard,
    LoseForceCard,
    LoseLowestBase,
    MoveBack,
    PayEachEnemy,
    PayPerBase,
)
from magnat.games.star_wars.edition import EMPIRE, REBEL, ForceCard
from magnat.games.star_wars.powers import (
    CaptureEnemy,
    DemandTribute,
    DestroyBase,
    ExtortEnemy,
    JumpAnywhere,
    LeaveJailFree,
    ReceiveFunds,
    SayNoToIt,
    SetOutpost,
    SwapSpaces,
    TakeSpace,
)
from magnat.games.star_wars.table import StarWars
from magnat.kernel import BadBoard
from magnat.mechanics.board_file import Board
from magnat.mechanics.deck_file import Decks
from magnat.mechanics.decks import Card, Effect
from magnat.mechanics.effects import PayBank, Receive


class Halves(Effect[StarWars]):
    """SW-FORCE-02: an upper half for the deck's own side, a lower half for the other one."""

    needs: ClassVar[tuple[str, ...]] = ("power:power", "chance:chance")

    def __init__(self, power: str, chance: str) -> None:
        self.power: Final = power
        self.chance: Final = chance


POWERS: Final[list[Any]] = [
    SayNoToIt,
    LeaveJailFree,
    ReceiveFunds,
    ExtortEnemy,
    DemandTribute,
    TakeSpace,
    DestroyBase,
    SwapSpaces,
    JumpAnywhere,
    SetOutpost,
    CaptureEnemy,
]
CHANCES: Final[list[Any]] = [
    Receive,
    PayBank,
    PayEachEnemy,
    PayPerBase,
    MoveBack,
    AdvanceToGo,
    AdvanceToHyperdrive,
    GoToJailByCard,
    LoseLowestBase,
    LoseForceCard,
]
DECKS: Final = Decks(
    Path(__file__).parent / "data" / "decks.toml", {"power": POWERS, "chance": CHANCES, "force": [Halves]}
)


def force_cards(board: Board) -> list[ForceCard]:
    """Return the Rebels' cards, then the Empire's, which mirror them. Raise `BadBoard` for an unknown half."""
    decks = DECKS.for_board(board)
    pairs: list[Card] = decks["force"]
    powers: dict[str, Card] = {card.name: card for card in decks["power"]}
    chances: dict[str, Card] = {card.name: card for card in decks["chance"]}
    made: list[ForceCard] = []
    for letter, side in (("r", REBEL), ("e", EMPIRE)):
        for place, pair in enumerate(pairs):
            halves = pair.effect
            assert isinstance(halves, Halves)
            if halves.power not in powers:
                raise BadBoard(board.name, 0, f"card.force.{place}.power", "the name of an upper half")
            if halves.chance not in chances:
                raise BadBoard(board.name, 0, f"card.force.{place}.chance", "the name of a lower half")
            source = pair.line.source if side == REBEL else "reconstructed"
            made.append(ForceCard(letter + pair.name, side, powers[halves.power], chances[halves.chance], source))
    return made
