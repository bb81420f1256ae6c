"""play: what a bot is asked, as a task that can be sent anywhere. The true table is never in it, only one that the
bot's seat could be sitting at.
"""

from functools import cache
from typing import Any, Final

import msgspec

from magnat.bots import BOT_STYLES, LEVELS, Bot, Determinizer, Observation, OfferReply, bot, bot_names
from magnat.kernel import Edition, IllegalAnswer, Luck, Table, apply, current_question
from magnat.record import Header, redeal, restore, snapshot
from magnat.record.record import cached_edition

SEARCH_SECONDS: Final = 0.3  # what a searching bot may take for a decision
NON_SEARCHING_BOTS: Final = ("random", "distracted", "steady", *BOT_STYLES)  # bots that do not search


Decision = int | OfferReply | str | None  # what a bot says, also to an offer; a hint, as JSON; None: nothing


class BotTask(msgspec.Struct):
    """A question for a bot: a table it could be sitting at, its seat, and what it is to do there.

    It is to `answer`; to `interject` while somebody else is asked; or to `weigh` an offer, which is said on that table.
    To `hint` is asked of whoever measures chances: hosts that can do that know how.
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
    names: list[str] = []  # where somebody is to be told about it
    board: dict[str, Any] = {}  # if it is not the printed one

    def edition(self) -> Edition:
        board = msgspec.json.encode(self.board) if self.board else b""
        return cached_edition(self.game, self.variant, msgspec.json.encode(self.options), board)


def make_task(header: Header, t: Table, seat: int, name: str, what: str, luck: Luck) -> BotTask:
    """What `name` is to think about for a seat; `luck` deals the cards that the seat does not know."""
    return BotTask(
        header.game,
        header.variant,
        header.options,
        header.seats,
        snapshot(redeal(t, seat, luck)),
        seat,
        name,
        what,
        random_53_bits(luck),
        header.names if what == "hint" else [],
        header.board,
    )


def random_53_bits(luck: Luck) -> int:
    return int(luck.random() * (1 << 53))


def decide(task: BotTask) -> Decision:
    """Let the bot think, and check what it says."""
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
    sight = Observation(task.seat, question, choices, Determinizer(t, task.seat), Luck(task.luck))
    player = bot(task.bot, task.game, SEARCH_SECONDS)
    if task.what == "weigh":
        verdict = player.weigh(sight)
        return verdict if verdict.said in choices else None
    said = player.interject(sight) if task.what == "interject" else player.answer(sight)
    return said if type(said) is int and said in choices else None  # 1.0 is in a list of ints, and is none


def usual_seconds(name: str) -> float:
    """Seconds in which a bot has always made up its mind, whatever it holds in its hand."""
    budget = LEVELS[name].seconds if name in LEVELS else 0.0 if name in NON_SEARCHING_BOTS else SEARCH_SECONDS
    return 0.1 + 1.5 * budget


def improves_with_time(name: str) -> bool:
    """Whether a bot plays the better the longer it thinks; one that counts its simulations is the same everywhere."""
    level = LEVELS.get(name)
    return name == "search" if level is None else level.bot == "search" and not level.counted


def begins_draft(t: Table, choice: int) -> bool:
    """Whether an answer is not yet one: it leads to a further question, about an offer of one's own."""
    u = t.copy()
    apply(u, choice)
    top = current_question(u)
    return top is not None and top.drafting


def known_bots() -> list[str]:
    """Levels for people, then bots by name."""
    return [*LEVELS, *bot_names()]


@cache
def can_interject(name: str, game: str) -> bool:
    """Whether it is of any use to ask this bot for asides."""
    return name in known_bots() and type(bot(name, game)).interject is not Bot.interject
