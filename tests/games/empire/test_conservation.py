"""Tiles, cards and money of Empire are conserved."""

import random
from collections import Counter
from typing import Any

import pytest

from magnat.bots import steady
from magnat.games.empire import EDITION
from magnat.games.empire.tower import OFFICE, OFFICES
from magnat.kernel import Luck, apply, current_question, playout, settle
from magnat.mechanics.money import BANK
from magnat.testing import random_walks, secrecy
from tests.breadth import some

WILD: dict[str, Any] = {
    "office_purchase": "any_time",
    "trades": True,
    "swap_then_move": True,
    "jail_double_extra_turn": True,
}
EDITIONS = {
    "clicks": EDITION,
    "polled": EDITION.with_(windows="polled"),
    "wild": EDITION.with_(windows="polled", **WILD),
    "stack": EDITION.with_(top_tile="stack", super_immune=True, office_purchase="own_turn"),
}


def everything_is_somewhere(t):
    """Check the 36 tiles, all cards and money, and the cached heights and brands of the towers."""
    e = t.edition
    tiles = Counter(tile for tower in t.towers for tile in tower)
    for tile in range(OFFICE):
        if e.prices[tile]:
            kind = e.stock_of[tile]
            assert tiles[tile] == (4 - t.stock[kind] if kind >= 0 else sum(b >> tile & 1 for b in t.brands)) <= 4
    assert tiles[OFFICE] + t.stock[OFFICES] == 6 and min(t.stock) >= 0
    for p, tower in enumerate(t.towers):
        assert t.heights[p] == sum(e.tile_heights[tile] for tile in tower)
        assert t.brands[p] == sum(1 << tile for tile in set(tower) if e.stock_of[tile] < 0)
        assert (t.heights[p] >= e.levels) == (t.over and t.winners == 1 << p)
        if not t.over:
            assert t.value(p) == max(50, 50 * t.heights[p])
    empire = [*t.unseen, *t.under, *t.limbo, *[card for hand in t.hands for card in hand]]
    assert sorted(empire) == list(range(e.empire_cards))
    chance = [*t.bags[0], *t.unders[0], *t.shown, *([] if t.jail_card == BANK else [e.jail_free])]
    assert sorted(chance) == list(range(e.empire_cards, len(e.cards)))
    assert sum(t.cash) + t.bank == e.start * len(t.cash) and min(t.cash) >= 0
    assert all(amount % e.step == 0 for amount in t.cash)


@pytest.mark.parametrize("name", EDITIONS)
def test_tiles_cards_and_money_are_conserved_at_every_step(name):
    for seed in some(50):
        for t in random_walks.walk_positions(EDITIONS[name], 2 + seed % 3, seed, limit=100_000):
            everything_is_somewhere(t)


@pytest.mark.parametrize("name", EDITIONS)
def test_random_games_end_with_a_winner(name):
    for seed in some(100):
        t = EDITIONS[name].deal(2 + seed % 3)
        playout(t, Luck(seed), Luck(-seed), quiet=seed % 2 == 1)
        assert t.over and t.winners in (1, 2, 4, 8)
        everything_is_somewhere(t)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("stubborn", [0, 1, -1])
def test_bots_that_always_pick_the_same_answer_finish_their_turns(name, stubborn):
    """Bots that always pick the first, the second or the last answer."""
    for seed in range(4):
        t = EDITIONS[name].with_(turn_limit=60).deal(2 + seed % 3)
        choices, said, turn = settle(t, Luck(seed)), 0, 0
        while choices:
            said, turn = (said + 1, turn) if t.turns == turn else (0, t.turns)
            assert said < 500, f"turn {turn} does not end"
            pick = choices[min(stubborn, len(choices) - 1)] if stubborn >= 0 else choices[-1]
            choices = apply(t, pick, Luck(said))


@pytest.mark.parametrize("name", EDITIONS)
def test_the_laws_hold_inside_open_objections(name):
    """Hidden cards stay hidden at every question for a "no", a bust or a reversal."""
    asked = 0
    for seed in range(12):
        seats, rng, luck = 2 + seed % 3, random.Random(seed), Luck(seed)
        for t in random_walks.walk_positions(EDITIONS[name], seats, seed, limit=300):
            if type(current_question(t)).__name__ in ("SayNo", "BustDeal", "PayOrReverse"):
                asked += 1
                secrecy.keeps_secrets(t, seats, luck, rng)
    assert asked > 20


def test_four_steady_bots_finish_their_games():
    """Every game has a winner, and different seats win."""
    winners = set()
    player: Any = steady("empire")
    for seed in range(6):
        t = EDITIONS["polled"].with_(turn_limit=400).deal(4)
        choices = settle(t, Luck(seed), skip_forced=True)
        while choices:
            choices = apply(t, player.decide(t, current_question(t), choices), Luck(t.turns + seed), skip_forced=True)
        winners.add(t.winners)
    assert 0 not in winners and len(winners) > 1
