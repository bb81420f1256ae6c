# mypyc: skip
"""The study of Electronic: arrivals, payback times, jail, auctions, and the groups that win."""

import math
from statistics import fmean
from typing import Final

from msgspec import structs

from magnat.arena.intervals import Z95
from magnat.games.electronic.adapters.statistics import COUNTS_PER_TURN, EARLY, LATE
from magnat.games.electronic.edition import GO_TO_JAIL, STREET, ElectronicEdition
from magnat.games.electronic.effects import AdvanceTo, GoBack, GoBackTo
from magnat.mechanics.effects import KeepJailCard, ToJail
from magnat.study import charts as shared
from magnat.study.markov import JAIL, POLICY_PAY, POLICY_STAY, BoardModel, MarkovChain, Odds
from magnat.study.model import (
    Chart,
    ChartRow,
    Figure,
    StudyAnswer,
    exact_figure,
    mean_figure,
    round_figure,
    share_figure,
)
from magnat.study.sample import Sample

PAYBACK_LEVELS: Final = 7  # single deeds, whole group, one to four floors, hotel
THREE_FLOORS: Final = 3
MAX_ROWS_SHOWN: Final = 6  # spaces reached in the next turn
MIN_FLOOR_GAIN: Final = 1.5  # a floor is mentioned if it shortens the payback time at least by this factor


def studied(sample: Sample) -> shared.GameFindings:
    paying = payback_turns(sample)
    answers = [
        floor_answer(sample, paying),
        traffic_answer(sample),
        shared.order_answer(sample),
        shared.length_answer(sample),
    ]
    landings = [
        MarkovChain(board_model(sample.edition, cards_held=True), policy).landings().share
        for policy in (POLICY_STAY, POLICY_PAY)
    ]
    charts = [
        shared.arrivals_chart(sample, landings),
        payback_chart(sample, paying),
        next_turn_chart(sample),
        shared.order_chart(sample),
        shared.length_chart(sample),
        first_group_chart(sample),
        auctions_chart(sample),
        jail_chart(sample),
        shared.balance_chart(sample),
    ]
    counted = [sample.text(f"counted-{key}") for key in ("arrival", "payback", "complete", "next", "chain", "jail")]
    return shared.GameFindings([*answers, jail_answer(sample)], charts, counted)


def board_model(e: ElectronicEdition, cards_held: bool) -> BoardModel:
    """Return the board for the Markov chain. With `cards_held`, players hold the jail cards.

    A player who may pay a fine or draw a Chance card is assumed to pay.
    """

    def sent(space: int) -> Odds:
        if e.kinds[space] == GO_TO_JAIL:
            return ((1.0, JAIL),)
        deck = e.space_decks[space]
        if deck < 0:
            return ()
        cards = [card.effect for card in e.decks[deck] if not (cards_held and isinstance(card.effect, KeepJailCard))]
        destinations = [card_destination(e, effect, space) for effect in cards]
        return tuple([(1 / len(cards), destination) for destination in destinations if destination is not None])

    return BoardModel(e.size, e.jail, sent, e.jail_double_rethrow, e.fine_next_turn)


def card_destination(e: ElectronicEdition, effect: object, space: int) -> int | None:
    """Return the space to which a card sends a player; None if it does not move the player."""
    if isinstance(effect, AdvanceTo | GoBackTo):
        return int(e.board.index(effect.space))
    if isinstance(effect, GoBack):
        return (space - effect.spaces) % e.size
    return JAIL if isinstance(effect, ToJail) else None


def traffic_answer(sample: Sample) -> StudyAnswer:
    counts = sample.sum_counts("arrivals")
    total = sum(counts)
    busiest = max(range(len(counts)), key=lambda i: counts[i])
    e: ElectronicEdition = sample.edition
    streets = [i for i in range(e.size) if e.kinds[i] == STREET]
    street, quiet = max(streets, key=lambda i: counts[i]), min(streets, key=lambda i: counts[i])
    shares = [share_figure(counts[i], total) for i in (busiest, street, quiet)]
    percents = [shared.percent_text(figure) for figure in shares if figure]
    return shared.make_answer(
        sample,
        "traffic-jail" if busiest == e.jail else "traffic",
        space=sample.space_name(busiest),
        share=percents[0],
        street=sample.space_name(street),
        often=percents[1],
        quiet=sample.space_name(quiet),
        seldom=percents[2],
    )


