"""The edition: the deck as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.games.deal.deck import Deck
from magnat.kernel import Edition, Option, Value

if TYPE_CHECKING:
    from magnat.games.deal.table import Deal

# How a kind of card is played; see HOW_PLAYED.
LAID: Final = 0  # with the player's properties; never banked
BANKED: Final = 1  # only as money
ALWAYS: Final = 2  # for its effect in any position, or banked
IF_USABLE: Final = 3  # for its effect if its action is `usable`, or banked
WITH_RENT: Final = 4  # together with a rent, or banked
IN_ANSWER: Final = 5  # in answer to another player's action, or banked in the player's own turn

# How each kind of card is played. The action card `joker` cancels; a `wild` is a property of several colours.
HOW_PLAYED: Final[dict[str, int]] = {
    "property": LAID,
    "wild": LAID,
    "money": BANKED,
    "go": ALWAYS,
    "jackpot": ALWAYS,
    "birthday": ALWAYS,
    "rent": IF_USABLE,
    "rent_any": IF_USABLE,
    "banco": IF_USABLE,
    "duel": IF_USABLE,
    "troc": IF_USABLE,
    "house": IF_USABLE,
    "hotel": IF_USABLE,
    "double": WITH_RENT,
    "joker": IN_ANSWER,
}
KINDS: Final[tuple[str, ...]] = tuple(HOW_PLAYED)  # a kind is an index into this tuple; actions.py has the same order
PROPERTY: Final = 0
WILD: Final = 1
MONEY: Final = 2
GO: Final = 3
JACKPOT: Final = 4
BIRTHDAY: Final = 5
RENT: Final = 6
RENT_ANY: Final = 7
BANCO: Final = 8
DUEL: Final = 9
TROC: Final = 10
HOUSE: Final = 11
HOTEL: Final = 12
DOUBLE: Final = 13
JOKER: Final = 14

CARD: Final = 2  # a play is CARD + way * size + card; lower answers end the turn or rearrange
USE: Final = 0  # for its effect; a property is laid
BANK: Final = 1

MOST: Final = 5  # players
UNBOUNDED: Final = 99  # the size of a group that is never complete
WITHOUT_LIMIT: Final = 1 << 30
DECK_FILE: Final = Path(__file__).parent / "data" / "deck.toml"


class DealEdition(Edition):
    """The edition. Cards are numbered in the order of the deck: properties, wilds, actions, rents, money."""

    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", "random", "DEAL-SETUP-05", ("random", "youngest", "host")),
        Option("multiwild_needs_anchor", False, "DEAL-WILD-07"),
        Option("troc_spares_complete_groups", False, "DEAL-TROC-02"),
        Option("rent_scope", "group", "DEAL-RENT-02", ("group", "colour", "both")),
        Option("hotel_replaces_house", False, "DEAL-BLD-06"),
        Option("overpay", "minimal", "DEAL-PAY-11", ("minimal", "free")),
        Option("counter_counts_as_play", False, "DEAL-JOKER-07"),
        Option("max_turns", 0, "DEAL-WIN-10", most=1_000_000, role="turns"),
        Option("rearrangements_per_interval", 0, "DEAL-PROP-10", most=1000),
        # Deal has no interjections: `polled` restricts bots to one order of naming the cards of a
        # payment, and to one rearrangement.
        Option("windows", "clicks", "DEAL-PROP-10", ("clicks", "polled"), role="windows"),
    )

    def __init__(self, board: Deck, options: Mapping[str, Value]) -> None:
        super().__init__("deal", 2, MOST, board, options)
        colours = [colour.name for colour in board.colour]
        every = (1 << len(colours)) - 1
        names: list[str] = []
        values: list[int] = []
        kinds: list[int] = []
        colour_bits: list[int] = []
        for solid in board.property:
            names.append(solid.name)
            values.append(solid.value)
            kinds.append(PROPERTY)
            colour_bits.append(1 << colours.index(solid.colour))
        self.solids: Final = len(names)
        for wild in sorted(board.wild, key=_is_multicolour):
            for i in range(wild.count):
                names.append(wild.name if wild.count == 1 else f"{wild.name}-{i + 1}")
                values.append(wild.value)
                kinds.append(WILD)
                colour_bits.append(sum([1 << colours.index(c) for c in wild.colours]) or every)
        self.properties: Final = len(names)
        self.multicolours: Final[int] = self.properties - sum([w.count for w in board.wild if not w.colours])
        for action in board.action:
            for i in range(action.count):
                names.append(f"{action.name}-{i + 1}")
                values.append(action.value)
                kinds.append(KINDS.index(action.does))
                colour_bits.append(0)
        for rent in board.rent:
            for i in range(rent.count):
                names.append(f"{rent.name}-{i + 1}")
                values.append(rent.value)
                kinds.append(RENT if rent.colours else RENT_ANY)
                colour_bits.append(sum([1 << colours.index(c) for c in rent.colours]) or every)
        for money in board.money:
            for i in range(money.count):
                names.append(f"{money.name}-{i + 1}")
                values.append(money.value)
                kinds.append(MONEY)
                colour_bits.append(0)
        self.size: Final = len(names)
        self.names: Final[list[str]] = names
        self.values: Final[list[int]] = values
        self.kinds: Final[list[int]] = kinds
        self.colour_bits: Final[list[int]] = colour_bits  # by card: the colours it stands for or asks rent for
        self.card_colours: Final[list[tuple[int, ...]]] = [colours_in(bits) for bits in colour_bits]
        self.how_played: Final[list[int]] = [HOW_PLAYED[KINDS[kind]] for kind in kinds]  # by card
        self.plain_plays: Final[list[tuple[int, ...]]] = [self.plain(card) for card in range(self.size)]
        ranked = sorted([(-value, card) for card, value in enumerate(values)])
        self.by_rank: Final[list[int]] = [card for _, card in ranked]  # the most valuable first
        self.rank: Final[list[int]] = [self.by_rank.index(card) for card in range(self.size)]
        self.worthless: Final = len([value for value in values if value])  # the first rank without a value
        self.colours: Final[list[str]] = colours
        self.unassigned: Final = len(colours)  # DEAL-WILD-07: the colour of a multicolour wild without an anchor
        self.sizes: Final[list[int]] = [len(colour.rents) for colour in board.colour] + [UNBOUNDED]
        self.rents: Final[list[list[int]]] = [list(colour.rents) for colour in board.colour] + [[]]
        self.buildable: Final[list[bool]] = [colour.buildable for colour in board.colour] + [False]
        limits, amounts = board.limits, board.amounts
        self.dealt: Final[int] = limits["dealt"]
        self.drawn: Final[int] = limits["drawn"]
        self.drawn_empty: Final[int] = limits["drawn_empty"]
        self.plays: Final[int] = limits["plays"]
        self.hand: Final[int] = limits["hand"]
        self.to_win: Final[int] = limits["to_win"]
        self.idle_rounds: Final[int] = limits["idle_rounds"]
        self.draft_steps: Final[int] = limits["draft_steps"]
        self.birthday: Final[int] = amounts["birthday"]
        self.jackpot: Final[int] = amounts["jackpot"]
        self.go: Final[int] = amounts["go"]
        self.house: Final[int] = amounts["house"]
        self.hotel: Final[int] = amounts["hotel"]
        self.first_player: Final[str] = self.word("first_player")
        self.needs_anchor: Final[bool] = bool(self.number("multiwild_needs_anchor"))
        self.troc_spares: Final[bool] = bool(self.number("troc_spares_complete_groups"))
        self.rent_by_colour: Final[bool] = self.word("rent_scope") != "group"
        self.rent_by_card: Final[bool] = self.word("rent_scope") == "both"
        self.hotel_replaces: Final[bool] = bool(self.number("hotel_replaces_house"))
        self.overpay: Final[bool] = self.word("overpay") == "free"
        self.counter_counts: Final[bool] = bool(self.number("counter_counts_as_play"))
        self.max_turns: Final[int] = self.number("max_turns")
        limit = self.number("rearrangements_per_interval") or WITHOUT_LIMIT
        self.any_order: Final[bool] = self.word("windows") != "polled" and not self.overpay  # when paying
        self.rearrangements: Final[int] = 1 if self.word("windows") == "polled" else limit

    def plain(self, card: int) -> tuple[int, ...]:
        """DEAL-PLAY-02: return the plays of a card that are legal in every position."""
        use, bank = CARD + USE * self.size + card, CARD + BANK * self.size + card
        how = self.how_played[card]
        if how == LAID:
            return (use,)
        return (use, bank) if how == ALWAYS else (bank,)

    def colour_of(self, card: int) -> int:
        """Return the colour of a property of one colour."""
        return self.colour_bits[card].bit_length() - 1

    def deal(self, seats: int) -> "Deal":
        """DEAL-SETUP-01 to -07: return the initial table, which is empty; dealing the hands follows."""
        from magnat.games.deal.table import Deal  # import cycle: tables and frames refer to the edition
        from magnat.games.deal.turn import opening  # import cycle: tables and frames refer to the edition

        self.check_seats(seats)
        return Deal(
            self,
            opening(self, seats),
            winners=0,
            hands=[[] for _ in range(seats)],
            bag=list(range(self.size)),
            under=[],
            known=[0] * self.size,
            centre=(),
            limbo=(),
            banks=[() for _ in range(seats)],
            groups=[() for _ in range(seats)],
            active=0,
            turns=0,
            plays=0,
            rearranged=0,
            idle=0,
            dry=0,
        )


def colours_in(bits: int) -> tuple[int, ...]:
    """Return the colours of a bit set, in order."""
    return tuple([colour for colour in range(bits.bit_length()) if bits >> colour & 1])


def _is_multicolour(wild: object) -> bool:
    return not getattr(wild, "colours")  # noqa: B009 - the pack is not compiled
