"""The housing shortage of Electronic."""

from typing import Any

import pytest

from magnat.games.electronic.shortage import CarryOut, Contest
from magnat.kernel import Frame, IllegalAnswer
from magnat.kernel.table import field_values
from magnat.positions import Position, dice, levels, money

rule = pytest.mark.rule

MANUAL = {"rent_claim": "manual"}


@rule("ELEC-SHORT-01")
def test_without_apartments_in_stock_building_waits():
    game = Position("electronic", owns={0: "brown", 1: "pink"}, built={"villette": 1}, apartments=0)
    assert "build" not in game.choices
    game.say(1, "sell").play("pink", levels(0, 0, 0))
    assert "build" in game.choices


@rule("ELEC-SHORT-02", "ELEC-EDGE-30")
def test_the_last_apartment_is_auctioned_when_another_player_wants_it():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", money(510), money(900), money(510 + 390), "courcelles")
    assert game.levels == {"courcelles": 1} and game.cash[:2] == [15_000, 14_100] and game.apartments == 0


@rule("ELEC-SHORT-02")
def test_the_ordering_player_may_win_the_auction():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", money(510), money(510), "lecourbe")
    assert game.levels == {"lecourbe": 1} and game.cash[:2] == [14_490, 15_000]


@rule("ELEC-SHORT-03")
def test_the_auction_opens_at_the_lowest_building_cost_among_the_contenders():
    game = Position("electronic", owns={0: "green", 1: "light_blue"}, apartments=1)
    game.play("build", "green", levels(1, 0, 0), "contest")
    assert game.asked == ("bid", 0) and game.choices[:2] == [500, 510]


@rule("ELEC-SHORT-03")
def test_a_player_too_poor_to_contest_does_not_lower_the_opening_price():
    game = Position("electronic", owns={0: "green", 1: "red", 2: "brown"}, cash={2: 490}, apartments=1)
    game.play("build", "green", levels(1, 0, 0))
    assert game.asked == ("contest", 1)
    assert game.play("contest").choices[:2] == [1500, 1510]


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize("asker", range(3))
@pytest.mark.parametrize("said", ["no", "contest"])
def test_deeds_of_a_player_who_declined_do_not_set_the_price(asker, said):
    second, third = (asker + 1) % 3, (asker + 2) % 3
    game = Position("electronic", turn=asker, owns={asker: "dark_blue", second: "green", third: "brown"}, apartments=1)
    game.play("build", "dark_blue", levels(1, 0), "contest")
    assert game.asked == ("contest", third) and game.question.opening(game.table) == 500
    opening = 2000 if said == "no" else 500
    assert game.play(said).asked == ("bid", asker) and game.choices[:2] == [opening, opening + 10]
    game.play(money(opening))
    if said == "contest":
        game.play(money(opening))
    assert game.asked == ("place", second) and game.cash[second] == 15_000 - opening


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize(("balance", "asked"), [(1990, ("before_throw", 0)), (2000, ("contest", 2))])
def test_a_player_who_cannot_pay_the_price_after_a_refusal_is_not_asked(balance, asked):
    game = Position("electronic", owns={0: "dark_blue", 1: "brown", 2: "green"}, cash={2: balance}, apartments=1).play(
        "build", "dark_blue", levels(1, 0)
    )
    assert game.asked == ("contest", 1) and game.question.opening(game.table) == 500
    game.play("no")
    assert game.asked == asked and game.levels == ({} if asked[0] == "contest" else {"champs_elysees": 1})
    if asked[0] == "contest":
        assert game.question.opening(game.table) == 2000


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize(("balance", "asked"), [(1990, ("before_throw", 0)), (2000, ("bid", 0))])
def test_a_contender_who_cannot_pay_the_opening_price_does_not_bid(balance, asked):
    game = Position("electronic", owns={0: "dark_blue", 1: "green", 2: "brown"}, cash={1: balance}, apartments=1).play(
        "build", "dark_blue", levels(1, 0), "contest", "no"
    )
    assert game.asked == asked and game.cash[0] == (13_000 if asked[0] == "before_throw" else 15_000)


@rule("ELEC-SHORT-03")
def test_the_bid_replaces_the_printed_price_and_resale_is_half_the_printed_price():
    game = Position("electronic", owns={0: "green", 1: "light_blue"}, apartments=1)
    game.play("build", "green", levels(1, 0, 0), "contest", money(700), money(700), "foch")
    assert game.cash[0] == 14_300
    game.play("throw", dice(4, 6), "sell", "green", levels(0, 0, 0))
    assert game.cash[0] == 15_300


@rule("ELEC-SHORT-04")
def test_contesting_is_a_bid_of_the_opening_price():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", money(500))
    assert game.asked == ("place", 1) and game.cash[:2] == [15_000, 14_500] and game.choices == [6, 8, 9]


