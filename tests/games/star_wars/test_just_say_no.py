"""The card "Just Say No" of Star Wars."""

from typing import Any

import pytest

from magnat.games.star_wars.buying import BuyOrAuction
from magnat.kernel import IllegalAnswer
from magnat.mechanics.money import Pay
from magnat.positions import card, dice, money, seat, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule


def takeover(**given) -> Any:
    """Return a position where seat 0 aims a takeover at Hoth 1, a space of seat 1."""
    hands = {0: "takeover just_say_no just_say_no", 1: "just_say_no just_say_no", **given.pop("hands", {})}
    game = star_wars(owns={1: "hoth_1"}, hands=hands, **given)
    return game.play("play", card("takeover"), space("hoth_1"))


@rule("SW-JSN-01")
def test_the_target_of_an_action_may_cancel_it():
    game = takeover(hands={0: "takeover"}).play("say_no")
    assert game.owners == {"hoth_1": 1} and game.asked == ("before_roll", 0)


@rule("SW-JSN-01")
def test_only_a_just_say_no_card_cancels():
    game = takeover(hands={1: "secret_funds"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("say_no")
    assert refusal.value.rule == "SW-JSN-01" and game.choices == ["let_stand"]


@rule("SW-JSN-02")
def test_a_no_may_be_cancelled_by_a_no():
    game = takeover().play("say_no")
    assert game.asked == ("just_say_no", 0)
    game.play("say_no", "let_stand")
    assert game.owners == {"hoth_1": 0}


@rule("SW-JSN-03", "SW-EDGE-24")
def test_an_odd_number_of_noes_cancels_and_all_are_discarded():
    game = takeover().play("say_no", "say_no", "say_no", "let_stand")
    assert game.owners == {"hoth_1": 1} and game.discards == "r10 e01 r01 e02"


@rule("SW-JSN-03")
def test_an_even_number_of_noes_lets_the_action_stand():
    assert takeover().play("say_no", "say_no", "say_no", "say_no").owners == {"hoth_1": 0}


@rule("SW-JSN-04")
def test_an_ally_cannot_answer_for_the_target():
    hands = {0: "takeover", 3: "just_say_no"}
    game = star_wars(seats=4, owns={1: "hoth_1"}, hands=hands)
    game.play("play", card("takeover"), space("hoth_1"))
    assert game.owners == {"hoth_1": 0} and game.asked == ("before_roll", 0)


@rule("SW-JSN-05", "SW-EDGE-25")
def test_actions_of_an_ally_can_be_cancelled():
    game = star_wars(at={0: "tax_1"}, owns={2: "hoth_1"}, hands={2: "just_say_no"})
    game.play("roll", dice(6, 2), space("hoth_1"))
    assert game.asked == ("just_say_no", 2)
    game.play("say_no")
    assert game.owners == {"hoth_1": 2}


@rule("SW-JSN-06")
@pytest.mark.parametrize(
    ("name", "aim"),
    [
        ("extortion", []),
        ("tribute", []),
        ("takeover", [space("hoth_1")]),
        ("sabotage", [space("hoth_1")]),
        ("exchange", [space("endor_1"), space("hoth_1")]),
        ("capture", []),
    ],
)
def test_cards_that_take_money_a_base_or_freedom_can_be_cancelled(name, aim):
    game = star_wars(owns={0: "endor_1", 1: "hoth_1"}, hands={0: name, 1: "just_say_no"})
    game.play("play", card(name), *aim)
    assert game.asked == ("just_say_no", 1)
    game.play("say_no")
    assert game.cash[:2] == [1500, 1500] and game.owners == {"endor_1": 0, "hoth_1": 1} and game.jailed[1] == 0


@rule("SW-JSN-06")
def test_a_rent_can_be_cancelled_only_with_the_option():
    given = {"at": {0: "tax_1"}, "owns": {1: "hoth_1"}, "hands": {0: "just_say_no"}}
    game = star_wars(options={"jsn_rent": True}, **given).play("roll", dice(1, 1))
    assert game.asked == ("just_say_no", 0)
    game.play("say_no")
    assert game.cash[:2] == [1500, 1500]
    assert star_wars(**given).play("roll", dice(1, 1)).cash[:2] == [1460, 1540]


@rule("SW-JSN-07", "SW-EDGE-26")
def test_rent_tax_chance_jail_and_auctions_cannot_be_cancelled():
    no = {0: "just_say_no"}
    rent = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"}, hands=no).play("roll", dice(1, 1))
    tax = star_wars(hands=no).play("roll", dice(1, 3))
    ransom = star_wars(hands=no).play("roll", dice(3, 4), card("ransom"))
    jail = star_wars(at={0: "tatooine_3"}, hands=no).play("roll", dice(2, 4))
    assert [rent.cash[0], tax.cash[0], ransom.cash[0], jail.jailed[0]] == [1460, 1300, 1450, 1]
    auction = star_wars(push=[BuyOrAuction(0, 6)], hands={**no, 1: "just_say_no", 2: "just_say_no"})
    auction.play("auction", money(0), money(10), money(10))
    assert auction.owners == {"hoth_1": 1} and auction.asked == ("after_move", 0)


@rule("SW-JSN-07")
def test_a_purchase_and_the_taking_of_an_unowned_space_cannot_be_cancelled():
    game = star_wars(at={0: "tax_1"}, hands={1: "just_say_no", 2: "just_say_no"})
    game.play("roll", dice(6, 2), space("hoth_1"))
    assert game.owners == {"hoth_1": 0} and game.asked == ("after_move", 0)


@rule("SW-JSN-08", "SW-EDGE-23")
def test_a_cancelled_action_is_spent():
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"}, hands={1: "just_say_no"})
    game.play("roll", dice(6, 2), space("hoth_1"), "say_no")
    assert game.owners == {"hoth_1": 1} and game.asked == ("after_move", 0) and game.places[0] == "bounty_1"


@rule("SW-JSN-08")
def test_a_cancelled_rent_is_lost():
    options = {"jsn_rent": True, "rent_claim": "manual"}
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"}, hands={0: "just_say_no"}, options=options)
    game.play("roll", dice(1, 1)).say(1, "claim").play("say_no")
    assert game.claims == () and game.cash[0] == 1500


@rule("SW-JSN-11", "SW-BOUNTY-06")
def test_a_jailed_owner_says_no_to_the_bounty_hunter():
    given: Any = {"turn": 2, "at": {2: "hoth_3"}, "jailed": {1: 1}, "owns": {1: "hoth_1"}, "hands": {1: "just_say_no"}}
    game = star_wars(**given).play("roll", dice(1, 2), space("hoth_1"))
    assert game.asked == ("just_say_no", 1) and game.play("say_no").owners == {"hoth_1": 1}


@rule("SW-JSN-09")
def test_every_no_is_discarded_even_if_cancelled():
    assert takeover().play("say_no", "say_no", "let_stand").discards == "r10 e01 r01"


@rule("SW-JSN-10", "SW-EDGE-28")
def test_each_target_cancels_only_its_own_share():
    game = star_wars(seats=4, hands={0: "tribute", 1: "just_say_no", 3: "secret_funds"})
    game.play("play", card("tribute"), "say_no")
    assert game.asked == ("just_say_no", 3)
    game.play("let_stand")
    assert game.cash == [1600, 1500, 1500, 1400] and game.discards == "r18 e01"


@rule("SW-JSN-10")
def test_the_shares_are_taken_clockwise_from_the_actor():
    game = star_wars(seats=4, turn=2, hands={2: "tribute", 1: "just_say_no", 3: "just_say_no"})
    game.play("play", card("tribute"))
    assert game.asked == ("just_say_no", 3)


@rule("SW-JSN-11")
def test_a_jailed_target_answers_before_anything_changes():
    game = takeover(jailed={1: 1})
    assert game.asked == ("just_say_no", 1) and game.owners == {"hoth_1": 1} and game.choices == ["let_stand", "say_no"]


@rule("SW-JSN-11")
def test_targets_with_any_cards_are_asked():
    assert takeover(hands={1: "secret_funds"}).asked == ("just_say_no", 1)
    hands = {0: "takeover"}
    empty = star_wars(owns={1: "hoth_1"}, hands=hands).play("play", card("takeover"), space("hoth_1"))
    assert empty.owners == {"hoth_1": 0}


@rule("SW-EDGE-27")
def test_once_the_debt_stands_the_surrender_cannot_be_answered():
    game = star_wars(push=[Pay(0, 200, 1)], cash={0: 0}, owns={0: "hoth_1"}, hands={0: "just_say_no"})
    assert game.asked == ("short_of_cash", 0) and game.choices == ["settle"]
    game.play("settle")
    assert game.owners == {"hoth_1": 1} and game.hands[0] == "just_say_no"


@rule("SW-EDGE-29")
def test_an_extorted_player_who_is_short_gives_a_base_and_keeps_the_cash():
    game = star_wars(cash={1: 150}, owns={1: "hoth_1"}, hands={0: "extortion"})
    game.play("play", card("extortion"))
    assert game.cash[:2] == [1500, 150] and game.owners == {"hoth_1": 0}


@rule("SW-JSN-06")
def test_an_extortion_asks_only_its_target():
    game = star_wars(seats=4, hands={0: "extortion", 1: "just_say_no", 3: "just_say_no"})
    game.play("play", card("extortion"), seat(3))
    assert game.asked == ("just_say_no", 3)
