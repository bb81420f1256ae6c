"""Statistics of a player's games. No general statement is based on too few of them."""

import csv
import io

import pytest

from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.analysis.intervals import FULL_CHANCE
from magnat.analysis.mistakes import (
    KINDS_BY_ANSWER_KIND,
    KINDS_BY_QUESTION,
    KINDS_BY_VERB,
    MISTAKE_KINDS,
    kind_of_mistake,
)
from magnat.analysis.result import Mistake, Terms
from magnat.analysis.statistics import (
    MIN_GAMES,
    GameCounted,
    Sums,
    as_csv,
    compute_statistics,
    student_t_95,
    sums_by_seat,
    win_share,
)
from magnat.analysis.verdict import MIN_DOUBTFUL
from magnat.analysis.wording import review_text
from magnat.games import BUILT_IN as GAMES
from magnat.games.deal.turn import Play
from magnat.games.electronic.building import Order
from magnat.games.electronic.buying import BuyOrAuction
from magnat.mechanics.auction import Bid
from magnat.mechanics.buildings import encode_levels
from tests.analysis.games import recorded


def game(number: int, share: int | None, luck: int | None = None, *kinds: str, title: str = "deal") -> GameCounted:
    """Return game `number` of a player at a table of two, with a review if its luck is given."""
    sums = None
    if luck is not None:
        mistakes = [Mistake(kind, "blunder", 3, 120, 20) for kind in kinds]
        sums = Sums("normal", "1", Terms(500, luck, -120 * len(kinds), 0, 1000), 10, 30, mistakes, 10, 10)
    return GameCounted(f"m{number}", title, number, 2, share, sums)


def test_results_are_counted_by_title_the_most_played_first() -> None:
    games = [game(4, 1000), game(1, 0), game(2, None), game(3, 1000, title="empire")]
    statistics = compute_statistics("Ada", games)
    assert [each.at for each in statistics.games] == [1, 2, 3, 4]
    assert [(each.game, each.games, each.ended, each.won, each.expected) for each in statistics.titles] == [
        ("deal", 3, 2, 1000, 1000),
        ("empire", 1, 1, 1000, 500),
    ]
    assert (statistics.all.games, statistics.all.ended, statistics.all.won) == (4, 3, 2000)


@pytest.mark.parametrize(("winners", "shares"), [(0b010, [0, 1000, 0]), (0b101, [500, 0, 500]), (0, [333] * 3)])
def test_winners_share_a_game_and_all_do_without_a_winner(winners: int, shares: list[int]) -> None:
    assert [win_share(winners, seat, 3) for seat in range(3)] == shares


def test_few_games_give_no_general_figures() -> None:
    few = [game(n, 1000, 100) for n in range(MIN_GAMES - 1)]
    figures = compute_statistics("", few).all
    assert (figures.low, figures.high, figures.luck, figures.play) == (
        None,
        None,
        None,
        None,
    ) and figures.won == 1000 * (MIN_GAMES - 1)
    enough = compute_statistics("", [*few, game(9, 0, -400)]).all
    assert enough.low is not None and enough.high is not None and 0 < enough.low < 800 < enough.high < FULL_CHANCE
    assert enough.luck is not None and (enough.luck.mean, enough.luck.games) == (0, MIN_GAMES)
    assert enough.luck.half == pytest.approx(2.776 * 223.6 / MIN_GAMES**0.5, rel=0.01), "Student's, for five games"
    assert [round(student_t_95(n), 2) for n in (9, 29, 1000)] == [2.26, 2.05, 1.96]


def test_the_mean_of_identical_figures_keeps_their_uncertainty() -> None:
    alike = compute_statistics("", [game(n, 1000, 100) for n in range(MIN_GAMES)]).all
    assert alike.luck is not None and alike.play is not None
    assert alike.luck.half == 5 == alike.play.half, "each may be off by 10: their mean by 10 / sqrt(5)"


def test_games_without_a_review_count_for_results_only() -> None:
    figures = compute_statistics("", [*[game(n, 0) for n in range(5)], game(7, 0, 50, "jail")]).all
    assert figures.reviewed == 1 and figures.luck is None and figures.low is not None
    assert [(kind.kind, kind.typical) for kind in figures.kinds] == [("jail", False)]


