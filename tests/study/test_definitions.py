"""Every definition of a study, on hand-written games."""

from typing import Any

import pytest

from magnat.arena import WATCH_COUNTS, GameResult, Tournament
from magnat.arena.counts import common_counts, leader
from magnat.games import BUILT_IN
from magnat.games import edition as edition_of
from magnat.games.deal.adapters import statistics as deal
from magnat.games.electronic.adapters import study as electronic
from magnat.games.electronic.adapters.statistics import Count
from magnat.games.empire.adapters import statistics as empire
from magnat.games.millionaire.adapters import statistics as millionaire
from magnat.games.star_wars.adapters import statistics as star_wars
from magnat.study import build_study as studied
from magnat.study.charts import arrivals_chart, find_dead_spaces, length_chart, order_answer
from magnat.study.model import MAX_RELIABLE_HALF_WIDTH, mean_figure, share_figure, supported_decimals
from magnat.study.sample import Sample
from tests.study.shipped import load_shipped_study

SIZE = 40


def edition(game) -> Any:
    return edition_of(game)


JAIL = 10


def fact(word, seat, *ints, to=-1):
    return (word, seat, *ints, *[0] * (3 - len(ints)), to)


def count_facts(*facts, game="electronic", seats=3, count=Count):
    return count(edition(game).deal(seats)).finish(facts)


def result(number, winners, seats=3, turns=100, **counts):
    nothing = (0,) * seats
    return GameResult(
        number, nothing, winners, turns, nothing, nothing, nothing, nothing, nothing, WATCH_COUNTS, counts=counts
    )


def sample(*results, game="electronic", seats=3):
    tournament = Tournament(game, "standard", (), ("steady",), seats, len(results), 1)
    return Sample(tournament, edition(game), results)


# Arrivals


def test_every_stop_by_dice_card_or_arrest_is_an_arrival():
    figures = count_facts(
        fact("turn", 1, 1),
        fact("moved", 1, 7),  # Chance, even for a moment
        fact("moved_back", 1, 4),
        fact("salary", 1, 2000, 0),
        fact("turn", 2, 2),
        fact("moved", 2, 30),
        fact("jailed", 2),
    )["arrivals"]
    assert [i for i, n in enumerate(figures) if n] == [4, 7, JAIL, 30] and sum(figures) == 4


def test_the_share_of_a_space_is_its_part_of_all_arrivals():
    counts = [0] * SIZE
    counts[5], counts[24] = 1, 3
    one, other = result(0, (0,), arrivals=counts), result(1, (1,), arrivals=counts[::-1])
    cells: Any = [row.cells[0] for row in arrivals_chart(sample(one, other)).rows]
    assert cells[24].value == 3 / 8 and cells[34].value == 1 / 8 and cells[0].value == 0 and cells[24].of == 8


# The next turn


def test_the_next_turn_counts_each_space_once_including_doubles_and_cards():
    figures = count_facts(
        fact("turn", 0, 1),
        fact("moved", 0, 4),
        fact("moved", 0, JAIL),  # after a double
        fact("turn", 1, 2),
        fact("turn", 0, 3),
        fact("moved", 0, 17),
        fact("moved", 0, 0),  # by a card
        fact("moved", 0, 17),
        fact("turn", 0, 4),
        fact("moved", 0, 20),
    )
    assert figures["next"] == [4, JAIL, JAIL * SIZE + 17, JAIL * SIZE + 0, 17 * SIZE + 20]
    assert figures["origins"][0] == 2 and figures["origins"][JAIL] == figures["origins"][17] == 1


@pytest.mark.parametrize("free", ["escaped", "third_failure", "paid_fine", "used_jail_card"])
def test_a_turn_begun_in_jail_is_not_a_visit_until_the_player_is_free(free):
    arrest = (fact("turn", 2, 1), fact("jailed", 2), fact("turn", 2, 2), fact("stayed", 2))
    figures = count_facts(*arrest, fact("turn", 2, 3), fact(free, 2), fact("turn", 2, 4), fact("moved", 2, 15))
    assert figures["origins"][SIZE] == 2 and figures["origins"][JAIL] == 1
    assert figures["next"][1:] == [JAIL * SIZE + 15]


# Payback


