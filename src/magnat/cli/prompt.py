"""cli: people at the terminal: what happened is told, questions are put, and what they type is said at the table."""

import re
from contextlib import suppress
from typing import Any, Final, NamedTuple

from magnat.cli.choices import Choices
from magnat.cli.drawings import beside, draw
from magnat.cli.host import TerminalHost
from magnat.cli.reading import Unclear, folded
from magnat.cli.records import free_path
from magnat.cli.refusals import line_for
from magnat.cli.telling import Telling
from magnat.cli.terminal import Terminal
from magnat.kernel import EVERYBODY, TABLE, Fact, IllegalAnswer, MagnatError, Question, Table, answer, speaker, waiting
from magnat.play.messages import Noted, Past, Refused, Told, Welcome
from magnat.texts import Texts

with suppress(ImportError):
    import readline  # noqa: F401 - lets people edit what they type

MANAGING: Final = ("build", "sell", "mortgage", "lift", "trade")  # what waits as well for one's own turn
HOPELESS: Final = ("pass", "let_stand", "pay")  # with nothing else to say
ASIDE: Final = re.compile(r"([^:]+):\s*(.*)")
SOMEBODY: Final = -2  # hears a fact that nobody here may know
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
    "hint": "hint",
    "indice": "hint",
    "table": "table",
}

Sentence = list[tuple[Question[Any], int]]


class Left(Exception):
    """The people have left the table."""


class Opening(NamedTuple):
    """What somebody may say while another is asked, and in which turn."""

    choices: tuple[int, ...]
    turn: int


