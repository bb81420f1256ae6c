# mypyc: skip
"""study: what the dice say of Millionaire: when to rise, streets or stars, Fortune cards, the race."""

from collections.abc import Iterator
from typing import Final

from magnat.arena import Result
from magnat.games.millionaire.edition import FORTUNE, STARS
from magnat.study.model import Answer, Chart, Figure, Row
from magnat.study.parts import (
    Found,
    answer,
    arrivals,
    balance,
    chart,
    in_percent,
    length,
    length_answer,
    order,
    order_answer,
    wins_by,
)
from magnat.study.sample import Sample

SHOWN: Final = 8


def studied(sample: Sample) -> Found:
    answers = [star_answer(sample), street_answer(sample), order_answer(sample), length_answer(sample)]
    charts = [
        stars(sample),
        streets(sample),
        fortune(sample),
        order(sample),
        length(sample),
        arrivals(sample),
        balance(sample),
    ]
    counted = [sample.line(f"counted-{key}") for key in ("stars", "streets", "fortune", "arrival")]
    return Found(answers, charts, counted)


def first_to(sample: Sample, k: int) -> Figure | None:
    """How often who was first on a level has won: three stars are 0, five are 1."""
    firsts = ((result, each[2 * k]) for result, each in sample.each("first_stars"))
    return sample.wins_of((result, seat) for result, seat in firsts if seat >= 0)


def ending_at(sample: Sample, level: int) -> Figure | None:
    """How often a seat that ends with so many stars has won."""
    return sample.wins_of(
        (result, seat) for result, each in sample.each("stars") for seat, mine in enumerate(each) if mine == level
    )


def stars(sample: Sample) -> Chart:
    rows = [Row(sample.line("stars-first", n=STARS[k + 1]), [first_to(sample, k)], kind="star") for k in (1, 0)]
    rows += [
        Row(sample.line("stars-end", n=level), [ending_at(sample, level)], kind="star") for level in reversed(STARS)
    ]
    return chart(sample, "stars", "bars", rows, ("share",), sample.fair)


def star_answer(sample: Sample) -> Answer:
    first, low = first_to(sample, 1), ending_at(sample, STARS[0])
    if first is None:
        return answer(sample, "stars-never")
    id = "stars-rise" if first.low > sample.fair else "stars-even"
    return answer(sample, id, first=in_percent(first), low=in_percent(low) if low else "0")


def seats_with(sample: Sample, street: bool, star: bool) -> Iterator[tuple[Result, int]]:
    """The seats that held a whole group or not, and end on the highest level or not."""
    for result in sample.results:
        for seat in range(sample.seats):
            held = result.counts["complete"][seat] > 0
            if held == street and (result.counts["stars"][seat] == STARS[-1]) == star:
                yield result, seat


def streets(sample: Sample) -> Chart:
    cases = (("both", True, True), ("streets", True, False), ("stars", False, True), ("neither", False, False))
    rows = [Row(sample.line(f"streets-{key}"), [sample.wins_of(seats_with(sample, *has))]) for key, *has in cases]
    return chart(sample, "streets", "bars", rows, ("share",), sample.fair)


def street_answer(sample: Sample) -> Answer:
    street, star = sample.wins_of(seats_with(sample, True, False)), sample.wins_of(seats_with(sample, False, True))
    if street is None or star is None:
        return answer(sample, "streets-none")
    id = "streets-more" if street.low > star.high else "streets-less" if star.low > street.high else "streets-even"
    return answer(sample, id, street=in_percent(street), star=in_percent(star))


def fortune(sample: Sample) -> Chart:
    """Of the seats that took such a card at least once, the share that won."""
    cards = sample.e.decks[FORTUNE]
    rows = wins_by(sample, "fortune", lambda i: str(cards[i].name), lambda i: sample.card(FORTUNE, i))
    return chart(sample, "fortune", "bars", rows, ("share",), sample.fair, SHOWN)
