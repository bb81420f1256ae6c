"""A hint is computed only from the knowledge of its seat."""

from collections.abc import Callable, Iterator

import pytest

from magnat.analysis import HintSearch, PositionHint, compute_position_hint, run_to_end
from magnat.analysis.branches import Branch
from magnat.analysis.intervals import SHARES_PER_GAME, paired_half_width, simultaneous_z
from magnat.kernel import Chance, IllegalAnswer, Luck, Table, current_question
from magnat.record import redeal, replay_positions
from tests.analysis.games import recorded


def find_questions(game: str, seats: int, kinds: int) -> list[Table]:
    """Return a few positions of a game in which a player has a choice."""
    positions: list[Table] = []
    for t in replay_positions(recorded(game, seats, 6, ("random", "steady"))):
        question = current_question(t)
        if question is not None and not isinstance(question, Chance) and len(question.choices(t)) > 2:
            positions.append(t.copy())
    return positions[:: max(1, len(positions) // kinds)][:kinds]


@pytest.mark.parametrize("game", ["deal", "star_wars", "empire"])
def test_a_hint_does_not_depend_on_hidden_cards(game):
    differ = 0
    for t in find_questions(game, 3, 3):
        seat = t.stack[-1].seat
        other = redeal(t, seat, Luck(5))
        differ += t != other
        assert compute_position_hint(t, 3, seat, 1, 6) == compute_position_hint(other, 3, seat, 1, 6)
    assert differ


def test_a_hint_has_up_to_three_answers_sorted_by_chance():
    for t in find_questions("electronic", 3, 4):
        question = current_question(t)
        assert question is not None
        hint = compute_position_hint(t, 3, question.seat, 2, 8)
        answers = [each.tried.answer for each in hint.advice]
        assert 1 <= len(answers) <= 3 and len(set(answers)) == len(answers)
        assert hint.usual in answers and set(answers) <= set(question.choices(t))
        chances = [each.tried.chance for each in hint.advice[1:]]
        assert chances == sorted(chances, reverse=True)
        assert hint == compute_position_hint(t, 3, question.seat, 2, 8) and hint.reference == "normal"


def search_with(won: dict[int, Callable[[int], bool]], max_games: int) -> HintSearch:
    """Return a search whose game i after each answer is given. The reference gives the first answer."""
    t = find_questions("electronic", 3, 1)[0]
    seat = t.stack[-1].seat
    search = HintSearch(t, 3, seat, max_games=max_games, at_once=20)
    search.tried = {answer: Branch(t, seat, (), 0) for answer in won}
    search.counted = dict.fromkeys(won, 0)
    search.z = simultaneous_z(len(won) - 1)
    search.reference_answer = search.silence = next(iter(won))
    search._explain_answer = lambda *_: None  # type: ignore[method-assign]
    shares = {True: tuple(SHARES_PER_GAME if p == seat else 0 for p in range(3))}
    shares[False] = tuple(SHARES_PER_GAME if p == (seat + 1) % 3 else 0 for p in range(3))

    def play_until(branch: Branch, n: int) -> Iterator[None]:
        answer = next(each for each, tried in search.tried.items() if tried is branch)
        branch.outcomes += [shares[won[answer](i)] for i in range(len(branch.outcomes), n)]
        yield

    search.branches.play_until = play_until  # type: ignore[method-assign]
    return search


def finish(search: HintSearch) -> PositionHint:
    run_to_end(search.work())
    hint = search.current_hint()
    assert hint is not None
    return hint


def half_the_games(i: int) -> bool:
    return i % 2 == 0


def test_twenty_games_that_went_alike_do_not_make_answers_equal():
    hint = finish(search_with({0: half_the_games, 1: half_the_games}, 20))
    assert (hint.found, hint.games, hint.known) == ("unclear", 20, False)
    assert hint.half == paired_half_width([0] * 20) > 100 and hint.tied == [0, 1]


def test_answers_are_equal_only_if_the_whole_interval_is_within_two_points():
    hint = finish(search_with({0: half_the_games, 1: half_the_games}, 80))
    assert (hint.found, hint.half) == ("unclear", paired_half_width([0] * 80)) and hint.half > 20
    hint = finish(search_with({0: half_the_games, 1: half_the_games}, 5120))
    assert (hint.found, hint.half, hint.games, hint.known) == ("equal", 18, 160, True)
    varied = {0: half_the_games, 1: lambda i: (i % 2 == 0) != (i % 20 < 2)}  # one game in ten differs, as many each way
    hint = finish(search_with(varied, 5120))
    assert hint.known and 20 < hint.half <= 30 and (hint.found, hint.tied) == ("unclear", [0, 1])


def test_answers_are_equal_only_if_all_that_may_be_the_best_are():
    varied = {0: half_the_games, 1: half_the_games, 2: lambda i: (i % 2 == 0) != (i % 20 < 4)}
    hint = finish(search_with(varied, 1280))
    assert (hint.found, sorted(hint.tied)) == ("unclear", [0, 1, 2]) and hint.half > 20


def test_a_difference_within_its_interval_is_not_found():
    """Answer 1 wins 4 of 80 games more: 5 ± 5.9 points."""
    hint = finish(search_with({0: half_the_games, 1: lambda i: i % 2 == 0 or i % 20 == 1}, 80))
    assert (hint.found, hint.tied, hint.half) == ("unclear", [1, 0], 60)


def test_games_go_on_until_all_shown_differences_are_known_within_three_points():
    """Two answers differ from the reference's in every third game: 20 games tell nothing about them."""
    won = {0: half_the_games, 1: lambda i: i % 3 == 0 or i % 2 == 0, 2: lambda i: i % 2 == 1}
    hint = finish(search_with(won, 20_000))
    assert hint.known and hint.games > 500 and (hint.found, hint.advice[0].tried.answer) == ("best", 1)
    search = search_with(won, 320)
    hint = finish(search)
    assert not hint.known and hint.games == 320, "or until the number of games is reached"


def test_an_answer_that_is_far_behind_gets_no_more_games_before_the_best_is_known():
    won = {0: half_the_games, 1: lambda i: i % 4 != 1, 2: lambda i: i % 64 == 0, 3: lambda i: False}
    search = search_with(won, 640)
    finish(search)
    assert search.counted[3] < search.counted[1] == 640


def test_the_best_answer_is_named_if_it_beats_all_others_and_is_first():
    hint = finish(search_with({0: lambda i: i % 4 == 0, 1: lambda i: i % 4 != 0, 2: lambda i: i % 4 == 0}, 400))
    assert (hint.found, hint.tied) == ("best", [])
    chances = [each.tried.chance for each in hint.advice]
    assert hint.advice[0].tried.answer == 1 and chances == sorted(chances, reverse=True)


def test_a_single_answer_is_not_compared():
    hint = finish(search_with({0: half_the_games}, 40))
    assert (hint.found, hint.tied, hint.half) == ("only", [], 0)


@pytest.mark.parametrize("game", ["deal", "electronic"])
def test_the_first_questions_of_a_game_are_not_called_equal_after_a_few_games(game):
    for t in find_questions(game, 3, 2):
        search = HintSearch(t, 3, t.stack[-1].seat, seed=1, max_games=40, at_once=20)
        hint = finish(search)
        assert hint.found in ("best", "unclear"), "40 games never prove equality"
        assert hint.games == 40 or hint.found == "best"
        assert all(each.tried.half for each in hint.advice)


def test_a_saved_search_continues_to_the_same_hint():
    t = find_questions("electronic", 3, 1)[0]
    seat = t.stack[-1].seat
    whole = HintSearch(t, 3, seat, max_games=40, at_once=10)
    steps = len(list(whole.work()))
    stopped = HintSearch(t, 3, seat, max_games=40, at_once=10)
    for _ in zip(range(steps // 2), stopped.work(), strict=False):
        pass
    again = HintSearch(t, 3, seat, max_games=40, at_once=10, saved=stopped.dump())
    played = again.games_played
    run_to_end(again.work())
    assert 0 < played < again.games_played and again.current_hint() == whole.current_hint()


def test_only_the_asked_seat_gets_a_hint():
    t = find_questions("electronic", 3, 1)[0]
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        compute_position_hint(t, 3, (t.stack[-1].seat + 1) % 3)
