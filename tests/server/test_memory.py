"""Garbage collection: long-lived objects are frozen until a crowd has left."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from magnat.hosts.server import memory


class Ring:
    """A reference cycle, which only the collector frees."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def restore_collector() -> Iterator[None]:
    limits = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*limits)


def test_recent_garbage_is_collected() -> None:
    reference = weakref.ref(Ring())
    memory.freeze_survivors()
    assert reference() is None


def test_frozen_objects_are_collected_after_a_crowd_has_left() -> None:
    used: list[Ring] = [Ring()]
    reference = weakref.ref(used[0])
    memory.freeze_survivors()
    used.clear()
    gc.collect()
    assert reference() is not None
    memory.release_memory()
    assert reference() is None


def test_survivors_are_frozen_again_after_a_crowd() -> None:
    memory.release_memory()
    assert gc.get_freeze_count() > 1000


def test_cached_attribute_names_are_released() -> None:
    names = ["".join(["wor", "d"]) for _ in range(100)]
    alone = [sys.getrefcount(name) for name in names]
    assert not any([hasattr(Ring, name) for name in names])
    assert [sys.getrefcount(name) for name in names] > alone  # interned by Python
    memory.release_memory()
    assert [sys.getrefcount(name) for name in names] == alone
