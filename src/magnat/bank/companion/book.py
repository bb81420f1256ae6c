"""The book of a table, for any of the five games on a real board. All its state derives from its entries."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final

import msgspec

from magnat.bank.companion.deeds import Deed, DeedBook, OwnBank, load_game_deeds
from magnat.bank.companion.money import get_money
from magnat.bank.ledger import BANK, UNSET, BadLedger, Ledger, LedgerEntry, decode_saved
from magnat.kernel import BadOption

NO_BANKER: Final = 0
BANKER_NOT_PLAYING: Final = -1  # ELEC-SETUP-03: a banker who does not play; the banker's phone acts for the bank
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table, fixed before the first entry. Players are accounts 1, 2, 3 ... in this order."""

    game: str
    names: tuple[PlayerName, ...]
    deeds: bool = False  # deeds are tracked, and rents computed
    quick: bool = False  # Electronic's Quick Game: three apartments make a hotel
    banker: int = 0  # moves other players' money (ELEC-SETUP-02); 0: by vote only, -1: a phone of the bank
    sides: tuple[int, ...] = ()  # of each player, in Star Wars
    own: OwnBank | None = None  # changes of a custom edition


class SavedBook(msgspec.Struct, forbid_unknown_fields=True):
    opening: Opening
    entries: list[LedgerEntry]


class Book:
    """The money of one table. Only `apply` changes it, and the same entries always give the same book."""

    def __init__(self, opening: Opening, entries: Iterable[LedgerEntry] = (), at: int = 0) -> None:
        self.opening = opening
        printed = get_money(opening.game)
        self.money = opening.own.apply_to(printed) if opening.own else printed
        self.players = range(1, len(opening.names) + 1)
        self.check_opening()
        followed = self.load_deeds() if opening.deeds else {}
        self.deeds = DeedBook(self.money, followed, 4 if opening.quick else 5, opening.sides)
        self.ledger = Ledger()
        self.entry_by_command: dict[str, LedgerEntry] = {}
        self.agreeing_by_entry: dict[int, set[int]] = {}  # entry that is voted on -> players who agree; see votes.py
        self.objecting_by_entry: dict[int, set[int]] = {}
        self.bankrupt_players: set[int] = set()
        # Connected phones by player, set by the host: they are not part of the entries.
        self.phone_by_player: Mapping[int, object] = {player: player for player in self.players}
        for entry in entries:
            self.apply(entry)
        if not len(self.ledger):
            self.check_banker()
            self.apply(self.make_first_entry(at))

    def load_deeds(self) -> dict[str, Deed]:
        own = self.opening.own
        return {deed.name: deed for deed in own.deeds} if own else load_game_deeds(self.opening.game)

    def check_opening(self) -> None:
        o, money = self.opening, self.money
        if not money.least <= len(o.names) <= money.most:
            raise BadOption("players", len(o.names), f"{money.least}..{money.most}")
        if len({name.casefold() for name in o.names}) < len(o.names):
            raise BadOption("names", ", ".join(o.names), "different names")
        if o.banker not in (BANKER_NOT_PLAYING, NO_BANKER, *self.players):
            raise BadOption("banker", o.banker, f"{BANKER_NOT_PLAYING}..{len(o.names)}")
        if o.quick and not money.quick_game:
            raise BadOption("quick", o.game, "false")
        if o.deeds and not (money.deeds and self.load_deeds()):
            raise BadOption("deeds", o.game, "false")
        if len(o.sides) not in ((len(o.names),) if o.deeds and money.deeds == "planets" else (0, len(o.names))):
            raise BadOption("sides", len(o.sides), str(len(o.names)))

    def check_banker(self) -> None:
        """ELEC-SETUP-03: checked for new tables only, so that older tables remain valid."""
        players = len(self.opening.names)
        if self.opening.banker == BANKER_NOT_PLAYING and players < self.money.banker_apart:
            raise BadOption("banker", BANKER_NOT_PLAYING, f"{NO_BANKER}..{players}")

    def make_first_entry(self, at: int) -> LedgerEntry:
        start = self.money.start
        lines = (*[(player, start) for player in self.players], (BANK, -start * len(self.players)))
        return LedgerEntry(0, "opening", lines if start else (), at)

    # entries

    def apply(self, entry: LedgerEntry) -> LedgerEntry:
        """Apply a written entry; raise `BadLedger`, without any effect, if it does not follow from the book."""
        for change in entry.deeds:
            if self.deeds.held.get(change.deed) != change.before:
                raise BadLedger(entry.n, f"{change.deed} is not {change.before}")
        if entry.id in self.entry_by_command:
            raise BadLedger(entry.n, f"command {entry.id} a second time")
        self.ledger.append(entry)
        for change in entry.deeds:
            self.deeds.held[change.deed] = change.after
        if entry.id:
            self.entry_by_command[entry.id] = entry
        if entry.what == "bankrupt":
            self.bankrupt_players.add(int(entry.about))
        self.apply_vote(entry)
        return entry

    def apply_vote(self, entry: LedgerEntry) -> None:
        """Update the votes. A deciding objection, or the execution of the request, ends its vote."""
        if entry.what == "asked":
            self.agreeing_by_entry[entry.n] = {entry.by}
        elif entry.what in ("undo_asked", "agreed"):
            self.agreeing_by_entry.setdefault(entry.asks, set()).add(entry.by)
        elif entry.what == "against":
            self.objecting_by_entry.setdefault(entry.asks, set()).add(entry.by)
        elif entry.asks != UNSET:
            self.agreeing_by_entry.pop(entry.asks, None)
            self.objecting_by_entry.pop(entry.asks, None)
        if entry.what == "undone" and self.ledger.entries[entry.corrects].what == "bankrupt":
            self.bankrupt_players.discard(int(self.ledger.entries[entry.corrects].about))

    # queries

    def is_banker(self, by: int) -> bool:
        """True if the account is the banker's, who may move the money of other players and of the bank."""
        banker = self.opening.banker
        return (banker != NO_BANKER and banker == by) or (banker == BANKER_NOT_PLAYING and by == BANK)

    def balance(self, player: int) -> int:
        return self.ledger.balances.get(player, 0)

    @property
    def playing(self) -> list[int]:
        return [player for player in self.players if player not in self.bankrupt_players]

    def wealth(self, player: int) -> int:
        """ELEC-BANK-28, ELEC-QUICK-07: the balance, and in some games the value of the player's property."""
        return self.balance(player) + (self.deeds.worth(player) if self.money.count == "wealth" else 0)

    def ranking(self) -> list[tuple[int, int]]:
        """Return the remaining players with their wealth, the richest first; ties share a victory (ELEC-QUICK-08)."""
        return sorted([(player, self.wealth(player)) for player in self.playing], key=lambda each: (-each[1], each[0]))

    # JSON

    def save(self) -> bytes:
        return msgspec.json.encode(SavedBook(self.opening, self.ledger.entries))

    @classmethod
    def load(cls, text: bytes) -> "Book":
        """Return a saved book; raise `BadLedger` with the number of the faulty entry if it is invalid."""
        saved = decode_saved(text, SavedBook)
        if not saved.entries or saved.entries[0] != cls(saved.opening, at=saved.entries[0].at).ledger.entries[0]:
            raise BadLedger(0, "not the opening of this table")
        try:
            return cls(saved.opening, saved.entries)
        except (ValueError, IndexError) as error:
            raise BadLedger(UNSET, str(error)) from error
