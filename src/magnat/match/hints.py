"""play: hints. Whoever may have one is told what each answer is worth; everybody is told that one was taken."""

from typing import TYPE_CHECKING, Final

import msgspec

from magnat.kernel import IllegalAnswer
from magnat.match.bot_tasks import Decision, make_task
from magnat.match.log import NoticeEntry
from magnat.match.messages import AskHint, EventMessage, Hint, Hinted, Refused, encoder
from magnat.match.refusal import Refusal
from magnat.match.requests import AskBot, Script, SendMessage, Viewer
from magnat.match.seating import UNLIMITED_HINTS

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

HINT_KEY_PREFIX: Final = "hint:"  # with which the key of a thought begins that is one


class Hints:
    """What those who asked for a hint are waiting for."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play
        self.waiting: dict[str, list[tuple[Viewer, str]]] = {}  # by question and seat: who asked, under which id

    def request(self, viewer: Viewer, command: AskHint, now: int) -> Script[EventMessage | None]:
        """Have it thought about. For one question it is counted once, however often it is asked for."""
        play, match, seat = self.session, self.session.started_match, viewer.seat
        if command.question != match.question_number:
            raise Refusal("stale")
        play.check_running()
        if match.asked_seat != seat:
            raise IllegalAnswer("not_your_word", "", seat)
        key = f"{HINT_KEY_PREFIX}{match.question_number}:{seat}"
        if (yield from play.commands.find_entry(key)) is None:
            self._check_left(seat)
            yield from play.append_notice(NoticeEntry("hint", seat, play.seating.name(seat)), now, key)
        asked = self.waiting.setdefault(key, [])
        asked.append((viewer, command.id))
        if len(asked) == 1:
            yield AskBot(key, make_task(match.header, match.table, seat, "steady", "hint", play.luck))
        return None

    def _check_left(self, seat: int) -> None:
        allowed = self.session.seating.hints_per_seat
        if not allowed:
            raise Refusal("no_hints", 403)
        if allowed != UNLIMITED_HINTS and self.session.started_match.state.hints.get(seat, 0) >= allowed:
            raise Refusal("no_hints_left", 403)

    def on_decision(self, key: str, said: Decision) -> Script[None]:
        """It is for whoever asked, and for nobody else; for another question it comes too late."""
        match = self.session.match
        question, seat = [int(part) for part in key.removeprefix(HINT_KEY_PREFIX).split(":")]
        for viewer, id in self.waiting.pop(key, []):
            if viewer not in self.session.broadcast.viewers or viewer.seat != seat:
                continue
            if match is None or match.question_number != question or not isinstance(said, str):
                reason = "not_possible" if match is not None and match.question_number == question else "stale"
                yield SendMessage(viewer, encoder.encode(Refused(id=id, reason=reason)))
                continue
            hint = msgspec.json.decode(said, type=Hint)
            yield SendMessage(viewer, encoder.encode(Hinted(id=id, question=question, hint=hint)))
