"""Playing and banking cards in Deal."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.deal import EDITION
from magnat.kernel import IllegalAnswer, Luck
from magnat.positions import Position
from magnat.record.codec import frame_kinds, kind_of, snapshot
from magnat.record.recorded_game import RecordedGame
from magnat.record.view import view_as_dict
from tests.games.deal.refusal import refused

rule = pytest.mark.rule


@rule("DEAL-PLAY-01")
@pytest.mark.parametrize("played", [0, 1, 2, 3])
def test_none_to_three_cards_may_be_played(played):
    game = Position("deal", hands={0: "M1-1 M1-2 M1-3 M1-4"})
    game.play(*[f"bank M1-{i + 1}" for i in range(played)], "end")
    assert game.table.active == 1 and len(game.table.hands[0]) == 4 - played


@rule("DEAL-PLAY-01")
def test_a_fourth_card_is_refused():
    game = Position("deal", hands={0: "M1-1"}, plays=3)
    assert refused(game, "bank M1-1") == ("no_plays_left", "DEAL-PLAY-01")


@rule("DEAL-PLAY-02")
def test_a_play_is_to_the_bank_the_collection_or_the_centre_in_any_mix():
    game = Position("deal", hands={0: "RED1 M1-1 A-GO-1"})
    assert game.offered == ["end", "lay RED1", "use A-GO-1", "bank A-GO-1", "bank M1-1"]
    game.play("use A-GO-1", "M2-1", "M2-2", "lay RED1", "bank M1-1")
    assert (game.centre, game.groups[0], game.banks[0], game.table.plays) == ("A-GO-1", "RED: RED1", "M1-1", 3)


@rule("DEAL-PLAY-02")
def test_only_a_card_in_hand_can_be_played():
    game = Position("deal", hands={0: "M1-1", 1: "M5-1"})
    assert refused(game, "bank M5-1") == ("not_in_hand", "DEAL-PLAY-02")


@rule("DEAL-PLAY-03")
def test_a_card_drawn_this_turn_may_be_played_at_once_or_kept():
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    game.play("A-GO-1", "M2-1", "use A-GO-1", "M3-1", "M3-2", "bank M3-1", "end")
    assert game.banks[0] == "M3-1" and game.hands[0] == "M1-1 M2-1 M3-2"


@rule("DEAL-PLAY-04")
def test_every_card_played_in_any_way_counts_as_one_play():
    game = Position("deal", groups={0: "RED"}, hands={0: "A-HOUSE-1 R-RED-YEL-1 A-DOUBLE-1"}, seats=2)
    game.play("use A-HOUSE-1", "RED1")
    assert game.table.plays == 1
    game.play("double R-RED-YEL-1", "RED1")
    assert game.table.plays == 3 and game.offered == ["end"]


@rule("DEAL-PLAY-05")
def test_a_card_that_was_laid_never_comes_back_to_a_hand():
    game = Position("deal", hands={0: "A-DUEL-1"}, groups={1: "RED1"}, banks={1: "M1-1"})
    game.play("use A-DUEL-1", "RED1")
    assert game.hands[0] == "" and game.groups[0] == "RED: RED1"


@rule("DEAL-PLAY-06")
def test_used_and_cancelled_cards_go_to_the_centre_and_count_as_plays():
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: "A-JOKER-1"}, banks={1: "M5-1"})
    game.play("use A-JACKPOT-1", 1, "joker")
    assert game.centre == "A-JACKPOT-1 A-JOKER-1" and game.table.plays == 1 and game.banks == ["", "M5-1", ""]


@rule("DEAL-PLAY-06")
def test_a_house_stays_on_its_group():
    game = Position("deal", groups={0: "RED"}, hands={0: "A-HOUSE-1"})
    game.play("use A-HOUSE-1", "RED1")
    assert game.centre == "" and game.groups[0] == "RED: RED1 RED2 RED3 A-HOUSE-1"


@rule("DEAL-PLAY-07")
@pytest.mark.parametrize("code", ["A-DUEL-1", "A-TROC-1", "A-BANCO-1", "A-HOUSE-1", "A-HOTEL-1", "R-RED-YEL-1"])
def test_without_a_legal_target_a_card_can_only_be_banked(code):
    game = Position("deal", hands={0: code})
    assert game.offered == ["end", f"bank {code}"]


@rule("DEAL-PLAY-08", "DEAL-EDGE-41")
def test_money_may_be_demanded_of_players_who_have_nothing():
    game = Position("deal", hands={0: "A-JACKPOT-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.banks == ["", "", ""] and game.table.plays == 1 and game.centre == "A-JACKPOT-1"


@rule("DEAL-PLAY-09")
def test_everything_is_declared_before_anybody_responds():
    game = Position("deal", hands={0: "R-ANY-1 A-DOUBLE-1", 1: "M1-1"}, groups={0: "RED1"}, banks={1: "M4-1"})
    game.play("double R-ANY-1", "RED1")
    assert game.asked == ("demand_of", 0)
    game.play(1)
    case = game.question.case
    assert game.asked == ("lay_joker", 1) and (case.effect.due, case.effect.to) == (4, 0)


@rule("DEAL-PLAY-10")
def test_only_one_effect_is_open_at_a_time():
    game = Position("deal", hands={0: "A-BDAY-1 M1-1", 1: "M2-1"})
    game.play("use A-BDAY-1")
    with pytest.raises(IllegalAnswer) as refusal:
        game.say(0, 2)
    assert refusal.value.reason == "not_your_word"


@rule("DEAL-PLAY-11", "DEAL-NA-01")
def test_the_game_has_no_trades_loans_auctions_or_dice():
    words = {"trade", "offer", "auction", "bid", "throw", "mortgage", "loan", "gift", "jail"}
    kinds = {kind_of(kind) for kind in frame_kinds(EDITION) if kind.__module__.startswith("magnat.games.deal")}
    assert not any(word in kind for kind in kinds for word in words)


@rule("DEAL-PLAY-12")
def test_used_cards_are_public():
    game = Position("deal", hands={0: "A-GO-1"})
    game.play("use A-GO-1")
    number = game.edition.names.index("A-GO-1")
    assert view_as_dict(game.table, 2)["columns"]["limbo"] == [number]
    game.play("M1-1", "M1-2")
    assert view_as_dict(game.table, 2)["columns"]["centre"] == [number] and game.hands[0] == "M1-1 M1-2"


@rule("DEAL-PLAY-13")
def test_an_incomplete_play_changes_nothing():
    game = Position("deal", hands={0: "A-TROC-1 M1-1", 1: "M2-1"}, groups={0: "RED1", 1: "YEL1"})
    game.play("use A-TROC-1", "YEL1")
    assert game.asked == ("swap_away", 0) and game.hands[0] == "A-TROC-1 M1-1" and game.table.plays == 0
    assert game.question.aside(game.table, 1) is None


@rule("DEAL-PLAY-13")
def test_a_player_may_withdraw_an_incomplete_play():
    game = RecordedGame.start(edition("deal"), 2, Luck(0))
    while True:
        t: Any = game.table
        wilds = [card for card in t.hands[t.active] if t.edition.solids <= card < t.edition.properties]
        if wilds:
            break
        game.answer(t.stack[-1].seat, t.stack[-1].silence(t))
    before, rows = snapshot(game.table), len(game.rows)
    game.answer(t.active, 2 + wilds[0])
    assert type(game.table.stack[-1]).__name__ == "NameColour"
    game.undo(rows)
    assert snapshot(game.table) == before


@rule("DEAL-PLAY-13")
def test_a_bot_cannot_withdraw_an_incomplete_play():
    game = Position("deal", hands={0: "W-RED-YEL-1"})
    game.play("lay W-RED-YEL-1")
    assert game.offered == ["RED", "YEL"]


@rule("DEAL-BANK-01")
def test_money_goes_to_the_bank_and_nowhere_else():
    game = Position("deal", hands={0: "M5-1"})
    assert game.offered == ["end", "bank M5-1"] and refused(game, "use M5-1") == ("money_is_banked", "DEAL-BANK-01")


@rule("DEAL-BANK-02")
@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("A-GO-1", 1),
        ("A-BANCO-1", 5),
        ("A-DUEL-1", 3),
        ("A-TROC-1", 3),
        ("A-JACKPOT-1", 3),
        ("A-BDAY-1", 2),
        ("A-DOUBLE-1", 1),
        ("A-HOUSE-1", 3),
        ("A-HOTEL-1", 4),
        ("A-JOKER-1", 4),
        ("R-RED-YEL-1", 1),
        ("R-ANY-1", 3),
    ],
)
def test_every_action_and_rent_may_be_banked_at_its_printed_value(code, value):
    game = Position("deal", hands={0: code})
    game.play(f"bank {code}")
    assert game.banks[0] == code and game.table.bank_total(0) == value and game.table.plays == 1


@rule("DEAL-BANK-03")
def test_a_banked_action_is_never_used_again():
    game = Position("deal", hands={0: "A-GO-1"}, banks={0: "A-BDAY-1"})
    assert refused(game, "use A-BDAY-1") == ("not_in_hand", "DEAL-PLAY-02")


@rule("DEAL-BANK-04", "DEAL-PAY-08")
def test_a_banked_action_that_is_paid_goes_into_the_other_bank():
    game = Position("deal", hands={0: "A-BDAY-1"}, banks={1: "A-HOUSE-1"}, groups={0: "RED"})
    game.play("use A-BDAY-1", "A-HOUSE-1")
    assert game.banks[0] == "A-HOUSE-1" and game.groups[0] == "RED: RED1 RED2 RED3"


@rule("DEAL-BANK-05")
@pytest.mark.parametrize("code", ["RED1", "W-RED-YEL-1", "W-ANY-1"])
def test_properties_are_never_banked(code):
    game = Position("deal", hands={0: code})
    assert refused(game, f"bank {code}") == ("never_banked", "DEAL-BANK-05")


@rule("DEAL-BANK-05", "DEAL-PAY-09")
def test_a_property_received_goes_into_the_collection():
    game = Position("deal", hands={0: "A-BDAY-1"}, groups={1: "RED1"})
    game.play("use A-BDAY-1", "RED1")
    assert game.banks[0] == "" and game.hands[0] == "" and game.groups[0] == "RED: RED1"


@rule("DEAL-BANK-06")
def test_banks_and_collections_are_public():
    game = Position("deal", banks={0: "M5-1 A-GO-1"}, groups={0: "PNK: W-PNK-ORG-1"})
    seen = view_as_dict(game.table, 2)["columns"]
    assert seen["banks"][0] == list(game.table.banks[0]) and seen["groups"][0] == [list(game.table.groups[0][0])]
    assert game.table.bank_total(0) == 6


@rule("DEAL-BANK-07")
def test_nothing_can_be_moved_inside_a_bank():
    game = Position("deal", banks={0: "M5-1 M1-1 M1-2"})
    assert game.offered == ["end"]
