"""Automatic actions of a match: bots, clocks, absent players and resigned seats.

If several processes serve a match, only its leader acts. No action is applied twice: each appended
entry carries a command key that names the question, and the log accepts each key once.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import OfferReply
from magnat.kernel import TABLE, IllegalAnswer, current_question
from magnat.match.bot_tasks import Decision, can_interject, make_task
from magnat.match.log import NoticeEntry
from magnat.match.match import TIME_UP, Match, NextState, asked_seat_of
from magnat.match.requests import AskBot, BotJob, MatchSummary, PonderJob, Script
from magnat.match.state import State

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

DISCONNECT_GRACE_MS: Final = 3_000  # a shorter disconnection is not an absence
MISSED_DEADLINE_EXTENSION_MS: Final = 10_000  # for a deadline that passed while no process served the match
LEADER_TIMEOUT_MS: Final = 2_000  # after this delay another process may assume that the leader has died
LEADER_CHECK_INTERVAL_MS: Final = 1_000  # how often a follower checks for a leader
OBJECTION_BEATS: Final = 2  # every objection takes this many beats (bot paces), so timing reveals nothing
KEEP_LOADED_MS: Final = 60_000  # an action due later than this does not keep a match in memory


class PendingDecision(msgspec.Struct):
    """A bot's decision in progress, or its answer until it is due."""

    aside: bool
    at: int | None = None  # when the answer is due; None while the bot decides
    said: int | None = None


