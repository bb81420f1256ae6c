"""`magnat bank`: the banking unit in the browser or in a terminal. The terminal saves after every line."""

import argparse
import re
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from magnat.bank.ledger import BANK, BadLedger, LedgerEntry
from magnat.bank.unit import Device, Outcome, Unit, apply_input
from magnat.bank.unit.amounts import format_amount
from magnat.bank.unit.state import CARDS, HOLD_MS, Input, Insert, Press, Push, Release, Remove, Slot, Wait
from magnat.cli.app import CommandParser
from magnat.hosts.terminal.files import expand_path, write_atomically
from magnat.hosts.terminal.refusals import UsageError
from magnat.hosts.terminal.saved_games import games_folder
from magnat.hosts.terminal.terminal import Terminal, one_line
from magnat.languages import typed_commands

with suppress(ImportError):
    import readline  # noqa: F401 - lets people edit what they type

SCREEN_COLUMNS: Final = 26  # inside the frame
UNIT_KEY_PATTERN: Final = re.compile(r"GO|[0-9,KMC]")
UNIT_LINE_PATTERN: Final = re.compile(r"(GO|[0-9,.KMC]|\s)+")
CARD_PATTERN: Final = re.compile(r"([+−-])\s*(\d*)")
BANK_COMMANDS: Final = {"?": "help", **typed_commands("bank")}


