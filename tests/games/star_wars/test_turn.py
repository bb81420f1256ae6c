"""The turn, the dice, moving and GO in Star Wars."""

import pytest

from magnat.games.star_wars.edition import REBEL
from magnat.kernel import IllegalAnswer
from magnat.positions import card, dice, space
from tests.games.star_wars import star_wars

rule = pytest.mark.rule


@rule("SW-TURN-01")
def test_a_turn_rolls_moves_resolves_and_passes_to_the_left():
    game = star_wars(at={0: "hoth_3"})
    game.play("roll", dice(6, 5), "end")
    assert game.places[0] == "free_parking" and game.asked == ("before_roll", 1)


@rule("SW-TURN-02")
def test_rolling_is_compulsory_and_a_card_does_not_replace_it():
    game = star_wars(hands={0: "secret_funds"})
    game.play("play", card("secret_funds"))
    assert game.cash[0] == 1700 and game.asked == ("before_roll", 0) and game.choices == ["roll"]


@rule("SW-TURN-03")
def test_spaces_passed_over_do_nothing():
    game = star_wars(owns={1: "kashyyyk"})
    game.play("roll", dice(4, 6))
    assert game.places[0] == "jail" and game.cash == [1500, 1500, 1500] and game.choices == ["end"]


@rule("SW-TURN-04")
def test_the_rolls_after_a_double_belong_to_the_same_turn():
    game = star_wars(at={0: "hoth_3"}, owns={1: "geonosis_1"}, options={"rent_claim": "manual"})
    game.play("roll", dice(1, 1), "roll", dice(4, 5))
    assert [fact[0] for fact in game.facts].count("turn") == 1 and game.claims[:3] == (1, 0, 60)


@rule("SW-DICE-01")
def test_a_double_rolls_again_once_the_landing_is_resolved():
    game = star_wars(at={0: "jail"})
    game.play("roll", dice(3, 3), "buy")
    assert game.asked == ("before_roll", 0) and game.doubles == 1


@rule("SW-DICE-02", "SW-JAIL-02")
def test_the_third_double_goes_to_jail_without_moving():
    game = star_wars(at={0: "geonosis_3"}, owns={0: "dagobah"})
    game.play("roll", dice(1, 1), "roll", dice(1, 1), "roll", dice(1, 1))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_roll", 1)
    assert [fact[0] for fact in game.facts].count("moved") == 2


@rule("SW-DICE-03")
def test_the_count_of_doubles_restarts_at_each_turn():
    game = star_wars(seats=2, at={0: "geonosis_3", 1: "jail"}, owns={0: "dagobah"})
    game.play("roll", dice(1, 1), "roll", dice(1, 1), "roll", dice(2, 3), "auction", 0, 0, "end")
    assert game.asked == ("before_roll", 1)
    game.play("roll", dice(5, 5))
    assert game.doubles == 1 and game.jailed == [0, 0]


@rule("SW-DICE-04")
def test_going_to_jail_ends_the_turn_also_after_a_double():
    game = star_wars(at={0: "kamino_1"})
    game.play("roll", dice(2, 2))
    assert game.places[0] == "jail" and game.asked == ("before_roll", 1)


@rule("SW-MOVE-01")
def test_movement_is_forward_and_wraps_at_go():
    game = star_wars(at={0: "endor_3"})
    game.play("roll", dice(4, 2))
    assert game.places[0] == "go"


@rule("SW-MOVE-02")
def test_tokens_may_share_a_space():
    game = star_wars(at={0: "jail", 1: "free_parking"})
    game.play("roll", dice(4, 6))
    assert game.places[:2] == ["free_parking", "free_parking"]


@rule("SW-GO-01")
@pytest.mark.parametrize(("start", "throw"), [("endor_3", (4, 2)), ("coruscant_1", (6, 3))])
def test_landing_on_go_or_passing_it_pays_200_once(start, throw):
    game = star_wars(at={0: start}, owns={0: "hoth geonosis"})
    game.play("roll", dice(*throw))
    assert game.bank == -200 and game.cash[0] == 1700


@rule("SW-GO-02", "SW-HYPER-05")
def test_a_hyperdrive_jump_over_go_pays_nothing():
    game = star_wars(at={0: "endor_1"}, owns={1: "coruscant"})
    game.play("roll", dice(1, 3), space("kashyyyk_1"))
    assert game.cash[0] == 1500 and game.places[0] == "kashyyyk_1"


@rule("SW-GO-03")
def test_being_sent_to_jail_pays_nothing():
    game = star_wars(at={0: "kamino_3"})
    game.play("roll", dice(4, 3), card("tractor_beam"))
    assert game.places[0] == "jail" and game.cash[0] == 1500


@rule("SW-GO-04")
def test_starting_on_go_and_moving_back_over_it_pay_nothing():
    game = star_wars(seats=2, turn=1, at={1: "endor_3"}, owns={1: "coruscant_2"})
    assert game.cash == [1500, 1500]
    game.play("roll", dice(5, 3), card("fall_back"))
    assert game.places[1] == "coruscant_2" and game.cash[1] == 1700  # for passing GO on the way to index 2


@rule("SW-GO-05", "SW-EDGE-12")
def test_the_200_comes_before_the_landing_is_resolved():
    game = star_wars(at={0: "tax_2"}, owns={1: "kashyyyk"}, cash={0: 60})
    game.play("roll", dice(2, 3))
    assert game.cash == [60 + 200 - 80, 1500 + 80, 1500]


@rule("SW-GO-06", "SW-EDGE-50", "SW-HYPER-08")
def test_go_passed_by_the_dice_on_the_way_to_hyperdrive_pays():
    game = star_wars(at={0: "hyperdrive_d"})
    game.play("roll", dice(5, 5), space("hoth_1"), "buy")
    assert game.cash[0] == 1500 + 200 - 100 and game.asked == ("before_roll", 0) and game.places[0] == "hoth_1"
    game.play("roll", dice(1, 3))
    assert game.places[0] == "jail"


@rule("SW-EDGE-13")
def test_a_third_double_that_would_pass_go_pays_nothing():
    game = star_wars(at={0: "go_to_jail"}, owns={0: "endor coruscant"})
    game.play("roll", dice(1, 1), "roll", dice(1, 1), "roll", dice(5, 5))
    assert game.places[0] == "jail" and game.cash[0] == 1500


@rule("SW-EDGE-14")
def test_a_double_that_ends_on_go_to_jail_gives_no_reroll():
    game = star_wars(at={0: "tatooine_3"})
    game.play("roll", dice(3, 3))
    assert game.jailed[0] == 1 and game.asked == ("before_roll", 1)


@rule("SW-TURN-02")
def test_only_rolling_closes_the_window_before_the_roll():
    game = star_wars()
    with pytest.raises(IllegalAnswer):
        game.play("play")
    assert game.asked == ("before_roll", 0) and game.table.supply(REBEL) == 24


@rule("SW-DICE-01", "SW-TURN-02")
def test_the_roll_that_a_double_gives_is_marked_and_the_first_of_a_turn_is_not():
    game = star_wars(seats=4, turn=3, at={3: "jail"})
    seen = [(*game.asked, game.question.again)]
    for throw in (dice(5, 5), dice(4, 6)):
        seen.append((*game.play("roll", throw).asked, game.question.again))
    assert seen == [("before_roll", 3, False), ("before_roll", 3, True), ("before_roll", 0, False)]
