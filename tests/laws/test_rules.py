"""Every catalogued rule has a test, and every cited rule is catalogued."""

from pathlib import Path

import pytest

from magnat.cli.citations import CitationPlaces, cited_by_code, cited_by_tests
from magnat.games import all_games, edition, variants
from magnat.kernel import current_question
from magnat.languages import COMPLETE_LANGUAGES
from magnat.testing import random_walks
from magnat.texts.rules import rules_of

TESTS = Path(__file__).parents[1]
CODE, CITED = cited_by_code(), cited_by_tests(TESTS)
every_game = pytest.mark.parametrize("game", all_games())


def undeclared(game: str, places: CitationPlaces) -> dict[str, list[str]]:
    """Return cited ids with this game's prefix that are not in its catalogue."""
    known = {rule.id for rule in rules_of(edition(game))}
    prefixes = {id.partition("-")[0] for id in known}
    return {id: at for id, at in places.items() if id.partition("-")[0] in prefixes and id not in known}


@every_game
def test_every_rule_has_a_test(game: str) -> None:
    missing = [rule.id for rule in rules_of(edition(game)) if rule.id not in CITED]
    assert not missing, f"{len(missing)} rules of {game} have no test: {' '.join(missing)}"


@every_game
def test_no_test_cites_an_undeclared_rule(game: str) -> None:
    assert not undeclared(game, CITED)


@every_game
def test_no_code_cites_an_undeclared_rule(game: str) -> None:
    assert not undeclared(game, CODE)


@every_game
def test_a_rule_is_declared_once_and_stated_in_both_languages(game: str) -> None:
    rules = rules_of(edition(game))
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        texts = [rule.statement(lang) for lang in COMPLETE_LANGUAGES]
        reasons = [bool(rule.reason(lang)) for lang in COMPLETE_LANGUAGES]
        assert all(texts) and rule.kind in ("rule", "ruling"), rule.id
        assert reasons == [rule.kind == "ruling"] * len(COMPLETE_LANGUAGES), rule.id


@every_game
def test_every_question_cites_a_catalogued_rule(game: str) -> None:
    """Refusals name their rule, which the client can look up."""
    known = {rule.id for rule in rules_of(edition(game))}
    for e in variants(game).values():
        for seed in range(3):
            for t in random_walks.walk_positions(e, e.most, seed, 300):
                question = current_question(t)
                assert question is None or t.rule_of(question) in known, type(question).__name__
