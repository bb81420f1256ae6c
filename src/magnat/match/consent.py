"""play: an answer that nobody may take back alone any more. The others agree to it or not; silence is no.

What may come back at all, `takeback` says: nobody's consent reaches past nature, past what came to light, or past
somebody else's answer. Whoever simply plays on has said no. A request falls when somebody gives up, a bot takes over
for a person, or a seat changes hands, and ends with the match.
"""

from typing import TYPE_CHECKING, Final

from magnat.match.log import NoticeEntry, UndoEntry
from magnat.match.match import Match
from magnat.match.messages import Ack, AgreeBack, EventMessage, TakeBack
from magnat.match.refusal import Refusal
from magnat.match.requests import Script, Viewer

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

MAX_UNDO_REQUESTS_PER_SEAT: Final = 2  # requests of a seat in one match


class UndoRequests:
    """Requests to take an answer back: one at a time."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play

    def voters(self, seat: int) -> list[int]:
        """The people whose word it takes: whoever plays, and is not at the same screen."""
        seating, state = self.session.seating, self.session.started_match.state
        player = seating.places[seat].player
        return [p for p in seating.people if p not in state.resigned and seating.places[p].player != player]

    def request(self, viewer: Viewer, command: TakeBack, now: int) -> Script[EventMessage | None]:
        """Ask the others; what it is about was found to be one's own last answer."""
        play, match, seat = self.session, self.session.started_match, viewer.seat
        state, last = match.state, match.undo_stack.steps[-1]
        asked = state.back_asks.get(seat, [])
        if state.back_asked >= 0:
            raise Refusal("already_asked")
        if last.rows in asked:
            raise Refusal("asked_before")
        if len(asked) >= MAX_UNDO_REQUESTS_PER_SEAT:
            raise Refusal("no_more_requests")
        absent = {*state.away, *state.stands_in}
        if any(p in absent or p not in play.present_seats for p in self.voters(seat)):
            raise Refusal("somebody_away")
        return (yield from self._append_notice(viewer, command.id, "take_back_asked", seat, now))

    def vote(self, viewer: Viewer, command: AgreeBack, now: int) -> Script[EventMessage | None]:
        """One no is enough, and is not named. Of whoever asked, a no takes the request back."""
        play, match, seat = self.session, self.session.started_match, viewer.seat
        asked = match.state.back_asked
        if asked < 0 or command.question != match.question_number:
            raise Refusal("nothing_asked")
        if seat == asked and not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_withdrawn", asked, now))
        if seat not in self.voters(asked):
            raise Refusal("not_your_word")
        if not command.yes:
            return (yield from self._append_notice(viewer, command.id, "take_back_refused", asked, now))
        if seat in match.state.back_agreed:
            return Ack(id=command.id)
        reply = yield from self._append_notice(viewer, command.id, "take_back_agreed", seat, now)
        if self._all_agreed(match):
            body = UndoEntry(asked, match.undo_stack.steps[-1].rows)
            yield from play.append(body, now, f"taken_back:{match.question_number}")
        return reply

    def _all_agreed(self, match: Match) -> bool:
        """Whoever shares a screen speaks for it."""
        state, places = match.state, self.session.seating.places
        if state.back_asked < 0:
            return False
        said = {places[p].player for p in state.back_agreed}
        return all(places[p].player in said for p in self.voters(state.back_asked))

    def on_timer(self, now: int) -> Script[bool]:
        """Silence was no; whether there was anything to end."""
        state = self.session.started_match.state
        if state.back_asked < 0 or now < state.back_until:
            return False
        note = NoticeEntry("take_back_refused", state.back_asked, self.session.seating.name(state.back_asked))
        yield from self.session.append(note, now, f"no_take_back:{state.back_until}")
        return True

    def _append_notice(self, viewer: Viewer, id: str, word: str, seat: int, now: int) -> Script[EventMessage | None]:
        return (
            yield from self.session.commands.append_notice_once(
                viewer, id, NoticeEntry(word, seat, self.session.seating.name(seat)), now
            )
        )
