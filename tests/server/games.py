"""server: every game that exists, made short by its own options where it has them."""

from typing import Any

from magnat.games import all_games, variants


def short(game: str, turns: int = 30) -> dict[str, Any]:
    """What to add to a new table so that its game ends soon, and nobody waits between turns."""
    known = variants(game)["standard"].options
    wished = {"turn_limit": turns, "interturn_grace_seconds": 0}
    return {"options": {name: value for name, value in wished.items() if name in known}}


def hidden(game: str) -> bool:
    e = variants(game)["standard"]
    return bool(e.deal(e.least).secret)


HIDDEN = [game for game in all_games() if hidden(game)]
