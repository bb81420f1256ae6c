"""Boundaries, counters, the order of questions, and knowledge of hidden cards in Deal."""

from typing import Any

import pytest

from magnat.games.deal.payment import Owe
from magnat.positions import Position

rule = pytest.mark.rule

SEVEN = "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1"


def known_to(game: Any, code: str) -> list[int]:
    """Return the seats that know where a card lies."""
    bits = game.table.known[game.edition.names.index(code)]
    return [p for p in range(8) if bits >> p & 1]


# Counters and limits


@rule("DEAL-HAND-01")
def test_a_hand_of_seven_is_kept_and_an_eighth_card_is_discarded():
    seven = Position("deal", turn=1, hands={1: SEVEN}).play("end")
    assert seven.table.active == 2
    eight = Position("deal", turn=1, hands={1: f"{SEVEN} M2-2"}).play("end")
    assert eight.asked == ("excess", 1)
    assert eight.play("M2-2").table.active == 2 and len(eight.table.hands[1]) == 7 and eight.under == "M2-2"


@rule("DEAL-HAND-03", "DEAL-DRAW-08")
def test_cards_put_under_the_pile_are_drawn_in_the_same_order():
    game = Position("deal", turn=1, hands={1: f"{SEVEN} M3-1 M3-2", 2: "M5-1"}, pile="").play("end", "M3-2", "M1-4")
    assert game.asked == ("play", 2) and game.hands[2] == "M1-4 M3-2 M5-1" and game.under == ""
    first = Position("deal", turn=1, hands={2: "M5-1"}, under={0: "M4-1 M1-1", 1: "M2-1"}, pile="M10-1")
    first.play("end", "M10-1")
    assert first.hands[2] == "M4-1 M5-1 M10-1" and first.under == "M1-1 M2-1"


@rule("DEAL-PLAY-01", "DEAL-PROP-10", "DEAL-TURN-01")
def test_plays_and_rearrangements_are_counted_per_turn():
    given: dict[str, Any] = {"hands": {0: "M1-1 M1-2 M1-3 M1-4", 1: "M2-1 M2-2"}, "pile": ""}
    game = Position("deal", seats=2, **given).play("bank M1-1", "bank M1-2", "bank M1-3", "end")
    assert game.asked == ("play", 1) and game.plays == 0 and "bank M2-1" in game.offered
    groups = {0: "RED: W-RED-YEL-1", 1: "YEL: W-RED-YEL-2"}
    polled = Position("deal", seats=2, groups=groups, options={"windows": "polled"}, **given)
    polled.play("rearrange", "withdraw")
    assert "rearrange" not in polled.offered
    polled.play("end")
    assert polled.asked == ("play", 1) and "rearrange" in polled.offered
    polled.play("rearrange", "withdraw", "bank M2-1")
    assert "rearrange" in polled.offered


@rule("DEAL-WIN-09", "DEAL-WIN-10")
def test_rounds_without_a_play_are_counted_from_the_last_play():
    idle = Position("deal", seats=2, turn=1, hands={1: "M1-1"}, idle=8, turns=4).play("bank M1-1", "end")
    assert idle.idle == 0 and not idle.over
    nearly = Position("deal", seats=2, turn=1, hands={1: "M1-1"}, idle=8).play("end")
    assert nearly.idle == 9 and not nearly.over
    last = Position("deal", seats=2, turn=1, hands={1: "M1-1"}, idle=9).play("end")
    assert last.over
    dry = Position("deal", turn=1, hands={1: "M1-1"}, dry=1, pile="").play("end")
    assert dry.dry == 2 and not dry.over
    for left in ({"pile": "M5-1"}, {"pile": "", "under": {0: "M5-1"}}, {"pile": "", "centre": "A-GO-1"}):
        some = Position("deal", turn=1, hands={1: "M1-1"}, dry=2, **left).play("end")
        assert some.dry == 0 and some.idle == 1 and not some.over
    played = Position("deal", turn=1, hands={1: "M1-1"}, dry=2, pile="").play("bank M1-1", "end")
    assert played.dry == 0 and not played.over


