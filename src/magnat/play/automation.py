"""play: what happens at a table by itself: bots, clocks, people who are away, and seats that are given up.

Of several processes, the one that leads a match does this. Nothing here decides anything twice: what it appends carries
a command that names the question, and the log takes each command once.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import Verdict
from magnat.kernel import TABLE, IllegalAnswer, waiting
from magnat.play.log import Note
from magnat.play.match import TIME_UP, After, Match, speaker
from magnat.play.requests import Key, Script, Summary, Think
from magnat.play.state import State
from magnat.play.thinking import Decision, interjects, task_for

if TYPE_CHECKING:
    from magnat.play.play import Play

GRACE: Final = 3_000  # milliseconds without a connection that are not yet an absence
AFRESH: Final = 10_000  # what a seat is given when a deadline passed while nobody kept the time
LATE: Final = 2_000  # when a process may think that the one that leads has died
AGAIN: Final = 1_000  # after which a process that does not lead looks whether somebody does
OBJECTION: Final = 2  # so many times a bot's pace is what an objection takes, whoever could make it or not
SOON: Final = 60_000  # what is due later than this does not keep a match in memory


class Thought(msgspec.Struct):
    """A bot at work, or with an answer that waits for its time."""

    aside: bool
    at: int | None = None  # when it may speak; None while it thinks
    said: int | None = None


class Automation:
    """What one match does by itself."""

    def __init__(self, play: "Play", now: int) -> None:
        self.play = play
        self.thoughts: dict[tuple[int, int], Thought] = {}  # by question and seat
        self.polled = -1  # the question at which bots were last asked for asides
        self.follows_until = 0  # when to look again whether another process still leads
        self.gone: dict[int, int] = {}  # seat -> since when it has no connection
        self.began = now
        self.least_pace = 0  # milliseconds: where no person plays, bots are no faster; the host says so

    # when

    def times(self, now: int) -> list[int]:
        """When something is to happen; what is past is due now."""
        match = self.play.match
        if match is None or match.over or match.state.paused or not self.play.readable:
            return []
        if self.follows_until:
            return [self.follows_until]
        state, asked = match.state, match.speaker
        if state.back_asked >= 0:  # bots wait for what the people say
            return [state.back_until]
        found: list[int] = []
        if self._has_to_say(match) or (self.polled != match.question and self._with_bots(match)):
            found.append(now)
        if self.player_of(state, asked) is None:
            if deadline := self.deadline(match):
                found.append(deadline)
            if self.play.ahead.wants(match):
                found.append(now)
        elif (match.question, asked) not in self.thoughts:
            found.append(now)
        found += [thought.at for _, thought in self._ready(match) if thought.at is not None]
        found += self.play.offers.times(now)
        here = self.play.here
        for seat in self.play.seating.people:
            found += self._absence_times(state, seat, now, here)
        if (minutes := match.minutes) and match.table_may(TIME_UP):
            found.append(state.at + max(minutes * 60_000 - state.played, 0))
        return found

    def busy(self, now: int) -> bool:
        """Whether something will happen here without anybody."""
        match = self.play.match
        if match is None or match.over or match.state.paused:
            return False
        thinking = any(question == match.question for question, _ in self.thoughts)
        return thinking or min(self.times(now), default=now + SOON) < now + SOON

    def _absence_times(self, state: State, seat: int, now: int, here: set[int]) -> list[int]:
        if seat in state.resigned:
            return []
        if seat in here:
            self.gone.pop(seat, None)
            return []
        if seat not in state.away:
            return [self.gone.setdefault(seat, now) + GRACE]
        if seat in state.stands_in or not self.play.seating.setup.absence.after or not here:
            return []  # and where nobody is left, nobody waits
        return [self._stand_in_at(state, seat)]

    def _stand_in_at(self, state: State, seat: int) -> int:
        """When the patience with an absent player ends: the delay, or what is left of the budget."""
        absence = self.play.seating.setup.absence
        patience = absence.after * 1000
        if absence.budget:
            patience = min(patience, max(absence.budget * 1000 - state.away_spent.get(seat, 0), 0))
        return state.away[seat] + patience

    def deadline(self, match: Match) -> int:
        """The deadline; later if it passed while nobody kept the time."""
        deadline = match.deadline()
        return max(deadline, self.began + AFRESH) if 0 < deadline < self.began else deadline

    def held_until(self, match: Match, now: int) -> int:
        """When the answer that is waited for counts at the earliest; 0 for at once.

        Who has nothing to object with answers no sooner than who has, or the time would tell everybody.
        """
        top = waiting(match.table)
        if top is not None and top.paced and match.state.asked_at:
            return match.state.asked_at + OBJECTION * self.play.seating.setup.bot_pace
        return self._grace(match, now)

    def _grace(self, match: Match, now: int) -> int:
        """How long nature is held back at the beginning of a turn, so that others who are here may step in."""
        state, top = match.state, waiting(match.table)
        if not match.grace or not state.turn_at or top is None:
            return 0
        until = state.turn_at + match.grace * 1000
        people = self.play.seating.people
        if until <= now or len(people) < 2:
            return 0
        here, asked = self.play.here, match.speaker
        for seat in people:
            if seat == asked or seat not in here or self.player_of(state, seat) is not None:
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                return min(until, match.deadline() or until)
        return 0

    def summary(self, match: Match, after: After) -> Summary:
        """What a list of matches is told: how it stands, and when it is due even if nobody is connected."""
        state, table = after.state, after.table
        status = "aborted" if state.aborted else "playing" if table.stack else "over"
        due = None if status != "playing" or state.paused else self._due(match, state, table)
        return Summary(status, speaker(table), due, table.winners)

    def _due(self, match: Match, state: State, table: Any) -> int | None:
        asked = speaker(table)
        found: list[int] = [state.back_until] if state.back_asked >= 0 else []
        if self.player_of(state, asked) is not None or leaving(state):
            found.append(state.at + LATE)
        if match.clock.bank and asked != TABLE:
            found.append(state.at + state.banks[asked])
        if minutes := match.minutes:
            found.append(state.at + max(minutes * 60_000 - state.played, 0))
        return min(found, default=None)

    def player_of(self, state: State, seat: int) -> str | None:
        """The bot that plays a seat, "" for silence; None if a person does."""
        if seat == TABLE:
            return None
        if bot := self.play.seating.bot_of(seat):
            return bot
        if seat in state.resigned:
            return state.stands_in.get(seat) or "steady"
        return state.stands_in.get(seat)

    # what

    def wake(self, now: int, leads: bool) -> Script[None]:
        """Do what is due now, one thing at a time."""
        match = self.play.match
        if match is None or match.over or match.state.paused or not self.play.readable:
            return
        if not leads:
            self.follows_until = now + AGAIN
            self.play.offers.unwritten.clear()  # the one that leads writes it down
            yield from self.play.catch_up(now)
            return
        self.follows_until = 0
        if match.state.back_asked >= 0:
            yield from self.play.consent.wake(now)
            return
        for key in [key for key in self.thoughts if key[0] != match.question]:
            del self.thoughts[key]
        if (yield from self._table_speaks(match, now)) or (yield from self._people_away(match, now)):
            return
        if (yield from self.play.offers.write_down(now)):
            return
        if (yield from self.play.offers.bots_reply(now)) or (yield from self._bots_speak(match, now)):
            return
        asked = match.speaker
        bot = self.player_of(match.state, asked)
        if bot is not None:
            yield from self._think(match, asked, bot, False, now)
        elif 0 < self.deadline(match) <= now:
            yield from self._silence(match, asked, now)
            return
        yield from self._ask_for_asides(match, asked, now)
        if bot is None:
            yield from self.play.ahead.think(match)

    def _with_bots(self, match: Match) -> bool:
        return any(self.player_of(match.state, seat) for seat in range(match.header.seats))

    def _has_to_say(self, match: Match) -> bool:
        return any(match.table_may(said) for said in leaving(match.state))

    def _table_speaks(self, match: Match, now: int) -> Script[bool]:
        """Seats that were given up, and the game's own time."""
        words = leaving(match.state)
        limit = match.minutes * 60_000
        if limit and match.state.played + now - match.state.at >= limit:
            words.append(TIME_UP)
        for said in words:
            if match.table_may(said):
                tried = match.tried(TABLE, [said])
                yield from self.play.say(TABLE, "table", tried, now, f"table:{match.question}")
                return True
        return False

    def _people_away(self, match: Match, now: int) -> Script[bool]:
        """Note who has gone, and let a bot stand in once the patience is over."""
        play, state = self.play, match.state
        here = play.here
        for seat in play.seating.people:
            times = self._absence_times(state, seat, now, here)
            if not times or times[0] > now:
                continue
            name = play.seating.name(seat)
            if seat not in state.away:
                yield from play.append(Note("away", seat, name), now, f"away:{state.seq}:{seat}")
                return True
            spent = state.away_spent.get(seat, 0) + now - state.away[seat]
            absence = play.seating.setup.absence
            if absence.budget and spent >= absence.budget * 1000 and seat not in state.budget_spent:
                note = Note("budget_spent", seat, name, seconds=absence.budget)
                yield from play.append(note, now, f"spent:{state.seq}:{seat}")
                return True
            bot = absence.bot if absence.then == "bot" else ""
            yield from play.append(Note("stands_in", seat, name, bot), now, f"stands_in:{state.seq}:{seat}")
            return True
        return False

    def _silence(self, match: Match, seat: int, now: int) -> Script[None]:
        question = waiting(match.table)
        assert question is not None
        tried = match.tried(seat, [question.silence(match.table)])
        yield from self.play.say(seat, "silence", tried, now, f"silence:{match.question}")

    # bots

    def _think(self, match: Match, seat: int, bot: str, aside: bool, now: int) -> Script[None]:
        key = (match.question, seat)
        if key in self.thoughts:
            return
        self.thoughts[key] = Thought(aside)
        foreseen = self.play.ahead.asked(match, seat, bot)
        if foreseen is not None and foreseen.found:
            self.thought(key, foreseen.best, now)
        elif foreseen is not None and foreseen is self.play.ahead.about:
            self.play.ahead.awaited = key  # `foresaw` is about to say
        elif bot:
            what = "interject" if aside else "answer"
            top = waiting(match.table)
            task = task_for(match.header, match.table, seat, bot, what, self.play.luck)
            yield Think(key, task, top is not None and top.paced)
        else:
            self.thought(key, None, now)

    def thought(self, key: Key, said: Decision, now: int) -> None:
        """A bot has made up its mind: it speaks when the table's pace allows, however long it took."""
        match = self.play.match
        if match is None or isinstance(key, str) or key not in self.thoughts or key[0] != match.question:
            return
        assert not isinstance(said, Verdict | str)
        thought = self.thoughts[key]
        if said is None and thought.aside:
            del self.thoughts[key]  # it has nothing to say, and is not asked again
            return
        thought.said, thought.at = said, self._speaks_at(match, now)

    def foresaw(self, key: str, said: Decision, now: int) -> None:
        """A bot has thought about what it foresaw; it may have been asked meanwhile."""
        awaited = self.play.ahead.thought(key, said)
        if awaited is not None and isinstance(said, int):
            self.thought(awaited, said, now)
        elif awaited is not None:
            self.thoughts.pop(awaited, None)  # then it is asked as usual

    def _speaks_at(self, match: Match, now: int) -> int:
        """When a bot says what it has thought of: in the table's pace. An objection, which a bot without one need not
        think about, comes on the beat, however long it took."""
        asked_at, pace, top = match.state.asked_at, self._pace(match), waiting(match.table)
        if top is not None and top.paced and pace:
            beats = max(-(-(now - asked_at) // pace), OBJECTION)
            return asked_at + beats * pace
        return max(asked_at + pace, self.held_until(match, now))

    def _pace(self, match: Match) -> int:
        pace = self.play.seating.setup.bot_pace
        people = any(self.player_of(match.state, seat) is None for seat in range(match.header.seats))
        return pace if people else max(pace, self.least_pace)

    def _bots_speak(self, match: Match, now: int) -> Script[bool]:
        """Who has thought and waited long enough says it."""
        for seat, thought in self._ready(match):
            if thought.at is None or thought.at > now:
                continue
            key = (match.question, seat)
            if self.player_of(match.state, seat) is not None:  # else its person is back
                yield from self._bot_says(match, seat, thought, now)
            self.thoughts.pop(key, None)
            return True
        return False

    def _ready(self, match: Match) -> list[tuple[int, Thought]]:
        """The bots that know what to say, by seat; not those that were made an offer: they reply to that first."""
        weighing = self.play.offers.weighing()
        return [
            (seat, thought)
            for (question, seat), thought in self.thoughts.items()
            if question == match.question and thought.at is not None and seat not in weighing
        ]

    def _bot_says(self, match: Match, seat: int, thought: Thought, now: int) -> Script[None]:
        top = waiting(match.table)
        assert top is not None
        silence = top.silence(match.table)
        try:
            tried = match.tried(seat, [silence if thought.said is None else thought.said])
        except IllegalAnswer:
            if thought.aside:
                return
            tried = match.tried(seat, [silence])
        by = "bot" if self.play.seating.bot_of(seat) else "stand_in"
        yield from self.play.say(seat, by, tried, now, f"bot:{match.question}:{seat}")

    def _ask_for_asides(self, match: Match, asked: int, now: int) -> Script[None]:
        """Bots may speak while somebody else is asked: each is given one opportunity at each question."""
        top = waiting(match.table)
        if top is None or self.polled == match.question:
            return
        self.polled = match.question
        seats = match.header.seats
        for seat in [(max(asked, 0) + number) % seats for number in range(seats)]:  # clockwise from who is asked
            bot = self.player_of(match.state, seat)
            if seat == asked or not bot or not interjects(bot, match.header.game):
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                yield from self._think(match, seat, bot, True, now)


def leaving(state: State) -> list[int]:
    """What the table has still to say of seats that were given up: of each once, also where a bot plays on there."""
    return [1 + seat for seat in state.resigned if seat not in state.left]
