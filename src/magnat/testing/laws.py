"""The laws that every edition must obey, for the games of this package and of other packages.

A law checks one edition, or one position of a game (`t`), changes nothing, and raises an AssertionError that describes
the fault. `walk_positions` walks through a random game, including asides and nature's answers; `check` applies every
law.
"""

import random
from typing import Any

import msgspec

from magnat.kernel import (
    TABLE,
    Chance,
    Edition,
    Frame,
    IllegalAnswer,
    Luck,
    Question,
    Table,
    answer,
    apply,
    current_question,
    settle,
    speaker,
)
from magnat.kernel.table import edition_of
from magnat.record.codec import encode_frame, frame_kinds, kind_of, restore, snapshot
from magnat.record.record import decode_record, replay, replay_facts
from magnat.record.recorded_game import RecordedGame
from magnat.testing.random_walks import (
    assert_same,
    copy_after_answer,
    frame_name,
    next_asked,
    random_row,
    sample_choices,
    waiting_choices,
    walk_steps,
)
from magnat.testing.secrecy import keeps_secrets, memory_lasts


def waits_or_is_over(t: Table) -> None:
    """Check that the stack is empty and the game over, or that a question is on top."""
    if t.stack:
        assert isinstance(t.stack[-1], Question), f"the table waits on {frame_name(t.stack[-1])}, which is no question"
        assert not t.over, f"the game is over, yet {frame_name(t.stack[-1])} waits"
    else:
        assert t.over, "nothing is left to do, yet the table is not over"


def choices_are_given(t: Table) -> None:
    """Check that there is a legal answer, none is offered twice, silence is legal, and asking changes nothing."""
    top = current_question(t)
    if top is None:
        return
    before = snapshot(t)
    goes_on(t)
    choices = top.choices(t)
    assert choices == top.choices(t), f"{frame_name(top)} offers other choices when asked twice"
    if not isinstance(choices, range):
        assert len(set(choices)) == len(choices), f"{frame_name(top)} offers a choice twice: {choices}"
    if top.answer_kind == "verb" and not isinstance(top, Chance):
        assert all(0 <= choice < len(top.verbs) for choice in choices), f"{frame_name(top)} offers verbs without a name"
    assert snapshot(t) == before, f"asking {frame_name(top)} changes the table"


def goes_on(t: Table) -> None:
    """Check that a game cannot get stuck: silence is legal, and the same question is asked after an aside."""
    top = current_question(t)
    if top is None:
        return
    assert_answerable(t, top)
    resumed = top.after_aside()
    if resumed is not top:
        u = t.copy()
        u.stack[-1] = resumed
        settle(u)
        assert next_asked(u) == next_asked(t), (
            f"{frame_name(top)} waits for what is settled: anew it would be {next_asked(u)}"
        )


def asides_are_answerable(t: Table, seats: int) -> None:
    """Check that every aside has a legal answer."""
    top = current_question(t)
    for seat in range(seats):
        aside = None if top is None or seat == speaker(top) else top.aside(t, seat)
        if aside is not None:
            assert_answerable(t, aside)


def assert_answerable(t: Table, question: Question[Any]) -> None:
    choices = question.choices(t)
    assert len(choices) > 0, f"{frame_name(question)} has no legal answer"
    silent = isinstance(question, Chance) or question.silence(t) in choices
    assert silent, f"{frame_name(question)}: silence is not a legal answer"


def dialogues_are_declared(t: Table, seats: int, rng: random.Random) -> None:
    """Check that `opens_dialogue` and `withdrawal` declare what the answers do.

    An answer opens a dialogue exactly if it tells no fact and directly asks its own seat a further question. A
    withdrawal tells nothing and asks nothing, and no other answer leads back to where a dialogue began.
    """
    top = current_question(t)
    for seat in range(seats):
        question = None if top is None else top if seat == speaker(top) else top.aside(t, seat)
        if question is None:
            continue
        choices = sample_choices(question.choices(t), rng)
        opening = [choice for choice in choices if question.opens_dialogue(t, choice)]
        if isinstance(question.choices(t), range) and question.answer_kind != "verb":
            assert len(opening) in (0, len(choices)), f"{frame_name(question)}: only some amounts open a dialogue"
        for choice in choices:
            u = copy_after_answer(t, question, choice)
            pushed = u.stack[len(t.stack) - (question is top) :]
            asks = bool(pushed) and isinstance(pushed[-1], Question) and speaker(pushed[-1]) == seat
            opens = asks and not u.facts and not u.over
            assert opens == (choice in opening), f"{frame_name(question)} answered {choice}: a dialogue is {opens}"
            if choice == question.withdrawal:
                assert not pushed and not u.facts, f"{frame_name(question)}: the withdrawal {choice} has an effect"
        if opening and question is top:
            assert_withdrawals(t, seat, rng.choice(opening), rng)


