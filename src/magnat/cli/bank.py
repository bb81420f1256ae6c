"""cli: `magnat bank`, in the browser, or the unit in a terminal: saved after every line, it comes back as it was."""

import argparse
import os
import re
import tempfile
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from magnat.bank.ledger import BANK, BadLedger, LedgerEntry
from magnat.bank.unit import Device, Outcome, Unit, step
from magnat.bank.unit.amounts import shown
from magnat.bank.unit.state import CARDS, HOLD, Input, Insert, Press, Push, Release, Remove, Slot, Wait
from magnat.cli.app import Parser
from magnat.cli.paths import path_of
from magnat.cli.refusals import Misused
from magnat.cli.saves import folder
from magnat.cli.terminal import Terminal, one_line

with suppress(ImportError):
    import readline  # noqa: F401 - lets people edit what they type

WIDTH: Final = 26  # of the screen, inside its frame
KEYS: Final = re.compile(r"GO|[0-9,KMC]")
LINE: Final = re.compile(r"(GO|[0-9,.KMC]|\s)+")
CARD: Final = re.compile(r"([+−-])\s*(\d*)")
WORDS: Final = {
    "?": "help",
    "help": "help",
    "aide": "help",
    "new": "new",
    "nouveau": "new",
    "nouvelle": "new",
    "depart": "go",
    "départ": "go",
    "balances": "balances",
    "soldes": "balances",
    "log": "log",
    "journal": "log",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}


def declare(parser: Parser) -> None:
    parser.flag("terminal", action="store_true")
    parser.flag("file", metavar="FILE")
    parser.number("port", 0, 65535, 8017)
    parser.flag("lan", action="store_true")
    parser.flag("no-browser", action="store_true")


def run(terminal: Terminal, args: argparse.Namespace) -> int:
    if not args.terminal:
        from magnat.cli.browser import visit  # the terminal needs no server

        if args.file:
            raise Misused("bank-file-terminal", args.file)
        return visit(terminal, "bank", args)
    path = path_of(args.file) if args.file else folder().parent / "bank.json"
    if not path.parent.is_dir():
        raise Misused("no-folder", file=str(path), folder=str(path.parent))
    return Counter(terminal, path).run()


