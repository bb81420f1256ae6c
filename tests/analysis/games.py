"""Short recorded games between bots, some of which play as the reference does."""

from functools import cache

from magnat.bots import Determinizer, Observation, bot
from magnat.games import edition, simulation_edition
from magnat.kernel import Edition, Luck, StreamLuck, current_question
from magnat.record import Record, RecordedGame

NAMES = ("Anne", "Karim", "Zoé", "Louis", "Inès", "Omar")
SHORT = {
    "electronic": 10,
    "empire": 1000,
    "star_wars": 12,
    "deal": 12,
    "millionaire": 10,
}  # turn limits; Empire has no winner at its limit


def short(game: str) -> Edition:
    return simulation_edition(edition(game), SHORT[game])


@cache
def recorded(game: str, seats: int, seed: int, bots: tuple[str, ...], until: int = 1_000_000) -> Record:
    """Return a game of these bots, seated cyclically, of at most `until` rows."""
    return recorded_of(short(game), seats, seed, bots, until)


def recorded_of(e: Edition, seats: int, seed: int, bots: tuple[str, ...], until: int) -> Record:
    match = RecordedGame.start(e, seats, StreamLuck(seed), skip_forced=True, names=list(NAMES[:seats]))
    players = [bot(bots[p % len(bots)], e.name) for p in range(seats)]
    minds = Luck(seed)
    while (question := current_question(match.table)) and len(match.rows) < until:
        seat = question.seat
        observation = Observation(seat, question, question.choices(match.table), Determinizer(match.table, seat), minds)
        match.answer(seat, players[seat].answer(observation))
    return match.record
