"""The edition: board and cards as flat lists, and the options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from magnat.kernel import BadBoard, BadOption, Option, Value
from magnat.mechanics.auction import NO_BIDDER
from magnat.mechanics.board_file import Board
from magnat.mechanics.decks import Card, Effect
from magnat.mechanics.money import BANK
from magnat.mechanics.spaces import BoardEdition
from magnat.mechanics.turn import changed

if TYPE_CHECKING:
    from magnat.games.star_wars.table import StarWars


REBEL: Final = 0  # sides, also the numbers of their decks
EMPIRE: Final = 1
SIDES: Final = ("rebel", "empire")

FORCE: Final = 0  # halves of the cards
CHANCE: Final = 1

PLANET: Final = 1  # kinds of space
TAX: Final = 2
HYPERDRIVE: Final = 3
BOUNTY: Final = 4
GO_TO_JAIL: Final = 5

WINDOW: Final = 0  # occasions for playing a Force card: in an open question, if it has a target
SHORT: Final = 1  # SW-FORCE-21a: for a bill or a purchase
BIDDING: Final = 2  # SW-FORCE-21b: before a bid
ANSWER: Final = 3  # SW-JSN-01: against another player's action
IN_JAIL: Final = 4  # SW-FORCE-11: to leave Jail

BOARD_FILE: Final = Path(__file__).parent / "data" / "board.toml"


class Power(Effect["StarWars"]):
    """The upper half of a card, for the deck's own side."""

    occasions: ClassVar[tuple[int, ...]] = (WINDOW,)

    def has_target(self, t: "StarWars", p: int) -> bool:
        """SW-FORCE-09 to -12: True if the power has a legal target in an open question."""
        return True

    def why_not(self, t: "StarWars", p: int) -> tuple[str, str]:
        """Return the reason and the rule why the power cannot be played in an open question."""
        return "no_target", "SW-FORCE-10"

    def play(self, t: "StarWars", p: int) -> None:
        """Start the effect; the card is already face up, its target still to be chosen."""
        raise NotImplementedError


class ForceCard:
    """SW-FORCE-02: an upper half for the deck's own side, a lower half for the other one."""

    def __init__(self, name: str, side: int, upper: Card, lower: Card, source: str) -> None:
        self.name: Final = name
        self.side: Final = side
        self.upper: Final = upper
        self.lower: Final = lower
        self.power_name: Final[str] = upper.name
        effect = upper.effect
        assert isinstance(effect, Power)
        self.power: Final[Power] = effect
        self.chance_name: Final[str] = lower.name
        self.chance: Final[Effect[Any]] = lower.effect
        self.source: Final = source