def test_payback_is_cost_divided_by_rent_per_turn():
    e = edition("electronic")
    arrivals = [0] * SIZE
    arrivals[1], arrivals[3] = 8, 4  # the two brown streets, in 200 turns
    figures = electronic.payback_turns(sample(result(0, (0,), turns=200, arrivals=arrivals)))[0]
    a = [8 / 200, 4 / 200]
    rents = [e.rents[1], e.rents[3]]
    streets, build = e.prices[1] + e.prices[3], 2 * e.build_costs[0]
    bare = streets / (a[0] * rents[0][0] + a[1] * rents[1][0])
    assert figures[0] == pytest.approx(bare) and figures[1] == pytest.approx(bare / 2)
    for floors in (1, 5):
        earned = a[0] * rents[0][floors] + a[1] * rents[1][floors]
        assert figures[1 + floors] == pytest.approx((streets + floors * build) / earned)


# Wins when complete, and first complete group


def test_wins_when_complete_counts_seats_that_ever_held_the_group():
    games = (
        result(0, (2,), complete=[0, 0, 0b1000]),
        result(1, (0,), complete=[0b0001, 0b1000, 0b1000]),
        result(2, (1, 2), complete=[0, 0b1000, 0]),  # a shared victory is shared
    )
    figures: Any = electronic.group_win_shares(sample(*games))
    assert figures[3].of == 4 and figures[3].value == pytest.approx(1.5 / 4)
    assert figures[0].value == 1 and figures[1] is None


def test_a_group_held_temporarily_counts_as_held():
    t = edition("electronic").deal(3)
    count = Count(t)
    for groups in ([0, 0, 0], [0, 0b100, 0], [0, 0, 0], [0b1, 0, 0]):
        t.complete = groups
        count.observe()
    figures = count.finish(())
    assert figures["complete"] == [0b1, 0b100, 0] and figures["first_complete"] == [1, 2]


# Playing order, length, balance


def test_playing_order_follows_the_first_turns_not_the_seats():
    facts = [fact("turn", seat, i + 1) for i, seat in enumerate((2, 0, 1, 2, 0))]
    assert common_counts(3, facts, [[0, 0, 0]])["order"] == [2, 0, 1]
    assert common_counts(3, facts[:1], [[0, 0, 0]])["order"] == [2, 0, 1]
    wins: Any = sample(result(0, (2,), order=[2, 0, 1]), result(1, (1,), order=[0, 1, 2])).wins_in_order()
    assert [figure.value for figure in wins] == [0.5, 0.5, 0]


@pytest.mark.parametrize(
    ("firsts", "lasts", "id"),
    [(600, 200, "order-first"), (200, 600, "order-last"), (341, 335, "order-even"), (3, 3, "order-few")],
)
def test_the_first_player_has_an_advantage_only_if_intervals_are_disjoint(firsts, lasts, id):
    winners = [0] * firsts + [2] * lasts + [1] * ((1000 if firsts > 9 else 9) - firsts - lasts)
    games = [result(i, (seat,), order=[0, 1, 2]) for i, seat in enumerate(winners)]
    assert order_answer(sample(*games)).id == id


def test_a_tie_at_half_time_has_no_leader():
    assert leader([3, 5, 4]) == 1 and leader([5, 3, 5]) == -1
    wealth = [[0, 0, 0], [1, 2, 9], [7, 2, 1]]
    assert common_counts(3, (), wealth)["half"] == [2]
    games = (result(0, (2,), half=[2]), result(1, (0,), half=[1]), result(2, (0,), half=[-1]))
    runaway: Any = sample(*games).runaway()
    assert runaway.value == 0.5 and runaway.of == 2


def test_quartiles_contain_half_of_the_games_and_ranges_all():
    games = [result(i, (0,), turns=turns) for i, turns in enumerate((40, 60, 80, 100, 400))]
    assert sample(*games).quartiles() == (60, 80, 100)
    rows: Any = length_chart(sample(*games)).rows
    assert sum([row.cells[0].value for row in rows]) == pytest.approx(1)
    assert [row.at for row in rows[:2]] == [0, rows[1].at]


def test_a_space_is_dead_if_reliably_below_half_an_equal_share():
    arrivals = [1000] * SIZE
    arrivals[6], arrivals[7] = 400, 495
    assert find_dead_spaces(sample(result(0, (0,), arrivals=arrivals))) == [6]


# Intervals


