# mypyc: skip
"""The study of Deal: which cards win, how the last group is completed, and the value of a joker."""

from typing import Final

from magnat.games.deal.actions import KINDS, MONEY, PROPERTY, RENT, RENT_ANY, WILD
from magnat.games.deal.adapters.statistics import END_NAMES, THREAT_FACTS
from magnat.study import charts as shared
from magnat.study.model import Chart, ChartRow, Figure, Localized, StudyAnswer, share_figure
from magnat.study.sample import Sample

MAX_ROWS_SHOWN: Final = 8
GROUPED_KINDS: Final = (PROPERTY, WILD, RENT)  # kinds with many similar cards
GROUP_THREAT: Final = THREAT_FACTS.index("wants_group")


def studied(sample: Sample) -> shared.GameFindings:
    rows = card_rows(sample)
    answers = [card_answer(sample, rows), end_answer(sample), no_answer(sample), shared.order_answer(sample)]
    charts = [
        shared.make_chart(sample, "cards", "bars", rows, ("share",), sample.fair_share, MAX_ROWS_SHOWN),
        ends_chart(sample),
        noes_chart(sample),
        jokers_chart(sample),
        shared.order_chart(sample),
        shared.length_chart(sample),
        shared.balance_chart(sample),
    ]
    counted = [sample.text(f"counted-{key}") for key in ("card", "end", "no")]
    return shared.GameFindings([*answers, shared.length_answer(sample)], charts, counted)


def card_rows(sample: Sample) -> list[ChartRow]:
    return shared.wins_by_kind(sample, "drawn", lambda i: card_class(sample, i), lambda i: card_class_name(sample, i))


def card_class(sample: Sample, card: int) -> str:
    """Return the class in which a card is counted: its kind, and the value of money."""
    kind = sample.edition.kinds[card]
    return f"{KINDS[kind]}-{sample.edition.values[card]}" if kind == MONEY else KINDS[kind]


def card_class_name(sample: Sample, card: int) -> Localized:
    kind = sample.edition.kinds[card]
    if kind in GROUPED_KINDS or kind == RENT_ANY:
        return sample.text(f"cards-{KINDS[kind]}".replace("_", "-"))
    return sample.card_name(0, card)


def card_answer(sample: Sample, rows: list[ChartRow]) -> StudyAnswer:
    """Return the answer about the best card, or that no card stands out."""
    best, second = (each.cells[0] for each in rows[:2])
    assert best and second
    id = "cards-best" if best.low > second.high else "cards-even"
    return shared.make_answer(
        sample,
        id,
        card=rows[0].name,
        share=shared.percent_text(best),
        next=rows[1].name,
        less=shared.percent_text(second),
    )


def end_shares(sample: Sample) -> list[Figure | None]:
    counts = [0] * len(END_NAMES)
    for _, (end,) in sample.counts_named("end"):
        counts[end] += 1
    return [share_figure(count, sum(counts)) for count in counts]


def ends_chart(sample: Sample) -> Chart:
    rows = [
        ChartRow(sample.text(f"ends-{key}"), [each]) for key, each in zip(END_NAMES, end_shares(sample), strict=True)
    ]
    return shared.make_chart(sample, "ends", "bars", rows, ("share",))


def end_answer(sample: Sample) -> StudyAnswer:
    shares = end_shares(sample)
    values = [each.value if each else 0.0 for each in shares]
    index = values.index(max(values))
    stolen, best = shares[END_NAMES.index("stolen")], shares[index]
    assert stolen and best
    way = sample.text(f"ends-{END_NAMES[index]}")
    return shared.make_answer(
        sample, "ends", way=way, share=shared.percent_text(best), stolen=shared.percent_text(stolen)
    )


def no_shares(sample: Sample) -> list[Figure | None]:
    """Return, for each kind of threat, the share answered with a joker."""
    return [
        share_figure(answered, of)
        for answered, of in zip(sample.sum_counts("answered"), sample.sum_counts("threats"), strict=True)
    ]


def noes_chart(sample: Sample) -> Chart:
    rows = [
        ChartRow(sample.text(f"noes-{key}".replace("_", "-")), [each])
        for key, each in zip(THREAT_FACTS, no_shares(sample), strict=True)
    ]
    return shared.make_chart(sample, "noes", "bars", rows, ("share",))


def jokers_chart(sample: Sample) -> Chart:
    """Return the chart of wins by seats that laid a joker, ended with a joker in hand, or neither."""
    groups: dict[str, list[float]] = {"said": [], "kept": [], "neither": []}
    for result in sample.results:
        for seat in range(sample.seats):
            laid, in_hand = result.counts["jokers_laid"][seat], result.counts["jokers_kept"][seat]
            groups["said" if laid else "kept" if in_hand else "neither"].append(result.victory_share(seat))
    rows = [
        ChartRow(sample.text(f"jokers-{key}"), [share_figure(sum(each), len(each))]) for key, each in groups.items()
    ]
    return shared.make_chart(sample, "jokers", "bars", rows, ("share",), sample.fair_share)


def no_answer(sample: Sample) -> StudyAnswer:
    shares = no_shares(sample)
    group, debt = shares[GROUP_THREAT], shares[0]
    if group is None or debt is None:
        return shared.make_answer(sample, "noes-none")
    others = [each.high for each in shares[:GROUP_THREAT] if each]
    id = "noes" if group.low > max(others) else "noes-other"
    return shared.make_answer(sample, id, group=shared.percent_text(group), debt=shared.percent_text(debt))
