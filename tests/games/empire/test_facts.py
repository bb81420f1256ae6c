"""Facts of Empire: exact words, seats and amounts, in order."""

from typing import Any

import pytest

from magnat.mechanics.money import BANK, Pay
from magnat.positions import Position, card, dice, money, seat
from tests.named import facts_caused_by, named, named_facts

rule = pytest.mark.rule
S = 1
NOBODY = -1


@rule("EMP-TURN-02", "EMP-BUY-02")
def test_turns_rolls_moves_and_purchases_are_announced():
    game = Position("empire", turn=1, turns=6)
    assert named_facts(game) == [("turn", 1, 7, 0, 0)]
    assert facts_caused_by(game, "roll", dice(1, 4), "buy", "end") == [
        ("rolled", 1, 1, 4, 0),
        ("moved", 1, "razor", 0, 0),
        ("bought", 1, "razor", 100, 0),
        ("turn", 2, 8, 0, 0),
    ]


@rule("EMP-TURN-01")
def test_the_first_player_is_announced():
    game: Any = Position.opening("empire", seats=2)
    for _ in range(4):
        game.play(game.choices[0])
    assert facts_caused_by(game, seat(1)) == [("starts", 1, 0, 0, 0), ("turn", 1, 1, 0, 0)]


@rule("EMP-EMPC-01", "EMP-SETUP-07")
def test_dealt_empire_cards_are_private():
    game: Any = Position.opening("empire", seats=2)
    asked = []
    for name in ("hostile_takeover", "deal_buster", "market_crash", "just_say_no"):
        asked.append(game.question.seat)
        game.play(card(name))
    assert asked == [0, 1, 0, 1]
    assert game.hands == ["hostile_takeover market_crash", "just_say_no deal_buster"]
    assert [named(game.edition, fact) for fact in game.facts if fact[0] == "took"] == [
        ("took", 0, "hostile_takeover", 0, 0, 0),
        ("took", 1, "deal_buster", 0, 0, 1),
        ("took", 0, "market_crash", 0, 0, 0),
        ("took", 1, "just_say_no", 0, 0, 1),
    ]


@rule("EMP-DICE-01", "EMP-SWAP-04")
def test_the_symbol_is_announced():
    game = Position("empire", turn=2)
    assert facts_caused_by(game, "roll", dice(3, S)) == [("rolled", 2, 3, 1, 1), ("moved", 2, "transformers", 0, 0)]


@rule("EMP-DICE-05", "EMP-JAIL-01")
def test_the_third_double_is_announced():
    game = Position("empire", turn=1)
    game.table.doubles = 2
    assert facts_caused_by(game, "roll", dice(3, 3)) == [
        ("rolled", 1, 3, 3, 0),
        ("third_double", 1, 0, 0, 0),
        ("jailed", 1, 0, 0, 0),
        ("turn", 2, 2, 0, 0),
    ]


@rule("EMP-GO-01", "EMP-GO-03", "EMP-GO-04")
def test_the_salary_is_announced_on_the_way_or_on_arrival():
    passing = Position("empire", turn=2, at={2: "beats"}, towers={2: "ford"})
    assert facts_caused_by(passing, "roll", dice(2, 3))[1:] == [
        ("salary", 2, 150, 0, 0),
        ("moved", 2, "empire_1", 0, 0),
    ]
    stopping = Position("empire", turn=2, at={2: "beats"}, towers={2: "ford"})
    assert facts_caused_by(stopping, "roll", dice(1, S))[1:] == [("moved", 2, "go", 0, 0), ("salary", 2, 150, 1, 0)]


@rule("EMP-JAIL-06", "EMP-JAIL-07", "EMP-JAIL-15")
def test_every_way_out_of_jail_is_announced():
    def jailed(attempt, **given):
        return Position("empire", turn=1, jailed={1: attempt}, **given)

    assert facts_caused_by(jailed(1), "roll", dice(2, 2))[1:] == [("escaped", 1, 0, 0, 0), ("moved", 1, "puma", 0, 0)]
    assert facts_caused_by(jailed(2), "roll", dice(1, 2))[1:] == [("stayed", 1, 0, 0, 0)]
    assert facts_caused_by(jailed(3), "roll", dice(1, 2))[1:] == [
        ("third_failure", 1, 0, 0, 0),
        ("paid", 1, 50, BANK, 0),
        ("moved", 1, "electric", 0, 0),
    ]
    assert facts_caused_by(jailed(1), "pay") == [("paid_bail", 1, 100, 0, 0)]
    assert facts_caused_by(jailed(1, jail_cards={"chance": 1}), "use_card") == [("used_jail_card", 1, 0, 0, 0)]


