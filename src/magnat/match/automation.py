"""play: what happens at a table by itself: bots, clocks, people who are away, and seats that are given up.

Of several processes, the one that leads a match does this. Nothing here decides anything twice: what it appends carries
a command that names the question, and the log takes each command once.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import OfferReply
from magnat.kernel import TABLE, IllegalAnswer, current_question
from magnat.match.bot_tasks import Decision, can_interject, make_task
from magnat.match.log import NoticeEntry
from magnat.match.match import TIME_UP, Match, NextState, asked_seat_of
from magnat.match.requests import AskBot, JobKey, MatchSummary, Script
from magnat.match.state import State

if TYPE_CHECKING:
    from magnat.match.session import MatchSession

DISCONNECT_GRACE_MS: Final = 3_000  # milliseconds without a connection that are not yet an absence
MISSED_DEADLINE_EXTENSION_MS: Final = 10_000  # what a seat is given when a deadline passed while nobody kept the time
LEADER_TIMEOUT_MS: Final = 2_000  # when a process may think that the one that leads has died
LEADER_CHECK_INTERVAL_MS: Final = 1_000  # after which a process that does not lead looks whether somebody does
OBJECTION_BEATS: Final = 2  # so many times a bot's pace is what an objection takes, whoever could make it or not
KEEP_LOADED_MS: Final = 60_000  # what is due later than this does not keep a match in memory


class PendingDecision(msgspec.Struct):
    """A bot at work, or with an answer that waits for its time."""

    aside: bool
    at: int | None = None  # when it may speak; None while it thinks
    said: int | None = None


class Automation:
    """What one match does by itself."""

    def __init__(self, play: "MatchSession", now: int) -> None:
        self.session = play
        self.decisions: dict[tuple[int, int], PendingDecision] = {}  # by question and seat
        self.polled_question = -1  # the question at which bots were last asked for asides
        self.follower_until = 0  # when to look again whether another process still leads
        self.disconnected_since: dict[int, int] = {}  # seat -> since when it has no connection
        self.started_at = now
        self.min_pace_ms = 0  # milliseconds: where no person plays, bots are no faster; the host says so

    # when

    def due_times(self, now: int) -> list[int]:
        """When something is to happen; what is past is due now."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused or not self.session.is_readable:
            return []
        if self.follower_until:
            return [self.follower_until]
        state, asked = match.state, match.asked_seat
        if state.back_asked >= 0:  # bots wait for what the people say
            return [state.back_until]
        found: list[int] = []
        if self._has_departures(match) or (self.polled_question != match.question_number and self._has_bots(match)):
            found.append(now)
        if self.bot_playing(state, asked) is None:
            if deadline := self.effective_deadline(match):
                found.append(deadline)
            if self.session.ponder.has_work(match):
                found.append(now)
        elif (match.question_number, asked) not in self.decisions:
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
        """Whether something will happen here without anybody."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused:
            return False
        thinking = any(question == match.question_number for question, _ in self.decisions)
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
            return []  # and where nobody is left, nobody waits
        return [self._stand_in_at(state, seat)]

    def _stand_in_at(self, state: State, seat: int) -> int:
        """When the patience with an absent player ends: the delay, or what is left of the budget."""
        absence = self.session.seating.setup.absence
        patience = absence.after * 1000
        if absence.budget:
            patience = min(patience, max(absence.budget * 1000 - state.away_spent.get(seat, 0), 0))
        return state.away[seat] + patience

    def effective_deadline(self, match: Match) -> int:
        """The deadline; later if it passed while nobody kept the time."""
        deadline = match.deadline()
        return (
            max(deadline, self.started_at + MISSED_DEADLINE_EXTENSION_MS)
            if 0 < deadline < self.started_at
            else deadline
        )

    def earliest_answer_at(self, match: Match, now: int) -> int:
        """When the answer that is waited for counts at the earliest; 0 for at once.

        Who has nothing to object with answers no sooner than who has, or the time would tell everybody.
        """
        top = current_question(match.table)
        if top is not None and top.paced and match.state.asked_at:
            return match.state.asked_at + OBJECTION_BEATS * self.session.seating.setup.bot_pace
        return self._grace_until(match, now)

    def _grace_until(self, match: Match, now: int) -> int:
        """How long nature is held back at the beginning of a turn, so that others who are here may step in."""
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
        """What a list of matches is told: how it stands, and when it is due even if nobody is connected."""
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
        """The bot that plays a seat, "" for silence; None if a person does."""
        if seat == TABLE:
            return None
        if bot := self.session.seating.bot_of(seat):
            return bot
        if seat in state.resigned:
            return state.stands_in.get(seat) or "steady"
        return state.stands_in.get(seat)

    # what

    def on_timer(self, now: int, leads: bool) -> Script[None]:
        """Do what is due now, one thing at a time."""
        match = self.session.match
        if match is None or match.is_over or match.state.paused or not self.session.is_readable:
            return
        if not leads:
            self.follower_until = now + LEADER_CHECK_INTERVAL_MS
            self.session.offers.unlogged.clear()  # the one that leads writes it down
            yield from self.session.catch_up(now)
            return
        self.follower_until = 0
        if match.state.back_asked >= 0:
            yield from self.session.undo_requests.on_timer(now)
            return
        for key in [key for key in self.decisions if key[0] != match.question_number]:
            del self.decisions[key]
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
        """Seats that were given up, and the game's own time."""
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
        """Note who has gone, and let a bot stand in once the patience is over."""
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
        key = (match.question_number, seat)
        if key in self.decisions:
            return
        self.decisions[key] = PendingDecision(aside)
        foreseen = self.session.ponder.find_predicted(match, seat, bot)
        if foreseen is not None and foreseen.answers:
            self.on_decision(key, foreseen.best, now)
        elif foreseen is not None and foreseen is self.session.ponder.running:
            self.session.ponder.waiter = key  # `foresaw` is about to say
        elif bot:
            what = "interject" if aside else "answer"
            top = current_question(match.table)
            task = make_task(match.header, match.table, seat, bot, what, self.session.luck)
            yield AskBot(key, task, top is not None and top.paced)
        else:
            self.on_decision(key, None, now)

    def on_decision(self, key: JobKey, said: Decision, now: int) -> None:
        """A bot has made up its mind: it speaks when the table's pace allows, however long it took."""
        match = self.session.match
        if match is None or isinstance(key, str) or key not in self.decisions or key[0] != match.question_number:
            return
        assert not isinstance(said, OfferReply | str)
        thought = self.decisions[key]
        if said is None and thought.aside:
            del self.decisions[key]  # it has nothing to say, and is not asked again
            return
        thought.said, thought.at = said, self._answer_at(match, now)

    def on_pondered(self, key: str, said: Decision, now: int) -> None:
        """A bot has thought about what it foresaw; it may have been asked meanwhile."""
        awaited = self.session.ponder.on_decision(key, said)
        if awaited is not None and isinstance(said, int):
            self.on_decision(awaited, said, now)
        elif awaited is not None:
            self.decisions.pop(awaited, None)  # then it is asked as usual

    def _answer_at(self, match: Match, now: int) -> int:
        """When a bot says what it has thought of: in the table's pace. An objection, which a bot without one need not
        think about, comes on the beat, however long it took."""
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
        """Who has thought and waited long enough says it."""
        for seat, thought in self._ready_decisions(match):
            if thought.at is None or thought.at > now:
                continue
            key = (match.question_number, seat)
            if self.bot_playing(match.state, seat) is not None:  # else its person is back
                yield from self._play_answer(match, seat, thought, now)
            self.decisions.pop(key, None)
            return True
        return False

    def _ready_decisions(self, match: Match) -> list[tuple[int, PendingDecision]]:
        """The bots that know what to say, by seat; not those that were made an offer: they reply to that first."""
        weighing = self.session.offers.weighing_seats()
        return [
            (seat, thought)
            for (question, seat), thought in self.decisions.items()
            if question == match.question_number and thought.at is not None and seat not in weighing
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
        """Bots may speak while somebody else is asked: each is given one opportunity at each question."""
        top = current_question(match.table)
        if top is None or self.polled_question == match.question_number:
            return
        self.polled_question = match.question_number
        seats = match.header.seats
        for seat in [(max(asked, 0) + number) % seats for number in range(seats)]:  # clockwise from who is asked
            bot = self.bot_playing(match.state, seat)
            if seat == asked or not bot or not can_interject(bot, match.header.game):
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                yield from self._request_decision(match, seat, bot, True, now)


def departures_to_announce(state: State) -> list[int]:
    """What the table has still to say of seats that were given up: of each once, also where a bot plays on there."""
    return [1 + seat for seat in state.resigned if seat not in state.left]
