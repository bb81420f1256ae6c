"""play: what clients say. Each command is obeyed and answered, or refused with its reason and without any effect."""

from typing import TYPE_CHECKING, Final, NamedTuple

from magnat.kernel import TABLE, IllegalAnswer, MagnatError, waiting
from magnat.play.log import Entry, Note
from magnat.play.match import Match, Tried
from magnat.play.messages import (
    Ack,
    Act,
    AgreeBack,
    AskHint,
    Back,
    Chat,
    Command,
    Event,
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
from magnat.play.refusal import Refusal
from magnat.play.requests import Find, Script, Send, Viewer
from magnat.play.thinking import known_bots
from magnat.play.viewer import previewed, sentence_of
from magnat.play.wording import asked

if TYPE_CHECKING:
    from magnat.play.play import Play


LAST_WORDS: Final = 200  # entries after the end of a match: what is said without end would be kept without end
NOTES: Final = 10_000  # of one match: the same, while it is played; what is said, and all the rest
ALWAYS: Final = ("pause_asked", "resumed", "resigned")  # what is noted however much was noted before
STILL: Final = (Why, Preview, Chat, Resign)  # what a seat may still do that was given up


class Held(NamedTuple):
    """An answer that came before its time."""

    at: int
    viewer: Viewer
    command: Command


class Commands:
    """What the clients of one match say."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.held: list[Held] = []

    def hear(self, viewer: Viewer, command: Command, now: int) -> Script[None]:
        """Do what a client asks for, and reply."""
        id: str = getattr(command, "id", "")
        reply: Event | None
        try:
            reply = yield from self._obey(viewer, command, now)
        except IllegalAnswer as why:
            reply = self._refused(viewer, id, why.reason, why.rule)
        except Refusal as why:
            reply = self._refused(viewer, id, why.reason, why.rule, why.accepted)
        except MagnatError as why:
            reply = self._refused(viewer, id, "not_possible", accepted=type(why).__name__)
        if reply is not None:
            yield Send(viewer, encoder.encode(reply))

    def wake(self, now: int) -> Script[None]:
        """Hear again what came before its time."""
        for held in [held for held in self.held if held.at <= now]:
            yield from self.hear(held.viewer, held.command, now)
            self.held.remove(held)  # not before: what cannot be written now is said again

    def _obey(self, viewer: Viewer, command: Command, now: int) -> Script[Event | None]:
        play, seat = self.play, viewer.seat
        if isinstance(command, Ping):
            return Pong(id=command.id, now=now)
        if seat == TABLE:
            raise Refusal("spectator", 403)
        mine = play.seating.seats_of(viewer.player)
        if seat not in mine:  # it was said before the host gave the seat to somebody else
            raise Refusal("not_your_seat", 403)
        if not play.readable:
            raise Refusal("not_readable")
        match_now = play.begun
        if command.seat not in (None, seat) and not isinstance(command, Front):
            raise Refusal("not_in_front") if command.seat in mine else Refusal("not_your_seat", 403)
        if seat in match_now.state.resigned and isinstance(command, Act) and not isinstance(command, STILL):
            return (yield from self._given_up(viewer, command))
        match command:
            case Say():
                return (yield from self._say(viewer, command, now))
            case Front():
                return (yield from self._front(viewer, command, now))
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
                return (yield from play.consent.answer(viewer, command, now))
            case AskHint():
                return (yield from play.hints.ask(viewer, command, now))
            case Why():
                return self._why(seat, command)
            case Preview():
                return previewed(match_now, seat, command.id, sentence_of(command.say), play.luck)
            case Chat():
                if match_now.state.after_end >= LAST_WORDS:
                    raise Refusal("game_over")
                return (yield from self.noted(viewer, command.id, self._own(seat, "chat", text=command.text), now))
            case _:
                return (yield from self._change_seat(viewer, command, now))

    def _given_up(self, viewer: Viewer, command: Act) -> Script[Ack]:
        """Whoever has given up only watches, also where a bot plays on; what was done before that is still known."""
        done = yield from self.done_before(command_of(viewer, command.id))
        if done is None:
            raise Refusal("spectator", 403)
        return acknowledged(command.id, done)

    def _change_seat(self, viewer: Viewer, command: Command, now: int) -> Script[Event | None]:
        """Whether somebody plays here at all, and who."""
        play, seat, state = self.play, viewer.seat, self.play.begun.state
        match command:
            case Pause():
                return (yield from self._pause(viewer, command, now))
            case Resume():
                play.check_running(paused=True)
                return (yield from self.noted(viewer, command.id, self._own(seat, "resumed"), now))
            case StandIn():
                play.check_running()
                bot = checked_bot(command.bot or play.seating.setup.absence.bot)
                return (yield from self.noted(viewer, command.id, self._own(seat, "stands_in", bot), now))
            case Back():
                if play.begun.over or not {seat} & {*state.away, *state.stands_in}:
                    return Ack(id=command.id)
                return (yield from self.noted(viewer, command.id, self._own(seat, "back"), now))
            case Resign():
                play.check_running()
                if seat in state.resigned:
                    return Ack(id=command.id)
                return (yield from self.noted(viewer, command.id, self._own(seat, "resigned"), now))
            case _:
                raise Refusal("malformed", 400)

    # answers

    def _say(self, viewer: Viewer, command: Say, now: int) -> Script[Event | None]:
        play, match, seat = self.play, self.play.begun, viewer.seat
        command_key = command_of(viewer, command.id)
        if (gone := (yield from self._stale(command, command_key))) is not None:
            return gone
        if seat in match.state.stands_in:
            yield from play.returned(seat, now)
        sentence = sentence_of(command.say)
        more = match.unfinished(seat, sentence)
        if more is not None:
            return Refused(id=command.id, reason="unfinished", rule=more.rule or "", question=match.question, ask=more)
        tried = match.tried(seat, sentence)
        if seat == match.speaker and (at := self._held_until(match, tried, now)) > now:
            command.seat = seat  # whoever is in front of the screen by then
            self.held.append(Held(at, viewer, command))
            return None

        def reply(entry: Entry) -> Ack:
            return Ack(id=command.id, seq=entry.seq, question=command.question)

        entry = yield from play.say(seat, "player", tried, now, command_key, (viewer, reply))
        if entry is None:  # another process was faster
            done = yield from self.done_before(command_key)
            if done is None:
                raise Refusal("stale")
            return reply(done)
        return None

    def _held_until(self, match: Match, tried: Tried, now: int) -> int:
        """When this may be said: an objection in its time, a throw when others had theirs."""
        top = waiting(match.table)
        paced = top is not None and top.paced
        if not paced and all(seat != TABLE for seat, _ in tried.rows):
            return now
        return self.play.automation.held_until(match, now)

    def _stale(self, command: Say | TakeBack, command_key: str) -> Script[Ack | None]:
        """A command for a question that waits no more: it was done before, or it comes too late."""
        if command.question != self.play.begun.question:
            done = yield from self.done_before(command_key)
            if done is None:
                raise Refusal("stale")
            return Ack(id=command.id, seq=done.seq, question=command.question)
        self.play.check_running()
        return None

    def _take_back(self, viewer: Viewer, command: TakeBack, now: int) -> Script[Event | None]:
        play, match, seat = self.play, self.play.begun, viewer.seat
        command_key = command_of(viewer, command.id)
        if (gone := (yield from self._stale(command, command_key))) is not None:
            return gone
        people = [p for p in play.seating.people if p not in match.state.resigned]
        alone = {*people} <= {*play.seating.seats_of(viewer.player)}
        try:
            body = match.taken_back(seat, people, alone, now)
        except Refusal as why:
            if why.reason != "too_late_to_take_back":
                raise
            return (yield from play.consent.ask(viewer, command, now))
        reply = (viewer, lambda entry: acknowledged(command.id, entry))
        entry = yield from play.append(body, now, command_key, None, reply)
        if entry is None:
            raise Refusal("stale")
        return None

    def _front(self, viewer: Viewer, command: Front, now: int) -> Script[Event | None]:
        """Its hand is sent only now: two seats' secrets are never on the way together."""
        if command.seat not in self.play.seating.seats_of(viewer.player):
            raise Refusal("not_your_seat", 403)
        yield Send(viewer, encoder.encode(Ack(id=command.id)))
        yield from self.play.attach(viewer, self.play.begun.state.seq, command.seat, now)
        return None

    def _why(self, seat: int, command: Why) -> Reason:
        """On a table that the seat could be sitting at: the reason must not tell more than the seat may know."""
        try:
            self.play.check_running()
            previewed(self.play.begun, seat, command.id, sentence_of(command.say), self.play.luck)
        except IllegalAnswer as why:
            return Reason(id=command.id, legal=False, reason=why.reason, rule=why.rule)
        except Refusal as why:
            return Reason(id=command.id, legal=False, reason=why.reason)
        return Reason(id=command.id, legal=True)

    def _pause(self, viewer: Viewer, command: Pause, now: int) -> Script[Event | None]:
        """One word of each screen is enough."""
        play, seat = self.play, viewer.seat
        play.check_running()
        if seat not in play.begun.state.pause_asked:
            known = yield from self.noted(viewer, command.id, self._own(seat, "pause_asked"), now)
            if known is not None:
                return known
        else:
            yield Send(viewer, encoder.encode(Ack(id=command.id)))
        state, places = play.begun.state, play.seating.places
        absent = {*state.away, *state.stands_in, *state.resigned}
        agreed = {places[seat].player for seat in state.pause_asked}
        if all(places[seat].player in agreed for seat in play.seating.people if seat not in absent):
            yield from play.append(self._own(seat, "paused"), now)
        return None

    # small things

    def done_before(self, command: str) -> Script[Entry | None]:
        """The entry that a command has become, if it has."""
        for happened in reversed(self.play.broadcast.recent):
            if happened.entry.command == command:
                return happened.entry
        found: Entry | None = yield Find(command)
        return found

    def _own(self, seat: int, word: str, bot: str = "", text: str = "") -> Note:
        return Note(word, seat, self.play.seating.name(seat), bot, text)

    def noted(self, viewer: Viewer, id: str, note: Note, now: int) -> Script[Event | None]:
        command = command_of(viewer, id)
        done = yield from self.done_before(command)
        state = self.play.begun.state
        before = state.chatted if note.word == "chat" else state.noted
        if done is None and before >= NOTES and note.word not in ALWAYS:
            raise Refusal("too_many", 429)
        while done is None:
            reply = (viewer, lambda entry: acknowledged(id, entry))
            if (yield from self.play.append(note, now, command, None, reply)) is not None:
                return None
            done = yield from self.done_before(command)
        return acknowledged(id, done)

    def _refused(self, viewer: Viewer, id: str, reason: str, rule: str = "", accepted: str = "") -> Refused:
        match = self.play.match
        if match is None or viewer.late:
            return Refused(id=id, reason=reason, rule=rule, accepted=accepted)
        ask = asked(match.table, viewer.seat)
        return Refused(id=id, reason=reason, rule=rule, question=match.question, ask=ask, accepted=accepted)


def acknowledged(id: str, entry: Entry) -> Ack:
    return Ack(id=id, seq=entry.seq)


def command_of(viewer: Viewer, id: str) -> str:
    """A client's own id, as the log keeps it."""
    return f"{viewer.player}:{id}"


def checked_bot(name: str) -> str:
    if name not in known_bots():
        raise Refusal("bad_option", 400, accepted=", ".join(known_bots()))
    return name
