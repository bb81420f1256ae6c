"""Garbage collection for many tables. A full collection with ten thousand tables would block them for a second.

Tables are freed by reference counting and leave little garbage. Objects older than a second are
therefore frozen, and only younger ones are scanned. After many rooms have closed, a full collection runs once.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

GC_THRESHOLDS: Final = (20_000, 20, 50)  # see gc.set_threshold


def tune_gc() -> None:
    """Set the thresholds, and freeze everything loaded so far, which is never freed."""
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()


def freeze_survivors() -> None:
    """Collect the young generations and freeze the surviving objects."""
    gc.collect(1)
    gc.freeze()


def release_memory() -> None:
    """Run a full collection and return free memory to the system, which the allocator would keep otherwise."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    clear_type_cache()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # not glibc
            ctypes.CDLL(None).malloc_trim(0)


def clear_type_cache() -> None:
    """Clear CPython's type cache.

    It keeps the last four thousand attribute names that were looked up, and C code creates a new string
    for each call. These strings are scattered, and each would keep a page of otherwise free memory.
    """
    clear = getattr(sys, "_clear_internal_caches", None) or getattr(sys, "_clear_type_cache", None)
    if clear is not None:  # CPython
        clear()
