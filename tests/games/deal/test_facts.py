"""Facts of Deal: exact words, seats, cards and amounts, in order."""

from typing import Any

import pytest

from magnat.positions import Position, card
from tests.named import facts_caused_by, named

rule = pytest.mark.rule
NOBODY = -1


@rule("DEAL-SETUP-02", "DEAL-SETUP-05")
def test_the_first_player_is_announced_and_five_cards_are_dealt_to_each():
    game: Any = Position.opening("deal", seats=3)
    assert game.asked == ("draw_lots", -1) and game.choices == [0, 1, 2]
    told = facts_caused_by(
        game, 1, *map(card, ["BRN1", "BRN2", "LBL1", "LBL2", "LBL3", "M1-1", "M1-2", "M1-3", "M1-4", "M1-5"])
    )
    assert [fact for fact in told if fact[0] != "drew"] == [
        ("starts", 1, 0, 0, 0),
        ("dealt", 1, 5, 0, 0),
        ("dealt", 2, 5, 0, 0),
        ("dealt", 0, 5, 0, 0),
    ]
    assert game.hands == ["", "BRN1 BRN2 LBL1 LBL2 LBL3", "M1-1 M1-2 M1-3 M1-4 M1-5"]
    assert named(game.edition, game.facts[2]) == ("drew", 1, "BRN1", 0, 0, 1), "only the drawer hears which card it is"


@rule("DEAL-TURN-01", "DEAL-DRAW-01", "DEAL-DRAW-02")
def test_turns_and_draws_are_announced():
    game = Position("deal", turn=1, hands={1: "M1-1", 2: "M1-2"}, turns=6)
    assert facts_caused_by(game, "end", "M2-1", "M2-2") == [
        ("turn", 2, 7, 0, 0),
        ("draws", 2, 2, 0, 0),
        ("drew", 2, "M2-1", 0, 0),
        ("drew", 2, "M2-2", 0, 0),
    ]
    assert facts_caused_by(game, "end") == [("turn", 0, 8, 0, 0), ("draws", 0, 5, 0, 0)]


@rule("DEAL-DRAW-06", "DEAL-DRAW-08", "DEAL-HAND-03")
def test_the_number_of_cards_drawn_is_public():
    short = Position("deal", turn=1, hands={1: "A-GO-1 M1-1"}, pile="M2-1", under={2: "M2-2"}, centre="A-GO-2")
    assert facts_caused_by(short, "use A-GO-1", "M2-1") == [
        ("played", 1, "A-GO-1", 0, 0),
        ("draws", 1, 2, 0, 0),
        ("drew", 1, "M2-1", 0, 0),
        ("drew", 1, "M2-2", 0, 0),
    ]
    under = Position("deal", turn=0, hands={1: "M1-1"}, pile="", under={2: "M2-2"})
    assert facts_caused_by(under, "end") == [
        ("turn", 1, 2, 0, 0),
        ("draws", 1, 1, 0, 0),
        ("drew", 1, "M2-2", 0, 0),
        ("nothing_to_draw", 1, 1, 0, 0),
    ]
    centre = Position("deal", turn=0, hands={1: "M1-1"}, pile="", centre="A-GO-2 A-GO-1 M1-2")
    assert facts_caused_by(centre, "end")[1:] == [("draws", 1, 2, 0, 0), ("reshuffled", NOBODY, 3, 0, 0)]
    nothing = Position("deal", turn=0, hands={1: "M1-1"}, pile="")
    assert facts_caused_by(nothing, "end")[1:] == [("nothing_to_draw", 1, 2, 0, 0)]


@rule("DEAL-HAND-01", "DEAL-HAND-02")
def test_discarded_excess_cards_are_private():
    game = Position("deal", turn=1, hands={1: "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1 M2-2"}).play("end", "M1-3")
    assert ("put_under", 1, "M1-3", 0, 0, 1) in [named(game.edition, fact) for fact in game.facts]


