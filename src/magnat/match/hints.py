"""Hints: the value of each answer, for the player who asks. All viewers are notified that a hint was taken."""

import msgspec

from magnat.kernel import IllegalAnswer, Luck
from magnat.match.bot_tasks import Decision, make_task
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.messages import AskHint, Hint, Hinted, Refused, encoder
from magnat.match.requests import AskBot, HintJob, Refusal, Script, SendMessage, Viewer
from magnat.match.seating import UNLIMITED_HINTS
from magnat.match.shared import SharedState


class Hints:
    """The pending hints of one match."""

    def __init__(self, shared: SharedState, writer: LogWriter, luck: Luck) -> None:
        self.shared = shared
        self.writer = writer
        self.luck = luck
        self.waiting: dict[HintJob, list[tuple[Viewer, str]]] = {}  # viewers and their command ids

    def request(self, viewer: Viewer, command: AskHint, now: int) -> Script[None]:
        """Start a hint. Repeated requests for one question count once and share one task."""
        match, seat = self.shared.started_match, viewer.seat
        if command.question != match.question_number:
            raise Refusal("stale")
        self.shared.check_running()
        if match.asked_seat != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        key = f"hint:{match.question_number}:{seat}"
        if (yield from self.writer.find_entry(key)) is None:
            allowed = self.shared.seating.hints_per_seat
            if not allowed:
                raise Refusal("no_hints", 403)
            if allowed != UNLIMITED_HINTS and match.state.hints.get(seat, 0) >= allowed:
                raise Refusal("no_hints_left", 403)
            note = NoticeEntry("hint", seat, self.shared.seating.name(seat))
            yield from self.writer.append_notice(note, now, key)
        job = HintJob(match.question_number, seat)
        waiting = self.waiting.setdefault(job, [])
        waiting.append((viewer, command.id))
        if len(waiting) == 1:
            yield AskBot(job, make_task(match.header, match.table, seat, "steady", "hint", self.luck))

    def on_decision(self, job: HintJob, decision: Decision) -> Script[None]:
        """Send a finished hint to the viewers that asked for it; refuse it if the question is no longer open."""
        match = self.shared.match
        for viewer, id in self.waiting.pop(job, []):
            if viewer not in self.shared.viewers or viewer.seat != job.seat:
                continue
            message: Hinted | Refused
            if match is None or match.question_number != job.question:
                message = Refused(id=id, reason="stale")
            elif not isinstance(decision, str):
                message = Refused(id=id, reason="not_possible")
            else:
                message = Hinted(id=id, question=job.question, hint=msgspec.json.decode(decision, type=Hint))
            yield SendMessage(viewer, encoder.encode(message))
