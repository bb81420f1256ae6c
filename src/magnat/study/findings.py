"""study: from games that were played to a study of them, and the files that are shipped."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

import magnat
from magnat.arena import Result, Tournament
from magnat.games import package_named, part
from magnat.kernel import Edition
from magnat.study.model import Study
from magnat.study.parts import Found, balance, length, length_answer, order, order_answer
from magnat.study.sample import Sample

DATA: Final = "data"  # where shipped studies lie in this package


def study(tournament: Tournament, edition: Edition, results: Sequence[Result]) -> Study:
    """What these games show. The results must have been watched for COUNTS."""
    sample = Sample(tournament, edition, results)
    brought = part(package_named(tournament.game), "study")
    found: Found = brought.studied(sample) if brought else plain(sample)
    question = f"question-{tournament.game}" if brought else "question-any"
    common = [sample.line(f"counted-{key}") for key in ("order", "interval", "sign")]
    return Study(
        tournament.game,
        sample.named(lambda texts: texts.title),
        sample.line(question.replace("_", "-")),
        tournament.variant,
        dict(tournament.options),
        tournament.seats,
        tournament.bots[0],
        len(results),
        sample.turns,
        tournament.seed,
        magnat.__version__,
        command(tournament, len(results)),
        found.answers,
        found.charts,
        [*found.counted, *common],
    )


def plain(sample: Sample) -> Found:
    """A game that brings no study of its own."""
    return Found([order_answer(sample), length_answer(sample)], [order(sample), length(sample), balance(sample)], [])


def command(tournament: Tournament, games: int) -> str:
    """What repeats it, to the last digit."""
    words = ["magnat study", tournament.game, f"--games {games}", f"--seats {tournament.seats}"]
    words += [f"--bot {tournament.bots[0]}", f"--seed {tournament.seed}"]
    if tournament.variant != "standard":
        words.append(f"--variant {tournament.variant}")
    words += [f"--option {name}={value}" for name, value in tournament.options]
    if tournament.simulations:
        words.append(f"--simulations {tournament.simulations}")
    return " ".join(words)


def encoded(found: Study) -> bytes:
    return msgspec.json.encode(found)


def shipped(game: str, seats: int, bot: str) -> Study | None:
    """A study that comes with the package, if there is one."""
    file = files(__package__).joinpath(DATA, f"{game}-{seats}-{bot}.json")
    return msgspec.json.decode(file.read_bytes(), type=Study) if file.is_file() else None
