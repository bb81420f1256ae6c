"""The package's version, its folder, and a check whether the engine is compiled."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

__version__ = "0.1.0"

PACKAGE: Final = Path(__file__).parent


def compiled() -> bool:
    """True if the engine runs as compiled extension modules."""
    spec = find_spec("magnat.kernel.loop")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
