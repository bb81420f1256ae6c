"""Tournament results: win rates with intervals, ratings, lengths."""

from typing import Any

from magnat.arena.fixtures import Tournament
from magnat.arena.game import GameResult
from magnat.arena.intervals import wilson_interval


def compute_ratings(tournament: Tournament, results: list[GameResult]) -> list[float]:
    """Return the rating of each bot, updated game by game: winners rank before losers, equals share a rank."""
    from openskill.models import PlackettLuce  # only tournaments need ratings

    model = PlackettLuce()
    rated = [model.rating(name=name) for name in tournament.bots]
    for result in results:
        if len(set(result.bots)) < 2:
            continue
        ranks: dict[int, float] = {}
        for seat, b in enumerate(result.bots):
            rank = 1.0 if seat in result.winners else 2.0
            ranks[b] = min(ranks.get(b, rank), rank)  # a bot with several seats counts by its best one
        order = sorted(ranks)
        updated = model.rate([[rated[b]] for b in order], ranks=[ranks[b] for b in order])
        for b, team in zip(order, updated, strict=True):
            rated[b] = team[0]
    return [each.ordinal() for each in rated]


def compute_standings(tournament: Tournament, results: list[GameResult]) -> dict[str, Any]:
    """Return the tournament as plain data, the output of `--json`."""
    rated = compute_ratings(tournament, results)
    games = max(1, len(results))
    return {
        "game": tournament.game,
        "games": len(results),
        "seats": tournament.seats,
        "seed": tournament.seed,
        "bots": [bot_standing(name, b, results, rated[b]) for b, name in enumerate(tournament.bots)],
        "variant": tournament.variant,
        "turns_per_game": round(sum(r.turns for r in results) / games, 3),
        "decisions_per_game": round(sum(sum(r.decisions) for r in results) / games, 3),
    }


def bot_standing(name: str, b: int, results: list[GameResult], rating: float) -> dict[str, Any]:
    games = decisions = fallbacks = simulations = 0
    wins = seconds = 0.0
    for result in results:
        for seat, bot in enumerate(result.bots):
            if bot == b:
                games += 1
                decisions += result.decisions[seat]
                seconds += result.seconds[seat]
                fallbacks += result.fallbacks[seat]
                simulations += result.simulations[seat]
                wins += result.victory_share(seat)
    low, high = wilson_interval(wins, games)
    return {
        "bot": name,
        "games": games,
        "wins": round(wins, 6),
        "win_rate": round(wins / games, 6) if games else 0.0,
        "low": round(low, 6),
        "high": round(high, 6),
        "rating": round(rating, 3),
        "ms_per_decision": round(1000 * seconds / decisions, 4) if decisions else 0.0,
        "decisions": decisions,
        "fallbacks": fallbacks,
        **({"simulations_per_second": round(simulations / seconds)} if simulations else {}),
    }