@pytest.mark.parametrize(("half", "digits"), [(0.9, 1), (1.0, 0), (0.99, 1), (0.1, 1), (0.099, 2), (0.02, 2), (12, 0)])
def test_figures_are_rounded_to_the_digits_their_interval_supports(half, digits):
    assert supported_decimals(half) == digits


def test_shares_have_wilson_intervals_and_are_hatched_beyond_five_points():
    wide: Any = share_figure(188, 376)
    narrow: Any = share_figure(193, 386)
    assert share_figure(0, 0) is None and wide.of == 376
    assert wide.half > MAX_RELIABLE_HALF_WIDTH and wide.few and narrow.half < MAX_RELIABLE_HALF_WIDTH and not narrow.few


def test_the_mean_of_prices_has_a_normal_interval():
    figure: Any = mean_figure([1.0, 2.0, 3.0, 4.0])
    assert (
        figure.value == 2.5 and figure.half == pytest.approx(1.96 * 1.290994 / 2, abs=1e-3) and mean_figure([]) is None
    )


# Auctions, and jail


def test_auctions_are_relative_to_printed_prices_and_ignore_buildings():
    e = edition("electronic")
    figures = count_facts(fact("won_auction", 1, 39, 2000), fact("won_auction", 1, 60, 500))["auctions"]
    assert figures == [39, 2000]
    rows: Any = electronic.auctions_chart(sample(result(0, (0,), auctions=figures))).rows
    assert rows[0].cells[0].value == 2000 / e.prices[39] and rows[8].cells[0].value == 0.5 and rows[1].cells[0] is None


def test_jail_turns_are_late_once_all_deeds_are_sold():
    deeds = edition("electronic").deeds
    early = (
        fact("turn", 1, 1),
        fact("moved", 1, 1),
        fact("bought", 1, 1, 600),
        fact("turn", 1, 2),
        fact("jailed", 1),
        fact("turn", 1, 3),
        fact("stayed", 1),
        fact("turn", 1, 4),
        fact("escaped", 1),
        fact("moved", 1, 14),
        fact("rent", 1, 14, 120, 0),
    )
    sold = [fact("won_auction", 0, deed, 10) for deed in deeds if deed != 1]
    assert count_facts(*early)["jail"] == [3, 120, 1, 1, 0, 0] + [0] * 6
    late = count_facts(*early, *sold, fact("turn", 1, 5))["jail"]
    assert late[:6] == [2, 0, 1, 1, 0, 0] and late[6:] == [2, 120, 0, 0, 0, 0]


# Empire


def test_brands_count_for_the_first_buyer_and_swaps_for_the_decider():
    e = edition("empire")
    low, high = (e.board.index(name) for name in two_brands(e))
    facts = (
        fact("turn", 2, 1),
        fact("bought", 2, low, 50),
        fact("turn", 0, 2),
        fact("won_auction", 0, high, 50),
        fact("bought", 1, low, 50),
        fact("swapped", 2, 2, 0),
        fact("handed_over", 2, low, 0),
        fact("handed_over", 0, high, 2),
        fact("swapped", 1, 2, 0),
        fact("handed_over", 2, high, 0),
        fact("handed_over", 0, low, 2),
        fact("bonus_office", 1, 3),
        fact("bought_office", 2, 100),
    )
    figures = count_facts(*facts, game="empire", count=empire.Count)
    assert figures["first_bought"] == [x for row in sorted([(low, 2, 1), (high, 0, 2)]) for x in row]
    assert figures["swaps"] == [2, 1, e.tile_heights[high] - e.tile_heights[low], 1, 0, 0]
    assert figures["offices"] == [0, 1, 0, 0, 0, 1]


