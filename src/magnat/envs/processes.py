# mypyc: skip
"""Vector environment in several processes, which write their rows into shared memory.

    envs = gymnasium.make_vec("magnat/Deal-v0", num_envs=64, vectorization_mode="vector_entry_point", processes=2)

The same seed gives the same rows for any number of processes. Opponents must be picklable: a bot's
name, or a function of a module.
"""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np

from magnat.envs.vector import MagnatVector
from magnat.kernel import BadOption

ArrayLayout = list[tuple[str, tuple[int, ...], str]]  # name, shape, dtype
SHARED_ROWS: Final = ("observations", "masks", "histories", "seats")  # attributes of the vector in shared memory


def vector(num_envs: int, game: str, processes: int = 1, **more: Any) -> MagnatVector:
    """Return a vector environment in one or several processes. `more` goes to `MagnatVector`.

    Raise `BadOption` unless `processes` is between 1 and `num_envs`.
    """
    if not 1 <= processes <= num_envs:
        raise BadOption("processes", processes, f"1..{num_envs}")
    return MagnatVector(num_envs, game, **more) if processes == 1 else ProcessVector(num_envs, game, processes, **more)


def array_layout(rows: MagnatVector, num_envs: int) -> ArrayLayout:
    """Return the layout of the shared arrays for `num_envs` tables, with rows like those of `rows`."""
    shared = {name: getattr(rows, name) for name in SHARED_ROWS}
    layout = [(name, (num_envs, *each.shape[1:]), each.dtype.str) for name, each in shared.items()]
    layout += [("actions", (num_envs,), "<i8"), ("rewards", (num_envs,), "<f8"), ("over", (num_envs,), "|b1")]
    return [*layout, ("cut", (num_envs,), "|b1"), ("returns", (num_envs, rows.cores[0].seats), "<f8")]


def map_arrays(memory: SharedMemory, parts: ArrayLayout) -> dict[str, Any]:
    """Return the arrays in shared memory, one after another, aligned to 8 bytes."""
    arrays, at = {}, 0
    for name, shape, kind in parts:
        arrays[name] = np.ndarray(shape, np.dtype(kind), memory.buf, at)
        at += -(-arrays[name].nbytes // 8) * 8
    return arrays


def layout_bytes(parts: ArrayLayout) -> int:
    return sum(-(-int(np.prod(shape)) * np.dtype(kind).itemsize // 8) * 8 for _, shape, kind in parts)


def run_worker(
    connection: Connection, name: str, parts: ArrayLayout, first: int, count: int, options: dict[str, Any]
) -> None:
    """Run the tables of one worker process, which writes its rows until the pipe is closed."""
    memory = SharedMemory(name)
    shared = {each: rows[first : first + count] for each, rows in map_arrays(memory, parts).items()}
    envs = MagnatVector(count, **options)
    for each in SHARED_ROWS:
        setattr(envs, each, shared[each])
    try:
        while (seeds := connection.recv()) != "close":
            try:
                if seeds is None:
                    step_tables(envs, shared)
                else:
                    envs.reset(seed=seeds)
                connection.send(None)
            except Exception as error:
                connection.send(error)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        shared.clear()
        del envs
        memory.close()


def step_tables(envs: MagnatVector, shared: dict[str, Any]) -> None:
    _, rewards, over, cut, info = envs.step(shared["actions"])
    shared["rewards"][:], shared["over"][:], shared["cut"][:] = rewards, over, cut
    if "returns" in info:
        shared["returns"][:] = info["returns"]


class ProcessVector(MagnatVector):
    """Vector environment with its tables in several processes. Call `close()` to release them."""

    def __init__(self, num_envs: int, game: str, processes: int, **more: Any) -> None:
        super().__init__(1, game, **more)  # one table, for its spaces
        parts = array_layout(self, num_envs)
        self.memory = SharedMemory(create=True, size=layout_bytes(parts))
        self.shared = map_arrays(self.memory, parts)
        for each in SHARED_ROWS:
            setattr(self, each, self.shared[each])
        self.num_envs = num_envs
        self.build_batch_spaces()
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        self.shares = [len(part) for part in np.array_split(np.arange(num_envs), processes)]
        options = {"game": game, **more, "copy": False}
        for number, count in enumerate(self.shares):
            connection, worker_connection = multiprocessing.Pipe()
            arguments = (worker_connection, self.memory.name, parts, sum(self.shares[:number]), count, options)
            worker = multiprocessing.Process(target=run_worker, args=arguments, daemon=True)
            worker.start()
            worker_connection.close()
            self.pipes.append(connection)
            self.workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        seeds = self._seeds_by_table(seed)
        at = 0
        for connection, count in zip(self.pipes, self.shares, strict=True):
            connection.send(seeds[at : at + count])
            at += count
        self.wait_for_rows()
        return self._batch_observation(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        shared = self.shared
        shared["actions"][:] = actions
        for connection in self.pipes:
            connection.send(None)
        self.wait_for_rows()
        over, cut, info = shared["over"].copy(), shared["cut"].copy(), self._info()
        ended = over | cut
        if ended.any():
            info["returns"] = np.where(ended[:, None], shared["returns"], 0.0)
            info["_returns"] = ended
        return self._batch_observation(), shared["rewards"].copy(), over, cut, info

    def wait_for_rows(self) -> None:
        """Wait until all workers have written their rows. Raise the first error of a worker."""
        troubles = [connection.recv() for connection in self.pipes]
        for trouble in troubles:
            if trouble is not None:
                raise trouble

    def close_extras(self, **more: Any) -> None:
        """Stop the workers and release the shared memory."""
        for connection, worker in zip(self.pipes, self.workers, strict=True):
            if worker.is_alive():
                connection.send("close")
            worker.join(10)
            connection.close()
        self.shared.clear()
        self.observations = self.masks = self.histories = self.seats = None
        self.memory.close()
        self.memory.unlink()
