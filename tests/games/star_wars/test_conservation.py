"""Invariants of random games of Star Wars, for 2 to 4 seats, both splits of three, and every option."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from magnat.games.star_wars import EDITION, StarWars
from magnat.games.star_wars.edition import EMPIRE, REBEL
from magnat.kernel import TABLE, Luck, answer, apply, current_question, playout, settle, speaker
from magnat.testing import laws, random_walks, secrecy
from tests.breadth import some

rule = pytest.mark.rule
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (3, {"sides": "empire_first"}),
    (4, {"sides": "together"}),
    (4, {"rent_claim": "manual", "jsn_rent": True}),
    (3, {"sides": "chosen", "jail_double_rerolls": True}),
    (4, {"force_windows": "own_turn", "rent_claim": "manual"}),
    (3, {"windows": "polled", "rent_claim": "manual", "sides": "empire_first", "jsn_rent": True}),
    (4, {"windows": "polled", "side_tie": "count"}),
    (2, {"windows": "polled", "force_windows": "own_turn"}),
]
SECRETIVE = {"just_say_no": 1, "short_of_cash": 1, "auction_bid": 0.3, "poll": 0.1}  # the share of each that is checked
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def walk(seats: int, options: dict[str, Any], seed: int, most: int = 100_000) -> Iterator[StarWars]:
    """Yield every position of a random game with asides."""
    rng = random.Random(seed)
    t = EDITION.with_(turn_limit=1000, **options).deal(seats)
    settle(t)
    for _ in range(most):
        yield t
        row = random_walks.random_row(t, seats, rng)
        if row is None:
            return
        answer(t, *row)


def check(t: StarWars) -> None:
    """Check that 48 bases and all cards are in one place each, and that the ledger balances."""
    e = t.edition
    for side in (REBEL, EMPIRE):
        on_board = [space for space in e.planets if t.owner[space] != TABLE and t.side[t.owner[space]] == side]
        assert t.supply(side) + len(on_board) == 24
    for space in range(e.size):
        holders = [p for p in t.ring if t.bases[p] >> space & 1]
        assert holders == ([] if t.owner[space] == TABLE else [t.owner[space]])
        assert t.free >> space & 1 == (space in e.planets and not holders)
    assert sorted([*t.bag, *t.discards, *[card for hand in t.hands for card in hand]]) == list(range(len(e.cards)))
    assert t.bag == sorted(t.bag) and all(hand == sorted(hand) for hand in t.hands)
    assert all(e.backs[card] == t.side[p] for p in t.ring for card in t.hands[p])
    assert sum(t.cash) + t.bank == 1500 * len(t.ring) and min(t.cash) >= 0
    assert all(amount % 10 == 0 for amount in t.cash)


def winner_of(t: StarWars) -> int:
    """Return the winner computed from the final board alone; -1 if there is none."""
    taken = sorted((t.edition.prices[s], t.edition.rents[s], s) for s in t.edition.planets if t.owner[s] >= 0)
    if not taken:
        return -1
    places = [t.owner[s] for _, _, s in taken]  # the best-placed last
    force = [sum(t.side[p] == side for p in places) for side in (REBEL, EMPIRE)]
    if force[REBEL] == force[EMPIRE] and t.edition.options["side_tie"] == "owner":
        return places[-1]
    side = t.side[places[-1]] if force[REBEL] == force[EMPIRE] else force.index(max(force))
    return max((places.count(p), places[::-1].index(p) * -1, p) for p in set(places) if t.side[p] == side)[2]


@rule("SW-BASE-01", "SW-BASE-07", "SW-FORCE-13", "SW-END-11")
@every_table
@pytest.mark.parametrize("seed", some(20))
def test_pieces_cards_and_money_are_conserved_at_every_step(seats, options, seed):
    for t in walk(seats, options, seed):
        check(t)
    assert t.over and [p for p in t.ring if t.winners >> p & 1] == [winner_of(t)]


@rule("SW-END-03", "SW-END-04", "SW-END-05", "SW-END-06", "SW-END-11")
@every_table
def test_quick_games_end_with_the_winner_that_the_board_shows(seats, options):
    for seed in some(60):
        t = EDITION.with_(**{"turn_limit": 1000, **options, "windows": "polled"}).deal(seats)
        playout(t, Luck(seed), Luck(seed + 77))
        check(t)
        assert t.over and [p for p in t.ring if t.winners >> p & 1] == [winner_of(t)]


@every_table
def test_every_law_holds_with_every_option(seats, options):
    laws.check(EDITION.with_(**options), seats, seed=3, limit=len(some(160)))


@rule("SW-SETUP-09", "SW-FORCE-17", "SW-JSN-11")
@every_table
def test_hidden_cards_stay_hidden_during_objections_and_debts(seats, options):
    luck, rng, seen = Luck(9), random.Random(9), set()
    for seed in some(6):
        for t in walk(seats, options, seed):
            asked = random_walks.frame_name(t.stack[-1]).split()[0] if t.stack else "over"
            if asked in SECRETIVE and (asked not in seen or rng.random() < SECRETIVE[asked]):
                seen.add(asked)
                secrecy.keeps_secrets(t, seats, luck, rng)
    assert seen >= {"just_say_no", "short_of_cash", "auction_bid"}


@rule("SW-AUCT-07", "SW-EDGE-53", "SW-END-10")
@pytest.mark.parametrize("which", [0, 1, -1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_that_always_pick_the_same_answer_finish_their_games(which, seats):
    t = EDITION.with_(windows="polled", rent_claim="manual", turn_limit=150).deal(seats)
    luck, said = Luck(1), 0
    choices = settle(t, luck, True)
    while choices:
        said += 1
        assert said < 100_000
        choices = apply(t, choices[which if which < len(choices) else -1], luck, True)
    assert t.over


@rule("SW-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_default_answers_end(seats):
    for seed in some(20):
        t, luck = EDITION.deal(seats), Luck(seed)
        settle(t, luck)
        while (question := current_question(t)) is not None:
            answer(t, speaker(question), question.silence(t), luck)
        assert not t.free and t.turns < 400


@rule("SW-FORCE-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_skipped_forced_answers_are_recorded(seats):
    for seed in some(10):
        e = EDITION.with_(windows="polled", rent_claim="manual")
        quick, silent = e.deal(seats), e.deal(seats)
        quick.rows = []
        playout(quick, Luck(seed), Luck(seed + 5))
        playout(silent, Luck(seed), Luck(seed + 5))
        slow = e.deal(seats)
        settle(slow)
        for row in quick.rows:
            answer(slow, *row)
        assert slow.over and slow.owner == quick.owner == silent.owner and slow.cash == quick.cash == silent.cash
