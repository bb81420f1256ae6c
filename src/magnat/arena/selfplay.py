"""Self-play games for training a value net: all numbers of seats, varied options, some random answers."""

from random import Random
from typing import Any, Final, NamedTuple

from magnat.bots import Bot, Determinizer, Observation, SearchBot, SteadyBot, steady
from magnat.bots.value_net import Features
from magnat.games import simulation_edition, variants
from magnat.kernel import BadOption, Edition, Luck, StreamLuck, apply, settle
from magnat.record.luck import mix_seed

MAX_POSITIONS_PER_GAME: Final = 12  # more positions of one game would be too similar
SMALLEST_TABLE_EVERY: Final = 3  # frequency of the smallest table, whose chances are closer and need more games
SELFPLAY_MAX_TURNS: Final = 400  # games between simple players may not end
OPTION_CHANGE_RATE: Final = 0.15  # probability that an option differs from the printed game
SEARCH_GAME_RATE: Final = 0.02  # share of games played by the search bot
SEARCH_SIMULATIONS: Final = 24  # per decision in those games
RANDOM_ANSWER_RATE: Final = 0.04  # probability of a random answer


class TrainingPosition(NamedTuple):
    """A position: the features of the remaining seats, the steady bot's estimates, and the result."""

    game: int
    seats: int  # seats at the table
    seat_features: list[list[float]]
    table_features: list[float]
    steady_chances: list[float]
    won: list[float]


def vary_edition(game: str, rng: Random) -> Edition:
    """Return a variant with some options changed. Changes that the game rejects are skipped."""
    editions = variants(game)
    e = editions[rng.choice(sorted(editions))]
    for option in e.declared:
        if option.role or rng.random() >= OPTION_CHANGE_RATE:
            continue
        offered: list[Any] = list(option.words) or ([True, False] if isinstance(option.default, bool) else [])
        if offered:
            try:
                e = e.with_(**{option.name: rng.choice(offered)})
            except BadOption:
                continue
    return simulation_edition(e, SELFPLAY_MAX_TURNS)


def play_training_game(game: str, features: Features[Any], seed: int, number: int) -> list[TrainingPosition]:
    """Play one game and return positions sampled uniformly from those that search would evaluate."""
    rng = Random(mix_seed(seed, number, 0))
    e = vary_edition(game, rng)
    seats = e.least if number % SMALLEST_TABLE_EVERY == SMALLEST_TABLE_EVERY - 1 else rng.randint(e.least, e.most)
    t: Any = e.deal(seats)
    searches = rng.random() < SEARCH_GAME_RATE
    player: Bot = SearchBot(game, simulations=SEARCH_SIMULATIONS, learned=False) if searches else SteadyBot(game)
    sources, minds = [Determinizer(t, p) for p in range(seats)], [Luck(rng.getrandbits(48)) for _ in range(seats)]
    luck, steady_player = StreamLuck(mix_seed(seed, number, 1)), steady(game)
    positions: list[Any] = []
    quiet_positions = 0
    choices = settle(t, luck, True)
    while choices:
        question = t.stack[-1]
        if features.is_quiet(t, question):
            quiet_positions += 1
            place = len(positions) if len(positions) < MAX_POSITIONS_PER_GAME else rng.randrange(quiet_positions)
            if place < MAX_POSITIONS_PER_GAME:
                present, values = list(features.seats(t)), steady_player.values(t)
                inputs = [features.seat(t, p) for p in present], features.table(t)
                positions[place : place + 1] = [(*inputs, [values[p] for p in present], present)]
        if rng.random() < RANDOM_ANSWER_RATE:
            answer = choices[int(rng.random() * len(choices))]
        else:
            p = question.seat
            answer = player.answer(Observation(p, question, choices, sources[p], minds[p]))
        choices = apply(t, answer, luck, True)
    if not t.winners:
        return []
    share = 1 / t.winners.bit_count()
    return [
        TrainingPosition(
            number, seats, seat_features, table, values, [share if t.winners >> p & 1 else 0.0 for p in present]
        )
        for seat_features, table, values, present in positions
        if any(t.winners >> p & 1 for p in present)
    ]
