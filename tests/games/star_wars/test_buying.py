"""Buying and auctions of planet spaces in Star Wars."""

import pytest

from magnat.games.star_wars.buying import BuyOrAuction
from magnat.kernel import TABLE, IllegalAnswer
from magnat.positions import card, dice, money
from tests.games.star_wars import star_wars

rule = pytest.mark.rule


def landed(space: int = 6, **given):
    """Return a position where seat 0 has landed on an unowned planet space; the default is Hoth 1, for 100."""
    return star_wars(push=[BuyOrAuction(0, space)], **given)


@rule("SW-BUY-01")
def test_an_unowned_space_is_bought_or_auctioned():
    game = star_wars()
    game.play("roll", dice(1, 5))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "buy"]


@rule("SW-BUY-02")
def test_buying_pays_the_printed_price_and_puts_a_base():
    game = landed().play("buy")
    assert game.cash[0] == 1400 and game.bank == 100 and game.owners == {"hoth_1": 0}


@rule("SW-BUY-03")
def test_buying_needs_the_full_price_in_cash():
    game = landed(cash={0: 90}, owns={0: "coruscant"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("buy")
    assert (refusal.value.reason, refusal.value.rule) == ("too_poor", "SW-BUY-03") and game.choices == ["auction"]


@rule("SW-BUY-04")
@pytest.mark.parametrize("cash", [1500, 90])
def test_a_space_not_bought_is_auctioned_at_once(cash):
    game = landed(cash={0: cash}).play("auction")
    assert game.asked == ("auction_bid", 0)


@rule("SW-AUCT-01")
def test_bidding_starts_at_ten():
    game = landed().play("auction")
    assert game.choices[:3] == [0, 10, 20]


@rule("SW-AUCT-02")
def test_the_player_who_refused_may_bid():
    game = landed().play("auction", money(10), money(10), money(10))
    assert game.owners == {"hoth_1": 0} and game.cash[0] == 1490


@rule("SW-AUCT-03", "SW-JAIL-03")
def test_players_in_jail_may_not_bid_but_visitors_may():
    game = landed(jailed={1: 1}, at={2: "jail"}).play("auction", money(10))
    assert game.asked == ("auction_bid", 2)
    game.play(money(20), money(20))
    assert game.owners == {"hoth_1": 2}


@rule("SW-AUCT-04")
def test_the_highest_bid_goes_to_the_bank_and_the_winner_puts_a_base():
    game = landed().play("auction", money(10), money(150), money(300), money(300), money(300))
    assert game.owners == {"hoth_1": 2} and game.cash == [1500, 1500, 1200] and game.bank == 300


@rule("SW-AUCT-05")
def test_without_a_bid_the_space_stays_unowned():
    game = landed().play("auction", money(0), money(0), money(0))
    assert game.owners == {} and game.bank == 0 and game.asked == ("after_move", 0) and "unsold" in game.fact_words


@rule("SW-AUCT-06")
@pytest.mark.parametrize(("amount", "reason"), [(40, "bid_too_low"), (65, "not_a_multiple"), (1510, "too_poor")])
def test_a_bid_is_a_multiple_of_ten_above_the_last_and_within_the_cash(amount, reason):
    game = landed().play("auction", money(50))
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(money(amount))
    assert (refusal.value.reason, refusal.value.rule) == (reason, "SW-AUCT-06") and game.choices[1] == 60


@rule("SW-AUCT-07")
def test_bidding_goes_clockwise_from_the_lander_and_a_pass_is_final():
    game = landed(turn=1, active=1).play("auction", money(10), money(10), money(20))
    assert game.asked == ("auction_bid", 0)  # seat 1 has passed for good, so the other two alternate
    game.play(money(30))
    assert game.asked == ("auction_bid", 2)


@rule("SW-AUCT-07")
def test_a_player_who_cannot_raise_is_skipped_unless_cards_could_bring_money():
    game = landed(cash={1: 0, 2: 0}, hands={2: "just_say_no"}).play("auction", money(10))
    assert game.asked == ("auction_bid", 2) and game.choices == [10]


@rule("SW-AUCT-08")
def test_a_winning_price_may_be_below_or_above_the_printed_one():
    assert landed().play("auction", money(10), money(10), money(10)).cash[0] == 1490
    assert landed().play("auction", money(900), money(900), money(900)).cash[0] == 600


@rule("SW-AUCT-09")
def test_nothing_interrupts_an_auction():
    game = landed(hands={1: "extortion", 2: "capture"}).play("auction", money(1500))
    assert [game.question.aside(game.table, p) for p in (TABLE, 0, 2)] == [None] * 3
    game.play(money(1500), money(1500))
    assert game.cash[0] == 0 and game.owners == {"hoth_1": 0}


@rule("SW-EDGE-38")
def test_the_only_free_player_may_win_the_refused_space_for_ten():
    game = landed(jailed={1: 1, 2: 3}).play("auction", money(10))
    assert game.owners == {"hoth_1": 0} and game.cash[0] == 1490


@rule("SW-EDGE-47")
def test_an_auction_in_which_nobody_can_bid_ends_without_a_sale():
    game = landed(cash={0: 0, 2: 0}, jailed={1: 1}).play("auction")
    assert game.owners == {} and game.asked == ("after_move", 0) and "unsold" in game.fact_words


@rule("SW-EDGE-54")
def test_a_money_card_makes_the_purchase_possible():
    game = landed(37, cash={0: 200}, hands={0: "secret_funds"})
    assert game.choices == ["auction", "play"]
    game.play("play", card("secret_funds"))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "buy"]
    game = landed(37, cash={0: 100}, hands={0: "secret_funds"}).play("play", card("secret_funds"))
    assert game.choices == ["auction"]
