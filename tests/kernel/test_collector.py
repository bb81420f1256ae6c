"""The garbage collector visits each reference of a table once; otherwise it would clear live objects."""

import gc
from collections import Counter

import pytest

from magnat.games import all_games, variants
from magnat.kernel import Edition, Table


def held(table: Table) -> Counter[int]:
    """Return how many attributes refer to each object, by its identity."""
    names = [name for name in dir(table) if not name.startswith("__")]
    on_class = [name for name in names if hasattr(type(table), name) and not is_slot(getattr(type(table), name))]
    return Counter(id(getattr(table, name)) for name in names if name not in on_class and hasattr(table, name))


def is_slot(result: object) -> bool:
    return type(result).__name__ in ("getset_descriptor", "member_descriptor")


@pytest.mark.parametrize("game", all_games())
def test_no_reference_of_a_table_is_counted_twice(game: str) -> None:
    for edition in variants(game).values():
        table = edition.deal(edition.most)
        counted = Counter(id(each) for each in gc.get_referents(table) if gc.is_tracked(each))
        assert all(count <= max(1, held(table)[each]) for each, count in counted.items())
        assert counted or hasattr(table, "__dict__")


@pytest.mark.parametrize("game", all_games())
def test_an_edition_in_a_cache_outlives_the_tables_dealt_from_it(game: str) -> None:
    """Regression: a collection cleared the edition because its references were counted twice."""
    cache: list[Edition] = []
    gc.collect()  # moves the cache to the old generation, like that of a module
    edition = variants(game)["standard"].with_()
    cache.append(edition)
    ring: list[object] = [edition.deal(edition.most)]
    ring.append(ring)  # garbage that only a collection finds
    del ring, edition
    gc.collect(0)
    assert cache[0].options
