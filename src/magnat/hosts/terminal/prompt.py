"""The dialogue with people at the terminal: events are narrated, questions asked, and typed answers given."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from magnat.hosts.terminal.answer_parser import UnclearAnswer, normalize_text
from magnat.hosts.terminal.choices import ChoiceMenu
from magnat.hosts.terminal.drawings import draw_decision_aid, draw_position
from magnat.hosts.terminal.files import check_free_path
from magnat.hosts.terminal.host import TerminalHost
from magnat.hosts.terminal.narrator import GameNarrator
from magnat.hosts.terminal.refusals import refusal_line
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import (
    EVERYBODY,
    TABLE,
    Fact,
    IllegalAnswer,
    MagnatError,
    Question,
    Table,
    answer,
    current_question,
    speaker,
)
from magnat.languages import typed_commands
from magnat.match.messages import Noted, Past, Refused, Told, Welcome
from magnat.texts import Texts

with suppress(ImportError):
    import readline  # noqa: F401 - lets people edit what they type

MANAGEMENT_VERBS: Final = ("build", "sell", "mortgage", "lift", "trade")  # asides that can wait for the seat's own turn
FORCED_VERBS: Final = ("pass", "let_stand", "pay")  # played automatically if they are the only choice
ASIDE_PATTERN: Final = re.compile(r"([^:]+):\s*(.*)")
HIDDEN_LISTENER: Final = -2  # listener of a fact that no seat here may know
PROMPT_COMMANDS: Final = {"?": "?", **typed_commands("prompt")}

Sentence = list[tuple[Question[Any], int]]
AsideOpportunity = tuple[tuple[int, ...], int]  # the asides of a seat while another seat is asked, and the turn


class PlayersLeft(Exception):
    """All people have left the table."""


class TerminalPrompt:
    def __init__(self, terminal: Terminal, host: TerminalHost) -> None:
        self.terminal = terminal
        self.host = host
        header = host.session.seating.header
        assert header is not None
        self.texts = Texts(host.match.edition, terminal.lang, header.names)
        self.is_single_human = len(host.humans) == 1
        self.narrator = GameNarrator(terminal, self.texts, you=host.humans[0] if self.is_single_human else TABLE)
        self.choices = ChoiceMenu(terminal, self.texts)
        self.declined_asides: dict[int, AsideOpportunity] = {}  # seat -> its last declined asides
        self.turns = 0
        self.seat_at_screen = TABLE  # in a game with hidden hands, the only seat that can see the screen

    def run(self, tell_all: bool) -> int:
        """Play until the game is over or all people leave, and save the game."""
        host = self.host
        try:
            if not host.match.is_over:
                self.terminal.write_text("play-commands", "dim")
            host.attach(tell_all)
            self.tell_news()
            while not host.match.is_over:
                self.step()
            self.narrator.narrate_end(host.table)
        except (EOFError, KeyboardInterrupt):
            self.terminal.write()
        except PlayersLeft:
            pass
        host.save()
        self.terminal.write_text("play-over" if host.match.is_over else "play-left", file=str(host.path))
        return 0

    def step(self) -> None:
        """Offer asides to people, then run one due event or ask the next question."""
        question = current_question(self.host.table)
        assert question is not None
        if question.seat not in self.host.humans and self.offer_asides(question):
            return
        if self.host.has_due_event():
            self.host.run_due_event()
        elif question.seat in self.host.humans:
            self.ask(question)
        else:
            self.host.skip_to_next_event()
        self.tell_news()

    def ask(self, question: Question[Any]) -> None:
        """Play a forced answer; otherwise show the question and read lines until it is settled."""
        if self.is_forced(question):
            self.say([(question, question.silence(self.host.table))])
            return
        self.hand_over_screen(question.seat)
        self.show_question(question)
        while not self.try_line(self.handle_line, question, input("> ").strip()):
            pass

    def is_forced(self, question: Question[Any]) -> bool:
        """True if there is nothing to choose, unless skipping would reveal that to other people at the screen."""
        if self.host.match.has_hidden_cards and not self.is_single_human:
            return False
        choices = question.choices(self.host.table)
        return len(choices) == 1 and question.answer_kind == "verb" and question.verbs[choices[0]] in FORCED_VERBS

    def say(self, sentence: Sentence) -> None:
        """Give an answer; raise `IllegalAnswer` if it is refused."""
        refused = self.host.say(sentence[0][0].seat, sentence)
        if refused is not None:
            raise IllegalAnswer(refused.reason, refused.rule, sentence[0][0].seat)

    # events

    def tell_news(self) -> None:
        for message in self.host.take_messages(Told, Noted, Refused, Welcome):
            if isinstance(message, Welcome):
                for past in message.missed or ():
                    if isinstance(past, Past):
                        self.tell_facts(past.facts)
            elif isinstance(message, Told):
                self.tell_facts(message.facts)

    def tell_facts(self, rows: list[list[Any]]) -> None:
        """Narrate facts; a fact without values was private to another seat.

        At a shared screen, private facts are narrated as other seats know them: the seat's cards are shown with its
        questions.
        """
        facts: list[Fact] = []
        for word, seat, *ints in rows:
            a, b, c = ints or (0, 0, 0)
            alone = not self.is_single_human and self.texts.is_whispered(word)
            facts.append((word, seat, a, b, c, EVERYBODY if ints and not alone else HIDDEN_LISTENER))
        self.turns += any(fact[0] == "turn" for fact in facts)
        self.narrator.narrate(facts, self.host.table)

    # questions

    def hand_over_screen(self, seat: int) -> None:
        """Bring a seat to the screen. With hidden hands, wait until its player is at the keyboard."""
        host = self.host
        if self.seat_at_screen == seat:
            return
        if host.match.has_hidden_cards and not self.is_single_human:
            self.terminal.clear_screen()
            self.terminal.write_text("play-curtain", "bold", seat=self.texts.seat(seat))
            input()
        self.seat_at_screen = seat
        host.bring_to_front(seat)
        self.tell_news()

    def show_question(self, question: Question[Any], aside: bool = False) -> None:
        t: Any = self.host.table
        p = question.seat
        about = [self.texts.seat(p)]
        if hasattr(t, "cash"):
            about.append(self.texts.money(t.cash[p]))
        if hasattr(t, "place"):
            about.append(self.texts.space(t.place[p]))
        self.terminal.write()
        self.terminal.write("── " + " · ".join(about) + " ──", "bold cyan")
        draw_decision_aid(self.terminal, self.texts, t, p)
        if aside:
            self.terminal.write_text("play-meanwhile", "bold")
        else:
            self.terminal.write(self.texts.describe_question(question, t, True), "bold")
        self.choices.print_choices(question, t)
        top = current_question(t)
        others = [p for p in self.host.humans if p != question.seat and top is not None and top.aside(t, p) is not None]
        if others and not aside:
            seats = ", ".join(str(p + 1) for p in others)
            self.terminal.write_text("play-asides", "dim", seats=seats, seat=str(others[0] + 1))

    def try_line(self, handle: Callable[[Question[Any], str], bool], question: Question[Any], typed: str) -> bool:
        """Execute a line; True if the question is settled or has to be asked anew. Refusals are explained."""
        try:
            return handle(question, typed)
        except UnclearAnswer as error:
            if error.meanings:
                self.terminal.write_text("play-several", "yellow", meanings=" / ".join(error.meanings))
            else:
                self.terminal.write_text("play-unclear", "yellow")
        except IllegalAnswer as error:
            self.terminal.write("  " + self.explain_refusal(error.reason, error.rule), "yellow")
        except MagnatError as error:
            self.terminal.write("  " + refusal_line(self.terminal, error), "yellow")
        return False

    def handle_line(self, question: Question[Any], typed: str) -> bool:
        if (is_settled := self.run_command(typed, question)) is not None:
            return is_settled
        aside = ASIDE_PATTERN.fullmatch(typed)
        if aside:
            return self.interject(aside[1].strip(), aside[2].strip())
        self.say([(question, self.choices.read_answer(typed, question, self.host.table))])
        return True

    def explain_refusal(self, reason: str, rule: str) -> str:
        key = f"refusal-{reason.replace('_', '-')}"
        if self.texts.has(key):
            return self.texts.describe_refusal(reason, rule)
        return self.texts.message("refused-plain", reason=self.terminal.text(key))

    # asides

    def offer_asides(self, top: Question[Any]) -> bool:
        """Offer asides to people while a bot decides, clockwise from the bot; True if the game has changed."""
        t, seats = self.host.table, len(self.host.session.seating.places)
        for number in range(1, seats):
            seat = (max(speaker(top), 0) + number) % seats
            aside = top.aside(t, seat) if seat in self.host.humans else None
            if aside is None:
                continue
            opportunity = self.aside_opportunity(aside)
            if len(opportunity[0]) > 1 and self.declined_asides.get(seat) != opportunity and self.offer_aside(aside):
                return True
        return False

    def offer_aside(self, aside: Question[Any]) -> bool:
        """Ask a person for an aside; True if the game has changed."""
        seat = aside.seat
        self.hand_over_screen(seat)
        self.show_question(aside, aside=True)
        before = self.host.match.question_number
        while True:
            typed = input("> ").strip()
            if not typed or typed == "0":
                self.declined_asides[seat] = self.aside_opportunity(aside)
                return False
            if self.try_line(self.handle_aside_line, aside, typed):
                return bool(self.host.match.question_number != before)

    def handle_aside_line(self, aside: Question[Any], typed: str) -> bool:
        if (is_settled := self.run_command(typed, aside)) is not None:
            return is_settled
        choice = self.choices.read_answer(typed, aside, self.host.table)
        if choice == aside.silence(self.host.table):
            self.declined_asides[aside.seat] = self.aside_opportunity(aside)
            return True
        self.say_aside(aside, choice)
        return True

    def say_aside(self, aside: Question[Any], choice: int) -> None:
        """Make an aside. Its follow-up questions are asked on a draft, since an aside is sent as one sentence."""
        seat, sentence = aside.seat, [(aside, choice)]
        while (refused := self.host.say(seat, sentence)) is not None:
            if refused.reason != "unfinished":
                raise IllegalAnswer(refused.reason, refused.rule, seat)
            draft = self.host.table.copy()
            for _, word in sentence:
                answer(draft, seat, word)
            question = current_question(draft)
            assert question is not None
            self.terminal.write(self.texts.describe_question(question, draft, True), "bold")
            self.choices.print_choices(question, draft)
            sentence.append((question, self.read_draft(question, draft)))
        self.tell_news()

    def read_draft(self, question: Question[Any], draft: Table) -> int:
        while True:
            try:
                return self.choices.read_answer(input("> ").strip(), question, draft)
            except MagnatError:
                self.terminal.write_text("play-unclear", "yellow")

    def interject(self, name: str, typed: str) -> bool:
        """Handle `2: build`, an answer or aside of another person; list the choices and return False without a word."""
        t, humans = self.host.table, self.host.humans
        names = {str(p + 1): p for p in humans} | {normalize_text(self.texts.seat(p)): p for p in humans}
        seat = names.get(normalize_text(name))
        top = current_question(t)
        assert top is not None
        if seat is None:
            raise UnclearAnswer([f"{p + 1}:" for p in humans])
        aside = top if seat == top.seat else top.aside(t, seat)
        if aside is None:
            raise IllegalAnswer("not_your_word", t.rule_of(top), seat)
        self.hand_over_screen(seat)
        if not typed:
            self.choices.print_choices(aside, t)
            return False
        self.say_aside(aside, self.choices.read_answer(typed, aside, t))
        return True

    def aside_opportunity(self, aside: Question[Any]) -> AsideOpportunity:
        """Return the asides of a seat.

        If all are property management, the turn is left out: they are offered again only when the choices change.
        """
        choices = tuple(aside.choices(self.host.table))
        manages = aside.answer_kind == "verb" and all(aside.verbs[choice] in MANAGEMENT_VERBS for choice in choices[1:])
        return choices, 0 if manages else self.turns

    # commands

    def run_command(self, typed: str, question: Question[Any]) -> bool | None:
        """Execute a typed command; True if the question has to be asked anew, None if the line is no command."""
        host = self.host
        word, _, rest = typed.partition(" ")
        command, rest = PROMPT_COMMANDS.get(word.lower()), rest.strip()
        if command is None:
            return None
        if command == "quit":
            raise PlayersLeft
        if command == "undo":
            return self.undo(question.seat)
        if command == "hint":
            self.show_hint(question.seat)
            return False
        if command == "save":
            host.path = check_free_path(rest, host.path) if rest else host.path
            host.save()
            self.terminal.write_text("saved", file=str(host.path))
        elif command == "table":
            draw_position(self.terminal, self.texts, host.table, question.seat)
        else:
            self.show_rule(question, rest.upper())
        return False

    def undo(self, seat: int) -> bool:
        """Undo the last answer of any person here; True if the question has to be asked anew."""
        steps = self.host.match.undo_stack.steps
        author = steps[-1].seat if steps and steps[-1].seat in self.host.humans else seat
        self.hand_over_screen(author)
        refused = self.host.undo(author)
        if refused is None:
            self.declined_asides.clear()
            self.terminal.write_text("undone")
            return True
        self.terminal.write("  " + self.explain_refusal(refused.reason, refused.rule), "yellow")
        return author != seat  # the screen was handed over: ask the question anew

    def show_hint(self, seat: int) -> None:
        from magnat.analysis.intervals import FULL_CHANCE, POINT  # start-up time
        from magnat.analysis.wording import review_text  # start-up time
        from magnat.texts.numbers import format_number, format_percent  # start-up time

        hint = self.host.hint(seat)
        if isinstance(hint, Refused):
            self.terminal.write("  " + self.explain_refusal(hint.reason, hint.rule), "yellow")
            return
        lang = self.terminal.lang
        games, level = format_number(hint.games, lang), self.texts.message(f"level-{hint.reference}")
        which = "all" if all(each.tied for each in hint.answers) else "some"
        width = format_number(-(-hint.half // POINT), lang)
        self.terminal.write("  " + review_text(lang, f"hint-{hint.found}", which=which, half=width, games=games))
        for each in hint.answers:
            chance = format_percent(each.chance / FULL_CHANCE, lang, 0)
            half = format_number(-(-each.half // POINT), lang)
            tag = f"  ({review_text(lang, f'{hint.found}-tag')})" if each.tied else ""
            self.terminal.write(f"  {each.label[lang]}  {chance} ± {half}{tag}", "bold")
            if each.why:
                self.terminal.write(f"    {each.why[lang]}", "dim")
        self.terminal.write("  " + review_text(lang, "hint-note", games=games, level=level), "dim")

    def show_rule(self, question: Question[Any], id: str) -> None:
        """Write the rule behind a question, or the rule with an id, and the available commands."""
        rule = id or self.host.table.rule_of(question)
        if rule:
            self.terminal.write(f"  {rule}: {self.texts.rule_statement(rule)}", "green")
        else:
            self.terminal.write_text("play-no-rule", "green")
        self.terminal.write_text("play-commands", "dim")
