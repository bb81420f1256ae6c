"""The core of the environments: observations, actions and returns."""

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from magnat.envs import Core, IllegalAction, encoding_of
from magnat.envs.actions import AMOUNT_BUCKETS, AmountActions, first_at_least
from magnat.games import BUILT_IN, edition, variants
from magnat.games.deal.actions import MONEY
from magnat.games.electronic.building import Order, PickGroup
from magnat.kernel import BadOption
from magnat.mechanics.window import Window
from magnat.record import kind_of, replay, same_position
from magnat.testing import random_walks
from tests.breadth import some
from tests.golden.write import SHAPES, shape

every_game = pytest.mark.parametrize("game", BUILT_IN)


def started_core(game: str, seats: int, seed: int = 1, **more) -> Core:
    core = Core(game, seats, **more)
    core.reset(seed)
    return core


def play_on(core: Core, rng: random.Random, steps: int = 10**9) -> None:
    while core.seat >= 0 and steps:
        actions = list(core.legal)
        core.step(actions[int(rng.random() * len(actions))])
        steps -= 1


@every_game
def test_actions_and_features_match_this_version(game: str) -> None:
    """A change needs a new version of the environments: trained agents no longer fit."""
    assert shape(game) in SHAPES.read_text(encoding="utf-8").splitlines(), "run `make golden` and read the diff"


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_every_variant_has_its_actions(game: str, seed: int) -> None:
    """For any options, each choice maps to an action and every action to a choice."""
    rng = random.Random(seed)
    names = list(variants(game))
    variant = names[seed % len(names)]
    e = edition(game, variant)
    options = random_walks.random_options(e, rng) if seed else {}
    if "windows" in e.options:
        options["windows"] = "polled"
    seats = e.least + seed % (e.most - e.least + 1)
    core = started_core(game, seats, seed, variant=variant, options=options, limit=len(some(400)))
    encoding = core.encoding
    while core.seat >= 0:
        question = core.question
        first = encoding.actions_by_type[type(question)].first
        size = len(encoding.actions_by_type[type(question)].words)
        assert len(core.legal) > 1 and set(core.legal.values()) <= set(core.choices)
        assert all(first <= action < first + size for action in core.legal), kind_of(type(question))
        if question.answer_kind != "money" and game != "deal":
            assert len(core.legal) == len(core.choices), kind_of(type(question))
        row = core.encode(core.seat).to_dense(encoding.size)
        assert all(-4 <= number <= 4 for number in row)
        play_on(core, rng, 1)


def test_equal_cards_are_one_action() -> None:
    core = started_core("deal", 2)
    e: Any = core.edition
    notes = [card for card in range(e.size) if e.kinds[card] == MONEY and e.values[card] == 1]
    plain = encoding_of(e).actions_by_type[type(core.question)]
    legal: dict[int, int] = {}
    plain.add_legal(core.table, core.question, [2 + e.size + card for card in notes], 2, legal)
    assert len(notes) > 1 and list(legal.values()) == [2 + e.size + notes[0]]


def test_amounts_are_the_smallest_legal_ones_at_or_above_their_target() -> None:
    assert [first_at_least(range(30, 101, 20), target) for target in (0, 30, 31, 50, 51, 90, 95)] == [
        30,
        30,
        50,
        50,
        70,
        90,
        90,
    ]
    assert [first_at_least([30, 50], target) for target in (1, 31, 51)] == [30, 50, 50]


def test_a_bid_is_measured_by_the_price_of_its_lot() -> None:
    core = started_core("electronic", 3)
    bids = core.encoding.actions_by_type[core.encoding.kinds["bid"]]
    assert isinstance(bids, AmountActions)
    lot = core.encoding.spaces[0]
    e: Any = core.edition
    price = e.prices[lot]
    layout_row = core.encoding.kinds["bid"]((0, 1, 2), lot, 0, -1, 0)
    legal: dict[int, int] = {}
    bids.add_legal(core.table, layout_row, range(0, 15_001, 10), 3, legal)
    named = {bids.words[action - bids.first]: amount for action, amount in legal.items()}
    assert named == {
        "least": 0, "next": 10, "1/4 price": price // 4 + 0, "1/2 price": price // 2, "3/4 price": price * 3 // 4,
        "price": price, "5/4 price": price * 5 // 4, "3/2 price": price * 3 // 2, "2 prices": 2 * price,
        "3 prices": 3 * price, "all": 15_000,
    }  # fmt: skip
    legal.clear()
    bids.add_legal(
        core.table, layout_row, range(price, price + 11, 10), 3, legal
    )  # lower amounts are not offered twice
    assert [bids.words[action - bids.first] for action in legal] == ["least", "next"] and len(AMOUNT_BUCKETS) == 11


