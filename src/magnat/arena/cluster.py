"""Tournaments on a Ray cluster, or on a local Ray instance. The results are the same."""

import logging
import os
from importlib import import_module
from typing import Any

from magnat.arena.workers import Batch, Batches, BatchQueue, play_batch


def run_on_ray(work: BatchQueue, jobs: int) -> Batches:
    """Yield the results of batches as they finish, on the cluster of RAY_ADDRESS or else on `jobs` local workers."""
    ray: Any = import_module("ray")  # magnat[cluster]
    started = not ray.is_initialized()
    if started:
        address = os.environ.get("RAY_ADDRESS")
        local: dict[str, Any] = {} if address else {"num_cpus": max(1, jobs), "include_dashboard": False}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **local)
    try:
        remote = ray.remote(max_retries=5)(play_batch)
        waiting: dict[Any, Batch] = {}
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", jobs)))
        while True:
            while len(waiting) < at_once and (batch := work.next_batch()):
                waiting[remote.remote(work.tournament, batch, work.watch)] = batch
            if not waiting:
                return
            finished, _ = ray.wait(list(waiting))
            for task in finished:
                results, seconds = ray.get(task)
                work.adapt_batch_size(waiting.pop(task), seconds)
                yield results
    finally:
        if started:
            ray.shutdown()
