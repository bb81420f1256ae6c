"""The choices of a question as a numbered list, and the parsing of a typed answer."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from magnat.hosts.terminal.answer_parser import (
    UnclearAnswer,
    asks_for_amount,
    non_amount_choices,
    normalize_text,
    parse_typed_answer,
)
from magnat.hosts.terminal.drawings import load_drawing
from magnat.hosts.terminal.terminal import Terminal
from magnat.kernel import IllegalAnswer, Question, Table
from magnat.texts import Texts


class ChoiceMenu:
    def __init__(self, terminal: Terminal, texts: Texts) -> None:
        self.terminal = terminal
        self.texts = texts

    def print_choices(self, question: Question[Any], t: Table) -> None:
        """Print the numbered choices, or the bounds of an amount. A choice that only continues is last, as 0."""
        choices = question.choices(t)
        if asks_for_amount(question, choices):
            self._print_amounts(question, t, choices)
            return
        text = ""
        labels = self.label_choices(question, t)
        for number, choice in enumerate(self.order_choices(question, t), 1):
            heading = self.heading_for(question, t, choice)
            if heading != text:
                self.terminal.write(f"  {heading}", "dim")
            text = heading
            self.terminal.write(f"  {number:2}  {labels[choice]}")
        if question.window:
            self.terminal.write("   0  " + self.terminal.text("play-goes-on", choice=labels[question.silence(t)]))
        if question.drafting and question.answer_kind == "verb":  # explain why a draft cannot be continued
            missing = [choice for choice in range(len(question.verbs)) if choice not in choices]
            for reason, rule in dict.fromkeys(question.why_not(t, choice) for choice in missing):
                self.terminal.write("  " + self.texts.describe_refusal(reason, rule), "yellow")

    def read_answer(self, typed: str, question: Question[Any], t: Table) -> int:
        """Return the answer that a line means; an empty line is silence, where that continues or passes.

        Raise `UnclearAnswer` or `IllegalAnswer` otherwise.
        """
        choices = question.choices(t)
        amounts = asks_for_amount(question, choices)
        if not typed and amounts:
            return self.default_amount(question, t)
        if typed in ("", "0") and question.window:
            return question.silence(t)
        if not typed:
            raise UnclearAnswer()
        if amounts:
            silence = normalize_text(self.texts.describe_choice(question, t, question.silence(t)))
            if normalize_text(typed) in (silence, "pass"):
                return question.silence(t)
        answer = parse_typed_answer(typed, question, t, self.texts, self.order_choices(question, t))
        if amounts and answer == question.silence(t) and self.is_pass(question, t, answer):
            raise IllegalAnswer("bid_too_low", t.rule_of(question), question.seat)  # a pass is never typed as an amount
        return answer

    def default_amount(self, question: Question[Any], t: Table) -> int:
        """Return the amount that an empty line means: no money if money could be asked for, otherwise silence.

        Silence protects an absent player and may ask for all that the other player has.
        """
        choices = question.choices(t)
        may_ask = isinstance(choices, range) and choices[0] < 0
        return 0 if may_ask and 0 in choices else question.silence(t)

    def is_pass(self, question: Question[Any], t: Table, choice: int) -> bool:
        return bool(question.consequences(t, choice).get("passing"))

    def order_choices(self, question: Question[Any], t: Table) -> Sequence[int]:
        """Return the choices in the order of their numbers.

        Silence has no number if it only continues the game, and is never first if there are other choices. Choices
        with the same heading are grouped at the position of the last of them.
        """
        choices, silence = question.choices(t), question.silence(t)
        others = [choice for choice in choices if choice != silence]
        if question.window:
            return others
        ordered = [*others, silence] if choices[0] == silence else choices
        last = {self.heading_for(question, t, choice): i for i, choice in enumerate(ordered)}
        return sorted(ordered, key=lambda choice: last[self.heading_for(question, t, choice)])

    def heading_for(self, question: Question[Any], t: Table, choice: int) -> str:
        """Return the heading under which the game lists a choice; "" for none."""
        drawing = load_drawing(t, "heading")
        return str(drawing(self.texts, t, question, choice)) if drawing else ""

    def label_choices(self, question: Question[Any], t: Table) -> dict[int, str]:
        """Return the label of each choice; spaces with equal labels also get their number."""
        labels = {choice: self.texts.describe_choice(question, t, choice) for choice in question.choices(t)}
        often = Counter(labels.values())
        if question.answer_kind == "space":
            for choice, label in labels.items():
                if often[label] > 1:
                    labels[choice] = f"{label} ({self.terminal.text('play-space-number', n=choice)})"
        return labels

    def _print_amounts(self, question: Question[Any], t: Table, choices: Sequence[int]) -> None:
        """Print the range of amounts, without a pass. If it includes negative amounts, explain both directions."""
        money, silence = self.texts.money, question.silence(t)
        others = non_amount_choices(choices)
        amounts = [choice for choice in choices if choice >= 0] if others else choices
        if len(amounts) > 1 and amounts[0] == silence and self.is_pass(question, t, silence):
            amounts = amounts[1:]
        step = amounts[1] - amounts[0] if len(amounts) > 1 else 1
        first, last = amounts[0], amounts[-1]
        middle = (max(first, 0) + last) // 2 // step * step  # a positive amount if there is one
        example = min(max(first, middle, min(step, last)), last)
        plain, in_words = str(example), "".join(money(example).split())
        typed = plain if plain == in_words else self.terminal.text("play-or", one=plain, other=in_words)
        self.terminal.write_text("play-amount", first=money(first), last=money(last), step=money(step), typed=typed)
        if first < 0 < last:
            for end in (first, last):
                self.terminal.write(f"  {end}: {self.texts.describe_choice(question, t, end)}", "dim")
        for other in others:
            self.terminal.write(f"   *  {self.texts.describe_choice(question, t, other)}")
        default = self.texts.describe_choice(question, t, self.default_amount(question, t))
        self.terminal.write_text("play-enter", "dim", choice=default)
