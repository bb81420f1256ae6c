"""analysis: a hint as it is told at a table: thought about for a short while, in words, in every language."""

import time
from typing import Final

import msgspec

from magnat.analysis.hints import Hinting
from magnat.analysis.telling import why
from magnat.kernel import waiting
from magnat.play.messages import Hint, HintAnswer
from magnat.play.thinking import Decision, Task, decide
from magnat.record import restore
from magnat.texts import LANGUAGES, Texts

SECONDS: Final = 1.5  # after which what is known is said
FIRST: Final = 20  # games for each answer, at the least


def thought(task: Task) -> Decision:
    """What a bot says; or a hint, as JSON."""
    return msgspec.json.encode(hinted(task)).decode() if task.what == "hint" else decide(task)


def hinted(task: Task, seconds: float = SECONDS) -> Hint:
    """The first figures in any case; as many more as there is time for."""
    e = task.edition()
    t = restore(e, task.seats, task.table)
    made = Hinting(t, task.seats, task.seat, at_once=FIRST)
    until = time.monotonic() + seconds
    for _ in made.work():
        if made.trial.verdict is not None and time.monotonic() > until:
            break
    found, verdict, question = made.hint(), made.trial.verdict, waiting(t)
    assert found is not None and verdict is not None and question is not None
    equal = {*verdict.equal, verdict.best} if verdict.equal else set()
    texts = {lang: Texts(e, lang, task.names) for lang in LANGUAGES}
    answers = [
        HintAnswer(
            each.tried.answer,
            each.tried.chance,
            each.tried.half,
            {lang: text.choice(question, t, each.tried.answer) for lang, text in texts.items()},
            {lang: why(text, lang, each.reason) for lang, text in texts.items()},
            each.tried.answer in equal,
        )
        for each in found.advice
    ]
    return Hint(found.reference, task.seat, found.equal, 2 * max([each.games for each in verdict.tried]), answers)
