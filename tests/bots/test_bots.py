"""tests: bots are blind to what their seat may not know, and repeatable."""

import random

import pytest

from magnat.arena import simulated
from magnat.arena.match import Source
from magnat.bots import LEVELS, Sight, bot, names
from magnat.games import GAMES, variants
from magnat.kernel import BadOption, Luck, StreamLuck, apply, settle
from magnat.record import redeal, view
from magnat.texts import LANGUAGES, Texts

every_game = pytest.mark.parametrize("game", GAMES)


def positions(game, seats, seed, most, every):
    """Every so many decisions of a game between steady bots with a random word now and then: table and choices."""
    e = simulated(variants(game)["standard"])
    t, luck, dice = e.deal(seats), StreamLuck(seed), random.Random(seed)
    steady = bot("steady", game)
    choices = settle(t, luck, True)
    for count in range(most):
        if not choices:
            return
        if count % every == 0:
            yield t, choices
        sight = sight_of(t, choices, count)
        wild = dice.random() < 0.2
        choices = apply(t, dice.choice(choices) if wild else steady.answer(sight), luck, True)


def sight_of(t, choices, seed):
    question = t.stack[-1]
    return Sight(question.seat, question, choices, Source(t, question.seat).deal, Luck(seed))


@every_game
@pytest.mark.parametrize(("name", "every"), [("steady", 1), ("distracted", 1), ("random", 1), ("search", 12)])
def test_what_a_seat_may_not_know_changes_no_answer(game, name, every):
    """The hidden part of the table is replaced: other hands, other piles. The bot answers the same."""
    player = bot(name, game, simulations=6)
    replaced = 0
    for n, (t, choices) in enumerate(positions(game, 3, 5, 240, every)):
        seat = t.stack[-1].seat
        other = redeal(t, seat, Luck(99 + n))
        assert view(other, seat) == view(t, seat)
        replaced += any(getattr(other, column) != getattr(t, column) for column, _ in t.secret)
        assert player.answer(sight_of(other, choices, n)) == player.answer(sight_of(t, choices, n)), t.stack[-1]
    assert replaced or not t.secret


@every_game
def test_search_repeats_itself_for_a_seed_and_a_number_of_simulations(game):
    for n, (t, choices) in enumerate(positions(game, 2, 3, 120, 12)):
        told = {bot("search", game, simulations=8).answer(sight_of(t, choices, n)) for _ in range(2)}
        assert len(told) == 1 and told <= set(choices)


@every_game
@pytest.mark.parametrize("seats", ["least", "most"])
def test_steady_answers_legally_from_the_least_table_to_the_largest(game, seats):
    e = simulated(variants(game)["standard"])
    steady = bot("steady", game)
    for t, choices in positions(game, getattr(e, seats), 8, 1500, 3):
        assert steady.answer(sight_of(t, choices, 0)) in choices


def test_a_bot_may_spoil_its_tables_but_not_the_true_one():
    t, choices = next(iter(positions("electronic", 2, 1, 40, 20)))
    before = view(t, 0)
    mine = sight_of(t, choices, 1).table
    mine.cash[0] += 1
    mine.stack.clear()
    assert view(t, 0) == before


def test_levels_have_bots_and_words():
    assert list(LEVELS) == ["easy", "normal", "hard"]
    for name, level in LEVELS.items():
        assert level.bot in names() and bot(name, "electronic").name == level.bot
        for lang in LANGUAGES:
            texts = Texts(variants("electronic")["standard"], lang, strict=True)
            assert texts.message(f"level-{name}") and texts.message(f"level-{name}-help")


def test_an_unknown_bot_is_refused_with_those_that_are_known():
    with pytest.raises(BadOption) as why:
        bot("steddy", "electronic")
    assert "steady" in why.value.accepted and "hard" in why.value.accepted