class Automation:
    """The automatic actions of one match."""

    def __init__(self, play: "MatchSession", now: int) -> None:
        self.session = play
        self.decisions: dict[BotJob, PendingDecision] = {}
        self.polled_question = -1  # the last question at which bots were asked for asides
        self.follower_until = 0  # when a follower checks again for a leader; 0 for the leader
        self.disconnected_since: dict[int, int] = {}  # seat -> start of the disconnection
        self.started_at = now
        self.min_pace_ms = 0  # minimum pace of games between bots only; set by the host

    # due times

    def due_times(self, now: int) -> list[int]:
        """Return the times of all scheduled actions; a time in the past is due now."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused or not self.session.is_readable:
            return []
        if self.follower_until:
            return [self.follower_until]
        state, asked = match.state, match.asked_seat
        if state.back_asked >= 0:  # bots wait until the undo request is decided
            return [state.back_until]
        found: list[int] = []
        if self._has_departures(match) or (self.polled_question != match.question_number and self._has_bots(match)):
            found.append(now)
        if self.bot_playing(state, asked) is None:
            if deadline := self.effective_deadline(match):
                found.append(deadline)
            if self.session.ponder.has_work(match):
                found.append(now)
        elif BotJob(match.question_number, asked) not in self.decisions:
            found.append(now)
        found += [thought.at for _, thought in self._ready_decisions(match) if thought.at is not None]
        found += self.session.offers.due_times(now)
        here = self.session.present_seats
        for seat in self.session.seating.people:
            found += self._absence_times(state, seat, now, here)
        if (minutes := match.limit_minutes) and match.table_can_say(TIME_UP):
            found.append(state.at + max(minutes * 60_000 - state.played, 0))
        return found

    def is_busy(self, now: int) -> bool:
        """True if an automatic action is in progress or due soon."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused:
            return False
        thinking = any(job.question == match.question_number for job in self.decisions)
        return thinking or min(self.due_times(now), default=now + KEEP_LOADED_MS) < now + KEEP_LOADED_MS

    def _absence_times(self, state: State, seat: int, now: int, here: set[int]) -> list[int]:
        if seat in state.resigned:
            return []
        if seat in here:
            self.disconnected_since.pop(seat, None)
            return []
        if seat not in state.away:
            return [self.disconnected_since.setdefault(seat, now) + DISCONNECT_GRACE_MS]
        if seat in state.stands_in or not self.session.seating.setup.absence.after or not here:
            return []  # no stand-in while nobody is present to play with
        return [self._stand_in_at(state, seat)]

    def _stand_in_at(self, state: State, seat: int) -> int:
        """Return when a stand-in takes over: after the delay, or sooner if the absence budget runs out."""
        absence = self.session.seating.setup.absence
        patience = absence.after * 1000
        if absence.budget:
            patience = min(patience, max(absence.budget * 1000 - state.away_spent.get(seat, 0), 0))
        return state.away[seat] + patience

    def effective_deadline(self, match: Match) -> int:
        """Return the deadline, extended if it passed while no process served the match; 0 for never."""
        deadline = match.deadline()
        return (
            max(deadline, self.started_at + MISSED_DEADLINE_EXTENSION_MS)
            if 0 < deadline < self.started_at
            else deadline
        )

    def earliest_answer_at(self, match: Match, now: int) -> int:
        """Return when the expected answer counts at the earliest; 0 for at once.

        A seat that cannot object answers no sooner than a seat that can, so timing reveals nothing.
        """
        top = current_question(match.table)
        if top is not None and top.paced and match.state.asked_at:
            return match.state.asked_at + OBJECTION_BEATS * self.session.seating.setup.bot_pace
        return self._grace_until(match, now)

    def _grace_until(self, match: Match, now: int) -> int:
        """Return until when nature is held back at the start of a turn, so that other present players can interject.

        0 if no present player has an aside to make.
        """
        state, top = match.state, current_question(match.table)
        if not match.grace_seconds or not state.turn_at or top is None:
            return 0
        until = state.turn_at + match.grace_seconds * 1000
        people = self.session.seating.people
        if until <= now or len(people) < 2:
            return 0
        here, asked = self.session.present_seats, match.asked_seat
        for seat in people:
            if seat == asked or seat not in here or self.bot_playing(state, seat) is not None:
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                return min(until, match.deadline() or until)
        return 0

    def summarize(self, match: Match, after: NextState) -> MatchSummary:
        """Return the summary for lists of matches, with the next due time even if nobody is connected."""
        state, table = after.state, after.table
        status = "aborted" if state.aborted else "playing" if table.stack else "over"
        due = None if status != "playing" or state.paused else self._due_at(match, state, table)
        return MatchSummary(status, asked_seat_of(table), due, table.winners)

    def _due_at(self, match: Match, state: State, table: Any) -> int | None:
        asked = asked_seat_of(table)
        found: list[int] = [state.back_until] if state.back_asked >= 0 else []
        if self.bot_playing(state, asked) is not None or departures_to_announce(state):
            found.append(state.at + LEADER_TIMEOUT_MS)
        if match.clock.bank and asked != TABLE:
            found.append(state.at + state.banks[asked])
        if minutes := match.limit_minutes:
            found.append(state.at + max(minutes * 60_000 - state.played, 0))
        return min(found, default=None)

    def bot_playing(self, state: State, seat: int) -> str | None:
        """Return the bot that plays a seat, "" for silence; None if a person plays it."""
        if seat == TABLE:
            return None
        if bot := self.session.seating.bot_of(seat):
            return bot
        if seat in state.resigned:
            return state.stands_in.get(seat) or "steady"
        return state.stands_in.get(seat)

    # actions

    def on_timer(self, now: int, leads: bool) -> Script[None]:
        """Perform one due action; a follower only catches up with the log."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused or not self.session.is_readable:
            return
        if not leads:
            self.follower_until = now + LEADER_CHECK_INTERVAL_MS
            self.session.offers.unlogged.clear()  # the leader logs them
            yield from self.session.catch_up(now)
            return
        self.follower_until = 0
        if match.state.back_asked >= 0:
            yield from self.session.undo_requests.on_timer(now)
            return
        for job in [job for job in self.decisions if job.question != match.question_number]:
            del self.decisions[job]
        if (yield from self._table_speaks(match, now)) or (yield from self._handle_absences(match, now)):
            return
        if (yield from self.session.offers.log_void_offers(now)):
            return
        if (yield from self.session.offers.process_bot_offers(now)) or (yield from self._play_due_answers(match, now)):
            return
        asked = match.asked_seat
        bot = self.bot_playing(match.state, asked)
        if bot is not None:
            yield from self._request_decision(match, asked, bot, False, now)
        elif 0 < self.effective_deadline(match) <= now:
            yield from self._answer_by_silence(match, asked, now)
            return
        yield from self._ask_for_asides(match, asked, now)
        if bot is None:
            yield from self.session.ponder.request_pondering(match)

    def _has_bots(self, match: Match) -> bool:
        return any(self.bot_playing(match.state, seat) for seat in range(match.header.seats))

    def _has_departures(self, match: Match) -> bool:
        return any(match.table_can_say(said) for said in departures_to_announce(match.state))

    def _table_speaks(self, match: Match, now: int) -> Script[bool]:
        """Announce resigned seats and the end of the game's time limit; True if there was one to announce."""
        words = departures_to_announce(match.state)
        limit = match.limit_minutes * 60_000
        if limit and match.state.played + now - match.state.at >= limit:
            words.append(TIME_UP)
        for said in words:
            if match.table_can_say(said):
                tried = match.try_sentence(TABLE, [said])
                yield from self.session.append_answer(TABLE, "table", tried, now, f"table:{match.question_number}")
                return True
        return False

    def _handle_absences(self, match: Match, now: int) -> Script[bool]:
        """Log one new absence, spent budget or stand-in; True if there was one."""
        play, state = self.session, match.state
        here = play.present_seats
        for seat in play.seating.people:
            times = self._absence_times(state, seat, now, here)
            if not times or times[0] > now:
                continue
            name = play.seating.name(seat)
            if seat not in state.away:
                yield from play.append(NoticeEntry("away", seat, name), now, f"away:{state.seq}:{seat}")
                return True
            spent = state.away_spent.get(seat, 0) + now - state.away[seat]
            absence = play.seating.setup.absence
            if absence.budget and spent >= absence.budget * 1000 and seat not in state.budget_spent:
                note = NoticeEntry("budget_spent", seat, name, seconds=absence.budget)
                yield from play.append(note, now, f"spent:{state.seq}:{seat}")
                return True
            bot = absence.bot if absence.then == "bot" else ""
            yield from play.append(NoticeEntry("stands_in", seat, name, bot), now, f"stands_in:{state.seq}:{seat}")
            return True
        return False

    def _answer_by_silence(self, match: Match, seat: int, now: int) -> Script[None]:
        question = current_question(match.table)
        assert question is not None
        tried = match.try_sentence(seat, [question.silence(match.table)])
        yield from self.session.append_answer(seat, "silence", tried, now, f"silence:{match.question_number}")

    # bots

    def _request_decision(self, match: Match, seat: int, bot: str, aside: bool, now: int) -> Script[None]:
        job = BotJob(match.question_number, seat)
        if job in self.decisions:
            return
        self.decisions[job] = PendingDecision(aside)
        foreseen = self.session.ponder.find_predicted(match, seat, bot)
        if foreseen is not None and foreseen.answers:
            self.on_decision(job, foreseen.best, now)
        elif foreseen is not None and foreseen is self.session.ponder.running:
            self.session.ponder.waiter = job  # `on_pondered` will deliver the answer
        elif bot:
            what = "interject" if aside else "answer"
            top = current_question(match.table)
            task = make_task(match.header, match.table, seat, bot, what, self.session.luck)
            yield AskBot(job, task, top is not None and top.paced)
        else:
            self.on_decision(job, None, now)

    def on_decision(self, job: BotJob, said: Decision, now: int) -> None:
        """Store a bot's decision and schedule its answer at the table's pace. Stale decisions are ignored."""
        match = self.session.match
        if match is None or job not in self.decisions or job.question != match.question_number:
            return
        assert not isinstance(said, OfferReply | str)
        thought = self.decisions[job]
        if said is None and thought.aside:
            del self.decisions[job]  # no aside; the bot is not asked again at this question
            return
        thought.said, thought.at = said, self._answer_at(match, now)

    def on_pondered(self, job: PonderJob, said: Decision, now: int) -> None:
        """Store the result of pondering, and answer the question if it has been asked meanwhile."""
        awaited = self.session.ponder.on_decision(job, said)
        if awaited is not None and isinstance(said, int):
            self.on_decision(awaited, said, now)
        elif awaited is not None:
            self.decisions.pop(awaited, None)  # the next timer asks the bot as usual

    def _answer_at(self, match: Match, now: int) -> int:
        """Return when a bot's answer is due, at the table's pace.

        An objection is always answered on a beat: a bot that cannot object decides faster, and its timing must not
        reveal that.
        """
        asked_at, pace, top = match.state.asked_at, self._pace(match), current_question(match.table)
        if top is not None and top.paced and pace:
            beats = max(-(-(now - asked_at) // pace), OBJECTION_BEATS)
            return asked_at + beats * pace
        return max(asked_at + pace, self.earliest_answer_at(match, now))

    def _pace(self, match: Match) -> int:
        pace = self.session.seating.setup.bot_pace
        people = any(self.bot_playing(match.state, seat) is None for seat in range(match.header.seats))
        return pace if people else max(pace, self.min_pace_ms)

    def _play_due_answers(self, match: Match, now: int) -> Script[bool]:
        """Play one answer that is ready and due; True if there was one."""
        for seat, thought in self._ready_decisions(match):
            if thought.at is None or thought.at > now:
                continue
            if self.bot_playing(match.state, seat) is not None:  # else the player has returned
                yield from self._play_answer(match, seat, thought, now)
            self.decisions.pop(BotJob(match.question_number, seat), None)
            return True
        return False

    def _ready_decisions(self, match: Match) -> list[tuple[int, PendingDecision]]:
        """Return decided answers with their seats, except of bots with an open offer: they reply to that first."""
        weighing = self.session.offers.weighing_seats()
        return [
            (job.seat, thought)
            for job, thought in self.decisions.items()
            if job.question == match.question_number and thought.at is not None and job.seat not in weighing
        ]

    def _play_answer(self, match: Match, seat: int, thought: PendingDecision, now: int) -> Script[None]:
        top = current_question(match.table)
        assert top is not None
        silence = top.silence(match.table)
        try:
            tried = match.try_sentence(seat, [silence if thought.said is None else thought.said])
        except IllegalAnswer:
            if thought.aside:
                return
            tried = match.try_sentence(seat, [silence])
        by = "bot" if self.session.seating.bot_of(seat) else "stand_in"
        yield from self.session.append_answer(seat, by, tried, now, f"bot:{match.question_number}:{seat}")

    def _ask_for_asides(self, match: Match, asked: int, now: int) -> Script[None]:
        """Ask every bot with an aside whether it interjects, once per question."""
        top = current_question(match.table)
        if top is None or self.polled_question == match.question_number:
            return
        self.polled_question = match.question_number
        seats = match.header.seats
        for seat in [(max(asked, 0) + number) % seats for number in range(seats)]:  # clockwise from the asked seat
            bot = self.bot_playing(match.state, seat)
            if seat == asked or not bot or not can_interject(bot, match.header.game):
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                yield from self._request_decision(match, seat, bot, True, now)


def departures_to_announce(state: State) -> list[int]:
    """Return the table's unsaid announcements of resigned seats, one per seat, even if a bot plays on there."""
    return [1 + seat for seat in state.resigned if seat not in state.left]
