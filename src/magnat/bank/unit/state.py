"""The state of the electronic unit as an immutable value, its inputs and their outcome."""

from typing import Annotated, Final, Literal

import msgspec

from magnat.bank.ledger import BANK, LedgerLines, transfer_lines
from magnat.bank.unit.amounts import MAX_DIGITS, format_amount

CARDS: Final = range(1, 7)  # ELEC-BANK-01
NO_CARD: Final = 0
START_BALANCE_K: Final = 15_000  # ELEC-SETUP-09, in K
SALARY_K: Final = 2_000  # ELEC-BANK-09
GLANCE_MS: Final = 1_000  # how long the first of two screens is shown
HOLD_MS: Final = 3_000  # ELEC-BANK-18
IDLE_OFF_MS: Final = 60_000  # ELEC-BANK-19
KEYS: Final = (*"0123456789", ",", "K", "M", "C", "GO")  # ELEC-BANK-03

CardNumber = Annotated[int, msgspec.Meta(ge=0, le=6)]
Typed = Annotated[str, msgspec.Meta(pattern=r"^([0-9]+,?[0-9]*)?$(?!\n)", max_length=MAX_DIGITS + 1)]
Screens = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=2)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0)]
Volume = Literal["high", "low", "mute"]  # ELEC-BANK-21: in this order, cyclic
Slot = Literal["left", "right"]  # ELEC-BANK-02: left (+) receives, right (−) pays


class UndoableTransaction(msgspec.Struct, frozen=True):
    """A transaction that C can still undo."""

    what: str  # credit, debit, transfer, go
    payer: int
    receiver: int
    amount: int

    @property
    def lines(self) -> LedgerLines:
        return transfer_lines(self.payer, self.receiver, self.amount)


class Unit(msgspec.Struct, frozen=True):
    """The whole state. ELEC-BANK-01: the unit holds the balances; a card is only a number."""

    balances: tuple[int, ...] = (START_BALANCE_K,) * len(CARDS)  # in K
    left: CardNumber = NO_CARD
    right: CardNumber = NO_CARD
    typed: Typed = ""
    done: UndoableTransaction | None = None
    volume: Volume = "high"
    awake: bool = True
    screens: Screens = ("",)  # the present screen, and the next after `GLANCE_MS`
    glanced: Milliseconds = 0  # how long the first of two screens has been shown
    idle: Milliseconds = 0  # since the last key, insertion or removal
    held: Milliseconds | None = None  # how long C has been down; None if it is up or has already acted

    @property
    def pattern(self) -> str:
        """The kind of transaction, by the slots in use: CREDIT, DEBIT or TRANSFER; IDLE without a card."""
        if self.left and self.right:
            return "TRANSFER"
        return "CREDIT" if self.left else "DEBIT" if self.right else "IDLE"

    @property
    def state(self) -> str:
        """The state in the transition table: OFF, IDLE, or the pattern with READY, ENTER or DONE."""
        if not self.awake:
            return "OFF"
        if self.pattern == "IDLE":
            return "IDLE"
        return f"{self.pattern}.{'DONE' if self.done else 'ENTER' if self.typed else 'READY'}"

    @property
    def display(self) -> str:
        return self.screens[0] if self.awake else ""

    @property
    def card(self) -> int:
        """The card whose balance is shown: the payer's, if there is one."""
        return self.right or self.left

    def balance(self, card: int) -> int:
        return self.balances[card - 1]

    def format_balance(self, card: int) -> str:
        return format_amount(self.balance(card))

    def balances_after(self, lines: LedgerLines) -> tuple[int, ...]:
        """Return the balances after these lines; the bank's own account is not in the unit."""
        changes = dict(lines)
        return tuple(balance + changes.get(card, 0) for card, balance in zip(CARDS, self.balances, strict=True))

    @property
    def payer(self) -> int:
        return self.right or BANK

    @property
    def receiver(self) -> int:
        return self.left or BANK

    @property
    def prompt(self) -> str:
        """ELEC-BANK-30: the next action of the banker."""
        if self.state in ("OFF", "IDLE"):
            return "wake" if self.state == "OFF" else "insert"
        if self.done:
            return "look" if len(self.screens) > 1 else "take_both" if self.pattern == "TRANSFER" else "take"
        return "close" if self.typed else "type"


# Inputs. Time passes only by `Wait`.


class Insert(msgspec.Struct, frozen=True, tag="insert"):
    card: int
    slot: Slot
    wrong_way: bool = False  # inserted against its arrow


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    slot: Slot


class Press(msgspec.Struct, frozen=True, tag="press"):
    """A key is pressed and released."""

    key: str


class Push(msgspec.Struct, frozen=True, tag="push"):
    """C goes down."""


class Release(msgspec.Struct, frozen=True, tag="release"):
    """C comes up again."""


class Wait(msgspec.Struct, frozen=True, tag="wait"):
    ms: int


Input = Insert | Remove | Press | Push | Release | Wait


class UnitMove(msgspec.Struct, frozen=True):
    """A movement to write to the ledger."""

    what: str
    lines: LedgerLines
    undoes: bool = False  # an undo of the last movement by C


class Outcome(msgspec.Struct, frozen=True):
    """The unit after an input, with its sounds, movements and refusal."""

    unit: Unit
    sounds: tuple[str, ...] = ()  # beep, error, success, long_beep; to be played at the unit's volume
    moves: tuple[UnitMove, ...] = ()
    final: tuple[UndoableTransaction, ...] = ()  # transactions that C can no longer undo
    refused: str = ""  # the reason of a refusal
    rule: str = ""
