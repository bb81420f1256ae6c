"""Snapshots of tables."""

import random
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.kernel import MagnatError, Table, settle
from magnat.record import BadSnapshot, restore, same_position, snapshot
from magnat.testing import laws, random_walks
from tests.toy import TOY, Toy, ToyAdmire, ToyObjection, ToySayNo, ToySteal


def dealt() -> Toy:
    t = TOY.deal(3)
    settle(t)
    return t


def through_json(t: Table) -> Table:
    return restore(TOY, 3, msgspec.json.decode(msgspec.json.encode(snapshot(t))))


def test_nested_frames_tuples_and_bools_round_trip() -> None:
    t = dealt()
    t.push(ToySayNo(ToyObjection(1, 0, ToyObjection(2, 0, ToySteal(0, 1), False), True)))
    t.push(ToyAdmire(2, (3, 4)))
    t.last = (1, 2)
    u = through_json(t)
    assert same_position(t, u) and isinstance(u, Toy) and u.last == (1, 2)
    assert snapshot(t)["stack"][-1] == ["toy_admire", 2, {"tuple": [3, 4]}]
    assert snapshot(t)["stack"][-2] == [
        "toy_say_no",
        ["toy_objection", 1, 0, ["toy_objection", 2, 0, ["toy_steal", 0, 1], False], True],
    ]


def test_a_snapshot_shares_nothing_with_the_table() -> None:
    t = dealt()
    saved = snapshot(t)
    saved["columns"]["hands"][0].append(99)
    assert 99 not in t.hands[0]


def test_a_missing_column_and_a_new_field_take_their_defaults() -> None:
    saved = snapshot(dealt())
    del saved["columns"]["best"]
    saved["stack"].append(["toy_admire", 0])
    t = restore(TOY, 3, saved)
    assert isinstance(t, Toy) and t.best == 0
    assert isinstance(t.stack[-1], ToyAdmire) and t.stack[-1].cards == ()


def test_a_renamed_kind_is_found_by_its_old_name() -> None:
    saved = snapshot(dealt())
    saved["stack"].append(["contemplate", 1, {"tuple": []}])
    assert isinstance(restore(TOY, 3, saved).stack[-1], ToyAdmire)


def test_an_empty_stack_round_trips_as_the_end() -> None:
    saved = snapshot(dealt())
    saved["stack"], saved["columns"]["winners"] = [], 2
    t = restore(TOY, 3, saved)
    assert t.over and t.winners == 2


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("schema", {"schema": 99}),
        ("schema", {"schema": None}),
        ("columns", {"columns": []}),
        ("stack", {"stack": {}}),
        ("stack", {"stack": [["teleport", 0]]}),
        ("stack", {"stack": [["toy_play"]]}),
        ("stack", {"stack": [["toy_play", 0, 1, 2]]}),
        ("stack", {"stack": [[]]}),
        ("stack", {"stack": [7]}),
        ("stack", {"stack": [[["toy_play", 0], 0]]}),
        ("stack", {"stack": [["toy_admire", 0, {"list": []}]]}),
        ("cash", {"columns": {"cash": 3}}),
        ("cash", {"columns": {"cash": ["x"]}}),
        ("turn", {"columns": {"turn": "x"}}),
        ("turn", {"columns": {"turn": True}}),
    ],
)
def test_a_damaged_snapshot_is_refused_with_data(where: str, change: dict[str, object]) -> None:
    with pytest.raises(BadSnapshot) as refused:
        restore(TOY, 3, {**snapshot(dealt()), **change})
    assert refused.value.where == where and refused.value.accepted


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["toy_play", "toy_say_no", "tuple"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["tuple", "cash", "hands"]), inner),
    max_leaves=12,
)


@given(json_values, json_values)
def test_any_json_is_decoded_or_refused(columns: object, stack: object) -> None:
    with suppress(MagnatError):
        restore(TOY, 3, {"schema": 1, "columns": columns, "stack": stack})


def test_every_position_of_a_game_round_trips() -> None:
    rng = random.Random(5)
    for t in random_walks.walk_positions(TOY, 4, 5):
        laws.snapshot_restores(TOY, 4, t, rng)
