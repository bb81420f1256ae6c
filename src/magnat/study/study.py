"""Building a study from played games."""

from collections.abc import Sequence

from magnat.arena import GameResult, Tournament
from magnat.games import load_adapter, package_of_game
from magnat.kernel import Edition
from magnat.study.charts import GameFindings, balance_chart, length_answer, length_chart, order_answer, order_chart
from magnat.study.model import Study
from magnat.study.sample import Sample
from magnat.version import __version__


def build_study(tournament: Tournament, edition: Edition, results: Sequence[GameResult]) -> Study:
    """Return the study of these games. The results must have been played with `WATCH_COUNTS`."""
    sample = Sample(tournament, edition, results)
    adapter = load_adapter(package_of_game(tournament.game), "study")
    findings: GameFindings = adapter.studied(sample) if adapter else default_findings(sample)
    question = f"question-{tournament.game}" if adapter else "question-any"
    common = [sample.text(f"counted-{key}") for key in ("order", "interval", "sign")]
    return Study(
        tournament.game,
        sample.localize_with_texts(lambda texts: texts.title),
        sample.text(question.replace("_", "-")),
        tournament.variant,
        dict(tournament.options),
        tournament.seats,
        tournament.bots[0],
        len(results),
        sample.turns,
        tournament.seed,
        __version__,
        repeat_command(tournament, len(results)),
        findings.answers,
        findings.charts,
        [*findings.counted, *common],
    )


def default_findings(sample: Sample) -> GameFindings:
    return GameFindings(
        [order_answer(sample), length_answer(sample)],
        [order_chart(sample), length_chart(sample), balance_chart(sample)],
        [],
    )


def repeat_command(tournament: Tournament, games: int) -> str:
    words = ["magnat study", tournament.game, f"--games {games}", f"--seats {tournament.seats}"]
    words += [f"--bot {tournament.bots[0]}", f"--seed {tournament.seed}"]
    if tournament.variant != "standard":
        words.append(f"--variant {tournament.variant}")
    words += [f"--option {name}={value}" for name, value in tournament.options]
    if tournament.simulations:
        words.append(f"--simulations {tournament.simulations}")
    return " ".join(words)
