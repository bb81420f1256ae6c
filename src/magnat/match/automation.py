"""Automatic actions of a match: bots, clocks, absent players and resigned seats.

If several processes serve a match, only its leader acts. No action is applied twice: each appended
entry carries a command key that names the question, and the log accepts each key once.
"""

from dataclasses import dataclass, field
from typing import Final

import msgspec

from magnat.bots import OfferReply
from magnat.kernel import TABLE, IllegalAnswer, Luck, current_question
from magnat.match.bot_tasks import Decision, can_interject, make_task
from magnat.match.log import NoticeEntry
from magnat.match.log_writer import LogWriter
from magnat.match.match import TIME_UP, Match
from magnat.match.offers import Offers
from magnat.match.ponder import Ponder
from magnat.match.requests import AskBot, BotJob, PonderJob, Script
from magnat.match.shared import SharedState
from magnat.match.state import State
from magnat.match.timing import OBJECTION_BEATS, departures_to_announce, earliest_answer_at
from magnat.match.undo_requests import UndoRequests

DISCONNECT_GRACE_MS: Final = 3_000  # a shorter disconnection is not an absence
MISSED_DEADLINE_EXTENSION_MS: Final = 10_000  # for a deadline that passed while no process served the match
LEADER_CHECK_INTERVAL_MS: Final = 1_000  # how often a follower checks for a leader
KEEP_LOADED_MS: Final = 60_000  # an action due later than this does not keep a match in memory


class PendingDecision(msgspec.Struct):
    """A bot's decision in progress, or its answer until it is due."""

    aside: bool
    at: int | None = None  # when the answer is due; None while the bot decides
    answer: int | None = None


