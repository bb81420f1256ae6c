# mypyc: skip
"""The study of Deal: which cards win, how the last group is completed, and the value of a joker."""

from typing import Final

from magnat.games.deal.adapters.statistics import END_NAMES, THREAT_FACTS
from magnat.games.deal.edition import KINDS, MONEY, PROPERTY, RENT, RENT_ANY, WILD
from magnat.study.charts import (
    GameFindings,
    balance_chart,
    length_answer,
    length_chart,
    make_answer,
    make_chart,
    order_answer,
    order_chart,
    percent_text,
    wins_by_kind,
)
from magnat.study.model import Chart, ChartRow, Figure, Localized, StudyAnswer, share_figure
from magnat.study.sample import Sample, victory_share

MAX_ROWS_SHOWN: Final = 8
GROUPED_KINDS: Final = (PROPERTY, WILD, RENT)  # kinds with many similar cards
GROUP_THREAT: Final = THREAT_FACTS.index("wants_group")


def studied(sample: Sample) -> GameFindings:
    found = card_rows(sample)
    answers = [card_answer(sample, found), end_answer(sample), no_answer(sample), order_answer(sample)]
    charts = [
        make_chart(sample, "cards", "bars", found, ("share",), sample.fair_share, MAX_ROWS_SHOWN),
        ends_chart(sample),
        noes_chart(sample),
        jokers_chart(sample),
        order_chart(sample),
        length_chart(sample),
        balance_chart(sample),
    ]
    counted = [sample.text(f"counted-{key}") for key in ("card", "end", "no")]
    return GameFindings([*answers, length_answer(sample)], charts, counted)


def card_rows(sample: Sample) -> list[ChartRow]:
    """Return the share of wins among the seats that drew a card of each class at least once."""
    return wins_by_kind(sample, "drawn", lambda i: card_class(sample, i), lambda i: card_class_name(sample, i))


def card_class(sample: Sample, card: int) -> str:
    """Return the class in which a card is counted: its kind, and the value of money."""
    kind = sample.edition.kinds[card]
    return f"{KINDS[kind]}-{sample.edition.values[card]}" if kind == MONEY else KINDS[kind]


def card_class_name(sample: Sample, card: int) -> Localized:
    kind = sample.edition.kinds[card]
    if kind in GROUPED_KINDS or kind == RENT_ANY:
        return sample.text(f"cards-{KINDS[kind]}".replace("_", "-"))
    return sample.card_name(0, card)


def card_answer(sample: Sample, found: list[ChartRow]) -> StudyAnswer:
    """Return the answer about the best card, or that no card stands out."""
    best, second = (each.cells[0] for each in found[:2])
    assert best and second
    id = "cards-best" if best.low > second.high else "cards-even"
    return make_answer(
        sample, id, card=found[0].name, share=percent_text(best), next=found[1].name, less=percent_text(second)
    )


def end_shares(sample: Sample) -> list[Figure | None]:
    counts = [0] * len(END_NAMES)
    for _, (end,) in sample.counts_named("end"):
        counts[end] += 1
    return [share_figure(count, sum(counts)) for count in counts]


def ends_chart(sample: Sample) -> Chart:
    """Return the chart of how the last group was completed."""
    rows = [
        ChartRow(sample.text(f"ends-{key}"), [each]) for key, each in zip(END_NAMES, end_shares(sample), strict=True)
    ]
    return make_chart(sample, "ends", "bars", rows, ("share",))


def end_answer(sample: Sample) -> StudyAnswer:
    shares = end_shares(sample)
    values = [each.value if each else 0.0 for each in shares]
    most = values.index(max(values))
    stolen, best = shares[END_NAMES.index("stolen")], shares[most]
    assert stolen and best
    way = sample.text(f"ends-{END_NAMES[most]}")
    return make_answer(sample, "ends", way=way, share=percent_text(best), stolen=percent_text(stolen))


def no_shares(sample: Sample) -> list[Figure | None]:
    """Return, for each kind of threat, the share answered with a joker."""
    return [
        share_figure(said, of)
        for said, of in zip(sample.sum_counts("answered"), sample.sum_counts("threats"), strict=True)
    ]


def noes_chart(sample: Sample) -> Chart:
    rows = [
        ChartRow(sample.text(f"noes-{key}".replace("_", "-")), [each])
        for key, each in zip(THREAT_FACTS, no_shares(sample), strict=True)
    ]
    return make_chart(sample, "noes", "bars", rows, ("share",))


def jokers_chart(sample: Sample) -> Chart:
    """Return the chart of wins by seats that laid a joker, ended with a joker in hand, or neither."""
    groups: dict[str, list[float]] = {"said": [], "kept": [], "neither": []}
    for result in sample.results:
        for seat in range(sample.seats):
            said, kept = result.counts["jokers_laid"][seat], result.counts["jokers_kept"][seat]
            groups["said" if said else "kept" if kept else "neither"].append(victory_share(result, seat))
    rows = [
        ChartRow(sample.text(f"jokers-{key}"), [share_figure(sum(each), len(each))]) for key, each in groups.items()
    ]
    return make_chart(sample, "jokers", "bars", rows, ("share",), sample.fair_share)


def no_answer(sample: Sample) -> StudyAnswer:
    shares = no_shares(sample)
    group, debt = shares[GROUP_THREAT], shares[0]
    if group is None or debt is None:
        return make_answer(sample, "noes-none")
    others = [each.high for each in shares[:GROUP_THREAT] if each]
    id = "noes" if group.low > max(others) else "noes-other"
    return make_answer(sample, id, group=percent_text(group), debt=percent_text(debt))
