# mypyc: skip
"""The study of Star Wars: which planets decide, the two sides, and the Force cards."""

from typing import Final

from magnat.games.star_wars.edition import EMPIRE, REBEL, SIDES
from magnat.study import charts as shared
from magnat.study.model import Chart, ChartRow, Figure, StudyAnswer, share_figure
from magnat.study.sample import Sample

MAX_ROWS_SHOWN: Final = 8
FORCE_DECK: Final = 0  # the deck of upper halves
PlanetFinding = tuple[int, Figure, Figure]  # group, win share of the first side to hold it, share of games


def studied(sample: Sample) -> shared.GameFindings:
    findings = planet_findings(sample)
    answers = [planet_answer(sample, findings), side_answer(sample)]
    charts = [planet_chart(sample, findings), sides_chart(sample), force_chart(sample)]
    return shared.board_findings(sample, answers, charts, ("planet", "side", "force", "arrival"))


def planet_findings(sample: Sample) -> list[PlanetFinding]:
    """Return, by planet, the win share of the first side to complete it and the share of games with one."""
    groups = len(sample.edition.members)
    hits, of = [0.0] * groups, [0] * groups
    for result, (g, side, _) in sample.count_rows("first_whole", 3):
        of[g] += 1
        hits[g] += sum([result.victory_share(seat) for seat, mine in enumerate(result.counts["side"]) if mine == side])
    findings = []
    for g in range(groups):
        wins, share = share_figure(hits[g], of[g]), share_figure(of[g], len(sample.results))
        if wins and share:
            findings.append((g, wins, share))
    return sorted(findings, key=lambda each: -each[1].value)


def planet_chart(sample: Sample, findings: list[PlanetFinding]) -> Chart:
    rows = [
        ChartRow(
            sample.group_name(g),
            [wins],
            sample.edition.group_names[g],
            note=sample.text("held-in", share=shared.percent_text(share)),
        )
        for g, wins, share in findings
    ]
    return shared.make_chart(sample, "planets", "bars", rows, ("share",), 0.5)


def planet_answer(sample: Sample, findings: list[PlanetFinding]) -> StudyAnswer:
    above, below = findings[0], findings[-1]
    return shared.make_answer(
        sample,
        "planets" if above[1].low > below[1].high else "planets-even",
        above=sample.group_name(above[0]),
        below=sample.group_name(below[0]),
        more=shared.percent_text(above[1]),
        less=shared.percent_text(below[1]),
        rare=shared.percent_text(above[2]),
        often=shared.percent_text(below[2]),
    )


def side_wins(sample: Sample) -> list[Figure | None]:
    hits = [0.0, 0.0]
    for result, sides_of in sample.counts_named("side"):
        for seat, side in enumerate(sides_of):
            hits[side] += result.victory_share(seat)
    return [share_figure(hits[side], len(sample.results)) for side in (REBEL, EMPIRE)]


def sides_chart(sample: Sample) -> Chart:
    rows = [ChartRow(sample.game_text(f"side-{SIDES[side]}"), [wins]) for side, wins in enumerate(side_wins(sample))]
    return shared.make_chart(sample, "sides", "bars", rows, ("share",), 0.5)


def side_answer(sample: Sample) -> StudyAnswer:
    rebel, empire = side_wins(sample)
    assert rebel and empire
    id = "sides-rebel" if rebel.low > 0.5 else "sides-empire" if rebel.high < 0.5 else "sides-even"
    return shared.make_answer(sample, id, rebel=shared.percent_text(rebel), empire=shared.percent_text(empire))


def force_chart(sample: Sample) -> Chart:
    """Return the chart of win shares among the seats that used each power at least once."""
    powers = sample.edition.decks[FORCE_DECK]
    rows = shared.wins_by_kind(
        sample, "force", lambda i: str(powers[i].name), lambda i: sample.card_name(FORCE_DECK, i)
    )
    return shared.make_chart(sample, "force", "bars", rows, ("share",), sample.fair_share, MAX_ROWS_SHOWN)
