"""Contexts and consequences of questions in Empire."""

from typing import Any

import pytest

from magnat.games.empire.move import DrawEmpire
from magnat.games.empire.turn import WhoStarts
from magnat.mechanics.decks import Draw
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
S = 1


def context_of(game: Any, *script: Any) -> dict[str, int]:
    """Return the context of the pending question."""
    game.play(*script)
    result: dict[str, int] = game.question.context(game.table)
    return result


def consequences_of(game: Any, answer: int) -> dict[str, int]:
    result: dict[str, int] = game.question.consequences(game.table, answer)
    return result


def threatened(turn, *script, **given):
    """Return the context of an objection: the act, the threatened tile, and whether it counters a no."""
    result = context_of(Position("empire", turn=turn, **given), *script)
    return result["other"], result["stands"], result["act"], result["tile"], result["counters"]


@rule("EMP-BUY-01", "EMP-BUY-03", "EMP-EDGE-56")
def test_a_purchase_shows_affordability_and_the_remaining_cash():
    rich = Position("empire", turn=1, cash={1: 100}, hands={1: "bargain_business"})
    assert context_of(rich, "roll", dice(1, 4)) == {"enough": True}
    assert [consequences_of(rich, n) for n in (0, 1, 2)] == [{}, {"left": 0}, {"left": 0}]
    poor = Position("empire", turn=1, cash={1: 50})
    assert context_of(poor, "roll", dice(1, 4)) == {"enough": False}
    dear = Position("empire", turn=1, at={1: "water"}, hands={1: "bargain_business"}).play("roll", dice(3, S))
    assert [consequences_of(dear, n) for n in (0, 1, 2)] == [{}, {"left": 600}, {"left": 900}]


@rule("EMP-RENT-01", "EMP-DEBT-02")
def test_rent_shows_whether_cash_or_a_tile_can_pay_it():
    given: dict[str, Any] = {"turn": 1, "hands": {1: "private_jet"}}
    exact = Position("empire", cash={1: 250}, towers={1: "nerf", 2: "transformers heinz"}, **given)
    assert context_of(exact, "roll", dice(1, 2)) == {"enough": True, "brand": True} and consequences_of(exact, 0) == {
        "left": 0
    }
    short = Position("empire", cash={1: 200}, towers={1: "office", 2: "transformers heinz"}, **given)
    assert context_of(short, "roll", dice(1, 2)) == {"enough": False, "brand": False}
    assert consequences_of(short, 0) == {"left": -50}


@rule("EMP-JAIL-04", "EMP-PARK-01")
def test_bail_and_trip_show_the_remaining_cash():
    jail = Position("empire", turn=1, jailed={1: 2}, jail_cards={"chance": 2}, cash={1: 100})
    assert context_of(jail) == {"attempt": 2, "holder": 2} and consequences_of(jail, 5) == {"left": 0}
    trip = Position("empire", turn=1, at={1: "billboard"}, cash={1: 350}).play("roll", dice(3, 5))
    assert consequences_of(trip, 1) == {"left": 250}


@rule("EMP-SWAP-01", "EMP-SWAP-05")
def test_a_swap_names_both_tiles():
    game = Position("empire", turn=1, towers={0: "nerf office", 1: "ford", 2: "xbox"}).play("roll", dice(2, S), "swap")
    assert context_of(game) == {"other": -1, "second": False} and consequences_of(game, 2) == {}
    assert context_of(game, seat(0)) == {"other": 0, "second": True}
    told = consequences_of(game, 2)
    assert (told["gives"], told["takes"]) == (1, 31)
    assert (told["first_height"], told["first_height_after"]) == (2, 5)
    assert (told["second_worth"], told["second_worth_after"]) == (200, 50)


@rule("EMP-SWAP-05", "EMP-TOWER-05")
def test_a_winning_swap_shows_the_top_of_the_scale():
    towers = {1: "heinz universal xbox ford nerf", 2: "skype"}
    game = Position("empire", turn=1, towers=towers).play("roll", dice(2, S), "swap", seat(1))
    told = consequences_of(game, 2)
    assert (told["first_height"], told["first_height_after"], told["first_worth_after"]) == (16, 19, 800)
    assert told["first_worth"] == 800 and told["second_worth_after"] == 50


