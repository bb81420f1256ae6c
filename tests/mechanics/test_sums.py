"""The range of sums for a trade agrees with the check of single sums."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.kernel import current_question
from magnat.mechanics.trade import NO_DEBTOR, Draft, cash_range, may_pay
from magnat.testing import random_walks


@pytest.mark.parametrize("game", ["electronic", "millionaire"])
def test_a_sum_may_be_paid_if_it_is_one_of_the_range(game: str) -> None:
    e: Any = edition(game)
    t: Any
    drafts = 0
    for seed in range(4):
        for t, _ in random_walks.walk_steps(e, 3, seed, 1500, talkative=0.6):
            draft = current_question(t)
            if not isinstance(draft, Draft):
                continue
            drafts += 1
            sums = cash_range(t, draft.seat, draft.other, draft.items, NO_DEBTOR)
            for end in (sums.start, sums.stop - 1, 0):
                for cash in (end - e.step, end - 1, end, end + 1, end + e.step):
                    assert may_pay(t, draft.seat, draft.other, draft.items, cash) == (cash in sums)
    assert drafts > 20
