"""Rent and its claims in Star Wars."""

import msgspec
import pytest

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.move import Advance
from magnat.kernel import IllegalAnswer
from magnat.positions import card, dice, seat, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule
MANUAL = {"rent_claim": "manual"}
RENTS = {
    "kashyyyk_1": 20, "kashyyyk_2": 40, "hoth_1": 40, "hoth_2": 40, "hoth_3": 60, "geonosis_1": 60, "geonosis_2": 60,
    "geonosis_3": 80, "dagobah_1": 80, "dagobah_2": 80, "dagobah_3": 100, "tatooine_1": 100, "tatooine_2": 100,
    "tatooine_3": 120, "kamino_1": 120, "kamino_2": 120, "kamino_3": 140, "endor_1": 140, "endor_2": 140,
    "endor_3": 160, "coruscant_1": 180, "coruscant_2": 200,
}  # fmt: skip


def visit(owns, visitor=0, name="hoth_1", **given):
    """Return a position after a player landed on a space; seats 0 and 2 are Rebels, seat 1 is the Empire."""
    spaces = EDITION.names.index(name)
    return star_wars(turn=visitor, active=visitor, push=[Advance(visitor, spaces)], owns=owns, **given)


@rule("SW-RENT-01")
def test_nothing_happens_on_the_visitors_own_space():
    game = visit({0: "hoth_1"})
    assert game.cash == [1500, 1500, 1500] and "rent" not in game.fact_words and game.asked == ("after_move", 0)


@rule("SW-RENT-02", "SW-RENT-03")
@pytest.mark.parametrize("name", RENTS)
def test_an_enemy_pays_the_printed_rent(name):
    assert visit({1: name}, name=name).cash == [1500 - RENTS[name], 1500 + RENTS[name], 1500]


