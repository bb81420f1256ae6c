"""The narration of a game in sentences, turn by turn."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.hosts.terminal.drawings import draw_position, draw_standing, draw_turn_start
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import TABLE, Fact
from magnat.texts import Texts

BOT_DISPLAY_NAMES: Final = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo")


class GameNarrator:
    """Writer of the events of a game, and of the standing every `every` turns."""

    def __init__(self, terminal: Terminal, texts: Texts, every: int = 0, board: bool = False, you: int = TABLE) -> None:
        self.terminal = terminal
        self.texts = texts
        self.every = every  # turns between two standings; 0 for none
        self.board = board
        self.you = you

    def narrate(self, facts: Sequence[Fact], t: Any) -> bool:
        """Write the sentences of facts; True if there were any facts."""
        for fact in facts:
            line = self.texts.describe_fact(fact, self.you)
            if fact[0] == "turn":
                self.narrate_turn(line, fact[2], t)
            elif line:
                self.terminal.write(f"  {line}")
        return bool(facts)

    def narrate_turn(self, line: str, number: int, t: Any) -> None:
        if self.every and number > 1 and (number - 1) % self.every == 0:
            self.show_standing(t)
        self.terminal.write()
        if line:
            self.terminal.write(line, "bold")
        draw_turn_start(self.terminal, self.texts, t)

    def show_standing(self, t: Any) -> None:
        if self.board:
            draw_position(self.terminal, self.texts, t)
        else:
            draw_standing(self.terminal, self.texts, t)

    def narrate_end(self, t: Any) -> None:
        self.show_standing(t)
        if t.over:
            self.terminal.write()
            self.terminal.write(self.texts.outcome(t, self.you), "bold green")
