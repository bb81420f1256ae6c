"""Commands of clients. Each command is executed and acknowledged, or refused with a reason and without any effect."""

from typing import TYPE_CHECKING, Final, NamedTuple

from magnat.kernel import TABLE, IllegalAnswer, MagnatError, current_question
from magnat.match.bot_tasks import known_bots
from magnat.match.event_messages import as_sentence, make_preview
from magnat.match.log import Entry, NoticeEntry
from magnat.match.match import Attempt, Match
from magnat.match.messages import (
    Ack,
    Act,
    AgreeBack,
    AskHint,
    Back,
    Chat,
    Command,
    EventMessage,
    Front,
    Pause,
    Ping,
    Pong,
    Preview,
    Propose,
    Reason,
    Refused,
    Reply,
    Resign,
    Resume,
    Say,
    StandIn,
    TakeBack,
    Why,
    Withdraw,
    encoder,
)
from magnat.match.question_wording import worded_ask
from magnat.match.refusal import Refusal
from magnat.match.requests import FindEntry, Script, SendMessage, Viewer

if TYPE_CHECKING:
    from magnat.match.session import MatchSession


MAX_ENTRIES_AFTER_END: Final = 200  # cap on entries after the end
MAX_NOTICES: Final = 10_000  # cap during a match, separately for chat and for all other notices
UNLIMITED_NOTICES: Final = ("pause_asked", "resumed", "resigned")  # exempt from `MAX_NOTICES`
ALLOWED_AFTER_RESIGNING: Final = (Why, Preview, Chat, Resign)


class DelayedCommand(NamedTuple):
    """An answer that was sent too early, and when it counts."""

    at: int
    viewer: Viewer
    command: Command