@rule("SW-RENT-04")
@pytest.mark.parametrize("name", RENTS)
def test_an_ally_pays_half(name):
    assert visit({2: name}, name=name).cash == [1500 - RENTS[name] // 2, 1500, 1500 + RENTS[name] // 2]


@rule("SW-RENT-05")
@pytest.mark.parametrize("owns", [{0: "hoth"}, {0: "hoth_1 hoth_3", 2: "hoth_2"}])
def test_a_planet_of_one_side_doubles_the_rent(owns):
    assert visit(owns, visitor=1, cash={1: 500}).cash == [1580, 420, 1500]


@rule("SW-RENT-06", "SW-EDGE-07")
def test_doubling_and_halving_multiply():
    ally, enemy = visit({2: "hoth"}).cash, visit({1: "hoth"}).cash
    assert ally == [1460, 1500, 1540] and enemy == [1420, 1580, 1500]


@rule("SW-RENT-07")
def test_half_rents_are_whole_tens_rounded_down():
    assert all(rent % 20 == 0 for rent in EDITION.rents)
    spaces = list(EDITION.board.space)
    spaces[6] = msgspec.structs.replace(spaces[6], rents=[50])
    assert EDITION.rebuild(msgspec.structs.replace(EDITION.board, space=spaces), {}).halves[6] == 20


@rule("SW-RENT-08")
def test_a_rent_not_claimed_before_the_next_roll_is_lost():
    game = visit({1: "hoth_1"}, options=MANUAL).play("end")
    assert game.asked == ("before_roll", 1) and game.choices == ["roll", "claim"]
    game.play("roll", dice(4, 6))
    assert game.claims == () and game.cash[:2] == [1500, 1500] and "claim_lapsed" in game.fact_words


@rule("SW-RENT-09")
def test_with_manual_claims_the_owner_claims_at_any_open_question():
    game = visit({1: "hoth_1"}, options=MANUAL)
    assert game.cash[0] == 1500 and game.asked == ("after_move", 0)
    game.say(1, "claim")
    assert game.cash[:2] == [1460, 1540] and game.asked == ("after_move", 0) and game.claims == ()


@rule("SW-RENT-09")
def test_by_default_every_rent_is_claimed_on_landing():
    game = visit({1: "hoth_1"})
    assert EDITION.options["rent_claim"] == "auto" and game.cash[:2] == [1460, 1540] and game.choices == ["end"]


@rule("SW-RENT-09")
def test_no_claim_is_made_while_a_landing_or_an_auction_is_under_way():
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth_1"}, options=MANUAL)
    game.play("roll", dice(1, 1), "roll", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0)
    with pytest.raises(IllegalAnswer) as refusal:
        game.say(1, 1)
    assert refusal.value.reason == "not_your_word"


@rule("SW-RENT-10", "SW-EDGE-45")
def test_creditor_and_amount_are_those_of_the_landing():
    game = visit({1: "hoth_1"}, options=MANUAL, hands={2: "takeover"})
    game.say(2, "play").play(card("takeover"), space("hoth_1")).say(1, "claim")
    assert game.owners == {"hoth_1": 2} and game.cash == [1460, 1540, 1500]


@rule("SW-RENT-10")
def test_the_ability_to_pay_is_judged_at_the_claim():
    game = visit({1: "hoth_1", 0: "endor_1"}, options=MANUAL, cash={0: 20}, hands={0: "secret_funds"})
    game.play("play", card("secret_funds")).say(1, "claim")
    assert game.cash[0] == 180 and game.owners["endor_1"] == 0


@rule("SW-RENT-11", "SW-JAIL-03", "SW-EDGE-09")
def test_an_owner_in_jail_receives_nothing_and_nobody_collects_instead():
    jailed = visit({2: "hoth_1 hoth_2", 0: "hoth_3"}, visitor=1, jailed={2: 1})
    visiting = visit({2: "hoth_1"}, visitor=1, at={2: "jail"})
    assert jailed.cash == [1500, 1500, 1500] and visiting.cash == [1500, 1460, 1540]


@rule("SW-RENT-11")
def test_no_claim_is_offered_to_an_owner_in_jail():
    assert visit({2: "hoth_1"}, visitor=1, jailed={2: 1}, options=MANUAL).claims == ()


@rule("SW-RENT-12")
def test_bases_of_a_jailed_ally_still_complete_the_planet():
    assert visit({0: "hoth_1", 2: "hoth_2 hoth_3"}, visitor=1, jailed={2: 1}).cash == [1580, 1420, 1500]


@rule("SW-RENT-13")
def test_a_debtor_without_the_rent_loses_the_best_placed_base():
    game = visit({1: "hoth_1", 0: "kamino_1"}, cash={0: 30})
    assert game.owners == {"hoth_1": 1, "kamino_1": 1} and game.cash[:2] == [30, 1500]


@rule("SW-RENT-14")
def test_a_landing_by_card_also_costs_rent():
    game = star_wars(turn=1, at={1: "geonosis_3"}, owns={0: "geonosis_3"})
    game.play("roll", dice(1, 2), card("fall_back"))
    assert game.places[1] == "geonosis_3" and game.cash[:2] == [1580, 1420]


@rule("SW-RENT-15", "SW-EDGE-43")
def test_an_owner_who_has_gone_to_jail_meanwhile_cannot_claim():
    game = visit({1: "hoth_1"}, options=MANUAL, hands={2: "capture"})
    game.say(2, "play").play(card("capture"))
    with pytest.raises(IllegalAnswer):
        game.say(1, 2)
    assert game.jailed[1] == 1 and game.cash[:2] == [1500, 1500]


@rule("SW-RENT-16", "SW-EDGE-42", "SW-EDGE-11")
def test_two_rents_of_one_turn_are_claimed_one_by_one():
    game = star_wars(at={0: "tax_1"}, owns={1: "hoth", 0: "kamino_1"}, cash={0: 100}, options=MANUAL)
    game.play("roll", dice(1, 1), "roll", dice(1, 2))
    assert game.asked == ("after_move", 0) and len(game.claims) == 10
    game.say(1, "claim").play(1)
    assert game.owners["kamino_1"] == 1 and game.cash[0] == 100  # 120 could not be paid
    game.say(1, "claim")
    assert game.cash[:2] == [20, 1580] and game.claims == ()


@rule("SW-RENT-17", "SW-EDGE-44")
def test_a_turn_without_a_roll_does_not_close_the_claim():
    game = visit({3: "hoth_1"}, options=MANUAL, seats=4, hands={2: "capture"}).play("end")
    game.say(2, "play").play(card("capture"), seat(1))
    assert game.jailed[1] == 1 and game.asked == ("before_roll", 2)
    game.say(3, "claim")
    assert game.cash[3] == 1540


@rule("SW-EDGE-04")
def test_a_base_just_surrendered_doubles_only_later_rents():
    game = visit({1: "coruscant_1", 0: "coruscant_2"}, name="coruscant_1", cash={0: 170})
    assert game.owners == {"coruscant_1": 1, "coruscant_2": 1} and game.cash[:2] == [170, 1500]
    assert game.table.rent_due(37, 0) == 360


@rule("SW-EDGE-06")
def test_a_surrender_between_allies_keeps_the_planet_complete():
    game = visit({0: "hoth_3", 2: "hoth_1 hoth_2"}, cash={0: 0})
    assert game.owners == {"hoth_1": 2, "hoth_2": 2, "hoth_3": 2} and game.table.rent_due(6, 1) == 80


@rule("SW-EDGE-08")
@pytest.mark.parametrize("third", [{}, {1: "hoth_3"}])
def test_a_planet_with_an_unowned_or_enemy_space_is_not_complete(third):
    assert visit({0: "hoth_1", 2: "hoth_2", **third}, visitor=1).cash[1] == 1460


@rule("SW-EDGE-10")
def test_an_owner_who_leaves_jail_after_the_landing_gets_nothing():
    game = visit({1: "hoth_1"}, options=MANUAL, jailed={1: 1}).play("end")
    assert game.asked == ("leave_jail", 1) and "claim" not in game.choices
    game.play("pay", dice(4, 6))
    assert game.cash[:2] == [1500, 1400]


@rule("SW-EDGE-46")
def test_a_late_claim_is_settled_out_of_the_debtors_turn():
    game = visit({1: "hoth_1", 0: "endor_1"}, options=MANUAL, cash={0: 10}).play("end", "claim")
    assert game.owners["endor_1"] == 1 and game.cash[0] == 10 and game.asked == ("before_roll", 1)


@rule("SW-EDGE-55")
def test_completeness_counts_the_landers_own_base():
    assert visit({2: "hoth_1 hoth_2", 0: "hoth_3"}).cash == [1460, 1500, 1540]


@rule("SW-EDGE-56")
def test_a_replaced_base_breaks_the_planet_from_the_next_landing_on():
    game = star_wars(turn=1, at={1: "tax_1"}, owns={0: "hoth"})
    game.play("roll", dice(6, 2), space("hoth_3"))
    assert [game.table.rent_due(6, 1), game.table.rent_due(9, 0)] == [40, 60]
