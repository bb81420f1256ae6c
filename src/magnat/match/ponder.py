"""play: bots that search think while people do, where the host allows it.

While a person is asked, the steady player says what he will probably answer. Where that leads to a question for a bot,
with no word of nature's before it, the bot thinks about it already: several times its usual budget, one after another,
so that whatever else is asked waits for one of them at most. If the question comes, it says what it found most often.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import steady
from magnat.kernel import Table, apply, current_question
from magnat.match.bot_tasks import Decision, improves_with_time, make_task
from magnat.match.match import Match, asked_seat_of
from magnat.match.requests import AskBot, Script
from magnat.record import redeal, snapshot

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

PONDER_KEY_PREFIX: Final = "ahead:"  # with which the key of a thought begins that is one
MAX_PONDERINGS: Final = 5  # that a question is thought about before it is asked, at most
MAX_PREDICTED_ANSWERS: Final = 20  # answers of one person in a row that are guessed, at most


class PredictedQuestion(msgspec.Struct):
    """A question that will probably be put to a bot."""

    seat: int
    bot: str
    table: Any  # one that the seat could then be sitting at
    known: dict[str, Any]  # what of it the seat knows: by this it is recognized
    answers: list[int] = []  # what the bot has said, each time it thought

    @property
    def best(self) -> int:
        """What it said most often; of two said as often, the one that came up first."""
        return max(self.answers, key=self.answers.count)


class Ponder:
    """What is thought about at one match before it is asked."""

    def __init__(self, play: "MatchSession") -> None:
        self.session = play
        self.allowed = False  # the host says so: one that has a processor to itself
        self.predicted_at = -1  # the question at which it was last guessed what comes next
        self.predicted: PredictedQuestion | None = None
        self.count = 0
        self.running_key = ""  # the key of the one thought that a bot has at a time
        self.running: PredictedQuestion | None = None  # what that is about; something else may be foreseen by now
        self.waiter: tuple[int, int] | None = None  # the question and seat that wait for it

    def has_work(self, match: Match) -> bool:
        """Whether there is something to think about now, while a person is asked."""
        return self.allowed and (self.predicted_at != match.question_number or self._next_to_ponder() is not None)

    def _next_to_ponder(self) -> PredictedQuestion | None:
        """What may be thought about once more."""
        foreseen = self.predicted
        return (
            foreseen
            if foreseen is not None and not self.running_key and len(foreseen.answers) < MAX_PONDERINGS
            else None
        )

    def request_pondering(self, match: Match) -> Script[None]:
        """Guess what comes next, and let the bot think about it once."""
        if not self.has_work(match):
            return
        if self.predicted_at != match.question_number:
            self.predicted_at = match.question_number
            self._predict(match)
        if (foreseen := self._next_to_ponder()) is not None:
            self.count += 1
            self.running_key, self.running = f"{PONDER_KEY_PREFIX}{self.count}", foreseen
            task = make_task(match.header, foreseen.table, foreseen.seat, foreseen.bot, "answer", self.session.luck)
            yield AskBot(self.running_key, task, ponder=True)

    def on_decision(self, key: str, said: Decision) -> tuple[int, int] | None:
        """The bot has thought once more: who waits for it. None instead of an answer: nobody can think here."""
        if key != self.running_key:
            return None
        about, awaited = self.running, self.waiter
        self.running_key, self.running, self.waiter = "", None, None
        if not isinstance(said, int):
            self.allowed, self.predicted = False, None
        elif about is not None:
            about.answers.append(said)
        return awaited

    def find_predicted(self, match: Match, seat: int, bot: str) -> PredictedQuestion | None:
        """A bot is asked: what was thought about this very question before, if it was foreseen."""
        foreseen = self.predicted
        if foreseen is None or (foreseen.seat, foreseen.bot) != (seat, bot):
            return None
        return foreseen if canonical_snapshot(match.table, seat) == foreseen.known else None

    def _predict(self, match: Match) -> None:
        before, self.predicted = self.predicted, None
        asked, seats = match.asked_seat, match.header.seats
        for seat in [(asked + number) % seats for number in range(1, seats)]:  # clockwise from who is asked
            bot = self.session.automation.bot_playing(match.state, seat)
            if not bot or not improves_with_time(bot):
                continue
            t = redeal(match.table, seat, self.session.luck)
            play_as_steady(match.header.game, t, asked)
            question = current_question(t)
            if question is None or asked_seat_of(t) != seat or question.paced or len(question.bot_choices(t)) < 2:
                continue
            known = canonical_snapshot(t, seat)
            if before is not None and (before.seat, before.bot, before.known) == (seat, bot, known):
                self.predicted = before  # what was thought about it stands
            else:
                self.predicted = PredictedQuestion(seat, bot, t, known)
            return


def canonical_snapshot(t: Table, seat: int) -> dict[str, Any]:
    """A table as a seat knows it: all that it does not know lies in a fixed order."""
    return snapshot(redeal(t, seat, None))


def play_as_steady(game: str, t: Table, seat: int) -> None:
    """Answer for a seat as the steady player would, until somebody else has the word; nature is somebody too."""
    for _ in range(MAX_PREDICTED_ANSWERS):
        question = current_question(t)
        if question is None or asked_seat_of(t) != seat:
            return
        choices = question.bot_choices(t)
        if not choices:  # he is about to play a card that he does not hold on this table
            return
        apply(t, steady(game).decide(t, question, choices))
