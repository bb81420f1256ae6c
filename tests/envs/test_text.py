"""The environment in sentences."""

import random
from typing import Any

import pytest

from magnat.envs.text import TextTable
from magnat.games import BUILT_IN
from magnat.record import replay, same_position


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_prompt_is_enough_to_play(game: str, lang: str) -> None:
    """Numbers of the prompt, verbs and amounts are accepted; the prompt contains everything needed."""
    table, rng = TextTable(game, 3, seed=5, lang=lang, limit=40), random.Random(3)
    while table.seat is not None:
        lines = table.prompt().splitlines()
        if " … " in lines[-1]:
            reply = lines[-1].split(" … ")[0]
        elif table.verb_replies() and rng.random() < 0.5:
            reply = rng.choice(table.verb_replies())
        else:
            reply = rng.choice([line.split(":")[0] for line in lines[-len(table.list_choices()) :]])
        assert table.reply(reply) == "", reply
    assert same_position(replay(table.record()), table.core.table) and table.silenced == 0


def test_a_prompt_tells_new_facts_once() -> None:
    table = TextTable("deal", 2, seed=7)
    first = table.prompt()
    seat = table.seat
    assert "You draw" in first and first.endswith(table.list_choices()[-1])
    assert table.reply("0: End the turn") == ""
    other = table.prompt()
    assert table.seat != seat and "You have" not in table.prompt(seat)
    assert other.count("You draw") == 7  # five cards, then two; those of the others are not named
    assert table.reply("0") == "" and "You draw" in table.prompt()
    assert table.prompt().count("You draw") == 2


def test_the_third_refused_reply_counts_as_silence() -> None:
    table = TextTable("deal", 2, seed=7, lang="fr")
    question = table.core.question
    refusals = [table.reply(said) for said in ("banane", "213")]
    assert all("règle" in refusal for refusal in refusals) and table.core.question is question
    assert table.reply("je ne sais pas") and table.silenced == 1 and table.core.question is not question
    assert table.tries == 0


def test_a_prompt_shows_no_hidden_card() -> None:
    table = TextTable("deal", 3, seed=1)
    true: Any = table.core.table
    held = {p: [table.texts.card(0, card) for card in true.hands[p]] for p in range(3)}
    for p in range(3):
        prompt = table.prompt(p)
        others = [name for q in range(3) if q != p for name in held[q] if name not in held[p]]
        assert any(name in prompt for name in held[p]) and not any(f"“{name}”" in prompt for name in others)
