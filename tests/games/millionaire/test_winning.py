"""Money, the end of the game, information and variants of Millionaire."""

from typing import Any

import pytest

from magnat.games import edition, variants
from magnat.kernel import Luck, playout
from magnat.positions import Position, card, dice, money, seat
from magnat.record.view import view_as_dict

rule = pytest.mark.rule
BOUGHT: dict[str, Any] = {"at": {0: "jail"}, "owns": {1: "pink"}, "built": {"palace_gardens": 5}}  # 215K


@rule("MIL-MON-01")
def test_amounts_are_in_thousands():
    e: Any = edition("millionaire")
    assert e.start == 372 and e.target == 1000 and e.step == 1


@rule("MIL-MON-02")
@pytest.mark.parametrize(
    ("group", "half"),
    [("brown", 5), ("light_blue", 7), ("pink", 12), ("orange", 15), ("red", 17), ("yellow", 22), ("green", 27)],
)
def test_half_a_building_is_rounded_down_for_each_single_one(group, half):
    game = Position("millionaire", owns={0: group}, built={group: 1})
    space = game.edition.members[game.edition.group_names.index(group)][0]
    assert game.table.half_value(space) == half
    game.table.set_level(space, 3)
    assert game.table.half_value(space) == 3 * half


@rule("MIL-MON-03")
def test_the_bank_never_runs_out():
    game = Position("millionaire", at={0: "yacht_harbor"}, stars={0: 5})
    game.table.bank = -(10**6)
    assert game.play("throw", dice(4, 5)).cash[0] == 622


@rule("MIL-MON-04")
def test_cash_is_never_negative():
    game = Position("millionaire", **BOUGHT, cash={0: 214}).play("throw", dice(1, 2))
    assert game.cash[0] == 214 and game.choices == ["bankrupt"]


@rule("MIL-WIN-01", "MIL-WIN-03", "MIL-EDGE-04")
def test_the_first_player_with_a_million_wins_at_once_in_any_turn():
    game = Position("millionaire", **BOUGHT, cash={1: 785}).play("throw", dice(1, 2))
    assert game.over and game.winners == [1] and game.cash[1] == 1000
    game = Position("millionaire", **BOUGHT, cash={1: 784}).play("throw", dice(1, 2))
    assert not game.over


@rule("MIL-WIN-02")
def test_only_cash_counts():
    game = Position("millionaire", owns={0: "dark_blue green yellow red"}, built={"dark_blue": 5}, cash={0: 999})
    assert not game.over and game.play("throw", dice(4, 4)).asked == ("after_move", 0)


@rule("MIL-WIN-03", "MIL-EDGE-05")
def test_everything_pending_is_dropped_and_later_payments_are_not_made():
    game = Position("millionaire", seats=4, cash={1: 985, 2: 995, 3: 995})
    game.play("throw", dice(1, 4), card("party_for_all"))
    assert game.cash == [352, 995, 1005, 995] and game.winners == [2]


@rule("MIL-WIN-04")
def test_if_two_players_would_reach_the_target_the_first_paid_wins():
    game = Position("millionaire", seats=4, turn=2, cash={1: 995, 3: 995})
    assert game.play("throw", dice(1, 4), card("party_for_all")).winners == [3]


@rule("MIL-WIN-05", "MIL-EDGE-06")
def test_a_debtor_cannot_win_before_the_debt_is_paid():
    position: dict[str, Any] = {**BOUGHT, "owns": {0: "motor_drive", 1: "pink"}}
    script = ("throw", dice(1, 2), "trade", seat(2), "motor_drive", "money")
    game = Position("millionaire", **position, cash={0: 100, 2: 950}).play(*script, money(-910), "send", "accept")
    assert not game.over and game.cash[:2] == [795, 587]
    game = Position("millionaire", **position, cash={0: 200, 1: 0, 2: 1100})
    assert game.play(*script, money(-1015), "send", "accept").winners == [0] and game.cash[:2] == [1000, 215]