@rule("EMP-AUC-04", "EMP-AUC-05", "EMP-BUY-04")
def test_every_step_of_an_auction_is_announced():
    game = Position("empire", turn=1).play("roll", dice(1, 4))
    assert facts_caused_by(game, "auction", money(50), money(50), money(100), money(100)) == [
        ("declined", 1, "razor", 0, 0),
        ("auction", NOBODY, "razor", 0, 0),
        ("bid", 2, "razor", 50, 0),
        ("passed", 0, "razor", 0, 0),
        ("bid", 1, "razor", 100, 0),
        ("passed", 2, "razor", 0, 0),
        ("won_auction", 1, "razor", 100, 0),
    ]
    unsold = Position("empire", turn=1).play("roll", dice(1, 4))
    assert facts_caused_by(unsold, "auction", "pass", "pass", "pass")[-1] == ("unsold", NOBODY, "razor", 0, 0)


@rule("EMP-RENT-01", "EMP-RENT-03", "EMP-DEBT-02", "EMP-DEBT-03")
def test_rent_is_announced_with_its_outcome():
    def visited(**given):
        return facts_caused_by(Position("empire", turn=1, **given), "roll", dice(1, 2))[2:]

    tower: dict[str, Any] = {"towers": {2: "transformers heinz"}}
    assert visited(**tower) == [("rent", 1, "transformers", 250, 2), ("paid", 1, 250, 2, 0)]
    assert visited(jailed={2: 1}, **tower) == [("no_rent", 1, "transformers", 2, 0)]
    assert visited(cash={1: 0}, **tower) == [("rent", 1, "transformers", 250, 2), ("debt_lapsed", 1, 250, 2, 0)]
    assert visited(cash={1: 0}, towers={1: "ford", 2: "transformers heinz"}) == [
        ("rent", 1, "transformers", 250, 2),
        ("short", 1, 250, 2, 0),
        ("handed_over", 1, "ford", 2, 0),
    ]


@rule("EMP-DEBT-01", "EMP-TAX-01")
def test_a_tile_sent_back_is_announced():
    debt = Position("empire", cash={1: 0}, towers={1: "ford"}, push=[Pay(1, 200, BANK)])
    assert named_facts(debt)[:2] == [("short", 1, 200, BANK, 0), ("sent_back", 1, "ford", 0, 0)]
    tax = Position("empire", turn=1, at={1: "chance_4"}, towers={1: "ford"})
    assert facts_caused_by(tax, "roll", dice(2, S))[2:] == [("sent_back", 1, "ford", 0, 0)]
    rival = Position("empire", turn=1, towers={2: "ford office"}).play("roll", dice(2, S))
    assert facts_caused_by(rival, seat(2)) == [("taxed", 1, 2, 0, 0), ("sent_back", 2, 36, 0, 0)]


@rule("EMP-OFF-01", "EMP-OFF-06", "EMP-OFF-08", "EMP-WIN-01")
def test_offices_and_the_last_tile_are_announced():
    bonus = Position("empire", turn=2, towers={2: "razor polaroid"}).play("roll", dice(6, 2))
    assert facts_caused_by(bonus, "buy") == [("bought", 2, "virgin", 100, 0), ("bonus_office", 2, 1, 0, 0)]
    none = Position("empire", turn=2, towers={2: "razor polaroid"}, stock={"office": 0}).play("roll", dice(6, 2))
    assert facts_caused_by(none, "buy") == [("bought", 2, "virgin", 100, 0), ("no_office_left", 2, 1, 0, 0)]
    last = Position("empire", turn=1, towers={1: "heinz universal xbox skype"})
    assert facts_caused_by(last, "office") == [("bought_office", 1, 500, 0, 0), ("filled", 1, 36, 17, 0)]


@rule("EMP-SWAP-01", "EMP-SWAP-05")
def test_a_swap_is_announced_in_the_order_named():
    game = Position("empire", turn=1, towers={0: "nerf", 2: "ford"}).play("roll", dice(2, S), "swap")
    assert facts_caused_by(game, seat(0), seat(2)) == [
        ("wants_swap", 1, 0, 2, 0),
        ("swapped", 1, 0, 2, 0),
        ("handed_over", 2, "ford", 0, 0),
        ("handed_over", 0, "nerf", 2, 0),
    ]