def declare(parser: CommandParser) -> None:
    parser.add_flag("terminal", action="store_true")
    parser.add_flag("file", metavar="FILE")
    parser.add_number("port", 0, 65535, 8017)
    parser.add_flag("lan", action="store_true")
    parser.add_flag("no-browser", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if not args.terminal:
        from magnat.cli.browser import open_page  # start-up time: the terminal needs no server

        if args.file:
            raise UsageError("bank-file-terminal", args.file)
        return open_page(terminal, "bank", args)
    path = expand_path(args.file) if args.file else games_folder().parent / "bank.json"
    if not path.parent.is_dir():
        raise UsageError("no-folder", file=str(path), folder=str(path.parent))
    return BankTerminal(terminal, path).run()


class BankTerminal:
    """A unit in the terminal and the file that stores it."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal = terminal
        self.path = path
        self.device = load_device(path)
        self.clock = time.monotonic()

    def run(self) -> int:
        self.terminal.write_text("bank-begins", "dim", file=str(self.path))
        self.terminal.write_text("bank-how", "dim")
        self.pass_time()
        self.show_unit(Outcome(self.device.unit))
        try:
            while self.handle_line(input("> ").strip()):
                self.save()
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
        self.save()
        self.terminal.write_text("bank-left", file=str(self.path))
        return 0

    def pass_time(self) -> None:
        now = time.monotonic()
        passed, self.clock = int(1_000 * (now - self.clock)), now
        self.device.apply(Wait(passed))
        self.device.now = int(1_000 * time.time())

    def handle_line(self, line: str) -> bool:
        """Execute a line; return False to quit."""
        self.pass_time()
        word = BANK_COMMANDS.get(line.lower(), "")
        if word == "quit":
            return False
        if word == "help":
            self.terminal.write_text("bank-how", "dim")
            return True
        if word == "balances":
            self.show_balances()
            return True
        if word == "log":
            for entry in self.device.ledger.entries:
                self.terminal.write("  " + self.format_entry(entry))
            return True
        inputs = parse_typed_inputs(word or line)
        if inputs is None:
            self.terminal.write_text("bank-unclear", "yellow", typed=one_line(line))
        elif not self.device.unit.awake and not isinstance(inputs[0], Insert | Remove):
            self.show_unit(self.device.apply(Press("C")))  # any key only wakes the unit; the line must be typed again
            self.terminal.write_text("bank-woken", "yellow")
        else:
            self.apply_inputs(inputs)
        return True

    def apply_inputs(self, inputs: list[Input]) -> None:
        """Apply the inputs up to the first refusal, because the rest of a mistyped amount is not wanted."""
        outcome = Outcome(self.device.unit)
        for each in inputs:
            outcome = self.device.apply(each)
            if outcome.refused or outcome.sounds == ("long_beep",):
                break
        self.device.apply(Release())
        self.save()  # before the result is shown
        self.show_unit(outcome)

    # Output

    def show_unit(self, outcome: Outcome) -> None:
        unit, words = self.device.unit, self.terminal.text
        head = words("bank-card", card=unit.card) if unit.awake and unit.card else ""
        screens = " → ".join(unit.screens) if unit.awake else ""
        sound = words(f"bank-sound-{outcome.sounds[-1].replace('_', '-')}") if outcome.sounds else ""
        tone = f"♪ {sound}" if sound and unit.volume != "mute" else ""
        rows = (
            "┌" + "─" * SCREEN_COLUMNS + "┐",
            f"│ {head:<{SCREEN_COLUMNS - 2}} │",
            f"│ {screens:>{SCREEN_COLUMNS - 2}} │",
            "└" + "─" * SCREEN_COLUMNS + "┘",
            f"  [+ {unit.left or ' '}]  ←  [− {unit.right or ' '}]   {words(f'bank-volume-{unit.volume}')}  {tone}",
        )
        for row in rows:
            self.terminal.write(row.rstrip(), "bold" if unit.awake else "dim")
        if outcome.refused:
            reason = words(f"bank-refused-{outcome.refused.replace('_', '-')}")
            self.terminal.write_text("bank-refused", "yellow", why=reason, rule=outcome.rule)
        self.terminal.write("  " + words(f"bank-prompt-{unit.prompt.replace('_', '-')}"), "cyan")
        for key in ("K", "M"):
            preview = self.preview_key(unit, key)
            if preview:
                self.terminal.write(f"  {key}: {preview}", "cyan")

    def preview_key(self, unit: Unit, key: str) -> str:
        """Return the effect of K or M on the digits typed so far; "" if it would be refused."""
        done = apply_input(unit, Press(key)).unit.done if unit.typed else None
        if done is None:
            return ""
        left = format_amount(unit.balance(done.payer) - done.amount) if done.payer else ""
        got = format_amount(unit.balance(done.receiver) + done.amount) if done.receiver else ""
        seats = {"payer": done.payer, "receiver": done.receiver}
        return self.terminal.text(
            f"bank-would-{done.what}", amount=format_amount(done.amount), left=left, got=got, **seats
        )

    def show_balances(self) -> None:
        for card in CARDS:
            name, balance = self.terminal.text("bank-card", card=card), self.device.unit.format_balance(card)
            self.terminal.write(f"  {name}  {balance:>8}")

    def format_entry(self, entry: LedgerEntry) -> str:
        when = datetime.fromtimestamp(entry.at / 1_000).strftime("%Y-%m-%d %H:%M:%S")
        changes = [
            f"{self.terminal.text('bank-card', card=account)} {'+' if change > 0 else '−'}{format_amount(abs(change))}"
            for account, change in entry.lines if account != BANK and change
        ]  # fmt: skip
        action = self.terminal.text(f"bank-what-{entry.what.replace('_', '-')}")
        return f"{entry.n:3}  {when}  {action}  {', '.join(changes)}".rstrip()

    def save(self) -> None:
        """ELEC-SETUP-12: save atomically, so that the balances survive a crash."""
        write_atomically(self.path, self.device.save())


def load_device(path: Path) -> Device:
    """Return the saved unit, or a new one. Raise `UsageError` if the file is damaged."""
    now = int(1_000 * time.time())
    try:
        device = Device.load(path.read_bytes())
    except FileNotFoundError:
        return Device(now=now)
    except BadLedger as error:
        raise UsageError("bad-bank", file=str(path), found=one_line(error)) from error
    device.apply(Wait(max(0, now - device.now)))  # the unit stayed on and may have switched itself off
    return device


def parse_typed_inputs(line: str) -> list[Input] | None:
    """Parse `+3` and `-4` (insert a card), `+` and `-` (remove it), `1,5M` (press keys); None if invalid."""
    if line == "new":
        return [Push(), Wait(HOLD_MS), Release()]
    card = CARD_PATTERN.fullmatch(line)
    if card:
        slot: Slot = "left" if card[1] == "+" else "right"
        if not card[2]:
            return [Remove(slot)]
        return [Insert(int(card[2]), slot)] if card[2] in map(str, CARDS) else None
    keys = line.upper()
    if not UNIT_LINE_PATTERN.fullmatch(keys):
        return None
    return [Press(key) for key in UNIT_KEY_PATTERN.findall(keys.replace(".", ","))]
