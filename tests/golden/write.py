"""Generate all stored files.

`make golden` writes every file and describes its changes in one line, so a change of behaviour is a readable diff.
`make golden ARGS=--check` only reports, and `ARGS=data/deal` selects the files whose path contains that.
"""

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from magnat.envs import encoding_of
from magnat.games import BUILT_IN, all_games, load_adapter, package_of_game, simulation_edition, variants
from magnat.games import edition as edition_of
from magnat.kernel import EVERYBODY, Edition, Luck, Question, apply, playout, settle, speaker
from magnat.positions import kind
from magnat.texts import Texts
from tests.bank import wander
from tests.data.sheet import sheet
from tests.golden import changes, walks
from tests.named import card_names, named
from tests.oracle.follow import missing_cards

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DATA = HERE.parent / "data"
SHAPES = DATA / "envs.txt"
NAMES = ("Ada", "Blaise", "Camille", "Denis", "Emilie", "Fermat")
TRANSCRIPT_SEED = 7
DIGEST_SEEDS = range(3)
LIMIT = 2_000  # decisions of a digest game
TOLD = {"deal": 200}  # turns of a transcript: a game of Deal comes to its own end


def transcript(edition: Edition) -> str:
    """Return a game as text: every question, its answer, and the sentences of its facts."""
    t: Any = simulation_edition(edition, TOLD.get(edition.name, 40)).deal(edition.least + 1)
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
        lines.append(f"{'Nature' if who < 0 else NAMES[who]}, {kind(question)}: {said(t, question, choice)}")
        choices = apply(t, choice)
        for fact in t.facts:
            word, *ints = named(edition, fact[:-1])
            sentence = texts.describe_fact((*fact[:-1], EVERYBODY))
            lines.append(f"    {word} {' '.join(map(str, ints))}{sentence and f'  {sentence}'}")
        t.facts.clear()
    columns = {name: getattr(t, name) for name in t.columns}
    lines += [f"{name} = {value}" for name, value in columns.items()]
    return "\n".join(lines) + "\n"


def said(t: Any, question: Question[Any], choice: int) -> str:
    """Return an answer with names of cards and spaces, which additions do not change."""
    edition: Any = t.edition
    if question.answer_kind == "verb":
        return question.verbs[choice]
    offered = getattr(load_adapter(package_of_game(edition.name), "positions"), "read_offered", None)
    if offered is not None and question.answer_kind in ("card", "group", "play", "rearrangement"):
        words: list[str] = offered(t)
        return f"{question.answer_kind} {words[list(question.choices(t)).index(choice)]}"
    cards = card_names(edition, getattr(question, "deck", 0)) if question.answer_kind == "card" else ()
    if question.answer_kind == "space" and 0 <= choice < len(edition.names):
        return f"space {edition.names[choice]}"
    return f"{question.answer_kind} {cards[choice] if 0 <= choice < len(cards) else choice}"


def digest(edition: Edition, seats: int, seed: int) -> str:
    """Return 16 hex digits for the rows and the final position of a random game."""
    t: Any = simulation_edition(edition, 200).deal(seats)
    t.rows = []
    playout(t, Luck(seed), Luck(seed + 1), limit=LIMIT)
    columns = [getattr(t, name) for name in t.columns]
    return hashlib.sha256(repr((t.rows, columns)).encode()).hexdigest()[:16]


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
    """Return the digest of every walk. If an oracle cannot follow its game, the stored ones are kept."""
    written = changes.keyed((HERE / "walks.txt").read_text(encoding="utf-8"))
    lines: list[str] = []
    for game, how, seed in walks.NAMES:
        key = f"{game} {how} {seed}"
        stands = how == "followed" and missing(game)
        lines.append(f"{key} {written[key] if stands else walks.digest(game, how, seed)}")
    return "\n".join(lines) + "\n"


missing = cache(missing_cards)


