"""Hints: the value of each answer, for the player who asks. All viewers are notified that a hint was taken."""

from typing import TYPE_CHECKING

import msgspec

from magnat.kernel import IllegalAnswer
from magnat.match.bot_tasks import Decision, make_task
from magnat.match.log import NoticeEntry
from magnat.match.messages import AskHint, EventMessage, Hint, Hinted, Refused, encoder
from magnat.match.refusal import Refusal
from magnat.match.requests import AskBot, HintJob, Script, SendMessage, Viewer
from magnat.match.seating import UNLIMITED_HINTS

if TYPE_CHECKING:
    from magnat.match.session import MatchSession


class Hints:
    """The pending hints of one match."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play
        self.waiting: dict[HintJob, list[tuple[Viewer, str]]] = {}  # viewers and their command ids

    def request(self, viewer: Viewer, command: AskHint, now: int) -> Script[EventMessage | None]:
        """Start a hint. Repeated requests for one question count once and share one task."""
        play, match, seat = self.session, self.session.started_match, viewer.seat
        if command.question != match.question_number:
            raise Refusal("stale")
        play.check_running()
        if match.asked_seat != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        command_id = f"hint:{match.question_number}:{seat}"
        if (yield from play.commands.find_entry(command_id)) is None:
            self._check_left(seat)
            yield from play.append_notice(NoticeEntry("hint", seat, play.seating.name(seat)), now, command_id)
        job = HintJob(match.question_number, seat)
        asked = self.waiting.setdefault(job, [])
        asked.append((viewer, command.id))
        if len(asked) == 1:
            yield AskBot(job, make_task(match.header, match.table, seat, "steady", "hint", play.luck))
        return None

    def _check_left(self, seat: int) -> None:
        allowed = self.session.seating.hints_per_seat
        if not allowed:
            raise Refusal("no_hints", 403)
        if allowed != UNLIMITED_HINTS and self.session.started_match.state.hints.get(seat, 0) >= allowed:
            raise Refusal("no_hints_left", 403)

    def on_decision(self, job: HintJob, said: Decision) -> Script[None]:
        """Send a finished hint to the viewers that asked for it; refuse it if the question is no longer open."""
        match = self.session.match
        for viewer, id in self.waiting.pop(job, []):
            if viewer not in self.session.broadcast.viewers or viewer.seat != job.seat:
                continue
            if match is None or match.question_number != job.question or not isinstance(said, str):
                reason = "not_possible" if match is not None and match.question_number == job.question else "stale"
                yield SendMessage(viewer, encoder.encode(Refused(id=id, reason=reason)))
                continue
            hint = msgspec.json.decode(said, type=Hint)
            yield SendMessage(viewer, encoder.encode(Hinted(id=id, question=job.question, hint=hint)))
