"""The share of an expert's answers that were pondered in advance (`match/ponder.py`).

    python bench/pondered.py              # ten seconds a title
    python bench/pondered.py 60 deal

`hard` plays the person's seat at tables of two; the expert's own answers are the steady player's,
to save time.
"""

import sys
import time
from typing import Final

import msgspec

from magnat.bots import Determinizer, Observation, bot
from magnat.games import BUILT_IN
from magnat.kernel import Luck, current_question
from magnat.match.bot_tasks import BotTask, Decision, decide
from magnat.match.requests import AskBot
from tests.match.manual_loop import InspectableViewer, ManualClockLoop

MAX_ANSWERS: Final = 1500  # of one game


class Counting(ManualClockLoop):
    """Counts the questions that were not pondered in advance."""

    surprised = 0

    def on_think(self, request: AskBot) -> None:
        self.surprised += not request.ponder and request.task.what == "answer"
        super().on_think(request)

    def make_decision(self, task: BotTask) -> Decision:
        return decide(msgspec.structs.replace(task, bot="steady"))


def answer(loop: ManualClockLoop, me: InspectableViewer, number: int) -> None:
    """Give `hard`'s answer for the person's seat."""
    t = loop.session.started_match.table
    question = current_question(t)
    assert question is not None
    choices = question.bot_choices(t)
    observation = Observation(me.seat, question, choices, Determinizer(t, me.seat), Luck(number))
    choice = bot("hard", loop.session.started_match.header.game).answer(observation) if len(choices) > 1 else choices[0]
    loop.say(me, type="say", id=f"a{number}", question=loop.session.started_match.question_number, say=choice)


def measure(game: str, seconds: float) -> tuple[int, int]:
    """Return the number of the expert's answers, and of those it had pondered."""
    end, seed, answers, pondered = time.monotonic() + seconds, 0, 0, 0
    while time.monotonic() < end:
        seed += 1
        loop = Counting.start_match(game, 1, 1, bot="expert", seed=seed.to_bytes(16), bot_pace=0)
        assert isinstance(loop, Counting)
        loop.session.ponder.allowed = True
        me = loop.connect("p0")
        for number in range(MAX_ANSWERS):
            match = loop.session.started_match
            if match.is_over or time.monotonic() > end:
                break
            before, surprised = len(loop.log), loop.surprised
            answer(loop, me, number)
            bot_answers = sum(getattr(entry.body, "by", "") == "bot" for entry in loop.log[before:])
            answers += bot_answers
            pondered += bot_answers - (loop.surprised - surprised)
    return answers, pondered


def main() -> None:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 10.0
    for game in sys.argv[2:] or BUILT_IN:
        answers, pondered = measure(game, seconds)
        print(f"{game:12} {pondered} of {answers} answers pondered: {pondered / max(1, answers):.0%}", flush=True)


if __name__ == "__main__":
    main()
