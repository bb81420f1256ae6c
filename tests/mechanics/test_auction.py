"""Auctions, compared with a reference implementation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.kernel import settle
from magnat.mechanics.auction import NO_BIDDER, Auction, Bid, Hammer
from magnat.positions import Position, money

rule = pytest.mark.rule

LYON = 15


def outcry(ring, cash, words, high=0, holder=NO_BIDDER):
    """Return the seats asked with the highest bid, the winner, and the price. A word is a raise in tens; 0 passes."""
    asked, calling, words = [], list(ring), iter(words)
    while calling and calling != [holder]:
        p = calling.pop(0)
        if p == holder:
            calling.append(p)
            continue
        if cash[p] < high + 10:
            continue  # cannot raise
        raised = min(next(words, 0) * 10, cash[p] - high)
        asked.append((p, high))
        if raised:
            high, holder = high + raised, p
            calling.append(p)
    return asked, holder, high


def played(game, words):
    """Play the same words at a table and return the seats asked with the highest bid."""
    asked, words = [], iter(words)
    while game.asked[0] == "bid":
        bid = game.question
        asked.append((bid.seat, bid.high))
        raised = min(next(words, 0) * 10, game.cash[bid.seat] - bid.high)
        game.play(money(bid.high + raised))
    return asked


WORDS = st.lists(st.integers(0, 5), max_size=30)
PURSES = st.lists(st.integers(0, 12).map(lambda tens: tens * 10), min_size=2, max_size=6)


@rule("ELEC-AUC-05", "ELEC-AUC-07")
@given(PURSES, st.integers(0, 5), WORDS)
def test_an_auction_matches_the_reference_implementation(cash, first, words):
    seats = len(cash)
    first %= seats
    game = Position("electronic", seats=seats, turn=first, cash=dict(enumerate(cash)), push=[Auction(LYON, first)])
    asked, holder, high = outcry([(first + i) % seats for i in range(seats)], cash, words)
    assert played(game, words) == asked
    assert game.owner[LYON] == holder and game.cash == [c - high * (p == holder) for p, c in enumerate(cash)]


@rule("ELEC-SHORT-04", "ELEC-AUC-04")
@given(st.lists(st.integers(50, 62).map(lambda tens: tens * 10), min_size=3, max_size=3), st.booleans(), WORDS)
def test_an_auction_of_a_piece_matches_the_reference_with_an_opening_bid(cash, both, words):
    game = Position(
        "electronic", owns={0: "brown", 1: "light_blue", 2: "pink"}, cash=dict(enumerate(cash)), apartments=1
    )
    game.play("build", "brown", 1, "contest", "contest" if both else "no")
    asked, holder, high = outcry((0, 1, 2) if both else (0, 1), cash, words, 500, 1)
    assert played(game, words) == asked
    assert game.asked == ("place", holder) and game.cash == [c - high * (p == holder) for p, c in enumerate(cash)]


@given(st.permutations(range(4)), st.integers(0, 4), PURSES.filter(lambda p: len(p) == 4), WORDS)
def test_an_initial_highest_bidder_is_asked_only_once_outbid(ring, place, cash, words):
    holder = NO_BIDDER if place == 4 else ring[place]
    if holder != NO_BIDDER:
        cash[holder] += 50
    high = 0 if holder == NO_BIDDER else 50
    game = Position("electronic", seats=4, cash=dict(enumerate(cash)))
    game.table.call(tuple(ring), LYON, high, holder, ring[0])
    settle(game.table)
    asked, winner, price = outcry(ring, cash, words, high, holder)
    assert played(game, words) == asked and game.owner[LYON] == winner
    assert winner == NO_BIDDER or game.cash[winner] == cash[winner] - price


def test_nobody_is_asked_when_nobody_can_bid():
    game = Position("electronic", cash={0: 0, 1: 0, 2: 0}, push=[Auction(LYON, 0)])
    assert game.owners == {} and "unsold" in game.fact_words and game.asked == ("before_throw", 1)


# Leaving


@pytest.mark.parametrize(
    ("ring", "holder", "gone", "kind", "next_ring"),
    [
        ((0, 1, 2), NO_BIDDER, 1, Bid, (0, 2)),
        ((0, 1, 2), NO_BIDDER, 0, Bid, (1, 2)),
        ((0, 1, 2), 2, 0, Bid, (1, 2)),
        ((0, 1, 2), 1, 0, Bid, (2, 1)),  # 1 holds the opening bid, 2 is still to be asked
        ((0, 2), 2, 0, Hammer, None),
        ((0, 2), 2, 2, Auction, None),
        ((0,), NO_BIDDER, 0, Auction, None),
    ],
)
def test_a_call_continues_without_a_leaving_seat(ring, holder, gone, kind, next_ring):
    left = Bid(ring, LYON, 100, holder, 0).without(gone)
    assert type(left) is kind and (next_ring is None or getattr(left, "ring", None) == next_ring)


def test_the_hammer_sells_to_the_only_bidder_left():
    game = Position("electronic", push=[Hammer(LYON, 2, 100)])
    assert game.owners == {"lyon": 2} and game.cash[2] == 14_900
