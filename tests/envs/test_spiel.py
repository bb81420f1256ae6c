"""OpenSpiel plays the games at random, serializes them and reads them again."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.extras

from magnat.envs.spiel import MAX_CHANCE_OUTCOMES  # importing it registers the games
from magnat.games import BUILT_IN, edition


def ends() -> list[tuple[str, int]]:
    return [(game, seats) for game in BUILT_IN for seats in (edition(game).least, edition(game).most)]


def load(game: str, players: int, turns: int = 4):
    return pyspiel.load_game(f"magnat_{game}(players={players},max_turns={turns})")


@pytest.mark.parametrize(("game", "players"), ends())
def test_openspiel_accepts_the_games(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=False, verbose=False)


def random_state(game: str, players: int, moves: int, seed: int = 3):
    state, rng = load(game, players, 40).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and state.move_number() < moves:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), ends())
def test_a_state_round_trips(game: str, players: int) -> None:
    state = random_state(game, players, 80)
    _, copy = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(copy) == str(state) and copy.history() == state.history()
    for player in range(players):
        assert copy.information_state_string(player) == state.information_state_string(player)
        assert copy.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_is_independent() -> None:
    state = random_state("deal", 2, 40)
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_nature_deals_uniformly() -> None:
    state = load("deal", 3).new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(p, 1 / 3) for p in range(3)]
    state.apply_action(2)
    cards = range(MAX_CHANCE_OUTCOMES)
    assert [card for card, _ in state.chance_outcomes()] == list(cards)
    assert {chance for _, chance in state.chance_outcomes()} == {1 / len(cards)}


def test_information_states_distinguish_only_the_seats_own_cards() -> None:
    """Two deals that differ only in the other's first card are one to me, and two to the other."""
    states = []
    for first in (0, 1):
        state = load("deal", 2).new_initial_state()
        state.apply_action(0)
        for card in (*[50] * 5, first, *[20] * 4, *[0] * 2):
            state.apply_action(card)
        assert state.current_player() == 0
        states.append([state.information_state_string(player) for player in (0, 1)])
    assert states[0][0].split("; ")[:8] == states[1][0].split("; ")[:8]
    assert states[0][1] != states[1][1]


def test_returns_match_the_game() -> None:
    state = random_state("star_wars", 4, 10**6)
    assert state.is_terminal() and sorted(state.returns())[-1] == 1.0 and sum(state.returns()) == pytest.approx(0)