@rule("DEAL-PLAY-02", "DEAL-BANK-01", "DEAL-PROP-01", "DEAL-WILD-01", "DEAL-BLD-01")
def test_cards_banked_laid_and_built_are_announced():
    game = Position("deal", turn=1, hands={1: "M3-1 RED2 W-RED-YEL-1 A-HOUSE-2"}, groups={1: "DBL"})
    assert facts_caused_by(game, "bank M3-1") == [("banked", 1, "M3-1", 3, 0)]
    assert facts_caused_by(game, "lay RED2") == [("laid", 1, "RED2", 4, 0)]
    assert facts_caused_by(game.fork(), "lay W-RED-YEL-1", "YEL") == [("laid", 1, "W-RED-YEL-1", 5, 0)]
    assert facts_caused_by(game, "use A-HOUSE-2", "DBL1") == [("built", 1, "A-HOUSE-2", 7, 0)]


@rule("DEAL-JOKER-11", "DEAL-PAY-07", "DEAL-PAY-08")
def test_debts_are_announced_from_the_left_and_paid_card_by_card():
    game = Position("deal", turn=1, hands={1: "A-BDAY-1"}, banks={2: "M1-1 M1-2"}, groups={1: "BRN1"})
    assert facts_caused_by(game, "use A-BDAY-1") == [
        ("played", 1, "A-BDAY-1", 0, 0),
        ("demanded", 1, 2, 2, 0),
        ("demanded", 1, 2, 0, 0),
        ("paid", 2, 2, 1, 2),
        ("gave", 2, "M1-1", 1, 0),
        ("gave", 2, "M1-2", 1, 0),
        ("paid_nothing", 0, 2, 1, 0),
    ]
    over = Position("deal", turn=1, hands={1: "A-JACKPOT-1"}, banks={2: "M10-1"})
    assert facts_caused_by(over, "use A-JACKPOT-1", 2, "M10-1")[-2:] == [
        ("paid", 2, 10, 1, 5),
        ("gave", 2, "M10-1", 1, 0),
    ]


@rule("DEAL-DBL-01", "DEAL-RENT-01")
def test_a_doubled_rent_is_announced_with_its_doubles():
    game = Position("deal", turn=2, groups={2: "RED1"}, hands={2: "R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2"})
    assert facts_caused_by(game.fork(), "quadruple R-RED-YEL-1", "RED1")[:3] == [
        ("played", 2, "R-RED-YEL-1", 2, 0),
        ("demanded", 2, 8, 0, 0),
        ("demanded", 2, 8, 1, 0),
    ]
    assert facts_caused_by(game, "double R-RED-YEL-1", "RED1")[0] == ("played", 2, "R-RED-YEL-1", 1, 0)


@rule("DEAL-JOKER-02", "DEAL-JOKER-12")
def test_jokers_and_cancelled_cards_are_announced():
    hands = {1: "A-JACKPOT-1 A-JOKER-1", 2: "A-JOKER-2 A-JOKER-3"}
    game = Position("deal", turn=1, hands=hands, banks={2: "M5-1"})
    assert facts_caused_by(game, "use A-JACKPOT-1", 2, "joker", "joker", "joker") == [
        ("played", 1, "A-JACKPOT-1", 0, 0),
        ("demanded", 1, 5, 2, 0),
        ("laid_joker", 2, "A-JOKER-2", 0, 0),
        ("laid_joker", 1, "A-JOKER-1", 0, 0),
        ("laid_joker", 2, "A-JOKER-3", 0, 0),
        ("cancelled", 2, 1, 0, 0),
    ]
    once = Position("deal", turn=1, hands={1: "A-JACKPOT-1 M1-1", 2: "A-JOKER-2"}, banks={2: "M5-1"})
    assert facts_caused_by(once, "use A-JACKPOT-1", 2, "joker", "let_stand")[-1] == ("cancelled", 2, 1, 0, 0)


