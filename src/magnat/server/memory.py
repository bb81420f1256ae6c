"""Server: memory. Looking through ten thousand tables for garbage would hold up every one of them for a second.

Tables end by the count of their references, so little garbage is left for the collector: what has lived for a second
is set aside, and only what is younger is looked through. When a crowd has left, everything is, once.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

YOUNG: Final = (20_000, 20, 50)  # objects made before the youngest are looked through, and so on


def begin() -> None:
    """What was loaded stays anyway."""
    gc.set_threshold(*YOUNG)
    gc.collect()
    gc.freeze()


def set_aside() -> None:
    """What is in use now will be for a while."""
    gc.collect(1)
    gc.freeze()


def give_back() -> None:
    """Memory that nobody needs goes back to the system: what is left of a crowd would stay until the next one."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)
