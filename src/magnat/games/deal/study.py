# mypyc: skip
"""study: what the cards say of Deal: which of them win, how the last group is finished, what a "no" is worth."""

from typing import Final

from magnat.games.deal.counts import ENDS, THREATS
from magnat.games.deal.edition import KINDS, MONEY, PROPERTY, RENT, RENT_ANY, WILD
from magnat.study.model import Answer, Chart, Figure, Named, Row, share
from magnat.study.parts import (
    Found,
    answer,
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
TOGETHER: Final = (PROPERTY, WILD, RENT)  # kinds whose cards are many and alike
GROUP: Final = THREATS.index("wants_group")


def studied(sample: Sample) -> Found:
    found = cards(sample)
    answers = [card_answer(sample, found), end_answer(sample), no_answer(sample), order_answer(sample)]
    charts = [
        chart(sample, "cards", "bars", found, ("share",), sample.fair, SHOWN),
        ends(sample),
        noes(sample),
        jokers(sample),
        order(sample),
        length(sample),
        balance(sample),
    ]
    counted = [sample.line(f"counted-{key}") for key in ("card", "end", "no")]
    return Found([*answers, length_answer(sample)], charts, counted)


def cards(sample: Sample) -> list[Row]:
    """Of the seats that drew such a card at least once, the share that won."""
    return wins_by(sample, "drawn", lambda i: called(sample, i), lambda i: name_of(sample, i))


def called(sample: Sample, card: int) -> str:
    """What cards have in common that are counted together: their kind, of a note its value too."""
    kind = sample.e.kinds[card]
    return f"{KINDS[kind]}-{sample.e.values[card]}" if kind == MONEY else KINDS[kind]


def name_of(sample: Sample, card: int) -> Named:
    kind = sample.e.kinds[card]
    if kind in TOGETHER or kind == RENT_ANY:
        return sample.line(f"cards-{KINDS[kind]}".replace("_", "-"))
    return sample.card(0, card)


def card_answer(sample: Sample, found: list[Row]) -> Answer:
    """The card that stands out, or that none does."""
    best, second = (each.cells[0] for each in found[:2])
    assert best and second
    id = "cards-best" if best.low > second.high else "cards-even"
    return answer(sample, id, card=found[0].name, share=in_percent(best), next=found[1].name, less=in_percent(second))


def end_shares(sample: Sample) -> list[Figure | None]:
    counts = [0] * len(ENDS)
    for _, (end,) in sample.each("end"):
        counts[end] += 1
    return [share(count, sum(counts)) for count in counts]


def ends(sample: Sample) -> Chart:
    """How the group that won was finished."""
    rows = [Row(sample.line(f"ends-{key}"), [each]) for key, each in zip(ENDS, end_shares(sample), strict=True)]
    return chart(sample, "ends", "bars", rows, ("share",))


def end_answer(sample: Sample) -> Answer:
    shares = end_shares(sample)
    values = [each.value if each else 0.0 for each in shares]
    most = values.index(max(values))
    stolen, best = shares[ENDS.index("stolen")], shares[most]
    assert stolen and best
    way = sample.line(f"ends-{ENDS[most]}")
    return answer(sample, "ends", way=way, share=in_percent(best), stolen=in_percent(stolen))


def no_shares(sample: Sample) -> list[Figure | None]:
    """By what is threatened: how often a "no" is said to it."""
    return [share(said, of) for said, of in zip(sample.summed("answered"), sample.summed("threats"), strict=True)]


def noes(sample: Sample) -> Chart:
    rows = [
        Row(sample.line(f"noes-{key}".replace("_", "-")), [each])
        for key, each in zip(THREATS, no_shares(sample), strict=True)
    ]
    return chart(sample, "noes", "bars", rows, ("share",))


def jokers(sample: Sample) -> Chart:
    """What a "no" goes with: wins of who said one, of who ends with one in hand, of who did neither."""
    groups: dict[str, list[float]] = {"said": [], "kept": [], "neither": []}
    for result in sample.results:
        for seat in range(sample.seats):
            said, kept = result.counts["jokers_laid"][seat], result.counts["jokers_kept"][seat]
            groups["said" if said else "kept" if kept else "neither"].append(won(result, seat))
    rows = [Row(sample.line(f"jokers-{key}"), [share(sum(each), len(each))]) for key, each in groups.items()]
    return chart(sample, "jokers", "bars", rows, ("share",), sample.fair)


def no_answer(sample: Sample) -> Answer:
    shares = no_shares(sample)
    group, debt = shares[GROUP], shares[0]
    if group is None or debt is None:
        return answer(sample, "noes-none")
    others = [each.high for each in shares[:GROUP] if each]
    id = "noes" if group.low > max(others) else "noes-other"
    return answer(sample, id, group=in_percent(group), debt=in_percent(debt))
