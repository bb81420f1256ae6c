"""arena: many games on many processes. Results do not depend on how the work is shared out."""

import logging
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from magnat.arena.fixtures import Tournament
from magnat.arena.game import WATCH_NOTHING, GameResult, play_fixture
from magnat.kernel import MagnatError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection  # a page has no processes, and plays games all the same

Batch = tuple[int, ...]  # numbers of games
Batches = Iterator[list[GameResult]]
MAX_BATCH_TRIES: Final = 5  # a batch that ends its worker so often is given up
BATCH_SECONDS: Final = 1.0  # what a batch should take: long enough to be worth sending, short enough to be lost
MAX_BATCH_GAMES: Final = 200  # games in a batch


class Journal:
    """What was played so far, on disk, a line a game: an interrupted tournament goes on from here.

    How many games there are to be changes nothing about any of them, so it is left out of the comparison; and a game of
    which less was watched than is wanted now is played again.
    """

    def __init__(self, path: Path, tournament: Tournament, resume: bool, watch: int = WATCH_NOTHING) -> None:
        self.path = path
        self.log = path.with_suffix(".log")
        self.done: dict[int, GameResult] = {}
        head = msgspec.json.encode(tournament._replace(games=0)) + b"\n"
        if resume and path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            if lines[:1] != [head]:
                raise TournamentMismatch(path)
            for line in lines[1:]:
                if line.endswith(b"\n"):  # a torn last line is a game to be played again
                    result = msgspec.json.decode(line, type=GameResult)
                    if result.number < tournament.games and result.watched & watch == watch:
                        self.done[result.number] = result
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(head + b"".join(msgspec.json.encode(result) + b"\n" for result in self.done.values()))
        fresh.replace(path)

    def add(self, results: list[GameResult]) -> None:
        with self.path.open("ab") as file:
            file.writelines(msgspec.json.encode(result) + b"\n" for result in results)
        self.done.update({result.number: result for result in results})

    def results(self) -> list[GameResult]:
        """What is done, in the order of games."""
        return [self.done[number] for number in sorted(self.done)]


class TournamentMismatch(MagnatError):
    """The journal to resume from belongs to a tournament with other settings."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class WorkerDied(MagnatError):
    """A batch ended its worker again and again."""

    def __init__(self, batch: Batch) -> None:
        super().__init__(f"games {batch[0]} to {batch[-1]}")
        self.batch = batch


class BatchQueue:
    """Games to be played, handed out in batches that take about a second."""

    def __init__(self, tournament: Tournament, numbers: list[int], watch: int, log: Path) -> None:
        self.tournament = tournament
        self.watch = watch
        self.log = log  # where workers write down incidents
        self.remaining = deque(numbers)
        self.retries: deque[Batch] = deque()
        self.batch_size = 1

    def next_batch(self) -> Batch | None:
        if self.retries:
            return self.retries.popleft()
        batch = tuple(self.remaining.popleft() for _ in range(min(self.batch_size, len(self.remaining))))
        return batch or None

    def adapt_batch_size(self, batch: Batch, seconds: float) -> None:
        """So long took a batch: the coming ones are larger or smaller."""
        fitting = int(len(batch) * BATCH_SECONDS / max(seconds, 1e-3))
        self.batch_size = max(1, min(fitting, MAX_BATCH_GAMES, 2 * self.batch_size))


def run_tournament(
    tournament: Tournament,
    journal: Journal,
    jobs: int,
    progress: Callable[[int], None],
    watch: int = WATCH_NOTHING,
    share: Callable[[BatchQueue, int], Batches] | None = None,
) -> list[GameResult]:
    """Play what is not played yet; `progress` hears how many games are done. Results come in the order of games."""
    progress(len(journal.done))
    left = [number for number in range(tournament.games) if number not in journal.done]
    work = BatchQueue(tournament, left, watch, journal.log)
    share = share or (run_in_this_process if jobs <= 1 else run_on_processes)
    for results in share(work, jobs):
        journal.add(results)
        progress(len(journal.done))
    return journal.results()


def play_batch(tournament: Tournament, batch: Batch, watch: int) -> tuple[list[GameResult], float]:
    """The results, and the seconds that they took."""
    started = time.perf_counter()
    with redirect_stdout(sys.stderr):  # whatever a bot prints, what this prints is JSON
        return [play_fixture(tournament, number, watch) for number in batch], time.perf_counter() - started


def run_in_this_process(work: BatchQueue, jobs: int) -> Batches:
    """One batch after the other, in this process."""
    while batch := work.next_batch():
        results, seconds = play_batch(work.tournament, batch, work.watch)
        work.adapt_batch_size(batch, seconds)
        yield results


def run_on_processes(work: BatchQueue, jobs: int) -> Batches:
    """Batches as they are finished, in any order. A worker that dies loses its own batch, which is played again."""
    from multiprocessing.connection import wait

    workers = [Worker(work) for _ in range(jobs)]
    tries: dict[Batch, int] = {}
    try:
        for worker in workers:
            worker.send(work.next_batch())
        while busy := [worker.pipe for worker in workers if worker.batch]:
            ready = wait(busy)
            for place, worker in enumerate(workers):
                if worker.pipe not in ready or not worker.batch:
                    continue
                batch, answer = worker.batch, worker.receive()
                if answer is None:
                    tries[batch] = tries.get(batch, 0) + 1
                    if tries[batch] >= MAX_BATCH_TRIES:
                        raise WorkerDied(batch)
                    work.retries.append(batch)
                    workers[place] = worker = Worker(work)
                else:
                    work.adapt_batch_size(batch, answer[1])
                worker.send(work.next_batch())
                if answer is not None:
                    yield answer[0]
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays the batches it is sent."""

    def __init__(self, work: BatchQueue) -> None:
        from multiprocessing import get_context

        spawn = get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        args = (theirs, work.tournament, work.watch, work.log)
        self.process = spawn.Process(target=worker_main, args=args, daemon=True)
        self.process.start()
        theirs.close()
        self.batch: Batch | None = None

    def send(self, batch: Batch | None) -> None:
        self.batch = batch
        if batch:
            with suppress(OSError):  # if it has just died, that is seen when it should answer
                self.pipe.send(batch)

    def receive(self) -> tuple[list[GameResult], float] | None:
        """What it brings; None if it died."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        if isinstance(answer, Exception):
            raise answer
        results: tuple[list[GameResult], float] = answer
        return results

    def stop(self) -> None:
        self.batch = None
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def worker_main(pipe: "Connection[object, Batch]", tournament: Tournament, watch: int, log: Path) -> None:
    """The worker's own loop. Ctrl-C is the parent's business; when the parent is gone, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_incidents_to(log)
    while True:
        try:
            batch = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(play_batch(tournament, batch, watch))
        except Exception as why:
            pipe.send(why)


def log_incidents_to(path: Path) -> None:
    """Bots that fail are told of in a file, which is made when the first one does."""
    incidents = logging.getLogger("magnat.arena")
    incidents.addHandler(logging.FileHandler(path, encoding="utf-8", delay=True))
    incidents.propagate = False
