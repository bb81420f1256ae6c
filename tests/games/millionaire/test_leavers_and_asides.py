"""Asides, refused offers, and assets of leaving players in Millionaire."""

from typing import Any

import pytest

from magnat.games.millionaire.buying import BuyOrAuction
from magnat.games.millionaire.windows import Propose
from magnat.positions import Position, card, dice, money, seat
from tests.named import cards, trimmed_facts

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens


def lot(game: Any) -> str:
    """Return the name of the auctioned deed."""
    name: str = game.edition.names[game.question.lot]
    return name


@rule("MIL-TURN-10")
def test_reversed_or_redirected_offers_are_different_offers():
    game = Position("millionaire", turn=1, owns={1: "motor_drive", 2: "castle_view"})
    game.play("trade", seat(2), "motor_drive", "castle_view", "money", money(0), "send", "counter")
    assert game.asked == ("item", 2)
    assert "send" in game.play("motor_drive", "castle_view", "money", money(0)).choices
    game = Position("millionaire", turn=1, owns={1: "motor_drive castle_view", 2: "style_square"})
    game.play("trade", seat(2), "motor_drive", "money", money(-5), "send", "refuse")
    for other in [("castle_view", -5, 2), ("motor_drive", -6, 2), ("motor_drive", -5, 0)]:
        deed, price, who = other
        assert "send" in game.fork().play("trade", seat(who), deed, "money", money(price)).choices
    assert game.play("trade", seat(2), "motor_drive", "money", money(-5)).choices == ["withdraw"]


@rule("MIL-TURN-10")
def test_a_new_turn_clears_refused_offers():
    game = Position("millionaire", turn=1, at={1: "jail"}, owns={1: "motor_drive"})
    game.play("throw", dice(4, 4), "trade", seat(2), "motor_drive", "money", money(-5), "send", "refuse")
    assert len(game.refused) == 1 and game.offers and game.play("end").refused == () and game.offers == 0


@rule("MIL-VAR-03")
def test_the_turn_cap_does_not_end_the_game_early():
    game = Position("millionaire", turn=1, at={1: "jail"}, turns=4, options={"turn_cap": 6})
    assert game.play("throw", dice(4, 4), "end").asked == ("before_throw", 2)


@rule("MIL-TURN-08", "MIL-TURN-09", "MIL-EDGE-38")
def test_polled_windows_and_bankrupt_seats_allow_no_asides():
    polled = {"windows": "polled"}
    given: Any = {"seats": 4, "turn": 1, "at": {1: "go"}, "owns": {1: "pink", 0: "brown", 2: "red"}, "out": [3]}
    game = Position("millionaire", options=polled, **given)
    assert game.asked == ("poll", 1) and game.aside(0) == [] and game.aside(-1) == [1, 2, 3]
    game.play("pass", "pass", "pass")
    assert game.choices == ["throw"] and game.aside(0) == []
    assert game.play("throw", dice(4, 4)).asked == ("after_move", 1) and game.aside(0) == []
    clicked = Position("millionaire", **given)
    assert clicked.aside(3) == [] and "build" in clicked.aside(0)
    assert clicked.play("throw", dice(4, 4)).aside(3) == [] and clicked.aside(0) == ["pass", "trade"]
    double = Position("millionaire", options={**polled, "doubles_extra_turn": True}, **given)
    double.play("pass", "pass", "pass", "throw", dice(4, 4))
    assert double.asked == ("before_throw", 1) and double.choices == ["throw", "build", "trade"]


@rule("MIL-DEBT-10", "MIL-DEBT-11")
def test_an_absent_debtor_who_can_just_raise_the_debt_pays():
    given: Any = {"turn": 1, "at": {1: "jail"}, "owns": {2: "pink", 1: "red brown"}, "built": {"palace_gardens": 5}}
    assert Position("millionaire", **given, cash={1: 100}).play(*LAND).silence == "mortgage"  # 105 and 10 are raised
    assert Position("millionaire", **given, cash={1: 99}).play(*LAND).silence == "bankrupt"
    game = Position("millionaire", **given, cash={1: 100}).play(*LAND, "mortgage")
    assert game.silence == 1 and game.play("motor_drive", "mortgage").silence == 3


