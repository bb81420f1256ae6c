"""The edition: the deck as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from magnat.games.deal.deck import Deck
from magnat.kernel import Edition, Option, Value

if TYPE_CHECKING:
    from magnat.games.deal.table import Deal

# How a kind of card is played.
LAID: Final = 0  # with the player's properties; never banked
BANKED: Final = 1  # only as money
ALWAYS: Final = 2  # for its effect in any position, or banked
IF_USABLE: Final = 3  # for its effect if its action is `usable`, or banked
WITH_RENT: Final = 4  # together with a rent, or banked
IN_ANSWER: Final = 5  # in answer to another player's action, or banked in the player's own turn

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
        from magnat.games.deal.actions import ACTIONS, KINDS  # import cycle: actions refer to the edition

        colours = [colour.name for colour in board.colour]
        every = (1 << len(colours)) - 1
        cards: list[tuple[str, int, str, int]] = []  # name, value, kind, colours as bits
        for solid in board.property:
            cards.append((solid.name, solid.value, "property", 1 << colours.index(solid.colour)))
        self.solids: Final = len(cards)
        for wild in sorted(board.wild, key=_is_multicolour):
            bits = sum([1 << colours.index(c) for c in wild.colours]) or every
            for i in range(wild.count):
                cards.append((wild.name if wild.count == 1 else f"{wild.name}-{i + 1}", wild.value, "wild", bits))
        self.properties: Final = len(cards)
        self.multicolours: Final[int] = self.properties - sum([w.count for w in board.wild if not w.colours])
        for action in board.action:
            cards += [(f"{action.name}-{i + 1}", action.value, action.does, 0) for i in range(action.count)]
        for rent in board.rent:
            kind, bits = "rent" if rent.colours else "rent_any", sum([1 << colours.index(c) for c in rent.colours])
            cards += [(f"{rent.name}-{i + 1}", rent.value, kind, bits or every) for i in range(rent.count)]
        for money in board.money:
            cards += [(f"{money.name}-{i + 1}", money.value, "money", 0) for i in range(money.count)]
        values = [value for _, value, _, _ in cards]
        self.size: Final = len(cards)
        self.names: Final[list[str]] = [name for name, _, _, _ in cards]
        self.values: Final[list[int]] = values
        self.kinds: Final[list[int]] = [KINDS.index(kind) for _, _, kind, _ in cards]
        self.amounts: Final[list[int]] = [board.amounts.get(kind, 0) for _, _, kind, _ in cards]  # by card
        self.hotels: Final[list[bool]] = [kind == "hotel" for _, _, kind, _ in cards]  # by card
        self.one_debtor: Final[list[bool]] = [kind == "rent_any" for _, _, kind, _ in cards]  # by card
        self.colour_bits: Final[list[int]] = [bits for _, _, _, bits in cards]  # the colours it stands or asks rent for
        self.card_colours: Final[list[tuple[int, ...]]] = [colours_in(bits) for bits in self.colour_bits]
        self.how_played: Final[list[int]] = [ACTIONS[kind].how for kind in self.kinds]  # by card
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
        limits = board.limits
        self.dealt: Final[int] = limits["dealt"]
        self.drawn: Final[int] = limits["drawn"]
        self.drawn_empty: Final[int] = limits["drawn_empty"]
        self.plays: Final[int] = limits["plays"]
        self.hand: Final[int] = limits["hand"]
        self.to_win: Final[int] = limits["to_win"]
        self.idle_rounds: Final[int] = limits["idle_rounds"]
        self.draft_steps: Final[int] = limits["draft_steps"]
        self.first_player: Final[str] = self.word("first_player")
        self.needs_anchor: Final[bool] = bool(self.number("multiwild_needs_anchor"))
        self.troc_spares: Final[bool] = bool(self.number("troc_spares_complete_groups"))
        self.rent_by_colour: Final[bool] = self.word("rent_scope") != "group"
        self.rent_by_card: Final[bool] = self.word("rent_scope") == "both"
        self.hotel_replaces: Final[bool] = bool(self.number("hotel_replaces_house"))
        self.overpay: Final[bool] = self.word("overpay") == "free"
        self.counter_counts: Final[bool] = bool(self.number("counter_counts_as_play"))
        limit = self.number("rearrangements_per_interval") or WITHOUT_LIMIT
        self.any_order: Final[bool] = not self.polled and not self.overpay  # when paying
        self.rearrangements: Final[int] = 1 if self.polled else limit

    def plain(self, card: int) -> tuple[int, ...]:
        """DEAL-PLAY-02: return the plays of a card that are legal in every position."""
        use, bank = CARD + USE * self.size + card, CARD + BANK * self.size + card
        how = self.how_played[card]
        if how == LAID:
            return (use,)
        return (use, bank) if how == ALWAYS else (bank,)

    def colour_of(self, card: int) -> int:
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
    return tuple([colour for colour in range(bits.bit_length()) if bits >> colour & 1])


def _is_multicolour(wild: object) -> bool:
    return not getattr(wild, "colours")  # noqa: B009 - the pack is not compiled
