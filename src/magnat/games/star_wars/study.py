# mypyc: skip
"""study: what the dice say of Star Wars: which planets decide, the two sides, and the Force cards."""

from typing import Final

from magnat.games.star_wars.edition import EMPIRE, REBEL, SIDES
from magnat.study.model import Answer, Chart, Figure, Row, share
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
from magnat.study.sample import Sample, won

SHOWN: Final = 8
FORCE: Final = 0  # the deck of upper halves
Planet = tuple[int, Figure, Figure]  # group, wins of the side that has it whole first, how often anybody has it


def studied(sample: Sample) -> Found:
    found = planets(sample)
    answers = [planet_answer(sample, found), side_answer(sample), order_answer(sample), length_answer(sample)]
    charts = [
        planet_chart(sample, found),
        sides(sample),
        force(sample),
        order(sample),
        length(sample),
        arrivals(sample),
        balance(sample),
    ]
    counted = [sample.line(f"counted-{key}") for key in ("planet", "side", "force", "arrival")]
    return Found(answers, charts, counted)


def planets(sample: Sample) -> list[Planet]:
    """By planet: how often the side that had all of it first has won, and in how many games a side had."""
    groups = len(sample.e.members)
    hits, of = [0.0] * groups, [0] * groups
    for result, (g, side, _) in sample.rows("first_whole", 3):
        of[g] += 1
        hits[g] += sum([won(result, seat) for seat, mine in enumerate(result.counts["side"]) if mine == side])
    found = []
    for g in range(groups):
        wins, held = share(hits[g], of[g]), share(of[g], len(sample.results))
        if wins and held:
            found.append((g, wins, held))
    return sorted(found, key=lambda each: -each[1].value)


def planet_chart(sample: Sample, found: list[Planet]) -> Chart:
    rows = [
        Row(sample.group(g), [wins], sample.e.group_names[g], note=sample.line("held-in", share=in_percent(held)))
        for g, wins, held in found
    ]
    return chart(sample, "planets", "bars", rows, ("share",), 0.5)


def planet_answer(sample: Sample, found: list[Planet]) -> Answer:
    above, below = found[0], found[-1]
    return answer(
        sample,
        "planets" if above[1].low > below[1].high else "planets-even",
        above=sample.group(above[0]),
        below=sample.group(below[0]),
        more=in_percent(above[1]),
        less=in_percent(below[1]),
        rare=in_percent(above[2]),
        often=in_percent(below[2]),
    )


def side_wins(sample: Sample) -> list[Figure | None]:
    """How often each side has won."""
    hits = [0.0, 0.0]
    for result, sides_of in sample.each("side"):
        for seat, side in enumerate(sides_of):
            hits[side] += won(result, seat)
    return [share(hits[side], len(sample.results)) for side in (REBEL, EMPIRE)]


def sides(sample: Sample) -> Chart:
    rows = [Row(sample.message(f"side-{SIDES[side]}"), [wins]) for side, wins in enumerate(side_wins(sample))]
    return chart(sample, "sides", "bars", rows, ("share",), 0.5)


def side_answer(sample: Sample) -> Answer:
    rebel, empire = side_wins(sample)
    assert rebel and empire
    id = "sides-rebel" if rebel.low > 0.5 else "sides-empire" if rebel.high < 0.5 else "sides-even"
    return answer(sample, id, rebel=in_percent(rebel), empire=in_percent(empire))


def force(sample: Sample) -> Chart:
    """Of the seats that used a card at least once, the share that won; cards of one power together."""
    powers = sample.e.decks[FORCE]
    rows = wins_by(sample, "force", lambda i: str(powers[i].name), lambda i: sample.card(FORCE, i))
    return chart(sample, "force", "bars", rows, ("share",), sample.fair, SHOWN)
