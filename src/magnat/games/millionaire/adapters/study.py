# mypyc: skip
"""The study of Millionaire: when to rise, streets or stars, Fortune cards, the race."""

from collections.abc import Iterator
from typing import Final

from magnat.arena import GameResult
from magnat.games.millionaire.edition import FORTUNE, STARS
from magnat.study import charts as shared
from magnat.study.model import Chart, ChartRow, Figure, StudyAnswer
from magnat.study.sample import Sample

MAX_ROWS_SHOWN: Final = 8


def studied(sample: Sample) -> shared.GameFindings:
    answers = [star_answer(sample), street_answer(sample)]
    charts = [stars_chart(sample), streets_chart(sample), fortune_chart(sample)]
    return shared.board_findings(sample, answers, charts, ("stars", "streets", "fortune", "arrival"))


def first_to_level_wins(sample: Sample, k: int) -> Figure | None:
    """Return the win share of the first seat to reach a level: `k` is 0 for three stars, 1 for five."""
    firsts = ((result, each[2 * k]) for result, each in sample.counts_named("first_stars"))
    return sample.win_share((result, seat) for result, seat in firsts if seat >= 0)


def final_level_wins(sample: Sample, level: int) -> Figure | None:
    return sample.win_share(
        (result, seat)
        for result, each in sample.counts_named("stars")
        for seat, mine in enumerate(each)
        if mine == level
    )


def stars_chart(sample: Sample) -> Chart:
    rows = [
        ChartRow(sample.text("stars-first", n=STARS[k + 1]), [first_to_level_wins(sample, k)], kind="star")
        for k in (1, 0)
    ]
    rows += [
        ChartRow(sample.text("stars-end", n=level), [final_level_wins(sample, level)], kind="star")
        for level in reversed(STARS)
    ]
    return shared.make_chart(sample, "stars", "bars", rows, ("share",), sample.fair_share)


def star_answer(sample: Sample) -> StudyAnswer:
    first, low = first_to_level_wins(sample, 1), final_level_wins(sample, STARS[0])
    if first is None:
        return shared.make_answer(sample, "stars-never")
    id = "stars-rise" if first.low > sample.fair_share else "stars-even"
    return shared.make_answer(
        sample, id, first=shared.percent_text(first), low=shared.percent_text(low) if low else "0"
    )


def seats_with(sample: Sample, street: bool, star: bool) -> Iterator[tuple[GameResult, int]]:
    """Yield the seats that match both: held a complete group (`street`), ended on the highest level (`star`)."""
    for result in sample.results:
        for seat in range(sample.seats):
            complete = result.counts["complete"][seat] > 0
            if complete == street and (result.counts["stars"][seat] == STARS[-1]) == star:
                yield result, seat


def streets_chart(sample: Sample) -> Chart:
    cases = (("both", True, True), ("streets", True, False), ("stars", False, True), ("neither", False, False))
    rows = [
        ChartRow(sample.text(f"streets-{key}"), [sample.win_share(seats_with(sample, *has))]) for key, *has in cases
    ]
    return shared.make_chart(sample, "streets", "bars", rows, ("share",), sample.fair_share)


def street_answer(sample: Sample) -> StudyAnswer:
    street, star = sample.win_share(seats_with(sample, True, False)), sample.win_share(seats_with(sample, False, True))
    if street is None or star is None:
        return shared.make_answer(sample, "streets-none")
    id = "streets-more" if street.low > star.high else "streets-less" if star.low > street.high else "streets-even"
    return shared.make_answer(sample, id, street=shared.percent_text(street), star=shared.percent_text(star))


def fortune_chart(sample: Sample) -> Chart:
    """Return the chart of win shares among the seats that took each card at least once."""
    cards = sample.edition.decks[FORTUNE]
    rows = shared.wins_by_kind(sample, "fortune", lambda i: str(cards[i].name), lambda i: sample.card_name(FORTUNE, i))
    return shared.make_chart(sample, "fortune", "bars", rows, ("share",), sample.fair_share, MAX_ROWS_SHOWN)
