"""Server: memory. Looking through ten thousand tables for garbage would hold up every one of them for a second.

Tables end by the count of their references, so little garbage is left for the collector: what has lived for a second
is set aside, and only what is younger is looked through. When a crowd has left, everything is, once.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

GC_THRESHOLDS: Final = (20_000, 20, 50)  # objects made before the youngest are looked through, and so on


def tune_gc() -> None:
    """What was loaded stays anyway."""
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()


def freeze_survivors() -> None:
    """What is in use now will be for a while."""
    gc.collect(1)
    gc.freeze()


def release_memory() -> None:
    """Memory that nobody needs goes back to the system: what is left of a crowd would stay until the next one."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    clear_type_cache()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)


def clear_type_cache() -> None:
    """Python remembers the last four thousand names that attributes were looked up by, and C code makes a new string at
    each call: strewn over what was the crowd's memory, each of them would keep a page of it."""
    found = getattr(sys, "_clear_internal_caches", None) or getattr(sys, "_clear_type_cache", None)
    if found is not None:  # CPython
        found()
