# mypyc: skip
"""study: what the dice say of Empire: which brands make towers, what offices bring, and who gains by swaps."""

from statistics import median
from typing import Final

from magnat.arena import Result
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
)
from magnat.study.sample import Sample

SHOWN: Final = 8
MANY: Final = 3  # offices: so many, or more
Brand = tuple[int, Figure, int]  # tile, wins of who has it first, the round in which that happens


def studied(sample: Sample) -> Found:
    found = brands(sample)
    answers = [brand_answer(sample, found), swap_answer(sample), order_answer(sample), length_answer(sample)]
    charts = [
        brand_chart(sample, found),
        offices(sample),
        swaps(sample),
        order(sample),
        length(sample),
        arrivals(sample),
        balance(sample),
    ]
    counted = [sample.line(f"counted-{key}") for key in ("brand", "office", "swap", "arrival")]
    return Found(answers, charts, counted)


def brands(sample: Sample) -> list[Brand]:
    """By brand: how often who has it first wins, and the middle of the rounds in which it comes onto a tower."""
    owners: dict[int, list[tuple[Result, int]]] = {}
    rounds: dict[int, list[int]] = {}
    for result, (tile, seat, turn) in sample.rows("first_bought", 3):
        owners.setdefault(tile, []).append((result, seat))
        rounds.setdefault(tile, []).append(-(-turn // sample.seats))
    found = []
    for tile in sorted(owners):
        figure = sample.wins_of(iter(owners[tile]))
        if figure and sample.e.board.space[tile].kind == "brand":
            found.append((tile, figure, int(median(rounds[tile]))))
    return sorted(found, key=lambda each: -each[1].value)


def brand_chart(sample: Sample, found: list[Brand]) -> Chart:
    rows = [
        Row(sample.space(tile), [figure], sample.e.board.space[tile].group, note=sample.line("in-round", n=n))
        for tile, figure, n in found
    ]
    return chart(sample, "brands", "bars", rows, ("share",), sample.fair, SHOWN)


def brand_answer(sample: Sample, found: list[Brand]) -> Answer:
    """The best and the worst brand of one height: the moment tells them apart, or the brand does."""
    heights = sample.e.tile_heights
    pairs = [
        (above, below)
        for above in found
        for below in found
        if heights[above[0]] == heights[below[0]] and above[1].low > below[1].high
    ]
    if not pairs:
        return answer(sample, "brand-even", n=len(found))
    above, below = max(pairs, key=lambda pair: pair[0][1].value - pair[1][1].value)
    return answer(
        sample,
        "brand-late" if above[2] > below[2] else "brand",
        above=sample.space(above[0]),
        below=sample.space(below[0]),
        n=heights[above[0]],
        late=above[2],
        early=below[2],
        more=in_percent(above[1]),
        less=in_percent(below[1]),
    )


def offices(sample: Sample) -> Chart:
    """Wins by the number of offices that a seat had, however it came by them."""
    hits, of = [0.0] * (MANY + 1), [0] * (MANY + 1)
    for result, counts in sample.each("offices"):
        for seat in range(sample.seats):
            k = min(MANY, counts[seat] + counts[sample.seats + seat])
            of[k] += 1
            hits[k] += 1 / len(result.winners) if seat in result.winners else 0
    rows = [
        Row(sample.line("offices-held", n=k, many="yes" if k == MANY else "no"), [share(hits[k], of[k])])
        for k in range(MANY + 1)
    ]
    return chart(sample, "offices", "bars", rows, ("share",), sample.fair)


def swap_shares(sample: Sample) -> list[Figure | None]:
    """Of all swaps: those that make the tower of who swaps grow, leave it as it is, shrink it, or touch others."""
    counts = [0] * 4
    for _, (_, own, grown) in sample.rows("swaps", 3):
        counts[3 if not own else 0 if grown > 0 else 1 if grown == 0 else 2] += 1
    return [share(count, sum(counts)) for count in counts]


def swaps(sample: Sample) -> Chart:
    keys = ("grows", "same", "shrinks", "others")
    rows = [Row(sample.line(f"swaps-{key}"), [each]) for key, each in zip(keys, swap_shares(sample), strict=True)]
    return chart(sample, "swaps", "bars", rows, ("share",))


def swap_answer(sample: Sample) -> Answer:
    grows, _, shrinks, _ = swap_shares(sample)
    if grows is None or shrinks is None:
        return answer(sample, "swaps-none")
    id = "swaps" if grows.low > shrinks.high else "swaps-lost"
    return answer(sample, id, grows=in_percent(grows), shrinks=in_percent(shrinks))