def assert_withdrawals(t: Table, seat: int, opening: int, rng: random.Random) -> None:
    """Check that only the declared withdrawal leads back from a dialogue to the question that it began with."""
    u = t.copy()
    answer(u, seat, opening)
    question = current_question(u)
    assert question is not None
    for choice in sample_choices(question.choices(u), rng):
        v = u.copy()
        v.facts = []
        answer(v, seat, choice)
        back = v.stack == t.stack and not v.facts
        assert not back or choice == question.withdrawal, f"{frame_name(question)}: {choice} withdraws undeclared"


def bots_may_say_all(t: Table) -> None:
    """Check that `bot_choices` are all `choices` if only bots play."""
    top, e = current_question(t), edition_of(t)
    windows = e.option_for("windows")
    if top is not None and (not windows or e.options[windows] == "polled"):
        choices, offered = top.choices(t), top.bot_choices(t)
        missing = [] if choices == offered else [choice for choice in choices if choice not in offered]
        assert not missing, f"{frame_name(top)} keeps {missing} from bots, which the arena would offer them"


def copy_is_independent(t: Table, rng: random.Random) -> None:
    """Check that a copy equals the table, and that changes of the copy do not affect the table."""
    before = snapshot(t)
    u = t.copy()
    assert type(u) is type(t), f"the copy is a {type(u).__name__}"
    assert u.facts is None and u.rows is None, "a copy tells"
    assert_same(before, snapshot(u), "the copy differs")
    assert_nothing_shared(t, u)
    if current_question(u) is not None:
        apply(u, rng.choice(waiting_choices(u)))
        assert_same(before, snapshot(t), "playing on a copy changed the table")


def snapshot_restores(edition: Edition, seats: int, t: Table, rng: random.Random) -> None:
    """Check that a snapshot, encoded as JSON, restores the same position, which continues in the same way."""
    saved = snapshot(t)
    u = restore(edition, seats, msgspec.json.decode(msgspec.json.encode(saved)))
    assert_same(saved, snapshot(u), "the restored table differs")
    for column in t.columns:
        was, now = getattr(t, column), getattr(u, column)
        assert type(was) is type(now), f"{column} was a {type(was).__name__}, is restored as a {type(now).__name__}"
    if current_question(t) is not None:
        v = t.copy()
        choice = rng.choice(waiting_choices(t))
        apply(u, choice)
        apply(v, choice)
        assert_same(snapshot(v), snapshot(u), f"the restored table plays on differently after {choice}")


def rules_depend_on_the_table_alone(t: Table, rng: random.Random) -> None:
    """Check that the same answer on equal tables gives equal tables."""
    if current_question(t) is None:
        return
    choice = rng.choice(waiting_choices(t))
    u, v = t.copy(), t.copy()
    apply(u, choice)
    apply(v, choice)
    assert_same(snapshot(u), snapshot(v), f"{frame_name(t.stack[-1])} took {choice} twice, differently")


def frames_are_values(t: Table, rng: random.Random) -> None:
    """Check that no frame is changed by any frame's `run` or `take`."""
    top = current_question(t)
    if top is None:
        return
    frames = list(t.stack)
    before = [encode_frame(frame) for frame in frames]
    for choice in sample_choices(top.choices(t), rng):
        apply(t.copy(), choice)
        for frame, was in zip(frames, before, strict=True):
            assert encode_frame(frame) == was, (
                f"{frame_name(top)} answered {choice} changed {was} into {encode_frame(frame)}"
            )