@rule("DEAL-WIN-10")
def test_the_turn_limit_includes_the_last_turn():
    given: dict[str, Any] = {"seats": 2, "turn": 1, "options": {"max_turns": 5}, "hands": {1: "M1-1"}}
    assert not Position("deal", turns=4, **given).play("end").over
    assert Position("deal", turns=5, **given).play("end").over


@rule("DEAL-WIN-09", "DEAL-WIN-11")
def test_all_seats_are_ranked_by_groups_and_then_by_wealth():
    tables: dict[str, Any] = {"turn": 1, "seats": 4, "pile": "", "dry": 3}
    groups = {0: "RED1", 1: "BRN", 2: "UTL", 3: "BRN: W-ANY-1"}
    game = Position("deal", groups=groups, banks={0: "M10-1", 1: "M3-1"}, **tables).play("end")
    assert game.winners == [1] and game.table.ranking() == [[1], [2], [0], [3]]
    share = Position("deal", groups=groups, banks={0: "M10-1", 1: "M2-1"}, **tables).play("end")
    assert share.winners == [1, 2] and share.table.ranking() == [[1, 2], [0], [3]]
    won = Position("deal", turn=2, groups={1: "BRN | DBL | RED", 2: "LBL | PNK | UTL1"}, hands={2: "UTL2"})
    assert won.play("lay UTL2").table.ranking() == [[2], [1], [0]]


@rule("DEAL-WIN-01", "DEAL-WIN-04")
def test_only_the_active_player_wins_and_only_with_three():
    three = "BRN | UTL | DBL"
    other = Position("deal", turn=1, groups={0: three, 1: "LBL | PNK"}, hands={1: "RED1"}).play("lay RED1")
    assert not other.over
    game = Position("deal", turn=1, groups={2: three}, pile="").play("end")
    assert game.winners == [2]
    two = Position("deal", turn=1, groups={2: "BRN | UTL | DBL1 | RED1"}, pile="").play("end")
    assert not two.over


# Order of questions


@rule("DEAL-JOKER-11", "DEAL-RENT-01")
@pytest.mark.parametrize("actor", [0, 1, 2, 3])
def test_debtors_are_asked_one_by_one_from_the_left_of_the_actor(actor):
    others = [(actor + i) % 4 for i in (1, 2, 3)]
    hands = dict(zip(others, ("M1-1", "M1-2", "M1-3"), strict=True))
    banks = dict(zip(others, ("M2-1", "M2-2", "M2-3"), strict=True))
    for code, more in (("A-BDAY-1", ()), ("R-RED-YEL-1", ("RED1",))):
        game: Any = Position(
            "deal", seats=4, turn=actor, hands={**hands, actor: code}, banks=banks, groups={actor: "RED1"}
        )
        game.play(f"use {code}", *more)
        asked = []
        while game.asked[0] == "lay_joker":
            asked.append(game.asked[1])
            game.play("let_stand")
        assert asked == others and game.banks[actor] == "M2-1 M2-2 M2-3" and game.asked == ("play", actor)


@rule("DEAL-DUEL-01", "DEAL-TROC-02", "DEAL-BANCO-01", "DEAL-JACK-01")
def test_cards_that_may_be_taken_are_listed_from_the_left():
    groups = {0: "RED1 | UTL", 1: "BRN1", 2: "YEL1 | DBL"}
    duel = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups=groups).play("use A-DUEL-1")
    assert duel.offered == ["YEL1", "RED1"]
    troc = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups=groups).play("use A-TROC-1")
    assert troc.offered == ["YEL1", "DBL1", "DBL2", "RED1", "UTL1", "UTL2"]
    banco = Position("deal", turn=1, hands={1: "A-BANCO-1"}, groups=groups).play("use A-BANCO-1")
    assert banco.offered == ["DBL1", "UTL1"]


