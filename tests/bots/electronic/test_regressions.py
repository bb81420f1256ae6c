"""Regression tests of Electronic's steady player."""

from typing import Any

import pytest

from magnat.arena import Tournament, play_fixture
from magnat.bots import BOT_STYLES, steady
from magnat.bots.trading import Trader
from magnat.mechanics.buildings import decode_levels
from magnat.mechanics.property import JAIL_CARD
from magnat.positions import Position


@pytest.mark.parametrize(("pieces", "levels"), [(9, [3, 3, 3]), (8, [2, 3, 3]), (11, [3, 3, 3])])
def test_three_apartments_a_street_are_worth_more_than_a_reserve(pieces, levels):
    """It builds up to three apartments whatever the rival has built; beyond three it keeps a reserve."""
    cash = 500 + 500 * pieces
    built = {"champs_elysees": 4, "paix": 4}
    game = Position("electronic", owns={1: "light_blue", 0: "dark_blue"}, built=built, cash={1: cash}, turn=1)
    t, mind = game.table, steady("electronic")
    assert mind.decide(t, t.stack[-1], t.stack[-1].choices(t)) == t.stack[-1].verbs.index("build")
    game.play("build", "light_blue")
    order = t.stack[-1]
    assert sorted(decode_levels(mind.decide(t, order, order.choices(t)), 3)) == levels


@pytest.mark.parametrize(("money", "fair"), [(1, False), (3, False), (4, True)])
def test_a_deed_that_completes_a_rivals_group_is_expensive(money, fair):
    """Three times its price is not enough: with the last deed the other player can build."""
    game = Position("electronic", owns={1: "vaugirard", 0: "courcelles republique"}, turn=1)
    t, deed, mind = game.table, game.table.edition.names.index("vaugirard"), steady("electronic")
    assert isinstance(mind, Trader)
    assert mind.is_fair(t, 1, 0, 1 << deed, money * t.edition.prices[deed]) == fair


@pytest.mark.parametrize(("turns", "fair"), [(3, False), (65, False), (66, True), (600, True)])
def test_later_a_deed_is_sold_for_its_value_to_the_buyer(turns, fair):
    """With three players, in the twenty-second round, the deed's value to the buyer is enough."""
    game = Position("electronic", owns={1: "vaugirard", 0: "courcelles republique"}, turn=1)
    t, deed, mind = game.table, game.table.edition.names.index("vaugirard"), steady("electronic")
    assert isinstance(mind, Trader)
    t.turns = turns
    assert mind.is_fair(t, 1, 0, 1 << deed, 3 * t.edition.prices[deed]) == fair


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_games_of_steady_players_end(seats):
    """If nobody sells, nobody builds, and the money circulates for ever."""
    tournament = Tournament("electronic", "standard", (), ("steady",), seats, 6, 5)
    turns = [play_fixture(tournament, number * seats).turns for number in range(6)]
    assert max(turns) < 900, turns


@pytest.mark.parametrize("style", ["", *BOT_STYLES])
def test_every_style_accepts_a_gift(style):
    game = Position("electronic", owns={0: "lyon"}, cash={0: 500})
    t = game.table
    t.jail_cards[1] = 0
    mind: Any = steady("electronic", style)
    assert mind.is_fair(t, 1, 0, 1 << JAIL_CARD + 1, 10)
    assert not mind.is_fair(t, 1, 0, 1 << JAIL_CARD + 1, -500), "that would be a price"


def planned_offer(game: Position, seat: int) -> Any:
    """Return the planned offer: partner, names of the items, amount."""
    mind: Any = steady("electronic")
    plan = mind.plan_trade(game.table, seat)
    if plan is None:
        return None
    other, items, money = plan
    names = game.table.edition.names
    return other, {names[space] for space in range(len(names)) if items >> space & 1}, money


LIGHT_BLUE = "vaugirard courcelles"  # the last of the group: republique


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("theirs", "mine", "offered"),
    [
        ("belleville", "lecourbe", True),  # the streets cost the same
        ("villette neuilly", "paradis", True),  # an apartment costs 500 more
        ("matignon malesherbes", "henri_martin", False),  # 1,000 more
        ("montparnasse lyon nord", "saint_lazare", False),  # nothing can be built there
        ("villette", "paradis", False),  # completes no group
    ],
)
def test_deeds_are_exchanged_if_both_groups_become_whole(seat, theirs, mine, offered):
    other = (seat + 1) % 3
    owns = {seat: f"{LIGHT_BLUE} {mine}", other: f"republique {theirs}"}
    game = Position("electronic", owns=owns, cash={seat: 0}, turn=seat)
    assert planned_offer(game, seat) == ((other, {"republique", mine}, 0) if offered else None)
    game.table.mortgaged |= 1 << game.table.edition.names.index(mine)
    assert planned_offer(game, seat) is None  # nobody wants a mortgaged deed


def test_no_deed_is_offered_for_another_of_the_same_group():
    game = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique"}, cash={0: 0})
    assert planned_offer(game, 0) is None


@pytest.mark.parametrize("short", [0, 1])
def test_money_is_offered_if_an_apartment_and_the_reserve_remain_affordable(short):
    game = Position("electronic", owns={0: LIGHT_BLUE, 1: "republique"}, cash={0: 0})
    mind: Any = steady("electronic")
    worth = mind.deed_worth(game.table, 0, game.table.edition.names.index("republique"))
    game.table.cash[0] = worth + 500 + 500 - short
    assert planned_offer(game, 0) == (None if short else (1, {"republique"}, worth))


def test_refused_and_unaffordable_offers_are_not_made():
    owns = {0: f"{LIGHT_BLUE} paradis", 1: "republique villette neuilly"}
    game = Position("electronic", owns=owns, cash={0: 9_000})
    t, names = game.table, game.table.edition.names
    exchange = 1 << names.index("republique") | 1 << names.index("paradis")
    assert planned_offer(game, 0) == (1, {"republique", "paradis"}, 0)
    t.refused = (t.offer_key(0, 1, exchange, 0),)
    other, items, money = planned_offer(game, 0)
    assert (other, items) == (1, {"republique"}) and money > 0
    t.refused = (*t.refused, t.offer_key(0, 1, 1 << names.index("republique"), money))
    assert planned_offer(game, 0) is None
    t.refused = ()
    t.mortgaged |= 1 << names.index("republique")
    burden = t.interest(names.index("republique"))
    for cash, offered in ((burden, {"republique", "paradis"}), (burden - 1, None)):
        t.cash[0] = cash
        plan = planned_offer(game, 0)
        assert (plan and plan[1]) == offered
