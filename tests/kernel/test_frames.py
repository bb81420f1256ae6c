"""The fields of frames, which are the parameters of their constructors, also in the compiled engine."""

import ast
import pickle
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from magnat.games import BUILT_IN, edition
from magnat.kernel.table import parameter_names
from magnat.mechanics.money import Pay
from magnat.record.codec import frame_kinds

SOURCES = Path(__file__).parents[2] / "src"


@cache
def constructors(module: str) -> dict[str, tuple[str, ...]]:
    """Return the parameters of the constructors that a module's source declares, by class."""
    path = SOURCES.joinpath(*module.split("."))
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return {
        kind.name: tuple(parameter.arg for parameter in method.args.args[1:])
        for kind in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
    }


def declared_parameters(kind: type[Any]) -> tuple[str, ...]:
    bases = [base for base in kind.__mro__ if base.__module__.startswith("magnat.")]
    return next(found for base in bases if (found := constructors(base.__module__).get(base.__name__)) is not None)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_fields_of_every_frame_are_the_parameters_of_its_constructor(game: str) -> None:
    e = edition(game)
    for kind in (*frame_kinds(e), type(e.deal(e.least))):
        assert parameter_names(kind) == declared_parameters(kind), kind.__name__


def test_payments_differ_by_every_field_and_survive_pickling() -> None:
    names = parameter_names(Pay)
    pay = Pay(*range(len(names)))
    assert pickle.loads(pickle.dumps(pay)) == pay
    for number in range(len(names)):
        values = [*range(len(names))]
        values[number] += 7
        assert Pay(*values) != pay, names[number]


def test_a_kind_without_a_signature_of_its_own_is_refused() -> None:
    class Unsigned:
        __init__ = import_module("builtins").object.__init__

    with pytest.raises(TypeError, match="Unsigned: a default"):
        parameter_names(Unsigned)