@rule("DEAL-DUEL-01", "DEAL-TROC-01", "DEAL-BANCO-01")
def test_wanted_and_taken_cards_are_announced():
    duel = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups={2: "RED1"})
    assert facts_caused_by(duel, "use A-DUEL-1", "RED1") == [
        ("played", 1, "A-DUEL-1", 0, 0),
        ("wants", 1, "RED1", 2, 0),
        ("gave", 2, "RED1", 1, 0),
    ]
    troc = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups={1: "BRN1", 2: "RED1"})
    assert facts_caused_by(troc, "use A-TROC-1", "RED1", "BRN1") == [
        ("played", 1, "A-TROC-1", 0, 0),
        ("wants_swap", 1, "RED1", 2, "BRN1"),
        ("gave", 2, "RED1", 1, 0),
        ("gave", 1, "BRN1", 2, 0),
    ]
    other = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups={1: "LBL1", 0: "RED1"})
    assert facts_caused_by(other, "use A-TROC-1", "RED1", "LBL1")[1] == ("wants_swap", 1, "RED1", 0, "LBL1")
    banco = Position("deal", turn=1, hands={1: "A-BANCO-1"}, groups={2: "RED"})
    assert facts_caused_by(banco, "use A-BANCO-1", "RED1") == [
        ("played", 1, "A-BANCO-1", 0, 0),
        ("wants_group", 1, 4, 2, 0),
        ("took_group", 1, 4, 2, 0),
    ]


@rule("DEAL-WILD-09", "DEAL-BLD-09", "DEAL-PROP-09")
def test_placed_and_turned_wilds_and_lost_buildings_are_announced():
    game = Position("deal", turn=1, hands={1: "A-TROC-1"}, groups={1: "W-RED-YEL-1 RED1", 2: "DBL A-HOUSE-1 A-HOTEL-1"})
    assert facts_caused_by(game, "use A-TROC-1", "DBL2", "W-RED-YEL-1", "YEL")[2:] == [
        ("placed", 2, "W-RED-YEL-1", 5, 0),
        ("gave", 2, "DBL2", 1, 0),
        ("gave", 1, "W-RED-YEL-1", 2, 0),
        ("lost_building", 2, "A-HOUSE-1", 0, 0),
        ("lost_building", 2, "A-HOTEL-1", 0, 0),
    ]
    turned = Position("deal", turn=1, groups={1: "W-RED-YEL-1 W-RED-YEL-2 RED1"}).play("rearrange")
    assert facts_caused_by(turned, "turn W-RED-YEL-2", "YEL", "confirm") == [
        ("rearranged", 1, 0, 0, 0),
        ("turned", 1, "W-RED-YEL-2", 5, 0),
    ]


@rule("DEAL-WIN-01", "DEAL-WIN-09", "DEAL-WIN-10")
def test_the_end_is_announced_with_its_reason_and_the_final_ranking():
    won = Position("deal", turn=1, groups={1: "BRN | UTL | DBL1"}, hands={1: "DBL2"})
    assert facts_caused_by(won, "lay DBL2")[-1] == ("won", 1, 0, 7, 9)
    tables: dict[str, Any] = {"groups": {1: "BRN"}, "banks": {2: "M3-1"}}
    counted = [("counted", 0, 0, 0, 0), ("counted", 1, 1, 2, 0), ("counted", 2, 0, 3, 0)]
    dry = Position("deal", turn=1, pile="", dry=2, **tables)
    assert facts_caused_by(dry, "end") == [("exhausted", NOBODY, 0, 0, 0), *counted]
    idle = Position("deal", turn=1, idle=14, **tables)
    assert facts_caused_by(idle, "end") == [("idle", NOBODY, 5, 0, 0), *counted]
    last = Position("deal", turn=1, turns=7, options={"max_turns": 7}, **tables)
    assert facts_caused_by(last, "end") == [("last_turn", NOBODY, 7, 0, 0), *counted]


@rule("DEAL-NA-04")
def test_a_leaving_player_is_announced_and_the_question_stays():
    game = Position("deal", turn=1, hands={1: "M1-1"}).say(-1, "leave 2")
    assert game.facts[-1][:2] == ("left", 2) and game.asked == ("play", 1)
    assert game.aside(-1) == [1, 2, 3]