def shape(game: str) -> str:
    """Return the numbers of question kinds, actions and inputs of an environment, and a digest of its action names."""
    encoding = encoding_of(edition_of(game))
    codec = encoding.codec
    words = "\n".join([codec.words(action) for action in range(codec.size)])
    names = hashlib.sha256(words.encode()).hexdigest()[:12]
    return f"{game} kinds {len(codec.kinds)} actions {codec.size} numbers {encoding.size} names {names}"


def shapes() -> str:
    return "".join(f"{shape(game)}\n" for game in BUILT_IN)


@dataclass(frozen=True)
class Generated:
    """A generated file: its content, how to describe changes, and the next step after one."""

    make: Callable[[], str]
    difference: Callable[[str, str], str]
    then: str = ""


def files() -> dict[Path, Generated]:
    """Return every generated file."""
    transcripts = {
        HERE / f"{game}-{variant}.txt": Generated(partial(transcript, edition), changes.of_transcript)
        for game in all_games()
        for variant, edition in variants(game).items()
    }
    sheets = {DATA / f"{game}.txt": Generated(partial(printed, game), changes.of_sheet) for game in all_games()}
    return {
        **sheets,
        SHAPES: Generated(
            shapes, changes.of_shapes, "trained agents no longer fit: see docs/reference/environments.md"
        ),
        **transcripts,
        HERE / "digests.txt": Generated(digests, changes.of_digests),
        HERE / "walks.txt": Generated(walked, changes.of_digests),
        wander.WALKS: Generated(wander.walks, changes.of_lines),
        wander.TABLES: Generated(wander.tables, changes.of_lines),
    }


def printed(game: str) -> str:
    return "\n".join(sheet(game)) + "\n"


def left_over() -> list[Path]:
    """Return obsolete transcripts and sheets."""
    return sorted({*HERE.glob("*.txt"), *DATA.glob("*.txt")} - set(files()))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def renew(path: Path, generated: Generated, check: bool) -> str:
    """Generate one file, write it unless `check`, and return its changes; "" if there are none."""
    old = path.read_text(encoding="utf-8") if path.exists() else None
    new = generated.make()
    if new == old:
        return ""
    if not check:
        path.write_text(new, encoding="utf-8")
    if old is None:
        return f"new, {len(new.splitlines())} lines"
    return generated.difference(old, new) + (f"; {generated.then}" if generated.then else "")


def main(words: Sequence[str]) -> int:
    """Generate the files and print a line for each. Return 1 if `--check` finds a difference or a walk is not made."""
    parser = argparse.ArgumentParser(prog="tests.golden.write", description="Generate all golden and data files again.")
    parser.add_argument("--check", action="store_true", help="only say what differs; exit with 1 if anything does")
    parser.add_argument("--digests", action="store_true", help="only print the digests of random games")
    parser.add_argument("part", nargs="*", help="only files whose path contains this")
    given = parser.parse_args(words)
    if given.digests:
        sys.stdout.write(digests())
        return 0
    chosen = {p: f for p, f in files().items() if not given.part or any(word in name_of(p) for word in given.part)}
    if not chosen:
        parser.error(f"no generated file has {' or '.join(given.part)} in its path")
    different = 0
    for path, generated in chosen.items():
        difference = renew(path, generated, given.check)
        different += bool(difference)
        print(f"{name_of(path)}: {difference or 'unchanged'}", flush=True)
    for path in left_over() if not given.part else ():
        different += 1
        if not given.check:
            path.unlink()
        print(f"{name_of(path)}: no longer generated{'' if given.check else ', deleted'}")
    cannot = [why for game in all_games() if (why := missing(game))] if HERE / "walks.txt" in chosen else []
    for why in cannot:
        print(f"{why}, then generate again: its followed walks stand as they were")
    print(f"{different} of {len(chosen)} files {'differ' if given.check else 'were written'}.")
    return int(bool(cannot) or (given.check and bool(different)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