@rule("MIL-WIN-05")
def test_with_the_option_a_debtor_with_a_million_wins():
    position: dict[str, Any] = {**BOUGHT, "owns": {0: "motor_drive", 1: "pink"}, "cash": {0: 100, 2: 950}}
    game = Position("millionaire", options={"debtor_may_win": True}, **position)
    game.play("throw", dice(1, 2), "trade", seat(2), "motor_drive", "money", money(-900), "send", "accept")
    assert game.winners == [0] and game.cash[0] == 1000


@rule("MIL-EDGE-06")
def test_at_a_payment_the_payee_is_checked_first():
    position: dict[str, Any] = {**BOUGHT, "owns": {0: "motor_drive", 1: "pink"}, "cash": {0: 200, 1: 785, 2: 1100}}
    game = Position("millionaire", **position)
    game.play("throw", dice(1, 2), "trade", seat(2), "motor_drive", "money", money(-1015), "send", "accept")
    assert game.winners == [1] and game.cash[:2] == [1000, 1000]


@rule("MIL-WIN-06", "MIL-EDGE-42")
def test_the_last_player_left_wins_without_transfer_or_auction():
    game = Position("millionaire", seats=2, **BOUGHT, cash={0: 10}).play("throw", dice(1, 2), "bankrupt")
    assert game.winners == [1] and game.cash == [10, 372]
    assert "bankrupt" not in game.fact_words and game.fact_words[-4:-2] == ["out", "last_left"]
    game = Position("millionaire", seats=2, owns={0: "brown"}).say(-1, "leave 0")
    assert game.winners == [1] and game.owners["motor_drive"] == 0


@rule("MIL-WIN-07")
def test_ranking_is_by_cash_deeds_and_seat_with_departed_players_last():
    game = Position("millionaire", seats=4, cash={0: 50, 1: 60, 2: 60, 3: 60}, owns={2: "brown"})
    assert game.table.ranking(3) == [3, 2, 1, 0] and game.table.ranking(0) == [0, 2, 1, 3]
    equal = Position("millionaire", seats=4)
    assert equal.table.ranking(1) == [1, 2, 3, 0] and equal.table.ranking(3) == [3, 0, 1, 2]
    game = Position("millionaire", seats=4, out=[1, 3], cash={0: 1})
    assert game.table.ranking(2) == [2, 0, 3, 1]


@rule("MIL-WIN-07")
def test_the_ranking_is_announced_at_the_end():
    game = Position("millionaire", **BOUGHT, cash={1: 900}).play("throw", dice(1, 2))
    assert [fact[1:4] for fact in game.facts if fact[0] == "ranked"] == [(1, 1, 1115), (2, 2, 372), (0, 3, 157)]


@rule("MIL-WIN-08", "MIL-EDGE-02")
@pytest.mark.parametrize(("choice", "cash", "over"), [("keep", 1010, True), ("evolve", 960, False)])
def test_salary_and_evolution_are_one_change(choice, cash, over):
    game = Position("millionaire", at={0: "yacht_harbor"}, cash={0: 860}).play("throw", dice(4, 5))
    assert game.cash[0] == 860 and game.play(choice).cash[0] == cash and game.over == over


@rule("MIL-WIN-08", "MIL-EDGE-03")
def test_exactly_a_million_is_enough():
    game = Position("millionaire", at={0: "yacht_harbor"}, cash={0: 900}).play("throw", dice(4, 5), "evolve")
    assert game.winners == [0] and game.cash[0] == 1000


@rule("MIL-WIN-08", "MIL-EDGE-45")
@pytest.mark.parametrize(("price", "choice", "over"), [(109, "keep", True), (108, "keep", False), (143, "lift", False)])
def test_a_deal_wins_only_after_its_interest_is_paid(price, choice, over):
    owns = {0: "motor_drive", 1: "showtime_boulevard"}
    game = Position("millionaire", owns=owns, mortgaged="showtime_boulevard", cash={0: 900})
    game.play("trade", seat(1), "motor_drive", "showtime_boulevard", "money", money(-price), "send", "accept")
    assert not game.over and game.asked == ("keep_or_lift", 0) and game.play(choice).over == over


