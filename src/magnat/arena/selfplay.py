"""arena: games that a judgement is learned from: all numbers of seats, options mixed, an odd word now and then."""

from random import Random
from typing import Any, Final, NamedTuple

from magnat.bots import Bot, SearchBot, Sight, Source, SteadyBot, steady
from magnat.bots.judgement import Traits
from magnat.games import simulated, variants
from magnat.kernel import BadOption, Edition, Luck, StreamLuck, apply, settle
from magnat.record.luck import mixed

KEPT: Final = 12  # positions of a game: more would be too much alike
SMALLEST: Final = 3  # every so many-th game is at the smallest table: the closer the chances, the more games they need
TURNS: Final = 400  # games of simple players may go on for ever
CHANGED: Final = 0.15  # how often an option is not as printed
SEARCHED: Final = 0.02  # how many of the games are played by search
SIMULATIONS: Final = 24  # for a decision in those
ODD: Final = 0.04  # how often somebody says just anything


class Seen(NamedTuple):
    """A position of a game: the traits of those still in it, what the steady player thinks of them, who won."""

    game: int
    seats: int  # of the table
    traits: list[list[float]]
    table: list[float]
    steady: list[float]
    won: list[float]


def mixed_edition(game: str, dice: Random) -> Edition:
    """A variant with some options changed. What the game refuses stays as printed."""
    known = variants(game)
    e = known[dice.choice(sorted(known))]
    for option in e.declared:
        if option.role or dice.random() >= CHANGED:
            continue
        offered: list[Any] = list(option.words) or ([True, False] if isinstance(option.default, bool) else [])
        if offered:
            try:
                e = e.with_(**{option.name: dice.choice(offered)})
            except BadOption:
                continue
    return simulated(e, TURNS)


def played(game: str, traits: Traits[Any], seed: int, number: int) -> list[Seen]:
    """One game, and what is kept of it: positions picked evenly among those that search would judge."""
    dice = Random(mixed(seed, number, 0))
    e = mixed_edition(game, dice)
    seats = e.least if number % SMALLEST == SMALLEST - 1 else dice.randint(e.least, e.most)
    t: Any = e.deal(seats)
    searches = dice.random() < SEARCHED
    player: Bot = SearchBot(game, simulations=SIMULATIONS, learned=False) if searches else SteadyBot(game)
    sources, minds = [Source(t, p) for p in range(seats)], [Luck(dice.getrandbits(48)) for _ in range(seats)]
    luck, opinion = StreamLuck(mixed(seed, number, 1)), steady(game)
    kept: list[Any] = []
    met = 0
    choices = settle(t, luck, True)
    while choices:
        question = t.stack[-1]
        if traits.calm(t, question):
            met += 1
            place = len(kept) if len(kept) < KEPT else dice.randrange(met)
            if place < KEPT:
                here = traits.seats(t)
                values = opinion.values(t)
                seen = [traits.seat(t, p) for p in here], traits.table(t), [values[p] for p in here], list(here)
                kept[place : place + 1] = [seen]
        if dice.random() < ODD:
            said = choices[int(dice.random() * len(choices))]
        else:
            p = question.seat
            said = player.answer(Sight(p, question, choices, sources[p], minds[p]))
        choices = apply(t, said, luck, True)
    if not t.winners:
        return []
    share = 1 / t.winners.bit_count()
    return [
        Seen(number, seats, own, table, values, [share if t.winners >> p & 1 else 0.0 for p in here])
        for own, table, values, here in kept
        if any(t.winners >> p & 1 for p in here)
    ]