def refusals_change_nothing(t: Table, seats: int, rng: random.Random) -> None:
    """Check that answers out of turn or not offered are refused with a reason and leave the table unchanged."""
    before = snapshot(t)
    top = current_question(t)
    for seat in range(TABLE, seats):
        question = None if top is None else top if seat == speaker(top) else top.aside(t, seat)
        for choice in (-1_000_003, -1, 0, 1, 1_000_003, rng.randrange(200)):
            if question is not None and choice in question.choices(t):
                continue
            try:
                answer(t, seat, choice)
            except IllegalAnswer as refusal:
                assert refusal.reason, f"{choice} by seat {seat} is refused without a reason"
            else:
                raise AssertionError(f"{choice} by seat {seat} was not offered, yet accepted")
            assert_same(before, snapshot(t), f"refusing {choice} by seat {seat} changed the table")


def never_stands_still(edition: Edition, seats: int, seed: int, limit: int = 2_000) -> None:
    """Check that a random game with many asides never gets stuck."""
    for t, _ in walk_steps(edition, seats, seed, limit, asides=0.5, talkative=0.7):
        goes_on(t)
        asides_are_answerable(t, seats)


def replays(edition: Edition, seats: int, seed: int, limit: int = 400, skip_forced: bool = False) -> None:
    """Check that a record, encoded as a file, replays to the same table and the same facts."""
    rng = random.Random(seed)
    game = RecordedGame.start(edition, seats, seed, skip_forced=skip_forced)
    facts = list(game.facts)
    for _ in range(limit):
        row = random_row(game.table, seats, rng)
        if row is None:
            break
        game.answer(*row)
        facts += game.facts
    record = decode_record(game.record.encode())
    assert record.rows == game.record.rows, "the file holds other rows"
    assert_same(snapshot(game.table), snapshot(replay(record, None, edition)), "the replayed table differs")
    assert facts == replay_facts(record, edition=edition), "the replayed game tells other facts"
    if game.over:
        assert not replay(record, None, edition).stack, "the replayed game is not over"


def check(edition: Edition, seats: int, seed: int, limit: int = 200, memory: bool = True) -> None:
    """Check every law at the positions of one random game."""
    rng, luck = random.Random(seed), Luck(seed)
    for t, row in walk_steps(edition, seats, seed, limit):
        waits_or_is_over(t)
        choices_are_given(t)
        dialogues_are_declared(t, seats, rng)
        bots_may_say_all(t)
        asides_are_answerable(t, seats)
        copy_is_independent(t, rng)
        rules_depend_on_the_table_alone(t, rng)
        frames_are_values(t, rng)
        refusals_change_nothing(t, seats, rng)
        snapshot_restores(edition, seats, t, rng)
        keeps_secrets(t, seats, luck, rng)
        if memory and row is not None:
            u = t.copy()
            answer(u, *row)
            memory_lasts(t, row, u)
    replays(edition, seats, seed, limit)
    replays(edition, seats, seed, limit, skip_forced=True)


def assert_nothing_shared(t: Table, u: Table) -> None:
    """Check that two tables share no list."""
    lists: dict[int, str] = {}
    for column in (*t.columns, "stack"):
        for item in lists_in(getattr(t, column)):
            lists[id(item)] = column
    for column in (*u.columns, "stack"):
        for item in lists_in(getattr(u, column)):
            assert id(item) not in lists, f"the copy shares {column} with the table"


def lists_in(column: object) -> list[list[Any]]:
    if not isinstance(column, list):
        return []
    return [column, *[inner for item in column for inner in lists_in(item)]]


# Declarations


def secrets_are_columns(edition: Edition) -> None:
    """Check that `secret` names columns and ways to hide them, and that there is a column `known`."""
    table = edition.deal(edition.least)
    for column, how in table.secret:
        assert column in table.columns, f"{type(table).__name__}: {column} is secret, but no column"
        assert how in ("hand", "bag", "pile"), f"{type(table).__name__}: {column} cannot be hidden as {how!r}"
    assert not table.secret or "known" in table.columns, f"{type(table).__name__} has secrets, but no column `known`"


def kinds_are_unique(edition: Edition) -> None:
    """Check that no two frame classes share a name, former names included."""
    owner: dict[str, type[Frame]] = {}
    for kind in frame_kinds(edition):
        for called in (kind_of(kind), *kind.former_names):
            assert called not in owner, f"{called} is {owner[called].__module__} and {kind.__module__}"
            owner[called] = kind
