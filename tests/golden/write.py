"""Golden: one whole game per variant as a readable transcript, and the digests of many more games and of walks.

`make golden` writes them again; a change of behaviour is then a diff that one can read.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from magnat.games import all_games, simulated, variants
from magnat.kernel import EVERYBODY, Edition, Luck, Question, apply, playout, settle, speaker
from magnat.testing import kind
from magnat.texts import Texts
from tests.golden import walks

HERE = Path(__file__).parent
NAMES = ("Ada", "Blaise", "Camille", "Denis", "Emilie", "Fermat")
TRANSCRIPT_SEED = 7
DIGEST_SEEDS = range(3)
LIMIT = 2_000  # decisions of a digest game
TOLD = {"deal": 200}  # turns of a transcript: a game of Deal comes to its own end


def transcript(edition: Edition) -> str:
    """A quiet game: who answered what to which question, and what happened, told in full."""
    t: Any = simulated(edition, TOLD.get(edition.name, 40)).deal(edition.least + 1)
    t.facts = []
    texts = Texts(edition, "en", NAMES)
    player, luck = Luck(TRANSCRIPT_SEED), Luck(TRANSCRIPT_SEED)
    lines: list[str] = []
    choices = settle(t)
    while choices and len(lines) < 5_000:
        question = t.stack[-1]
        assert isinstance(question, Question)
        who = speaker(question)
        if question.window:
            choice = question.silence(t)
        else:
            random = luck.random if who < 0 else player.random
            choice = choices[int(random() * len(choices))]
        said = question.verbs[choice] if question.of == "verb" else f"{question.of} {choice}"
        lines.append(f"{'Nature' if who < 0 else NAMES[who]}, {kind(question)}: {said}")
        choices = apply(t, choice)
        for word, *ints, _ in t.facts:
            sentence = texts.say((word, *ints, EVERYBODY))
            lines.append(f"    {word} {' '.join(map(str, ints))}{sentence and f'  {sentence}'}")
        t.facts.clear()
    columns = {name: getattr(t, name) for name in t.columns}
    lines += [f"{name} = {value}" for name, value in columns.items()]
    return "\n".join(lines) + "\n"


def digest(edition: Edition, seats: int, seed: int) -> str:
    """All rows of a random game, and where it led, in sixteen letters."""
    t: Any = simulated(edition, 200).deal(seats)
    t.heard = []
    playout(t, Luck(seed), Luck(seed + 1), limit=LIMIT)
    columns = [getattr(t, name) for name in t.columns]
    return hashlib.sha256(repr((t.heard, columns)).encode()).hexdigest()[:16]


def digests() -> str:
    lines = [
        f"{game} {variant} {seats} {seed} {digest(edition, seats, seed)}"
        for game in all_games()
        for variant, edition in variants(game).items()
        for seats in range(edition.least, edition.most + 1)
        for seed in DIGEST_SEEDS
    ]
    return "\n".join(lines) + "\n"


def walked() -> str:
    return (
        "\n".join(f"{game} {kind} {seed} {walks.digest(game, kind, seed)}" for game, kind, seed in walks.NAMES) + "\n"
    )


def files() -> dict[Path, Callable[[], str]]:
    """Every golden file, and how what it should say is found."""
    found: dict[Path, Callable[[], str]] = {
        HERE / f"{game}-{variant}.txt": partial(transcript, edition)
        for game in all_games()
        for variant, edition in variants(game).items()
    }
    return {**found, HERE / "digests.txt": digests, HERE / "walks.txt": walked}


if __name__ == "__main__":
    if sys.argv[1:] == ["digests"]:
        sys.stdout.write(digests())
    else:
        for path, text in files().items():
            path.write_text(text(), encoding="utf-8")
            print(path.name)
