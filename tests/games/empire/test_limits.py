"""Boundaries, counters and asked seats in Empire, with rotated seats."""

from typing import Any

import pytest

from magnat.games.empire import EDITION
from magnat.kernel import IllegalAnswer, Luck, answer, settle
from magnat.mechanics.money import BANK, Pay
from magnat.positions import Position, card, dice, money, seat
from tests.named import cards

rule = pytest.mark.rule
S = 1


def known_to(game: Any, name: str) -> list[int]:
    """Return the seats that know where a card lies."""
    number = game.edition.card_names.index(name)
    return [p for p in range(8) if game.table.known[number] >> p & 1]


# Exact amounts


@rule("EMP-JAIL-04", "EMP-OFF-06", "EMP-PARK-02", "EMP-BUY-03", "EMP-AUC-06")
def test_exactly_the_price_is_enough():
    assert "pay" in Position("empire", turn=1, jailed={1: 1}, cash={1: 100}).choices
    office = Position("empire", turn=1, cash={1: 500}).play("office")
    assert office.towers[1] == "office" and office.cash[1] == 0
    trip = Position("empire", turn=1, at={1: "billboard"}, cash={1: 100}).play("roll", dice(3, 5), "trip")
    assert trip.cash[1] == 0
    buy = Position("empire", turn=1, cash={1: 100}).play("roll", dice(1, 4), "buy")
    assert buy.cash[1] == 0 and buy.towers[1] == "razor"
    bid = Position("empire", turn=1, cash={2: 50}).play("roll", dice(1, 4), "auction")
    assert bid.asked == ("bid", 2) and bid.choices == [0, 50]


@rule("EMP-OFF-06", "EMP-OFF-08")
def test_one_step_less_is_not_enough():
    assert "pay" not in Position("empire", turn=1, jailed={1: 1}, cash={1: 50}).choices
    assert "office" not in Position("empire", turn=1, cash={1: 450}).choices
    last = Position("empire", turn=1, cash={1: 500}, stock={"office": 1}).play("office")
    assert last.towers[1] == "office" and last.offices == 0
    none = Position("empire", turn=1, cash={1: 500}, stock={"office": 0})
    assert none.refusal("office") == ("no_office_left", "EMP-OFF-08")


@rule("EMP-EDGE-30", "EMP-EDGE-56")
def test_a_bargain_and_a_buster_with_the_first_of_all_cards():
    """Card 0 of the printed deck is a no."""
    game: Any = Position("empire", turn=1, hands={1: "bargain_business"}, cash={1: 50}).play("roll", dice(1, 4))
    assert game.choices == ["auction"]
    exact = Position("empire", turn=1, at={1: "water"}, hands={1: "bargain_business"}, cash={1: 400})
    assert exact.play("roll", dice(3, S)).choices == ["auction", "buy", "buy_bargain"]
    no: Any = Position("empire", turn=1, hands={1: "hostile_takeover", 2: "just_say_no"}, towers={2: "ford"})
    assert no.table.hands[2] == [EDITION.noes[0]]
    assert no.play("play", card("hostile_takeover"), seat(2)).choices == ["let_stand", "say_no"]


@rule("EMP-CARD-02")
def test_either_of_two_noes_may_be_used():
    game: Any = Position(
        "empire", turn=1, hands={0: "just_say_no", 1: "hostile_takeover", 2: "just_say_no"}, towers={2: "ford"}
    )
    assert game.table.hands[2] == [EDITION.noes[1]]
    assert game.play("play", card("hostile_takeover"), seat(2), "say_no").towers[2] == "ford"


# Counters


@rule("EMP-DEAL-03")
def test_offers_and_requests_are_counted_per_turn():
    game = Position("empire", turn=1, seats=2, jail_cards={"chance": 1}).play(
        "offer_card", seat(0), money(50), "decline"
    )
    assert "offer_card" not in game.choices
    game.play("roll", dice(6, 3), "end", "roll", dice(6, 3), "end")
    assert game.asked == ("before_roll", 1) and "offer_card" in game.choices
    asked = Position("empire", turn=1, seats=2, jailed={1: 1}, jail_cards={"chance": 0}).play(
        "ask_card", money(0), "decline"
    )
    asked.play("roll", dice(1, 2), "end", "roll", dice(6, 3), "end")
    assert asked.asked == ("leave_jail", 1) and "ask_card" in asked.choices


