"""cli: one sitting at the terminal: questions put to people, commands, and bots that play in between."""

import re
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from magnat.cli.chosen import free_path
from magnat.cli.drawings import beside, draw, drawing
from magnat.cli.players import Players
from magnat.cli.refusals import line_for
from magnat.cli.shelf import Kept, forget, keep
from magnat.cli.telling import Telling
from magnat.cli.terminal import Terminal
from magnat.cli.typed import Unclear, answer_from, beside_amounts, folded, is_amount
from magnat.kernel import TABLE, IllegalAnswer, MagnatError, Question, waiting
from magnat.record import CannotUndo, Game
from magnat.texts import Texts

with suppress(ImportError):
    import readline  # noqa: F401 - lets people edit what they type

TIME_UP: Final = 0  # what the table says when the clock has run out
HOPELESS: Final = ("pass", "let_stand", "pay")  # with nothing else to say
ASIDE: Final = re.compile(r"([^:]+):\s*(.*)")
WORDS: Final = {
    "?": "?",
    "help": "?",
    "aide": "?",
    "save": "save",
    "sauver": "save",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
    "undo": "undo",
    "annuler": "undo",
    "table": "table",
}


class Left(Exception):
    """The people have left the table."""


class Sitting:
    """A game, the people who play it here, and where it is kept."""

    def __init__(self, terminal: Terminal, game: Game, path: Path, kept: Kept) -> None:
        self.terminal = terminal
        self.game = game
        self.path = path
        self.kept = kept
        self.humans = range(kept.humans)
        self.texts = Texts(game.edition, terminal.lang, game.record.header.names)
        you = 0 if kept.humans == 1 else TABLE
        self.telling = Telling(terminal, self.texts, you=you)
        self.bots = Players(game.edition.name, secrets.randbits(32))
        self.started = time.monotonic() - kept.seconds

    def run(self) -> int:
        """Play until the game is over or the people leave; either way it is saved."""
        try:
            if not self.game.over:
                self.terminal.say("play-commands", "dim")
            self.tell()
            while question := waiting(self.game.table):
                self.step(question)
            self.telling.finish(self.game.table)
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
        except Left:
            pass
        self.save(self.path)
        if self.game.over:
            forget(self.game.record)
            self.terminal.say("play-over", file=str(self.path))
        else:
            self.terminal.say("play-left", file=str(self.path))
        return 0

    def step(self, question: Question[Any]) -> None:
        """The clock, then bots that call out, then whoever is asked."""
        if self.clock(question) or self.called_out(question):
            return
        if question.seat in self.humans and self.hopeless(question):
            self.answer(question.seat, question.silence(self.game.table))
        elif question.seat in self.humans:
            self.put(question)
        else:
            self.answer(question.seat, self.bots.answer(question, self.game.table))

    def hopeless(self, question: Question[Any]) -> bool:
        """Asked only so that nobody learns who could have objected: there is nothing to choose."""
        choices = question.choices(self.game.table)
        return question.of == "verb" and len(choices) == 1 and question.verbs[choices[0]] in HOPELESS

    def answer(self, seat: int, choice: int) -> None:
        self.game.answer(seat, choice)
        self.tell()

    def tell(self) -> None:
        self.telling.tell(self.game.facts, self.game.table)

    def clock(self, question: Question[Any]) -> bool:
        """The game against the clock: the table says that time is up, as soon as it may."""
        limit = self.game.edition.options.get("time_limit", 0)
        self.kept.seconds = time.monotonic() - self.started
        if not limit or self.kept.seconds < 60 * int(limit):
            return False
        aside = question.aside(self.game.table, TABLE)
        if aside is None or TIME_UP not in aside.choices(self.game.table):
            return False
        self.answer(TABLE, TIME_UP)
        return True

    def called_out(self, question: Question[Any]) -> bool:
        """Whether a bot had something to say while somebody else decides."""
        t = self.game.table
        for p in range(self.game.record.header.seats):
            aside = question.aside(t, p) if p not in self.humans and p != question.seat else None
            choice = self.bots.aside(aside, t) if aside is not None else None
            if choice is not None:
                self.answer(p, choice)
                return True
        return False

    # a question to a person

    def put(self, question: Question[Any]) -> None:
        """Show the question, then read until something has changed."""
        self.show(question)
        while True:
            typed = input("> ").strip()
            try:
                if self.done(question, typed):
                    return
            except Unclear as why:
                self.unclear(why)
            except IllegalAnswer as why:
                self.terminal.write("  " + self.texts.why(why.reason, why.rule), "yellow")
            except MagnatError as why:
                self.terminal.write("  " + line_for(self.terminal, why), "yellow")

    def show(self, question: Question[Any]) -> None:
        t: Any = self.game.table
        p = question.seat
        about = [self.texts.seat(p)]
        if hasattr(t, "cash"):
            about.append(self.texts.money(t.cash[p]))
        if hasattr(t, "place"):
            about.append(self.texts.space(t.place[p]))
        self.terminal.write()
        self.terminal.write("── " + " · ".join(about) + " ──", "bold cyan")
        beside(self.terminal, self.texts, t, p)
        self.terminal.write(self.texts.ask(question, t, True), "bold")
        self.offer(question)
        if self.has_silence(question):
            self.terminal.say("play-enter", "dim", choice=self.texts.choice(question, t, question.silence(t)))
        speakers = [p + 1 for p in self.humans if p != question.seat and question.aside(t, p) is not None]
        if speakers:
            self.terminal.say("play-asides", "dim", seats=", ".join(map(str, speakers)), seat=str(speakers[0]))

    def offer(self, question: Question[Any]) -> None:
        """The choices: numbered and named, or an amount with its bounds."""
        t = self.game.table
        choices = question.choices(t)
        if is_amount(question, choices):
            others = beside_amounts(choices)
            amounts = [choice for choice in choices if choice >= 0] if others else choices
            step = amounts[1] - amounts[0] if len(amounts) > 1 else 1
            self.bounds(question, range(amounts[0], amounts[-1] + 1, step))
            for other in others:
                self.terminal.write(f"   *  {self.texts.choice(question, t, other)}")
        else:
            own, said = drawing(t, "heading"), ""
            for number, choice in enumerate(choices, 1):
                heading = own(self.texts, t, question, choice) if own else ""
                if heading != said:
                    self.terminal.write(f"  {heading}", "dim")
                said = heading
                self.terminal.write(f"  {number:2}  {self.texts.choice(question, t, choice)}")

    def bounds(self, question: Question[Any], choices: range) -> None:
        """What may be typed as an amount. A pass is no amount; a sum that goes either way says which."""
        t, money = self.game.table, self.texts.money
        amounts = choices[1:] if question.silence(t) == choices[0] and len(choices) > 1 else choices
        first, last = amounts[0], amounts[-1]
        self.terminal.say("play-amount", first=money(first), last=money(last), step=money(choices.step))
        if first < 0 < last:
            for end in (first, last):
                self.terminal.write(f"  {end}: {self.texts.choice(question, t, end)}", "dim")

    def has_silence(self, question: Question[Any]) -> bool:
        """Whether the empty line answers: where it only goes on, or passes."""
        return question.window or is_amount(question, question.choices(self.game.table))

    def done(self, question: Question[Any], typed: str) -> bool:
        """Do what was typed; whether the question is to be put again, or another one."""
        t = self.game.table
        word, _, rest = typed.partition(" ")
        command = WORDS.get(word.lower())
        if command:
            return self.obey(command, question, rest.strip())
        aside = ASIDE.fullmatch(typed)
        if aside:
            return self.speak_aside(question, aside[1].strip(), aside[2].strip())
        if not typed:
            if not self.has_silence(question):
                raise Unclear()
            self.answer(question.seat, question.silence(t))
            return True
        self.answer(question.seat, answer_from(typed, question, t, self.texts))
        return True

    def speak_aside(self, question: Question[Any], who: str, typed: str) -> bool:
        """`2: build`: another person says something meanwhile. Without a word, what he could say is listed."""
        t = self.game.table
        names = {str(p + 1): p for p in self.humans} | {folded(self.texts.seat(p)): p for p in self.humans}
        seat = names.get(folded(who))
        if seat is None:
            raise Unclear([f"{p + 1}:" for p in self.humans])
        aside = question if seat == question.seat else question.aside(t, seat)
        if aside is None:
            raise IllegalAnswer("not_your_word", t.rule_of(question), seat)
        if not typed:
            self.offer(aside)
            return False
        self.answer(seat, answer_from(typed, aside, t, self.texts))
        return True

    def unclear(self, why: Unclear) -> None:
        if why.meanings:
            self.terminal.say("play-several", "yellow", meanings=" / ".join(why.meanings))
        else:
            self.terminal.say("play-unclear", "yellow")

    # commands

    def obey(self, command: str, question: Question[Any], rest: str) -> bool:
        """Whether the question has to be put again."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo()
        if command == "save":
            self.path = free_path(rest, self.path) if rest else self.path
            self.save(self.path)
            self.terminal.say("saved", file=str(self.path))
        elif command == "table":
            draw(self.terminal, self.texts, self.game.table, question.seat)
        else:
            self.explain(question, rest.upper())
        return False

    def explain(self, question: Question[Any], id: str) -> None:
        """The rule behind a question, or any rule by its id, and what else can be typed."""
        rule = id or self.game.table.rule_of(question)
        if rule:
            self.terminal.write(f"  {rule}: {self.texts.rule(rule)}", "green")
        else:
            self.terminal.say("play-no-rule", "green")
        self.terminal.say("play-commands", "dim")

    def undo(self) -> bool:
        """Take back the last thing that a person said, unless luck or something hidden came to light since."""
        rows = self.game.rows
        last = next((i for i in range(len(rows) - 1, -1, -1) if rows[i][0] in self.humans), None)
        try:
            if last is None:
                raise CannotUndo(0, "no_such_row")
            self.game.undo(last)
        except CannotUndo as why:
            self.terminal.say(f"undo-{why.reason.replace('_', '-')}", "yellow")
            return False
        self.terminal.say("undone")
        return True

    def save(self, path: Path) -> None:
        self.game.save(path)
        if self.kept.seed:
            keep(self.game.record, self.kept)
