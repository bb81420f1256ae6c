"""tests: OpenSpiel plays the games at random, writes them down and reads them again."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.extras

from magnat.envs.spiel import MAX_CHANCE_OUTCOMES  # it enters the games
from magnat.games import BUILT_IN, edition


def ends() -> list[tuple[str, int]]:
    return [(game, seats) for game in BUILT_IN for seats in (edition(game).least, edition(game).most)]


def loaded(game: str, players: int, turns: int = 4):
    return pyspiel.load_game(f"magnat_{game}(players={players},max_turns={turns})")


@pytest.mark.parametrize(("game", "players"), ends())
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=False, verbose=False)


def wandered(game: str, players: int, moves: int, seed: int = 3):
    state, dice = loaded(game, players, 40).new_initial_state(), random.Random(seed)
    while not state.is_terminal() and state.move_number() < moves:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), ends())
def test_a_state_is_written_and_read_again(game: str, players: int) -> None:
    state = wandered(game, players, 80)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) and again.history() == state.history()
    for player in range(players):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_goes_its_own_way() -> None:
    state = wandered("deal", 2, 40)
    clone = state.clone()
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_nature_deals_with_equal_chances() -> None:
    state = loaded("deal", 3).new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(p, 1 / 3) for p in range(3)]
    state.apply_action(2)
    cards = range(MAX_CHANCE_OUTCOMES)
    assert [card for card, _ in state.chance_outcomes()] == list(cards)
    assert {chance for _, chance in state.chance_outcomes()} == {1 / len(cards)}


def test_information_states_tell_apart_what_a_seat_drew_and_no_more() -> None:
    """Two deals that differ in the other's first card alone are one to me, and two to the other."""
    told = []
    for first in (0, 1):
        state = loaded("deal", 2).new_initial_state()
        state.apply_action(0)
        for card in (*[50] * 5, first, *[20] * 4, *[0] * 2):
            state.apply_action(card)
        assert state.current_player() == 0
        told.append([state.information_state_string(player) for player in (0, 1)])
    assert told[0][0].split("; ")[:8] == told[1][0].split("; ")[:8]
    assert told[0][1] != told[1][1]


def test_returns_are_those_of_the_game() -> None:
    state = wandered("star_wars", 4, 10**6)
    assert state.is_terminal() and sorted(state.returns())[-1] == 1.0 and sum(state.returns()) == pytest.approx(0)
