"""Encoded observations contain no hidden information.

At every position, the numbers and legal actions of a seat are the same on every redealt table.
"""

import random
from typing import Any

import pytest

from magnat.envs.core import Core, encoding_of
from magnat.envs.encoding import Encoding, SparseRow
from magnat.games import all_games, load_adapter, package_of_game, variants
from magnat.games.deal.adapters.encoding import DealEncoding
from magnat.games.deal.table import Deal
from magnat.kernel import Edition, Luck
from magnat.kernel.secrets import redeal
from magnat.testing import random_walks
from tests.breadth import some

SPREAD = 3  # redealt tables per seat


def numbers(encoding: "Encoding[Any] | Peeking", t: Any, seat: int, seats: int) -> list[float]:
    sheet = SparseRow()
    encoding.encode(t, seat, seats, sheet)
    return sheet.to_dense(encoding.size)


def encoding_hides(core: Core, encoding: "Encoding[Any] | Peeking", luck: Luck) -> int:
    """Check the law at one position. Return how many redealt tables differed from the true one."""
    different = 0
    for seat in range(core.seats):
        mine = numbers(encoding, core.table, seat, core.seats)
        for _ in range(SPREAD):
            other = redeal(core.table, seat, luck)
            different += other != core.table
            assert numbers(encoding, other, seat, core.seats) == mine, f"the numbers of seat {seat} betray hidden cards"
            if seat == core.seat:
                legal = encoding.legal_actions(other, core.question, core.question.bot_choices(other), core.seats)
                told = legal if core.window_acts[seat] < core.acts else core.legal
                assert told == core.legal, f"the actions of seat {seat} betray hidden cards"
    return different


def encoded() -> list[tuple[str, str]]:
    known = [game for game in all_games() if load_adapter(package_of_game(game), "encoding")]
    return [(game, variant) for game in known for variant in variants(game)]


@pytest.mark.parametrize(("game", "variant"), encoded())
@pytest.mark.parametrize("seed", range(2))
def test_numbers_and_actions_do_not_depend_on_hidden_information(game: str, variant: str, seed: int) -> None:
    rng, luck = random.Random(seed), Luck(seed)
    e = variants(game)[variant]
    options = random_walks.random_options(e, rng) if seed else {}
    if "windows" in e.options:
        options["windows"] = "polled"
    seats = e.most - seed
    core = Core(game, seats, variant, options, limit=len(some(1200 if game == "millionaire" else 300)))
    core.reset(seed)
    different = 0
    while core.seat >= 0:
        if rng.random() < 0.25:
            different += encoding_hides(core, core.encoding, luck)
        actions = list(core.legal)
        core.step(actions[int(rng.random() * len(actions))])
    assert different or not core.table.secret  # otherwise nothing was tested


class Peeking:
    """A faulty encoding that reveals the first card of the left neighbour."""

    def __init__(self, e: Edition) -> None:
        self.honest = DealEncoding(e)
        self.size = self.honest.size
        self.legal_actions = self.honest.legal_actions

    def encode(self, t: Deal, seat: int, seats: int, sheet: SparseRow) -> None:
        self.honest.encode(t, seat, seats, sheet)
        for card in t.hands[(seat + 1) % len(t.hands)][:1]:
            sheet.put(0, card + 1)


def test_a_single_leaked_card_is_noticed() -> None:
    core = Core("deal", 3)
    core.reset(1)
    encoding_hides(core, encoding_of(core.edition), Luck(1))
    with pytest.raises(AssertionError, match="betray hidden cards"):
        encoding_hides(core, Peeking(core.edition), Luck(1))


def test_drafts_of_offers_are_private() -> None:
    """ELEC-TRADE: a draft is encoded as 0 for all other seats, including its addressee."""
    core = Core("electronic", 3)
    core.reset(1)
    encoding, t = core.encoding, core.table
    kind = encoding.kinds["item"]
    drafts = [kind(1, 2, items, -1, 0) for items in (0, 1 << 1 | 1 << 48)]
    seen = []
    for draft in drafts:
        t.stack.append(draft)
        seen.append([numbers(encoding, t, seat, 3) for seat in range(3)])
        t.stack.pop()
    empty, full = seen
    assert empty[0] == full[0] and empty[2] == full[2] and empty[1] != full[1]
    assert sum(full[1]) == sum(empty[1]) + 2