@rule("EMP-PARK-01", "EMP-UTIL-02", "EMP-EDGE-36")
def test_effects_of_spaces_are_announced():
    trip = Position("empire", turn=1, at={1: "billboard"}).play("roll", dice(3, 5))
    assert facts_caused_by(trip, "trip", "ford") == [("paid_trip", 1, 100, 0, 0), ("moved", 1, "ford", 0, 0)]
    none = Position("empire", turn=1, at={1: "polaroid"}, stock={"electric": 0})
    assert facts_caused_by(none, "roll", dice(5, S))[2:] == [("none_left", 1, "electric", 0, 0)]
    bonus = Position("empire", turn=1, stock={"water": 0}).play("roll", dice(6, S))
    assert facts_caused_by(bonus, card("water_bonus")) == [
        ("drew", 1, 0, "water_bonus", 0),
        ("none_left", 1, "water", 0, 0),
    ]
    free = Position("empire", turn=1).play("roll", dice(6, S))
    assert facts_caused_by(free, card("water_bonus")) == [
        ("drew", 1, 0, "water_bonus", 0),
        ("free_tile", 1, "water", 0, 0),
    ]


@rule("EMP-CHN-01", "EMP-CHN-02", "EMP-EMPC-03", "EMP-EMPC-04")
def test_effects_of_cards_are_announced():
    award = Position("empire", turn=1).play("roll", dice(6, S))
    assert facts_caused_by(award, card("business_award"))[1:] == [("received", 1, 400, 0, 0)]
    kept = Position("empire", turn=1).play("roll", dice(6, S))
    assert facts_caused_by(kept, card("jail_free"))[1:] == [("kept_jail_card", 1, 0, 0, 0)]
    known = Position("empire", turn=1, pile={"empire": "market_crash"})
    assert facts_caused_by(known, "roll", dice(4, S))[2:] == [("took_known", 1, "market_crash", 0, 0)]
    empty = Position("empire", turn=1, pile={"empire": ""})
    assert facts_caused_by(empty, "roll", dice(4, S))[2:] == [("empire_pile_empty", 1, 0, 0, 0)]


@rule("EMP-EDGE-34")
def test_the_birthday_is_paid_clockwise_from_the_left():
    game = Position("empire", turn=2, seats=4).play("roll", dice(6, S))
    assert facts_caused_by(game, card("birthday"))[1:] == [("paid", p, 50, 2, 0) for p in (3, 0, 1)]


@rule("EMP-EDGE-35")
def test_casino_rolls_and_ties_are_announced():
    game = Position("empire", turn=1).play("roll", dice(6, S), card("casino_night"))
    assert facts_caused_by(game, seat(2), dice(5, S), dice(3, 2), dice(6, S), dice(3, 4)) == [
        ("casino", 1, 5, 1, 1),
        ("casino", 2, 3, 2, 0),
        ("casino_tie", 1, 2, 0, 0),
        ("casino", 1, 6, 1, 1),
        ("casino", 2, 3, 4, 0),
        ("received", 2, 200, 0, 0),
    ]


@rule("EMP-CARD-02", "EMP-CARD-08")
def test_played_aimed_and_answered_cards_are_announced():
    game = Position(
        "empire", turn=1, hands={1: "hostile_takeover just_say_no", 2: "just_say_no"}, towers={2: "ford", 1: "nerf"}
    )
    assert facts_caused_by(game, "play", card("hostile_takeover"), seat(2), "say_no", "say_no") == [
        ("played", 1, "hostile_takeover", NOBODY, 0),
        ("aimed", 1, "hostile_takeover", 2, 0),
        ("answered", 2, "just_say_no", 0, 0),
        ("answered", 1, "just_say_no", 0, 0),
        ("handed_over", 2, "ford", 1, 0),
    ]
    fired = Position("empire", turn=1, hands={1: "vous_etes_renvoye"}, towers={0: "ebay nerf ford", 1: "caterpillar"})
    assert facts_caused_by(fired, "play", card("vous_etes_renvoye"), "yellow") == [
        ("played", 1, "vous_etes_renvoye", NOBODY, 0),
        ("named_colour", 1, 5, 0, 0),
        ("sent_back", 1, "caterpillar", 0, 0),
        ("sent_back", 0, "ford", 0, 0),
        ("sent_back", 0, "ebay", 0, 0),
    ]


