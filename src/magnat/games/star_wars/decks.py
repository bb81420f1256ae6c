"""The Force cards of `decks.toml`, and the effects of their halves."""

from pathlib import Path
from typing import ClassVar, Final

from magnat.games.star_wars import chances, powers
from magnat.games.star_wars.edition import EMPIRE, REBEL, ForceCard
from magnat.games.star_wars.table import StarWars
from magnat.kernel import BadBoard
from magnat.mechanics.board_file import Board
from magnat.mechanics.deck_file import Decks, EffectClass, effects_of
from magnat.mechanics.decks import Card, Effect
from magnat.mechanics.effects import PayBank, Receive


class Halves(Effect[StarWars]):
    """SW-FORCE-02: an upper half for the deck's own side, a lower half for the other one."""

    needs: ClassVar[tuple[str, ...]] = ("power:power", "chance:chance")
    power: str
    chance: str


CHANCES: Final[list[EffectClass]] = [Receive, PayBank, *effects_of(chances)]
DECKS: Final = Decks(
    Path(__file__).parent / "data" / "decks.toml", {"power": effects_of(powers), "chance": CHANCES, "force": [Halves]}
)


def force_cards(board: Board) -> list[ForceCard]:
    """Return the Rebels' cards, then the Empire's, which mirror them. Raise `BadBoard` for an unknown half."""
    decks = DECKS.for_board(board)
    pairs: list[Card] = decks["force"]
    powers: dict[str, Card] = {card.name: card for card in decks["power"]}
    chances: dict[str, Card] = {card.name: card for card in decks["chance"]}
    cards: list[ForceCard] = []
    for letter, side in (("r", REBEL), ("e", EMPIRE)):
        for place, pair in enumerate(pairs):
            halves = pair.effect
            assert isinstance(halves, Halves)
            if halves.power not in powers:
                raise BadBoard(board.name, 0, f"card.force.{place}.power", "the name of an upper half")
            if halves.chance not in chances:
                raise BadBoard(board.name, 0, f"card.force.{place}.chance", "the name of a lower half")
            source = pair.line.source if side == REBEL else "reconstructed"
            cards.append(ForceCard(letter + pair.name, side, powers[halves.power], chances[halves.chance], source))
    return cards
