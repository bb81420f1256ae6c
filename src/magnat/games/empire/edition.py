"""The edition: the board and the cards as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.games.empire.tower import TowerEdition
from magnat.kernel import BadOption, Option, Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.decks import Card, Effect, jail_card_index
from magnat.mechanics.money import BANK

if TYPE_CHECKING:
    from magnat.games.empire.table import Empire


CHANCE: Final = 0  # the decks: `bags` and `unders` are for Chance; Empire cards have their own columns
EMPIRE: Final = 1

BRAND: Final = 1  # kinds of space
UTILITY: Final = 2
RIVAL_TAX: Final = 3
TOWER_TAX: Final = 4
DRAW_EMPIRE: Final = 5
DRAW_CHANCE: Final = 6
FREE_PARKING: Final = 7
GO_TO_JAIL: Final = 8
KINDS: Final = ("", "brand", "utility", "rival_tax", "tower_tax", "empire", "chance", "free_parking", "go_to_jail")

OWN: Final = 0  # EMP-CARD-01: when a card may be played; OWN: in the player's own window
ANY: Final = 1  # in any player's window
LAND: Final = 2  # in the question after the player's own landing
REACT: Final = 3  # in answer to another player's attack
BOARD_FILE: Final = Path(__file__).parent / "data" / "board.toml"


class EmpireEffect(Effect["Empire"]):
    """The effect of an Empire card, its timing and its targets."""

    timing: ClassVar[int] = REACT

    def playable(self, t: "Empire", seat: int) -> bool:
        """True if the card can be played in this position; its timing is checked elsewhere."""
        return True

    def targets(self, t: "Empire", seat: int) -> list[int]:
        """Return the opponents against whom the card may be played."""
        raise NotImplementedError

    def against(self, t: "Empire", seat: int, target: int) -> None:
        raise NotImplementedError


class EmpireEdition(TowerEdition):
    """The board with amounts in thousands, and the options of the table."""

    space_kinds: ClassVar[tuple[str, ...]] = KINDS
    declared: ClassVar[tuple[Option, ...]] = (
        Option("top_tile", "booklet", "EMP-OPT-01", ("booklet", "stack")),
        Option("swap_then_move", False, "EMP-OPT-02"),
        Option("office_purchase", "one_per_turn", "EMP-OPT-03", ("one_per_turn", "own_turn", "any_time")),
        Option("super_immune", False, "EMP-OPT-04"),
        Option("jail_double_extra_turn", False, "EMP-OPT-05"),
        Option("trades", False, "EMP-OPT-06"),
        Option("first_seat", 0, "EMP-TURN-01", most=4),
        Option("turn_limit", 0, "EMP-WIN-05", most=1_000_000, role="turns"),
        Option("windows", "clicks", "EMP-TURN-05", ("clicks", "polled"), role="windows"),
    )

    def __init__(self, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__("empire", 2, board.pieces["towers"], board, options)
        from magnat.games.empire.decks import DECKS  # import cycle: cards and frames name this class

        money, decks = board.money, DECKS.for_board(board)
        empire_cards: list[Card] = decks["empire"]
        chance_cards: list[Card] = decks["chance"]
        self.cards: Final[list[Card]] = [*empire_cards, *chance_cards]  # indexed by card, Empire cards first
        self.decks: Final[list[list[Card]]] = [self.cards, self.cards]  # a card number is valid in both decks
        self.card_names: Final[list[str]] = [card.name for card in self.cards]
        self.card_verbs: Final[list[str]] = [card.line.verb for card in self.cards]
        self.effects: Final[list[EmpireEffect]] = [
            card.effect for card in empire_cards if isinstance(card.effect, EmpireEffect)
        ]
        self.empire_cards: Final[int] = len(self.effects)  # number of Empire cards; the numbers of Chance cards follow
        self.timings: Final[list[int]] = [effect.timing for effect in self.effects]
        self.noes: Final[tuple[int, ...]] = self.cards_that("say_no")
        self.hands_off: Final[tuple[int, ...]] = self.cards_that("hands_off")
        self.busters: Final[tuple[int, ...]] = self.cards_that("buster")
        self.reversals: Final[tuple[int, ...]] = self.cards_that("turn_round")
        self.bargains: Final[tuple[int, ...]] = self.cards_that("bargain")
        self.bargain: Final[int] = self.cards[self.bargains[0]].line.needs["amount"] if self.bargains else 0
        self.jail_free: Final[int] = self.empire_cards + jail_card_index(chance_cards)
        self.office: Final[int] = money["office"]
        self.trip: Final[int] = money["trip"]
        self.bail: Final[int] = money["bail"]
        self.swap_then_move: Final[bool] = bool(self.number("swap_then_move"))
        self.one_office: Final[bool] = self.word("office_purchase") == "one_per_turn"
        self.any_time: Final[bool] = self.word("office_purchase") == "any_time"
        self.super_immune: Final[bool] = bool(self.number("super_immune"))
        self.jail_double_extra_turn: Final[bool] = bool(self.number("jail_double_extra_turn"))
        self.trades: Final[bool] = bool(self.number("trades"))
        self.first_seat: Final[int] = self.number("first_seat")

    def cards_that(self, verb: str) -> tuple[int, ...]:
        return tuple([i for i in range(self.empire_cards) if self.card_verbs[i] == verb])

    def deal(self, seats: int) -> "Empire":
        """EMP-SETUP-02 to -07: empty towers, tokens on GO, all tiles on the board; Empire cards are dealt next.

        Raise `BadOption` if `first_seat` does not exist.
        """
        from magnat.games.empire.table import Empire  # import cycle: tables and frames refer to the edition
        from magnat.games.empire.turn import opening  # import cycle: tables and frames refer to the edition

        self.check_seats(seats)
        if self.first_seat > seats:
            raise BadOption("first_seat", self.first_seat, f"0..{seats}")
        hidden = len(self.effects)
        return Empire(
            self,
            opening(self, seats),
            winners=0,
            ring=tuple(range(seats)),
            cash=[self.start] * seats,
            bank=0,
            place=[0] * seats,
            jailed=[0] * seats,
            towers=[() for _ in range(seats)],
            heights=[0] * seats,
            brands=[0] * seats,
            stock=self.stock[:],
            hands=[[] for _ in range(seats)],
            known=[0] * hidden,
            unseen=list(range(hidden)),
            under=(),
            limbo=(),
            bags=[tuple(range(hidden, len(self.cards)))],
            unders=[()],
            shown=(),
            jail_card=BANK,
            active=0,
            turns=0,
            doubles=0,
            office_bought=0,
            proposals=0,
        )
