"""The rule catalogue of a game, `rules.toml`. Only this module reads it."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from magnat.kernel import Edition
from magnat.languages import LANGUAGES, read_own_toml, text_in, text_key, with_texts
from magnat.record.codec import package_of
from magnat.texts.bundles import read_package_file


@with_texts("")
class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The id of a rule, and its text in every language."""

    id: str


@with_texts("because")
class Rule(RuleText, frozen=True, kw_only=True):
    """A rule of a printed booklet, or a ruling on a point that the booklet leaves open."""

    heading: str = ""
    kind: str = ""

    @property
    def chapter(self) -> str:
        return self.id.rpartition("-")[0]

    def statement(self, lang: str) -> str:
        return str(text_in(self, lang))

    def reason(self, lang: str) -> str:
        """Return the reason for a ruling; "" for a rule."""
        return str(text_in(self, lang, "because"))


def rules_of(edition: Edition) -> tuple[Rule, ...]:
    """Return the rules of a game; empty if it has no catalogue."""
    return tuple(_load_rules(package_of(edition)).values())


def rule_named(edition: Edition, id: str) -> Rule | None:
    return _load_rules(package_of(edition)).get(id)


@cache
def _load_rules(package: str) -> dict[str, Rule]:
    rules = tomllib.loads(read_package_file(package, "data", "rules.toml")).get("rule", [])
    for lang in LANGUAGES:
        add_rule_texts(rules, lang, read_own_toml(lang, "games", package.rpartition(".")[2], "rules.toml"))
    found = msgspec.convert(rules, list[Rule])
    assert len({rule.id for rule in found}) == len(found), f"{package}: a rule is declared twice"
    return {rule.id: rule for rule in found}


def add_rule_texts(rules: list[dict[str, Any]], lang: str, texts: Any) -> None:
    """Add the texts of a language to a catalogue. Games of other packages have them in the catalogue itself."""
    for table, stem in (("rule", ""), ("because", "because")):
        for rule in rules:
            if rule["id"] in texts.get(table, {}):
                rule[text_key(lang, stem)] = texts[table][rule["id"]]