@rule("ELEC-SHORT-04")
def test_with_two_contenders_the_first_clockwise_holds_the_bid_and_the_second_is_still_asked():
    game = Position("electronic", owns={0: "brown", 1: "light_blue", 2: "pink"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", "contest", money(500))
    assert game.asked == ("bid", 2) and game.choices[:2] == [500, 510]
    assert game.play(money(500)).asked == ("place", 1)


@rule("ELEC-SHORT-04")
def test_calls_go_clockwise_from_the_player_who_asked():
    game = Position("electronic", turn=1, owns={0: "brown", 1: "light_blue", 2: "pink"}, apartments=1)
    game.play("build", "light_blue", levels(1, 0, 0), "contest", "contest")
    asked = [game.play(money(bid)).asked for bid in (510, 520, 530, 540)]
    assert asked == [("bid", 2), ("bid", 0), ("bid", 1), ("bid", 2)]


@rule("ELEC-SHORT-04")
def test_a_contender_who_is_outbid_by_the_next_one_may_raise_again():
    game = Position("electronic", owns={0: "brown", 1: "light_blue", 2: "pink"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", "contest", money(500), money(600))
    assert game.asked == ("bid", 1)
    assert game.play(money(600)).asked == ("place", 2)


@rule("ELEC-SHORT-04")
def test_a_player_who_did_not_contest_does_not_bid():
    game = Position("electronic", owns={0: "brown", 1: "light_blue", 2: "pink"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "no", "contest", money(510), money(510))
    assert game.asked == ("place", 0)


@rule("ELEC-SHORT-04")
def test_the_winner_places_evenly_and_by_default_on_the_lowest_street():
    game = Position(
        "electronic", owns={0: "brown", 1: "light_blue"}, built={"vaugirard": 1}, mortgaged="", apartments=1
    )
    game.play("build", "brown", levels(1, 0), "contest", money(500))
    assert game.choices == [8, 9] and game.silence == 8


@rule("ELEC-SHORT-04", "ELEC-EDGE-61")
def test_the_rest_of_a_contested_order_lapses_and_may_be_ordered_and_contested_again():
    game = Position("electronic", owns={0: "light_blue", 1: "brown"}, apartments=3)
    game.play("build", "light_blue", levels(1, 1, 1), "contest", money(510), money(510), "vaugirard")
    assert game.levels == {"vaugirard": 1} and game.apartments == 2 and game.asked == ("before_throw", 0)
    game.play("build", "light_blue", levels(1, 1, 1), "contest", money(500), "belleville")
    assert game.levels == {"vaugirard": 1, "belleville": 1} and game.apartments == 1
    assert game.play("build", "light_blue", levels(1, 1, 0)).asked == ("contest", 1)


@rule("ELEC-SHORT-04", "ELEC-SHORT-05")
def test_hotels_are_contested_and_placed_only_where_four_apartments_stand():
    game = Position(
        "electronic", owns={0: "brown", 1: "light_blue pink"}, built={"brown": 4, "light_blue": 4}, hotels=3
    )
    game.play("build", "brown", levels(5, 4), "contest", money(500))
    assert game.asked == ("place", 1) and game.choices == [6, 8, 9]
    game.play("courcelles")
    assert game.levels["courcelles"] == 5 and game.hotels == 2


@rule("ELEC-SHORT-04", "ELEC-SHORT-05")
def test_a_player_who_cannot_place_a_hotel_does_not_bid_for_one():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, built={"light_blue": 4}, hotels=2)
    game.play("build", "brown", levels(5, 5), "contest")
    assert game.asked == ("place", 1) and game.cash[:2] == [15_000, 14_500]


@rule("ELEC-SHORT-05")
@pytest.mark.parametrize(("stock", "asked"), [(13, ("before_throw", 0)), (12, ("contest", 1))])
def test_an_order_is_contested_only_if_it_leaves_fewer_apartments_than_the_others_could_place(stock, asked):
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=stock)
    game.play("build", "brown", levels(1, 0))
    assert game.asked == asked


@rule("ELEC-SHORT-05")
@pytest.mark.parametrize(("stock", "asked"), [(4, ("before_throw", 0)), (3, ("contest", 1))])
def test_an_order_of_hotels_is_contested_only_if_streets_ready_for_one_would_go_without(stock, asked):
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, built={"brown": 4, "light_blue": 4}, hotels=stock)
    game.play("build", "brown", levels(5, 4))
    assert game.asked == asked


@rule("ELEC-SHORT-05")
@pytest.mark.parametrize(("stock", "asked"), [(9, ("before_throw", 0)), (8, ("contest", 1))])
def test_streets_with_a_hotel_take_no_more_apartments(stock, asked):
    built = {"courcelles": 5}
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, built=built, apartments=stock)
    game.play("build", "brown", levels(1, 0))
    assert game.asked == asked


@rule("ELEC-SHORT-05")
@pytest.mark.parametrize(
    "unable",
    [
        {"cash": {1: 490}},
        {"mortgaged": "vaugirard"},
        {"built": {"light_blue": 4}},
        {"built": {"light_blue": 5}},
    ],
)
def test_a_player_who_could_not_place_or_pay_for_a_piece_is_not_asked(unable):
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1, **unable)
    game.play("build", "brown", levels(1, 0))
    assert game.levels["belleville"] == 1 and game.asked == ("before_throw", 0)


