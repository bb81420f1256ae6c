"""play: hints. Whoever may have one is told what each answer is worth; everybody is told that one was taken."""

from typing import TYPE_CHECKING, Final

import msgspec

from magnat.kernel import IllegalAnswer
from magnat.play.log import Note
from magnat.play.messages import AskHint, Event, Hint, Hinted, Refused, encoder
from magnat.play.refusal import Refusal
from magnat.play.requests import Script, Send, Think, Viewer
from magnat.play.seating import ANY
from magnat.play.thinking import Decision, task_for

if TYPE_CHECKING:
    from magnat.play.play import Play

KEY: Final = "hint:"  # with which the key of a thought begins that is one


class Hints:
    """What those who asked for a hint are waiting for."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.waiting: dict[str, list[tuple[Viewer, str]]] = {}  # by question and seat: who asked, under which id

    def ask(self, viewer: Viewer, command: AskHint, now: int) -> Script[Event | None]:
        """Have it thought about. For one question it is counted once, however often it is asked for."""
        play, match, seat = self.play, self.play.begun, viewer.seat
        if command.question != match.question:
            raise Refusal("stale")
        play.check_running()
        if match.speaker != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        key = f"{KEY}{match.question}:{seat}"
        if (yield from play.commands.done_before(key)) is None:
            self._check_left(seat)
            yield from play.note(Note("hint", seat, play.seating.name(seat)), now, key)
        asked = self.waiting.setdefault(key, [])
        asked.append((viewer, command.id))
        if len(asked) == 1:
            yield Think(key, task_for(match.header, match.table, seat, "steady", "hint", play.luck))
        return None

    def _check_left(self, seat: int) -> None:
        allowed = self.play.seating.hints
        if not allowed:
            raise Refusal("no_hints", 403)
        if allowed != ANY and self.play.begun.state.hints.get(seat, 0) >= allowed:
            raise Refusal("no_hints_left", 403)

    def thought(self, key: str, said: Decision) -> Script[None]:
        """It is for whoever asked, and for nobody else; for another question it comes too late."""
        match = self.play.match
        question, seat = [int(part) for part in key.removeprefix(KEY).split(":")]
        for viewer, id in self.waiting.pop(key, []):
            if viewer not in self.play.broadcast.viewers or viewer.seat != seat:
                continue
            if match is None or match.question != question or not isinstance(said, str):
                reason = "not_possible" if match is not None and match.question == question else "stale"
                yield Send(viewer, encoder.encode(Refused(id=id, reason=reason)))
                continue
            hint = msgspec.json.decode(said, type=Hint)
            yield Send(viewer, encoder.encode(Hinted(id=id, question=question, hint=hint)))
