"""Pondering: searching bots think during the opponents' turns, if the host allows it.

While a person is asked, the steady bot predicts the answer. If that leads to a question for a searching bot without
a decision of nature in between, the bot ponders it: several searches of the usual budget, one after another, so that
any other task waits for one search at most. If the question comes, the bot gives its most frequent answer.
"""

from typing import Any, Final

import msgspec

from magnat.bots import steady
from magnat.kernel import Luck, Table, apply, current_question
from magnat.match.bot_tasks import Decision, improves_with_time, make_task
from magnat.match.match import Match, asked_seat_of
from magnat.match.requests import AskBot, BotJob, PonderJob, Script
from magnat.match.shared import SharedState
from magnat.record import redeal, snapshot

MAX_PONDERINGS: Final = 5  # searches of one predicted question
MAX_PREDICTED_ANSWERS: Final = 20  # consecutive answers of one person


class PredictedQuestion(msgspec.Struct):
    """A question that will probably be put to a bot, and the bot's answers so far."""

    seat: int
    bot: str
    table: Any  # determinized for the seat
    seat_view: dict[str, Any]  # what the seat knows of it, to recognize the question
    answers: list[int] = []  # one for each search

    @property
    def best(self) -> int:
        """The most frequent answer; on a tie, the earliest."""
        return max(self.answers, key=self.answers.count)


class Ponder:
    def __init__(self, shared: SharedState, luck: Luck) -> None:
        self.shared = shared
        self.luck = luck
        self.allowed = False  # set by a host with a processor to spare
        self.predicted_at = -1  # the question at which the last prediction was made
        self.predicted: PredictedQuestion | None = None
        self.count = 0
        self.running_job: PonderJob | None = None  # one search at a time
        self.running: PredictedQuestion | None = None  # its question; the prediction may have changed since
        self.waiter: BotJob | None = None  # the decision that waits for the running search

    def has_work(self, match: Match) -> bool:
        return self.allowed and (self.predicted_at != match.question_number or self._next_to_ponder() is not None)

    def _next_to_ponder(self) -> PredictedQuestion | None:
        """Return the predicted question if another search may start; None otherwise."""
        predicted = self.predicted
        if predicted is None or self.running_job is not None or len(predicted.answers) >= MAX_PONDERINGS:
            return None
        return predicted

    def request_pondering(self, match: Match) -> Script[None]:
        if not self.has_work(match):
            return
        if self.predicted_at != match.question_number:
            self.predicted_at = match.question_number
            self._predict(match)
        if (predicted := self._next_to_ponder()) is not None:
            self.count += 1
            self.running_job, self.running = PonderJob(self.count), predicted
            task = make_task(match.header, predicted.table, predicted.seat, predicted.bot, "answer", self.luck)
            yield AskBot(self.running_job, task, ponder=True)

    def on_decision(self, job: PonderJob, decision: Decision) -> BotJob | None:
        """Store a result and return its waiter. A result that is not an answer means that this host has no worker."""
        if job != self.running_job:
            return None
        searched, waiter = self.running, self.waiter
        self.running_job = self.running = self.waiter = None
        if not isinstance(decision, int):
            self.allowed, self.predicted = False, None
        elif searched is not None:
            searched.answers.append(decision)
        return waiter

    def find_predicted(self, match: Match, seat: int, bot: str) -> PredictedQuestion | None:
        """Return the prediction if it matches the question now put to a bot; None otherwise."""
        predicted = self.predicted
        if predicted is None or (predicted.seat, predicted.bot) != (seat, bot):
            return None
        return predicted if canonical_snapshot(match.table, seat) == predicted.seat_view else None

    def _predict(self, match: Match) -> None:
        before, self.predicted = self.predicted, None
        asked_seat, seats = match.asked_seat, match.header.seats
        for seat in [(asked_seat + number) % seats for number in range(1, seats)]:  # clockwise from the asked seat
            bot = self.shared.seating.bot_playing(match.state, seat)
            if not bot or not improves_with_time(bot):
                continue
            t = redeal(match.table, seat, self.luck)
            play_as_steady(match.header.game, t, asked_seat)
            question = current_question(t)
            if question is None or asked_seat_of(t) != seat or question.paced or len(question.bot_choices(t)) < 2:
                continue
            seat_view = canonical_snapshot(t, seat)
            if before is not None and (before.seat, before.bot, before.seat_view) == (seat, bot, seat_view):
                self.predicted = before  # keep the answers found so far
            else:
                self.predicted = PredictedQuestion(seat, bot, t, seat_view)
            return


def canonical_snapshot(t: Table, seat: int) -> dict[str, Any]:
    """Return the table as a seat knows it, with the unknown cards in a fixed order."""
    return snapshot(redeal(t, seat, None))


def play_as_steady(game: str, t: Table, seat: int) -> None:
    """Answer for a seat as the steady bot would, until another seat or nature is asked."""
    for _ in range(MAX_PREDICTED_ANSWERS):
        question = current_question(t)
        if question is None or asked_seat_of(t) != seat:
            return
        choices = question.bot_choices(t)
        if not choices:  # the seat is about to play a card that it does not hold on this determinized table
            return
        apply(t, steady(game).decide(t, question, choices))
