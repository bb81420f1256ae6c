"""Memory: what is set aside is not looked through again before a crowd has left."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from magnat.hosts.server import memory


class Ring:
    """Something that only the collector can take away."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    limits = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*limits)


def test_garbage_of_the_last_second_goes() -> None:
    seen = weakref.ref(Ring())
    memory.freeze_survivors()
    assert seen() is None


def test_what_was_in_use_is_set_aside_until_a_crowd_has_left() -> None:
    used: list[Ring] = [Ring()]
    seen = weakref.ref(used[0])
    memory.freeze_survivors()
    used.clear()
    gc.collect()
    assert seen() is not None
    memory.release_memory()
    assert seen() is None


def test_after_a_crowd_what_is_left_is_set_aside_again() -> None:
    memory.release_memory()
    assert gc.get_freeze_count() > 1000


def test_names_that_attributes_were_looked_up_by_are_forgotten() -> None:
    names = ["".join(["wor", "d"]) for _ in range(100)]
    alone = [sys.getrefcount(name) for name in names]
    assert not any([hasattr(Ring, name) for name in names])
    assert [sys.getrefcount(name) for name in names] > alone  # Python remembers them
    memory.release_memory()
    assert [sys.getrefcount(name) for name in names] == alone
