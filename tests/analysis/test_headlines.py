"""Headlines of reviews: they name only what the table below them supports."""

import re
from random import Random

import pytest

from magnat.analysis import Budget, Review, ReviewResult, build_result, run_to_end
from magnat.analysis.result import PlayerReview, Terms, round_figures
from magnat.analysis.wording import ReviewWording
from magnat.texts import LANGUAGES
from tests.analysis.games import recorded
from tests.breadth import some

REVIEWS = 2000
CLAUSES = {  # by term and sign, as the English headline says it
    ("luck", 1): r"dice and cards gave ([\w ]+?) ([\d.]+) points?",
    ("luck", -1): r"dice and cards took ([\d.]+) points? from",
    ("play", 1): r"answers won ([\d.]+) points?",
    ("play", -1): r"(?<!others’ )answers cost ([\d.]+) points?",
    ("others", 1): r"others’ answers gave ([\w ]+?) ([\d.]+) points?",
    ("others", -1): r"others’ answers cost ([\w ]+?) ([\d.]+) points?",
}


def random_players(random: Random) -> list[PlayerReview]:
    """Return the figures of a review: exact sums as games give them, with intervals of any width."""
    seats = random.randint(2, 5)
    spread = random.choice([3, 30, 300])
    start = even_shares(random, seats)
    end = [0] * seats
    end[random.randrange(seats)] = 1000
    play = [[random.randint(-spread, spread) for _ in range(seats)] for _ in range(2)]
    for row in play:
        row[0] = row[0] if random.random() < 0.7 else 0
    play[1][-1] -= sum(map(sum, play))
    exact = [
        Terms(start[p], end[p] - start[p] - play[0][p] - play[1][p], play[0][p], play[1][p], end[p])
        for p in range(seats)
    ]
    width = random.choice([1, 20, 90])
    halves = [
        Terms(
            random.randint(1, width),
            random.randint(1, 2 * width),
            random.randint(0, width),
            random.randint(0, width),
            0,
        )
        for _ in range(seats)
    ]
    figures = round_figures(exact, halves)
    return [PlayerReview(p, "", *figures[p], 5, {}) for p in range(seats)]


def even_shares(random: Random, seats: int) -> list[int]:
    parts = [1000 // seats + random.randint(-40, 40) for _ in range(seats)]
    parts[0] += 1000 - sum(parts)
    return parts


def check_headline(telling: ReviewWording, player: PlayerReview, you: bool) -> None:
    """Check an English headline against the figures of the table."""
    headline = telling.describe_player(player, you).lower()
    values = {term: getattr(player.shown, term) for term in ("luck", "play", "others")}
    halves = {term: getattr(player.halves, term) for term in values}
    clear = sorted([term for term in values if abs(values[term]) > halves[term]], key=lambda term: -abs(values[term]))
    named = [(term, sign) for (term, sign), pattern in CLAUSES.items() if re.search(pattern, headline)]
    assert sorted(term for term, _ in named) == sorted(clear[:2]), (headline, values, halves)
    for term, sign in named:
        assert sign * values[term] > 0, (headline, values)
        match = re.search(CLAUSES[term, sign], headline)
        assert match is not None
        assert match.groups()[-1] == telling.format_points(abs(values[term]), player.unit, signed=False), headline
    assert ("no measurable difference" in headline) <= ("play" not in clear), (headline, values)
    assert ("neither luck nor answers" in headline) == (not clear), (headline, values)
    assert "nothing" not in headline and "dice did the rest" not in headline


@pytest.fixture(scope="module")
def tellings() -> dict[str, ReviewWording]:
    review = Review(recorded("deal", 5, 4, ("random", "steady")))
    return {lang: ReviewWording(review, lang) for lang in LANGUAGES}


def test_no_headline_contradicts_its_table(tellings):
    """2,000 reviews with random figures; `make test` checks one in four."""
    for seed in some(REVIEWS):
        random = Random(seed)
        players = random_players(random)
        for player in players:
            check_headline(tellings["en"], player, random.random() < 0.5)
            assert all("{" not in telling.describe_player(player, seed % 2 == 0) for telling in tellings.values())
        quiet = tellings["en"].describe_quiet(players)
        adds_up = any(abs(player.shown.play) > player.halves.play for player in players)
        assert ("small differences add up" in quiet) == adds_up and "dice" not in quiet


def review_result(game: str, seats: int) -> tuple[Review, ReviewResult]:
    review = Review(recorded(game, seats, 3, ("random", "steady", "distracted")), budget=Budget(first=16, closer=32))
    run_to_end(review.work())
    return review, build_result(review)


@pytest.mark.parametrize(("game", "seats"), [("electronic", 2), ("deal", 3), ("empire", 2), ("star_wars", 2)])
def test_the_headlines_of_real_reviews_match_their_tables(game, seats):
    review, result = review_result(game, seats)
    telling = ReviewWording(review, "en")
    for player in result.players:
        for you in (False, True):
            check_headline(telling, player, you)


@pytest.mark.parametrize(
    ("luck", "play", "others", "headline"),
    [
        (0, -190, 110, "Your answers cost 19 points, the others’ answers gave you 11 points."),
        (300, -10, 0, "Dice and cards gave you 30 points, your answers made no measurable difference."),
        (-300, 80, -90, "Dice and cards took 30 points from you, the others’ answers cost you 9 points."),
        (20, -20, 30, "Neither luck nor answers made a measurable difference."),
        (300, 80, 0, "Dice and cards gave you 30 points, your answers won 8 points."),
    ],
)
def test_a_headline_names_the_two_largest_terms_that_exceed_their_interval(tellings, luck, play, others, headline):
    halves = Terms(30, 50, 40, 30, 0)
    player = PlayerReview(0, "", Terms(0, 0, 0, 0, 0), Terms(250, luck, play, others, 0), halves, 10, 1, {})
    assert tellings["en"].describe_player(player, True) == headline


@pytest.mark.parametrize(
    ("lang", "gain", "loss", "others"),
    [
        (
            "fr",
            "Les dés et les cartes vous ont donné 30 points, vos réponses ont gagné 8 points.",
            "Les dés et les cartes vous ont pris 30 points, vos réponses ont coûté 8 points.",
            ("Les réponses des autres vous ont donné 9 points", "Les réponses des autres vous ont coûté 9 points"),
        ),
        (
            "de",
            "Würfel und Karten gaben dir 30 Punkte, deine Antworten brachten 8 Punkte ein.",
            "Würfel und Karten nahmen dir 30 Punkte, deine Antworten kosteten 8 Punkte.",
            ("Die Antworten der anderen gaben dir 9 Punkte", "Die Antworten der anderen kosteten dich 9 Punkte"),
        ),
    ],
)
def test_gains_and_losses_are_not_confused_in_the_other_languages(tellings, lang, gain, loss, others):
    """The property test reads English headlines."""

    def told(luck: int, play: int, other: int) -> str:
        shown = Terms(0, luck, play, other, 0)
        player = PlayerReview(0, "", shown, shown, Terms(10, 10, 10, 10, 0), 10, 1, {})
        headline: str = tellings[lang].describe_player(player, True)
        return headline

    assert (told(300, 80, 0), told(-300, -80, 0)) == (gain, loss)
    assert (told(0, 0, 90).split(",")[0], told(0, 0, -90).split(",")[0]) == others
