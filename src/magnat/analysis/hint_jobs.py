"""Hints during a match: computed in steps within a short time limit, worded in every language."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from magnat.analysis.hints import HintSearch
from magnat.analysis.wording import describe_reason
from magnat.kernel import current_question
from magnat.match.bot_tasks import BotTask, Decision, decide
from magnat.match.messages import Hint, HintAnswer, HintStep
from magnat.record import restore
from magnat.texts import LANGUAGES, Texts

HINT_SECONDS: Final = 2.6  # in all steps; the rest of three seconds is for queues and texts
FIRST_STEP_SECONDS: Final = 0.25  # until the first figures
STEP_SECONDS: Final = 0.6
FIRST_GAMES_PER_ANSWER: Final = 10
MAX_GAMES: Final = 5120  # per answer; time ends a hint before


def run_task(task: BotTask) -> Decision:
    """Return a bot's decision, or a step of a hint encoded as JSON."""
    return msgspec.json.encode(compute_hint(task)).decode() if task.what == "hint" else decide(task)


def compute_hint(
    task: BotTask,
    limit: float = HINT_SECONDS,
    step: float | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> HintStep:
    """Continue a hint for `step` seconds, at least by a few games; `limit` is for all steps together."""
    began = clock()
    e = task.edition()
    t = restore(e, task.seats, task.table)
    saved = task.saved
    spent = float(saved["seconds"]) if saved else 0.0
    search = HintSearch(
        t, task.seats, task.seat, max_games=MAX_GAMES, at_once=FIRST_GAMES_PER_ANSWER, saved=saved.get("games")
    )
    usual = STEP_SECONDS if saved else FIRST_STEP_SECONDS
    until = began + min(limit - spent, usual if step is None else step)
    games_before, final = search.games_played, True
    for _ in search.work():  # the rounds of earlier steps are evaluated again at once
        if search.findings is not None and search.games_played > games_before and clock() > until:
            final = spent + clock() - began > limit
            break
    hint = word_hint(search, task, final)
    seconds = spent + clock() - began
    return HintStep(hint, {} if final else {"seconds": seconds, "games": search.dump()})


def word_hint(search: HintSearch, task: BotTask, final: bool) -> Hint:
    """Return the result of a search so far, in every language."""
    hint, question = search.current_hint(), current_question(search.t)
    assert hint is not None and question is not None
    texts = {lang: Texts(task.edition(), lang, task.names) for lang in LANGUAGES}
    answers = [
        HintAnswer(
            each.tried.answer,
            each.tried.chance,
            each.tried.half,
            {lang: text.describe_choice(question, search.t, each.tried.answer) for lang, text in texts.items()},
            {lang: describe_reason(text, lang, each.reason) for lang, text in texts.items()} if each.reason else {},
            each.tried.answer in hint.tied,
        )
        for each in hint.advice
    ]
    return Hint(hint.reference, task.seat, hint.found, hint.half, hint.games, final, answers)
