# mypyc: skip
"""study: what the dice say of Electronic: where one lands, what pays back, what jail and auctions cost, what wins."""

import math
from statistics import fmean
from typing import Final

from msgspec import structs

from magnat.arena.intervals import Z95
from magnat.games.electronic.counts import EARLY, LATE, OF_A_TURN
from magnat.games.electronic.edition import GO_TO_JAIL, STREET, ElectronicEdition
from magnat.games.electronic.effects import AdvanceTo, GoBack, GoBackTo, ToJail
from magnat.mechanics.effects import KeepJailCard
from magnat.study.markov import JAIL, PAY, STAY, Chain, Odds, Ring
from magnat.study.model import Answer, Chart, Figure, Row, exact, kept, mean, share
from magnat.study.parts import (
    Found,
    answer,
    arrivals,
    balance,
    chart,
    fixed,
    in_percent,
    length,
    length_answer,
    order,
    order_answer,
    space_row,
    whole,
)
from magnat.study.sample import Sample

FLOORS: Final = 7  # bare, group, one to four floors, hotel
THREE: Final = 3
SHOWN: Final = 6  # spaces of the next turn
WORTH_IT: Final = 1.5  # a floor that makes the wait so many times shorter is spoken of


def studied(sample: Sample) -> Found:
    """Answers first, then the charts they come from."""
    paying = payback(sample)
    answers = [floor_answer(sample, paying), traffic_answer(sample), order_answer(sample), length_answer(sample)]
    landings = [Chain(ring(sample.e, held=True), policy).landings().share for policy in (STAY, PAY)]
    charts = [
        arrivals(sample, landings),
        payback_chart(sample, paying),
        next_turn(sample),
        order(sample),
        length(sample),
        wins(sample),
        auctions(sample),
        jail(sample),
        balance(sample),
    ]
    counted = [sample.line(f"counted-{key}") for key in ("arrival", "payback", "complete", "next", "chain", "jail")]
    return Found([*answers, jail_answer(sample)], charts, counted)


# Where one lands


def ring(e: ElectronicEdition, held: bool) -> Ring:
    """The board for the chain. `held`: the cards that free from jail are with players, not in their decks.

    Who may pay or draw a Chance card pays.
    """

    def sent(space: int) -> Odds:
        if e.kinds[space] == GO_TO_JAIL:
            return ((1.0, JAIL),)
        deck = e.space_decks[space]
        if deck < 0:
            return ()
        cards = [card.effect for card in e.decks[deck] if not (held and isinstance(card.effect, KeepJailCard))]
        found = [destination(e, effect, space) for effect in cards]
        return tuple([(1 / len(cards), there) for there in found if there is not None])

    return Ring(e.size, e.jail, sent, e.jail_double_rethrow, e.fine_next_turn)


def destination(e: ElectronicEdition, effect: object, space: int) -> int | None:
    """Where a card sends who drew it on a space."""
    if isinstance(effect, AdvanceTo | GoBackTo):
        return int(e.board.index(effect.space))
    if isinstance(effect, GoBack):
        return (space - effect.spaces) % e.size
    return JAIL if isinstance(effect, ToJail) else None


def traffic_answer(sample: Sample) -> Answer:
    counts = sample.summed("arrivals")
    total = sum(counts)
    busiest = max(range(len(counts)), key=lambda i: counts[i])
    e: ElectronicEdition = sample.e
    streets = [i for i in range(e.size) if e.kinds[i] == STREET]
    street, quiet = max(streets, key=lambda i: counts[i]), min(streets, key=lambda i: counts[i])
    shares = [share(counts[i], total) for i in (busiest, street, quiet)]
    told = [in_percent(figure) for figure in shares if figure]
    return answer(
        sample,
        "traffic-jail" if busiest == e.jail else "traffic",
        space=sample.space(busiest),
        share=told[0],
        street=sample.space(street),
        often=told[1],
        quiet=sample.space(quiet),
        seldom=told[2],
    )


def next_turn(sample: Sample) -> Chart:
    """From jail, visited or not: what the next turn reaches."""
    e: ElectronicEdition = sample.e
    origins, reached = sample.summed("origins"), [0] * e.size
    for _, codes in sample.each("next"):
        for code in codes:
            if code // e.size == e.jail:
                reached[code % e.size] += 1
    ranked = sorted(range(e.size), key=lambda i: (-reached[i], i))
    rows = [space_row(sample, i, [share(reached[i], origins[e.jail])]) for i in ranked if reached[i]]
    return chart(sample, "next", "bars", rows, ("share",), shown=SHOWN, all=whole(origins[e.jail]))


# What pays back


def payback(sample: Sample) -> dict[int, list[float]]:
    """By group of streets: turns of one opponent that bring back what it cost, bare, whole, and at each floor."""
    e: ElectronicEdition = sample.e
    counts, turns = sample.summed("arrivals"), max(1, sample.turns)
    found: dict[int, list[float]] = {}
    for g, members in enumerate(e.members):
        if e.kinds[members[0]] != STREET:
            continue
        per_turn = [counts[s] / turns for s in members]
        streets = sum([e.prices[s] for s in members])
        found[g] = []
        for floor in range(-1, FLOORS - 1):
            level = max(0, floor)
            cost = streets + level * e.build_costs[g] * len(members)
            rents = [e.rents[s][level] * (2 if floor == 0 else 1) for s in members]
            earned = sum([a * rent for a, rent in zip(per_turn, rents, strict=True)])
            found[g].append(cost / earned if earned else 0.0)
    return found


