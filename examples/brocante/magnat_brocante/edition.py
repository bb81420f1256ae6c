"""Brocante's edition: its cards, and the options that the table chose."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.kernel import TABLE, Edition, Option, Value

if TYPE_CHECKING:
    from magnat_brocante.table import Brocante

FINDS: Final = ("teapot", "clock", "doll", "lamp", "violin")  # four cards of each
ALIKE: Final = 4
MAGPIES: Final = 5
INVOICES: Final = 5
FIRST_MAGPIE: Final = ALIKE * len(FINDS)
FIRST_INVOICE: Final = FIRST_MAGPIE + MAGPIES
SIZE: Final = FIRST_INVOICE + INVOICES
NOTHING: Final = SIZE  # an answer beside the cards: none of them
HAND: Final = 3


def name_of(card: int) -> str:
    """Return the kind of a card: a find, a magpie or an invoice."""
    if card < FIRST_MAGPIE:
        return FINDS[card // ALIKE]
    return "nothing" if card == NOTHING else "magpie" if card < FIRST_INVOICE else "invoice"


class BrocanteEdition(Edition):
    """Thirty cards and a purse."""

    declared: ClassVar[tuple[Option, ...]] = (Option("purse", 10, "BROC-SETUP-02", most=99),)

    def __init__(self, board: None, options: Mapping[str, Value]) -> None:
        super().__init__("brocante", 2, 5, board, options)
        self.purse: Final = self.number("purse")

    def deal(self, seats: int) -> "Brocante":
        """BROC-SETUP-01 to -03: three hidden cards each, the same purse, and the first seat begins."""
        from magnat_brocante.table import Brocante
        from magnat_brocante.turn import opening

        self.check_seats(seats)
        return Brocante(
            self,
            opening(seats),
            winners=0,
            ring=tuple(range(seats)),
            cash=[self.purse] * seats,
            bank=0,
            hands=[[] for _ in range(seats)],
            known=[0] * SIZE,
            bag=list(range(SIZE)),
            shelves=[() for _ in range(seats)],
            heap=(),
            active=TABLE,
            turns=0,
        )
