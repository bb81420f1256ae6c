"""Contexts and consequences of questions in Electronic, and reasons of refused answers."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.electronic import VARIANTS
from magnat.kernel import BadOption
from magnat.mechanics.buildings import APARTMENT, HOTEL
from magnat.positions import Position, card, dice, levels, money, seat
from tests.named import cards

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to neuilly, 13: 1400
MANUAL = {"rent_claim": "manual"}
IN_JAIL: Any = {"at": {2: "jail"}}


def at_seat_2(*script: Any, **given: Any) -> Position:
    return Position("electronic", seats=4, turn=2, **given).play(*script)


def context_of(game: Position) -> Any:
    return game.question.context(game.table)


def consequences_of(game: Position, answer: Any) -> Any:
    return game.question.consequences(game.table, game.answer_int(game.question, answer))


@rule("ELEC-BUY-02", "ELEC-BUY-04", "ELEC-TURN-09")
@pytest.mark.parametrize(("cash", "may"), [(1390, False), (1400, True), (1410, True)])
def test_buying_needs_exactly_the_price_and_shows_the_remaining_cash(cash, may):
    game = at_seat_2(*LAND, cash={2: cash}, owns={2: "lyon"}, **IN_JAIL)
    assert context_of(game) == {"enough": may} and consequences_of(game, "buy") == {"left": cash - 1400}
    assert game.choices == (["auction", "buy"] if may else ["auction", "mortgage", "trade"])
    assert game.silence == "auction"
    assert game.refusal("build") == ("not_between_throw_and_end", "ELEC-TURN-09")
    if not may:
        assert game.refusal("buy") == ("too_poor", "ELEC-BUY-04")


@rule("ELEC-EDGE-19")
def test_a_player_without_money_or_assets_goes_straight_to_the_auction():
    assert at_seat_2(*LAND, cash={2: 1390}, **IN_JAIL).asked == ("bid", 2)
    assert at_seat_2(*LAND, cash={2: 1400}, **IN_JAIL).asked == ("buy_or_auction", 2)
    assert at_seat_2(*LAND, cash={2: 1390}, jail_cards={"chest": 2}, **IN_JAIL).asked == ("buy_or_auction", 2)
    assert at_seat_2(*LAND, cash={2: 1390}, jail_cards={"chest": 1}, **IN_JAIL).asked == ("bid", 2)


@rule("ELEC-JAIL-05", "ELEC-JAIL-06", "ELEC-CARD-03")
@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_a_jailed_player_sees_the_attempt_and_needs_the_whole_fine(attempt):
    game = at_seat_2(jailed={2: attempt}, cash={2: 500}, jail_cards={"chance": 1})
    assert context_of(game) == {"attempt": attempt} and consequences_of(game, "pay") == {"left": 0}
    assert game.choices == ["throw", "trade", "pay"] and game.silence == "throw"
    assert game.refusal("use_chance_card") == ("no_jail_card", "ELEC-CARD-03") == game.refusal("use_chest_card")
    assert game.refusal("build") == ("cannot_build", "ELEC-BUILD-01")
    assert at_seat_2(jailed={2: attempt}, cash={2: 490}).refusal("pay") == ("too_poor", "ELEC-JAIL-06")
    both = at_seat_2(jailed={2: attempt}, jail_cards={"chance": 2, "chest": 2})
    assert both.choices[-3:] == ["pay", "use_chance_card", "use_chest_card"]


@rule("ELEC-TURN-08", "ELEC-BUILD-01", "ELEC-SELLB-01", "ELEC-MORT-01", "ELEC-MORT-05", "ELEC-RENT-02")
def test_illegal_management_is_refused_with_its_reason():
    game = at_seat_2()
    assert game.choices == ["throw"]
    assert game.refusal("build") == ("cannot_build", "ELEC-BUILD-01")
    assert game.refusal("sell") == ("no_building", "ELEC-SELLB-01")
    assert game.refusal("mortgage") == ("nothing_to_mortgage", "ELEC-MORT-01")
    assert game.refusal("lift") == ("cannot_lift", "ELEC-MORT-05")
    assert game.refusal("claim") == ("no_claim", "ELEC-RENT-02")


@rule("ELEC-BUILD-03", "ELEC-BUILD-04", "ELEC-SELLB-03")
def test_an_order_shows_its_cost_or_its_refusal():
    game = at_seat_2("build", "pink", owns={2: "pink"}, built={"villette": 1}, cash={2: 2000})
    assert context_of(game) == {"each": 1000} and consequences_of(game, levels(1, 1, 1)) == {"cost": 2000}
    assert game.refusal(levels(2, 1, 1))[0] == "too_poor" and game.refusal(levels(2, 0, 0))[0] == "order_impossible"
    assert game.refusal(levels(1, 0, 0))[0] == "order_impossible"
    assert game.orders == [(1, 1, 0), (1, 0, 1), (1, 1, 1)]
    sale = at_seat_2("sell", "pink", owns={2: "pink"}, built={"pink": 1})
    assert context_of(sale) == {"each": 500} and consequences_of(sale, levels(0, 0, 1)) == {"cost": 1000}
    assert sale.refusal(levels(2, 1, 1)) == ("sale_impossible", "ELEC-SELLB-03")
    assert sale.orders[:3] == [(1, 1, 0), (1, 0, 1), (0, 1, 1)] and sale.silence == sale.choices[0]


@rule("ELEC-BUILD-03")
@pytest.mark.parametrize(("cash", "may"), [(490, False), (500, True)])
def test_a_building_needs_exactly_its_price(cash, may):
    assert ("build" in at_seat_2(owns={2: "brown"}, cash={2: cash}).choices) == may


@rule("ELEC-BUILD-05", "ELEC-SHORT-01")
@pytest.mark.parametrize(
    ("built", "stock", "may"),
    [
        (0, (1, 0), True),
        (3, (1, 0), True),
        (4, (0, 1), True),
        (3, (0, 1), False),
        (4, (1, 0), False),
        (5, (9, 9), False),
    ],
)
def test_the_fifth_level_is_a_hotel_and_lower_ones_apartments(built, stock, may):
    given: Any = {"owns": {2: "brown"}, "built": {"brown": built} if built else {}}
    game = at_seat_2(apartments=stock[0], hotels=stock[1], **given)
    assert ("build" in game.choices) == may


@rule("ELEC-SELLB-05", "ELEC-DEBT-02")
def test_an_absent_debtor_sells_the_cheapest_piece_first():
    given: Any = {"owns": {2: "pink brown", 3: "green"}, "built": {"pink": 1, "brown": 1, "foch": 5}}
    game = at_seat_2("throw", dice(1, 2), at={2: "la_fayette"}, cash={2: 0}, **given)
    assert game.asked == ("settle_debt", 2) and "sell" in game.choices
    assert game.play("sell").silence == 0 and game.choices == [0, 2]
    assert game.play("brown").silence == game.choices[0]


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
def test_a_contest_shows_the_scarce_piece_and_the_opening_price():
    game = at_seat_2("build", "green", levels(1, 0, 0), owns={2: "green", 3: "orange"}, apartments=1)
    assert game.asked == ("contest", 3) and context_of(game)["opening"] == 1000
    assert context_of(game)["piece"] == APARTMENT == game.play("contest").question.lot
    hotels = at_seat_2(
        "build", "brown", levels(5, 4), owns={2: "brown", 3: "pink"}, built={"brown": 4, "pink": 4}, hotels=1
    )
    assert hotels.asked == ("contest", 3) and context_of(hotels) == {"piece": HOTEL, "opening": 500}


@rule("ELEC-SHORT-02", "ELEC-SHORT-05")
@pytest.mark.parametrize(("left", "asked"), [(2, "contest"), (3, "contest"), (12, "contest"), (13, "before_throw")])
def test_an_order_is_contested_only_if_it_leaves_fewer_than_the_others_could_place(left, asked):
    game = at_seat_2("build", "brown", levels(1, 0), owns={2: "brown", 3: "light_blue"}, apartments=left)
    assert game.asked == (asked, 3 if asked == "contest" else 2)  # the other players could place twelve


@rule("ELEC-SHORT-03", "ELEC-SHORT-05")
@pytest.mark.parametrize(("cash", "asked"), [(490, "before_throw"), (500, "contest")])
def test_a_player_without_the_opening_price_is_not_asked(cash, asked):
    given: Any = {"owns": {2: "green", 3: "brown"}, "apartments": 1, "cash": {3: cash}}
    game = at_seat_2("build", "green", levels(1, 0, 0), **given)
    assert game.asked == (asked, 3 if asked == "contest" else 2)


@rule("ELEC-DEBT-02", "ELEC-BKR-01")
def test_a_debtor_sees_the_missing_amount_and_by_default_mortgages_then_sells_then_gives_up():
    given: Any = {"owns": {3: "pink", 2: "lyon"}, "built": {"neuilly": 2}, **IN_JAIL}
    game = at_seat_2(*LAND, cash={2: 500}, **given)
    assert context_of(game) == {"missing": 1000} and game.silence == "mortgage"
    assert game.refusal("bankrupt")[0] == "can_still_pay" and game.refusal("sell")[0] == "not_offered"
    poorer = at_seat_2(*LAND, cash={2: 490}, **given)
    assert poorer.silence == "bankrupt" and "bankrupt" in poorer.choices
    given["owns"], given["built"] = {3: "pink", 2: "brown"}, {"neuilly": 2, "brown": 1}
    seller = at_seat_2(*LAND, cash={2: 400}, **given)
    assert seller.silence == "sell" and "bankrupt" not in seller.choices
    assert "bankrupt" in at_seat_2(*LAND, cash={2: 390}, **given).choices


@rule("ELEC-TRADE-08", "ELEC-MORT-10")
def test_payment_in_kind_shows_its_consequences():
    given: Any = {"owns": {3: "neuilly", 2: "lyon belleville"}, **IN_JAIL}
    game = at_seat_2(*LAND, mortgaged="lyon", **given)
    assert game.asked == ("how_to_pay", 2) and consequences_of(game, "card") == {"left": 14_900}
    game.play("in_kind")
    assert consequences_of(game, "lyon") == {"mortgaged": 1, "interest": 100} and game.choices == [1, 15]
    part = game.fork().play("lyon", money(60))
    shown = context_of(part)
    assert part.asked == ("answer_in_kind", 3)
    assert (shown["whole"], shown["mortgaged"], shown["interest"]) == (False, 1, 100)
    assert context_of(game.fork().play("belleville", money(100)))["whole"] is True


@rule("ELEC-CARD-07")
@pytest.mark.parametrize("cash", [90, 100])
def test_fine_or_chance_shows_whether_the_fine_can_be_paid(cash):
    game = at_seat_2("throw", dice(1, 1), card("fine_or_chance"), cash={2: cash})
    assert context_of(game) == {"enough": cash == 100} and consequences_of(game, "pay") == {"left": cash - 100}


@rule("ELEC-CARD-02", "ELEC-EDGE-06")
def test_a_card_with_a_cost_is_put_back_after_payment_and_any_other_at_once():
    debtor: Any = {"owns": {2: "brown"}, "built": {"brown": 1}, "cash": {2: 0}}
    game = at_seat_2("throw", dice(3, 4), card("road_repairs"), **debtor)
    assert game.asked == ("settle_debt", 2) and game.unders[0] == ()
    game = at_seat_2("throw", dice(3, 4), card("school_fees"), owns={2: "lyon dark_blue"}, cash={2: 0})
    assert game.asked == ("settle_debt", 2) and game.unders[0] == ()
    game = at_seat_2("throw", dice(1, 1), card("birthday"), owns={3: "lyon"}, cash={3: 0})
    assert game.asked == ("settle_debt", 3) and game.unders[1] == ()
    game = at_seat_2("throw", dice(3, 4), card("advance_to_lyon"))
    assert game.asked == ("buy_or_auction", 2) and cards(game, game.unders[0]) == "advance_to_lyon"


@rule("ELEC-RENT-01", "ELEC-RENT-02", "ELEC-RENT-04")
def test_claims_are_made_the_oldest_first_and_show_visitor_and_amount():
    game = at_seat_2("throw", dice(6, 5), owns={3: "pink station"}, options=MANUAL)
    question = game.question.aside(game.table, 3)
    assert question.context(game.table) == {"visitor": 2, "amount": 200} and game.aside(3) == ["claim", "waive"]
    assert game.aside(0) == [] and game.aside(1) == []
    twice = at_seat_2("throw", dice(3, 3), "throw", dice(1, 1), owns={3: "vaugirard courcelles"}, options=MANUAL)
    assert twice.say(3, "claim").fact_rows[-2] == ("claimed", 3, 2, 60) and twice.aside(3) == ["claim", "waive"]
    assert twice.say(3, "waive").aside(3) == [] and twice.fact_rows[-1] == ("waived", 3, 2, 60)


@rule("ELEC-MORT-05", "ELEC-MORT-09", "ELEC-MORT-10", "ELEC-MORT-11")
def test_lifting_needs_exactly_its_cost_and_shows_it():
    given: Any = {"owns": {2: "paradis"}, "mortgaged": "paradis"}
    assert "lift" in at_seat_2(cash={2: 880}, **given).choices
    assert "lift" not in at_seat_2(cash={2: 870}, **given).choices
    assert consequences_of(at_seat_2("lift", cash={2: 890}, **given), "paradis") == {"cost": 880, "left": 10}
    assert consequences_of(at_seat_2("mortgage", owns={2: "paradis"}), "paradis") == {"value": 800}


@rule("ELEC-MORT-09", "ELEC-MORT-10")
def test_a_received_mortgage_shows_its_interest_and_the_cost_of_lifting():
    given: Any = {"owns": {2: "belleville paradis", 3: "lyon"}, "mortgaged": "belleville paradis"}
    offer = ("trade", seat(3), "belleville", "paradis", "money", money(-10), "send", "accept")
    game = at_seat_2(*offer, cash={3: 390}, **given)
    assert game.asked == ("keep_or_lift", 3) and context_of(game) == {"deed": 1, "interest": 30, "cost": 300}
    assert game.choices == ["keep", "lift"]  # the cash just covers 300 and the other interest, 80
    assert at_seat_2(*offer, cash={3: 380}, **given).choices == ["keep"]
    assert context_of(game.play("keep")) == {"deed": 14, "interest": 80, "cost": 800}
    assert game.refusal("lift")[0] == "too_poor"


@rule("ELEC-QUICK-01", "ELEC-QUICK-03", "ELEC-QUICK-06", "ELEC-TIME-01", "ELEC-END-04", "ELEC-TRADE-10")
@pytest.mark.parametrize(
    ("option", "most"),
    [
        ("deeds_dealt", 2), ("apartments_for_hotel", 4), ("ends_at_bankruptcies", 5), ("time_limit", 10_000),
        ("turn_limit", 1_000_000), ("offers_per_window", 15), ("interturn_grace_seconds", 60),
    ],
)  # fmt: skip
def test_numeric_options_have_a_maximum(option, most):
    assert edition("electronic", "standard", {option: most})
    with pytest.raises(BadOption):
        edition("electronic", "standard", {option: most + 1})


@rule("ELEC-QUICK-01", "ELEC-QUICK-03", "ELEC-QUICK-06", "ELEC-TIME-01", "ELEC-TIME-04")
def test_variants_list_their_options():
    differing = {
        name: {o.name: e.options[o.name] for o in e.declared if e.options.get(o.name, o.default) != o.default}
        for name, e in VARIANTS.items()
    }
    quick = {"deeds_dealt": 2, "apartments_for_hotel": 3, "ends_at_bankruptcies": 2}
    assert differing == {
        "standard": {}, "quick": quick, "timed": {"time_limit": 60}, "quick_timed": {**quick, "time_limit": 60},
    }  # fmt: skip


@rule("ELEC-SELLB-05", "ELEC-DEBT-02")
def test_an_absent_debtor_sells_an_apartment_rather_than_a_hotel_that_cannot_be_split():
    given: Any = {"owns": {2: "pink brown", 3: "green"}, "built": {"pink": 1, "brown": 5, "foch": 5}, "apartments": 0}
    game = at_seat_2("throw", dice(1, 2), "sell", at={2: "la_fayette"}, cash={2: 0}, **given)
    assert game.choices == [0, 2] and game.silence == 2


@rule("ELEC-SHORT-05")
def test_declining_a_contest_announces_nothing():
    game = at_seat_2("build", "green", levels(1, 0, 0), "no", owns={2: "green", 3: "orange"}, apartments=1)
    assert game.fact_rows[1:] == [("built", 2, 31, 1), ("paid_building", 2, 6, 2000)]


@rule("ELEC-SETUP-05", "ELEC-SETUP-10")
def test_all_counters_start_at_zero():
    t = Position.opening("electronic").table
    counts = "winners bank mortgaged prepaid built locked offers active turns doubles dice time_up"
    assert {name: getattr(t, name) for name in counts.split()} == dict.fromkeys(counts.split(), 0)
    assert not any(t.level + t.jailed + t.place + t.deeds + t.complete) and t.claims == t.refused == t.fresh == ()


@rule("ELEC-SHORT-03")
def test_the_cheapest_of_several_groups_sets_the_opening_price():
    for owns in ({2: "green brown", 3: "orange"}, {2: "green", 3: "orange light_blue"}):
        game = at_seat_2("build", "green", levels(1, 0, 0), owns=owns, apartments=1)
        assert game.asked == ("contest", 3) and context_of(game)["opening"] == 500


# Counters per seat between two throws

OFFER: Any = ("lyon", "money", money(-10))


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("p", range(6))
def test_drafts_and_offers_are_counted_separately_for_each_seat(p):
    other = (p + 1) % 6
    game = Position("electronic", seats=6, turn=p, owns={p: "lyon", other: "nord"})
    game.play("trade", seat(other), "withdraw")
    assert game.offers == 1 << 4 * p
    game.play("trade", seat(other), *OFFER, "send", "counter", *OFFER[:2], money(20), "send", "refuse")
    assert game.offers == (2 << 4 * p) + (1 << 32 + 4 * p), "a counter-offer is not counted"
    game.say(other, "trade").play(seat(p), "withdraw")
    assert game.offers == (2 << 4 * p) + (1 << 32 + 4 * p) + (1 << 4 * other)
    game.table.forget_offers(p)
    assert game.offers == 1 << 4 * other
    assert game.play("throw", dice(4, 6)).offers == 0 and game.refused == ()


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("p", range(3))
def test_a_sixteenth_draft_does_not_overflow_into_the_next_seats_counter(p):
    game = Position("electronic", turn=p, owns={p: "lyon"})
    for _ in range(17):
        game.play("trade", seat((p + 1) % 3), "withdraw")
    assert game.offers == 15 << 4 * p


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("p", range(3))
def test_at_most_fifteen_different_offers_can_be_sent(p):
    game = Position("electronic", turn=p, owns={p: "lyon"}, options={"offers_per_window": 15})
    for price in range(15):
        game.play("trade", seat((p + 1) % 3), "lyon", "money", money(-10 * price), "send", "refuse")
    assert "trade" not in game.choices and len(set(game.refused)) == 15


@rule("ELEC-MORT-10", "ELEC-TRADE-07")
def test_each_receiver_of_mortgaged_deeds_sees_their_interest():
    given: Any = {"owns": {2: "belleville lyon nord", 3: "villette paradis"}, "mortgaged": "lyon villette belleville"}
    game = at_seat_2("trade", seat(3), "belleville", "villette", "lyon", "money", money(0), "send", **given)
    deeds = 1 << 1 | 1 << 15
    assert game.fact_rows[-2:] == [("burdened", 3, deeds, 130), ("burdened", 2, 1 << 11, 70)]
    assert context_of(game) == {"given": deeds, "taken": 1 << 11, "burden": deeds, "interest": 130,
                            "other_burden": 1 << 11, "other_interest": 70}  # fmt: skip
    free = at_seat_2("trade", seat(3), "paradis", "nord", "money", money(0), "send", **given)
    assert "burdened" not in free.fact_words
    kind = at_seat_2(*LAND, "in_kind", "lyon", money(60), owns={3: "neuilly", 2: "lyon"}, mortgaged="lyon", **IN_JAIL)
    assert kind.fact_rows[-2:] == [("offered_in_kind", 2, 3, 15, 60), ("burdened", 3, 1 << 15, 100)]


@rule("ELEC-BUILD-01", "ELEC-SELLB-03")
def test_selling_and_building_refusals_name_their_own_rule():
    given: Any = {"owns": {2: "pink brown"}, "built": {"pink": 1}, "mortgaged": "belleville"}
    assert at_seat_2("sell", **given).refusal("brown") == ("not_offered", "ELEC-SELLB-03")
    assert at_seat_2("build", **given).refusal("brown") == ("not_offered", "ELEC-BUILD-01")