@rule("ELEC-SHORT-05", "ELEC-EDGE-30")
def test_the_active_player_may_contest_an_order_between_turns():
    game = Position("electronic", owns={0: "brown", 2: "pink"}, apartments=1)
    game.say(2, "build").play("pink", levels(1, 0, 0))
    assert game.asked == ("contest", 0)
    assert game.play("contest", money(500), "lecourbe").levels == {"lecourbe": 1}


@rule("ELEC-SHORT-05")
def test_when_nobody_contests_the_printed_price_is_paid():
    game = Position("electronic", owns={0: "green", 1: "light_blue", 2: "brown"}, apartments=2)
    game.play("build", "green", levels(1, 1, 0))
    assert game.asked == ("contest", 1) and game.silence == "no"
    game.play("no")
    assert game.asked == ("contest", 2)
    game.play("no")
    assert game.cash[0] == 11_000 and game.levels == {"breteuil": 1, "foch": 1}


@rule("ELEC-SHORT-05")
def test_an_order_that_only_returns_apartments_is_not_contested_for_them():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, built={"brown": 4}, apartments=0)
    game.play("build", "brown", levels(5, 5))
    assert game.hotels == 10 and game.asked == ("before_throw", 0)


@rule("ELEC-SHORT-06", "ELEC-EDGE-66")
def test_a_piece_won_at_auction_is_not_sold_back_before_the_next_throw():
    game = Position("electronic", owns={0: "brown", 1: "light_blue"}, apartments=1)
    game.play("build", "brown", levels(1, 0), "contest", money(510), money(510), "belleville")
    assert "sell" not in game.choices
    assert "sell" in game.play("throw", dice(4, 6)).choices


@rule("ELEC-SHORT-06")
def test_older_buildings_may_be_sold_beside_a_fresh_piece():
    game = Position(
        "electronic", owns={0: "brown pink", 1: "light_blue"}, built={"belleville": 1, "villette": 1}, apartments=1
    )
    game.play("build", "brown", levels(1, 1), "contest", money(510), money(510), "lecourbe", "sell")
    assert game.choices == [0, 2]
    assert game.play("brown").orders == [(0, 1)]


@rule("ELEC-SHORT-06")
def test_a_debtor_may_sell_a_fresh_piece():
    game = Position(
        "electronic",
        options=MANUAL,
        at={0: "chance_3"},
        cash={0: 900},
        owns={0: "brown", 1: "light_blue", 2: "paix"},
        apartments=1,
    )
    game.play("throw", dice(1, 2), "end").say(0, "build").play("brown", levels(1, 0), "contest", money(510), money(510))
    game.play("belleville").say(2, "claim").play("claim", "sell", "brown", levels(0, 0))
    assert game.cash[0] == 900 - 510 + 250 - 500 and game.asked == ("before_throw", 1)


@rule("ELEC-SHORT-06")
def test_once_a_debtor_sold_the_fresh_piece_older_ones_may_be_sold():
    game = Position(
        "electronic",
        options=MANUAL,
        at={0: "chance_3"},
        cash={0: 900},
        owns={0: "brown", 1: "light_blue", 2: "paix"},
        built={"brown": 1},
        apartments=1,
    )
    game.play("throw", dice(1, 2), "end").say(0, "build").play("brown", levels(2, 1), "contest", money(510), money(510))
    game.play("belleville").say(2, "claim").play("claim", "sell", "brown", levels(1, 1)).say(0, "sell").play("brown")
    assert sorted(game.orders) == [(0, 0), (0, 1), (1, 0)]