@rule("EMP-DEAL-03", "EMP-OPT-06")
def test_offers_requests_and_trades_are_counted_separately():
    game = Position(
        "empire", turn=2, jailed={2: 1}, jail_cards={"chance": 1}, towers={2: "nerf"}, options={"trades": True}
    )
    game.play("ask_card", money(0), "accept", "offer_card")
    assert game.choices == [0, 1]
    game.play(seat(1), money(0), "decline", "trade")
    assert game.choices == [0, 1]
    game.play(seat(0), "withdraw", "trade")
    assert game.choices == [1]
    again = game.play(seat(1), "withdraw")
    assert again.refusal("trade") == ("already_proposed", "EMP-OPT-06") and "offer_card" in again.choices


@rule("EMP-DEAL-03")
def test_proposal_counters_start_at_zero():
    t: Any = EDITION.with_(first_seat=1).deal(3)
    settle(t, Luck(3))
    assert t.proposals == 0 and t.office_bought == 0 and t.doubles == 0 and t.turns == 1 and t.jail_card == BANK


@rule("EMP-TURN-01")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_can_be_set(first):
    t: Any = EDITION.with_(first_seat=first).deal(3)
    settle(t, Luck(3))
    assert t.active == first - 1 and t.stack[-1].seat == first - 1


@rule("EMP-OFF-07", "EMP-OPT-03")
def test_another_players_office_does_not_use_up_the_limit():
    anytime: dict[str, Any] = {"options": {"office_purchase": "any_time"}, "cash": {1: 2000, 2: 2000}}
    game = Position("empire", turn=1, **anytime).say(2, "office").say(2, "office")
    assert game.towers[2] == "office office" and game.asked == ("before_roll", 1) and game.office_bought == 0
    game.play("office", "office")
    assert game.towers[1] == "office office" and game.offices == 2


@rule("EMP-OFF-07")
def test_one_office_per_turn_may_be_bought():
    game = Position("empire", turn=1, seats=2, cash={1: 2000}).play("office")
    assert game.office_bought == 1 and "office" not in game.choices
    game.play("roll", dice(6, 3))
    assert "office" not in game.choices
    game.play("end")
    assert game.office_bought == 0


@rule("EMP-DICE-06", "EMP-DICE-05")
def test_doubles_are_counted_per_turn():
    game = Position("empire", turn=1, at={1: "nerf"}, towers={1: "razor wilson"})
    game.play("roll", dice(2, 2), "roll", dice(3, 3))
    assert game.doubles == 2 and game.asked == ("before_roll", 1) and game.places[1] == "wilson"
    game.play("roll", dice(5, 5))
    assert game.jailed[1] == 1 and game.asked == ("before_roll", 2) and game.doubles == 0


@rule("EMP-JAIL-15", "EMP-EDGE-55")
def test_a_failure_without_the_symbol_offers_no_swap():
    game = Position("empire", turn=1, jailed={1: 1}, towers={0: "nerf", 1: "ford"}).play("roll", dice(3, 2))
    assert game.asked == ("after_landing", 1) and game.jailed[1] == 2
    third = Position("empire", turn=1, jailed={1: 3}, towers={0: "nerf", 1: "puma"}).play("roll", dice(1, 3))
    assert third.asked == ("after_landing", 1) and third.places[1] == "puma"


@rule("EMP-JAIL-06")
def test_a_double_one_in_jail_is_the_symbol_and_frees_nobody():
    game = Position("empire", turn=1, jailed={1: 1}).play("roll", dice(1, S))
    assert game.jailed[1] == 2 and game.asked == ("after_landing", 1)


@rule("EMP-JAIL-13")
def test_the_fine_is_paid_before_the_move_of_the_third_failure():
    game = Position("empire", turn=1, jailed={1: 3}, cash={1: 150}, at={}).play("roll", dice(1, 2))
    assert game.cash[1] == 100 and game.asked == ("buy_or_auction", 1) and game.choices == ["auction"]


