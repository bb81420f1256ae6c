"""The Markov chain of landings, compared with published figures."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.electronic.adapters.study import board_model
from magnat.study.markov import JAIL, POLICY_PAY, POLICY_STAY, BoardModel, MarkovChain

# R. J. Noe, "The Mathematics of Monopoly", net.games and net.math, 29 August 1985: percentages of time on each space of
# the classic board with its American decks, with prisoners throwing for doubles; the last one is jail.
NOE = (
    2.7058, 1.8637, 1.8835, 1.8912, 2.0367, 2.6007, 1.9792, 2.0185, 2.0309, 2.0131,
    1.9862, 2.3732, 2.4250, 2.0176, 2.2487, 2.4446, 2.4839, 2.4320, 2.6144, 2.6068,
    2.6191, 2.4239, 2.5836, 2.3804, 2.7774, 2.6822, 2.3551, 2.3358, 2.4615, 2.2612,
    2.3069, 2.3411, 2.2966, 2.3621, 2.1860, 2.1256, 2.0211, 1.9115, 1.9062, 2.3051,
    8.7021,
)  # fmt: skip
STATIONS, UTILITIES = (5, 15, 25, 35), (12, 28)


def next_of(spaces, position):
    return next((space for space in spaces if space > position), spaces[0])


def american(space):
    """Return where the American cards send on to: of 16 each, ten Chance and two Chest cards move the token."""
    if space == 30:
        return ((1.0, JAIL),)
    if space in (2, 17, 33):
        return ((1 / 16, 0), (1 / 16, JAIL))
    if space not in (7, 22, 36):
        return ()
    places = [0, 11, 24, 39, 5, JAIL, space - 3, next_of(UTILITIES, space), *[next_of(STATIONS, space)] * 2]
    return tuple([(1 / 16, place) for place in places])


def test_the_chain_reproduces_published_figures_of_the_classic_board():
    """Noe counts every stop, and once every throw in jail, apart from visits."""
    chain = MarkovChain(BoardModel(40, 10, american), POLICY_STAY)
    now, landings = chain.stationary_distribution(), chain.landings()
    turns = sum(now[:40]) + sum(now[120:])
    rests = [share * turns for share in landings.per_turn]
    rests[10] -= now[120]  # an arrested token is no visitor
    rests.append(sum(now[120:]))
    total = sum(rests)
    assert [100 * share / total for share in rests] == pytest.approx(NOE, abs=1e-4)


def test_the_chain_of_electronic_converges():
    e: Any = edition("electronic")
    for policy in (POLICY_STAY, POLICY_PAY):
        landings = MarkovChain(board_model(e, cards_held=True), policy).landings()
        assert sum(landings.share) == pytest.approx(1) and min(landings.share) > 0
        assert landings.share.index(max(landings.share)) == e.jail