@rule("DEAL-BANCO-03", "DEAL-DUEL-02", "DEAL-TROC-04")
def test_a_players_own_groups_are_no_target():
    mine = {1: "BRN | RED1"}
    for code in ("A-BANCO-1", "A-DUEL-1", "A-TROC-1"):
        game = Position("deal", turn=1, hands={1: code}, groups=mine)
        assert game.offered == ["end", f"bank {code}"]
    spared = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups={**mine, 0: "UTL", 2: "DBL"})
    assert spared.offered == ["end", "bank A-DUEL-1"]
    station = Position("deal", turn=1, hands={1: "A-BANCO-1 A-DUEL-1"}, groups={0: "STN1 STN2 STN3"})
    assert station.offered == ["end", "bank A-BANCO-1", "use A-DUEL-1", "bank A-DUEL-1"]
    whole = Position("deal", turn=1, hands={1: "A-BANCO-1 A-DUEL-1"}, groups={0: "STN"})
    assert whole.offered == ["end", "use A-BANCO-1", "bank A-BANCO-1", "bank A-DUEL-1"]


@rule("DEAL-JOKER-07")
def test_by_option_a_counter_needs_a_play_and_uses_it():
    hands = {1: "A-JACKPOT-1 A-JOKER-1", 2: "A-JOKER-2"}
    given: dict[str, Any] = {"turn": 1, "hands": hands, "banks": {2: "M5-1"}}
    counts = {"counter_counts_as_play": True}
    game = Position("deal", plays=1, options=counts, **given).play("use A-JACKPOT-1", 2, "joker")
    assert game.plays == 2 and game.choices == ["let_stand", "joker"]
    assert game.play("joker").plays == 3
    full = Position("deal", plays=2, options=counts, **given).play("use A-JACKPOT-1", 2)
    assert full.choices == ["let_stand", "joker"], "who is not in turn needs no play"
    assert full.play("joker").choices == ["let_stand"]
    booklet = Position("deal", plays=2, **given).play("use A-JACKPOT-1", 2, "joker")
    assert booklet.choices == ["let_stand", "joker"] and booklet.play("joker").plays == 3


@rule("DEAL-PAY-06", "DEAL-PAY-07")
def test_a_payment_without_alternatives_is_made_without_a_question():
    given: dict[str, Any] = {"turn": 1, "hands": {1: "A-JACKPOT-1"}}
    exact = Position("deal", banks={2: "M3-1 M2-1"}, **given).play("use A-JACKPOT-1", 2)
    assert exact.asked == ("play", 1) and exact.banks[1] == "M2-1 M3-1"
    more = Position("deal", banks={2: "M3-1 M2-1 M1-1"}, **given).play("use A-JACKPOT-1", 2)
    assert more.asked == ("pay_with", 2)
    wild = Position("deal", groups={2: "PNK: W-ANY-1"}, **given).play("use A-JACKPOT-1", 2)
    assert wild.asked == ("play", 1) and wild.groups[2] == "PNK: W-ANY-1"


# Knowledge of hidden cards


@rule("DEAL-SETUP-03", "DEAL-PLAY-12", "DEAL-PLAY-13", "DEAL-HAND-02")
def test_drawn_shown_and_discarded_cards_are_known_to_the_right_seats():
    drawn = Position("deal", hands={1: "M5-2"}).play("end", "M5-1", "M3-1")
    assert known_to(drawn, "M5-1") == [1] and known_to(drawn, "M5-2") == [1] and known_to(drawn, "M4-1") == []
    banked = drawn.fork().play("bank M5-1")
    assert known_to(banked, "M5-1") == [0, 1, 2] and known_to(banked, "M3-1") == [1]
    hand = {1: "R-ANY-1 A-DOUBLE-1 A-DOUBLE-2 M1-1"}
    rent = Position("deal", turn=1, hands=hand, groups={1: "RED1"})
    named = rent.fork().play("double R-ANY-1")
    assert known_to(named, "R-ANY-1") == known_to(named, "A-DOUBLE-1") == [0, 1, 2]
    assert known_to(named, "A-DOUBLE-2") == [1] and known_to(named, "M1-1") == [1]
    plain = rent.fork().play("use R-ANY-1")
    assert known_to(plain, "R-ANY-1") == [0, 1, 2] and known_to(plain, "A-DOUBLE-1") == [1]
    for code in ("A-JACKPOT-1", "A-DUEL-1", "A-TROC-1", "A-BANCO-1", "A-HOUSE-1", "W-RED-YEL-1"):
        table = {0: "GRN1 | DBL", 1: "BRN"}
        game = Position("deal", turn=1, hands={1: f"{code} M1-1"}, groups=table)
        game.play(f"{'lay' if code.startswith('W') else 'use'} {code}")
        assert game.hands[1] != "M1-1" and known_to(game, code) == [0, 1, 2] and known_to(game, "M1-1") == [1]
    joker = Position("deal", turn=1, hands={1: "A-JACKPOT-1", 2: "A-JOKER-1 M1-1"}, banks={2: "M5-1"})
    joker.play("use A-JACKPOT-1", 2, "joker")
    assert known_to(joker, "A-JOKER-1") == [0, 1, 2] and known_to(joker, "M1-1") == [2]


