"""Deals between players in Millionaire."""

from typing import Any

import pytest

from magnat.mechanics.trade import MONEY, exchange
from magnat.positions import Position, dice, money, seat

rule = pytest.mark.rule


@rule("MIL-DEAL-01")
def test_deals_are_made_in_any_turn_and_between_turns():
    game = Position("millionaire", at={0: "jail"}, owns={0: "motor_drive", 1: "castle_view"})
    assert "trade" in game.choices and "trade" in game.aside(1)
    game.play("throw", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0) and "trade" in game.choices and "trade" in game.aside(2)
    assert "trade" in game.play("buy").aside(1)


@rule("MIL-DEAL-02")
def test_a_deal_mixes_money_properties_and_jail_cards_of_both_sides():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"}, jail_cards={"chance": 0, "lifestyle": 1})
    game.play(
        "trade", seat(1), "motor_drive", "castle_view", "chance card", "lifestyle card", "money", money(15), "send"
    )
    game.play("accept")
    assert game.owners == {"motor_drive": 1, "castle_view": 0} and game.jail_cards == [1, 0]
    assert game.cash[:2] == [357, 387]


@rule("MIL-DEAL-03")
def test_a_property_with_a_building_does_not_change_hands():
    game = Position("millionaire", owns={0: "pink", 1: "brown"}, built={"castle_view": 1, "motor_drive": 1})
    assert game.play("trade", seat(1)).choices == [3, 10, 11, 63]
    assert game.refusal("castle_view") == ("not_offered", "MIL-DEAL-02")


@rule("MIL-DEAL-04", "MIL-EDGE-46")
def test_a_house_on_a_sister_does_not_forbid_the_deal_and_stays():
    position: dict[str, Any] = {"owns": {0: "pink"}, "built": {"castle_view": 1, "dream_avenue": 1}}
    game = Position("millionaire", **position)
    game.play("trade", seat(1), "palace_gardens", "money", money(-50), "send", "accept")
    assert game.levels == {"castle_view": 1, "dream_avenue": 1} and game.owners["palace_gardens"] == 1
    assert "build" not in game.choices
    game = Position("millionaire", options={"trade_needs_bare_group": True}, **position)
    assert "trade" not in game.choices


@rule("MIL-DEAL-05")
def test_a_built_property_becomes_tradable_only_by_a_debtors_sale():
    position: dict[str, Any] = {"owns": {0: "brown", 1: "pink"}, "built": {"brown": 1, "palace_gardens": 5}}
    game = Position("millionaire", at={0: "jail"}, cash={0: 10}, **position)
    assert game.play("trade", seat(1)).choices == [9, 10, 63]
    game = Position("millionaire", at={0: "jail"}, cash={0: 10}, **position).play("throw", dice(1, 2))
    game.play("sell", "motor_drive", "trade", seat(1), "motor_drive", "money", money(-300), "send", "accept")
    assert game.owners["motor_drive"] == 1 and game.asked == ("after_move", 0)


@rule("MIL-DEAL-06")
def test_a_deal_is_between_two_players_and_carried_out_at_once_and_completely():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view", 2: "red"})
    game.play("trade", seat(1))
    assert game.choices == [1, 9, 63]
    game.play("motor_drive", "castle_view", "money", money(-7), "send")
    assert game.owners["motor_drive"] == 0 and game.asked == ("reply", 1)
    assert game.play("accept").owners["motor_drive"] == 1 and game.cash == [379, 365, 372]


@rule("MIL-DEAL-07")
def test_no_deal_while_a_card_an_auction_or_a_salary_is_resolved_but_within_a_debt():
    game = Position(
        "millionaire", at={0: "jail"}, cash={0: 10}, owns={0: "brown", 1: "pink", 2: "red"}, built={"palace_gardens": 5}
    ).play("throw", dice(1, 2))
    assert "trade" in game.choices and game.aside(2) == ["pass", "trade"]
    game = Position("millionaire", at={0: "yacht_harbor"}, owns={1: "pink"}).play("throw", dice(4, 5))
    assert game.aside(1) == [] and game.refusal(1, seat=1)[0] == "not_your_word"


@rule("MIL-DEAL-08")
def test_cash_offered_is_in_hand_and_pure_gifts_need_the_option():
    game = Position("millionaire", owns={0: "motor_drive"}).play("trade", seat(1), "motor_drive", "money")
    assert game.choices[0] == -372 and game.choices[-1] == -1
    assert game.refusal(money(0)) == ("not_offered", "MIL-DEAL-08")
    gifts = Position("millionaire", owns={0: "motor_drive"}, options={"allow_gifts": True})
    gifts.play("trade", seat(1), "motor_drive", "money", money(3), "send", "accept")
    assert gifts.owners == {"motor_drive": 1} and gifts.cash[:2] == [369, 375]


