"""Auctions of property in Electronic."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, money

rule = pytest.mark.rule


def under_the_hammer(**given):
    """Return a position where seat 0 has declined Rue Lecourbe."""
    return Position("electronic", **given).play("throw", dice(1, 2), "auction")


@rule("ELEC-AUC-01")
def test_the_first_bid_may_be_any_amount_from_10K():
    game = under_the_hammer()
    assert game.choices == list(range(0, 15_001, 10))
    assert game.play(money(10)).asked == ("bid", 1)


@rule("ELEC-AUC-01")
def test_a_later_bid_is_at_least_10K_higher():
    game = under_the_hammer().play(money(500))
    assert game.choices[:3] == [500, 510, 520]
    with pytest.raises(IllegalAnswer, match="bid_too_low"):
        game.play(money(490))


@rule("ELEC-AUC-01", "ELEC-AUC-03")
def test_a_bid_may_be_far_above_the_printed_price():
    game = under_the_hammer().play(money(9_000), money(9_000), money(9_000))
    assert game.owners == {"lecourbe": 0} and game.cash[0] == 6_000


@rule("ELEC-AUC-02", "ELEC-JAIL-03")
def test_the_decliner_and_players_in_jail_bid():
    game = under_the_hammer(jailed={1: 2}).play(money(10), money(20), money(20), money(30))
    assert game.asked == ("bid", 1) and game.play(money(30)).owners == {"lecourbe": 0}


@rule("ELEC-AUC-02")
def test_a_bankrupt_player_does_not_bid():
    game = under_the_hammer(seats=4, out=[1]).play(money(10))
    assert game.asked == ("bid", 2)


@rule("ELEC-EDGE-18", "ELEC-AUC-02")
def test_the_decliner_may_win_below_the_printed_price():
    game = under_the_hammer().play(money(10), money(10), money(10))
    assert game.owners == {"lecourbe": 0} and game.cash[0] == 14_990 and game.asked == ("after_move", 0)


@rule("ELEC-AUC-03")
def test_the_highest_bidder_pays_the_bank_and_gets_the_deed():
    game = under_the_hammer().play(money(100), money(110), money(700), money(110 + 590), money(700))
    assert game.owners == {"lecourbe": 2} and game.cash == [15_000, 15_000, 14_300] and game.bank == 700


@rule("ELEC-AUC-04", "ELEC-EDGE-17")
def test_a_bid_above_the_balance_is_refused_despite_mortgageable_deeds():
    game = under_the_hammer(cash={0: 700}, owns={0: "station"})
    with pytest.raises(IllegalAnswer, match="too_poor"):
        game.play(money(710))
    assert game.question.answer_kind == "money" and game.choices[-1] == 700


@rule("ELEC-AUC-05")
@pytest.mark.parametrize("turn, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_calls_go_clockwise_from_the_player_who_landed(turn, order):
    game, asked = Position("electronic", turn=turn).play("throw", dice(1, 2), "auction"), []
    for bid in (10, 20, 30):
        asked.append(game.asked)
        game.play(money(bid))
    assert asked == [("bid", p) for p in order] and game.asked == ("bid", order[0])


@rule("ELEC-AUC-05")
def test_a_pass_is_final():
    game = under_the_hammer().play(money(100), money(100), money(200), money(300))
    assert game.asked == ("bid", 2)
    assert game.play(money(300)).owners == {"lecourbe": 0} and game.asked == ("after_move", 0)


@rule("ELEC-AUC-05")
def test_the_highest_bidder_is_not_asked_again():
    game = under_the_hammer(seats=2).play(money(100), money(100))
    assert game.owners == {"lecourbe": 0} and game.cash[0] == 14_900


@rule("ELEC-AUC-05", "ELEC-EDGE-53")
def test_the_last_player_is_still_asked_and_wins_with_10K():
    game = under_the_hammer().play(money(0), money(0))
    assert game.asked == ("bid", 2)
    assert game.play(money(10)).owners == {"lecourbe": 2} and game.cash[2] == 14_990


@rule("ELEC-AUC-05")
def test_the_default_answer_is_to_pass():
    game = under_the_hammer().play(money(400))
    assert game.silence == 400


@rule("ELEC-AUC-06")
def test_without_a_bid_the_deed_stays_with_the_bank():
    game = under_the_hammer().play(money(0), money(0), money(0))
    assert game.owners == {} and game.asked == ("after_move", 0) and "unsold" in game.fact_words


@rule("ELEC-AUC-07")
def test_a_player_without_the_minimum_bid_is_skipped():
    game = under_the_hammer(cash={1: 0}).play(money(0))
    assert game.asked == ("bid", 2)


@rule("ELEC-AUC-07")
def test_a_player_who_cannot_outbid_is_skipped_for_good():
    game = under_the_hammer(seats=4, cash={1: 50}).play(money(50))
    assert game.asked == ("bid", 2)
    game.play(money(60), money(60), money(70))
    assert game.asked == ("bid", 2) and game.play(money(70)).owners == {"lecourbe": 0}


@rule("ELEC-AUC-07")
def test_an_auction_ends_at_once_if_nobody_can_outbid():
    game = under_the_hammer(cash={1: 50, 2: 60}).play(money(60))
    assert game.owners == {"lecourbe": 0} and game.asked == ("after_move", 0)


@rule("ELEC-AUC-07")
def test_a_poor_decliner_leaves_the_auction_to_the_others():
    game = Position("electronic", cash={0: 0}, owns={0: "lyon"}, mortgaged="lyon").play("throw", dice(1, 2), "auction")
    assert game.asked == ("bid", 1)


@rule("ELEC-EDGE-54", "ELEC-AUC-06", "ELEC-AUC-07")
def test_an_auction_without_any_money_closes_at_once():
    game = Position("electronic", cash={0: 0, 1: 0, 2: 0}).play("throw", dice(1, 2))
    assert game.owners == {} and game.asked == ("after_move", 0) and game.fact_words[-2:] == ["auction", "unsold"]
