"""tests: the chain of landings, against figures that others have published."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.electronic.adapters.study import board_model
from magnat.study.markov import JAIL, POLICY_PAY, POLICY_STAY, BoardModel, MarkovChain

# R. J. Noe, "The Mathematics of Monopoly", net.games and net.math, 29 August 1985: the classic board with its American
# decks, prisoners throwing for a double; how often a token is on each space, in per cent, the last one being in jail.
NOE = (
    2.7058, 1.8637, 1.8835, 1.8912, 2.0367, 2.6007, 1.9792, 2.0185, 2.0309, 2.0131,
    1.9862, 2.3732, 2.4250, 2.0176, 2.2487, 2.4446, 2.4839, 2.4320, 2.6144, 2.6068,
    2.6191, 2.4239, 2.5836, 2.3804, 2.7774, 2.6822, 2.3551, 2.3358, 2.4615, 2.2612,
    2.3069, 2.3411, 2.2966, 2.3621, 2.1860, 2.1256, 2.0211, 1.9115, 1.9062, 2.3051,
    8.7021,
)  # fmt: skip
STATIONS, UTILITIES = (5, 15, 25, 35), (12, 28)


def following(spaces, here):
    return next((space for space in spaces if space > here), spaces[0])


def american(space):
    """Where the American cards send on to: each deck has 16, of which ten of Chance and two of the Chest move."""
    if space == 30:
        return ((1.0, JAIL),)
    if space in (2, 17, 33):
        return ((1 / 16, 0), (1 / 16, JAIL))
    if space not in (7, 22, 36):
        return ()
    places = [0, 11, 24, 39, 5, JAIL, space - 3, following(UTILITIES, space), *[following(STATIONS, space)] * 2]
    return tuple([(1 / 16, place) for place in places])


def test_with_american_cards_the_chain_gives_the_published_figures_of_the_classic_board():
    """He counts a token wherever it comes to rest, and once for every throw in jail, apart from visits."""
    chain = MarkovChain(BoardModel(40, 10, american), POLICY_STAY)
    now, found = chain.stationary_distribution(), chain.landings()
    turns = sum(now[:40]) + sum(now[120:])
    rests = [each * turns for each in found.per_turn]
    rests[10] -= now[120]  # who was arrested is no visitor
    rests.append(sum(now[120:]))
    total = sum(rests)
    assert [100 * each / total for each in rests] == pytest.approx(NOE, abs=1e-4)


def test_the_board_of_electronic_has_a_long_run():
    e: Any = edition("electronic")
    for policy in (POLICY_STAY, POLICY_PAY):
        found = MarkovChain(board_model(e, held=True), policy).landings()
        assert sum(found.share) == pytest.approx(1) and min(found.share) > 0
        assert found.share.index(max(found.share)) == e.jail