def next_turn_chart(sample: Sample) -> Chart:
    """Return the chart of the spaces reached in a turn that begins on the jail space, as a visitor."""
    e: ElectronicEdition = sample.edition
    origins, reached = sample.sum_counts("origins"), [0] * e.size
    for _, codes in sample.counts_named("next"):
        for code in codes:
            if code // e.size == e.jail:
                reached[code % e.size] += 1
    ranked = sorted(range(e.size), key=lambda i: (-reached[i], i))
    rows = [shared.space_row(sample, i, [share_figure(reached[i], origins[e.jail])]) for i in ranked if reached[i]]
    return shared.make_chart(
        sample, "next", "bars", rows, ("share",), shown=MAX_ROWS_SHOWN, all=shared.whole_text(origins[e.jail])
    )


def payback_turns(sample: Sample) -> dict[int, list[float]]:
    """Return the payback times of each group of streets: unimproved, as a whole group, and at each floor.

    The unit is one turn of one opponent.
    """
    e: ElectronicEdition = sample.edition
    counts, turns = sample.sum_counts("arrivals"), max(1, sample.turns)
    turns_by_group: dict[int, list[float]] = {}
    for g, members in enumerate(e.members):
        if e.kinds[members[0]] != STREET:
            continue
        per_turn = [counts[s] / turns for s in members]
        streets = sum([e.prices[s] for s in members])
        turns_by_group[g] = []
        for floor in range(-1, PAYBACK_LEVELS - 1):
            level = max(0, floor)
            cost = streets + level * e.build_costs[g] * len(members)
            rents = [e.rents[s][level] * (2 if floor == 0 else 1) for s in members]
            earned = sum([a * rent for a, rent in zip(per_turn, rents, strict=True)])
            turns_by_group[g].append(cost / earned if earned else 0.0)
    return turns_by_group


def repaid(sample: Sample) -> dict[str, Figure]:
    """Return the payback time of each group at three floors, with the confidence interval of the arrivals."""
    e: ElectronicEdition = sample.edition
    counts, values = sample.sum_counts("arrivals"), {}
    for g, turns in payback_turns(sample).items():
        rents = [(e.rents[s][THREE_FLOORS], counts[s]) for s in e.members[g]]
        earned = sum([rent * n for rent, n in rents])
        part = Z95 * math.sqrt(sum([rent * rent * n for rent, n in rents])) / earned if earned else 1.0
        if part < 1:
            middle = turns[THREE_FLOORS + 1]
            low, high = middle / (1 + part), middle / (1 - part)
            values[e.group_names[g]] = Figure(round_figure(middle), round_figure(low), round_figure(high), sum(counts))
    return values


def payback_chart(sample: Sample, paying: dict[int, list[float]]) -> Chart:
    shares = group_win_shares(sample)
    rows = []
    for g, turns in paying.items():
        cells: list[Figure | None] = [exact_figure(each) for each in turns]
        rows.append(ChartRow(sample.group_name(g), [*cells, shares.get(g)], sample.edition.group_names[g]))
    return shared.make_chart(sample, "payback", "grid", rows, (*["turns"] * PAYBACK_LEVELS, "share"), sample.fair_share)


def group_win_shares(sample: Sample) -> dict[int, Figure | None]:
    """Return, by group, the share of wins of the seats that ever held it completely."""
    return {
        g: sample.win_share(
            (result, seat)
            for result, complete in sample.counts_named("complete")
            for seat, groups in enumerate(complete)
            if groups >> g & 1
        )
        for g in range(len(sample.edition.members))
    }