# Asked seats


@rule("EMP-EDGE-30", "EMP-EDGE-31")
def test_possible_busters_are_asked_clockwise_from_the_buyer():
    hands = {0: "private_jet", 1: "just_say_no", 2: "pas_touche", 3: "deal_buster"}
    game = Position("empire", turn=1, seats=4, hands=hands, cash={2: 50}).play("roll", dice(1, 4), "buy")
    asked = [game.asked]
    game.play("pass")
    asked.append(game.asked)
    assert asked == [("bust_deal", 3), ("bust_deal", 0)] and game.choices == ["pass"]
    assert game.play("pass").towers[1] == "razor"


@rule("EMP-EDGE-30", "EMP-UTIL-01")
def test_no_bust_is_offered_for_a_utility_or_once_the_buster_is_known():
    utility = Position("empire", turn=1, at={1: "polaroid"}, hands={2: "deal_buster"}).play("roll", dice(5, S), "buy")
    assert utility.towers[1] == "electric" and utility.asked == ("after_landing", 1)
    seen = Position("empire", turn=1, hands={2: "just_say_no"}, pile={"empire": "deal_buster"}).play(
        "roll", dice(1, 4), "buy"
    )
    assert seen.towers[1] == "razor" and seen.asked == ("after_landing", 1)
    price = Position("empire", turn=1, hands={2: "deal_buster"}, cash={2: 100}).play("roll", dice(1, 4), "buy")
    assert price.asked == ("bust_deal", 2) and price.choices == ["pass", "bust"]


@rule("EMP-EDGE-30", "EMP-EMPC-03")
@pytest.mark.parametrize(
    ("pile", "hidden", "asked"),
    [
        ("deal_buster", "private_jet", [("bust_deal", 2)]),  # only the seat that publicly drew it
        ("market_crash", "private_jet", [("bust_deal", 1)]),  # a publicly known hand holds no other card
        ("market_crash", "deal_buster", [("bust_deal", 1)]),
    ],
)
def test_only_possible_holders_of_the_buster_are_asked(pile, hidden, asked):
    game = Position("empire", turn=2, hands={1: hidden}, pile={"empire": pile}).play("roll", dice(4, S), "end")
    game.play("roll", dice(1, 4), "buy")
    met = []
    while game.asked and game.asked[0] == "bust_deal":
        met.append(game.asked)
        game.play("pass")
    assert met == asked and game.towers[0] == "razor"


@rule("EMP-DEBT-08", "EMP-EMPC-03")
@pytest.mark.parametrize(("pile", "asked"), [("reverse_rent", True), ("private_jet", False)])
def test_a_publicly_known_hand_is_not_asked_to_reverse_rent(pile, asked):
    game = Position("empire", turn=1, towers={2: "razor"}, pile={"empire": pile}).play("roll", dice(2, 2))
    assert game.play("roll", dice(1, S)).cash[1] == (1000 if asked else 950)
    assert (game.asked == ("pay_or_reverse", 1)) is asked


@rule("EMP-DEBT-08", "EMP-RENT-04")
def test_rent_is_charged_without_a_question_if_no_reversal_is_possible():
    towers = {2: "transformers"}
    assert Position("empire", turn=1, towers=towers).play("roll", dice(1, 2)).cash[1] == 950
    seen = Position("empire", turn=1, towers=towers, hands={1: "private_jet"}, pile={"empire": "reverse_rent"})
    assert seen.play("roll", dice(1, 2)).cash[1] == 950
    held = Position("empire", turn=1, towers=towers, hands={1: "private_jet"}).play("roll", dice(1, 2))
    assert held.asked == ("pay_or_reverse", 1) and held.choices == ["pay"]