def repaid(sample: Sample) -> dict[str, Figure]:
    """By group, the same at three floors, with the interval that chance arrivals leave."""
    e: ElectronicEdition = sample.e
    counts, found = sample.summed("arrivals"), {}
    for g, turns in payback(sample).items():
        rents = [(e.rents[s][THREE], counts[s]) for s in e.members[g]]
        earned = sum([rent * n for rent, n in rents])
        part = Z95 * math.sqrt(sum([rent * rent * n for rent, n in rents])) / earned if earned else 1.0
        if part < 1:
            middle = turns[THREE + 1]
            low, high = middle / (1 + part), middle / (1 - part)
            found[e.group_names[g]] = Figure(kept(middle), kept(low), kept(high), sum(counts))
    return found


def payback_chart(sample: Sample, paying: dict[int, list[float]]) -> Chart:
    held = held_whole(sample)
    rows = []
    for g, turns in paying.items():
        cells: list[Figure | None] = [exact(each) for each in turns]
        rows.append(Row(sample.group(g), [*cells, held.get(g)], sample.e.group_names[g]))
    return chart(sample, "payback", "grid", rows, (*["turns"] * FLOORS, "share"), sample.fair)


def held_whole(sample: Sample) -> dict[int, Figure | None]:
    """Of the seats that held a whole group at any time, the share that won."""
    return {
        g: sample.wins_of(
            (result, seat)
            for result, complete in sample.each("complete")
            for seat, groups in enumerate(complete)
            if groups >> g & 1
        )
        for g in range(len(sample.e.members))
    }


def floor_answer(sample: Sample, paying: dict[int, list[float]]) -> Answer:
    """The last floor that still shortens the wait by a third, on average, for the group that then pays back first."""
    floors = range(3, FLOORS)
    steps = {
        floor: fmean([turns[floor - 1] / turns[floor] for turns in paying.values() if turns[floor]] or [1.0])
        for floor in floors
    }
    best = max([floor for floor in floors if steps[floor] >= WORTH_IT], default=2)
    g = min(paying, key=lambda each: paying[each][best])
    before, after = paying[g][best - 1], paying[g][best]
    least = min(paying[g])
    return answer(
        sample,
        "floor",
        n=best - 1,
        group=sample.group(g),
        before=whole(before),
        after=whole(after),
        least=whole(least),
    )


# What wins


def wins(sample: Sample) -> Chart:
    """Who holds a whole group first, and with which one."""
    firsts = [(result, first[0], first[1]) for result, first in sample.each("first_complete") if first[0] >= 0]
    rows = [Row(sample.line("wins-any"), [sample.wins_of((result, seat) for result, seat, _ in firsts)])]
    for g in range(len(sample.e.members)):
        figure = sample.wins_of((result, seat) for result, seat, which in firsts if which == g)
        rows.append(Row(sample.group(g), [figure], sample.e.group_names[g]))
    return chart(sample, "wins", "bars", rows, ("share",), sample.fair)


# Auctions, and jail


def auctions(sample: Sample) -> Chart:
    """What deeds fetch, in printed prices."""
    e: ElectronicEdition = sample.e
    ratios: dict[int, list[float]] = {g: [] for g in range(len(e.members))}
    for _, (deed, price) in sample.rows("auctions", 2):
        ratios[e.group_of[deed]].append(price / e.prices[deed])
    rows = [Row(sample.group(g), [mean(each)], e.group_names[g]) for g, each in ratios.items()]
    every = [ratio for each in ratios.values() for ratio in each]
    return chart(sample, "auctions", "bars", [Row(sample.line("auctions-all"), [mean(every)]), *rows], ("times",), 1.0)


def in_jail(sample: Sample) -> list[list[tuple[int, int, int]]]:
    """By phase, free and in jail: turns, rent owed in them, deeds bought on arrival."""
    sums = sample.summed("jail")
    cut = [sums[i : i + OF_A_TURN] for i in range(0, len(sums), OF_A_TURN)]
    each = [(turns, owed, bought) for turns, owed, bought in cut]
    return [each[2 * phase : 2 * phase + 2] for phase in (EARLY, LATE)]


def jail(sample: Sample) -> Chart:
    rows = []
    for phase, ((free, owed, bought), (inside, spared, _)) in zip(("early", "late"), in_jail(sample), strict=True):
        cells = [
            amount(sample, owed / max(1, free)),
            amount(sample, spared / max(1, inside)),
            share(bought, free),
            share(inside, free + inside),
        ]
        rows.append(Row(sample.line(f"jail-{phase}"), cells))
    return chart(sample, "jail", "grid", rows, ("money", "money", "share", "share"))


def amount(sample: Sample, value: float) -> Figure:
    """Money, rounded to the smallest amount of the game."""
    step = sample.e.step
    text = sample.named(lambda texts: texts.money(round(value / step) * step))
    return structs.replace(exact(value), text=text)


def jail_answer(sample: Sample) -> Answer:
    """A turn in jail is spared the rent of a turn outside, and buys nothing."""
    (early, _), (late, _) = in_jail(sample)

    rents = [owed / max(1, turns) for turns, owed, _ in (early, late)]
    spared = [amount(sample, rent).text for rent in rents]
    id = "jail" if rents[1] > rents[0] else "jail-even"
    return answer(sample, id, early=spared[0], late=spared[1], bought=fixed(100 * early[2] / max(1, early[0]), 0))