def test_win_shares_are_shown_with_their_median_turn():
    """Of two brands that win equally often, one was bought late by a player about to win."""
    e = edition("empire")
    early, late = (e.board.index(name) for name in two_brands(e))
    rows = [(early, 0, 1, late, 1, 30), (early, 2, 4, late, 1, 28), (early, 1, 9, late, 0, 12)]
    games = [
        result(n, (1,), first_bought=list(bought), order=[1, 2, 0], half=[0], arrivals=[1] * e.size, offices=[0] * 6,
               swaps=[], heights=[0] * 3)
        for n, bought in enumerate(rows)
    ]  # fmt: skip
    figures = studied(sample(*games, game="empire").tournament, e, games)
    brands = next(chart for chart in figures.charts if chart.id == "brands")
    moments = {row.name["fr"]: row.note["fr"] for row in brands.rows if row.note}
    assert moments == {e.board.space[early].fr: "tour 2", e.board.space[late].fr: "tour 10"}, "the median of three"
    assert len(moments) == len(brands.rows), "on every share that depends on it"


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_study_warns_that_a_share_is_no_cause(game):
    figures = load_shipped_study(game, 4, "steady")
    for lang, warning in (("fr", "un signe, pas une cause"), ("en", "a sign, not a cause")):
        assert warning in figures.counted[-1][lang]


def two_brands(e):
    """Return one of the cheapest brands and one of the dearest."""
    brands = sorted([space for space in e.board.space if space.kind == "brand"], key=lambda space: space.height)
    return brands[0].name, brands[-1].name


# Star Wars


def test_a_planet_counts_for_the_first_side_to_complete_it():
    t = edition("star_wars").deal(4)
    t.side = (0, 1, 0, 1)
    count = star_wars.Count(t)
    first, second = (sum([1 << i for i in t.edition.members[g]]) for g in (0, 1))
    t.turns = 5
    t.bases = [0, first & -first, 0, first & (first - 1)]  # two allies together
    count.observe()
    t.turns = 9
    t.bases = [first, second, 0, 0]
    count.observe()
    figures = count.finish((fact("played", 3, 7), fact("said_no", 1, 2), fact("jumped", 0, 12)))
    assert figures["first_whole"] == [0, 1, 5, 1, 1, 9] and figures["side"] == [0, 1, 0, 1]
    assert figures["force"] == [3, 7, 1, 2] and figures["arrivals"][12] == 1


# Deal


@pytest.mark.parametrize(
    ("before", "end"),
    [
        ([fact("laid", 1, 3, 0)], "laid"),
        ([fact("demanded", 1, 5, 0), fact("gave", 0, 3, 1)], "paid"),
        ([fact("wants", 1, 3, 0), fact("gave", 0, 3, 1)], "taken"),
        ([fact("wants_swap", 1, 3, 0, 4), fact("gave", 0, 3, 1)], "swapped"),
        ([fact("wants_group", 1, 2, 0), fact("took_group", 1, 2, 0)], "stolen"),
        ([fact("laid", 1, 3, 0), fact("turned", 1, 3, 2)], "turned"),
        ([fact("laid", 1, 3, 0), fact("laid", 0, 5, 2), fact("gave", 1, 8, 0)], "laid"),  # acts of others do not end it
    ],
)
def test_the_last_group_is_attributed_to_the_winners_last_act(before, end):
    t = edition("deal").deal(3)
    t.winners = 0b010
    figures = deal.Count(t).finish((*before, fact("won", 1, 0, 1, 2)))
    assert deal.END_NAMES[figures["end"][0]] == end


def test_a_no_counts_for_the_last_threat_and_draws_count_once_per_seat():
    facts = (
        fact("drew", 2, 7, to=2),
        fact("drew", 2, 7, to=2),
        fact("drew", 0, 7, to=0),
        fact("wants_group", 0, 2, 1),
        fact("laid_joker", 1, 90),
        fact("demanded", 0, 5, 1),
    )
    figures = count_facts(*facts, game="deal", count=deal.Count)
    assert figures["drawn"] == [2, 7, 0, 7] and deal.END_NAMES[figures["end"][0]] == "counted"
    assert (
        figures["threats"] == [1, 0, 0, 1]
        and figures["answered"] == [0, 0, 0, 1]
        and figures["jokers_laid"] == [0, 1, 0]
    )


# Millionaire


def test_the_first_on_a_level_is_a_riser_not_a_sinker():
    facts = (
        fact("turn", 1, 3),
        fact("sank", 0, 3),
        fact("evolved", 1, 3, 100),
        fact("turn", 2, 4),
        fact("evolved", 2, 3, 100),
        fact("rose", 2, 5),
        fact("took_fortune", 2, 4, to=2),
    )
    figures = count_facts(*facts, game="millionaire", count=millionaire.Count)
    assert figures["first_stars"] == [1, 3, 2, 4] and figures["stars"] == [1, 1, 1] and figures["fortune"] == [2, 4]
