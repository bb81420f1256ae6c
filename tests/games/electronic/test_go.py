"""The Go space of Electronic."""

import pytest

from magnat.games.electronic.move import Retreat
from magnat.games.electronic.turn import AfterMove
from magnat.positions import Position, card, dice
from tests.named import trimmed_facts

rule = pytest.mark.rule


@rule("ELEC-GO-01")
def test_passing_go_by_dice_pays_2M():
    game = Position("electronic", at={0: "luxury_tax"}, owns={0: "lecourbe"}).play("throw", dice(1, 4))
    assert game.cash == [17_000, 15_000, 15_000] and game.bank == -2_000


@rule("ELEC-GO-01", "ELEC-CARD-05")
@pytest.mark.parametrize("name", ["advance_to_henri_martin", "advance_to_villette", "advance_to_lyon"])
def test_passing_go_by_a_card_pays_2M(name):
    game = Position("electronic", at={0: "foch"}, owns={0: "henri_martin villette lyon"})
    game.play("throw", dice(1, 3), card(name))
    assert game.cash[0] == 17_000


@rule("ELEC-GO-01")
def test_a_card_that_does_not_pass_go_pays_nothing():
    game = Position("electronic", at={0: "foch"}, owns={0: "paix"}).play("throw", dice(1, 3), card("advance_to_paix"))
    assert game.cash[0] == 15_000


@rule("ELEC-GO-02")
def test_stopping_on_go_pays_2M_once():
    game = Position("electronic", at={0: "champs_elysees"}).play("throw", dice(1, 2))
    assert game.places[0] == "go" and game.cash[0] == 17_000 and game.fact_words.count("salary") == 1


@rule("ELEC-GO-02")
def test_leaving_go_again_pays_nothing_more():
    game = Position("electronic", seats=2, at={0: "champs_elysees", 1: "vaugirard"}, owns={0: "lecourbe"})
    game.play("throw", dice(1, 2), "end", "throw", dice(1, 3), "end", "throw", dice(1, 2))
    assert game.places[0] == "lecourbe" and game.cash[0] == 17_000


@rule("ELEC-GO-03", "ELEC-JAIL-02")
@pytest.mark.parametrize(
    "start, script",
    [
        ("bourse", [dice(1, 2)]),
        ("foch", [dice(1, 3), card("chance_jail")]),
        ("la_fayette", [dice(1, 3), card("chest_jail")]),
    ],
)
def test_being_sent_to_jail_pays_nothing(start, script):
    game = Position("electronic", at={0: start}).play("throw", *script)
    assert game.places[0] == "jail" and game.cash[0] == 15_000


@rule("ELEC-GO-03")
def test_going_back_pays_nothing_even_across_go():
    game = Position("electronic", at={0: "chest_1"}, owns={0: "paix"}, push=[AfterMove(0), Retreat(0, 3)])
    assert game.places[0] == "paix" and game.cash[0] == 15_000


@rule("ELEC-EDGE-55", "ELEC-GO-02")
def test_going_back_to_exactly_go_pays_2M():
    game = Position("electronic", at={0: "lecourbe"}, push=[AfterMove(0), Retreat(0, 3)])
    assert game.places[0] == "go" and game.cash[0] == 17_000
    assert ("salary", 0, 2_000, 1) in trimmed_facts(game), "it stops there"


@rule("ELEC-GO-04", "ELEC-EDGE-09")
def test_the_salary_may_be_earned_twice_in_one_turn():
    game = Position("electronic", at={0: "champs_elysees"}).play("throw", dice(1, 4), card("go_to_go"))
    assert game.places[0] == "go" and game.cash[0] == 19_000
    assert [fact[2] for fact in game.facts if fact[0] == "salary"] == [2_000, 2_000]


@rule("ELEC-GO-05", "ELEC-EDGE-08")
def test_the_salary_comes_before_the_space_is_resolved_and_may_pay_its_rent():
    game = Position("electronic", at={0: "luxury_tax"}, cash={0: 0}, owns={1: "brown"}, built={"brown": 2})
    game.play("throw", dice(1, 2))
    assert game.cash[:2] == [1_700, 15_300] and "short" not in game.fact_words and game.asked == ("after_move", 0)


@rule("ELEC-GO-05")
def test_the_salary_may_pay_a_tax_or_buy_the_property_reached():
    taxed = Position("electronic", at={0: "champs_elysees"}, cash={0: 0}).play("throw", dice(3, 4))
    buyer = Position("electronic", at={0: "luxury_tax"}, cash={0: 0}).play("throw", dice(1, 4), "buy")
    assert taxed.cash[0] == 0 and taxed.asked == ("after_move", 0) and buyer.cash[0] == 1_400