@rule("ELEC-SHORT-07")
def test_an_order_beyond_the_stock_is_refused_as_a_whole():
    game = Position("electronic", owns={0: "brown"}, apartments=1)
    with pytest.raises(IllegalAnswer, match="order_impossible"):
        game.play("build", "brown", levels(1, 1))
    assert game.levels == {} and game.cash[0] == 15_000 and game.apartments == 1


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize(("balance", "asked"), [(1490, ("before_throw", 2)), (1500, ("contest", 3))])
def test_deeds_of_the_ordering_player_set_the_price_even_if_unaffordable(balance, asked):
    """The player orders a hotel on brown, which is not ready for one; red is, but is unaffordable."""
    built = {"belleville": 4, "lecourbe": 3, "red": 4, "green": 4}
    game = Position(
        "electronic", seats=4, turn=2, owns={2: "brown red", 3: "green"}, built=built, cash={2: 1000, 3: balance},
        hotels=1,
    ).play("build", "brown", levels(5, 4))  # fmt: skip
    assert game.asked == asked
    if balance == 1500:
        assert game.play("contest").asked == ("place", 3) and game.cash[2:] == [1000, 0] and game.hotels == 1
        assert game.play("foch").hotels == 0 and game.levels["foch"] == 5 and game.levels["belleville"] == 4


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize("asker", range(4))
def test_only_players_able_to_contest_are_asked(asker):
    first, second, third = [(asker + i) % 4 for i in (1, 2, 3)]
    game = Position(
        "electronic", seats=4, turn=asker, owns={asker: "dark_blue", first: "brown", second: "green", third: "red"},
        cash={second: 1490, third: 1500}, apartments=1,
    ).play("build", "dark_blue", levels(1, 0))  # fmt: skip
    assert game.asked == ("contest", first) and game.question.ring == (first, second, third)
    all_of_them = game.fork().play("contest")
    assert all_of_them.asked == ("contest", second) and all_of_them.question.yes == 1 << first
    assert all_of_them.play("contest").asked == ("contest", third) and all_of_them.question.opening(game.table) == 500
    assert all_of_them.play("no").asked == ("bid", asker) and all_of_them.question.ring == (asker, first, second)
    assert all_of_them.question.holder == first and all_of_them.question.high == 500
    assert game.play("no").asked == ("contest", third) and game.question.ring == (third,) and game.question.yes == 0
    assert game.play("contest").asked == ("bid", asker) and game.question.ring == (asker, third)


@rule("ELEC-SHORT-05", "ELEC-BKR-08")
def test_a_contest_continues_without_players_who_left():
    contest = Contest((3, 0), 2, 6, 1, 0b10)

    def left(frame: Frame | None) -> tuple[object, ...]:
        assert frame is not None
        return field_values(frame)

    assert left(contest.without(0)) == ((3,), 2, 6, 1, 0b10) and left(contest.without(3)) == ((0,), 2, 6, 1, 0b10)
    assert left(contest.without(1)) == ((3, 0), 2, 6, 1, 0) and left(contest.without(5)) == left(contest)
    assert contest.without(2) is None
    last = Contest((3,), 2, 6, 1, 0b11)
    assert left(last.without(3)) == (2, 6, 1, 0b11) and left(last.without(1)) == ((3,), 2, 6, 1, 1)


@rule("ELEC-SHORT-02", "ELEC-SHORT-05")
@pytest.mark.parametrize(("said", "asked"), [(0b0000, "before_throw"), (0b0001, "bid"), (0b1001, "bid")])
def test_an_uncontested_order_is_carried_out(said, asked):
    owns = {2: "green", 3: "orange", 0: "brown"}
    push = [CarryOut(2, 6, 1, said)]
    game = Position("electronic", seats=4, turn=2, owns=owns, apartments=1, push=push)
    if said:
        assert game.asked == ("bid", 2) and game.question.ring == ((2, 3, 0) if said == 0b1001 else (2, 0))
        assert game.question.holder == (3 if said == 0b1001 else 0) and game.question.high == 500
    else:
        assert game.levels == {"breteuil": 1} and game.cash[2] == 13_000


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize(("balance", "asked"), [(0, "before_throw"), (490, "before_throw"), (500, "contest")])
def test_only_rivals_who_can_pay_contest_an_order_without_room_for_its_piece(balance, asked):
    """A hotel is never free, even if no deed sets a price."""
    given: Any = {"owns": {2: "brown", 3: "light_blue"}, "built": {"light_blue": 4}, "hotels": 2, "cash": {3: balance}}
    game = Position("electronic", seats=4, turn=2, **given).play("build", "brown", levels(5, 5))
    assert game.asked == (asked, 3 if balance == 500 else 2) and game.cash[3] == balance
    if balance == 500:
        assert game.play("contest").asked == ("place", 3) and game.cash[2:] == [15_000, 0]
    else:
        assert game.levels["belleville"] == game.levels["lecourbe"] == 5 and game.cash[2] == 10_000


@rule("ELEC-SHORT-05")
@pytest.mark.parametrize(("ordered", "asked"), [((1, 0), "before_throw"), ((5, 4), "contest")])
def test_an_order_without_a_hotel_is_not_contested_for_hotels(ordered, asked):
    built = {"light_blue": 4, **({"brown": 4} if asked == "contest" else {})}
    game = Position("electronic", seats=4, turn=2, owns={2: "brown", 3: "light_blue"}, built=built, hotels=2)
    assert game.play("build", "brown", levels(*ordered)).asked == (asked, 3 if asked == "contest" else 2)
