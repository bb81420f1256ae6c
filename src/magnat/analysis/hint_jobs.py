"""Hints during a match: computed within a short time limit, worded in every language."""

import time
from typing import Final

import msgspec

from magnat.analysis.hints import HintSearch
from magnat.analysis.wording import describe_reason
from magnat.kernel import current_question
from magnat.match.bot_tasks import BotTask, Decision, decide
from magnat.match.messages import Hint, HintAnswer
from magnat.record import restore
from magnat.texts import LANGUAGES, Texts

HINT_SECONDS: Final = 1.5  # time limit; a hint is computed from the games played until then
MIN_GAMES_PER_ANSWER: Final = 20


def run_task(task: BotTask) -> Decision:
    """Return a bot's decision, or a hint encoded as JSON."""
    return msgspec.json.encode(compute_hint(task)).decode() if task.what == "hint" else decide(task)


def compute_hint(task: BotTask, seconds: float = HINT_SECONDS) -> Hint:
    """Return a hint based on at least the first batch of games, and on more if time permits."""
    e = task.edition()
    t = restore(e, task.seats, task.table)
    search = HintSearch(t, task.seats, task.seat, at_once=MIN_GAMES_PER_ANSWER)
    until = time.monotonic() + seconds
    for _ in search.work():
        if search.trial.verdict is not None and time.monotonic() > until:
            break
    hint, verdict, question = search.current_hint(), search.trial.verdict, current_question(t)
    assert hint is not None and verdict is not None and question is not None
    equal = {*verdict.equal, verdict.best} if verdict.equal else set()
    texts = {lang: Texts(e, lang, task.names) for lang in LANGUAGES}
    answers = [
        HintAnswer(
            each.tried.answer,
            each.tried.chance,
            each.tried.half,
            {lang: text.describe_choice(question, t, each.tried.answer) for lang, text in texts.items()},
            {lang: describe_reason(text, lang, each.reason) for lang, text in texts.items()},
            each.tried.answer in equal,
        )
        for each in hint.advice
    ]
    return Hint(hint.reference, task.seat, hint.equal, 2 * max([each.games for each in verdict.tried]), answers)