@dataclass(eq=False)
class Automation:
    shared: SharedState
    writer: LogWriter
    offers: Offers
    undo_requests: UndoRequests
    ponder: Ponder
    luck: Luck
    started_at: int  # the start of this process's service
    decisions: dict[BotJob, PendingDecision] = field(default_factory=dict)
    polled_question: int = -1  # the last question at which bots were asked for asides
    follower_until: int = 0  # when a follower checks again for a leader; 0 for the leader
    disconnected_since: dict[tuple[int, str | None], int] = field(default_factory=dict)  # by seat and player
    min_pace_ms: int = 0  # minimum pace of games between bots only; set by the host

    # due times

    def due_times(self, now: int) -> list[int]:
        """Return the times of all scheduled actions; a time in the past is due now."""
        match = self.shared.running_match
        if match is None:
            return []
        if self.follower_until:
            return [self.follower_until]
        state, asked_seat = match.state, match.asked_seat
        if state.back_asked >= 0:  # bots wait until the undo request is decided
            return [state.back_until]
        times: list[int] = []
        if self._has_departures(match) or (self.polled_question != match.question_number and self._has_bots(match)):
            times.append(now)
        if self._bot_playing(match, asked_seat) is None:
            if deadline := self.effective_deadline(match):
                times.append(deadline)
            if self.ponder.has_work(match):
                times.append(now)
        elif BotJob(match.question_number, asked_seat) not in self.decisions:
            times.append(now)
        times += [pending.at for _, pending in self._ready_decisions(match) if pending.at is not None]
        times += self.offers.due_times(now)
        present = self.shared.present_seats
        for seat in self.shared.seating.people:
            times += self._absence_times(state, seat, now, present)
        if (minutes := match.limit_minutes) and match.table_can_say(TIME_UP):
            times.append(state.at + max(minutes * 60_000 - state.played, 0))
        return times

    def is_busy(self, now: int) -> bool:
        match = self.shared.running_match
        if match is None:
            return False
        thinking = any(job.question == match.question_number for job in self.decisions)
        return thinking or min(self.due_times(now), default=now + KEEP_LOADED_MS) < now + KEEP_LOADED_MS

    def _absence_times(self, state: State, seat: int, now: int, present: set[int]) -> list[int]:
        if seat in state.resigned:
            return []
        key = seat, self.shared.seating.places[seat].player  # a new player has just come
        if seat in present:
            self.disconnected_since.pop(key, None)
            return []
        if seat not in state.away:
            return [self.disconnected_since.setdefault(key, now) + DISCONNECT_GRACE_MS]
        if seat in state.stands_in or not self.shared.seating.setup.absence.after or not present:
            return []  # no stand-in while nobody is present to play with
        return [self._stand_in_at(state, seat)]

    def _stand_in_at(self, state: State, seat: int) -> int:
        """Return when a stand-in takes over: after the delay, or sooner if the absence budget runs out."""
        absence = self.shared.seating.setup.absence
        delay_ms = absence.after * 1000
        if absence.budget:
            delay_ms = min(delay_ms, max(absence.budget * 1000 - state.away_spent.get(seat, 0), 0))
        return state.away[seat] + delay_ms

    def effective_deadline(self, match: Match) -> int:
        """Return the deadline, extended if it passed while no process served the match; 0 for never."""
        deadline = match.deadline()
        if 0 < deadline < self.started_at:
            return max(deadline, self.started_at + MISSED_DEADLINE_EXTENSION_MS)
        return deadline

    # actions

    def on_timer(self, now: int, leads: bool) -> Script[None]:
        """Perform one due action; a follower only catches up with the log."""
        match = self.shared.running_match
        if match is None:
            return
        if not leads:
            self.follower_until = now + LEADER_CHECK_INTERVAL_MS
            self.offers.open_offers.unlogged.clear()  # the leader logs them
            yield from self.writer.catch_up(now)
            return
        self.follower_until = 0
        if match.state.back_asked >= 0:
            yield from self.undo_requests.on_timer(now)
            return
        for job in [job for job in self.decisions if job.question != match.question_number]:
            del self.decisions[job]
        if (yield from self._table_speaks(match, now)) or (yield from self._handle_absences(match, now)):
            return
        if (yield from self.offers.log_void_offers(now)):
            return
        if (yield from self.offers.process_bot_offers(now)) or (yield from self._play_due_answers(match, now)):
            return
        asked_seat = match.asked_seat
        bot = self._bot_playing(match, asked_seat)
        if bot is not None:
            yield from self._request_decision(match, asked_seat, bot, False, now)
        elif 0 < self.effective_deadline(match) <= now:
            yield from self._answer_by_silence(match, asked_seat, now)
            return
        yield from self._ask_for_asides(match, asked_seat, now)
        if bot is None:
            yield from self.ponder.request_pondering(match)

    def _bot_playing(self, match: Match, seat: int) -> str | None:
        return self.shared.seating.bot_playing(match.state, seat)

    def _has_bots(self, match: Match) -> bool:
        return any(self._bot_playing(match, seat) for seat in range(match.header.seats))

    def _has_departures(self, match: Match) -> bool:
        return any(match.table_can_say(choice) for choice in departures_to_announce(match.state))

    def _table_speaks(self, match: Match, now: int) -> Script[bool]:
        """Announce resigned seats and the end of the game's time limit; True if there was one to announce."""
        choices = departures_to_announce(match.state)
        limit = match.limit_minutes * 60_000
        if limit and match.state.played + now - match.state.at >= limit:
            choices.append(TIME_UP)
        for choice in choices:
            if match.table_can_say(choice):
                attempt = match.try_sentence(TABLE, [choice])
                yield from self.writer.append_answer(TABLE, "table", attempt, now, f"table:{match.question_number}")
                return True
        return False

    def _handle_absences(self, match: Match, now: int) -> Script[bool]:
        """Log one new absence, spent budget or stand-in; True if there was one."""
        state, seating, present = match.state, self.shared.seating, self.shared.present_seats
        for seat in seating.people:
            times = self._absence_times(state, seat, now, present)
            if not times or times[0] > now:
                continue
            name, absence = seating.name(seat), seating.setup.absence
            spent = state.away_spent.get(seat, 0) + now - state.away.get(seat, now)
            if seat not in state.away:
                notice, key = NoticeEntry("away", seat, name), "away"
            elif absence.budget and spent >= absence.budget * 1000 and seat not in state.budget_spent:
                notice, key = NoticeEntry("budget_spent", seat, name, seconds=absence.budget), "spent"
            else:
                bot = absence.bot if absence.then == "bot" else ""
                notice, key = NoticeEntry("stands_in", seat, name, bot), "stands_in"
            yield from self.writer.append(notice, now, f"{key}:{state.seq}:{seat}")
            return True
        return False

    def _answer_by_silence(self, match: Match, seat: int, now: int) -> Script[None]:
        question = current_question(match.table)
        assert question is not None
        attempt = match.try_sentence(seat, [question.silence(match.table)])
        yield from self.writer.append_answer(seat, "silence", attempt, now, f"silence:{match.question_number}")

    # bots

    def _request_decision(self, match: Match, seat: int, bot: str, aside: bool, now: int) -> Script[None]:
        job = BotJob(match.question_number, seat)
        if job in self.decisions:
            return
        self.decisions[job] = PendingDecision(aside)
        predicted = self.ponder.find_predicted(match, seat, bot)
        if predicted is not None and predicted.answers:
            self.on_decision(job, predicted.best, now)
        elif predicted is not None and predicted is self.ponder.running:
            self.ponder.waiter = job  # `on_pondered` will deliver the answer
        elif bot:
            top = current_question(match.table)
            task = make_task(match.header, match.table, seat, bot, "interject" if aside else "answer", self.luck)
            yield AskBot(job, task, top is not None and top.paced)
        else:
            self.on_decision(job, None, now)

    def on_decision(self, job: BotJob, decision: Decision, now: int) -> None:
        """Store a bot's decision and schedule its answer at the table's pace. Stale decisions are ignored."""
        match = self.shared.match
        if match is None or job not in self.decisions or job.question != match.question_number:
            return
        assert not isinstance(decision, OfferReply | str)
        pending = self.decisions[job]
        if decision is None and pending.aside:
            del self.decisions[job]  # no aside; the bot is not asked again at this question
            return
        pending.answer, pending.at = decision, self._answer_at(match, now)

    def on_pondered(self, job: PonderJob, decision: Decision, now: int) -> None:
        waiter = self.ponder.on_decision(job, decision)
        if waiter is not None and isinstance(decision, int):
            self.on_decision(waiter, decision, now)
        elif waiter is not None:
            self.decisions.pop(waiter, None)  # the next timer asks the bot as usual

    def _answer_at(self, match: Match, now: int) -> int:
        """Return when an answer is due: an objection on a beat, since a bot that cannot object decides faster."""
        asked_at, pace, top = match.state.asked_at, self._pace(match), current_question(match.table)
        if top is not None and top.paced and pace:
            beats = max(-(-(now - asked_at) // pace), OBJECTION_BEATS)
            return asked_at + beats * pace
        return max(asked_at + pace, earliest_answer_at(self.shared, now))

    def _pace(self, match: Match) -> int:
        pace = self.shared.seating.setup.bot_pace
        people = any(self._bot_playing(match, seat) is None for seat in range(match.header.seats))
        return pace if people else max(pace, self.min_pace_ms)

    def _play_due_answers(self, match: Match, now: int) -> Script[bool]:
        """Play one answer that is ready and due; True if there was one."""
        for seat, pending in self._ready_decisions(match):
            if pending.at is None or pending.at > now:
                continue
            if self._bot_playing(match, seat) is not None:  # else the player has returned
                yield from self._play_answer(match, seat, pending, now)
            self.decisions.pop(BotJob(match.question_number, seat), None)
            return True
        return False

    def _ready_decisions(self, match: Match) -> list[tuple[int, PendingDecision]]:
        """Return decided answers with their seats, except of bots with an open offer: they reply to that first."""
        weighing = self.offers.weighing_seats()
        return [
            (job.seat, pending)
            for job, pending in self.decisions.items()
            if job.question == match.question_number and pending.at is not None and job.seat not in weighing
        ]

    def _play_answer(self, match: Match, seat: int, pending: PendingDecision, now: int) -> Script[None]:
        top = current_question(match.table)
        assert top is not None
        silence = top.silence(match.table)
        try:
            attempt = match.try_sentence(seat, [silence if pending.answer is None else pending.answer])
        except IllegalAnswer:
            if pending.aside:
                return
            attempt = match.try_sentence(seat, [silence])
        by = "bot" if self.shared.seating.bot_of(seat) else "stand_in"
        yield from self.writer.append_answer(seat, by, attempt, now, f"bot:{match.question_number}:{seat}")

    def _ask_for_asides(self, match: Match, asked_seat: int, now: int) -> Script[None]:
        """Ask every bot with an aside whether it interjects, once per question."""
        top = current_question(match.table)
        if top is None or self.polled_question == match.question_number:
            return
        self.polled_question = match.question_number
        seats = match.header.seats
        for seat in [(max(asked_seat, 0) + number) % seats for number in range(seats)]:  # clockwise from the asked seat
            bot = self._bot_playing(match, seat)
            if seat == asked_seat or not bot or not can_interject(bot, match.header.game):
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                yield from self._request_decision(match, seat, bot, True, now)
