"""server: what happens at a table by itself: bots, clocks, people who are away, and seats that are given up.

Of several processes, the one that leads a match does this. Nothing here decides anything twice: what it appends carries
a command that names the question, and the log takes each command once.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from magnat.kernel import TABLE, IllegalAnswer, waiting
from magnat.mechanics.objection import SayNo
from magnat.server.match import TIME_UP, Match, Standing, speaker
from magnat.server.setup import now_ms
from magnat.server.workers import interjects, task_for
from magnat.store import Noted, StoreUnavailable

if TYPE_CHECKING:
    from magnat.server.room import Room

GRACE: Final = 3_000  # milliseconds without a connection that are not yet an absence
AFRESH: Final = 10_000  # what a seat is given when a deadline passed while nobody kept the time
LATE: Final = 2_000  # when a process may think that the one that leads has died
LONG: Final = 3600.0
OBJECTION: Final = 2  # so many times a bot's pace is what an objection takes, whoever could make it or not
SOON: Final = 60_000  # what is due later than this does not keep a room in memory


class Drive:
    """The motor of one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # (question, seat) -> a bot at work
        self.polled = -1  # the question at which bots were last asked for asides
        self.look_at = 0  # when to look again whether another process still leads
        self.gone: dict[int, int] = {}  # seat -> since when it has no connection
        self.began = now_ms()
        self.resting_until = 0.0

    @property
    def busy(self) -> bool:
        """Whether something will happen here without anybody."""
        at = self.next_at()
        return bool(self.thinking) or (at is not None and at < now_ms() + SOON)

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def rest(self, seconds: float) -> None:
        self.resting_until = asyncio.get_running_loop().time() + seconds

    def poke(self) -> None:
        self.room.wake()

    # when

    def delay(self) -> float:
        """Seconds until `on` is to be called."""
        at = self.next_at()
        wait = LONG if at is None else (at - now_ms()) / 1000
        if self.resting_until:
            wait = max(wait, self.resting_until - asyncio.get_running_loop().time())
        return max(wait, 0.0)

    def next_at(self) -> int | None:
        """When the next thing is to happen (milliseconds since 1970)."""
        room, match = self.room, self.room.match
        found: list[int] = []
        if (later := room.telling.next_at) is not None:
            found.append(later)
        if match is None or match.over:
            return min(found, default=None)
        if not match.standing.paused:
            found += self._times(match)
        return min(found, default=None)

    def _times(self, match: Match) -> list[int]:
        standing, now = match.standing, now_ms()
        asked = match.speaker
        found: list[int] = []
        if self.look_at:
            return [self.look_at]
        if self._has_to_say(match):
            found.append(now)
        if self.player_of(standing, asked) is not None:
            if (match.question, asked) not in self.thinking:
                found.append(now)
        elif deadline := self.deadline(match):
            found.append(deadline)
        if self.polled != match.question:
            found.append(now)
        here = self.room.here
        for seat in self.room.kept.people:
            found += self._absence_times(standing, seat, now, here)
        if limit := self.time_limit(match):
            if match.table_may(TIME_UP):
                found.append(standing.at + max(limit - standing.played, 0))
        return found

    def _absence_times(self, standing: Standing, seat: int, now: int, here: set[int]) -> list[int]:
        if seat in standing.resigned:
            return []
        if seat in here:
            self.gone.pop(seat, None)
            return []
        if seat not in standing.away:
            return [self.gone.setdefault(seat, now) + GRACE]
        if seat in standing.stands_in or not self.room.kept.setup.absence.after or not here:
            return []  # and where nobody is left, nobody waits
        return [self._stand_in_at(standing, seat)]

    def _stand_in_at(self, standing: Standing, seat: int) -> int:
        """When the patience with an absent player ends: the delay, or what is left of the budget."""
        absence = self.room.kept.setup.absence
        patience = absence.after * 1000
        if absence.budget:
            patience = min(patience, max(absence.budget * 1000 - standing.away_spent.get(seat, 0), 0))
        return standing.away[seat] + patience

    def deadline(self, match: Match) -> int:
        """The deadline; later if it passed while nobody kept the time."""
        deadline = match.deadline()
        return max(deadline, self.began + AFRESH) if 0 < deadline < self.began else deadline

    def time_limit(self, match: Match) -> int:
        """How long the game lasts by its own rules, in milliseconds; 0 for no limit."""
        limit = match.edition.options.get("time_limit", 0)
        return int(limit) * 60_000 if isinstance(limit, int) else 0

    def held_until(self, match: Match) -> int:
        """When the answer that is waited for counts at the earliest; 0 for at once.

        Who has nothing to object with answers no sooner than who has, or the time would tell everybody.
        """
        top = waiting(match.table)
        if isinstance(top, SayNo) and match.standing.asked_at:
            return match.standing.asked_at + OBJECTION * self.room.kept.setup.bot_pace
        return self._grace(match)

    def _grace(self, match: Match) -> int:
        """How long nature is held back at the beginning of a turn, so that others who are here may step in."""
        seconds = match.edition.options.get("interturn_grace_seconds", 0)
        standing, top = match.standing, waiting(match.table)
        if not isinstance(seconds, int) or not seconds or not standing.turn_at or top is None:
            return 0
        until = standing.turn_at + seconds * 1000
        if until <= now_ms() or len(self.room.kept.people) < 2:
            return 0
        here, asked = self.room.here, match.speaker
        for seat in self.room.kept.people:
            if seat == asked or seat not in here or self.player_of(standing, seat) is not None:
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                return min(until, match.deadline() or until)
        return 0

    def due(self, match: Match, standing: Standing, table: Any) -> int | None:
        """What the store is told: when a process must look after this match even if nobody is connected."""
        if standing.paused or standing.aborted:
            return None
        asked = speaker(table)
        found: list[int] = []
        if self.player_of(standing, asked) is not None or standing.resigned:
            found.append(standing.at + LATE)
        if match.clock.bank and asked != TABLE:
            found.append(standing.at + standing.banks[asked])
        if limit := self.time_limit(match):
            found.append(standing.at + max(limit - standing.played, 0))
        return min(found, default=None)

    def player_of(self, standing: Standing, seat: int) -> str | None:
        """The bot that plays a seat, "" for silence; None if a person does."""
        if seat == TABLE:
            return None
        if bot := self.room.kept.bot_of(seat):
            return bot
        if seat in standing.resigned:
            return standing.stands_in.get(seat) or "steady"
        return standing.stands_in.get(seat)

    # what

    async def on(self) -> None:
        """Do what is due now."""
        room, match = self.room, self.room.match
        self.resting_until = 0.0
        if match is None or match.over or match.standing.paused or not room.readable:
            return
        if not await room.store.lead.take(room.id):
            self.look_at = now_ms() + 1_000
            await room.catch_up()
            return
        self.look_at = 0
        if await self._table_speaks(match) or await self._people_away(match):
            return
        asked = match.speaker
        bot = self.player_of(match.standing, asked)
        if bot is not None:
            self._think(match, asked, bot, False)
        elif 0 < self.deadline(match) <= now_ms():
            await self._silence(match, asked)
            return
        self._ask_for_asides(match, asked)

    def _has_to_say(self, match: Match) -> bool:
        return any(match.table_may(1 + seat) for seat in match.standing.resigned)

    async def _table_speaks(self, match: Match) -> bool:
        """Seats that were given up, and the game's own time."""
        words = [1 + seat for seat in match.standing.resigned]
        limit = self.time_limit(match)
        if limit and match.standing.played + now_ms() - match.standing.at >= limit:
            words.append(TIME_UP)
        for said in words:
            if match.table_may(said):
                tried = match.tried(TABLE, [said])
                await self.room.say(TABLE, "table", tried, f"table:{match.question}")
                return True
        return False

    async def _people_away(self, match: Match) -> bool:
        """Note who has gone, and let a bot stand in once the patience is over."""
        room, standing, now = self.room, match.standing, now_ms()
        here = room.here
        for seat in room.kept.people:
            times = self._absence_times(standing, seat, now, here)
            if not times or times[0] > now:
                continue
            name = room.name(seat)
            if seat not in standing.away:
                await room.append(Noted("away", seat, name), f"away:{standing.seq}:{seat}")
                return True
            spent = standing.away_spent.get(seat, 0) + now - standing.away[seat]
            absence = room.kept.setup.absence
            if absence.budget and spent >= absence.budget * 1000 and seat not in standing.budget_spent:
                await room.append(
                    Noted("budget_spent", seat, name, seconds=absence.budget), f"spent:{standing.seq}:{seat}"
                )
            bot = absence.bot if absence.then == "bot" else ""
            await room.append(Noted("stands_in", seat, name, bot), f"stands_in:{standing.seq}:{seat}")
            return True
        return False

    async def _silence(self, match: Match, seat: int) -> None:
        question = waiting(match.table)
        assert question is not None
        tried = match.tried(seat, [question.silence(match.table)])
        await self.room.say(seat, "silence", tried, f"silence:{match.question}")

    # bots

    def _think(self, match: Match, seat: int, bot: str, aside: bool) -> None:
        key = (match.question, seat)
        if key not in self.thinking:
            self.thinking[key] = asyncio.create_task(self._thought(match, key, bot, aside))

    async def _thought(self, match: Match, key: tuple[int, int], bot: str, aside: bool) -> None:
        """Ask a worker, then answer when the table's pace allows, however long the bot took."""
        question, seat = key
        room = self.room
        try:
            said = None
            if bot:
                task = task_for(match.header, match.table, seat, bot, aside)
                said = await room.desk.workers.decide(task)
            if said is None and aside:
                return
            await asyncio.sleep(max(self._speaks_at(match) - now_ms(), 0) / 1000)
            await room.asked_for(lambda: self._bot_says(key, said, aside))
        except (StoreUnavailable, IllegalAnswer):
            self.rest(0.2)
        finally:
            self.thinking.pop(key, None)
            if question == (room.match.question if room.match else -1):
                self.poke()

    def _speaks_at(self, match: Match) -> int:
        """When a bot says what it has thought of: in the table's pace. An objection, which a bot without one need not
        think about, comes on the beat, however long it took."""
        asked_at, pace = match.standing.asked_at, self.room.kept.setup.bot_pace
        if isinstance(waiting(match.table), SayNo) and pace:
            beats = max(-(-(now_ms() - asked_at) // pace), OBJECTION)
            return asked_at + beats * pace
        return max(asked_at + pace, self.held_until(match))

    async def _bot_says(self, key: tuple[int, int], said: int | None, aside: bool) -> None:
        question, seat = key
        match = self.room.match
        if match is None or match.over or match.question != question or match.standing.paused:
            return
        if self.player_of(match.standing, seat) is None:  # its person is back
            return
        top = waiting(match.table)
        assert top is not None
        if said is None:
            said = top.silence(match.table)
        stands_in = self.room.kept.bot_of(seat) == ""
        tried = match.tried(seat, [said])
        await self.room.say(seat, "stand_in" if stands_in else "bot", tried, f"bot:{question}:{seat}")

    def _ask_for_asides(self, match: Match, asked: int) -> None:
        """Bots may speak while somebody else is asked: each is given one opportunity at each question."""
        top = waiting(match.table)
        if top is None or self.polled == match.question:
            return
        self.polled = match.question
        for seat in range(match.header.seats):
            bot = self.player_of(match.standing, seat)
            if seat == asked or not bot or not interjects(bot, match.header.game):
                continue
            aside = top.aside(match.table, seat)
            if aside is not None and len(aside.choices(match.table)) > 1:
                self._think(match, seat, bot, True)
