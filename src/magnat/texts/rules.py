"""The rule catalogue of a game, `rules.toml`. Only this module reads it."""

import tomllib
from functools import cache

import msgspec

from magnat.kernel import Edition
from magnat.record.codec import package_of
from magnat.texts.bundles import read_package_file


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rule of a printed booklet, or a ruling on a point that the booklet leaves open."""

    id: str
    fr: str
    en: str
    heading: str
    kind: str
    because_fr: str = ""
    because_en: str = ""

    @property
    def chapter(self) -> str:
        return self.id.rpartition("-")[0]

    def statement(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en

    def reason(self, lang: str) -> str:
        """Return the reason for a ruling; "" for a rule."""
        return self.because_fr if lang == "fr" else self.because_en


class Catalogue(msgspec.Struct, forbid_unknown_fields=True):
    """The content of `rules.toml`."""

    rule: list[Rule] = []


def rules_of(edition: Edition) -> tuple[Rule, ...]:
    """Return the rules of a game; empty if it has no catalogue."""
    return tuple(_load_rules(package_of(edition)).values())


def rule_named(edition: Edition, id: str) -> Rule | None:
    return _load_rules(package_of(edition)).get(id)


@cache
def _load_rules(package: str) -> dict[str, Rule]:
    found = msgspec.convert(tomllib.loads(read_package_file(package, "data", "rules.toml")), Catalogue).rule
    assert len({rule.id for rule in found}) == len(found), f"{package}: a rule is declared twice"
    return {rule.id: rule for rule in found}
