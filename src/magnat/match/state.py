"""play: what the log says beside the table: clocks, who is away, who stands in. Times are milliseconds."""

from typing import Annotated

import msgspec

from magnat.kernel import TABLE
from magnat.match.log import NoticeEntry


class Clock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds that a seat has for the whole game, and seconds it gets for each answer. A bank of 0 is no clock."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0


UNDO_REQUEST_TIMEOUT_MS = 30_000  # milliseconds that the others have to agree that an answer is taken back


class State(msgspec.Struct):
    """What the log says beside the table."""

    seq: int = -1
    rows: int = 0  # of the record
    question: int = 0  # the number of the question that waits: it only grows
    at: int = 0
    counts: dict[int, int] = {}  # draws by stream
    banks: list[int] = []
    asked_at: int = 0  # when the question that waits was put; 0 while the game is paused
    played: int = 0  # how long the game has been going
    paused: bool = False
    pause_asked: list[int] = []
    away: dict[int, int] = {}  # seat -> since when
    away_spent: dict[int, int] = {}
    stands_in: dict[int, str] = {}  # seat -> the bot that plays for a person; "" is silence
    budget_spent: list[int] = []
    resigned: list[int] = []
    aborted: bool = False
    turn_at: int = 0  # when the turn began that nature has not spoken in yet
    after_end: int = 0  # entries since the match was over
    noted: int = 0  # notes in the log, without what was said
    hints: dict[int, int] = {}  # seat -> how many it took
    back_asked: int = -1  # the seat that asks to take its last answer back; who agrees, and until when they may
    back_agreed: list[int] = []
    back_until: int = 0
    back_asks: dict[int, list[int]] = {}  # seat -> the answers it asked for, by the rows before them
    left: list[int] = []  # seats of which the table has said that they leave: a bot may play on there
    chatted: int = 0  # what was said: nobody's talk stops what others have to note

    def change_hands(self, seat: int, to_a_person: bool) -> None:
        """Whoever sits there from now on was never away, asked for no pause, and did not resign."""
        for by_seat in (self.away, self.away_spent, self.stands_in):
            by_seat.pop(seat, None)
        given_up = [self.resigned, self.left] if to_a_person else []
        for seats in (self.budget_spent, self.pause_asked, *given_up):
            if seat in seats:
                seats.remove(seat)

    def copy(self) -> "State":
        return State(
            self.seq,
            self.rows,
            self.question,
            self.at,
            self.counts,
            self.banks[:],
            self.asked_at,
            self.played,
            self.paused,
            self.pause_asked[:],
            dict(self.away),
            dict(self.away_spent),
            dict(self.stands_in),
            self.budget_spent[:],
            self.resigned[:],
            self.aborted,
            self.turn_at,
            self.after_end,
            self.noted,
            dict(self.hints),
            self.back_asked,
            self.back_agreed[:],
            self.back_until,
            {seat: rows[:] for seat, rows in self.back_asks.items()},
            self.left[:],
            self.chatted,
        )

    def clear_undo_request(self) -> None:
        """Nobody asks to take anything back any more."""
        self.back_asked, self.back_agreed, self.back_until = -1, [], 0

    def cancel_undo_request(self, at: int) -> None:
        """A request falls: the clock of whoever is asked runs again."""
        if self.back_asked >= 0:
            self.clear_undo_request()
            self.asked_at = 0 if self.paused else at

    def charge_clock(self, clock: Clock, asked: int, said_by: int, at: int) -> None:
        """The time that passed is taken from the bank of the seat that was asked; an answer adds the increment."""
        if asked != TABLE and self.asked_at:
            left = max(self.banks[asked] - max(at - self.asked_at, 0), 0)
            if said_by == asked:
                left = min(left + clock.increment * 1000, clock.bank * 1000)
            self.banks[asked] = left
        self.asked_at = 0 if self.paused else at

    def apply_notice(self, note: NoticeEntry, clock: Clock, asked: int, at: int, back: int = 0) -> None:
        """What a note of the log makes of it. `back` is how many rows would be left without the last answer."""
        seat = note.seat
        match note.word:
            case "away":
                self.away[seat] = at
            case "back":
                since = self.away.pop(seat, 0)
                if since:
                    self.away_spent[seat] = self.away_spent.get(seat, 0) + at - since
                self.stands_in.pop(seat, None)
            case "sat" | "removed" | "bot_sits" | "opened":
                self.change_hands(seat, note.word == "sat")
                self.cancel_undo_request(at)  # nobody has given the word of whoever sits there now
            case "stands_in":
                self.stands_in[seat] = note.bot
                self.cancel_undo_request(at)  # a bot speaks for nobody
            case "budget_spent":
                self.budget_spent.append(seat)
            case "resigned":
                self.resigned.append(seat)
                self.cancel_undo_request(at)
            case "pause_asked":
                self.pause_asked.append(seat)
            case "paused":
                self.charge_clock(clock, asked, TABLE, at)
                self.paused, self.asked_at = True, 0
            case "resumed":
                self.paused, self.pause_asked = False, []
                self.asked_at = 0 if self.back_asked >= 0 else at
            case "take_back_asked":
                self.charge_clock(clock, asked, TABLE, at)
                self.asked_at = 0  # the clocks stand still meanwhile
                self.back_asked, self.back_agreed, self.back_until = seat, [], at + UNDO_REQUEST_TIMEOUT_MS
                self.back_asks.setdefault(seat, []).append(back)
            case "take_back_agreed":
                self.back_agreed.append(seat)
            case "take_back_refused" | "take_back_withdrawn":
                self.cancel_undo_request(at)
            case "hint":
                self.hints[seat] = self.hints.get(seat, 0) + 1
            case "aborted":
                self.aborted = True
                self.clear_undo_request()
            case _:
                pass