def test_seats_are_numbered_from_the_asked_seat() -> None:
    encoding = encoding_of(edition("electronic"))
    kind = encoding.kinds["with"]
    actions = encoding.actions_by_type[kind]
    legal: dict[int, int] = {}
    actions.add_legal(edition("electronic").deal(3), kind(2), [0, 1], 3, legal)
    assert legal == {actions.first + 1: 0, actions.first + 2: 1}  # of three: left of seat 2 is seat 0


@every_game
def test_the_same_seed_is_the_same_game_and_its_record_replays(game: str, tmp_path: Path) -> None:
    first, second, other = (started_core(game, 2, seed, limit=150) for seed in (5, 5, 6))
    for core in (first, second, other):
        play_on(core, random.Random(3))
    assert (
        first.answers == second.answers
        and same_position(first.table, second.table)
        and not same_position(first.table, other.table)
    )
    record = first.record()
    assert same_position(replay(record), first.table) and len(record.rows) > first.decisions
    record.write(tmp_path / "game.jsonl")


@every_game
def test_a_clone_is_independent_with_the_same_luck(game: str) -> None:
    core = started_core(game, 2, 9)
    play_on(core, random.Random(1), 20)
    assert pickle.loads(pickle.dumps(core)).legal == core.legal
    before = pickle.loads(pickle.dumps(core)) if game == "deal" else copy.deepcopy(core)
    assert same_position(before.table, core.table) and before.legal == core.legal and before.table is not core.table
    play_on(core, random.Random(2), 30)
    assert not same_position(before.table, core.table)
    play_on(before, random.Random(2), 30)
    assert same_position(before.table, core.table) and before.answers == core.answers


def test_nature_can_be_a_player() -> None:
    core = started_core("deal", 2, nature=False, listens=True)
    assert core.seat == -2 and len(core.choices) == 2 and not core.legal
    with pytest.raises(IllegalAction):
        core.step(2)
    core.step(1)
    assert ("starts", 1, 0, 0, 0, -1) in core.facts
    while core.seat == -2:
        core.step(0)
    assert core.seat == 1 and len(core.legal) > 1


def test_an_exact_action_is_the_answer_itself() -> None:
    core = started_core("electronic", 3, actions="exact")
    assert core.legal == {} and len(core.choices) > 1
    with pytest.raises(IllegalAction):
        core.step(77)
    core.step(core.choices[-1])
    assert core.answers[-1] != 77


def test_an_illegal_action_is_refused_with_the_legal_ones() -> None:
    core = started_core("deal", 3)
    wrong = next(action for action in range(core.encoding.codec.size) if action not in core.legal)
    with pytest.raises(IllegalAction, match=f"action {wrong} .build_on: .*is not legal now: {min(core.legal)}"):
        core.step(wrong)
    actions = core.encoding.codec.size
    with pytest.raises(IllegalAction, match=f"there are {actions}"):
        core.step(actions)


def test_a_window_is_closed_after_a_number_of_actions() -> None:
    """A seat that could build, sell and mortgage for ever is not asked until the next window."""
    most: dict[int, int] = {}
    for acts in (2, 4):
        core = started_core("electronic", 2, 4, options={"offers_per_window": 0}, acts=acts, limit=1500)
        while core.seat >= 0:
            question = core.question
            busy = [a for a, choice in core.legal.items() if choice != question.silence(core.table)]
            core.step(busy[0] if isinstance(question, Window) else next(iter(core.legal)))
            most[acts] = max(most.get(acts, 0), *core.window_acts)
    assert most[2] == 2 and most[4] == 4


def test_a_game_is_truncated_at_its_limit_without_reward() -> None:
    core = started_core("electronic", 4, limit=10)
    play_on(core, random.Random(1))
    assert core.is_cut_off and not core.over and core.decisions == 10 and core.returns() == [0.0] * 4


def test_winners_share_one_and_losers_share_minus_one() -> None:
    core = started_core("deal", 4)
    assert core.returns() == [0.0] * 4
    for winners, expected in (
        (0b0100, [-1 / 3, -1 / 3, 1.0, -1 / 3]),
        (0b0110, [-0.5, 0.5, 0.5, -0.5]),
        (15, [0.0] * 4),
    ):
        core.table.winners = winners
        assert core.returns() == expected and sum(expected) == pytest.approx(0)


def test_unsupported_settings_are_refused() -> None:
    with pytest.raises(BadOption, match="codec, exact"):
        Core("deal", 2, actions="words")
    with pytest.raises(BadOption, match=r"2\.\.5"):
        Core("deal", 6)


def test_a_debt_is_not_encoded_as_a_seat() -> None:
    encoding = encoding_of(edition("electronic"))
    for question in (PickGroup(0, True, in_debt=True), Order(0, 1, True, in_debt=True)):
        fields = encoding.layouts[type(question)].others
        assert all(type(getattr(question, field)) is int for field in fields), fields