class Prompt:
    """The people who play at this terminal."""

    def __init__(self, terminal: Terminal, host: TerminalHost) -> None:
        self.terminal = terminal
        self.host = host
        header = host.play.seating.header
        assert header is not None
        self.texts = Texts(host.match.edition, terminal.lang, header.names)
        self.alone = len(host.humans) == 1
        self.telling = Telling(terminal, self.texts, you=host.humans[0] if self.alone else TABLE)
        self.choices = Choices(terminal, self.texts)
        self.let_pass: dict[int, Opening] = {}  # seat -> what it did not want to say, when it was last asked
        self.turns = 0
        self.looking = TABLE  # who is known to be alone with the screen, where hands are hidden

    def run(self, tell_all: bool) -> int:
        """Play until the game is over or the people leave; either way the file has all of it."""
        host = self.host
        try:
            if not host.match.over:
                self.terminal.say("play-commands", "dim")
            host.attach(tell_all)
            self.tell()
            while not host.match.over:
                self.step()
            self.telling.finish(host.table)
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
        except Left:
            pass
        host.save()
        self.terminal.say("play-over" if host.match.over else "play-left", file=str(host.path))
        return 0

    def step(self) -> None:
        """What happens by itself, unless somebody here wants to speak first; then whoever is asked."""
        question = waiting(self.host.table)
        assert question is not None
        if question.seat not in self.host.humans and self.somebody_speaks(question):
            return
        if self.host.due():
            self.host.go_on()
        elif question.seat in self.host.humans:
            self.ask(question)
        else:
            self.host.wait()
        self.tell()

    def ask(self, question: Question[Any]) -> None:
        if self.hopeless(question):
            self.say([(question, question.silence(self.host.table))])
        else:
            self.put(question)

    def hopeless(self, question: Question[Any]) -> bool:
        """There is nothing to choose. Where others look on, everybody is asked like who could choose."""
        choices = question.choices(self.host.table)
        if len(choices) != 1 or question.of != "verb" or (self.host.match.hidden and not self.alone):
            return False
        return question.verbs[choices[0]] in HOPELESS

    def say(self, sentence: Sentence) -> None:
        """Say it at the table; an answer that is refused changes nothing."""
        refused = self.host.say(sentence[0][0].seat, sentence)
        if refused is not None:
            raise IllegalAnswer(refused.reason, refused.rule, sentence[0][0].seat)

    # what happened

    def tell(self) -> None:
        """Everything that this screen was told since the last time."""
        for message in self.host.messages(Told, Noted, Refused, Welcome):
            if isinstance(message, Welcome):
                for past in message.missed or ():
                    if isinstance(past, Past):
                        self.tell_facts(past.facts)
            elif isinstance(message, Told):
                self.tell_facts(message.facts)

    def tell_facts(self, told: list[list[Any]]) -> None:
        """Facts in full, and those of which only somebody else heard everything. Where people share the screen, what
        one of them heard alone is told as the others heard it: his cards are before him."""
        facts: list[Fact] = []
        for word, seat, *ints in told:
            a, b, c = ints or (0, 0, 0)
            alone = not self.alone and self.texts.whispered(word)
            facts.append((word, seat, a, b, c, EVERYBODY if ints and not alone else SOMEBODY))
        self.turns += any(fact[0] == "turn" for fact in facts)
        self.telling.tell(facts, self.host.table)

    # a question to a person

    def put(self, question: Question[Any]) -> None:
        """Show the question, then read until something has changed."""
        self.curtain(question.seat)
        self.show(question)
        while not self.done(question):
            pass

    def curtain(self, seat: int) -> None:
        """Where hands are hidden, the next person comes to the keyboard before anything is shown."""
        host = self.host
        if self.looking == seat:
            return
        if host.match.hidden and not self.alone:
            self.terminal.cover()
            self.terminal.say("play-curtain", "bold", seat=self.texts.seat(seat))
            input()
        self.looking = seat
        host.bring_to_front(seat)
        self.tell()

    def show(self, question: Question[Any], aside: bool = False) -> None:
        t: Any = self.host.table
        p = question.seat
        about = [self.texts.seat(p)]
        if hasattr(t, "cash"):
            about.append(self.texts.money(t.cash[p]))
        if hasattr(t, "place"):
            about.append(self.texts.space(t.place[p]))
        self.terminal.write()
        self.terminal.write("── " + " · ".join(about) + " ──", "bold cyan")
        beside(self.terminal, self.texts, t, p)
        if aside:
            self.terminal.say("play-meanwhile", "bold")
        else:
            self.terminal.write(self.texts.ask(question, t, True), "bold")
        self.choices.list(question, t)
        top = waiting(t)
        others = [p for p in self.host.humans if p != question.seat and top is not None and top.aside(t, p) is not None]
        if others and not aside:
            seats = ", ".join(str(p + 1) for p in others)
            self.terminal.say("play-asides", "dim", seats=seats, seat=str(others[0] + 1))

    def done(self, question: Question[Any]) -> bool:
        """Read one line and do what it says; whether the question is settled, or has to be put again."""
        typed = input("> ").strip()
        try:
            return self.do(question, typed)
        except Unclear as why:
            if why.meanings:
                self.terminal.say("play-several", "yellow", meanings=" / ".join(why.meanings))
            else:
                self.terminal.say("play-unclear", "yellow")
        except IllegalAnswer as why:
            self.terminal.write("  " + self.why(why.reason, why.rule), "yellow")
        except MagnatError as why:
            self.terminal.write("  " + line_for(self.terminal, why), "yellow")
        return False

    def do(self, question: Question[Any], typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = WORDS.get(word.lower())
        if command:
            return self.obey(command, question, rest.strip())
        aside = ASIDE.fullmatch(typed)
        if aside:
            return self.speak_aside(aside[1].strip(), aside[2].strip())
        self.say([(question, self.choices.read(typed, question, self.host.table))])
        return True

    def why(self, reason: str, rule: str) -> str:
        key = f"refusal-{reason.replace('_', '-')}"
        if self.texts.lines.has(key):
            return self.texts.why(reason, rule)
        return self.texts.message("refused-plain", reason=self.terminal.words(key))

    # while somebody else is asked

    def somebody_speaks(self, top: Question[Any]) -> bool:
        """Whether a person here had something to say while a bot decides: clockwise from it, each is asked once."""
        t, seats = self.host.table, len(self.host.play.seating.places)
        for number in range(1, seats):
            seat = (max(speaker(top), 0) + number) % seats
            aside = top.aside(t, seat) if seat in self.host.humans else None
            if aside is None:
                continue
            opening = self.opening(aside)
            if len(opening.choices) > 1 and self.let_pass.get(seat) != opening and self.let_speak(aside):
                return True
        return False

    def let_speak(self, aside: Question[Any]) -> bool:
        """Put to a person what he may say aside; whether he did."""
        seat = aside.seat
        self.curtain(seat)
        self.show(aside, aside=True)
        before = self.host.match.question
        while True:
            typed = input("> ").strip()
            if not typed or typed == "0":
                self.let_pass[seat] = self.opening(aside)
                return False
            try:
                if self.do_aside(aside, typed):
                    return bool(self.host.match.question != before)
            except Unclear:
                self.terminal.say("play-unclear", "yellow")
            except IllegalAnswer as why:
                self.terminal.write("  " + self.why(why.reason, why.rule), "yellow")
            except MagnatError as why:
                self.terminal.write("  " + line_for(self.terminal, why), "yellow")

    def do_aside(self, aside: Question[Any], typed: str) -> bool:
        word, _, rest = typed.partition(" ")
        command = WORDS.get(word.lower())
        if command:
            return self.obey(command, aside, rest.strip())
        choice = self.choices.read(typed, aside, self.host.table)
        if choice == aside.silence(self.host.table):
            self.let_pass[aside.seat] = self.opening(aside)
            return True
        self.say_whole(aside, choice)
        return True

    def say_whole(self, aside: Question[Any], choice: int) -> None:
        """What is said aside is said in one breath: its further questions are put here, before anything is said."""
        seat, sentence = aside.seat, [(aside, choice)]
        while (refused := self.host.say(seat, sentence)) is not None:
            if refused.reason != "unfinished":
                raise IllegalAnswer(refused.reason, refused.rule, seat)
            draft = self.host.table.copy()
            for _, said in sentence:
                answer(draft, seat, said)
            question = waiting(draft)
            assert question is not None
            self.terminal.write(self.texts.ask(question, draft, True), "bold")
            self.choices.list(question, draft)
            sentence.append((question, self.read_draft(question, draft)))
        self.tell()

    def read_draft(self, question: Question[Any], draft: Table) -> int:
        while True:
            try:
                return self.choices.read(input("> ").strip(), question, draft)
            except MagnatError:
                self.terminal.say("play-unclear", "yellow")

    def speak_aside(self, who: str, typed: str) -> bool:
        """`2: build`: another person says something meanwhile. Without a word, what he could say is listed."""
        t, humans = self.host.table, self.host.humans
        names = {str(p + 1): p for p in humans} | {folded(self.texts.seat(p)): p for p in humans}
        seat = names.get(folded(who))
        top = waiting(t)
        assert top is not None
        if seat is None:
            raise Unclear([f"{p + 1}:" for p in humans])
        aside = top if seat == top.seat else top.aside(t, seat)
        if aside is None:
            raise IllegalAnswer("not_your_word", t.rule_of(top), seat)
        self.curtain(seat)
        if not typed:
            self.choices.list(aside, t)
            return False
        self.say_whole(aside, self.choices.read(typed, aside, t))
        return True

    def opening(self, aside: Question[Any]) -> "Opening":
        """What a seat may say aside. To see to one's property is asked for again only when something has changed."""
        choices = tuple(aside.choices(self.host.table))
        manages = aside.of == "verb" and all(aside.verbs[choice] in MANAGING for choice in choices[1:])
        return Opening(choices, 0 if manages else self.turns)

    # commands

    def obey(self, command: str, question: Question[Any], rest: str) -> bool:
        """Whether the question has to be put again."""
        host = self.host
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo(question.seat)
        if command == "hint":
            self.hint(question.seat)
            return False
        if command == "save":
            host.path = free_path(rest, host.path) if rest else host.path
            host.save()
            self.terminal.say("saved", file=str(host.path))
        elif command == "table":
            draw(self.terminal, self.texts, host.table, question.seat)
        else:
            self.explain(question, rest.upper())
        return False

    def undo(self, seat: int) -> bool:
        """Take back what was last said here: by whoever is asked now, or by another person of this terminal."""
        steps = self.host.match.take_backs.steps
        who = steps[-1].seat if steps and steps[-1].seat in self.host.humans else seat
        self.curtain(who)
        refused = self.host.take_back(who)
        if refused is None:
            self.let_pass.clear()
            self.terminal.say("undone")
            return True
        self.terminal.write("  " + self.why(refused.reason, refused.rule), "yellow")
        return who != seat  # then the question is put again, to whoever was asked

    def hint(self, seat: int) -> None:
        """What each answer is worth to whoever is asked."""
        from magnat.analysis.figures import POINT, TENTHS
        from magnat.analysis.telling import line
        from magnat.texts.numbers import number, percent

        found = self.host.hint(seat)
        if isinstance(found, Refused):
            self.terminal.write("  " + self.why(found.reason, found.rule), "yellow")
            return
        lang = self.terminal.lang
        if found.equal:
            self.terminal.write("  " + line(lang, "hint-equal"))
        for each in [] if found.equal else found.answers:
            figure = f"{percent(each.chance / TENTHS, lang, 0)} ± {number(-(-each.half // POINT), lang)}"
            self.terminal.write(f"  {each.label[lang]}  {figure}", "bold")
            self.terminal.write(f"    {each.why[lang]}", "dim")
        level = self.texts.message(f"level-{found.reference}")
        self.terminal.write("  " + line(lang, "hint-note", games=number(found.games, lang), level=level), "dim")

    def explain(self, question: Question[Any], id: str) -> None:
        """The rule behind a question, or any rule by its id, and what else can be typed."""
        rule = id or self.host.table.rule_of(question)
        if rule:
            self.terminal.write(f"  {rule}: {self.texts.rule(rule)}", "green")
        else:
            self.terminal.say("play-no-rule", "green")
        self.terminal.say("play-commands", "dim")
