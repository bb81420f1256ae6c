"""The edition: the board and the cards as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.kernel import Option, Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.decks import Card, jail_card_index
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyEdition, tenth_up

if TYPE_CHECKING:
    from magnat.games.electronic.table import Electronic


CHANCE: Final = 0  # the decks
CHEST: Final = 1

STREET: Final = 1  # kinds of space
STATION: Final = 2
UTILITY: Final = 3
TAX: Final = 4
GO_TO_JAIL: Final = 5
BOARD_FILE: Final = Path(__file__).parent / "data" / "board.toml"


class ElectronicEdition(PropertyEdition):
    """The board with amounts in thousands, and the options of the table."""

    space_kinds: ClassVar[tuple[str, ...]] = ("", "street", "station", "utility", "tax", "go_to_jail")
    card_spaces: ClassVar[tuple[str, ...]] = ("chance", "chest")
    declared: ClassVar[tuple[Option, ...]] = (
        Option("deeds_dealt", 0, "ELEC-QUICK-01", most=2),
        Option("apartments_for_hotel", 4, "ELEC-QUICK-03", most=4),
        Option("ends_at_bankruptcies", 0, "ELEC-QUICK-06", most=5),
        Option("time_limit", 0, "ELEC-TIME-01", most=10_000, role="minutes"),
        Option("time_stop", "finish_turn", "ELEC-TIME-02", ("finish_turn", "at_once")),
        Option("turn_limit", 0, "ELEC-END-04", most=1_000_000, role="turns"),
        Option("rent_claim", "auto", "ELEC-RENT-03", ("auto", "manual")),
        Option("pay_in_kind", "always", "ELEC-TRADE-08", ("always", "when_short")),
        Option("jail_fine_timing", "next_turn", "ELEC-JAIL-06", ("next_turn", "same_turn")),
        Option("jail_double_rethrow", False, "ELEC-JAIL-10"),
        Option("mortgage_needs_empty_group", False, "ELEC-MORT-02"),
        Option("even_hotel_sales", False, "ELEC-SELLB-06"),
        Option("second_interest", False, "ELEC-MORT-11"),
        Option("inherited_interest", False, "ELEC-BKR-07"),
        Option("offers_per_window", 5, "ELEC-TRADE-10", most=15),
        Option("interturn_grace_seconds", 3, "ELEC-EDGE-50", most=60, role="grace"),
        Option("windows", "clicks", "ELEC-TURN-12", ("clicks", "polled"), role="windows"),
    )

    def __init__(self, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__("electronic", 2, 6, board, options)
        from magnat.games.electronic.decks import DECKS  # import cycle: cards and frames name this class

        decks = DECKS.for_board(board)
        self.decks: Final[list[list[Card]]] = [decks["chance"], decks["chest"]]  # in the order of CHANCE and CHEST
        self.jail_card_numbers = [jail_card_index(deck) for deck in self.decks]
        self.deeds_dealt: Final[int] = self.number("deeds_dealt")
        self.ends_at_bankruptcies: Final[int] = self.number("ends_at_bankruptcies")
        self.timed: Final[bool] = self.number("time_limit") > 0
        self.stops_at_once: Final[bool] = self.word("time_stop") == "at_once"
        self.manual_claims: Final[bool] = self.word("rent_claim") == "manual"
        self.always_in_kind: Final[bool] = self.word("pay_in_kind") == "always"
        self.fine_next_turn: Final[bool] = self.word("jail_fine_timing") == "next_turn"
        self.jail_double_rethrow: Final[bool] = bool(self.number("jail_double_rethrow"))
        self.mortgage_needs_empty_group: Final[bool] = bool(self.number("mortgage_needs_empty_group"))
        self.even_hotel_sales = bool(self.number("even_hotel_sales"))
        self.second_interest: Final[bool] = bool(self.number("second_interest"))
        self.inherited_interest: Final[bool] = bool(self.number("inherited_interest"))

    def hotel_level(self) -> int:
        return self.number("apartments_for_hotel") + 1  # ELEC-QUICK-03

    def interest_on(self, price: int, mortgage: int) -> int:
        """ELEC-MORT-10: return a tenth of the mortgage, rounded up to 10K."""
        return tenth_up(mortgage, self.step)

    def lift_cost_of(self, price: int, mortgage: int) -> int:
        """ELEC-MORT-05: return the mortgage plus a tenth, rounded up to 10K: 830 for 750."""
        return tenth_up(mortgage * 11, self.step)

    def deal(self, seats: int) -> "Electronic":
        """ELEC-SETUP-05 to -10: return the initial table: accounts at 15M, tokens on Go, the rest in the bank."""
        from magnat.games.electronic.table import Electronic  # import cycle: tables and frames refer to the edition
        from magnat.games.electronic.turn import opening  # import cycle: tables and frames refer to the edition

        self.check_seats(seats)
        return Electronic(
            self,
            opening(self, seats),
            winners=0,
            ring=tuple(range(seats)),
            cash=[self.start] * seats,
            bank=0,
            place=[0] * seats,
            owner=[BANK] * self.size,
            deeds=[0] * seats,
            complete=[0] * seats,
            mortgaged=0,
            prepaid=0,
            level=[0] * self.size,
            built=0,
            locked=0,
            apartments=self.apartments,
            hotels=self.hotels,
            jail_cards=[BANK, BANK],
            offers=0,
            refused=(),
            fresh=(),
            jailed=[0] * seats,
            bags=[tuple(range(len(deck))) for deck in self.decks],
            unders=[() for deck in self.decks],
            active=0,
            turns=0,
            doubles=0,
            dice=0,
            claims=(),
            time_up=0,
        )