@rule("EMP-CARD-05")
@pytest.mark.parametrize("actor", [0, 1, 2, 3])
def test_victims_of_a_crash_and_of_a_colour_are_asked_clockwise_from_the_actor(actor):
    others = [(actor + i) % 4 for i in (1, 2, 3)]
    towers = dict(zip(others, ("ford", "ebay", "caterpillar"), strict=True))
    hands = dict(zip(others, ("private_jet", "pas_touche", "move_anywhere"), strict=True))
    for name, script in (("market_crash", ()), ("vous_etes_renvoye", ("yellow",))):
        game: Any = Position("empire", seats=4, turn=actor, towers=towers, hands={**hands, actor: name})
        game.play("play", card(name), *script)
        asked = []
        while game.asked[0] == "say_no":
            asked.append(game.asked[1])
            game.play("let_stand")
        assert asked == others and game.towers == [""] * 4


@rule("EMP-CARD-05", "EMP-EDGE-28")
def test_only_players_with_a_tile_are_asked_and_each_no_saves_one_tower():
    game = Position(
        "empire",
        seats=4,
        turn=3,
        towers={0: "nerf", 1: "ford", 2: "ebay heinz"},
        hands={0: "private_jet", 1: "just_say_no", 2: "just_say_no", 3: "vous_etes_renvoye"},
    )
    game.play("play", card("vous_etes_renvoye"), "yellow")
    assert game.asked == ("say_no", 1)
    game.play("say_no")
    assert game.asked == ("say_no", 2)
    game.play("let_stand")
    assert game.towers == ["nerf", "ford", "heinz", ""]


@rule("EMP-EDGE-39", "EMP-CARD-01")
def test_a_card_is_never_aimed_at_its_player():
    mine: Any = {1: "nerf razor ford ebay", 2: "puma wilson heinz xbox"}
    for name in ("billboard_tax", "hostile_takeover", "swap_the_top"):
        game = Position("empire", turn=1, hands={1: name}, towers=mine).play("play", card(name))
        assert game.choices == [2]
    alone = Position("empire", turn=1, hands={1: "billboard_tax"}, towers={1: mine[1]})
    assert "play" not in alone.choices


@rule("EMP-CARD-01")
def test_swap_the_top_needs_an_own_tile():
    game = Position("empire", turn=1, hands={1: "swap_the_top"}, towers={1: "office", 2: "ford"})
    assert "play" not in game.choices


@rule("EMP-CARD-02")
def test_tallest_tower_also_counts_towers_of_others():
    game = Position("empire", turn=1, hands={1: "tallest_tower"}, towers={0: "ford", 1: "nerf", 2: "heinz"})
    assert game.play("play", card("tallest_tower")).cash[1] == 1200


# Polls and asides


POLLED: dict[str, Any] = {"options": {"windows": "polled"}}


@rule("EMP-EDGE-52", "EMP-TURN-04", "EMP-TURN-05")
def test_with_polled_windows_every_window_is_polled():
    hands = {0: "private_jet", 1: "tallest_tower"}
    game = Position("empire", turn=1, hands=hands, towers={1: "razor"}, **POLLED)
    assert game.asked == ("poll", 0)
    game.play("pass", "play", card("tallest_tower"))
    assert game.asked == ("poll", 0)
    game.play("pass", "roll", dice(1, 4))
    assert game.asked == ("poll", 0)
    assert game.play("pass").asked == ("after_landing", 1)
    jail = Position("empire", turn=1, jailed={1: 1}, hands={0: "private_jet"}, **POLLED)
    assert jail.asked == ("poll", 0) and jail.play("pass", "pay").asked == ("poll", 0)


@rule("EMP-EDGE-52")
def test_a_poll_allows_no_asides():
    game = Position("empire", turn=1, hands={0: "tallest_tower", 2: "market_crash"}, **POLLED)
    assert game.asked == ("poll", 2) and game.aside(0) == []
    window = game.play("pass", "pass")
    assert window.asked == ("before_roll", 1) and window.aside(0) == window.aside(2) == []


@rule("EMP-OPT-03", "EMP-EDGE-52")
def test_by_option_the_poll_includes_players_who_could_buy_an_office():
    options = {"windows": "polled", "office_purchase": "any_time"}
    game = Position("empire", turn=1, cash={2: 450}, options=options)
    assert game.asked == ("poll", 0) and game.choices == ["pass", "office"]
    both = Position("empire", turn=1, hands={0: "tallest_tower"}, options=options, cash={2: 0})
    assert both.choices == ["pass", "play", "office"]
    assert both.play("office").asked == ("poll", 0) and both.towers[0] == "office"
    assert both.play("pass").asked == ("before_roll", 1)


