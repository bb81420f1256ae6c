"""The state of a match beside its table: clocks, absences, stand-ins and requests. Times are milliseconds."""

from typing import Annotated

import msgspec

from magnat.kernel import TABLE
from magnat.match.log import NoticeEntry


class Clock(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Seconds of a seat for the whole game (`bank`), and added with each answer. A bank of 0 is no clock."""

    bank: Annotated[int, msgspec.Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0


UNDO_REQUEST_TIMEOUT_MS = 30_000  # time to vote


class State(msgspec.Struct):
    """The state that follows from the log, beside the table."""

    seq: int = -1
    rows: int = 0  # of the record
    question: int = 0  # the number of the current question; never decreases
    at: int = 0
    counts: dict[int, int] = {}  # draws by stream
    banks: list[int] = []
    asked_at: int = 0  # when the current question was put; 0 while the clocks are stopped
    played: int = 0  # playing time without pauses
    paused: bool = False
    pause_asked: list[int] = []
    away: dict[int, int] = {}  # seat -> start of the absence
    away_spent: dict[int, int] = {}
    stands_in: dict[int, str] = {}  # seat -> the bot that plays for its player; "" is silence
    budget_spent: list[int] = []
    resigned: list[int] = []
    aborted: bool = False
    turn_at: int = 0  # start of the turn, until nature's first decision in it; then 0
    after_end: int = 0  # entries after the end of the match
    noted: int = 0  # notices in the log, without chat
    hints: dict[int, int] = {}  # seat -> hints taken
    back_asked: int = -1  # the seat of a pending undo request, the seats that agree, and its timeout
    back_agreed: list[int] = []
    back_until: int = 0
    back_asks: dict[int, list[int]] = {}  # seat -> its undo requests, by the number of rows before the answer
    left: list[int] = []  # resigned seats that the table has announced; a bot may play on there
    chatted: int = 0  # chat notices, counted separately so that chat cannot block other notices

    def change_hands(self, seat: int, to_a_person: bool) -> None:
        """Clear the seat's absences, pause request and, for a new player, resignation: they were its predecessor's."""
        for by_seat in (self.away, self.away_spent, self.stands_in):
            by_seat.pop(seat, None)
        resignations = [self.resigned, self.left] if to_a_person else []
        for seats in (self.budget_spent, self.pause_asked, *resignations):
            if seat in seats:
                seats.remove(seat)

    def copy(self) -> "State":
        values = msgspec.structs.asdict(self).items()
        return msgspec.structs.replace(self, **{name: v.copy() for name, v in values if isinstance(v, list | dict)})

    def clear_undo_request(self) -> None:
        """End the undo request without restarting the clock."""
        self.back_asked, self.back_agreed, self.back_until = -1, [], 0

    def cancel_undo_request(self, at: int) -> None:
        """End the undo request, if any, and restart the clock of the asked seat."""
        if self.back_asked >= 0:
            self.clear_undo_request()
            self.asked_at = 0 if self.paused else at

    def charge_clock(self, clock: Clock, asked_seat: int, speaker: int, at: int) -> None:
        """Charge the elapsed time to the bank of the asked seat; its own answer adds the increment."""
        if asked_seat != TABLE and self.asked_at:
            left = max(self.banks[asked_seat] - max(at - self.asked_at, 0), 0)
            if speaker == asked_seat:
                left = min(left + clock.increment * 1000, clock.bank * 1000)
            self.banks[asked_seat] = left
        self.asked_at = 0 if self.paused else at

    def apply_notice(self, notice: NoticeEntry, clock: Clock, asked_seat: int, at: int, back: int = 0) -> None:
        """Apply a notice of the log. `back` is the number of rows before the last answer, for undo requests."""
        seat = notice.seat
        match notice.word:
            case "away":
                self.away[seat] = at
            case "back":
                since = self.away.pop(seat, 0)
                if since:
                    self.away_spent[seat] = self.away_spent.get(seat, 0) + at - since
                self.stands_in.pop(seat, None)
            case "sat" | "removed" | "bot_sits" | "opened":
                self.change_hands(seat, notice.word == "sat")
                self.cancel_undo_request(at)  # the new player has not agreed
            case "stands_in":
                self.stands_in[seat] = notice.bot
                self.cancel_undo_request(at)  # a bot cannot agree for its player
            case "budget_spent":
                self.budget_spent.append(seat)
            case "resigned":
                self.resigned.append(seat)
                self.cancel_undo_request(at)
            case "pause_asked":
                self.pause_asked.append(seat)
            case "paused":
                self.charge_clock(clock, asked_seat, TABLE, at)
                self.paused, self.asked_at = True, 0
            case "resumed":
                self.paused, self.pause_asked = False, []
                self.asked_at = 0 if self.back_asked >= 0 else at
            case "take_back_asked":
                self.charge_clock(clock, asked_seat, TABLE, at)
                self.asked_at = 0  # the clocks stop during the vote
                self.back_asked, self.back_agreed, self.back_until = seat, [], at + UNDO_REQUEST_TIMEOUT_MS
                self.back_asks[seat] = [*self.back_asks.get(seat, []), back]  # copies share the inner lists
            case "take_back_agreed":
                self.back_agreed.append(seat)
            case "take_back_refused" | "take_back_withdrawn":
                self.cancel_undo_request(at)
            case "hint":
                self.hints[seat] = self.hints.get(seat, 0) + 1
            case "aborted":
                self.aborted = True
                self.clear_undo_request()
