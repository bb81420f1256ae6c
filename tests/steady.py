"""Decisions of steady players in positions, checked in every rotation of the seats."""

from typing import Any

from magnat.bots import Determinizer, steady
from magnat.bots.steady import Steady
from magnat.kernel import Question
from magnat.mechanics.buildings import decode_levels
from magnat.positions import Position
from magnat.positions.seat_rotation import SeatRotation
from magnat.record import answer_word
from tests.named import card_names


def decision(game: Position, style: str = "") -> Any:
    """Return the steady player's answer to the pending question: a verb or a name if it has one, otherwise an int.

    Raise AssertionError if the answer differs in a rotation of the seats. Unknown cards are
    hidden from the player.
    """
    return word_for(game, choice(game, style))


def decisions(game: Position, count: int, style: str = "") -> list[Any]:
    """Play the steady player's answers to the next questions, and return them."""
    said = []
    for _ in range(count):
        answer = choice(game, style)
        said.append(word_for(game, answer))
        game.play(answer)
    return said


def choice(game: Position, style: str = "") -> int:
    """Return the steady player's answer to the pending question, as `decision` does, as an int."""
    mind, found = steady_of(game, style), set()
    for by in range(game.seats):
        turned = game.rotated(by)
        t = Determinizer(turned.table, turned.question.seat).deal(None)
        question = t.stack[-1]
        assert isinstance(question, Question)
        answer = mind.decide(t, question, question.bot_choices(t))
        assert answer in question.choices(t), f"{answer} is not legal"
        found.add(SeatRotation(game.edition, game.seats, -by).choice(question, answer))
    assert len(found) == 1, f"different answers in rotations of the seats: {found}"
    return found.pop()


def steady_of(game: Position, style: str = "") -> Steady[Any]:
    return steady(game.edition.name, style)


def word_for(game: Position, answer: int) -> Any:
    """Return an answer to the pending question as a name, if it has one."""
    question, e = game.question, game.edition
    if question.answer_kind == "space" and 0 <= answer < len(e.names):
        return e.names[answer]
    if question.answer_kind == "group" and hasattr(e, "group_names"):
        return e.group_names[answer]
    if question.answer_kind == "levels":
        return tuple(decode_levels(answer, len(e.members[question.group])))
    if question.answer_kind in ("card", "group"):
        names = card_names(e, getattr(question, "deck", 0))
        return names[answer] if 0 <= answer < len(names) else answer
    return answer_word(question, answer)
