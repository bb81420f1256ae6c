"""bots: players that others have described do what the descriptions say, and play their own game alone."""

from collections import Counter
from typing import Any

import pytest

from magnat.bots import BASELINES, BadBot, Determinizer, Observation, bot, bot_names
from magnat.games.deal.edition import BANK, CARD
from magnat.games.electronic.adapters.baselines import GROUP_RESERVE, SALARY_RESERVE
from magnat.games.electronic.buying import BUY
from magnat.kernel import Luck
from magnat.positions import Position, dice


def asked(t: Any, name: str, luck: Luck) -> int:
    question = t.stack[-1]
    sight = Observation(question.seat, question, question.choices(t), Determinizer(t, question.seat), luck)
    return bot(name, t.edition.name).answer(sight)


@pytest.mark.parametrize(
    ("name", "throw", "cash", "buys"),
    [
        ("fp-a", (1, 2), 2_600, True),  # 600, and a salary is left
        ("fp-a", (1, 2), 2_590, False),
        ("fp-c", (2, 4), 1_000, True),  # light blue: liked by C alone
        ("fp-b", (2, 4), 1_000, False),
        ("fp-b", (1, 4), 2_000, True),  # a station
        ("fp-a", (1, 4), 2_000, False),
    ],
)
def test_they_keep_a_salary_but_for_what_they_like(name, throw, cash, buys):
    game = Position("electronic", turn=1, cash={1: cash})
    game.play("throw", dice(*throw))
    assert game.asked == ("buy_or_auction", 1)
    assert (asked(game.table, name, Luck(1)) == BUY) == buys


def test_a_whole_group_is_taken_at_any_price_that_leaves_half_a_salary():
    game = Position("electronic", owns={1: "vaugirard courcelles", 0: "republique"}, cash={1: 5_000})
    policy = bot("fp-a", "electronic").policy  # type: ignore[attr-defined]
    space = game.table.edition.board.index("republique")
    assert policy.is_fair(game.table, 1, 0, 1 << space, GROUP_RESERVE - 5_000)
    assert not policy.is_fair(game.table, 1, 0, 1 << space, GROUP_RESERVE - 5_001)
    assert not policy.is_fair(game.table, 0, 1, 1 << space, 5_000), "no group for others"
    assert game.table.edition.salary == SALARY_RESERVE


def test_risk_awareness_weighs_properties_and_money_alike_and_rents_less():
    game = Position("deal", hands={1: "BRN1 M1-1 R-ANY-1"}, groups={1: "RED1"}, turn=1)
    t, told = game.table, Counter[str]()
    for n in range(600):
        said = asked(t, "risk-aware", Luck(n))
        way, card = divmod(said - CARD, t.edition.size)
        told["end" if said < CARD else "bank" if way == BANK else t.edition.names[card]] += 1
    assert not told["end"] and told["bank"] > told["BRN1"] > told["R-ANY-1"] > 0, told


def test_they_are_not_offered_to_people_and_play_no_other_game():
    assert not {*bot_names()} & {*BASELINES}
    for name, game in (("fp-a", "deal"), ("risk-aware", "electronic")):
        with pytest.raises(BadBot, match="does not play"):
            bot(name, game)
