# mypyc: skip
"""The study of Empire: brands that win, the value of offices, and the players who gain by swaps."""

from statistics import median
from typing import Final

from magnat.arena import GameResult
from magnat.study import charts as shared
from magnat.study.model import Chart, ChartRow, Figure, StudyAnswer, share_figure
from magnat.study.sample import Sample

MAX_ROWS_SHOWN: Final = 8
MANY_OFFICES: Final = 3  # this many offices or more
BrandFinding = tuple[int, Figure, int]  # tile, share of wins of its first owners, median round of the first purchase


def studied(sample: Sample) -> shared.GameFindings:
    findings = brand_findings(sample)
    answers = [brand_answer(sample, findings), swap_answer(sample)]
    charts = [brand_chart(sample, findings), offices_chart(sample), swaps_chart(sample)]
    return shared.board_findings(sample, answers, charts, ("brand", "office", "swap", "arrival"))


def brand_findings(sample: Sample) -> list[BrandFinding]:
    """Return, by brand, the share of wins of its first owners and the median round of the purchase."""
    owners: dict[int, list[tuple[GameResult, int]]] = {}
    rounds: dict[int, list[int]] = {}
    for result, (tile, seat, turn) in sample.count_rows("first_bought", 3):
        owners.setdefault(tile, []).append((result, seat))
        rounds.setdefault(tile, []).append(-(-turn // sample.seats))
    findings = []
    for tile in sorted(owners):
        figure = sample.win_share(iter(owners[tile]))
        if figure and sample.edition.board.space[tile].kind == "brand":
            findings.append((tile, figure, int(median(rounds[tile]))))
    return sorted(findings, key=lambda each: -each[1].value)


def brand_chart(sample: Sample, findings: list[BrandFinding]) -> Chart:
    rows = [
        ChartRow(
            sample.space_name(tile), [figure], sample.edition.board.space[tile].group, note=sample.text("in-round", n=n)
        )
        for tile, figure, n in findings
    ]
    return shared.make_chart(sample, "brands", "bars", rows, ("share",), sample.fair_share, MAX_ROWS_SHOWN)


def brand_answer(sample: Sample, findings: list[BrandFinding]) -> StudyAnswer:
    """Return the answer about the best and the worst brand of equal height.

    `brand-late` if the better brand is bought later, `brand-even` if no two brands differ
    significantly.
    """
    heights = sample.edition.tile_heights
    pairs = [
        (above, below)
        for above in findings
        for below in findings
        if heights[above[0]] == heights[below[0]] and above[1].low > below[1].high
    ]
    if not pairs:
        return shared.make_answer(sample, "brand-even", n=len(findings))
    above, below = max(pairs, key=lambda pair: pair[0][1].value - pair[1][1].value)
    return shared.make_answer(
        sample,
        "brand-late" if above[2] > below[2] else "brand",
        above=sample.space_name(above[0]),
        below=sample.space_name(below[0]),
        n=heights[above[0]],
        late=above[2],
        early=below[2],
        more=shared.percent_text(above[1]),
        less=shared.percent_text(below[1]),
    )


def offices_chart(sample: Sample) -> Chart:
    """Return the chart of wins by the number of offices, bonus or bought."""
    hits, of = [0.0] * (MANY_OFFICES + 1), [0] * (MANY_OFFICES + 1)
    for result, counts in sample.counts_named("offices"):
        for seat in range(sample.seats):
            k = min(MANY_OFFICES, counts[seat] + counts[sample.seats + seat])
            of[k] += 1
            hits[k] += 1 / len(result.winners) if seat in result.winners else 0
    rows = [
        ChartRow(
            sample.text("offices-held", n=k, many="yes" if k == MANY_OFFICES else "no"), [share_figure(hits[k], of[k])]
        )
        for k in range(MANY_OFFICES + 1)
    ]
    return shared.make_chart(sample, "offices", "bars", rows, ("share",), sample.fair_share)


def swap_shares(sample: Sample) -> list[Figure | None]:
    """Return the shares of swaps that grow, keep or shrink the tower of the swapping player, or affect only others."""
    counts = [0] * 4
    for _, (_, own, grown) in sample.count_rows("swaps", 3):
        counts[3 if not own else 0 if grown > 0 else 1 if grown == 0 else 2] += 1
    return [share_figure(count, sum(counts)) for count in counts]


def swaps_chart(sample: Sample) -> Chart:
    keys = ("grows", "same", "shrinks", "others")
    rows = [ChartRow(sample.text(f"swaps-{key}"), [each]) for key, each in zip(keys, swap_shares(sample), strict=True)]
    return shared.make_chart(sample, "swaps", "bars", rows, ("share",))


def swap_answer(sample: Sample) -> StudyAnswer:
    grows, _, shrinks, _ = swap_shares(sample)
    if grows is None or shrinks is None:
        return shared.make_answer(sample, "swaps-none")
    id = "swaps" if grows.low > shrinks.high else "swaps-lost"
    return shared.make_answer(sample, id, grows=shared.percent_text(grows), shrinks=shared.percent_text(shrinks))