class StarWarsEdition(BoardEdition):
    """The board, and the options chosen before play."""

    space_kinds: ClassVar[tuple[str, ...]] = ("", "planet", "tax", "hyperdrive", "bounty", "go_to_jail")
    card_spaces: ClassVar[tuple[str, ...]] = ("card_rebel", "card_empire")
    declared: ClassVar[tuple[Option, ...]] = (
        Option("sides", "rebels_first", "SW-SETUP-02", ("rebels_first", "empire_first", "together", "chosen")),
        Option("youngest", 0, "SW-PLAYERS-02", most=4),
        Option("rent_claim", "auto", "SW-RENT-09", ("auto", "manual")),
        Option("force_windows", "full", "SW-VAR-02", ("full", "own_turn")),
        Option("jsn_rent", False, "SW-JSN-06"),
        Option("jail_double_rerolls", False, "SW-JAIL-14"),
        Option("side_tie", "owner", "SW-END-07", ("owner", "count")),
        Option("turn_limit", 0, "SW-END-10", most=1_000_000, role="turns"),
        Option("windows", "clicks", "SW-FORCE-08", ("clicks", "polled"), role="windows"),
    )

    def __init__(self, board: Board, options: Mapping[str, Value]) -> None:
        super().__init__("star_wars", 2, 4, board, options)
        from magnat.games.star_wars.decks import force_cards  # cycle: the cards name frames, which import this class

        spaces, groups = board.space, [group.name for group in board.group]
        cards = force_cards(board)
        self.cards: Final[list[ForceCard]] = cards
        self.decks: Final[list[list[Card]]] = [[card.upper for card in cards], [card.lower for card in cards]]
        self.powers: Final[list[str]] = [card.upper.line.verb for card in cards]  # by card
        self.occasions: Final[list[int]] = [sum([1 << o for o in card.power.occasions]) for card in cards]  # as bits
        self.backs: Final[tuple[int, ...]] = tuple([card.side for card in cards])
        self.first_empire_card: Final[int] = self.backs.index(EMPIRE)  # the Rebels' come first
        self.rents: Final[list[int]] = [space.rents[0] if space.rents else 0 for space in spaces]
        self.halves: Final[list[int]] = [rent // (2 * self.step) * self.step for rent in self.rents]  # SW-RENT-07
        self.group_names: Final[list[str]] = groups
        self.group_of: Final[list[int]] = [groups.index(space.group) if space.group else -1 for space in spaces]
        self.members: Final[list[list[int]]] = [[i for i, s in enumerate(spaces) if s.group == g] for g in groups]
        self.sister_bits: Final[list[int]] = [
            sum([1 << i for i in self.members[g]]) if g >= 0 else 0 for g in self.group_of
        ]
        self.planets: Final[tuple[int, ...]] = tuple([i for i, kind in enumerate(self.kinds) if kind == PLANET])
        self.planet_bits: Final[int] = sum([1 << i for i in self.planets])
        ranked = sorted([(self.prices[i], self.rents[i], i) for i in self.planets])
        self.ladder: Final[tuple[int, ...]] = tuple([i for _, _, i in ranked])  # SW-BASE-06: the best-placed is last
        self.zones: Final[list[list[tuple[int, ...]]]] = [self.zones_from(i) for i in range(self.size)]
        self.bases: Final[tuple[int, ...]] = (board.pieces["rebel_bases"], board.pieces["empire_bases"])
        self.tokens: Final[list[str]] = [token.name for token in board.token]
        self.token_sides: Final[list[int]] = [SIDES.index(board.belongs[name]) for name in self.tokens]
        self.token_rivals: Final[list[int]] = [
            self.tokens.index(board.instead[name]) if name in board.instead else -1 for name in self.tokens
        ]
        self.symbols: Final[list[str]] = [symbol.name for symbol in board.symbol]
        self.symbol_sides: Final[list[int]] = [SIDES.index(board.belongs[name]) for name in self.symbols]
        self.sides: Final[str] = self.word("sides")
        self.youngest: Final[int] = self.number("youngest") - 1
        self.manual_claims: Final[bool] = self.word("rent_claim") == "manual"
        self.all_windows: Final[bool] = self.word("force_windows") == "full"
        self.jsn_rent: Final[bool] = bool(self.number("jsn_rent"))
        self.jail_double_rerolls: Final[bool] = bool(self.number("jail_double_rerolls"))
        self.tie_by_count: Final[bool] = self.word("side_tie") == "count"
        self.check_components()

    def zones_from(self, space: int) -> list[tuple[int, ...]]:
        """SW-HYPER-01, -03: return the planet spaces between successive Hyperdrive spaces, zone by zone forward."""
        if self.kinds[space] != HYPERDRIVE:
            return []
        zones: list[tuple[int, ...]] = []
        zone: list[int] = []
        for steps in range(1, self.size + 1):
            target = (space + steps) % self.size
            if self.kinds[target] == HYPERDRIVE:
                zones.append(tuple(zone))
                zone = []
            elif self.kinds[target] == PLANET:
                zone.append(target)
        return zones

    def check_components(self) -> None:
        """SW-SETUP-13, SW-BASE-05: raise `BadBoard` if a count of components is wrong."""
        pieces = self.board.pieces
        tokens = len([rival for rival in self.token_rivals if rival < 0])
        counts = {
            "tokens": (4, tokens),
            "bases": (48, sum(self.bases)),
            "force_cards": (len(self.cards), len(self.cards)),  # as many as the board says
            "symbol_cards": (4, len(self.symbols)),
            "dice": (2, 2),
        }
        for piece, (expected, actual) in counts.items():
            if pieces[piece] != expected or actual != expected:
                raise BadBoard(self.board.name, 0, f"pieces.{piece}", f"{expected}, not {pieces[piece]} and {actual}")
        for side in SIDES:
            if pieces[f"{side}_bases"] < len(self.planets):
                raise BadBoard(self.board.name, 0, f"pieces.{side}_bases", f"{len(self.planets)} or more")

    def deal(self, seats: int) -> "StarWars":
        """SW-SETUP-05 to -12: 1500 credits each, tokens on GO, every base with the bank, two shuffled decks."""
        from magnat.games.star_wars.sides import opening, seated  # cycle: tables and frames refer to the edition
        from magnat.games.star_wars.table import StarWars  # cycle: tables and frames refer to the edition

        self.check_seats(seats)
        side = seated(self.sides, seats)
        chosen = self.sides == "chosen"
        if self.youngest >= seats or (not chosen and self.youngest >= 0 and side[self.youngest] != REBEL):
            raise BadOption("youngest", self.youngest + 1, "0, " + ", ".join([str(p + 1) for p in rebels(side)]))
        t = StarWars(
            self,
            opening(self, seats),
            winners=0,
            ring=tuple(range(seats)),
            side=side,
            token=(NO_BIDDER,) * seats,
            symbol=(NO_BIDDER,) * seats,
            cash=[self.start] * seats,
            bank=0,
            place=[0] * seats,
            jailed=[0] * seats,
            owner=[BANK] * self.size,
            bases=[0] * seats,
            free=self.planet_bits,
            hands=[[] for _ in range(seats)],
            bag=list(range(len(self.cards))),
            discards=(),
            known=[0] * len(self.cards),
            active=0,
            turns=0,
            doubles=0,
            claims=(),
        )
        if not chosen:
            for p in t.ring:
                t.token = changed(t.token, p, t.free_tokens(p)[0])
                t.symbol = changed(t.symbol, p, t.free_symbols(p)[0])
        return t


def rebels(side: tuple[int, ...]) -> list[int]:
    return [p for p, mine in enumerate(side) if mine == REBEL]