@rule("DEAL-HAND-02", "DEAL-HAND-03", "DEAL-DRAW-06")
def test_unseen_discards_make_a_hand_uncertain_and_shuffles_make_the_pile_uncertain():
    game = Position("deal", turn=1, hands={1: f"{SEVEN} M3-1"}, pile="")
    number = game.edition.names.index
    game.table.known[number("M1-1")] = game.table.known[number("M3-1")] = 0b111
    game.play("end", "M3-1")
    assert known_to(game, "M3-1") == [1, 2] and known_to(game, "M1-1") == [1]
    shuffled = Position("deal", hands={1: "M1-1"}, pile="", centre="A-GO-1 A-GO-2 A-GO-3").play("end")
    assert known_to(shuffled, "A-GO-1") == [] and known_to(shuffled, "A-GO-3") == []


# Where cards lie


@rule("DEAL-PLAY-06", "DEAL-DRAW-07")
def test_used_cards_go_to_the_centre_in_order_once_their_effect_is_finished():
    hands = {1: "A-BDAY-1", 2: "A-JOKER-2 M1-1", 0: "A-JOKER-1"}
    game = Position("deal", turn=1, hands=hands, banks={0: "M2-1", 2: "M2-2"}, centre="A-GO-1")
    game.play("use A-BDAY-1", "joker")
    assert game.limbo == "A-BDAY-1 A-JOKER-2" and game.centre == "A-GO-1"
    game.play("let_stand")
    assert game.limbo == "" and game.centre == "A-GO-1 A-BDAY-1 A-JOKER-2" and game.banks[1] == "M2-1"


@rule("DEAL-PLAY-06", "DEAL-GO-01")
def test_a_go_card_draws_before_it_goes_to_the_centre():
    game = Position("deal", turn=1, hands={1: "A-GO-1"}, pile="M5-1", centre="M1-1")
    game.play("use A-GO-1", "M5-1")
    assert game.offered == ["M1-1"] and game.limbo == "A-GO-1"
    assert game.play("M1-1").centre == "A-GO-1"


@rule("DEAL-RENT-02", "DEAL-RENT-03", "DEAL-DBL-04")
def test_by_option_a_multicolour_rent_still_names_one_colour():
    both: dict[str, Any] = {"turn": 1, "options": {"rent_scope": "both"}, "groups": {1: "RED1 | YEL1 | BRN1"}}
    game = Position("deal", hands={1: "R-ANY-1"}, **both).play("use R-ANY-1")
    assert game.offered == ["BRN1", "RED1", "YEL1"]
    two = Position("deal", hands={1: "R-RED-YEL-1"}, banks={2: "M10-1"}, **both).play("use R-RED-YEL-1")
    assert two.asked == ("pay_with", 2) and two.question.due == 4


@rule("DEAL-NA-05", "DEAL-RENT-02")
def test_an_absent_player_asks_for_the_highest_rent():
    groups = {1: "BRN | RED1 RED2 | STN1"}
    game = Position("deal", turn=1, hands={1: "R-ANY-1"}, groups=groups).play("use R-ANY-1")
    assert game.absent == "RED1"
    first = Position("deal", turn=1, hands={1: "R-ANY-1"}, groups={1: "BRN | UTL"}).play("use R-ANY-1")
    assert first.absent == "BRN1", "of equals the first"


