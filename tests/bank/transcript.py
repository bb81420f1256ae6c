"""Transcripts: a language for the operation of a unit and its expected reactions.

| line | meaning |
|---|---|
| `insert 3 left`, `insert 3 left wrong way` | a card goes into a slot; against its arrow |
| `remove left` | it comes out |
| `press 1 , 5 M` | keys, one after the other |
| `push C`, `release C`, `hold C`, `hold C 2,9` | C goes down, comes up; is held for 3 seconds, or for this time |
| `wait 60` | seconds pass |
| `display "1,5M"` | the content of the screen; "" if it is blank or off |
| `hear beep`, `hear nothing` | the sounds of the previous line: beep, error, success, long_beep |
| `state CREDIT.READY`, `balance 3 16,5M`, `volume low`, `prompt take` | the present state |
| `refused too_poor`, `entry undo` | the reason of the last refusal, or `nothing`; the last entry of the ledger |
| `# reason` | a comment |
"""

import re
from decimal import Decimal, InvalidOperation
from typing import Final

from magnat.bank.unit.device import Device
from magnat.bank.unit.state import CARDS, HOLD_MS, Input, Insert, Outcome, Press, Push, Release, Remove, Slot, Wait
from magnat.bank.unit.transitions import NoSuchInput

SLOTS: Final[dict[str, Slot]] = {"left": "left", "right": "right"}


class BadTranscriptLine(NoSuchInput):
    """A line that is not valid in a transcript."""


class Mismatch(AssertionError):
    """A difference between the unit and the transcript."""

    def __init__(self, number: int, line: str, actual: str) -> None:
        super().__init__(f"line {number}: {line}: found {actual}")


def parse_inputs(line: str) -> list[Input] | None:
    """Return the inputs of a line; None if it is an expectation."""
    word, *rest = line.split()
    if word == "press":
        return [Press(key) for key in rest]
    if word == "insert" and len(rest) in (2, 4) and rest[2:] in ([], ["wrong", "way"]):
        return [Insert(parse_card(rest[0]), parse_slot(rest[1]), len(rest) == 4)]
    if word == "remove" and len(rest) == 1:
        return [Remove(parse_slot(rest[0]))]
    if word == "wait" and len(rest) == 1:
        return [Wait(parse_seconds(rest[0]))]
    if word == "hold" and rest[:1] == ["C"] and len(rest) < 3:
        return [Push(), Wait(parse_seconds(rest[1]) if rest[1:] else HOLD_MS), Release()]
    if word in ("push", "release") and rest == ["C"]:
        return [Push() if word == "push" else Release()]
    return None


def observe(word: str, device: Device, last: Outcome, sounds: tuple[str, ...], rest: str) -> str | None:
    """Return the actual value of an expectation, in the transcript's notation; None for an unknown word."""
    unit = device.unit
    audible = sounds if unit.volume != "mute" else ()
    values = {
        "display": f'"{unit.display}"',
        "hear": " ".join(audible) or "nothing",
        "state": unit.state,
        "volume": unit.volume,
        "prompt": unit.prompt,
        "refused": last.refused or "nothing",
        "entry": device.ledger.entries[-1].what,
    }
    if word == "balance":
        card = parse_card(rest.partition(" ")[0])
        return f"{card} {unit.format_balance(card)}" if card in CARDS else None
    return values.get(word)


def run_transcript(text: str, device: Device | None = None) -> Device:
    """Run a transcript and return the device; raise `Mismatch` if an expectation does not hold."""
    device = device or Device()
    last = Outcome(device.unit)
    sounds: tuple[str, ...] = ()
    for at, written in enumerate(text.splitlines(), 1):
        line = re.sub(r"(^|\s)#.*", "", written).strip()
        if not line:
            continue
        inputs = parse_inputs(line)
        if inputs is not None:
            sounds = ()
            for each in inputs:
                last = device.apply(each)
                sounds += last.sounds
            continue
        word, _, rest = line.partition(" ")
        actual = observe(word, device, last, sounds, rest.strip())
        if actual is None:
            raise BadTranscriptLine(f"line {at}: {line}")
        if actual != rest.strip():
            raise Mismatch(at, line, actual)
    return device


def parse_card(text: str) -> int:
    if not text.isdecimal():
        raise BadTranscriptLine(text)
    return int(text)


def parse_slot(text: str) -> Slot:
    if text not in SLOTS:
        raise BadTranscriptLine(text)
    return SLOTS[text]


def parse_seconds(text: str) -> int:
    try:
        return int(Decimal(text.replace(",", ".")) * 1_000)
    except (InvalidOperation, ValueError, OverflowError) as error:
        raise BadTranscriptLine(text) from error
