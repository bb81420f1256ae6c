"""Contexts and consequences of questions in Deal, and reasons of refused answers."""

from typing import Any

import pytest

from magnat.games.deal.pile import DrawCard
from magnat.games.deal.turn import DrawLots
from magnat.positions import Position

rule = pytest.mark.rule


def context_of(game: Any, *script: Any) -> dict[str, Any]:
    """Return the context of the pending question, with its cards by name."""
    game.play(*script)
    names = game.edition.names
    result: dict[str, int] = game.question.context(game.table)
    return {key: names[value] if key in ("played", "card", "own") else value for key, value in result.items()}


def consequences_of(game: Any, word: str | int) -> dict[str, int]:
    """Return the consequences of an answer."""
    result: dict[str, int] = game.question.consequences(game.table, game.answer_int(game.question, word))
    return result


@rule("DEAL-PLAY-01", "DEAL-HAND-01")
def test_the_context_has_the_plays_left_and_the_excess_cards():
    assert context_of(Position("deal", turn=1, hands={1: "M1-1"}, plays=1)) == {"left": 2}
    hand = "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1 M2-2 M2-3"
    assert context_of(Position("deal", turn=1, hands={1: hand}), "end") == {"over": 2}


@rule("DEAL-RENT-02", "DEAL-BLD-01", "DEAL-BANCO-01")
def test_a_group_is_described_by_colour_cards_and_rent():
    rent = Position("deal", turn=1, hands={1: "R-RED-YEL-1"}, groups={1: "RED1 RED2 | YEL1"}).play("use R-RED-YEL-1")
    assert consequences_of(rent, "RED1") == {"colour": 4, "held": 2, "size": 3, "due": 3}
    built = Position("deal", turn=1, hands={1: "A-HOTEL-1"}, groups={1: "DBL A-HOUSE-1"}).play("use A-HOTEL-1")
    assert consequences_of(built, "DBL1") == {"colour": 7, "held": 2, "size": 2, "due": 11}
    banco = Position("deal", turn=1, hands={1: "A-BANCO-1"}, groups={2: "UTL"}).play("use A-BANCO-1")
    assert consequences_of(banco, "UTL1") == {"victim": 2, "colour": 9, "held": 2, "size": 2, "due": 2}
    scope = Position(
        "deal", turn=1, hands={1: "R-ANY-1"}, groups={1: "RED | RED: W-ANY-1"}, options={"rent_scope": "colour"}
    )
    assert consequences_of(scope.play("use R-ANY-1"), "RED1") == {"colour": 4, "held": 3, "size": 3, "due": 8}


@rule("DEAL-DUEL-01", "DEAL-TROC-02", "DEAL-TROC-03")
def test_a_property_is_described_by_owner_and_colour():
    groups = {0: "YEL: W-RED-YEL-1", 1: "BRN1", 2: "UTL1"}
    duel = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups=groups).play("use A-DUEL-1")
    assert consequences_of(duel, "W-RED-YEL-1") == {"victim": 0, "colour": 5}
    troc = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups=groups).play("use A-TROC-1")
    assert consequences_of(troc, "UTL1") == {"victim": 2, "colour": 9}
    assert consequences_of(troc.play("UTL1"), "BRN1") == {"colour": 0}


@rule("DEAL-JOKER-01", "DEAL-JOKER-02")
def test_a_threat_names_its_actor_its_action_and_the_number_of_jokers():
    hands = {1: "A-BDAY-1 A-JOKER-1", 2: "A-JOKER-2"}
    owe = Position("deal", turn=1, hands=hands, banks={2: "M2-1"})
    assert context_of(owe, "use A-BDAY-1") == {"actor": 1, "played": "A-BDAY-1", "jokers": 0, "threat": 0, "due": 2}
    assert context_of(owe, "joker") == {"actor": 2, "played": "A-BDAY-1", "jokers": 1, "threat": 0, "due": 2}
    table: dict[str, Any] = {"groups": {1: "BRN1", 2: "RED1 | YEL"}, "turn": 1}
    duel = Position("deal", hands={1: "A-DUEL-1", 2: "M1-1"}, **table)
    result = context_of(duel, "use A-DUEL-1", "RED1")
    assert result == {"actor": 1, "played": "A-DUEL-1", "jokers": 0, "threat": 1, "card": "RED1", "colour": 4}
    troc = Position("deal", hands={1: "A-TROC-1", 2: "M1-1"}, **table)
    result = context_of(troc, "use A-TROC-1", "YEL2", "BRN1")
    assert result == {
        "actor": 1,
        "played": "A-TROC-1",
        "jokers": 0,
        "threat": 2,
        "card": "YEL2",
        "own": "BRN1",
        "colour": 5,
    }
    banco = Position("deal", hands={1: "A-BANCO-1", 2: "M1-1"}, **table)
    result = context_of(banco, "use A-BANCO-1", "YEL1")
    assert result == {"actor": 1, "played": "A-BANCO-1", "jokers": 0, "threat": 3, "card": "YEL1", "colour": 5}


