"""play: bots that search think while people do, where the host allows it.

While a person is asked, the steady player says what he will probably answer. Where that leads to a question for a bot,
with no word of nature's before it, the bot thinks about it already: several times its usual budget, one after another,
so that whatever else is asked waits for one of them at most. If the question comes, it says what it found most often.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from magnat.bots import steady
from magnat.kernel import Table, apply, waiting
from magnat.play.match import Match, speaker
from magnat.play.requests import Script, Think
from magnat.play.thinking import Decision, takes_its_time, task_for
from magnat.record import redeal, snapshot

if TYPE_CHECKING:
    from magnat.play.play import Play

KEY: Final = "ahead:"  # with which the key of a thought begins that is one
TIMES: Final = 5  # that a question is thought about before it is asked, at most
STEPS: Final = 20  # answers of one person in a row that are guessed, at most


class Foreseen(msgspec.Struct):
    """A question that will probably be put to a bot."""

    seat: int
    bot: str
    table: Any  # one that the seat could then be sitting at
    known: dict[str, Any]  # what of it the seat knows: by this it is recognized
    found: list[int] = []  # what the bot has said, each time it thought

    @property
    def best(self) -> int:
        """What it said most often; of two said as often, the one that came up first."""
        return max(self.found, key=self.found.count)


class Ahead:
    """What is thought about at one match before it is asked."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.allowed = False  # the host says so: one that has a processor to itself
        self.looked = -1  # the question at which it was last guessed what comes next
        self.foreseen: Foreseen | None = None
        self.count = 0
        self.under_way = ""  # the key of the one thought that a bot has at a time
        self.about: Foreseen | None = None  # what that is about; something else may be foreseen by now
        self.awaited: tuple[int, int] | None = None  # the question and seat that wait for it

    def wants(self, match: Match) -> bool:
        """Whether there is something to think about now, while a person is asked."""
        return self.allowed and (self.looked != match.question or self._more() is not None)

    def _more(self) -> Foreseen | None:
        """What may be thought about once more."""
        foreseen = self.foreseen
        return foreseen if foreseen is not None and not self.under_way and len(foreseen.found) < TIMES else None

    def think(self, match: Match) -> Script[None]:
        """Guess what comes next, and let the bot think about it once."""
        if not self.wants(match):
            return
        if self.looked != match.question:
            self.looked = match.question
            self._look(match)
        if (foreseen := self._more()) is not None:
            self.count += 1
            self.under_way, self.about = f"{KEY}{self.count}", foreseen
            task = task_for(match.header, foreseen.table, foreseen.seat, foreseen.bot, "answer", self.play.luck)
            yield Think(self.under_way, task, ahead=True)

    def thought(self, key: str, said: Decision) -> tuple[int, int] | None:
        """The bot has thought once more: who waits for it. None instead of an answer: nobody can think here."""
        if key != self.under_way:
            return None
        about, awaited = self.about, self.awaited
        self.under_way, self.about, self.awaited = "", None, None
        if not isinstance(said, int):
            self.allowed, self.foreseen = False, None
        elif about is not None:
            about.found.append(said)
        return awaited

    def asked(self, match: Match, seat: int, bot: str) -> Foreseen | None:
        """A bot is asked: what was thought about this very question before, if it was foreseen."""
        foreseen = self.foreseen
        if foreseen is None or (foreseen.seat, foreseen.bot) != (seat, bot):
            return None
        return foreseen if known_to(match.table, seat) == foreseen.known else None

    def _look(self, match: Match) -> None:
        before, self.foreseen = self.foreseen, None
        asked, seats = match.speaker, match.header.seats
        for seat in [(asked + number) % seats for number in range(1, seats)]:  # clockwise from who is asked
            bot = self.play.automation.player_of(match.state, seat)
            if not bot or not takes_its_time(bot):
                continue
            t = redeal(match.table, seat, self.play.luck)
            play_for(match.header.game, t, asked)
            question = waiting(t)
            if question is None or speaker(t) != seat or question.paced or len(question.automatic(t)) < 2:
                continue
            known = known_to(t, seat)
            if before is not None and (before.seat, before.bot, before.known) == (seat, bot, known):
                self.foreseen = before  # what was thought about it stands
            else:
                self.foreseen = Foreseen(seat, bot, t, known)
            return


def known_to(t: Table, seat: int) -> dict[str, Any]:
    """A table as a seat knows it: all that it does not know lies in a fixed order."""
    return snapshot(redeal(t, seat, None))


def play_for(game: str, t: Table, seat: int) -> None:
    """Answer for a seat as the steady player would, until somebody else has the word; nature is somebody too."""
    for _ in range(STEPS):
        question = waiting(t)
        if question is None or speaker(t) != seat:
            return
        choices = question.automatic(t)
        if not choices:  # he is about to play a card that he does not hold on this table
            return
        apply(t, steady(game).decide(t, question, choices))
