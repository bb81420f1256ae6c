"""cli: the bots that fill the seats nobody sits in, and the names they go by."""

from typing import Any, Final

from magnat.bots import Determinizer, Observation, bot
from magnat.kernel import Luck, Question, Table

BOT_DISPLAY_NAMES: Final = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo")


class SharedBot:
    """One bot for all the seats that have no person: it sees only what the seat in question may know."""

    def __init__(self, game: str, seed: int) -> None:
        self.bot = bot("steady", game)
        self.luck = Luck(seed)

    def answer(self, question: Question[Any], t: Table) -> int:
        return self.bot.answer(self.observe(question, t))

    def aside(self, question: Question[Any], t: Table) -> int | None:
        """What it calls out while somebody else decides, if anything."""
        return self.bot.interject(self.observe(question, t))

    def observe(self, question: Question[Any], t: Table) -> Observation:
        seat = question.seat
        return Observation(seat, question, question.bot_choices(t), Determinizer(t, seat), self.luck)
