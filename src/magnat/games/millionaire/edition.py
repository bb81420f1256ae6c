"""The edition: board and cards as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.kernel import Option, Value
from magnat.mechanics.board_file import Board
from magnat.mechanics.decks import Card, jail_card_index
from magnat.mechanics.money import BANK
from magnat.mechanics.property import PropertyEdition, tenth_up

if TYPE_CHECKING:
    from magnat.games.millionaire.table import Millionaire


CHANCE: Final = 0  # the decks whose cards return
LIFESTYLE: Final = 1
FORTUNE: Final = 2  # the deck whose cards lie on the properties

STREET: Final = 1  # kinds of space
GO_TO_JAIL: Final = 2
STARS: Final = (1, 3, 5)  # MIL-LVL-01: levels 0, 1 and 2
HIGHEST: Final = 2
LAST_TURN_IN_JAIL: Final = 3

OWES_DEBT: Final = 1  # bits of `owes`, shifted by the seat
IN_DEAL: Final = 1 << 8
BOARD_FILE: Final = Path(__file__).parent / "data" / "board.toml"


class MillionaireEdition(PropertyEdition):
    """The board, with amounts in thousands, and the options chosen before play."""

    space_kinds: ClassVar[tuple[str, ...]] = ("", "street", "go_to_jail")
    card_spaces: ClassVar[tuple[str, ...]] = ("chance", "lifestyle")
    declared: ClassVar[tuple[Option, ...]] = (
        Option("doubles_extra_turn", False, "MIL-DICE-01"),
        Option("jail_third_failure", "next_turn", "MIL-JAIL-07", ("next_turn", "same_roll")),
        Option("trade_needs_bare_group", False, "MIL-DEAL-04"),
        Option("mortgage_blocks_group", True, "MIL-BLD-08"),
        Option("unsold_to_lander", True, "MIL-AUC-07"),
        Option("interest_on_any_transfer", False, "MIL-MORT-11"),
        Option("debtor_may_win", False, "MIL-WIN-05"),
        Option("allow_gifts", False, "MIL-DEAL-08"),
        Option("target", "1000000", "MIL-VAR-02", ("1000000", "2000000")),
        Option("turn_cap", 0, "MIL-VAR-03", most=1_000_000, role="turns"),
        Option("offers_per_window", 3, "MIL-TURN-10", most=15),
        Option("windows", "clicks", "MIL-TURN-08", ("clicks", "polled"), role="windows"),
    )

    def __init__(self, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__("millionaire", 2, 4, board, options)
        from magnat.games.millionaire.actions import Kept  # cycle: the cards name frames, which import this class
        from magnat.games.millionaire.decks import DECKS  # cycle: tables and frames refer to the edition

        decks = DECKS.for_board(board)
        fortune: list[Card] = decks["fortune"]
        chance: list[Card] = decks["chance"]
        lifestyle: list[Card] = decks["lifestyle"]
        kept_cards = [card for card in fortune if isinstance(card.effect, Kept)]
        now = [card for card in fortune if not isinstance(card.effect, Kept)]
        # Cards are numbered consecutively, so that every number is unique in the game: Fortune
        # (cards that may be kept first), Chance, Lifestyle.
        cards = kept_cards + now + chance + lifestyle
        first, second = len(fortune), len(fortune) + len(chance)
        self.cards: Final[list[Card]] = cards
        self.decks: Final[list[list[Card]]] = [cards, cards, cards]
        self.piles: Final[list[tuple[int, ...]]] = [
            tuple(range(first, second)),  # CHANCE
            tuple(range(second, len(cards))),  # LIFESTYLE
            tuple(range(first)),  # FORTUNE
        ]
        self.kept_cards: Final[int] = len(kept_cards)  # cards below this number are Fortune cards that may be kept
        self.fortunes: Final[int] = first
        self.backs: Final[tuple[int, ...]] = tuple([0 if c < len(kept_cards) else 1 for c in range(first)])
        self.jail_card_numbers = [first + jail_card_index(chance), second + jail_card_index(lifestyle)]
        self.noes: Final[int] = sum([1 << c for c in range(len(kept_cards)) if cards[c].line.verb == "saying_no"])
        self.everywhere: Final[tuple[int, ...]] = tuple(range(self.size))
        self.evolution: Final[int] = board.money["evolution"]
        self.opening: Final[int] = board.money["opening"]
        self.salaries: Final[tuple[int, ...]] = (self.salary, board.money["salary_3"], board.money["salary_5"])
        self.target: Final[int] = int(self.word("target")) // 1000
        self.doubles_extra_turn: Final[bool] = bool(self.number("doubles_extra_turn"))
        self.fails_until_next_turn: Final[bool] = self.word("jail_third_failure") == "next_turn"
        self.trade_needs_bare_group: Final[bool] = bool(self.number("trade_needs_bare_group"))
        self.mortgage_blocks_group: Final[bool] = bool(self.number("mortgage_blocks_group"))
        self.unsold_to_lander: Final[bool] = bool(self.number("unsold_to_lander"))
        self.interest_on_any_transfer: Final[bool] = bool(self.number("interest_on_any_transfer"))
        self.waits: Final[int] = IN_DEAL if self.number("debtor_may_win") else OWES_DEBT | IN_DEAL
        self.gifts = self.money_alone = bool(self.number("allow_gifts"))  # MIL-DEAL-08
        self.debtor_buys = True  # MIL-DEBT-08
        self.takes_in_kind = False

    def interest_on(self, price: int, mortgage: int) -> int:
        """MIL-MORT-06: return a tenth of the board price, rounded up."""
        return tenth_up(price, self.step)

    def lift_cost_of(self, price: int, mortgage: int) -> int:
        """MIL-MORT-05: return the mortgage value plus a tenth of the board price."""
        return mortgage + self.interest_on(price, mortgage)

    def deal(self, seats: int) -> "Millionaire":
        """MIL-SETUP-04 to -10: 372K each, one star, movers on GO, a Fortune card on every property."""
        from magnat.games.millionaire.table import Millionaire  # cycle: tables and frames refer to the edition
        from magnat.games.millionaire.turn import opening  # cycle: tables and frames refer to the edition

        self.check_seats(seats)
        return Millionaire(
            self,
            opening(seats),
            winners=0,
            ring=tuple(range(seats)),
            gone=(),
            cash=[self.start] * seats,
            bank=0,
            place=[0] * seats,
            owner=[BANK] * self.size,
            deeds=[0] * seats,
            complete=[0] * seats,
            mortgaged=0,
            level=[0] * self.size,
            built=0,
            apartments=self.apartments,
            hotels=self.hotels,
            jail_cards=[BANK, BANK],
            offers=0,
            refused=(),
            owes=0,
            stars=(0,) * seats,
            jailed=(0,) * seats,
            movers=(),
            lying=sum([1 << space for space in self.deeds]),
            fortune=list(self.piles[FORTUNE]),
            hands=[[] for _ in range(seats)],
            known=[0] * self.fortunes,
            buried=[],
            spent=0,
            bags=[self.piles[CHANCE], self.piles[LIFESTYLE]],
            unders=[(), ()],
            active=0,
            turns=0,
        )