@rule("DEAL-JOKER-12")
def test_an_even_number_of_jokers_leaves_the_effect_standing():
    """The second joker cancels the first."""
    game = Position("deal", turn=1, hands={1: "A-BDAY-1 A-JOKER-1", 2: "A-JOKER-2 A-JOKER-3"}, banks={2: "M2-1"})
    result = context_of(game, "use A-BDAY-1", "joker", "joker")
    assert game.asked == ("lay_joker", 2) and result["jokers"] == 0 and result["actor"] == 1


@rule("DEAL-PAY-03", "DEAL-PAY-11")
def test_a_payment_shows_the_missing_amount_and_the_value_of_a_card():
    game = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}, banks={2: "M3-1 M4-1"}, groups={2: "RED1"})
    assert context_of(game, "use A-JACKPOT-1", 2) == {"played": "A-JACKPOT-1", "missing": 5, "met": False}
    assert consequences_of(game, "M3-1") == {"value": 3, "missing": 2, "from_bank": True, "more": True}
    assert consequences_of(game, "RED1") == {"value": 3, "missing": 2, "from_bank": False, "more": True}
    assert context_of(game, "M3-1") == {"played": "A-JACKPOT-1", "missing": 2, "met": False}
    assert consequences_of(game, "M4-1") == {"value": 4, "missing": 0, "from_bank": True, "more": True}
    free = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}, banks={2: "M5-1 M4-1 M3-1"}, options={"overpay": "free"})
    free.play("use A-JACKPOT-1", 2, "M5-1")
    assert context_of(free) == {"played": "A-JACKPOT-1", "missing": 0, "met": True}
    assert consequences_of(free, "enough") == {"value": 0, "missing": 0, "from_bank": False, "more": False}


@rule("DEAL-WILD-09")
def test_the_question_names_the_wild_to_be_placed():
    game = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups={2: "RED: W-RED-YEL-1"})
    assert context_of(game, "use A-DUEL-1", "W-RED-YEL-1") == {"card": "W-RED-YEL-1"}


# Refusals


@rule("DEAL-PLAY-01", "DEAL-PLAY-02", "DEAL-BANK-05", "DEAL-DBL-01", "DEAL-DBL-02", "DEAL-DBL-04")
def test_an_illegal_play_is_refused_with_its_reason():
    game = Position("deal", turn=1, hands={1: "R-RED-YEL-1 A-DOUBLE-1 RED1 M1-1 A-GO-1"}, groups={1: "RED2"})
    e = game.edition
    assert game.refusal("use A-GO-2") == ("not_in_hand", "DEAL-PLAY-02")
    assert game.refusal(2 + 4 * e.size + e.names.index("R-RED-YEL-1")) == ("not_in_hand", "DEAL-PLAY-02")
    assert game.refusal("bank RED1") == ("never_banked", "DEAL-BANK-05")
    assert game.refusal("double M1-1") == ("doubles_rent_only", "DEAL-DBL-04")
    assert game.refusal("double A-DOUBLE-1") == ("doubles_rent_only", "DEAL-DBL-04")
    assert game.refusal("quadruple R-RED-YEL-1") == ("no_double", "DEAL-DBL-01")
    assert game.refusal("rearrange") == ("nothing_to_rearrange", "DEAL-PROP-08")
    game.play("bank M1-1")
    assert "double R-RED-YEL-1" in game.offered
    game.play("use A-GO-1", "M5-1", "M5-2")
    assert game.refusal("double R-RED-YEL-1") == ("no_plays_left", "DEAL-DBL-02")
    assert game.play("lay RED1").refusal("use R-RED-YEL-1") == ("no_plays_left", "DEAL-PLAY-01")


@rule("DEAL-DBL-02", "DEAL-DBL-03")
def test_two_doubles_need_all_three_plays():
    hands = {1: "R-ANY-1 A-DOUBLE-1 A-DOUBLE-2 M1-1"}
    game = Position("deal", turn=1, hands=hands, groups={1: "RED2"})
    assert "quadruple R-ANY-1" in game.offered
    game.play("bank M1-1")
    assert "double R-ANY-1" in game.offered and "quadruple R-ANY-1" not in game.offered
    assert game.refusal("quadruple R-ANY-1") == ("no_plays_left", "DEAL-DBL-02")


