"""Commands of clients. Each command is executed and acknowledged, or refused with a reason and without any effect."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from magnat.kernel import TABLE, IllegalAnswer, Luck, MagnatError, current_question
from magnat.match import messages
from magnat.match.attendance import Attendance
from magnat.match.bot_tasks import known_bots
from magnat.match.event_messages import as_sentence, make_preview
from magnat.match.hints import Hints
from magnat.match.log import NoticeEntry, UndoEntry
from magnat.match.log_writer import LogWriter, PendingAck, make_command_key
from magnat.match.match import Attempt, Match
from magnat.match.messages import Ack, Act, Command, EventMessage, Pong, Reason, Refused, encoder
from magnat.match.offers import Offers
from magnat.match.question_wording import worded_ask
from magnat.match.requests import Refusal, Script, SendMessage, Viewer
from magnat.match.shared import SharedState
from magnat.match.timing import earliest_answer_at
from magnat.match.undo_requests import UndoRequests
from magnat.texts.plain_text import remove_unsafe

MAX_ENTRIES_AFTER_END: Final = 200  # cap on entries after the end
ALLOWED_AFTER_RESIGNING: Final = (messages.Why, messages.Preview, messages.Chat, messages.Resign)


class DelayedCommand(NamedTuple):
    """An answer that was sent too early, and when it counts."""

    at: int
    viewer: Viewer
    command: Command


@dataclass(eq=False)
class CommandHandler:
    shared: SharedState
    writer: LogWriter
    attendance: Attendance
    offers: Offers
    undo_requests: UndoRequests
    hints: Hints
    luck: Luck
    delayed: list[DelayedCommand] = field(default_factory=list)

    def on_command(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        id: str = getattr(command, "id", "")
        reply: EventMessage | None
        try:
            reply = yield from self._execute(viewer, command, now)
        except IllegalAnswer as error:
            reply = self._make_refused(viewer, id, error.reason, error.rule)
        except Refusal as error:
            reply = self._make_refused(viewer, id, error.reason, accepted=error.accepted)
        except MagnatError as error:
            reply = self._make_refused(viewer, id, "not_possible", accepted=type(error).__name__)
        if reply is not None:
            yield SendMessage(viewer, encoder.encode(reply))

    def on_timer(self, now: int) -> Script[None]:
        for command in [command for command in self.delayed if command.at <= now]:
            yield from self.on_command(command.viewer, command.command, now)
            self.delayed.remove(command)  # only afterwards: if the write fails, the command is retried

    def _execute(self, viewer: Viewer, command: Command, now: int) -> Script[EventMessage | None]:
        seat = viewer.seat
        if isinstance(command, messages.Ping):
            return Pong(id=command.id, now=now)
        if seat == TABLE:
            raise Refusal("spectator", 403)
        own_seats = self.shared.seating.seats_of(viewer.player)
        if seat not in own_seats:  # the host has given the seat to another player meanwhile
            raise Refusal("not_your_seat", 403)
        if not self.shared.is_readable:
            raise Refusal("not_readable")
        current = self.shared.started_match
        if command.seat not in (None, seat) and not isinstance(command, messages.Front):
            raise Refusal("not_in_front") if command.seat in own_seats else Refusal("not_your_seat", 403)
        allowed = isinstance(command, ALLOWED_AFTER_RESIGNING)
        if seat in current.state.resigned and isinstance(command, Act) and not allowed:
            # a resigned player is a spectator, whose new commands are refused
            ack = PendingAck(viewer, command.id)
            return (yield from self.writer.acknowledge_earlier(ack, Refusal("spectator", 403)))
        match command:
            case messages.Say():
                return (yield from self._say(viewer, command, now))
            case messages.Front():
                return (yield from self._switch_seat(viewer, command, now))
            case messages.Propose():
                return (yield from self.offers.propose(viewer, command, now))
            case messages.Reply():
                return (yield from self.offers.reply(viewer, command, now))
            case messages.Withdraw():
                return (yield from self.offers.withdraw(viewer, command, now))
            case messages.TakeBack():
                return (yield from self._take_back(viewer, command, now))
            case messages.AgreeBack():
                self.shared.check_running()
                return (yield from self.undo_requests.vote(viewer, command, now))
            case messages.AskHint():
                yield from self.hints.request(viewer, command, now)
                return None
            case messages.Why():
                return self._explain(seat, command)
            case messages.Preview():
                return make_preview(current, seat, command.id, as_sentence(command.say), self.luck)
            case messages.Chat():
                if current.state.after_end >= MAX_ENTRIES_AFTER_END:
                    raise Refusal("game_over")
                note = {"text": remove_unsafe(command.text), "phrase": command.phrase}
                self._check_chat(viewer, **note)
                return (yield from self._append_notice(viewer, command, "chat", now, **note))
            case _:
                return (yield from self._execute_seat_command(viewer, command, now))

    def _execute_seat_command(self, viewer: Viewer, command: Command, now: int) -> Script[EventMessage | None]:
        """Execute a command that pauses the game or changes who plays the seat."""
        seat, current = viewer.seat, self.shared.started_match
        state = current.state
        match command:
            case messages.Pause():
                return (yield from self._pause(viewer, command, now))
            case messages.Resume():
                self.shared.check_running(paused=True)
                return (yield from self._append_notice(viewer, command, "resumed", now))
            case messages.StandIn():
                self.shared.check_running()
                bot = check_bot(command.bot or self.shared.seating.setup.absence.bot)
                return (yield from self._append_notice(viewer, command, "stands_in", now, bot))
            case messages.Back():
                if current.is_over or not (seat in state.away or seat in state.stands_in):
                    return Ack(id=command.id)
                return (yield from self._append_notice(viewer, command, "back", now))
            case messages.Resign():
                self.shared.check_running()
                if seat in state.resigned:
                    return Ack(id=command.id)
                return (yield from self._append_notice(viewer, command, "resigned", now))
            case _:
                raise Refusal("malformed", 400)

    # answers

    def _say(self, viewer: Viewer, command: messages.Say, now: int) -> Script[EventMessage | None]:
        match, seat = self.shared.started_match, viewer.seat
        ack = PendingAck(viewer, command.id, command.question)
        if (repeated := (yield from self._check_stale(command, ack))) is not None:
            return repeated
        if seat in match.state.stands_in:
            yield from self.attendance.mark_returned(seat, now)
        sentence = as_sentence(command.say)
        more = match.follow_up_question(seat, sentence)
        if more is not None:
            return Refused(
                id=command.id, reason="unfinished", rule=more.rule or "", question=match.question_number, ask=more
            )
        attempt = match.try_sentence(seat, sentence)
        if seat == match.asked_seat and (at := self._earliest_at(match, attempt, now)) > now:
            command.seat = seat  # the player may switch seats before the command is executed
            self.delayed.append(DelayedCommand(at, viewer, command))
            return None
        key = make_command_key(viewer, command.id)
        if (yield from self.writer.append_answer(seat, "player", attempt, now, key, ack)) is None:
            return (yield from self.writer.acknowledge_earlier(ack, Refusal("stale")))  # another process was faster
        return None

    def _earliest_at(self, match: Match, attempt: Attempt, now: int) -> int:
        """Return when the answer counts: an objection on its beat, a throw after the grace period, otherwise now."""
        top = current_question(match.table)
        paced = top is not None and top.paced
        if not paced and all(seat != TABLE for seat, _ in attempt.rows):
            return now
        return earliest_answer_at(self.shared, now)

    def _check_stale(self, command: messages.Say | messages.TakeBack, ack: PendingAck) -> Script[Ack | None]:
        """Acknowledge a repeated command for an earlier question; None for a command for the current question."""
        if command.question != self.shared.started_match.question_number:
            return (yield from self.writer.acknowledge_earlier(ack, Refusal("stale")))
        self.shared.check_running()
        return None

    def _take_back(self, viewer: Viewer, command: messages.TakeBack, now: int) -> Script[EventMessage | None]:
        match, seat, seating = self.shared.started_match, viewer.seat, self.shared.seating
        ack = PendingAck(viewer, command.id, command.question)
        if (repeated := (yield from self._check_stale(command, ack))) is not None:
            return repeated
        people = [p for p in seating.people if p not in match.state.resigned]
        alone = {*people} <= {*seating.seats_of(viewer.player)}
        try:
            last = match.undo_stack.last_undoable(seat, people, alone, now)
        except Refusal as error:
            if error.reason != "too_late_to_take_back":
                raise
            return (yield from self.undo_requests.request(viewer, command, now))
        body, key = UndoEntry(seat, last.rows), make_command_key(viewer, command.id)
        if (yield from self.writer.append(body, now, key, None, PendingAck(viewer, command.id))) is None:
            raise Refusal("stale")
        return None

    def _switch_seat(self, viewer: Viewer, command: messages.Front, now: int) -> Script[EventMessage | None]:
        """Bring another seat of the player to the front: a connection never has the secrets of two seats."""
        if command.seat not in self.shared.seating.seats_of(viewer.player):
            raise Refusal("not_your_seat", 403)
        yield SendMessage(viewer, encoder.encode(Ack(id=command.id)))
        yield from self.attendance.attach(viewer, self.shared.started_match.state.seq, command.seat, now)
        return None

    def _explain(self, seat: int, command: messages.Why) -> Reason:
        """Check a sentence on a determinized table, so that the reason reveals nothing hidden from the seat."""
        try:
            self.shared.check_running()
            make_preview(self.shared.started_match, seat, command.id, as_sentence(command.say), self.luck)
        except IllegalAnswer as error:
            return Reason(id=command.id, legal=False, reason=error.reason, rule=error.rule)
        except Refusal as error:
            return Reason(id=command.id, legal=False, reason=error.reason)
        return Reason(id=command.id, legal=True)

    def _pause(self, viewer: Viewer, command: messages.Pause, now: int) -> Script[EventMessage | None]:
        """Request or agree to a pause. It begins when each present player has agreed, for one of their seats."""
        seat = viewer.seat
        self.shared.check_running()
        if seat not in self.shared.started_match.state.pause_asked:
            repeated = yield from self._append_notice(viewer, command, "pause_asked", now)
            if repeated is not None:
                return repeated
        else:
            yield SendMessage(viewer, encoder.encode(Ack(id=command.id)))
        state, seating = self.shared.started_match.state, self.shared.seating
        absent = {*state.away, *state.stands_in, *state.resigned}
        if seating.all_agree(state.pause_asked, [p for p in seating.people if p not in absent]):
            yield from self.writer.append(NoticeEntry("paused", seat, seating.name(seat)), now)
        return None

    # helpers

    def _check_chat(self, viewer: Viewer, text: str, phrase: str) -> None:
        """Raise `Refusal` unless the message is either a text or a phrase, and allowed here."""
        if bool(text) == bool(phrase):
            raise Refusal("malformed", 400, accepted="text or phrase")
        policy = self.shared.allowed_chat(viewer.player)
        if policy == "none":
            raise Refusal("no_chat", 403)
        if policy == "phrases" and text:
            raise Refusal("phrases_only", 403)

    def _append_notice(
        self, viewer: Viewer, command: Act, word: str, now: int, bot: str = "", text: str = "", phrase: str = ""
    ) -> Script[Ack | None]:
        name = self.shared.seating.name(viewer.seat)
        notice = NoticeEntry(word, viewer.seat, name, bot, text, phrase=phrase)
        return (yield from self.writer.append_client_notice(viewer, command.id, notice, now))

    def _make_refused(self, viewer: Viewer, id: str, reason: str, rule: str = "", accepted: str = "") -> Refused:
        match = self.shared.match
        if match is None or viewer.is_delayed:
            return Refused(id=id, reason=reason, rule=rule, accepted=accepted)
        ask = worded_ask(match.table, viewer.seat)
        return Refused(id=id, reason=reason, rule=rule, question=match.question_number, ask=ask, accepted=accepted)


def check_bot(name: str) -> str:
    if name not in known_bots():
        raise Refusal("bad_option", 400, accepted=", ".join(known_bots()))
    return name
