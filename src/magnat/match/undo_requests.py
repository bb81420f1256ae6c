"""Undo requests, for an answer that a player can no longer undo alone. The other players vote; silence is a no.

`undo` decides which answers can be undone at all: consent never reaches past nature, a revealed card or another
seat's answer. Playing on refuses the request. It is cancelled when a player resigns, a bot stands in for a
player, or a seat changes hands, and ends with the match.
"""

from typing import Final

from magnat.match.log import NoticeEntry, UndoEntry
from magnat.match.log_writer import LogWriter
from magnat.match.messages import Ack, AgreeBack, TakeBack
from magnat.match.requests import Refusal, Script, Viewer
from magnat.match.shared import SharedState

MAX_UNDO_REQUESTS_PER_SEAT: Final = 2  # in one match


class UndoRequests:
    def __init__(self, shared: SharedState, writer: LogWriter) -> None:
        self.shared = shared
        self.writer = writer

    def voters(self, seat: int) -> list[int]:
        """Return the seats that must agree: people who have not resigned and do not share the requester's screen."""
        seating, state = self.shared.seating, self.shared.started_match.state
        player = seating.places[seat].player
        return [p for p in seating.people if p not in state.resigned and seating.places[p].player != player]

    def request(self, viewer: Viewer, command: TakeBack, now: int) -> Script[Ack | None]:
        """Ask the other players to undo the last answer, which the caller has checked to be the seat's own."""
        match, seat = self.shared.started_match, viewer.seat
        state, last = match.state, match.undo_stack.steps[-1]
        earlier = state.back_asks.get(seat, [])
        if state.back_asked >= 0:
            raise Refusal("already_asked")
        if last.rows in earlier:
            raise Refusal("asked_before")
        if len(earlier) >= MAX_UNDO_REQUESTS_PER_SEAT:
            raise Refusal("no_more_requests")
        absent, present = {*state.away, *state.stands_in}, self.shared.present_seats
        if any(p in absent or p not in present for p in self.voters(seat)):
            raise Refusal("somebody_away")
        return (yield from self._append_notice(viewer, command.id, "take_back_asked", seat, now))

    def vote(self, viewer: Viewer, command: AgreeBack, now: int) -> Script[Ack | None]:
        """Count a vote. One no refuses the request, without naming the voter; the requester's no withdraws it."""
        match, seat = self.shared.started_match, viewer.seat
        requester = match.state.back_asked
        if requester < 0 or command.question != match.question_number:
            raise Refusal("nothing_asked")
        if seat == requester and not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_withdrawn", requester, now))
        if seat not in self.voters(requester):
            raise Refusal("not_your_word")
        if not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_refused", requester, now))
        if seat in match.state.back_agreed:
            return Ack(id=command.id)
        reply = yield from self._append_notice(viewer, command.id, "take_back_agreed", seat, now)
        state = match.state
        if state.back_asked >= 0 and self.shared.seating.all_agree(state.back_agreed, self.voters(state.back_asked)):
            body = UndoEntry(requester, match.undo_stack.steps[-1].rows)
            yield from self.writer.append(body, now, f"taken_back:{match.question_number}")
        return reply

    def on_timer(self, now: int) -> Script[None]:
        state = self.shared.started_match.state
        if state.back_asked >= 0 and state.back_until <= now:
            notice = NoticeEntry("take_back_refused", state.back_asked, self.shared.seating.name(state.back_asked))
            yield from self.writer.append(notice, now, f"no_take_back:{state.back_until}")

    def _append_notice(self, viewer: Viewer, id: str, word: str, seat: int, now: int) -> Script[Ack | None]:
        notice = NoticeEntry(word, seat, self.shared.seating.name(seat))
        return (yield from self.writer.append_client_notice(viewer, id, notice, now))