class Counter:
    """One unit, the person who works it, and the file that keeps it."""

    def __init__(self, terminal: Terminal, path: Path) -> None:
        self.terminal = terminal
        self.path = path
        self.device = opened(path)
        self.clock = time.monotonic()

    def run(self) -> int:
        self.terminal.say("bank-begins", "dim", file=str(self.path))
        self.terminal.say("bank-how", "dim")
        self.wait()
        self.show(Outcome(self.device.unit))
        try:
            while self.obey(input("> ").strip()):
                self.keep()
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
        self.keep()
        self.terminal.say("bank-left", file=str(self.path))
        return 0

    def wait(self) -> None:
        """Let the unit know how late it is."""
        now = time.monotonic()
        passed, self.clock = int(1_000 * (now - self.clock)), now
        self.device.put(Wait(passed))
        self.device.now = int(1_000 * time.time())

    def obey(self, line: str) -> bool:
        """Do what a line says; whether to go on."""
        self.wait()
        word = WORDS.get(line.lower(), "")
        if word == "quit":
            return False
        if word in ("help", "balances", "log"):
            {"help": self.help, "balances": self.balances, "log": self.log}[word]()
            return True
        inputs = typed(word or line)
        if inputs is None:
            self.terminal.say("bank-unclear", "yellow", typed=one_line(line))
        elif not self.device.unit.awake and not isinstance(inputs[0], Insert | Remove):
            self.show(self.device.put(Press("C")))  # whatever the key, it only wakes the unit: the line is typed again
            self.terminal.say("bank-woken", "yellow")
        else:
            self.put(inputs)
        return True

    def put(self, inputs: list[Input]) -> None:
        """Put these in, up to the first that is refused: nobody wants the rest of a mistyped amount."""
        outcome = Outcome(self.device.unit)
        for each in inputs:
            outcome = self.device.put(each)
            if outcome.refused or outcome.sounds == ("long_beep",):
                break
        self.device.put(Release())
        self.keep()  # before anybody believes what is shown
        self.show(outcome)

    # what is seen

    def show(self, outcome: Outcome) -> None:
        """The face of the unit, what it made heard, and what comes next."""
        unit, words = self.device.unit, self.terminal.words
        head = words("bank-card", card=unit.card) if unit.awake and unit.card else ""
        screens = " → ".join(unit.screens) if unit.awake else ""
        sound = words(f"bank-sound-{outcome.sounds[-1].replace('_', '-')}") if outcome.sounds else ""
        heard = f"♪ {sound}" if sound and unit.volume != "mute" else ""
        rows = (
            "┌" + "─" * WIDTH + "┐",
            f"│ {head:<{WIDTH - 2}} │",
            f"│ {screens:>{WIDTH - 2}} │",
            "└" + "─" * WIDTH + "┘",
            f"  [+ {unit.left or ' '}]  ←  [− {unit.right or ' '}]   {words(f'bank-volume-{unit.volume}')}  {heard}",
        )
        for row in rows:
            self.terminal.write(row.rstrip(), "bold" if unit.awake else "dim")
        if outcome.refused:
            why = words(f"bank-refused-{outcome.refused.replace('_', '-')}")
            self.terminal.say("bank-refused", "yellow", why=why, rule=outcome.rule)
        self.terminal.write("  " + words(f"bank-prompt-{unit.prompt.replace('_', '-')}"), "cyan")
        for key in ("K", "M"):
            told = self.foreseen(unit, key)
            if told:
                self.terminal.write(f"  {key}: {told}", "cyan")

    def foreseen(self, unit: Unit, key: str) -> str:
        """What K or M would do with the digits typed so far; nothing where it would be refused."""
        done = step(unit, Press(key)).unit.done if unit.typed else None
        if done is None:
            return ""
        left = shown(unit.balance(done.payer) - done.amount) if done.payer else ""
        got = shown(unit.balance(done.receiver) + done.amount) if done.receiver else ""
        return self.terminal.words(
            f"bank-would-{done.what}",
            amount=shown(done.amount),
            payer=done.payer,
            receiver=done.receiver,
            left=left,
            got=got,
        )

    def help(self) -> None:
        self.terminal.say("bank-how", "dim")

    def balances(self) -> None:
        for card in CARDS:
            self.terminal.write(f"  {self.terminal.words('bank-card', card=card)}  {self.device.unit.seen(card):>8}")

    def log(self) -> None:
        """The ledger, with who was given what."""
        for entry in self.device.ledger.entries:
            self.terminal.write("  " + self.told(entry))

    def told(self, entry: LedgerEntry) -> str:
        when = datetime.fromtimestamp(entry.at / 1_000).strftime("%Y-%m-%d %H:%M:%S")
        changes = [
            f"{self.terminal.words('bank-card', card=account)} {'+' if change > 0 else '−'}{shown(abs(change))}"
            for account, change in entry.lines if account != BANK and change
        ]  # fmt: skip
        what = self.terminal.words(f"bank-what-{entry.what.replace('_', '-')}")
        return f"{entry.n:3}  {when}  {what}  {', '.join(changes)}".rstrip()

    def keep(self) -> None:
        """ELEC-SETUP-12: whatever happens to this terminal, the balances are safe."""
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".bank")
        with os.fdopen(handle, "wb") as file:
            file.write(self.device.save())
        os.replace(name, self.path)


def opened(path: Path) -> Device:
    """The unit as it was left; a new one where there is none."""
    now = int(1_000 * time.time())
    try:
        device = Device.load(path.read_bytes())
    except FileNotFoundError:
        return Device(now=now)
    except BadLedger as why:
        raise Misused("bad-bank", file=str(path), found=one_line(why)) from why
    device.put(Wait(max(0, now - device.now)))  # it was left on: meanwhile it has switched itself off
    return device


def typed(line: str) -> list[Input] | None:
    """What a line puts in: `+3` and `-4` a card, `+` and `-` its removal, `1,5M` keys; None if it means nothing."""
    if line == "new":
        return [Push(), Wait(HOLD), Release()]
    card = CARD.fullmatch(line)
    if card:
        slot: Slot = "left" if card[1] == "+" else "right"
        if not card[2]:
            return [Remove(slot)]
        return [Insert(int(card[2]), slot)] if card[2] in map(str, CARDS) else None
    keys = line.upper()
    if not LINE.fullmatch(keys):
        return None
    return [Press(key) for key in KEYS.findall(keys.replace(".", ","))]