@rule("MIL-FORT-13", "MIL-EDGE-38")
@pytest.mark.parametrize(("leaver", "cash"), [(1, [372, 0, 10, 372]), (2, [347, 422, 0, 347])])
def test_pending_gifts_lapse_only_if_the_receiver_leaves(leaver, cash):
    lying = {"palace_gardens": "wedding_gift"}
    game = Position(
        "millionaire", seats=4, turn=1, at={1: "jail"}, lying=lying, cash={2: 10}, owns={1: "pink", 2: "green"}
    ).play(*LAND, card("wedding_gift"))
    assert game.asked == ("settle_debt", 2) and game.aside(-1) == [2, 3]
    game.say(-1, f"leave {leaver}")
    assert game.play(*["pass"] * 9).cash == cash  # three deeds, three bidders


@rule("MIL-FORT-13", "MIL-FORT-14")
def test_only_a_no_card_answers_regardless_of_the_hand():
    hands = {1: "sly_deal", 2: "free_house forced_deal just_say_no"}
    game = Position("millionaire", turn=1, owns={2: "castle_view"}, hands=hands)
    game.play("play", card("sly_deal"), "castle_view", "say_no")
    assert game.hands[2] == "forced_deal free_house" and trimmed_facts(game)[-1] == ("said_no", 2, "just_say_no")


@rule("MIL-DEBT-12", "MIL-DEBT-13", "MIL-DEBT-10")
@pytest.mark.parametrize("creditor", [2, -1])
def test_assets_of_a_bankrupt_player_go_to_the_creditor_or_are_auctioned_in_board_order(creditor):
    given: Any = {"seats": 4, "turn": 1, "at": {1: "jail"}, "cash": {1: 3}, "hands": {1: "free_house"}}
    given["jail_cards"] = {"chance": 1, "lifestyle": 3}
    owns = {1: "red motor_drive", 2: "pink"}
    built = {"palace_gardens": 5, "style_square": 1}
    if creditor == 2:
        game = Position("millionaire", owns=owns, built=built, mortgaged="motor_drive", **given)
        game.play(*LAND, "bankrupt")
        assert game.cash == [372, 0, 372 + 3 + 17, 372] and game.mortgages == ["motor_drive"]
        assert game.owners["style_square"] == 2 and game.jail_cards == [2, 3] and game.levels == {"palace_gardens": 5}
    else:
        game = Position("millionaire", owns=owns, built=built, mortgaged="motor_drive", **given).say(-1, "leave 1")
        assert game.asked == ("bid", 2) and lot(game) == "motor_drive" and game.mortgages == []
        assert game.cash[1] == 0 and game.jail_cards == [-1, 3] and game.bottoms[0] == "chance_jail_free"
        assert [lot(game.play(*["pass"] * 3)) for _ in range(2)] == ["style_square", "party_plaza"]
        assert game.apartments == 32
    assert cards(game, game.buried) == "free_house" and game.hands[1] == "" and game.table.owes == 0


@rule("MIL-DEBT-13", "MIL-WIN-03", "MIL-EDGE-38")
def test_selling_a_leaving_players_buildings_does_not_win():
    game = Position("millionaire", seats=4, turn=1, owns={2: "red"}, built={"red": 1}, cash={2: 999})
    assert game.say(-1, "leave 2").winners == [] and game.asked == ("bid", 3) and game.cash[2] == 0


@rule("MIL-SETUP-07", "MIL-SETUP-10")
def test_all_counters_start_at_zero():
    t = Position.opening("millionaire").table
    counts = "winners bank mortgaged built offers owes spent active turns"
    assert {name: getattr(t, name) for name in counts.split()} == dict.fromkeys(counts.split(), 0)
    assert not any([*t.level, *t.jailed, *t.place, *t.deeds, *t.complete, *t.known, *t.stars]) and t.refused == ()


@rule("MIL-TURN-09", "MIL-DEAL-01")
def test_windows_may_be_skipped_but_purchases_may_not():
    """Quiet players skip windows, and lists of choices end with the default answer."""
    assert Propose(2, 1).window and not BuyOrAuction(1, 3).window