@rule("MIL-DEAL-08")
def test_with_gifts_money_alone_may_be_given():
    game = Position("millionaire", owns={0: "motor_drive"}, options={"allow_gifts": True})
    game.play("trade", seat(1), "money")
    assert game.choices == list(range(1, 373)) and game.play(money(9), "send", "accept").cash[:2] == [363, 381]


@rule("MIL-DEAL-08")
def test_with_gifts_money_may_be_given_before_anybody_owns_anything():
    game = Position("millionaire", options={"allow_gifts": True})
    assert game.play("trade", seat(1), "money", money(1), "send", "accept").cash[:2] == [371, 373]
    assert Position("millionaire", options={"allow_gifts": True}, cash={0: 1}).choices == ["throw", "trade"]
    assert Position("millionaire", options={"allow_gifts": True}, cash={0: 0}).choices == ["throw"]
    assert Position("millionaire").choices == ["throw"]


@rule("MIL-DEAL-08")
@pytest.mark.parametrize(("mine", "theirs", "offered"), [(0, 372, False), (1, 0, True)])
def test_with_gifts_money_can_only_be_given_by_a_player_who_has_some(mine, theirs, offered):
    owns = {1: "motor_drive", 2: "castle_view"}
    game = Position("millionaire", turn=1, owns=owns, cash={1: mine, 2: theirs}, options={"allow_gifts": True})
    assert (MONEY in game.play("trade", seat(2)).choices) == offered


@rule("MIL-DEAL-08")
def test_a_deal_must_give_something_in_return():
    game = Position("millionaire", owns={1: "motor_drive"}).play("trade", seat(1), "motor_drive", "money")
    assert game.choices[0] == 1 and game.choices[-1] == 372


@rule("MIL-DEAL-09", "MIL-EDGE-39")
def test_an_open_or_withdrawn_offer_changes_nothing():
    game = Position("millionaire", owns={0: "motor_drive"})
    game.play("trade", seat(1), "motor_drive", "money", money(-7), "withdraw")
    assert game.asked == ("before_throw", 0) and game.owners == {"motor_drive": 0}
    game.play("trade", seat(1), "motor_drive", "money", money(-7), "send")
    assert game.aside(0) == [] and game.aside(2) == []
    game.table.dismiss(1)
    assert game.asked == ("before_throw", 0)


@rule("MIL-DEAL-10")
def test_money_flows_in_one_direction():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"})
    game.play("trade", seat(1), "motor_drive", "castle_view", "money", money(-7), "send", "accept")
    assert game.cash[:2] == [379, 365] and [fact[4] for fact in game.facts if fact[0] == "traded"] == [0, 7]


def test_a_jail_card_alone_is_sold():
    game = Position("millionaire", jail_cards={"chance": 0})
    game.play("trade", seat(2), "chance card", "money", money(-5), "send", "accept")
    assert game.jail_cards == [2, -1] and game.cash == [377, 372, 367]


def test_a_counter_offer_is_an_offer_of_the_other_player():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"})
    game.play("trade", seat(1), "motor_drive", "money", money(-7), "send", "counter")
    game.play("motor_drive", "money", money(3), "send", "accept")
    assert game.cash[:2] == [375, 369] and game.owners["motor_drive"] == 1


def test_a_deal_may_complete_a_group_and_a_card_cannot_break_it():
    game = Position("millionaire", owns={0: "motor_drive", 1: "gadget_wharf"}, hands={1: "sly_deal"})
    game.play("trade", seat(1), "gadget_wharf", "money", money(3), "send", "accept")
    assert "build" in game.choices and "play" not in game.aside(1)


@rule("MIL-DEAL-03", "MIL-DEAL-04")
@pytest.mark.parametrize(
    ("bare_group", "blocked"), [(False, "castle_view"), (True, "palace_gardens castle_view dream_avenue")]
)
def test_built_streets_are_untradable_and_with_the_option_their_whole_group(bare_group, blocked):
    options = {"trade_needs_bare_group": bare_group}
    game = Position("millionaire", options=options, owns={0: "pink", 1: "brown"}, built={"castle_view": 1})
    names = game.edition.names
    assert game.table.untradable() == sum([1 << names.index(name) for name in blocked.split()])


@rule("MIL-WIN-03")
def test_an_exchange_without_money_makes_no_payment():
    """Every payment checks the target, so a payment of 0 would end this game."""
    t: Any = Position("millionaire", owns={0: "brown"}).table
    t.cash[:2] = [5_000, 5_000]
    exchange(t, 0, 1, 1 << 1, 0)
    assert t.owner[1] == 1 and not t.over
