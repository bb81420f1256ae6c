"""Undo requests, for an answer that a player can no longer undo alone. The other players vote; silence is a no.

`undo_rules` decides which answers can be undone at all: consent never reaches past nature, a revealed card or another
seat's answer. Playing on refuses the request. It is cancelled when a player resigns, a bot stands in for a
player, or a seat changes hands, and ends with the match.
"""

from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.messages import Ack, AgreeBack, TakeBack
from magnat.match.requests import Refusal, Script, Viewer
from magnat.match.shared import SharedState
from magnat.match.undo_rules import check_undo_request, undo_voters


class UndoRequests:
    def __init__(self, shared: SharedState, writer: LogWriter) -> None:
        self.shared = shared
        self.writer = writer

    def request(self, viewer: Viewer, command: TakeBack, now: int) -> Script[Ack | None]:
        """Ask the other players to undo the last answer, which the caller has checked to be the seat's own."""
        check_undo_request(self.shared, viewer.seat)
        return (yield from self._append_notice(viewer, command.id, "take_back_asked", viewer.seat, now))

    def vote(self, viewer: Viewer, command: AgreeBack, now: int) -> Script[Ack | None]:
        """Count a vote. One no refuses the request, without naming the voter; the requester's no withdraws it."""
        match, seat = self.shared.started_match, viewer.seat
        requester = match.state.back_asked
        if requester < 0 or command.question != match.question_number:
            raise Refusal("nothing_asked")
        if seat == requester and not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_withdrawn", requester, now))
        if seat not in undo_voters(self.shared, requester):
            raise Refusal("not_your_word")
        if not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_refused", requester, now))
        if seat in match.state.back_agreed:
            return Ack(id=command.id)
        reply = yield from self._append_notice(viewer, command.id, "take_back_agreed", seat, now)
        state = match.state
        voters = undo_voters(self.shared, requester)
        if state.back_asked >= 0 and self.shared.seating.all_agree(state.back_agreed, voters):
            yield from self.writer.append(match.make_undo(), now, f"taken_back:{match.question_number}")
        return reply

    def on_timer(self, now: int) -> Script[None]:
        state = self.shared.started_match.state
        if state.back_asked >= 0 and state.back_until <= now:
            notice = NoticeEntry("take_back_refused", state.back_asked, self.shared.seating.name(state.back_asked))
            yield from self.writer.append(notice, now, f"no_take_back:{state.back_until}")

    def _append_notice(self, viewer: Viewer, id: str, word: str, seat: int, now: int) -> Script[Ack | None]:
        notice = NoticeEntry(word, seat, self.shared.seating.name(seat))
        return (yield from self.writer.append_client_notice(viewer, id, notice, now))
