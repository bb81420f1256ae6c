"""Auctions in Millionaire."""

import pytest

from magnat.positions import Position, card, dice, money

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2), "auction")  # from jail to palace_gardens, which costs 40K


def landed(**given):
    return Position("millionaire", **{"at": {0: "jail"}, **given}).play(*LAND)


@rule("MIL-AUC-01")
@pytest.mark.parametrize("cash", [372, 10])
def test_a_property_not_bought_is_auctioned_at_once(cash):
    game = landed(cash={0: cash})
    assert game.asked == ("bid", 1) and game.fact_words[-2:] == ["declined", "auction"]


@rule("MIL-AUC-02")
def test_the_opening_price_is_1k():
    game = landed()
    assert game.choices[:2] == [0, 1] and game.play(money(1), "pass", "pass").cash[1] == 371


@rule("MIL-AUC-03", "MIL-JAIL-12")
def test_all_players_may_bid_including_the_landing_and_jailed_ones():
    game = landed(jailed={1: 1}).play(money(5), money(6), money(7), "pass", "pass")
    assert game.owners == {"palace_gardens": 0} and game.cash == [365, 372, 372]


@rule("MIL-AUC-04")
def test_the_highest_bidder_pays_the_bank_and_gets_the_deed():
    game = landed().play(money(12), "pass", "pass")
    assert game.cash[1] == 360 and game.bank == 12 and game.owners == {"palace_gardens": 1}


@rule("MIL-AUC-05")
def test_a_bid_is_at_least_1k_above_the_last():
    game = landed().play(money(12))
    assert game.refusal(money(11)) == ("bid_too_low", "MIL-AUC-05") and game.play(money(13)).asked == ("bid", 0)


@rule("MIL-AUC-06")
def test_a_bid_may_not_exceed_the_cash():
    game = landed(cash={1: 20})
    assert game.choices[-1] == 20 and game.refusal(money(21)) == ("too_poor", "MIL-AUC-06")


@rule("MIL-AUC-07", "MIL-EDGE-14")
def test_without_a_bid_the_landing_player_takes_it_for_1k():
    game = landed().play("pass", "pass", "pass")
    assert game.owners == {"palace_gardens": 0} and game.cash[0] == 371


@rule("MIL-AUC-07", "MIL-EDGE-14")
def test_without_a_bid_and_1k_the_property_stays_unowned():
    game = landed(cash={0: 0}).play("pass", "pass")
    assert game.owners == {} and game.asked == ("after_move", 0)


@rule("MIL-AUC-07")
def test_with_the_option_off_an_unsold_property_stays_unowned():
    game = landed(options={"unsold_to_lander": False}).play("pass", "pass", "pass")
    assert game.owners == {} and game.cash[0] == 372


@rule("MIL-AUC-08")
def test_calls_go_clockwise_from_the_landers_left_and_a_pass_is_final():
    game = landed(seats=4)
    asked = [game.asked[1]]
    for call in (1, "pass", 2, 3, 4, "pass", "pass"):
        asked.append(game.play(call).asked[1])
    assert asked == [1, 2, 3, 0, 1, 3, 0, 0] and game.owners == {"palace_gardens": 1}


@rule("MIL-AUC-09", "MIL-EDGE-15")
def test_the_fortune_card_goes_to_the_landing_player_after_an_auction():
    game = Position("millionaire", at={0: "jail"}, lying={"palace_gardens": "sly_deal"})
    game.play("throw", dice(1, 2), card("sly_deal"), "auction", money(9), "pass", "pass")
    assert game.owners == {"palace_gardens": 1} and game.hands == ["sly_deal", "", ""]


@rule("MIL-AUC-10")
def test_an_auction_allows_no_asides():
    game = landed(owns={0: "brown", 2: "red"}, hands={2: "sly_deal"})
    assert game.aside(2) == [] and game.aside(0) == [] and game.refusal(0, seat=2)[0] == "not_your_word"


@rule("MIL-AUC-11")
def test_an_auction_ends_when_nobody_can_raise():
    game = landed(cash={0: 5, 1: 30, 2: 20}).play(money(20))
    assert game.owners == {"palace_gardens": 1} and game.asked == ("after_move", 0)


@rule("MIL-AUC-12")
def test_an_auctioned_deed_counts_immediately():
    game = landed(owns={1: "castle_view dream_avenue"}).play(money(5), "pass", "pass")
    assert game.asked == ("after_move", 0) and game.play("end").asked == ("before_throw", 1) and "build" in game.choices