@rule("EMP-OPT-03", "EMP-TURN-05")
def test_players_without_a_possible_interjection_have_no_asides():
    game: Any = Position("empire", turn=1, hands={2: "just_say_no"})
    assert game.aside(0) == [] and game.aside(2) == ["pass"]
    own: Any = Position("empire", turn=1, options={"office_purchase": "own_turn"})
    assert own.aside(0) == []
    anytime: Any = Position("empire", turn=1, cash={0: 450}, options={"office_purchase": "any_time"})
    assert anytime.aside(0) == [] and anytime.aside(2) == ["pass", "office"]
    poor = Position(
        "empire", turn=1, cash={0: 450}, hands={0: "tallest_tower"}, options={"office_purchase": "any_time"}
    )
    assert poor.aside(0) == ["pass", "play"]


@rule("EMP-TURN-05", "EMP-CARD-01")
def test_only_cards_for_any_moment_can_be_interjected():
    game = Position("empire", turn=1, hands={0: "tallest_tower private_jet billboard_tax"}, towers={2: "nerf"})
    game.say(0, "play")
    assert game.asked == ("pick_card", 0) and cards(game, game.choices) == "tallest_tower"
    own = Position("empire", turn=0, hands={0: "tallest_tower private_jet"}).play("play")
    assert cards(own, own.choices) == "tallest_tower private_jet"


@rule("EMP-EMPC-02")
def test_questions_about_hidden_cards_are_marked():
    game: Any = Position("empire", turn=1, hands={1: "tallest_tower", 2: "just_say_no"}, towers={2: "transformers"})
    asked = [game.question, game.fork().play("play").question, game.question.aside(game.table, 2)]
    asked.append(game.fork().play("roll", dice(1, 2)).question)
    asked.append(game.fork().play("roll", dice(1, 4)).question)
    asked.append(game.fork().play("roll", dice(1, 4), "buy").question)
    asked.append(game.fork().play("roll", dice(2, S), seat(2)).question)
    assert all(question.from_hand for question in asked)
    assert [question.window for question in asked] == [True, False, True, False, False, True, False]


@rule("EMP-TURN-05")
def test_unknown_seats_have_no_asides():
    game = Position("empire", turn=1)
    with pytest.raises(IllegalAnswer) as refusal:
        answer(game.table, 5, 0)
    assert refusal.value.reason == "not_your_word"


# Leaving


def test_leaving_during_a_poll_asks_nobody_twice():
    hands = {0: "private_jet", 2: "just_say_no", 3: "tallest_tower"}
    game = Position("empire", turn=1, seats=4, hands=hands, **POLLED).play("pass")
    assert game.asked == ("poll", 3)
    other = game.fork().say(-1, "leave 0")
    assert other.asked == ("poll", 3)
    assert game.say(-1, "leave 3").asked == ("poll", 2)


def test_cards_of_a_leaving_player_are_shuffled_back_unknown():
    game = Position("empire", turn=0, hands={1: "just_say_no tallest_tower"}, towers={1: "nerf water"}, cash={1: 700})
    game.say(1, "play").say(1, card("tallest_tower"))
    assert known_to(game, "tallest_tower") == [0, 1, 2] and known_to(game, "just_say_no") == [1]
    game.say(-1, "leave 1")
    assert known_to(game, "just_say_no") == [] and game.table.unseen[0] == 0 and game.table.hands[1] == []
    assert game.stock == [4, 4, 6] and game.cash == [1000, 0, 1000] and game.asked == ("before_roll", 0)
    assert game.choices == ["roll", "office"] and game.aside(1) == []