@rule("DEAL-DBL-01", "DEAL-RENT-07")
def test_only_doubles_raise_a_rent():
    """Other cards before or after the rent in the hand have no effect."""
    game = Position("deal", turn=1, hands={1: "A-JOKER-1 A-HOUSE-1 M1-1 R-RED-YEL-1 A-DUEL-1"}, groups={1: "RED1"})
    assert game.offered == [
        "end",
        "bank A-DUEL-1",
        "bank A-HOUSE-1",
        "bank A-JOKER-1",
        "use R-RED-YEL-1",
        "bank R-RED-YEL-1",
        "bank M1-1",
    ]
    one = Position("deal", turn=1, hands={1: "A-DOUBLE-2 R-RED-YEL-1 A-BANCO-1"}, groups={1: "RED1", 2: "BRN"})
    assert [word for word in one.offered if "double" in word or "quad" in word] == ["double R-RED-YEL-1"]
    house = Position("deal", turn=1, hands={1: "A-DOUBLE-1 A-HOUSE-1"}, groups={1: "RED"})
    assert house.offered == ["end", "bank A-DOUBLE-1", "use A-HOUSE-1", "bank A-HOUSE-1"]


@rule("DEAL-RENT-03", "DEAL-JACK-01")
def test_a_player_cannot_owe_themselves():
    rent = Position("deal", turn=1, hands={1: "R-ANY-1"}, groups={1: "RED1"}).play("use R-ANY-1", "RED1")
    assert rent.choices == [2, 0] and rent.refusal(1) == ("not_another_player", "DEAL-RENT-03")
    jackpot = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}).play("use A-JACKPOT-1")
    assert jackpot.choices == [2, 0] and jackpot.refusal(1) == ("not_another_player", "DEAL-JACK-01")


@rule("DEAL-DUEL-01", "DEAL-DUEL-02", "DEAL-BLD-07", "DEAL-TROC-02")
def test_taking_an_illegal_card_is_refused_with_its_reason():
    groups = {0: "RED A-HOUSE-1", 1: "BRN1 | DBL A-HOUSE-2", 2: "YEL1"}
    duel = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups=groups).play("use A-DUEL-1")
    assert duel.offered == ["YEL1"]
    assert duel.refusal("RED2") == ("in_complete_group", "DEAL-DUEL-02")
    assert duel.refusal("A-HOUSE-1") == ("building", "DEAL-BLD-07")
    assert duel.refusal("BRN1") == ("your_own", "DEAL-DUEL-01")
    assert duel.refusal("GRN1") == ("no_property_there", "DEAL-DUEL-01")
    troc = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups=groups).play("use A-TROC-1")
    assert troc.offered == ["YEL1", "RED1", "RED2", "RED3"] and troc.refusal("BRN1") == ("your_own", "DEAL-DUEL-01")


@rule("DEAL-PAY-01", "DEAL-PAY-11", "DEAL-PAY-13")
def test_giving_an_illegal_card_is_refused_with_its_reason():
    given: dict[str, Any] = {"turn": 1, "hands": {1: "A-JACKPOT-1", 2: "M10-1"}}
    banks, groups = {2: "M3-1 M3-2 M1-1"}, {2: "DBL A-HOUSE-1 A-HOTEL-1 | PNK: W-ANY-1"}
    game = Position("deal", banks=banks, groups=groups, **given).play("use A-JACKPOT-1", 2, "let_stand")
    assert game.asked == ("pay_with", 2)
    assert game.refusal("M10-1") == ("not_payable", "DEAL-PAY-01")
    assert game.refusal("W-ANY-1") == ("not_payable", "DEAL-PAY-01")
    game.play("M3-1")
    assert game.refusal("A-HOUSE-1") == ("under_hotel", "DEAL-PAY-13")
    assert game.refusal("M3-1") == ("already_given", "DEAL-PAY-11")
    exact = Position("deal", banks={2: "M5-1 M1-1 M4-1"}, turn=1, hands={1: "A-JACKPOT-1"}).play("use A-JACKPOT-1", 2)
    exact.play("M1-1")
    assert exact.refusal("M5-1") == ("one_too_many", "DEAL-PAY-11")
    polled = Position(
        "deal", banks={2: "M5-1 M1-1 M4-1"}, turn=1, hands={1: "A-JACKPOT-1"}, options={"windows": "polled"}
    )
    assert polled.play("use A-JACKPOT-1", 2).refusal("M1-1") == ("dearest_first", "DEAL-PAY-11")


