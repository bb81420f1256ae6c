"""Hints: the value of each answer, for the player who asks. All viewers are notified that a hint was taken."""

import msgspec

from magnat.kernel import IllegalAnswer, Luck
from magnat.match.bot_tasks import BotTask, Decision, make_task
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.messages import AskHint, Hinted, HintStep, Refused, encoder
from magnat.match.requests import AskBot, HintJob, Refusal, Script, SendMessage, Viewer
from magnat.match.seating import UNLIMITED_HINTS
from magnat.match.shared import SharedState


class PendingHint:
    """A hint in computation: its task, and the viewers that asked for it with their command ids."""

    def __init__(self, task: BotTask) -> None:
        self.task = task
        self.viewers: list[tuple[Viewer, str]] = []


class Hints:
    """The pending hints of one match. Each belongs to its question and ends with it."""

    def __init__(self, shared: SharedState, writer: LogWriter, luck: Luck) -> None:
        self.shared = shared
        self.writer = writer
        self.luck = luck
        self.pending: dict[HintJob, PendingHint] = {}

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
        is_new = job not in self.pending
        if is_new:
            self.pending[job] = PendingHint(make_task(match.header, match.table, seat, "steady", "hint", self.luck))
        self.pending[job].viewers.append((viewer, command.id))
        if is_new:
            yield AskBot(job, self.pending[job].task)

    def on_decision(self, job: HintJob, decision: Decision) -> Script[None]:
        """Send a step of a hint to the viewers that asked for it, and continue it for them unless it is final."""
        yield from self.end_stale()
        pending = self.pending.get(job)
        if pending is None:
            return
        here = [each for each in pending.viewers if each[0] in self.shared.viewers and each[0].seat == job.seat]
        step = msgspec.json.decode(decision, type=HintStep) if isinstance(decision, str) else None
        for viewer, id in here:
            message = (
                Refused(id=id, reason="not_possible")
                if step is None
                else Hinted(id=id, question=job.question, hint=step.hint)
            )
            yield SendMessage(viewer, encoder.encode(message))
        if step is None or step.hint.final or not here:
            del self.pending[job]
            return
        pending.viewers = here
        pending.task = msgspec.structs.replace(pending.task, saved=step.saved)
        yield AskBot(job, pending.task)

    def end_stale(self) -> Script[None]:
        """Refuse the pending hints whose question is no longer open. Their viewers need not wait for the task."""
        match = self.shared.match
        number = None if match is None else match.question_number
        for job in [job for job in self.pending if job.question != number]:
            for viewer, id in self.pending.pop(job).viewers:
                if viewer in self.shared.viewers and viewer.seat == job.seat:
                    yield SendMessage(viewer, encoder.encode(Refused(id=id, reason="stale")))
