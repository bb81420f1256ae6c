"""Tasks for bots that can be sent to any process or worker.

A task never contains the true table, only a determinization that is consistent with what the bot's seat knows.
"""

from functools import cache
from typing import Any, Final

import msgspec

from magnat.bots import BOT_STYLES, LEVELS, Bot, Determinizer, Observation, OfferReply, bot, bot_names
from magnat.kernel import Edition, IllegalAnswer, Luck, Table, apply, current_question
from magnat.record import Header, redeal, restore, snapshot
from magnat.record.record import cached_edition

SEARCH_SECONDS: Final = 0.3  # time budget of a searching bot per decision
NON_SEARCHING_BOTS: Final = ("random", "distracted", "steady", *BOT_STYLES)


Decision = int | OfferReply | str | None  # an answer, a reply to an offer, a hint as JSON; None: no answer


class BotTask(msgspec.Struct):
    """A question for a bot: a determinized table, the bot's seat, and the kind of task.

    `what` is `answer`; `interject`, while another seat is asked; `weigh`, for an offer that is already made on the
    table; or `hint`, which hosts with a win-rate estimator handle themselves.
    """

    game: str
    variant: str
    options: dict[str, bool | int | str]
    seats: int
    table: dict[str, Any]
    seat: int
    bot: str
    what: str
    luck: int
    names: list[str] = []  # only for hints, whose texts name the players
    board: dict[str, Any] = {}  # empty for the printed board
    saved: dict[str, Any] = {}  # only for hints: the result of the previous step

    def edition(self) -> Edition:
        board = msgspec.json.encode(self.board) if self.board else b""
        return cached_edition(self.game, self.variant, msgspec.json.encode(self.options), board)


def make_task(header: Header, t: Table, seat: int, name: str, kind: str, luck: Luck) -> BotTask:
    """Return the task for bot `name` at a seat; `luck` samples the cards that the seat does not know."""
    return BotTask(
        header.game,
        header.variant,
        header.options,
        header.seats,
        snapshot(redeal(t, seat, luck)),
        seat,
        name,
        kind,
        random_53_bits(luck),
        header.names if kind == "hint" else [],
        header.board,
    )


def random_53_bits(luck: Luck) -> int:
    return int(luck.random() * (1 << 53))


def decide(task: BotTask) -> Decision:
    """Return the bot's decision; None for a hint, for no answer, and for an answer that is not a legal choice."""
    if task.what == "hint":
        return None
    e = task.edition()
    t = restore(e, task.seats, task.table)
    top = current_question(t)
    question = top.aside(t, task.seat) if top is not None and task.what == "interject" else top
    if question is None:
        raise IllegalAnswer("not_your_word", "", task.seat)
    choices = question.bot_choices(t)
    if task.what == "weigh":
        choices = [choice for choice in choices if not begins_draft(t, choice)]
    observation = Observation(task.seat, question, choices, Determinizer(t, task.seat), Luck(task.luck))
    player = bot(task.bot, task.game, SEARCH_SECONDS)
    if task.what == "weigh":
        reply = player.weigh(observation)
        return reply if reply.said in choices else None
    answer = player.interject(observation) if task.what == "interject" else player.answer(observation)
    return answer if type(answer) is int and answer in choices else None  # 1.0 is `in` a list of ints, but not an int


def usual_seconds(name: str) -> float:
    """Return the seconds within which a bot always decides, whatever its hand."""
    budget = LEVELS[name].seconds if name in LEVELS else 0.0 if name in NON_SEARCHING_BOTS else SEARCH_SECONDS
    return 0.1 + 1.5 * budget


def improves_with_time(name: str) -> bool:
    """True if a bot plays better with more time. False for a level with a fixed number of simulations."""
    level = LEVELS.get(name)
    return name == "search" if level is None else level.bot == "search" and not level.counted


def begins_draft(t: Table, choice: int) -> bool:
    """True if an answer is incomplete: it leads to a further question about an offer of the same seat."""
    u = t.copy()
    apply(u, choice)
    top = current_question(u)
    return top is not None and top.drafting


def known_bots() -> list[str]:
    """Return all names that can be chosen: the difficulty levels, then the bots."""
    return [*LEVELS, *bot_names()]


@cache
def can_interject(name: str, game: str) -> bool:
    """True if the bot implements `interject`, so that it is worth asking for asides."""
    return name in known_bots() and type(bot(name, game)).interject is not Bot.interject