def test_the_jail_card_stays_with_its_holder_when_another_player_leaves():
    game = Position("empire", turn=0, jail_cards={"chance": 2}).say(-1, "leave 1")
    assert game.jail_cards == [2] and game.pile["chance"] == "" and game.ring == (0, 2)
    assert game.aside(-1) == [1, 3]
    assert game.say(-1, "leave 2").jail_cards == [BANK] and game.pile["chance"] == "jail_free"


# Knowledge of hidden cards


@rule("EMP-EMPC-02", "EMP-EMPC-03", "EMP-CARD-09")
def test_drawn_and_shown_cards_are_known_to_the_right_seats():
    game = Position("empire", turn=1, hands={1: "tallest_tower"}, pile={"empire": ""})
    assert known_to(game, "tallest_tower") == [1]
    game.play("play", card("tallest_tower"))
    assert known_to(game, "tallest_tower") == [0, 1, 2]
    game.play("roll", dice(4, S))
    assert game.hands[1] == "tallest_tower" and known_to(game, "tallest_tower") == [0, 1, 2]
    drawn = Position("empire", turn=2).play("roll", dice(4, S), card("deal_buster"))
    assert known_to(drawn, "deal_buster") == [2]


@rule("EMP-CHN-01", "EMP-EDGE-37")
def test_a_simple_chance_card_is_under_its_pile_before_it_is_carried_out():
    game = Position("empire", turn=1, pile={"chance": "ad_campaign birthday"}).play(
        "roll", dice(6, S), card("ad_campaign")
    )
    assert game.shown == () and game.pile["chance"].endswith("ad_campaign")
    bonus = Position("empire", turn=1, towers={1: "heinz universal xbox skype"}).play("roll", dice(6, S))
    bonus.play(card("water_bonus"))
    assert bonus.over and bonus.shown == () and bonus.pile["chance"] == "water_bonus"


@rule("EMP-CHN-01", "EMP-EDGE-35")
def test_a_chance_card_that_asks_lies_open_until_all_is_done():
    game = Position("empire", turn=1, pile={"chance": "casino_night"}).play("roll", dice(6, S), card("casino_night"))
    assert cards(game, game.shown) == "casino_night" and not game.pile["chance"].endswith("casino_night")
    game.play(seat(2), dice(3, 4), dice(2, 2))
    assert game.shown == () and game.pile["chance"].endswith("casino_night")
    fine = Position("empire", turn=1, cash={1: 0}, towers={1: "nerf"}, pile={"chance": "insider_fine"})
    fine.play("roll", dice(6, S), card("insider_fine"))
    assert fine.shown == () and fine.pile["chance"].endswith("insider_fine") and fine.towers[1] == ""


# Options and alternatives


@rule("EMP-OPT-01")
def test_by_option_the_tower_of_offices_can_be_swapped_and_taken():
    stack: dict[str, Any] = {"options": {"top_tile": "stack"}}
    game = Position("empire", turn=1, hands={1: "hostile_takeover"}, towers={2: "office"}, **stack)
    assert game.play("play", card("hostile_takeover"), seat(2)).towers[1:] == ["office", ""]
    swap = Position("empire", turn=1, towers={0: "nerf", 2: "heinz office"}, **stack)
    assert swap.play("roll", dice(2, S), "swap", seat(0), seat(2)).towers == ["office", "", "heinz nerf"]


@rule("EMP-OPT-04")
def test_by_option_just_say_no_still_answers_ordinary_cards():
    immune: dict[str, Any] = {"options": {"super_immune": True}}
    hands = {1: "hostile_takeover just_say_no", 2: "just_say_no"}
    game = Position("empire", turn=1, hands=hands, towers={2: "nerf"}, **immune)
    game.play("play", card("hostile_takeover"), seat(2), "say_no")
    assert game.asked == ("say_no", 1) and game.choices == ["let_stand", "say_no"]
    off = Position("empire", turn=1, hands={1: "vous_etes_renvoye", 2: "pas_touche"}, towers={2: "nerf"}, **immune)
    assert off.play("play", card("vous_etes_renvoye"), "brown").choices == ["let_stand", "hands_off"]
    plain = Position("empire", turn=1, hands={1: "vous_etes_renvoye", 2: "just_say_no"}, towers={2: "nerf"})
    assert plain.play("play", card("vous_etes_renvoye"), "brown").choices == ["let_stand", "say_no"]


