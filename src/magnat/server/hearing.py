"""server: what clients say. Each command is obeyed and answered, or refused with its reason and without any effect."""

import logging
from typing import TYPE_CHECKING

from magnat.kernel import TABLE, IllegalAnswer, MagnatError, waiting
from magnat.mechanics.objection import SayNo
from magnat.server import wire
from magnat.server.match import Match, Tried
from magnat.server.messages import (
    Ack,
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
    Why,
    Withdraw,
)
from magnat.server.refusal import Refusal
from magnat.server.setup import now_ms
from magnat.server.telling import Peer
from magnat.server.wire import sentence_of
from magnat.server.worded import asked
from magnat.store import Entry, Noted, StoreUnavailable

if TYPE_CHECKING:
    from magnat.server.room import Room

log = logging.getLogger(__name__)


class Hearing:
    """The commands of one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room

    async def heard(self, peer: Peer, command: Command) -> None:
        """Do what a client asks for, and reply."""
        id: str = getattr(command, "id", "")
        reply: Event | None
        try:
            reply = await self._obeyed(peer, command)
        except IllegalAnswer as why:
            reply = self._refused(peer, id, why.reason, why.rule)
        except Refusal as why:
            reply = self._refused(peer, id, why.reason, why.rule, why.accepted)
        except StoreUnavailable:
            reply = Refused(id=id, reason="store_unavailable")
        except MagnatError as why:
            reply = self._refused(peer, id, "not_possible", accepted=type(why).__name__)
        except Exception:
            log.exception("a command failed", extra={"match": self.room.id, "command": type(command).__name__})
            reply = Refused(id=id, reason="fault")
        if reply is not None:
            self.room.telling.send(peer, reply)

    async def _obeyed(self, peer: Peer, command: Command) -> Event | None:
        room, seat = self.room, peer.seat
        if isinstance(command, Ping):
            return Pong(id=command.id, now=now_ms())
        if seat == TABLE:
            raise Refusal("spectator", 403)
        if seat not in room.kept.seats_of(peer.player):  # it was said before the host gave the seat to somebody else
            raise Refusal("not_your_seat", 403)
        if not room.readable:
            raise Refusal("not_readable")
        match_now = room.begun
        if command.seat not in (None, seat) and not isinstance(command, Front):
            mine = command.seat in room.kept.seats_of(peer.player)
            raise Refusal("not_in_front") if mine else Refusal("not_your_seat", 403)
        match command:
            case Say():
                return await self._say(peer, command)
            case Front():
                return await self._front(peer, command)
            case Propose():
                return room.offers.propose(peer, command)
            case Reply():
                return await room.offers.reply(peer, command)
            case Withdraw():
                return room.offers.withdraw(peer, command)
            case Why():
                return self._why(seat, command)
            case Preview():
                return wire.previewed(match_now, seat, command.id, sentence_of(command.say))
            case Pause():
                return await self._pause(peer, command)
            case Resume():
                room.check_running(paused=True)
                return await self._note(peer, command.id, Noted("resumed", seat, room.name(seat)))
            case StandIn():
                room.check_running()
                bot = room.desk.known_bot(command.bot or room.kept.setup.absence.bot)
                return await self._note(peer, command.id, Noted("stands_in", seat, room.name(seat), bot))
            case Back():
                if match_now.over or not {seat} & {*match_now.standing.away, *match_now.standing.stands_in}:
                    return Ack(id=command.id)
                return await self._note(peer, command.id, Noted("back", seat, room.name(seat)))
            case Resign():
                room.check_running()
                if seat in match_now.standing.resigned:
                    return Ack(id=command.id)
                return await self._note(peer, command.id, Noted("resigned", seat, room.name(seat)))
            case Chat():
                return await self._note(peer, command.id, Noted("chat", seat, room.name(seat), text=command.text))
            case _:
                raise Refusal("malformed", 400)

    async def _say(self, peer: Peer, command: Say) -> Event | None:
        room, match = self.room, self.room.begun
        known = self.command_of(peer, command.id)
        if command.question != match.question:
            done = await room.done_before(known)
            if done is not None:
                return Ack(id=command.id, seq=done.seq, question=command.question)
            raise Refusal("stale")
        room.check_running()
        if peer.seat in match.standing.stands_in:
            await room.back(peer.seat)
        sentence = sentence_of(command.say)
        more = match.unfinished(peer.seat, sentence)
        if more is not None:
            return Refused(id=command.id, reason="unfinished", rule=more.rule or "", question=match.question, ask=more)
        tried = match.tried(peer.seat, sentence)
        if peer.seat == match.speaker and (held := self._held(match, tried)) > 0:
            command.seat = peer.seat  # whoever is in front of the screen by then
            room.later(held, lambda: self.heard(peer, command))
            return None

        def reply(entry: Entry) -> Ack:
            return Ack(id=command.id, seq=entry.seq, question=command.question)

        entry = await room.say(peer.seat, "player", tried, known, lambda entry: room.telling.send(peer, reply(entry)))
        if entry is None:  # another process was faster
            done = await room.done_before(known)
            if done is None:
                raise Refusal("stale")
            return reply(done)
        return None

    def _held(self, match: Match, tried: Tried) -> int:
        """Milliseconds until this may be said: an objection in its time, a throw when others had theirs."""
        objects = isinstance(waiting(match.table), SayNo)
        if not objects and all(seat != TABLE for seat, _ in tried.rows):
            return 0
        return max(self.room.drive.held_until(match) - now_ms(), 0)

    async def _front(self, peer: Peer, command: Front) -> Event | None:
        """Its hand is sent only now: two seats' secrets are never on the way together."""
        if command.seat not in self.room.kept.seats_of(peer.player):
            raise Refusal("not_your_seat", 403)
        self.room.telling.send(peer, Ack(id=command.id))
        await self.room.attach(peer, self.room.begun.standing.seq, command.seat)
        return None

    def _why(self, seat: int, command: Why) -> Reason:
        """On a table that the seat could be sitting at: the reason must not tell more than the seat may know."""
        try:
            self.room.check_running()
            wire.previewed(self.room.begun, seat, command.id, sentence_of(command.say))
        except IllegalAnswer as why:
            return Reason(id=command.id, legal=False, reason=why.reason, rule=why.rule)
        except Refusal as why:
            return Reason(id=command.id, legal=False, reason=why.reason)
        return Reason(id=command.id, legal=True)

    async def _pause(self, peer: Peer, command: Pause) -> Event | None:
        """One word of each screen is enough."""
        room = self.room
        room.check_running()
        if peer.seat not in room.begun.standing.pause_asked:
            noted = await self._note(peer, command.id, Noted("pause_asked", peer.seat, room.name(peer.seat)))
            if isinstance(noted, Refused):
                return noted
        else:
            room.telling.send(peer, Ack(id=command.id))
        standing, seats = room.begun.standing, room.kept.seats
        absent = {*standing.away, *standing.stands_in, *standing.resigned}
        agreed = {seats[seat]["player"] for seat in standing.pause_asked}
        if all(seats[seat]["player"] in agreed for seat in room.kept.people if seat not in absent):
            await room.append(Noted("paused", peer.seat, room.name(peer.seat)))
        return None

    # small things

    def command_of(self, peer: Peer, id: str) -> str:
        """A client's own id, as the log keeps it."""
        return f"{peer.player}:{id}"

    async def _note(self, peer: Peer, id: str, note: Noted) -> Event | None:
        room, command = self.room, self.command_of(peer, id)
        done = await room.done_before(command)
        if done is not None:
            return Ack(id=id, seq=done.seq)
        while True:
            told = await room.append(
                note, command, None, lambda entry: room.telling.send(peer, Ack(id=id, seq=entry.seq))
            )
            if told is not None:
                return None
            if done := await room.done_before(command):
                return Ack(id=id, seq=done.seq)

    def _refused(self, peer: Peer, id: str, reason: str, rule: str = "", accepted: str = "") -> Refused:
        match = self.room.match
        if match is None or peer.late:
            return Refused(id=id, reason=reason, rule=rule, accepted=accepted)
        ask = asked(match.table, peer.seat)
        return Refused(id=id, reason=reason, rule=rule, question=match.question, ask=ask, accepted=accepted)