@rule("EMP-CARD-02", "EMP-SWAP-05")
def test_a_swap_by_card_names_the_player_first():
    game = Position("empire", turn=1, hands={1: "swap_the_top"}, towers={0: "ford", 1: "nerf"})
    assert facts_caused_by(game, "play", card("swap_the_top"), seat(0))[2] == ("swapped", 1, 1, 0, 0)


@rule("EMP-EDGE-26", "EMP-EDGE-28")
def test_tiles_go_back_clockwise_from_the_player_of_the_card():
    towers = {0: "nerf", 1: "razor", 2: "ford", 3: "xbox"}
    crash = Position("empire", turn=1, seats=4, hands={1: "market_crash"}, towers=towers)
    assert facts_caused_by(crash, "play", card("market_crash"))[1:] == [
        ("sent_back", 2, "ford", 0, 0),
        ("sent_back", 3, "xbox", 0, 0),
        ("sent_back", 0, "nerf", 0, 0),
    ]
    fired = Position(
        "empire", turn=2, seats=4, hands={2: "vous_etes_renvoye"}, towers={0: "ford", 1: "ebay", 3: "caterpillar"}
    )
    assert [fact[1] for fact in facts_caused_by(fired, "play", card("vous_etes_renvoye"), "yellow")[2:]] == [3, 0, 1]


@rule("EMP-EDGE-30", "EMP-EDGE-32", "EMP-EDGE-56")
def test_landing_cards_are_announced_with_their_victim():
    bust = Position("empire", turn=1, hands={1: "bargain_business", 0: "deal_buster"}).play("roll", dice(1, 2))
    assert facts_caused_by(bust, "buy_bargain", "bust") == [
        ("played", 1, "bargain_business", NOBODY, 0),
        ("played", 0, "deal_buster", 1, 0),
        ("bought", 0, "transformers", 50, 0),
    ]
    bargain = Position("empire", turn=1, hands={1: "bargain_business"}).play("roll", dice(1, 2))
    assert facts_caused_by(bargain, "buy_bargain")[1:] == [("bought", 1, "transformers", 100, 0)]
    back = Position("empire", turn=1, hands={1: "reverse_rent"}, towers={2: "transformers"}).play("roll", dice(1, 2))
    assert facts_caused_by(back, "reverse") == [("played", 1, "reverse_rent", 2, 0), ("paid", 2, 50, 1, 0)]


@rule("EMP-DEAL-02")
def test_sales_of_the_jail_card_are_announced():
    offer = Position("empire", turn=1, jail_cards={"chance": 1})
    assert facts_caused_by(offer, "offer_card", seat(2), money(150), "decline") == [
        ("offered_card", 1, 2, 150, 0),
        ("refused", 2, 1, 0, 0),
    ]
    assert facts_caused_by(offer, "offer_card", seat(0), money(100), "accept") == [
        ("offered_card", 1, 0, 100, 0),
        ("sold_card", 1, 0, 100, 0),
    ]
    asked = Position("empire", turn=1, jailed={1: 1}, jail_cards={"chance": 2})
    assert facts_caused_by(asked, "ask_card", money(100), "accept") == [
        ("asked_card", 1, 2, 100, 0),
        ("sold_card", 2, 1, 100, 0),
    ]


@rule("EMP-OPT-06")
def test_trades_are_announced():
    on: dict[str, Any] = {"options": {"trades": True}, "towers": {1: "nerf", 2: "ford"}}
    game = Position("empire", turn=1, **on)
    assert facts_caused_by(game, "trade", seat(2), "exchange", money(-200), "accept") == [
        ("proposed", 1, 2, 3, -200),
        ("accepted", 2, 1, 0, 0),
        ("handed_over", 1, "nerf", 2, 0),
        ("handed_over", 2, "ford", 1, 0),
    ]
    refused = Position("empire", turn=1, **on)
    assert facts_caused_by(refused, "trade", seat(2), "take", money(0), "decline") == [
        ("proposed", 1, 2, 2, 0),
        ("refused", 2, 1, 0, 0),
    ]


@rule("EMP-WIN-05")
def test_the_end_is_announced():
    drawn = Position("empire", turn=1, options={"turn_limit": 3}, turns=2).play("roll", dice(6, 3))
    assert facts_caused_by(drawn, "end") == [("drawn", NOBODY, 3, 0, 0)]
    left = Position("empire", seats=2, turn=1, towers={1: "nerf"})
    before = len(left.facts)
    assert named_facts(left.say(-1, "leave 1"), before) == [
        ("left", 1, 0, 0, 0),
        ("sent_back", 1, "nerf", 0, 0),
        ("last_left", 0, 0, 0, 0),
    ]