class CommandHandler:
    """The handler of all client commands of one match."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play
        self.delayed: list[DelayedCommand] = []

    def on_command(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        """Execute a command and send the reply."""
        id: str = getattr(command, "id", "")
        reply: EventMessage | None
        try:
            reply = yield from self._execute(viewer, command, now)
        except IllegalAnswer as why:
            reply = self._make_refused(viewer, id, why.reason, why.rule)
        except Refusal as why:
            reply = self._make_refused(viewer, id, why.reason, why.rule, why.accepted)
        except MagnatError as why:
            reply = self._make_refused(viewer, id, "not_possible", accepted=type(why).__name__)
        if reply is not None:
            yield SendMessage(viewer, encoder.encode(reply))

    def on_timer(self, now: int) -> Script[None]:
        """Execute the delayed commands that are due."""
        for held in [held for held in self.delayed if held.at <= now]:
            yield from self.on_command(held.viewer, held.command, now)
            self.delayed.remove(held)  # only afterwards: if the write fails, the command is retried

    def _execute(self, viewer: Viewer, command: Command, now: int) -> Script[EventMessage | None]:
        play, seat = self.session, viewer.seat
        if isinstance(command, Ping):
            return Pong(id=command.id, now=now)
        if seat == TABLE:
            raise Refusal("spectator", 403)
        mine = play.seating.seats_of(viewer.player)
        if seat not in mine:  # the host has given the seat to another player meanwhile
            raise Refusal("not_your_seat", 403)
        if not play.is_readable:
            raise Refusal("not_readable")
        match_now = play.started_match
        if command.seat not in (None, seat) and not isinstance(command, Front):
            raise Refusal("not_in_front") if command.seat in mine else Refusal("not_your_seat", 403)
        if (
            seat in match_now.state.resigned
            and isinstance(command, Act)
            and not isinstance(command, ALLOWED_AFTER_RESIGNING)
        ):
            return (yield from self._acknowledge_resigned(viewer, command))
        match command:
            case Say():
                return (yield from self._say(viewer, command, now))
            case Front():
                return (yield from self._switch_seat(viewer, command, now))
            case Propose():
                return (yield from play.offers.propose(viewer, command, now))
            case Reply():
                return (yield from play.offers.reply(viewer, command, now))
            case Withdraw():
                return (yield from play.offers.withdraw(viewer, command, now))
            case TakeBack():
                return (yield from self._take_back(viewer, command, now))
            case AgreeBack():
                play.check_running()
                return (yield from play.undo_requests.vote(viewer, command, now))
            case AskHint():
                return (yield from play.hints.request(viewer, command, now))
            case Why():
                return self._explain(seat, command)
            case Preview():
                return make_preview(match_now, seat, command.id, as_sentence(command.say), play.luck)
            case Chat():
                if match_now.state.after_end >= MAX_ENTRIES_AFTER_END:
                    raise Refusal("game_over")
                return (
                    yield from self.append_notice_once(
                        viewer, command.id, self._make_notice(seat, "chat", text=command.text), now
                    )
                )
            case _:
                return (yield from self._execute_seat_command(viewer, command, now))

    def _acknowledge_resigned(self, viewer: Viewer, command: Act) -> Script[Ack]:
        """Acknowledge a repeated command of a resigned seat.

        A resigned player becomes a spectator, even if a bot plays the seat: any new command is refused.
        """
        done = yield from self.find_entry(make_command_key(viewer, command.id))
        if done is None:
            raise Refusal("spectator", 403)
        return make_ack(command.id, done)

    def _execute_seat_command(self, viewer: Viewer, command: Command, now: int) -> Script[EventMessage | None]:
        """Execute a command that pauses the game or changes who plays the seat."""
        play, seat, state = self.session, viewer.seat, self.session.started_match.state
        match command:
            case Pause():
                return (yield from self._pause(viewer, command, now))
            case Resume():
                play.check_running(paused=True)
                return (yield from self.append_notice_once(viewer, command.id, self._make_notice(seat, "resumed"), now))
            case StandIn():
                play.check_running()
                bot = check_bot(command.bot or play.seating.setup.absence.bot)
                return (
                    yield from self.append_notice_once(
                        viewer, command.id, self._make_notice(seat, "stands_in", bot), now
                    )
                )
            case Back():
                if play.started_match.is_over or not {seat} & {*state.away, *state.stands_in}:
                    return Ack(id=command.id)
                return (yield from self.append_notice_once(viewer, command.id, self._make_notice(seat, "back"), now))
            case Resign():
                play.check_running()
                if seat in state.resigned:
                    return Ack(id=command.id)
                return (
                    yield from self.append_notice_once(viewer, command.id, self._make_notice(seat, "resigned"), now)
                )
            case _:
                raise Refusal("malformed", 400)

    # answers

    def _say(self, viewer: Viewer, command: Say, now: int) -> Script[EventMessage | None]:
        play, match, seat = self.session, self.session.started_match, viewer.seat
        command_key = make_command_key(viewer, command.id)
        if (gone := (yield from self._check_stale(command, command_key))) is not None:
            return gone
        if seat in match.state.stands_in:
            yield from play.mark_returned(seat, now)
        sentence = as_sentence(command.say)
        more = match.follow_up_question(seat, sentence)
        if more is not None:
            return Refused(
                id=command.id, reason="unfinished", rule=more.rule or "", question=match.question_number, ask=more
            )
        tried = match.try_sentence(seat, sentence)
        if seat == match.asked_seat and (at := self._earliest_at(match, tried, now)) > now:
            command.seat = seat  # the player may switch seats before the command is executed
            self.delayed.append(DelayedCommand(at, viewer, command))
            return None

        def reply(entry: Entry) -> Ack:
            return Ack(id=command.id, seq=entry.seq, question=command.question)

        entry = yield from play.append_answer(seat, "player", tried, now, command_key, (viewer, reply))
        if entry is None:  # another process was faster
            done = yield from self.find_entry(command_key)
            if done is None:
                raise Refusal("stale")
            return reply(done)
        return None

    def _earliest_at(self, match: Match, tried: Attempt, now: int) -> int:
        """Return when the answer counts: an objection on its beat, a throw after the grace period, otherwise now."""
        top = current_question(match.table)
        paced = top is not None and top.paced
        if not paced and all(seat != TABLE for seat, _ in tried.rows):
            return now
        return self.session.automation.earliest_answer_at(match, now)

    def _check_stale(self, command: Say | TakeBack, command_key: str) -> Script[Ack | None]:
        """Return the acknowledgement of a repeated command for an earlier question, or None for the current question.

        Raise `Refusal("stale")` if a command for an earlier question was never executed.
        """
        if command.question != self.session.started_match.question_number:
            done = yield from self.find_entry(command_key)
            if done is None:
                raise Refusal("stale")
            return Ack(id=command.id, seq=done.seq, question=command.question)
        self.session.check_running()
        return None

    def _take_back(self, viewer: Viewer, command: TakeBack, now: int) -> Script[EventMessage | None]:
        play, match, seat = self.session, self.session.started_match, viewer.seat
        command_key = make_command_key(viewer, command.id)
        if (gone := (yield from self._check_stale(command, command_key))) is not None:
            return gone
        people = [p for p in play.seating.people if p not in match.state.resigned]
        alone = {*people} <= {*play.seating.seats_of(viewer.player)}
        try:
            body = match.make_undo(seat, people, alone, now)
        except Refusal as why:
            if why.reason != "too_late_to_take_back":
                raise
            return (yield from play.undo_requests.request(viewer, command, now))
        reply = (viewer, lambda entry: make_ack(command.id, entry))
        entry = yield from play.append(body, now, command_key, None, reply)
        if entry is None:
            raise Refusal("stale")
        return None

    def _switch_seat(self, viewer: Viewer, command: Front, now: int) -> Script[EventMessage | None]:
        """Bring another seat of the player in front of the screen.

        Only then is its hand sent: a connection never receives the secrets of two seats at once.
        """
        if command.seat not in self.session.seating.seats_of(viewer.player):
            raise Refusal("not_your_seat", 403)
        yield SendMessage(viewer, encoder.encode(Ack(id=command.id)))
        yield from self.session.attach(viewer, self.session.started_match.state.seq, command.seat, now)
        return None

    def _explain(self, seat: int, command: Why) -> Reason:
        """Check a sentence on a determinized table, so that the reason reveals nothing hidden from the seat."""
        try:
            self.session.check_running()
            make_preview(self.session.started_match, seat, command.id, as_sentence(command.say), self.session.luck)
        except IllegalAnswer as why:
            return Reason(id=command.id, legal=False, reason=why.reason, rule=why.rule)
        except Refusal as why:
            return Reason(id=command.id, legal=False, reason=why.reason)
        return Reason(id=command.id, legal=True)

    def _pause(self, viewer: Viewer, command: Pause, now: int) -> Script[EventMessage | None]:
        """Request or agree to a pause. It begins when each present player has agreed, for one of their seats."""
        play, seat = self.session, viewer.seat
        play.check_running()
        if seat not in play.started_match.state.pause_asked:
            known = yield from self.append_notice_once(viewer, command.id, self._make_notice(seat, "pause_asked"), now)
            if known is not None:
                return known
        else:
            yield SendMessage(viewer, encoder.encode(Ack(id=command.id)))
        state, places = play.started_match.state, play.seating.places
        absent = {*state.away, *state.stands_in, *state.resigned}
        agreed = {places[seat].player for seat in state.pause_asked}
        if all(places[seat].player in agreed for seat in play.seating.people if seat not in absent):
            yield from play.append(self._make_notice(seat, "paused"), now)
        return None

    # helpers

    def find_entry(self, command: str) -> Script[Entry | None]:
        """Return the entry that a command produced; None if there is none."""
        for happened in reversed(self.session.broadcast.recent):
            if happened.entry.command == command:
                return happened.entry
        found: Entry | None = yield FindEntry(command)
        return found

    def _make_notice(self, seat: int, word: str, bot: str = "", text: str = "") -> NoticeEntry:
        return NoticeEntry(word, seat, self.session.seating.name(seat), bot, text)

    def append_notice_once(self, viewer: Viewer, id: str, note: NoticeEntry, now: int) -> Script[EventMessage | None]:
        command = make_command_key(viewer, id)
        done = yield from self.find_entry(command)
        state = self.session.started_match.state
        before = state.chatted if note.word == "chat" else state.noted
        if done is None and before >= MAX_NOTICES and note.word not in UNLIMITED_NOTICES:
            raise Refusal("too_many", 429)
        while done is None:
            reply = (viewer, lambda entry: make_ack(id, entry))
            if (yield from self.session.append(note, now, command, None, reply)) is not None:
                return None
            done = yield from self.find_entry(command)
        return make_ack(id, done)

    def _make_refused(self, viewer: Viewer, id: str, reason: str, rule: str = "", accepted: str = "") -> Refused:
        match = self.session.match
        if match is None or viewer.is_delayed:
            return Refused(id=id, reason=reason, rule=rule, accepted=accepted)
        ask = worded_ask(match.table, viewer.seat)
        return Refused(id=id, reason=reason, rule=rule, question=match.question_number, ask=ask, accepted=accepted)


def make_ack(id: str, entry: Entry) -> Ack:
    return Ack(id=id, seq=entry.seq)


def make_command_key(viewer: Viewer, id: str) -> str:
    """Return the key under which the log keeps a client's command id."""
    return f"{viewer.player}:{id}"


def check_bot(name: str) -> str:
    if name not in known_bots():
        raise Refusal("bad_option", 400, accepted=", ".join(known_bots()))
    return name
