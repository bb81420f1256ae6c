"""The bot of all seats without a person, and the bots' names."""

from typing import Any, Final

from magnat.bots import Determinizer, Observation, bot
from magnat.kernel import Luck, Question, Table

BOT_DISPLAY_NAMES: Final = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo")


class SharedBot:
    """One bot for all seats without a person. It observes only what the answering seat may know."""

    def __init__(self, game: str, seed: int) -> None:
        self.bot = bot("steady", game)
        self.luck = Luck(seed)

    def answer(self, question: Question[Any], t: Table) -> int:
        seat = question.seat
        return self.bot.answer(Observation(seat, question, question.bot_choices(t), Determinizer(t, seat), self.luck))
