"""Selling buildings in Electronic."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, levels

rule = pytest.mark.rule

EVEN = {"even_hotel_sales": True}


def sale(built, **given):
    """Return a position at the sale of light blue buildings of these levels."""
    streets = dict(zip(("vaugirard", "courcelles", "republique"), built, strict=True))
    return Position("electronic", owns={0: "light_blue"}, built=streets, **given).play("sell", "light_blue")


@rule("ELEC-SELLB-01")
def test_the_bank_pays_half_the_price_and_takes_the_pieces_back():
    game = sale((2, 2, 1), apartments=3)
    game.play(levels(1, 1, 1))
    assert game.cash[0] == 15_500 and game.apartments == 5 and game.bank == -500


@rule("ELEC-SELLB-01", "ELEC-TRADE-06")
def test_buildings_are_never_sold_to_players():
    game = Position("electronic", owns={0: "brown lyon"}, built={"brown": 1})
    game.play("trade", 1)
    assert game.choices == [15, 63]


@rule("ELEC-SELLB-02")
def test_the_active_player_sells_buildings_before_and_after_the_move():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 1})
    game.play("sell", "brown", levels(1, 0), "throw", dice(4, 6), "sell", "brown", levels(0, 0))
    assert game.cash[0] == 15_500 and game.asked == ("after_move", 0)


@rule("ELEC-SELLB-02")
def test_other_players_sell_buildings_between_turns_only():
    game = Position("electronic", owns={1: "brown"}, built={"brown": 1})
    game.say(1, "sell").play("brown", levels(1, 0), "throw", dice(4, 6))
    assert game.cash[1] == 15_250
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(1, 2)


@rule("ELEC-SELLB-02")
def test_buildings_are_sold_to_raise_the_money_for_a_debt():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 4}, cash={0: 0})
    game.play("throw", dice(1, 3), "sell", "brown", levels(0, 0))
    assert game.cash[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-SELLB-03")
def test_an_apartment_is_sold_only_from_a_highest_street():
    game = sale((2, 1, 1))
    assert sorted(game.orders) == [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]


@rule("ELEC-SELLB-03")
def test_a_hotel_stands_higher_than_apartments():
    game = sale((4, 4, 5), apartments=0)
    assert (3, 4, 5) not in game.orders and (3, 4, 0) in game.orders and (4, 4, 0) in game.orders


@rule("ELEC-SELLB-04")
def test_a_hotel_is_sold_outright_on_its_own_without_any_apartment_in_stock():
    game = sale((5, 5, 5), apartments=0)
    game.play(levels(5, 0, 5))
    assert game.cash[0] == 16_250 and game.levels == {"vaugirard": 5, "republique": 5} and game.hotels == 10


@rule("ELEC-SELLB-05")
def test_a_hotel_is_exchanged_for_four_apartments_and_half_its_price():
    game = sale((5, 5, 5), apartments=4)
    game.play(levels(4, 5, 5))
    assert game.cash[0] == 15_250 and game.apartments == 0 and game.hotels == 10


@rule("ELEC-SELLB-05", "ELEC-EDGE-28")
def test_a_hotel_is_not_exchanged_with_three_apartments_in_stock():
    game = sale((5, 5, 5), apartments=3)
    assert sorted(game.orders) == [(a, b, c) for a in (0, 5) for b in (0, 5) for c in (0, 5) if a + b + c < 15]


@rule("ELEC-SELLB-06", "ELEC-EDGE-28")
def test_with_five_apartments_in_stock_one_hotel_is_exchanged_and_the_others_only_sold_outright():
    game = sale((5, 5, 5), apartments=5)
    assert {(4, 5, 5), (5, 4, 5), (4, 0, 5), (4, 0, 0), (3, 0, 0)} <= set(game.orders)
    assert not {(4, 4, 5), (4, 4, 4), (3, 5, 5), (2, 2, 1), (3, 3, 0)} & set(game.orders)


@rule("ELEC-SELLB-06")
def test_an_order_pays_half_of_every_level_given_up():
    game = sale((5, 5, 5), apartments=32)
    game.play(levels(1, 0, 0))
    assert game.cash[0] == 15_000 + 14 * 250 and (game.apartments, game.hotels) == (31, 12)


@rule("ELEC-SELLB-06", "ELEC-EDGE-28")
def test_under_even_hotel_sales_one_order_brings_the_group_down_evenly():
    game = sale((5, 5, 5), apartments=5, options=EVEN)
    assert (2, 2, 1) in game.orders and (0, 5, 5) not in game.orders and (2, 2, 2) not in game.orders
    assert game.play(levels(2, 2, 1)).cash[0] == 15_000 + 10 * 250 and game.apartments == 0


@rule("ELEC-SELLB-06")
def test_under_even_hotel_sales_a_hotel_is_a_fifth_level():
    assert {(4, 5, 5), (5, 4, 4)} & set(sale((5, 5, 5), apartments=4, options=EVEN).orders) == {(4, 5, 5)}
    assert (5, 4, 4) in sale((5, 5, 5), apartments=8, options=EVEN).orders
    assert (4, 5, 5) not in sale((5, 5, 5), apartments=3, options=EVEN).orders


@rule("ELEC-SELLB-06")
def test_an_uneven_sale_is_refused_with_its_reason():
    with pytest.raises(IllegalAnswer, match="sale_impossible"):
        sale((2, 2, 2)).play(levels(0, 2, 2))


@rule("ELEC-EDGE-51")
def test_the_empty_street_beside_two_hotels_earns_double_plain_rent():
    game = Position("electronic", turn=1, owns={0: "light_blue"}, built={"courcelles": 5, "republique": 5})
    game.play("throw", dice(2, 4))
    assert game.cash[:2] == [15_120, 14_880]


@rule("ELEC-EDGE-51", "ELEC-MORT-02")
def test_mortgaging_the_empty_street_ends_the_doubling_but_not_the_hotel_rents():
    game = Position("electronic", turn=1, owns={0: "light_blue"}, built={"courcelles": 5, "republique": 5})
    game.say(0, "mortgage").play("vaugirard", "throw", dice(2, 4))
    assert game.cash[:2] == [15_500, 15_000]
    game.play("end", "throw", dice(3, 5))
    assert game.cash[0] == 21_000 and game.cash[2] == 9500


@rule("ELEC-EDGE-51", "ELEC-EDGE-22", "ELEC-TRADE-02")
def test_no_street_of_a_group_with_a_hotel_is_traded():
    game = Position("electronic", owns={0: "light_blue"}, built={"courcelles": 5, "republique": 5})
    assert "trade" not in game.choices
    assert "trade" in game.play("sell", "light_blue", levels(0, 0, 0)).choices