@rule("DEAL-SETUP-05")
@pytest.mark.parametrize(("option", "asked"), [("host", "choose_first"), ("youngest", "name_youngest")])
def test_the_named_player_starts(option, asked):
    game: Any = Position.opening("deal", seats=4, options={"first_player": option})
    assert game.asked == (asked, 0) and game.choices == [0, 1, 2, 3]
    game.play(2)
    assert game.question.seat == 2 and game.facts[0][:2] == ("starts", 2)


@rule("DEAL-PROP-06", "DEAL-PROP-07", "DEAL-BLD-09")
def test_a_built_group_is_filled_from_a_broken_one_by_its_first_card():
    groups = {2: "RED: RED1 RED2 W-RED-YEL-1 A-HOUSE-1 | RED: RED3 W-RED-YEL-2 W-ANY-1"}
    game = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}, groups=groups).play("use A-JACKPOT-1", 2, "RED1", "RED3")
    assert game.groups[2] == "RED: RED2 W-RED-YEL-1 W-RED-YEL-2 A-HOUSE-1 | RED: W-ANY-1"
    assert game.groups[1] == "RED: RED1 RED3"


@rule("DEAL-NA-05", "DEAL-PAY-11")
def test_an_absent_player_names_the_most_valuable_card_of_a_payment_first():
    banks = {2: "A-DUEL-1 M2-1 M1-1"}
    game = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}, banks=banks).play("use A-JACKPOT-1", 2)
    assert game.absent == "A-DUEL-1" and game.play("A-DUEL-1").absent == "M2-1"


@rule("DEAL-PROP-06", "DEAL-WILD-08")
def test_of_two_broken_groups_the_larger_is_filled_from_the_smaller():
    stations = "STN: STN1 STN2 STN3 STN4 | STN: W-LBL-STN W-GRN-STN W-STN-UTL W-ANY-1"
    game = Position("deal", turn=1, hands={1: "R-RED-YEL-1"}, groups={1: "RED A-HOUSE-1", 2: stations})
    game.play("use R-RED-YEL-1", "RED1", "STN4", "W-LBL-STN", "W-GRN-STN", "LBL", "GRN")
    assert game.groups[2] == "STN: STN1 STN2 STN3 W-STN-UTL | STN: W-ANY-1"
    assert game.groups[1] == "LBL: W-LBL-STN | RED: RED1 RED2 RED3 A-HOUSE-1 | GRN: W-GRN-STN | STN: STN4"


@rule("DEAL-PAY-11", "DEAL-PAY-13")
def test_a_bot_may_begin_with_a_hotel_whose_house_can_follow():
    given: dict[str, Any] = {"groups": {2: "DBL A-HOUSE-1 A-HOTEL-1"}, "banks": {2: "M1-1"}}
    game = Position("deal", turn=1, options={"windows": "polled"}, push=[Owe(2, 8, 1)], **given)
    assert game.offered == ["DBL1", "DBL2", "A-HOTEL-1"]
    game.play("A-HOTEL-1")
    assert game.offered == ["A-HOUSE-1"]
    assert game.play("A-HOUSE-1", "M1-1").banks[1] == "A-HOUSE-1 A-HOTEL-1 M1-1"


@rule("DEAL-PROP-09", "DEAL-PROP-10")
def test_turning_and_exchanging_each_use_one_step_of_a_draft():
    groups = {1: "RED: RED1 RED2 W-RED-YEL-1 | RED: RED3 W-RED-YEL-2"}
    game: Any = Position("deal", turn=1, groups=groups).play("rearrange")
    steps = game.question.steps
    exchanged: Any = game.fork().play("exchange W-RED-YEL-1", "RED3")
    turned: Any = game.fork().play("turn W-RED-YEL-2", "YEL")
    assert exchanged.question.steps == turned.question.steps == steps - 1 == game.edition.draft_steps - 1
    assert exchanged.play("confirm").groups[1] == "RED: RED1 RED2 RED3 | RED: W-RED-YEL-1 W-RED-YEL-2"
