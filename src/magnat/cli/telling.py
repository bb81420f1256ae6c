"""cli: a game told in sentences, turn by turn."""

from collections.abc import Sequence
from typing import Any

from magnat.cli.drawings import at_turn, draw, standing
from magnat.cli.terminal import Terminal
from magnat.kernel import TABLE, Fact
from magnat.texts import Texts


class Telling:
    """Says what happened, and every so many turns how everybody stands."""

    def __init__(self, terminal: Terminal, texts: Texts, every: int = 0, board: bool = False, you: int = TABLE) -> None:
        self.terminal = terminal
        self.texts = texts
        self.every = every  # turns between two balances; 0 for none
        self.board = board
        self.you = you

    def tell(self, facts: Sequence[Fact], t: Any) -> bool:
        """Say what happened; whether there was anything to say."""
        for fact in facts:
            line = self.texts.say(fact, self.you)
            if fact[0] == "turn":
                self.new_turn(line, fact[2], t)
            elif line:
                self.terminal.write(f"  {line}")
        return bool(facts)

    def new_turn(self, line: str, number: int, t: Any) -> None:
        if self.every and number > 1 and (number - 1) % self.every == 0:
            self.standing(t)
        self.terminal.write()
        if line:
            self.terminal.write(line, "bold")
        at_turn(self.terminal, self.texts, t)

    def standing(self, t: Any) -> None:
        """How everybody stands, in a few lines or as a whole."""
        if self.board:
            draw(self.terminal, self.texts, t)
        else:
            standing(self.terminal, self.texts, t)

    def finish(self, t: Any) -> None:
        """Who has won, or that nobody has yet."""
        self.standing(t)
        if t.over:
            self.terminal.write()
            self.terminal.write(self.texts.outcome(t, self.you), "bold green")