@rule("EMP-CARD-04", "EMP-CARD-07")
def test_a_holder_of_both_answers_may_use_either():
    hands = {1: "hostile_takeover", 2: "just_say_no pas_touche"}
    game = Position("empire", turn=1, hands=hands, towers={2: "ford"}).play("play", card("hostile_takeover"), seat(2))
    assert game.choices == ["let_stand", "say_no", "hands_off"]
    no, off = game.fork().play("say_no"), game.fork().play("hands_off")
    assert no.hands[2] == "pas_touche" and off.hands[2] == "just_say_no" and no.towers[2] == off.towers[2] == "ford"


@rule("EMP-CARD-07")
def test_hands_off_answers_a_tax_a_swap_and_a_crash_but_neither_reversal_nor_buster():
    towers = {1: "nerf", 2: "transformers ford"}
    tax = Position("empire", turn=1, hands={2: "pas_touche"}, towers=towers).play("roll", dice(2, S), "move", seat(2))
    assert tax.choices == ["let_stand", "hands_off"]
    for script in ((seat(1), seat(2)), (seat(2), seat(1))):
        swap = Position("empire", turn=1, hands={2: "pas_touche"}, towers=towers)
        assert swap.play("roll", dice(2, S), "swap", *script).choices == ["let_stand", "hands_off"]
    crash = Position("empire", turn=1, hands={1: "market_crash", 2: "pas_touche"}, towers=towers)
    assert crash.play("play", card("market_crash")).choices == ["let_stand", "hands_off"]
    back = Position("empire", turn=1, hands={1: "reverse_rent", 2: "pas_touche"}, towers=towers)
    assert back.play("roll", dice(1, 2), "reverse").choices == ["let_stand"]
    bust = Position("empire", turn=1, hands={1: "pas_touche", 2: "deal_buster"}, towers=towers)
    assert bust.play("roll", dice(1, 4), "buy", "bust").choices == ["let_stand"]


@rule("EMP-EDGE-35")
def test_the_casino_is_won_by_a_lead_of_one():
    game = Position("empire", turn=1).play("roll", dice(6, S), card("casino_night"), seat(2))
    assert game.fork().play(dice(3, 4), dice(4, 4)).cash == [1000, 1000, 1200]
    assert game.fork().play(dice(4, 4), dice(3, 4)).cash == [1000, 1200, 1000]
    assert game.fork().play(dice(4, 2), dice(6, S), dice(1, 2), dice(2, S)).cash == [1000, 1200, 1000]
    assert game.fork().play(dice(6, S), dice(6, 6)).cash == [1000, 1000, 1200]


@rule("EMP-SWAP-02")
def test_the_symbol_in_jail_without_a_swap_moves_nobody():
    """In jail the symbol gives a swap or nothing; a move of 0 spaces is not made."""
    game = Position("empire", turn=1, jailed={1: 1}, towers={1: "nerf"})
    told = len(game.facts)
    game.play("roll", dice(4, S))
    assert [fact[0] for fact in game.facts[told:]] == ["rolled", "stayed"] and game.places[1] == "jail"


@rule("EMP-EDGE-12", "EMP-DEBT-02")
def test_a_debt_is_owed_to_the_owner_for_every_seating():
    exact = Position("empire", cash={2: 100}, towers={2: "ford"}, push=[Pay(2, 100, 1)])
    assert exact.cash == [1000, 1100, 0] and exact.towers[2] == "ford"
    short = Position("empire", cash={2: 50}, towers={2: "ford"}, push=[Pay(2, 100, 1)])
    assert short.cash == [1000, 1000, 50] and short.towers[1:] == ["ford", ""]


@rule("EMP-WIN-05")
def test_the_turn_limit_counts_the_turns_begun():
    game = Position("empire", turn=1, options={"turn_limit": 4}, turns=2).play("roll", dice(6, 3), "end")
    assert not game.over and game.asked == ("before_roll", 2)
    assert game.play("roll", dice(6, 3), "end").over and game.winners == []
