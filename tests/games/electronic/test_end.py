"""The end of Electronic."""

import pytest

from magnat.kernel import TABLE
from magnat.positions import Position, card, dice, levels, money

rule = pytest.mark.rule

TAX = ("throw", dice(1, 3))  # from Go to Income Tax: 2M to the bank


@rule("ELEC-END-01")
def test_the_last_player_wins_regardless_of_wealth():
    game = Position("electronic", out=(1,), cash={0: 0, 2: 0})
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [2]


@rule("ELEC-END-01")
def test_two_players_left_play_on():
    game = Position("electronic", cash={0: 0})
    game.play(*TAX, "bankrupt")
    assert not game.over and game.winners == []


@rule("ELEC-END-02")
def test_with_one_player_left_nothing_is_auctioned_any_more():
    game = Position("electronic", out=(1,), owns={0: "lyon"}, mortgaged="lyon", cash={0: 0})
    game.play(*TAX, "bankrupt")
    assert game.over and game.cash[2] == 15_000 and "auction" not in game.fact_words


@rule("ELEC-END-02")
def test_the_last_player_makes_no_further_throw_after_a_double():
    game = Position("electronic", seats=2, at={0: "lyon"}, cash={1: 90})
    game.play("throw", dice(1, 1), card("birthday"), "bankrupt")
    assert game.over and game.winners == [0] and game.cash[0] == 15_090


@rule("ELEC-END-02", "ELEC-BKR-09")
def test_the_last_player_wins_when_all_others_leave():
    game = Position("electronic")
    game.say(TABLE, "leave 2").say(TABLE, "leave 0")
    assert game.over and game.winners == [1]


@rule("ELEC-END-03")
def test_the_same_rules_apply_to_two_players():
    game = Position("electronic", seats=2, owns={0: "brown"})
    game.play("build", "brown", levels(5, 5), "throw", dice(2, 4), "auction", money(10), money(20), money(20), "end")
    assert game.hotels == 10 and game.owners["vaugirard"] == 1 and game.asked == ("before_throw", 1)


@rule("ELEC-END-03")
def test_two_players_start_with_the_same_accounts_and_stock():
    two, six = Position("electronic", seats=2), Position("electronic", seats=6)
    assert two.cash == [15_000] * 2 and six.cash == [15_000] * 6
    assert (two.apartments, two.hotels) == (six.apartments, six.hotels) == (32, 12)


@rule("ELEC-END-04")
def test_when_the_turns_agreed_on_are_played_the_richest_wins():
    game = Position("electronic", options={"turn_limit": 2}, owns={2: "belleville"})
    game.play("throw", dice(4, 6), "end")
    assert game.asked == ("before_throw", 1)
    game.play("throw", dice(4, 6), "end")
    assert game.over and game.winners == [2]


@rule("ELEC-END-04")
def test_the_extra_throws_of_the_last_turn_are_made():
    game = Position("electronic", options={"turn_limit": 1})
    game.play("throw", dice(5, 5))
    assert game.asked == ("before_throw", 0)
    assert game.play("throw", dice(4, 6), "end").over


@rule("ELEC-END-04")
def test_without_a_turn_limit_the_game_goes_on():
    game = Position("electronic", turns=999_999)
    game.play("throw", dice(4, 6), "end")
    assert game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-63", "ELEC-END-04")
def test_a_debt_of_the_last_turn_is_settled_before_the_count():
    game = Position("electronic", options={"turn_limit": 1}, owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"})
    game.play("throw", dice(1, 2), "card", "end")
    assert game.over and game.winners == [1] and game.cash[:2] == [14_000, 16_000]


@rule("ELEC-EDGE-63", "ELEC-END-04")
def test_a_bankruptcy_of_the_last_turn_and_its_auctions_come_before_the_count():
    game = Position("electronic", options={"turn_limit": 1}, owns={0: "lyon"}, mortgaged="lyon", cash={0: 0})
    game.play(*TAX, "bankrupt")
    assert game.asked == ("bid", 1)
    assert game.play(money(10), money(10)).over and game.winners == [1]  # 14 990 and Lyon against 15 000


@rule("ELEC-EDGE-63")
def test_a_rent_claimed_before_the_final_count_may_bankrupt_the_visitor():
    game = Position(
        "electronic", options={"turn_limit": 1, "rent_claim": "manual"}, at={0: "saint_lazare"}, cash={0: 0},
        owns={1: "champs_elysees", 2: "paix"}, turns=0,
    )  # fmt: skip
    game.play("throw", dice(1, 1), "throw", dice(1, 1), "throw", dice(5, 5))
    assert game.places[0] == "jail" and game.asked == ("claim_rent", 1)
    game.play("claim", "bankrupt")
    assert game.over and game.ring == (1, 2) and game.winners == [2]  # the second claim is void, 4M beat 3.5M