@rule("DEAL-JOKER-01", "DEAL-JOKER-07")
def test_an_illegal_joker_is_refused_with_its_reason():
    game = Position("deal", turn=1, hands={1: "A-BDAY-1", 2: "M1-1"}, banks={2: "M2-1"}).play("use A-BDAY-1")
    assert game.refusal("joker") == ("no_joker", "DEAL-JOKER-01")
    hands = {1: "A-BDAY-1 A-JOKER-2", 2: "A-JOKER-1"}
    counts = Position("deal", turn=1, hands=hands, plays=2, options={"counter_counts_as_play": True})
    assert counts.play("use A-BDAY-1", "joker").refusal("joker") == ("no_plays_left", "DEAL-JOKER-07")


@rule("DEAL-BLD-01", "DEAL-BLD-02", "DEAL-BLD-03", "DEAL-BLD-04")
def test_illegal_building_is_refused_with_its_reason():
    def refused(groups: str, card: str = "A-HOUSE-3") -> tuple[str, str]:
        return Position("deal", turn=1, hands={1: card}, groups={1: groups}).refusal(f"use {card}")

    assert refused("RED1 RED2") == ("group_not_complete", "DEAL-BLD-01")
    assert refused("STN") == refused("UTL | RED1") == ("not_on_stations", "DEAL-BLD-04")
    assert refused("RED A-HOUSE-1") == refused("RED A-HOUSE-1 A-HOTEL-1") == ("built_already", "DEAL-BLD-02")
    assert refused("RED", "A-HOTEL-1") == ("needs_house", "DEAL-BLD-03")
    assert refused("RED A-HOUSE-1 A-HOTEL-2", "A-HOTEL-1") == ("built_already", "DEAL-BLD-02")
    assert refused("STN", "A-HOTEL-1") == ("not_on_stations", "DEAL-BLD-04")
    site = Position("deal", turn=1, hands={1: "A-HOUSE-3"}, groups={1: "RED | YEL1 | DBL A-HOUSE-1 | STN"})
    site.play("use A-HOUSE-3")
    assert site.offered == ["RED1"] and site.refusal("YEL1") == ("group_not_complete", "DEAL-BLD-01")
    assert site.refusal("DBL1") == ("built_already", "DEAL-BLD-02")
    assert site.refusal("STN1") == ("not_on_stations", "DEAL-BLD-04")


@rule("DEAL-PROP-08", "DEAL-PROP-10", "DEAL-WILD-01")
def test_an_illegal_rearrangement_is_refused_with_its_reason():
    game = Position("deal", turn=1, groups={1: "W-RED-YEL-1 RED1 | BRN1"}).play("rearrange")
    assert game.refusal("confirm") == ("nothing_changed", "DEAL-PROP-10")
    assert game.refusal("turn RED1") == game.refusal("exchange RED1") == ("not_movable", "DEAL-PROP-08")
    game.play("turn W-RED-YEL-1")
    assert game.offered == ["YEL"] and game.refusal("RED") == ("not_its_colour", "DEAL-WILD-01")
    limit = {"rearrangements_per_interval": 1}
    once = Position("deal", turn=1, groups={1: "W-RED-YEL-1 RED1"}, options=limit).play("rearrange", "withdraw")
    assert once.refusal("rearrange") == ("rearranged_already", "DEAL-PROP-10")


@rule("DEAL-SETUP-05", "DEAL-DRAW-01")
def test_the_deck_and_the_first_player_use_separate_random_streams():
    """Records replay by stream numbers, so these must not change."""
    assert [DrawLots(-1).stream(), DrawCard(2, 0).stream()] == [0, 64]


@rule("DEAL-RENT-06", "DEAL-DBL-01")
def test_a_doubled_rent_without_a_group_of_its_colour_is_refused_with_that_reason():
    game = Position("deal", turn=1, hands={1: "R-GRN-DBL-1 A-DOUBLE-1"}, groups={1: "RED1"})
    assert game.refusal("double R-GRN-DBL-1") == ("no_group_of_colour", "DEAL-RENT-06")
    second = Position("deal", turn=1, hands={1: "R-GRN-DBL-1 A-DOUBLE-1"}, groups={1: "RED1"}, plays=1)
    assert second.refusal("double R-GRN-DBL-1") == ("no_group_of_colour", "DEAL-RENT-06")
