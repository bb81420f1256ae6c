"""arena: many games on many processes. Results do not depend on how the work is shared out."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

import msgspec

from magnat.arena.match import Result, play
from magnat.arena.schedule import Tournament
from magnat.kernel import MagnatError

Batch = tuple[int, ...]  # numbers of games
TRIES = 5  # a batch that ends its worker so often is given up


class Journal:
    """What was played so far, on disk, a line a game: an interrupted tournament goes on from here."""

    def __init__(self, path: Path, tournament: Tournament, resume: bool) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        head = msgspec.json.encode(tournament) + b"\n"
        if resume and path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            if lines[:1] != [head]:
                raise OtherTournament(path)
            for line in lines[1:]:
                if line.endswith(b"\n"):  # a torn last line is a game to be played again
                    result = msgspec.json.decode(line, type=Result)
                    self.done[result.number] = result
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [msgspec.json.encode(result) + b"\n" for result in self.done.values()]
        path.write_bytes(head + b"".join(kept))

    def add(self, results: list[Result]) -> None:
        with self.path.open("ab") as file:
            file.writelines(msgspec.json.encode(result) + b"\n" for result in results)
        self.done.update({result.number: result for result in results})


class OtherTournament(MagnatError):
    """The journal to resume from belongs to a tournament with other settings."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class WorkerDied(MagnatError):
    """A batch ended its worker again and again."""

    def __init__(self, batch: Batch) -> None:
        super().__init__(f"games {batch[0]} to {batch[-1]}")
        self.batch = batch


def run(tournament: Tournament, journal: Journal, jobs: int, progress: Callable[[int], None]) -> list[Result]:
    """Play what is not played yet; `progress` hears how many games are done. Results come in the order of games."""
    progress(len(journal.done))
    for results in shared_out(tournament, batches(tournament, journal), jobs):
        journal.add(results)
        progress(len(journal.done))
    return [journal.done[number] for number in range(tournament.games)]


def batches(tournament: Tournament, journal: Journal) -> list[Batch]:
    """Whole deals, a few at a time, so that progress is seen and little is lost with a worker."""
    left = [number for number in range(tournament.games) if number not in journal.done]
    size = max(1, min(50, len(left) // 40))
    return [tuple(left[i : i + size]) for i in range(0, len(left), size)]


def shared_out(tournament: Tournament, todo: list[Batch], jobs: int) -> Iterator[list[Result]]:
    """Batches as they are finished, in any order."""
    if jobs <= 1:
        for batch in todo:
            yield play_batch(tournament, batch)
        return
    tries = {batch: 0 for batch in todo}
    while tries:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=quietly)
        try:
            waiting: dict[Future[list[Result]], Batch] = {}
            for batch in list(tries):
                waiting[pool.submit(play_batch, tournament, batch)] = batch
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    batch = waiting.pop(future)
                    yield future.result()
                    del tries[batch]
        except BrokenProcessPool:  # somebody killed a worker: what it had not brought in is played again
            for batch in tries:
                tries[batch] += 1
                if tries[batch] >= TRIES:
                    raise WorkerDied(batch) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_batch(tournament: Tournament, batch: Batch) -> list[Result]:
    return [play(tournament, number) for number in batch]


def quietly() -> None:
    """Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
