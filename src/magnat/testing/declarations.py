"""Laws about declarations: fields and columns match constructors, and every frame has its own name."""

import inspect
from typing import Any

from magnat.kernel import (
    Chance,
    Edition,
    Frame,
    Question,
    Step,
)
from magnat.record.codec import frame_kinds, kind_of


def fields_match_constructors(edition: Edition) -> None:
    """Check that `fields` and `columns` are the constructors' parameters, in order.

    Compiled classes may have no signature and are then skipped.
    """
    for kind in frame_kinds(edition):
        found = constructor_parameters(kind)
        assert found is None or found == kind.fields, f"{kind.__name__}: fields {kind.fields}, parameters {found}"
    table = type(edition.deal(edition.least))
    found = constructor_parameters(table)
    assert found is None or found[2:] == table.columns, f"{table.__name__}: columns {table.columns}, parameters {found}"
    for column, how in table.secret:
        assert column in table.columns, f"{table.__name__}: {column} is secret, but no column"
        assert how in ("hand", "bag", "pile"), f"{table.__name__}: {column} cannot be hidden as {how!r}"
    assert not table.secret or "known" in table.columns, f"{table.__name__} has secrets, but no column `known`"


def kinds_are_unique(edition: Edition) -> None:
    """Check that no two frame classes share a name, former names included."""
    owner: dict[str, type[Frame]] = {}
    for kind in frame_kinds(edition):
        for called in (kind_of(kind), *kind.former_names):
            assert called not in owner, f"{called} is {owner[called].__module__} and {kind.__module__}"
            owner[called] = kind


def constructor_parameters(made: type[Any]) -> tuple[str, ...] | None:
    """Return the constructor's parameters; None if they are unknown, as for a compiled class."""
    if made in (Step, Question, Chance, Frame):
        return None
    try:
        found = inspect.signature(made.__init__).parameters
    except (TypeError, ValueError):
        return None
    if any(parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD) for parameter in found.values()):
        return None
    return tuple(found)[1:]