def floor_answer(sample: Sample, paying: dict[int, list[float]]) -> StudyAnswer:
    """Return the answer about the last floor that, on average, shortens the payback time by a third.

    Its example is the group with the shortest payback time at that floor.
    """
    floors = range(3, PAYBACK_LEVELS)
    steps = {
        floor: fmean([turns[floor - 1] / turns[floor] for turns in paying.values() if turns[floor]] or [1.0])
        for floor in floors
    }
    best = max([floor for floor in floors if steps[floor] >= MIN_FLOOR_GAIN], default=2)
    g = min(paying, key=lambda each: paying[each][best])
    before, after = paying[g][best - 1], paying[g][best]
    shortest = min(paying[g])
    return shared.make_answer(
        sample,
        "floor",
        n=best - 1,
        group=sample.group_name(g),
        before=shared.whole_text(before),
        after=shared.whole_text(after),
        least=shared.whole_text(shortest),
    )


def first_group_chart(sample: Sample) -> Chart:
    """Return the chart of wins by seats that completed the first group, for any group and by group."""
    firsts = [(result, first[0], first[1]) for result, first in sample.counts_named("first_complete") if first[0] >= 0]
    rows = [ChartRow(sample.text("wins-any"), [sample.win_share((result, seat) for result, seat, _ in firsts)])]
    for g in range(len(sample.edition.members)):
        figure = sample.win_share((result, seat) for result, seat, which in firsts if which == g)
        rows.append(ChartRow(sample.group_name(g), [figure], sample.edition.group_names[g]))
    return shared.make_chart(sample, "wins", "bars", rows, ("share",), sample.fair_share)


def auctions_chart(sample: Sample) -> Chart:
    e: ElectronicEdition = sample.edition
    ratios: dict[int, list[float]] = {g: [] for g in range(len(e.members))}
    for _, (deed, price) in sample.count_rows("auctions", 2):
        ratios[e.group_of[deed]].append(price / e.prices[deed])
    rows = [ChartRow(sample.group_name(g), [mean_figure(each)], e.group_names[g]) for g, each in ratios.items()]
    every = [ratio for each in ratios.values() for ratio in each]
    return shared.make_chart(
        sample,
        "auctions",
        "bars",
        [ChartRow(sample.text("auctions-all"), [mean_figure(every)]), *rows],
        ("times",),
        1.0,
    )


def jail_turn_counts(sample: Sample) -> list[list[tuple[int, int, int]]]:
    """Return, by phase, for free and for jailed turns: turns, rent owed, deeds bought on arrival."""
    sums = sample.sum_counts("jail")
    cut = [sums[i : i + COUNTS_PER_TURN] for i in range(0, len(sums), COUNTS_PER_TURN)]
    each = [(turns, owed, bought) for turns, owed, bought in cut]
    return [each[2 * phase : 2 * phase + 2] for phase in (EARLY, LATE)]


def jail_chart(sample: Sample) -> Chart:
    rows = []
    for phase, ((free, owed, bought), (inside, spared, _)) in zip(
        ("early", "late"), jail_turn_counts(sample), strict=True
    ):
        cells = [
            money_figure(sample, owed / max(1, free)),
            money_figure(sample, spared / max(1, inside)),
            share_figure(bought, free),
            share_figure(inside, free + inside),
        ]
        rows.append(ChartRow(sample.text(f"jail-{phase}"), cells))
    return shared.make_chart(sample, "jail", "grid", rows, ("money", "money", "share", "share"))


def money_figure(sample: Sample, value: float) -> Figure:
    """Return a money figure rounded to the smallest amount of the game."""
    step = sample.edition.step
    text = sample.localize_with_texts(lambda texts: texts.money(round(value / step) * step))
    return structs.replace(exact_figure(value), text=text)


def jail_answer(sample: Sample) -> StudyAnswer:
    """Return the answer about jail: a turn in jail saves the rent of a free turn, but buys nothing."""
    (early, _), (late, _) = jail_turn_counts(sample)

    rents = [owed / max(1, turns) for turns, owed, _ in (early, late)]
    spared = [money_figure(sample, rent).text for rent in rents]
    id = "jail" if rents[1] > rents[0] else "jail-even"
    return shared.make_answer(
        sample, id, early=spared[0], late=spared[1], bought=shared.fixed_text(100 * early[2] / max(1, early[0]), 0)
    )
