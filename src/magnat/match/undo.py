"""play: taking an answer back. Never past nature, a hidden card that came to light, or somebody else's answer."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magnat.kernel import TABLE, Table
from magnat.kernel.secrets import card_lists, known_of
from magnat.match.log import AnswerEntry
from magnat.match.refusal import Refusal
from magnat.record import Word

MAX_UNDO_POINTS: Final = 32  # answers that are remembered
UNDO_WINDOW_MS: Final = 5_000  # milliseconds in which an answer may be taken back though other people play


class UndoPoint(msgspec.Struct):
    """Where a match was before an answer that may still be taken back, and what was said then."""

    seat: int
    at: int
    rows: int
    turn_at: int
    table: Any  # while it is kept: its snapshot
    learned: int  # bits of the seats to whom that answer brought a hidden card to light
    ask: str
    words: list[tuple[Word, int]]


class UndoStack(msgspec.Struct):
    """The answers that may still be taken back, all of one seat, the last one last; and what lies before them."""

    steps: list[UndoPoint] = []
    barrier: str = "nothing_to_take_back"  # the refusal of whoever wants to go further

    def last_undoable(self, seat: int, people: Sequence[int], alone: bool, now: int) -> UndoPoint:
        """Where a seat comes back to. `people` are those that no bot plays; who is not `alone` has to be quick."""
        if not self.steps or self.steps[-1].seat != seat:
            raise Refusal("others_answered" if self.steps else self.barrier)
        last = self.steps[-1]
        if any(last.learned >> p & 1 for p in people):
            raise Refusal("hidden_came_to_light")
        if not alone and now > last.at + UNDO_WINDOW_MS:
            raise Refusal("too_late_to_take_back")
        return last

    def after_answer(
        self, body: AnswerEntry, at: int, rows: int, turn_at: int, before: Table, tried: Any
    ) -> "UndoStack":
        """What may be taken back once this was said: this, and what the same seat said just before."""
        if any(seat == TABLE for seat, _ in body.rows):
            return UndoStack([], "nature_spoke")
        if body.by != "player" or any(seat != body.seat for seat, _ in body.rows):
            return UndoStack([], "others_answered")
        earlier, barrier = self.steps, self.barrier
        if earlier and earlier[-1].seat != body.seat:
            earlier, barrier = [], "others_answered"
        learned = newly_revealed(before, tried.table) if before.secret else 0
        step = UndoPoint(body.seat, at, rows, turn_at, before, learned, tried.ask, tried.words)
        return UndoStack([*earlier[1 - MAX_UNDO_POINTS :], step], barrier)


def newly_revealed(before: Table, after: Table) -> int:
    """The bits of the seats that know of a hidden card afterwards, or see it lie open, and did not before."""
    seen = unknown_cards(after)
    found = 0
    for card, seats in unknown_cards(before).items():
        found |= seats & ~seen.get(card, 0)
    return found


def unknown_cards(t: Table) -> dict[int, int]:
    """For each hidden card the bits of the seats that do not know where it lies."""
    known = known_of(t)
    return {card: ~known[card] for name, _ in t.secret for place in card_lists(getattr(t, name)) for card in place}