@rule("MIL-WIN-08", "MIL-EDGE-44")
def test_cash_of_a_bankrupt_player_may_bring_the_creditor_to_the_target():
    game = Position("millionaire", **BOUGHT, cash={0: 50, 1: 950}).play("throw", dice(1, 2), "bankrupt")
    assert game.winners == [1] and game.cash[1] == 1000


@rule("MIL-INFO-01")
def test_fortune_cards_on_the_board_and_kept_ones_are_secret():
    game = Position("millionaire", hands={0: "sly_deal"}, lying={"castle_view": "lawsuit"})
    seen = view_as_dict(game.table, 2)["columns"]
    assert seen["fortune"] == {"count": 1, "known": []} and seen["hands"] == [[-1], [], []] and "known" not in seen


@rule("MIL-INFO-02")
def test_cash_is_public():
    assert view_as_dict(Position("millionaire", cash={0: 5}).table, 2)["columns"]["cash"] == [5, 372, 372]


@rule("MIL-VAR-01")
def test_the_rules_are_the_same_for_two_three_and_four():
    games = [Position("millionaire", seats=n, at={0: "jail"}).play("throw", dice(1, 2), "buy") for n in (2, 3, 4)]
    assert {(game.cash[0], game.asked) for game in games} == {(332, ("after_move", 0))}


@rule("MIL-VAR-02")
def test_the_target_may_be_two_million():
    e: Any = variants("millionaire")["two_millions"]
    assert e.target == 2000
    game = Position("millionaire", "two_millions", **BOUGHT, cash={1: 1784}).play("throw", dice(1, 2))
    assert not game.over and game.cash[1] == 1999


@rule("MIL-VAR-03")
def test_at_the_turn_cap_players_are_ranked_by_cash_and_then_deeds():
    game = Position("millionaire", options={"turn_cap": 3}, turns=2, cash={1: 500, 2: 500}, owns={2: "brown"})
    game.play("throw", dice(4, 4), "end")
    assert game.over and game.winners == [2]
    assert edition("millionaire").options["turn_cap"] == 0


@rule("MIL-VAR-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_with_one_winner(seats):
    for seed in range(15):
        t = edition("millionaire", options={"windows": "polled"}).deal(seats)
        playout(t, Luck(seed), Luck(seed + 1), quiet=seed % 3 > 0)
        assert t.over and t.winners.bit_count() == 1


@rule("MIL-WIN-08", "MIL-EDGE-44", "MIL-MORT-11")
def test_a_winner_by_inherited_cash_pays_no_interest():
    given: Any = {"options": {"interest_on_any_transfer": True}, **BOUGHT, "mortgaged": "motor_drive"}
    given["owns"] = {0: "motor_drive", 1: "pink"}
    won = Position("millionaire", **given, cash={0: 50, 1: 950}).play("throw", dice(1, 2), "bankrupt")
    assert won.winners == [1] and won.cash[1] == 1000 and "kept_mortgaged" not in won.fact_words
    goes_on = Position("millionaire", **given, cash={0: 49, 1: 950}).play("throw", dice(1, 2), "bankrupt")
    assert not goes_on.over and goes_on.cash[1] == 998 and goes_on.fact_rows[-2] == ("kept_mortgaged", 1, 1, 1)


@rule("MIL-WIN-08")
@pytest.mark.parametrize(("cash", "won"), [(900, True), (899, False)])
@pytest.mark.parametrize("proposer", [1, 2])
def test_a_deal_wins_only_after_the_other_side_paid_its_interest(proposer, cash, won):
    game = Position("millionaire", turn=proposer, owns={1: "motor_drive"}, mortgaged="motor_drive", cash={1: cash})
    game.play("trade", seat(3 - proposer), "motor_drive", "money", money(-100 if proposer == 1 else 100), "send")
    assert not game.play("accept").over and game.asked == ("keep_or_lift", 2) and game.cash[1] == cash + 100
    assert game.play("keep").over == won and game.cash[2] == 271 and game.winners == [1] * won
