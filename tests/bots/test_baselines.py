"""The baseline players follow their published descriptions and play only their own game."""

from collections import Counter
from typing import Any

import pytest

from magnat.bots import BASELINES, BadBot, Determinizer, Observation, bot, bot_names
from magnat.games.deal.edition import BANK, CARD
from magnat.games.electronic.adapters.baselines import GROUP_RESERVE, SALARY_RESERVE
from magnat.games.electronic.buying import BUY
from magnat.kernel import Luck
from magnat.positions import Position, dice


def baseline_answer(t: Any, name: str, luck: Luck) -> int:
    question = t.stack[-1]
    observation = Observation(question.seat, question, question.choices(t), Determinizer(t, question.seat), luck)
    return bot(name, t.edition.name).answer(observation)


@pytest.mark.parametrize(
    ("name", "throw", "cash", "buys"),
    [
        ("fp-a", (1, 2), 2_600, True),  # 600, and a salary is left
        ("fp-a", (1, 2), 2_590, False),
        ("fp-c", (2, 4), 1_000, True),  # light blue: preferred by C alone
        ("fp-b", (2, 4), 1_000, False),
        ("fp-b", (1, 4), 2_000, True),  # a station
        ("fp-a", (1, 4), 2_000, False),
    ],
)
def test_baselines_keep_a_salary_except_for_preferred_groups(name, throw, cash, buys):
    game = Position("electronic", turn=1, cash={1: cash})
    game.play("throw", dice(*throw))
    assert game.asked == ("buy_or_auction", 1)
    assert (baseline_answer(game.table, name, Luck(1)) == BUY) == buys


def test_a_completed_group_is_bought_if_half_a_salary_is_left():
    game = Position("electronic", owns={1: "vaugirard courcelles", 0: "republique"}, cash={1: 5_000})
    policy = bot("fp-a", "electronic").policy  # type: ignore[attr-defined]
    space = game.table.edition.board.index("republique")
    assert policy.is_fair(game.table, 1, 0, 1 << space, GROUP_RESERVE - 5_000)
    assert not policy.is_fair(game.table, 1, 0, 1 << space, GROUP_RESERVE - 5_001)
    assert not policy.is_fair(game.table, 0, 1, 1 << space, 5_000), "no group for others"
    assert game.table.edition.salary == SALARY_RESERVE


def test_risk_aware_weighs_properties_like_money_and_rents_less():
    game = Position("deal", hands={1: "BRN1 M1-1 R-ANY-1"}, groups={1: "RED1"}, turn=1)
    t, counts = game.table, Counter[str]()
    for n in range(600):
        answer = baseline_answer(t, "risk-aware", Luck(n))
        way, card = divmod(answer - CARD, t.edition.size)
        counts["end" if answer < CARD else "bank" if way == BANK else t.edition.names[card]] += 1
    assert not counts["end"] and counts["bank"] > counts["BRN1"] > counts["R-ANY-1"] > 0, counts


def test_baselines_are_not_offered_to_players_and_play_one_game():
    assert not {*bot_names()} & {*BASELINES}
    for name, game in (("fp-a", "deal"), ("risk-aware", "electronic")):
        with pytest.raises(BadBot, match="does not play"):
            bot(name, game)
