"""Export of a tournament to Parquet, one row per game, decision or count. Needs `magnat[export]`."""

from array import array
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from magnat.arena.fixtures import Tournament, get_fixture
from magnat.arena.game import DecisionLog, GameResult

Columns = dict[str, list[Any]]
GAMES_PER_ROW_GROUP: Final = 200  # limits the memory needed for large tournaments


def export_parquet(path: Path, tournament: Tournament, results: list[GameResult], rows: str) -> int:
    """Write the file and return its number of rows. `rows` is games, decisions or counts."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    build_rows = {"games": game_rows, "decisions": decision_rows, "counts": count_rows}[rows]
    types = {
        "int8": arrow.int8(),
        "int64": arrow.int64(),
        "float64": arrow.float64(),
        "bool": arrow.bool_(),
        "word": arrow.dictionary(arrow.int32(), arrow.string()),
        "ints": arrow.list_(arrow.int64()),
        "floats": arrow.list_(arrow.float64()),
        "strings": arrow.list_(arrow.string()),
    }
    schema = arrow.schema([(name, types[kind]) for name, kind in COLUMN_TYPES[rows].items()])
    written = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as file:
        for start in range(0, len(results), GAMES_PER_ROW_GROUP):
            columns: Columns = {name: [] for name in COLUMN_TYPES[rows]}
            for result in results[start : start + GAMES_PER_ROW_GROUP]:
                for row in build_rows(tournament, result):
                    for name, value in zip(columns, row, strict=True):
                        columns[name].append(value)
            file.write_table(arrow.table(columns, schema=schema))
            written += len(columns["game"])
    return written


COLUMN_TYPES: Final[dict[str, dict[str, str]]] = {
    "games": {
        "game": "int64",
        "deal": "int64",  # games of one deal have the same luck
        "bots": "strings",  # this and the following columns are lists by seat
        "won": "floats",  # winners share a victory equally
        "decisions": "ints",
        "seconds": "floats",
        "fallbacks": "ints",
        "scores": "ints",
        "turns": "int64",
    },
    "decisions": {
        "game": "int64",
        "turn": "int64",
        "seat": "int8",
        "bot": "word",
        "question": "word",
        "choices": "int64",
        "answer": "int64",
        "fallback": "bool",
        "won": "float64",  # this seat's share of the victory
    },
    "counts": {
        "game": "int64",
        "count": "word",  # name of the list
        "place": "int64",  # index in that list
        "value": "int64",
    },
}


def game_rows(tournament: Tournament, result: GameResult) -> Iterator[tuple[Any, ...]]:
    yield (
        result.number,
        get_fixture(tournament, result.number).deal,
        [tournament.bots[b] for b in result.bots],
        [result.victory_share(seat) for seat in range(len(result.bots))],
        result.decisions,
        result.seconds,
        result.fallbacks,
        result.scores,
        result.turns,
    )


def decision_rows(tournament: Tournament, result: GameResult) -> Iterator[tuple[Any, ...]]:
    flat = array("q")
    flat.frombytes(result.decided)
    for i in range(0, len(flat), DecisionLog.width):
        turn, seat, kind, choices, answer, fell = flat[i : i + DecisionLog.width]
        bot = tournament.bots[result.bots[seat]]
        yield (
            result.number,
            turn,
            seat,
            bot,
            result.kinds[kind],
            choices,
            answer,
            bool(fell),
            result.victory_share(seat),
        )


def count_rows(tournament: Tournament, result: GameResult) -> Iterator[tuple[Any, ...]]:
    for name, values in result.counts.items():
        for place, value in enumerate(values):
            yield result.number, name, place, value
