"""Undo of answers, never past a decision of nature, a revealed hidden card or another seat's answer."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.kernel import TABLE, Table
from magnat.kernel.secrets import card_lists, known_of
from magnat.match.log import AnswerEntry
from magnat.match.requests import Refusal
from magnat.record import Word

MAX_UNDO_POINTS: Final = 32
UNDO_WINDOW_MS: Final = 5_000  # within this time an undo needs no consent of the other players


class UndoPoint(msgspec.Struct):
    """The state before an answer that can be undone, and the words of that answer."""

    seat: int
    at: int
    rows: int
    turn_at: int
    table: Any  # a `Table`; in a stored match its snapshot
    learned: int  # bits of the seats to which the answer revealed a hidden card
    ask: str
    words: list[tuple[Word, int]]


class UndoStack(msgspec.Struct):
    """The answers that can be undone, all of one seat, the latest last; `barrier` is the reason for the limit."""

    steps: list[UndoPoint] = []
    barrier: str = "nothing_to_take_back"  # refusal reason of a further undo

    def last_undoable(self, seat: int, people: Sequence[int]) -> UndoPoint:
        """Return the seat's last answer if it can be undone; raise `Refusal` otherwise.

        `people` are the seats of human players.
        """
        if not self.steps or self.steps[-1].seat != seat:
            raise Refusal("others_answered" if self.steps else self.barrier)
        last = self.steps[-1]
        if any(last.learned >> p & 1 for p in people):
            raise Refusal("hidden_came_to_light")
        return last

    def after_answer(
        self, body: AnswerEntry, at: int, rows: int, turn_at: int, before: Table, attempt: Any
    ) -> "UndoStack":
        """Return the stack after an answer: the answer, and earlier ones only if they are of the same seat."""
        if any(seat == TABLE for seat, _ in body.rows):
            return UndoStack([], "nature_spoke")
        if body.by != "player" or any(seat != body.seat for seat, _ in body.rows):
            return UndoStack([], "others_answered")
        earlier, barrier = self.steps, self.barrier
        if earlier and earlier[-1].seat != body.seat:
            earlier, barrier = [], "others_answered"
        learned = newly_revealed(before, attempt.table) if before.secret else 0
        step = UndoPoint(body.seat, at, rows, turn_at, before, learned, attempt.ask, attempt.words)
        return UndoStack([*earlier[1 - MAX_UNDO_POINTS :], step], barrier)


def newly_revealed(before: Table, after: Table) -> int:
    """Return the bits of the seats that know a hidden card after the answer, or see it open, but not before."""
    unknown_after = unknown_cards(after)
    learned = 0
    for card, seats in unknown_cards(before).items():
        learned |= seats & ~unknown_after.get(card, 0)
    return learned


def unknown_cards(t: Table) -> dict[int, int]:
    """Return for each hidden card the bits of the seats that do not know its place."""
    known = known_of(t)
    return {card: ~known[card] for name, _ in t.secret for place in card_lists(getattr(t, name)) for card in place}
