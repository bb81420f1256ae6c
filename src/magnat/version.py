"""The package's version, the version of its engine, its folder, and a check whether the engine is compiled."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final

__version__ = "0.1.0"

PACKAGE: Final = Path(__file__).parent
DIGEST_FILE: Final = "engine-digest.txt"  # written by builds; a source tree has none
# The packages on which games, searches and reviews depend.
ENGINE_PACKAGES: Final = ("kernel", "mechanics", "games", "record", "bots", "editions", "match", "analysis")


@cache
def engine_version() -> str:
    """Return the version of the engine: that of the package and a digest of the sources, such as `0.1.0+3b1f0c9a2d4e`.

    Records, snapshots and reviews state it, because those of another engine may not be comparable.
    """
    file = PACKAGE / DIGEST_FILE
    return f"{__version__}+{file.read_text() if file.is_file() else digest_engine(PACKAGE)}"


def digest_engine(package: Path) -> str:
    """Return a digest of the engine's sources in the package's folder; equal sources give equal digests everywhere."""
    sha = hashlib.sha256()
    for path in sorted(engine_sources(package)):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        sha.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()[:12]


def engine_sources(package: Path) -> Iterator[Path]:
    for name in ENGINE_PACKAGES:
        for pattern in ("*.py", "*.toml", "*.json"):
            yield from (package / name).rglob(pattern)


def compiled() -> bool:
    """True if the engine runs as compiled extension modules."""
    spec = find_spec("magnat.kernel.loop")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
