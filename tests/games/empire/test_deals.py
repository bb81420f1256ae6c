"""Sales between players and options of Empire."""

from typing import Any

import pytest

from magnat.games.empire import EDITION
from magnat.games.empire.attacks import TaxTower
from magnat.kernel import IllegalAnswer
from magnat.mechanics.money import BANK, Pay
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1


@rule("EMP-DEAL-01")
def test_there_is_no_trade():
    game = Position("empire", towers={0: "nerf", 1: "ford"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("trade")
    assert (refusal.value.reason, refusal.value.rule) == ("no_trades", "EMP-DEAL-01")


@rule("EMP-DEAL-02")
def test_the_jail_card_is_sold_at_an_agreed_price():
    game = Position("empire", jail_cards={"chance": 0}, cash={1: 150}).play("offer_card", seat(1))
    assert game.choices == [0, 50, 100, 150]
    with pytest.raises(IllegalAnswer):
        game.play(money(75))
    game.play(money(150), "accept")
    assert game.jail_cards == [1] and game.cash[:2] == [1150, 0]


@rule("EMP-DEAL-02")
def test_a_declined_offer_changes_nothing_and_0_is_a_price():
    game = Position("empire", jail_cards={"chance": 0}).play("offer_card", seat(1), money(50), "decline")
    assert game.jail_cards == [0] and game.cash[:2] == [1000, 1000]
    game.play("offer_card", seat(2), money(0), "accept")
    assert game.jail_cards == [2]


@rule("EMP-DEAL-03")
def test_one_offer_per_buyer_and_turn():
    game = Position("empire", jail_cards={"chance": 0}).play("offer_card", seat(1), money(50), "decline", "offer_card")
    assert game.choices == [2]
    game.play(seat(2), money(50), "decline")
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("offer_card")
    assert refusal.value.rule == "EMP-DEAL-03"


@rule("EMP-DEAL-03")
def test_one_request_per_holder_and_turn():
    game = Position("empire", jailed={0: 1}, jail_cards={"chance": 1})
    assert "ask_card" in game.choices
    game.play("ask_card", money(50), "decline")
    assert game.asked == ("leave_jail", 0) and "ask_card" not in game.choices
    nobody = Position("empire", jailed={0: 1})
    assert "ask_card" not in nobody.choices


@rule("EMP-OPT-01")
def test_by_option_everything_hits_the_highest_tile():
    stack: dict[str, Any] = {"options": {"top_tile": "stack"}}
    swap = Position("empire", towers={0: "heinz office", 1: "razor"}, **stack)
    swap.play("roll", dice(3, S), "swap", seat(0), seat(1))
    assert swap.towers[:2] == ["heinz razor", "office"]
    debt = Position("empire", towers={0: "heinz office"}, cash={0: 0}, push=[Pay(0, 50, BANK)], **stack)
    assert debt.towers[0] == "heinz" and debt.offices == 6
    owed = Position("empire", towers={0: "office"}, cash={0: 0}, push=[Pay(0, 50, 1)], **stack)
    assert owed.towers[:2] == ["", "office"]
    crash = Position("empire", towers={1: "heinz office"}, hands={0: "market_crash"}, **stack).play(
        "play", card("market_crash")
    )
    assert crash.towers[1] == "heinz" and crash.offices == 6
    tax = Position("empire", towers={1: "heinz office"}, push=[TaxTower(0, 1)], **stack)
    assert tax.towers[1] == "heinz"


@rule("EMP-OPT-02")
def test_by_option_a_swap_is_followed_by_the_move_but_not_in_jail():
    game = Position("empire", towers={0: "nerf", 1: "ford"}, options={"swap_then_move": True})
    game.play("roll", dice(5, S), "swap", seat(0), seat(1))
    assert game.towers[:2] == ["ford", "nerf"] and game.places[0] == "razor" and game.asked == ("buy_or_auction", 0)
    jail = Position("empire", jailed={0: 1}, towers={0: "nerf", 1: "ford"}, options={"swap_then_move": True})
    jail.play("roll", dice(5, S), "swap", seat(0), seat(1))
    assert jail.places[0] == "jail" and jail.asked == ("after_landing", 0)


@rule("EMP-OPT-03")
def test_by_option_offices_are_bought_freely_in_ones_own_turn():
    game: Any = Position("empire", cash={0: 2000}, options={"office_purchase": "own_turn"}).play("office", "office")
    assert game.towers[0] == "office office" and game.question.aside(game.table, 1) is None


@rule("EMP-OPT-03")
def test_by_option_offices_are_bought_at_any_time():
    game = Position("empire", cash={1: 2000}, options={"office_purchase": "any_time"})
    game.say(1, "office").say(1, "office")
    assert game.towers[1] == "office office" and game.cash[1] == 1000 and game.asked == ("before_roll", 0)


@rule("EMP-OPT-04")
def test_by_option_just_say_no_does_not_answer_a_super_card():
    immune: dict[str, Any] = {"options": {"super_immune": True}}
    game = Position("empire", hands={0: "vous_etes_renvoye", 1: "just_say_no"}, towers={1: "nerf"}, **immune)
    game.play("play", card("vous_etes_renvoye"), "brown")
    assert game.choices == ["let_stand"]
    off = Position("empire", hands={0: "hostile_takeover just_say_no", 1: "pas_touche"}, towers={1: "nerf"}, **immune)
    off.play("play", card("hostile_takeover"), seat(1), "hands_off")
    assert off.asked == ("say_no", 0) and off.choices == ["let_stand"]
    plain = Position("empire", hands={0: "hostile_takeover", 1: "just_say_no"}, towers={1: "nerf"}, **immune)
    assert plain.play("play", card("hostile_takeover"), seat(1)).choices == ["let_stand", "say_no"]


@rule("EMP-OPT-05")
def test_by_option_the_freeing_double_rolls_again_and_counts():
    game = Position("empire", jailed={0: 1}, towers={0: "puma"}, options={"jail_double_extra_turn": True})
    game.play("roll", dice(2, 2))
    assert game.asked == ("before_roll", 0) and game.doubles == 1


@rule("EMP-OPT-06")
def test_by_option_tiles_and_cash_are_traded():
    game = Position("empire", towers={0: "nerf", 1: "ford"}, options={"trades": True})
    game.play("trade", seat(1), "exchange", money(200), "accept")
    assert game.towers[:2] == ["ford", "nerf"] and game.cash[:2] == [800, 1200]
    assert game.asked == ("before_roll", 0)
    game.play("trade")
    assert game.choices == [2]


@rule("EMP-OPT-06")
def test_by_option_one_tile_for_money_either_way_or_refused():
    on: dict[str, Any] = {"options": {"trades": True}}
    sell = Position("empire", towers={0: "nerf"}, **on).play("trade", seat(1), "give", money(-300), "accept")
    assert sell.towers[:2] == ["", "nerf"] and sell.cash[:2] == [1300, 700]
    buy = Position("empire", towers={1: "ford"}, **on).play("trade", seat(1), "take", money(300), "accept")
    assert buy.towers[:2] == ["ford", ""] and buy.cash[:2] == [700, 1300]
    no = Position("empire", towers={1: "ford"}, **on).play("trade", seat(1), "take", money(300), "decline")
    assert no.towers[1] == "ford" and no.cash[:2] == [1000, 1000] and no.choices == ["roll", "office"]


@rule("EMP-OPT-06")
def test_a_refused_trade_states_whether_partners_or_tiles_are_missing():
    on: dict[str, Any] = {"options": {"trades": True}, "seats": 2}
    assert Position("empire", **on).refusal("trade") == ("nothing_to_trade", "EMP-OPT-06")
    asked = Position("empire", towers={0: "nerf"}, **on).play("trade", seat(1), "withdraw")
    assert asked.refusal("trade") == ("already_proposed", "EMP-OPT-06")
    three = Position("empire", towers={1: "nerf"}, options={"trades": True}).play("trade")
    assert three.refusal(seat(2)) == ("nothing_to_trade", "EMP-OPT-06")


def test_all_options_of_the_catalogue_are_declared():
    names = {option.name for option in EDITION.declared}
    assert {"top_tile", "swap_then_move", "office_purchase", "super_immune", "jail_double_extra_turn", "trades"} < names
    assert EDITION.differences() == {}


def test_a_leaving_player_returns_everything():
    game = Position("empire", towers={1: "nerf office"}, hands={1: "just_say_no"}, jail_cards={"chance": 1}).say(
        -1, "leave 1"
    )
    assert game.ring == (0, 2) and game.cash[1] == 0 and game.towers[1] == ""
    assert len(game.unseen) == game.edition.empire_cards
    assert game.pile["chance"] == "jail_free" and game.asked == ("before_roll", 0)
    game.say(-1, "leave 0")
    assert game.winners == [2]


def test_the_turn_of_a_leaving_player_passes_on():
    game = Position("empire").say(-1, "leave 0")
    assert game.asked == ("before_roll", 1)
    polled = Position("empire", options={"windows": "polled"}, hands={1: "market_crash", 2: "just_say_no"}).say(
        -1, "leave 1"
    )
    assert polled.asked == ("poll", 2)


@rule("EMP-TURN-07")
def test_a_leaving_player_ends_the_poll_about_the_window():
    polled = Position("empire", turn=1, options={"windows": "polled"}, hands={0: "market_crash", 2: "just_say_no"})
    assert polled.asked == ("poll", 2)
    polled.say(-1, "leave 1")
    assert polled.turns == 2 and polled.asked == ("poll", 0)  # the next turn begins with its own poll


def test_shared_questions_cite_rules_of_empire():
    bid = Position("empire").play("roll", dice(1, 2), "auction")
    no = Position("empire", hands={1: "just_say_no"}, towers={1: "ford"}).play("roll", dice(2, S), seat(1))
    draw = Position("empire").play("roll", dice(6, S))
    rules = [game.table.rule_of(game.question) for game in (bid, no, draw)]
    assert rules == ["EMP-AUC-02", "EMP-CARD-02", "EMP-CHN-01"]
    own = Position("empire")
    assert own.table.rule_of(own.question) == "EMP-TURN-02"


def test_an_absent_seller_gives_nothing_away():
    sale = Position("empire", jail_cards={"chance": 0}).play("offer_card", seat(1))
    trade = Position("empire", towers={0: "nerf"}, options={"trades": True}).play("trade", seat(1), "give")
    asked = Position("empire", jailed={0: 1}, jail_cards={"chance": 1}).play("ask_card")
    games: list[Any] = [sale, trade, asked]
    assert [game.question.silence(game.table) for game in games] == [1000, -1000, 0]
