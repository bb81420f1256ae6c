"""Options that shorten each game, and the games with hidden information."""

from typing import Any

from magnat.games import all_games, variants


def short(game: str, turns: int = 30) -> dict[str, Any]:
    """Return the part of a new table's body that makes its game short and removes the pause between turns."""
    options = variants(game)["standard"].options
    wanted = {"turn_limit": turns, "interturn_grace_seconds": 0}
    return {"options": {name: value for name, value in wanted.items() if name in options}}


def has_hidden_cards(game: str) -> bool:
    e = variants(game)["standard"]
    return bool(e.deal(e.least).secret)


HIDDEN = [game for game in all_games() if has_hidden_cards(game)]
