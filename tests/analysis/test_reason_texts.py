"""Every reason that a rule can give has a text in every language, with all values that the text uses.

A missing text or value raises an exception, which would end the whole review. The reasons are
therefore read from the sources, not from games. A construction that cannot be read fails the test.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from magnat.analysis import property_reasons, reasons
from magnat.analysis.reasons import AnswerReason, Rule, load_reasons
from magnat.analysis.wording import REASON_SPECS, describe_reason
from magnat.games import BUILT_IN, edition
from magnat.texts import LANGUAGES, Texts

NAMED_VALUES = {each.split(":")[0] for each in REASON_SPECS}
PRICED = ("space", "group")  # values that only games with a board have
FACTS_OF_EVERY_GAME = "fact_{then.id}"


@cache
def modules() -> dict[str, ast.Module]:
    """Return the sources of all rules by game; those of several games under an empty name and "electronic"."""
    shared = {"": reasons, "electronic": property_reasons}
    paths = {game: module.__file__ for game, module in shared.items()}
    for game in BUILT_IN:
        adapter = load_reasons(game)
        assert adapter is not None, game
        if game not in paths:
            paths[game] = adapter.__file__
    return {game: ast.parse(Path(str(path)).read_text(encoding="utf-8")) for game, path in paths.items()}


def constructions() -> Iterator[tuple[str, ast.FunctionDef, ast.Call]]:
    """Yield the game, the outermost function and the call of every construction of a reason."""
    for game, module in modules().items():
        for function in [node for node in module.body if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "AnswerReason":
                    yield game, function, node


def ids_of(function: ast.FunctionDef, expression: ast.expr) -> list[str]:
    """Return all values of the id of a construction."""
    match expression:
        case ast.Constant(value=str(id)):
            return [id]
        case ast.IfExp(body=body, orelse=other):
            return ids_of(function, body) + ids_of(function, other)
        case ast.Name(id=name) if name in [each.arg for each in function.args.args]:
            number = [each.arg for each in function.args.args].index(name)
            return [id for call in calls_of(function.name) for id in ids_of(function, call.args[number])]
        case ast.Name():
            strings = [node.value for node in ast.walk(function) if isinstance(node, ast.Constant)]
            return [each for each in strings if isinstance(each, str) and each.isidentifier() and "_" in each]
        case ast.JoinedStr():
            return ids_of_pattern(ast.unparse(expression)[2:-1])
    raise AssertionError(f"{function.name}: {ast.unparse(expression)} cannot be read")


def ids_of_pattern(pattern: str) -> list[str]:
    """Return the ids that are composed: scores by game, and facts by measure."""
    if pattern == FACTS_OF_EVERY_GAME:
        return [f"fact_{id}" for game in BUILT_IN for id in fact_ids(game)]
    assert pattern in ("{prefix}_mine", "{prefix}_theirs"), pattern
    scored = [game for game in BUILT_IN if reasons.score_reason in rules_of(game)]
    assert scored
    return [pattern.format(prefix=each) for each in ("score", *scored)]


def rules_of(game: str) -> tuple[Rule, ...]:
    rules: tuple[Rule, ...] = getattr(load_reasons(game), "RULES")  # noqa: B009
    return rules


def fact_ids(game: str) -> list[str]:
    adapter: Any = load_reasons(game)
    return [each.id for each in adapter.measure_facts(edition(game).deal(2), 0)]


def calls_of(name: str) -> list[ast.Call]:
    calls = [node for module in modules().values() for node in ast.walk(module) if isinstance(node, ast.Call)]
    found = [call for call in calls if ast.unparse(call.func) == name]
    assert found, f"nobody calls {name}"
    return found


def values_of(function: ast.FunctionDef, call: ast.Call) -> set[str]:
    """Return the names of the values that a construction gives to its text."""
    if len(call.args) < 2:
        return set()
    values = call.args[1]
    if isinstance(values, ast.Name):
        assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
        values = next(node.value for node in assigned if ast.unparse(node.targets[0]) == ast.unparse(call.args[1]))
    assert isinstance(values, ast.Dict), f"{function.name}: {ast.unparse(values)} cannot be read"
    names = {str(key.value) for key in values.keys if isinstance(key, ast.Constant)}
    for key, value in zip(values.keys, values.values, strict=True):
        if key is None:  # **values of a fact: an amount or a count
            assert ast.unparse(value) == "values", function.name
            names |= {"amount", "instead", "count", "less"}
    return names


def found_reasons() -> Iterator[tuple[str, str, set[str]]]:
    """Yield the game, the id and the names of the values of every reason."""
    for game, function, call in constructions():
        if call.args and not any(each.arg == "facts" for each in call.keywords):
            for id in ids_of(function, call.args[0]):
                yield game, id, values_of(function, call)


def test_the_sources_contain_every_known_reason():
    """The search itself: ids of factories, conditions, patterns, local names and every game."""
    ids = {id for _, id, _ in found_reasons()}
    assert {"wins", "lock", "lock_build", "short", "short_of_cash", "rent_theirs", "set_broken", "level"} <= ids
    assert {"score_mine", "deal_theirs", "fact_cash", "fact_laid", "best_base", "office_dear", "none"} <= ids
    assert len(ids) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_text_and_its_values(lang):
    for game, id, names in found_reasons():
        assert names <= NAMED_VALUES, (id, names)
        title = game or ("electronic" if names & {*PRICED} else "deal")
        values = dict.fromkeys(sorted(names), 1) | ({"seat": 0} if "seat" in names else {})
        sentence = describe_reason(Texts(edition(title), lang, []), lang, AnswerReason(id, values))
        assert sentence and "{" not in sentence and "why-" not in sentence, (id, sentence)
        fact = AnswerReason(id, values)
        if id.startswith("fact_"):
            for facts in ((fact,), (fact, fact)):
                whole = describe_reason(Texts(edition(title), lang, []), lang, AnswerReason("facts", facts=facts))
                assert whole.count(sentence) == len(facts) and whole.endswith(".")
        else:
            assert sentence.endswith("."), (id, sentence)