@rule("EMP-EDGE-30", "EMP-OPT-06", "EMP-TURN-05")
def test_busts_trades_and_interjections_name_player_and_object():
    bust = Position("empire", turn=1, hands={0: "just_say_no"})
    assert context_of(bust, "roll", dice(1, 4), "buy") == {"buyer": 1, "space": 5}
    trade = Position("empire", turn=1, towers={1: "nerf"}, options={"trades": True})
    assert context_of(trade, "trade", seat(2), "give", money(0)) == {"deal": 1}
    polled = Position("empire", turn=1, hands={0: "just_say_no"}, options={"windows": "polled"})
    assert polled.asked == ("poll", 0) and context_of(polled) == {"active": 1}


@rule("EMP-CARD-02", "EMP-CARD-05", "EMP-CARD-07")
def test_an_objection_names_the_act_and_the_threatened_tile():
    held: dict[str, Any] = {"hands": {2: "just_say_no"}, "towers": {1: "nerf", 2: "ford office"}}
    assert threatened(1, "roll", dice(2, S), "swap", seat(2), seat(1), **held) == (1, True, 0, 25, False)
    assert threatened(1, "roll", dice(2, S), "move", seat(2), **held) == (1, True, 2, 36, False)
    for name, act in (("hostile_takeover", 1), ("swap_the_top", 0)):
        hands = {1: name, 2: "just_say_no"}
        result = threatened(1, "play", card(name), seat(2), hands=hands, towers=held["towers"])
        assert result == (1, True, act, 25, False)
    crash = {1: "market_crash", 2: "just_say_no"}
    assert threatened(1, "play", card("market_crash"), hands=crash, towers=held["towers"]) == (1, True, 6, 25, False)
    fired = {1: "vous_etes_renvoye", 2: "just_say_no"}
    script = ("play", card("vous_etes_renvoye"), "yellow")
    assert threatened(1, *script, hands=fired, towers=held["towers"]) == (1, True, 7, 25, False)


@rule("EMP-CARD-04", "EMP-EDGE-30", "EMP-EDGE-32", "EMP-EDGE-39")
def test_an_objection_to_money_or_to_a_no_names_no_tile():
    towers = {1: "nerf", 2: "transformers ford razor ebay"}
    back = {1: "reverse_rent", 2: "just_say_no"}
    assert threatened(1, "roll", dice(1, 2), "reverse", hands=back, towers=towers) == (1, True, 3, 0, False)
    tax = {1: "billboard_tax", 2: "just_say_no"}
    assert threatened(1, "play", card("billboard_tax"), seat(2), hands=tax, towers=towers) == (1, True, 4, 0, False)
    bust = {1: "just_say_no", 2: "deal_buster"}
    assert threatened(1, "roll", dice(1, 4), "buy", "bust", hands=bust) == (2, True, 5, 5, False)
    no = {1: "hostile_takeover just_say_no", 2: "just_say_no"}
    script = ("play", card("hostile_takeover"), seat(2), "say_no")
    assert threatened(1, *script, hands=no, towers=towers) == (2, False, 1, 0, True)
    swap = {1: "just_say_no", 2: "just_say_no"}
    result = threatened(1, "roll", dice(2, S), "move", seat(2), "say_no", hands=swap, towers=towers)
    assert result == (2, False, 2, 0, True)
    result = threatened(1, "roll", dice(2, S), "swap", seat(2), seat(1), "say_no", hands=swap, towers=towers)
    assert result == (2, False, 0, 0, True)


@rule("EMP-OPT-06")
def test_a_trade_is_private_until_it_is_sent():
    game: Any = Position("empire", turn=1, towers={1: "nerf"}, options={"trades": True}).play("trade", seat(2))
    asked = [game.question, game.play("give").question, game.play(money(0)).question]
    assert [question.drafting for question in asked] == [True, True, False]


@rule("EMP-TURN-02", "EMP-TURN-06", "EMP-JAIL-09")
def test_optional_windows_may_be_skipped_but_not_the_jail_question():
    first: Any = Position("empire", turn=1, at={1: "nerf"}, towers={1: "razor"})
    assert first.question.window and not first.question.again
    again: Any = first.play("roll", dice(2, 2))
    assert again.asked == ("before_roll", 1) and again.question.again
    jail: Any = Position("empire", turn=1, jailed={1: 1})
    assert not jail.question.window and jail.silence == "roll"
    free: Any = jail.play("pay")
    assert not free.question.again


@rule("EMP-TURN-01", "EMP-EMPC-01", "EMP-CHN-01")
def test_each_deck_and_the_first_player_use_separate_random_streams():
    """Records replay by stream numbers, so these must not change."""
    streams = [Draw(1, 0).stream(), DrawEmpire(1).stream(), WhoStarts(-1).stream()]
    assert streams == [64, 65, 66]