def test_a_mistake_is_typical_if_it_recurs_reliably() -> None:
    """It must occur in at least three games, and in a tenth of all at the cautious end."""
    once = [game(0, 0, 0, "jail", "jail", "jail", "jail"), *[game(n, 0, 0) for n in range(1, 6)]]
    assert [kind.typical for kind in compute_statistics("", once).all.kinds] == [False]
    thrice = [game(n, 0, 0, "bids_too_high") for n in range(3)]
    for rest, typical in ((1, False), (2, True), (7, True), (8, False)):
        kinds = compute_statistics("", [*thrice, *[game(10 + n, 0, 0) for n in range(rest)]]).all.kinds
        assert [(kind.count, kind.games, kind.cost) for kind in kinds] == [(3, 3, 360)]
        assert kinds[0].typical == typical, rest


def test_a_spreadsheet_has_a_line_for_each_game() -> None:
    text = as_csv(compute_statistics("", [game(60_000, 500, -123, "jail"), game(0, None)]))
    first, second = csv.DictReader(io.StringIO(text))
    assert first["date"] == "1970-01-01T00:00:00+00:00" and first["share"] == "" == first["luck"]
    assert (second["date"], second["share"], second["luck"]) == ("1970-01-01T00:01:00+00:00", "50.0", "-12.3")
    assert (second["blunder"], second["error"], second["kinds"]) == ("1", "0", "jail")


# Kinds of mistakes


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_kind_of_mistake_is_translated(lang: str) -> None:
    kinds = {kind for both in KINDS_BY_VERB.values() for kind in both} | {
        *KINDS_BY_QUESTION.values(),
        *KINDS_BY_ANSWER_KIND.values(),
    }
    assert kinds <= set(MISTAKE_KINDS) and len(set(MISTAKE_KINDS)) == len(MISTAKE_KINDS)
    for kind in MISTAKE_KINDS:
        assert review_text(lang, f"mistake-{kind.replace('_', '-')}")


def test_kinds_of_buying_and_bidding_mistakes() -> None:
    question = BuyOrAuction(1, 5)
    buy, auction, build = (question.verbs.index(verb) for verb in ("buy", "auction", "build"))
    assert kind_of_mistake(question, buy, auction) == "buys_too_much"
    assert kind_of_mistake(question, auction, buy) == "buys_too_little"
    assert kind_of_mistake(question, auction, build) == "builds_too_little"
    bid = Bid((2, 0, 1), 5, 300, 1, 0)
    assert kind_of_mistake(bid, 400, 300) == "bids_too_high" == kind_of_mistake(bid, 500, 400)
    assert kind_of_mistake(bid, 300, 400) == "bids_too_low" == kind_of_mistake(bid, 400, 500)


def test_kinds_of_building_mistakes() -> None:
    order = Order(1, 2, selling=False, in_debt=False)
    two, three, moved = encode_levels([1, 1, 0]), encode_levels([1, 1, 1]), encode_levels([0, 1, 1])
    assert kind_of_mistake(order, two, three) == "builds_too_little"
    assert kind_of_mistake(order, three, two) == "builds_too_much"
    assert kind_of_mistake(order, two, moved) == "wrong_site"
    assert kind_of_mistake(Order(1, 2, selling=True, in_debt=False), three, two) == "raises_money_badly"


def test_kinds_of_card_mistakes() -> None:
    assert kind_of_mistake(Play(1), 0, 7) == "holds_cards_back"
    assert kind_of_mistake(Play(1), 7, 0) == "wrong_card" == kind_of_mistake(Play(1), 7, 9)


@pytest.mark.parametrize("game", GAMES)
def test_every_mistake_of_a_review_has_a_kind(game: str) -> None:
    """Games are reviewed until the random player has made more mistakes than the reference player."""
    counts = [0, 0]
    for seed in range(4, 10):
        review = Review(recorded(game, 2, seed, ("random", "steady")), budget=Budget(first=20, closer=80))
        run_to_end(review.work())
        result = build_result(review)
        for seat, player in enumerate(result.players):
            counts[seat] += len(player.mistakes)
            assert sum(player.words.values()) == len(player.mistakes)
            for mistake in player.mistakes:
                assert mistake.kind in MISTAKE_KINDS and mistake.cost - mistake.half >= MIN_DOUBTFUL
            assert [mistake.turn for mistake in player.mistakes] == sorted(mistake.turn for mistake in player.mistakes)
        sums = sums_by_seat(result.players, result.reference, result.engine)
        assert [each.terms for each in sums] == [player.exact for player in result.players]
        if counts[0] > counts[1]:
            return
    pytest.fail(f"the random player made {counts[0]} mistakes, the reference player {counts[1]}")
