"""A tag is released only if version and changelog agree with it."""

import pytest

from tools.release import CannotRelease, release_notes

PACKAGE = '"""Magnat."""\n\n__version__ = "0.2.0"\n'
CHANGELOG = """# Changelog

## [0.2.0] - 2026-12-01

### Added

- Something.

## [0.1.0] - 2026-11-01

- The first release.
"""


def test_the_notes_are_the_section_of_the_version() -> None:
    assert release_notes("v0.2.0", PACKAGE, CHANGELOG) == "### Added\n\n- Something."


def test_the_last_section_ends_with_the_file() -> None:
    package = PACKAGE.replace("0.2.0", "0.1.0")
    assert release_notes("v0.1.0", package, CHANGELOG) == "- The first release."


@pytest.mark.parametrize(
    ("tag", "package", "changelog", "reason"),
    [
        ("v0.1.0", PACKAGE, CHANGELOG, "the version of the package is 0.2.0"),
        ("0.2.0", PACKAGE, CHANGELOG, "the version of the package is 0.2.0"),
        ("v0.2.0", "", CHANGELOG, "does not define __version__"),
        ("v0.2.0", PACKAGE, CHANGELOG.replace("[0.2.0]", "[0.3.0]"), "no section for 0.2.0"),
        ("v0.2.0", PACKAGE, CHANGELOG.replace("2026-12-01", "Unreleased"), "no date for 0.2.0"),
        ("v0.2.0", PACKAGE, CHANGELOG.replace("### Added\n\n- Something.\n", ""), "0.2.0 in CHANGELOG.md is empty"),
    ],
)
def test_a_tag_that_does_not_fit_is_refused_with_the_reason(
    tag: str, package: str, changelog: str, reason: str
) -> None:
    with pytest.raises(CannotRelease, match=reason):
        release_notes(tag, package, changelog)
