"""Tournaments on several processes. The results do not depend on the distribution of the work."""

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
    from multiprocessing.connection import Connection  # not imported at run time: browsers have no processes

Batch = tuple[int, ...]  # game numbers
Batches = Iterator[list[GameResult]]
MAX_BATCH_TRIES: Final = 5  # attempts after which a batch that kills its worker is given up
BATCH_SECONDS: Final = 1.0  # target duration: long enough to amortise sending, short enough to lose
MAX_BATCH_GAMES: Final = 200


class Journal:
    """The games played so far, on disk, one line per game, to resume an interrupted tournament.

    The number of games does not affect any single game, so it may differ when resuming. A game with
    less collected data than requested is played again.
    """

    def __init__(self, path: Path, tournament: Tournament, resume: bool, watch: int = WATCH_NOTHING) -> None:
        self.path = path
        self.log = path.with_suffix(".log")
        self.done: dict[int, GameResult] = {}
        head = msgspec.json.encode(tournament._replace(games=0)) + b"\n"
        if resume and path.exists():
            lines = path.read_bytes().splitlines(keepends=True)
            if lines[:1] != [head]:
                raise TournamentMismatch(str(path))
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
        """Append results to the file."""
        with self.path.open("ab") as file:
            file.writelines(msgspec.json.encode(result) + b"\n" for result in results)
        self.done.update({result.number: result for result in results})

    def results(self) -> list[GameResult]:
        """Return the results in the order of games."""
        return [self.done[number] for number in sorted(self.done)]


class TournamentMismatch(MagnatError):
    """The journal to resume from belongs to a tournament with other settings."""


class WorkerDied(MagnatError):
    """A batch killed its worker repeatedly."""

    def __init__(self, batch: Batch) -> None:
        super().__init__(f"games {batch[0]} to {batch[-1]}")
        self.batch = batch


class BatchQueue:
    """The games to be played, in batches that take about a second."""

    def __init__(self, tournament: Tournament, numbers: list[int], watch: int, log: Path) -> None:
        self.tournament = tournament
        self.watch = watch
        self.log = log  # log file of the workers' incidents
        self.remaining = deque(numbers)
        self.retries: deque[Batch] = deque()
        self.batch_size = 1

    def next_batch(self) -> Batch | None:
        if self.retries:
            return self.retries.popleft()
        batch = tuple(self.remaining.popleft() for _ in range(min(self.batch_size, len(self.remaining))))
        return batch or None

    def adapt_batch_size(self, batch: Batch, seconds: float) -> None:
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
    """Play the remaining games and return all results in the order of games.

    `progress` is called with the number of finished games. `share` distributes the batches; the
    default is this process or, with several `jobs`, a pool of processes. Raise `WorkerDied` if a
    batch keeps killing its worker.
    """
    progress(len(journal.done))
    left = [number for number in range(tournament.games) if number not in journal.done]
    work = BatchQueue(tournament, left, watch, journal.log)
    share = share or (run_in_this_process if jobs <= 1 else run_on_processes)
    for results in share(work, jobs):
        journal.add(results)
        progress(len(journal.done))
    return journal.results()


def play_batch(tournament: Tournament, batch: Batch, watch: int) -> tuple[list[GameResult], float]:
    """Return the results and the duration in seconds."""
    started = time.perf_counter()
    with redirect_stdout(sys.stderr):  # bots may print, but stdout is reserved for JSON
        return [play_fixture(tournament, number, watch) for number in batch], time.perf_counter() - started


def run_in_this_process(work: BatchQueue, jobs: int) -> Batches:
    while batch := work.next_batch():
        results, seconds = play_batch(work.tournament, batch, work.watch)
        work.adapt_batch_size(batch, seconds)
        yield results


def run_on_processes(work: BatchQueue, jobs: int) -> Batches:
    """Yield the results of batches as they finish, in any order. The batch of a dead worker is retried."""
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
            with suppress(OSError):  # the worker has just died, which `receive` reports
                self.pipe.send(batch)

    def receive(self) -> tuple[list[GameResult], float] | None:
        """Return the results and their duration; None if the worker died."""
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
    """Run a worker's loop. The parent handles Ctrl-C; the worker exits when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_incidents_to(log)
    while True:
        try:
            batch = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(play_batch(tournament, batch, watch))
        except Exception as error:
            pipe.send(error)


def log_incidents_to(path: Path) -> None:
    """Log failures of bots to a file, which is created with the first entry."""
    incidents = logging.getLogger("magnat.arena")
    incidents.addHandler(logging.FileHandler(path, encoding="utf-8", delay=True))
    incidents.propagate = False
