"""Check that a tag can be released, and print its release notes.

    python -m tools.release v0.1.0

The tag must be the version of the package, and the changelog must have a dated section for it. Needs no installation.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
SECTION = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>.+)\n(?P<notes>(?:(?!## ).*\n?)*)", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


class CannotRelease(Exception):
    """The reason why a tag cannot be released, in one sentence."""


def release_notes(tag: str, package: str, changelog: str) -> str:
    """Return the changelog's section for a tag. `package` is the source that defines `__version__`."""
    match = VERSION.search(package)
    if match is None:
        raise CannotRelease("The package does not define __version__.")
    version = match.group(1)
    if tag != f"v{version}":
        raise CannotRelease(f"The tag is {tag}, but the version of the package is {version}.")
    section = next((each for each in SECTION.finditer(changelog) if each["version"] == version), None)
    if section is None:
        raise CannotRelease(f"CHANGELOG.md has no section for {version}.")
    if not DATE.fullmatch(section["date"]):
        raise CannotRelease(f"CHANGELOG.md has no date for {version}, but “{section['date']}”.")
    notes = section["notes"].strip()
    if not notes:
        raise CannotRelease(f"The section for {version} in CHANGELOG.md is empty.")
    return notes


def main(arguments: Sequence[str]) -> int | str:
    if len(arguments) != 1:
        return "usage: python -m tools.release TAG"
    package = (ROOT / "src" / "magnat" / "version.py").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(release_notes(arguments[0], package, changelog))
    except CannotRelease as reason:
        return str(reason)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
