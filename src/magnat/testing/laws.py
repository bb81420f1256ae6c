"""testing: the laws that every edition obeys, for the games of this package and for those of other people.

A law looks at one edition, or at one position of a game (`t`), changes nothing, and raises an AssertionError that says
what is wrong. `positions` walks through a random game, asides and nature included; `check` applies every law.
"""

import ast
import inspect
import random
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from magnat.kernel import (
    TABLE,
    Chance,
    Edition,
    Frame,
    IllegalAnswer,
    Luck,
    Question,
    Row,
    Step,
    Table,
    Value,
    answer,
    apply,
    settle,
    speaker,
    waiting,
)
from magnat.kernel.secrets import bits_of, known_of, places, redeal, seats_of
from magnat.record.codec import frame_kinds, frame_out, kind_of, restore, snapshot
from magnat.record.game import Game
from magnat.record.protocol import ask
from magnat.record.record import answered, decoded, facts, replay
from magnat.record.view import columns_seen, facts_heard, pending, view

SOME: Final = 6  # how many of many choices a law tries
LAYERS: Final = (
    ("kernel",),
    ("mechanics",),
    ("games",),
    ("record", "bots", "texts", "bank"),
    ("play",),
    ("testing", "arena", "store", "server", "adapters", "cli"),
)


BROUGHT: Final = {"steady": "bots", "arrange": "testing", "drawing": "cli"}  # of a game, and for which layer


# Walking


def positions(edition: Edition, seats: int, seed: int, most: int = 400) -> Iterator[Table]:
    """The positions of a random game in which seats also speak aside. The table is the walker's: look, do not touch."""
    for t, _ in steps(edition, seats, seed, most):
        yield t


def steps(
    edition: Edition, seats: int, seed: int, most: int = 400, asides: float = 0.1, talkative: float = 0
) -> Iterator[tuple[Table, Row | None]]:
    """The positions of a random game, each with the row that is said next; None at the end."""
    dice = random.Random(seed)
    t = edition.deal(seats)
    settle(t)
    for _ in range(most):
        row = some_row(t, seats, dice, asides, talkative)
        yield t, row
        if row is None:
            return
        answer(t, *row)


def some_row(t: Table, seats: int, dice: random.Random, asides: float = 0.1, talkative: float = 0) -> Row | None:
    """Something that somebody may say now. The talkative do not leave it at silence, where drafts come to nothing."""
    top = waiting(t)
    if top is None:
        return None
    if dice.random() < asides:
        seat = dice.randrange(seats)
        aside = top.aside(t, seat) if seat != speaker(top) else None
        if aside is not None:
            return seat, some_choice(t, aside, dice, talkative)
    return speaker(top), some_choice(t, top, dice, talkative)


def some_choice(t: Table, question: Question[Any], dice: random.Random, talkative: float = 0) -> int:
    choices = question.choices(t)
    assert choices, f"{name(question)} has no legal answer"
    choice = dice.choice(choices)
    if talkative and dice.random() < talkative and not isinstance(question, Chance):
        while len(choices) > 1 and choice == question.silence(t):
            choice = dice.choice(choices)
    return choice


def table_row(t: Table, dice: random.Random) -> Row | None:
    """Something that the table itself may say now: that a seat leaves, or that time is up."""
    top = waiting(t)
    outside = None if top is None else top.aside(t, TABLE)
    choices = () if outside is None else outside.choices(t)
    return (TABLE, dice.choice(choices)) if choices else None


def some_options(edition: Edition, dice: random.Random) -> dict[str, Value]:
    """Switches and words of the edition drawn by lot, the default as often as all others together."""
    found: dict[str, Value] = {}
    for option in edition.declared:
        if isinstance(option.default, bool):
            found[option.name] = dice.random() < 0.5
        elif isinstance(option.default, str):
            found[option.name] = dice.choice([option.default, dice.choice(option.words)])
    return found


def some(choices: Sequence[int], dice: random.Random) -> Sequence[int]:
    """A few of many choices; all of few."""
    return choices if len(choices) <= SOME else [choices[0], choices[-1], *dice.sample(choices, SOME - 2)]


# Every position


def waits_or_is_over(t: Table) -> None:
    """The stack is empty and the table over, or its top is a question."""
    if t.stack:
        assert isinstance(t.stack[-1], Question), f"the table waits on {name(t.stack[-1])}, which is no question"
        assert not t.over, f"the game is over, yet {name(t.stack[-1])} waits"
    else:
        assert t.over, "nothing is left to do, yet the table is not over"


def choices_are_given(t: Table) -> None:
    """There is always a legal answer, each is offered once, silence is one of them, and asking changes nothing."""
    top = waiting(t)
    if top is None:
        return
    before = snapshot(t)
    goes_on(t)
    choices = top.choices(t)
    assert list_of(choices) == list_of(top.choices(t)), f"{name(top)} offers other choices when asked twice"
    if not isinstance(choices, range):
        assert len(set(choices)) == len(choices), f"{name(top)} offers a choice twice: {choices}"
    if top.of == "verb" and not isinstance(top, Chance):
        assert all(0 <= choice < len(top.verbs) for choice in choices), f"{name(top)} offers verbs without a name"
    assert snapshot(t) == before, f"asking {name(top)} changes the table"


def goes_on(t: Table) -> None:
    """No table stands still: what is asked has an answer, silence is one, and after a word aside it is asked again."""
    top = waiting(t)
    if top is None:
        return
    assert_answerable(t, top)
    resumed = top.resumed()
    if resumed is not top:
        u = t.copy()
        u.stack[-1] = resumed
        settle(u)
        assert next_asked(u) == next_asked(t), (
            f"{name(top)} waits for what is settled: anew it would be {next_asked(u)}"
        )


def asides_are_answerable(t: Table, seats: int) -> None:
    """Whoever is let speak aside has something to say."""
    top = waiting(t)
    for seat in range(seats):
        aside = None if top is None or seat == speaker(top) else top.aside(t, seat)
        if aside is not None:
            assert_answerable(t, aside)


def assert_answerable(t: Table, question: Question[Any]) -> None:
    choices = question.choices(t)
    assert len(choices) > 0, f"{name(question)} has no legal answer"
    silent = isinstance(question, Chance) or question.silence(t) in choices
    assert silent, f"{name(question)}: silence is not a legal answer"


def copy_is_independent(t: Table, dice: random.Random) -> None:
    """What happens to a copy does not happen to the table, and a copy has all that the table has."""
    before = snapshot(t)
    u = t.copy()
    assert type(u) is type(t), f"the copy is a {type(u).__name__}"
    assert u.facts is None and u.heard is None, "a copy tells"
    assert_same(before, snapshot(u), "the copy differs")
    assert_nothing_shared(t, u)
    if waiting(u) is not None:
        apply(u, dice.choice(waiting_choices(u)))
        assert_same(before, snapshot(t), "playing on a copy changed the table")


def snapshot_restores(edition: Edition, seats: int, t: Table, dice: random.Random) -> None:
    """A snapshot goes through JSON and comes back as the same position, which plays on in the same way."""
    saved = snapshot(t)
    u = restore(edition, seats, msgspec.json.decode(msgspec.json.encode(saved)))
    assert_same(saved, snapshot(u), "the restored table differs")
    for column in t.columns:
        was, now = getattr(t, column), getattr(u, column)
        assert type(was) is type(now), f"{column} was a {type(was).__name__}, is restored as a {type(now).__name__}"
    if waiting(t) is not None:
        v = t.copy()
        choice = dice.choice(waiting_choices(t))
        apply(u, choice)
        apply(v, choice)
        assert_same(snapshot(v), snapshot(u), f"the restored table plays on differently after {choice}")


def rules_depend_on_the_table_alone(t: Table, dice: random.Random) -> None:
    """The same answer on equal tables gives equal tables."""
    if waiting(t) is None:
        return
    choice = dice.choice(waiting_choices(t))
    u, v = t.copy(), t.copy()
    apply(u, choice)
    apply(v, choice)
    assert_same(snapshot(u), snapshot(v), f"{name(t.stack[-1])} took {choice} twice, differently")


def frames_are_values(t: Table, dice: random.Random) -> None:
    """No frame is ever changed: not by its own run or take, not by another's."""
    top = waiting(t)
    if top is None:
        return
    frames = list(t.stack)
    before = [frame_out(frame) for frame in frames]
    for choice in some(top.choices(t), dice):
        apply(t.copy(), choice)
        for frame, was in zip(frames, before, strict=True):
            assert frame_out(frame) == was, f"{name(top)} answered {choice} changed {was} into {frame_out(frame)}"


def refusals_change_nothing(t: Table, seats: int, dice: random.Random) -> None:
    """What is said out of turn or was not offered is refused with a reason, and the table stays as it was."""
    before = snapshot(t)
    top = waiting(t)
    for seat in range(TABLE, seats):
        question = None if top is None else top if seat == speaker(top) else top.aside(t, seat)
        for choice in (-1_000_003, -1, 0, 1, 1_000_003, dice.randrange(200)):
            if question is not None and choice in question.choices(t):
                continue
            try:
                answer(t, seat, choice)
            except IllegalAnswer as refusal:
                assert refusal.reason, f"{choice} by seat {seat} is refused without a reason"
            else:
                raise AssertionError(f"{choice} by seat {seat} was not offered, yet accepted")
            assert_same(before, snapshot(t), f"refusing {choice} by seat {seat} changed the table")


# Secrets


def view_hides(t: Table, seat: int, luck: Luck) -> None:
    """A seat sees the same on every table that it could be sitting at, and what it knows lies where it lay."""
    u = redeal(t, seat, luck)
    assert_same(view(t, seat), view(u, seat), f"the view of seat {seat} tells hidden cards apart")
    bits = bits_of(t, seat) if t.secret else 0
    for column, _ in t.secret:
        for before, after in zip(places(getattr(t, column)), places(getattr(u, column)), strict=True):
            assert len(before) == len(after), f"{column}: a redeal moves {len(before)} cards to {len(after)}"
            known = {card for card in before if known_of(t)[card] & bits == bits}
            assert known <= set(after), f"{column}: a redeal moves cards that seat {seat} knows"


def cards_lie_once(t: Table) -> None:
    """No card is in two hidden places; bags are kept sorted, for their order would say what came when."""
    lying = [card for column, _ in t.secret for place in places(getattr(t, column)) for card in place]
    assert len(set(lying)) == len(lying), f"a card lies twice: {sorted(lying)}"
    for column, how in t.secret:
        for place in places(getattr(t, column)):
            assert how != "bag" or place == sorted(place), f"{column} is a bag and is not sorted: {place}"


def presence_hides(t: Table, seat: int, luck: Luck, dice: random.Random) -> None:
    """Who is asked what next does not depend on cards that the observer, `seat`, cannot know."""
    top = waiting(t)
    if top is None or isinstance(top, Chance):
        return
    u = redeal(t, seat, luck)
    allowed = top.choices(u)
    for choice in some(top.choices(t), dice):
        if choice in allowed:
            v, w = t.copy(), u.copy()
            apply(v, choice)
            apply(w, choice)
            assert next_asked(v) == next_asked(w), (
                f"after {name(top)} answered {choice}, seat {seat} sees {next_asked(v)}, which betrays hidden cards: "
                f"with others it would be {next_asked(w)}"
            )


def choices_are_honest(t: Table, seat: int, luck: Luck) -> None:
    """What a seat may answer, in its turn or aside, does not depend on what it cannot know."""
    u = redeal(t, seat, luck)
    mine, other = ask(t, seat), ask(u, seat)
    assert mine == other, f"the choices of seat {seat} betray hidden cards: {mine}, but with others {other}"


def forced_answers_betray_nothing(t: Table, seat: int, luck: Luck) -> None:
    """Whether a question answers itself does not depend on cards that an observer, `seat`, cannot know."""
    top = waiting(t)
    if top is None or seat == top.seat:
        return
    mine, other = top.forced(t), top.forced(redeal(t, seat, luck))
    assert mine == other, f"{name(top)} is forced or not by cards that seat {seat} cannot know"


def frames_hold_no_secret(t: Table, names: Collection[str] = ("card", "cards")) -> None:
    """No frame holds a card that some seat may not know. A field of cards is named `card`, `cards` or `..._cards`."""
    if not t.secret:
        return
    hidden = {card for column, _ in t.secret for place in places(getattr(t, column)) for card in place}
    everybody = bits_of(t, TABLE)
    for frame in t.stack:
        for card in cards_in(frame, names):
            secret = card in hidden and known_of(t)[card] & everybody != everybody
            assert not secret, f"{frame_out(frame)} holds card {card}, which not everybody knows"


def whispers_are_not_heard(t: Table, seats: int, dice: random.Random) -> None:
    """Whichever way a whispered answer goes, every other seat sees and hears the same right after.

    Looked at twice: before any step runs, and at the next question, unless a step has meanwhile shown the observer a
    card (it may be the very one: put under an empty pile by one, drawn by the next).
    """
    top = waiting(t)
    if top is None:
        return
    for seat in {speaker(top), *range(seats)}:
        question = top if seat == speaker(top) else top.aside(t, seat)
        if question is None or not question.whispered:
            continue
        choices = some(question.choices(t), dice)
        at_once = [taken(t, question, choice) for choice in choices]
        settled = [taken(t, question, choice) for choice in choices]
        for u in settled:
            settle(u)
        for observer in [other for other in range(TABLE, seats) if other != question.seat]:
            what = f"seat {observer} can tell how {name(question)} was answered"
            _assert_indistinct([sensed(u, observer) for u in at_once], what)
            if not any(known_by(u, observer) - known_by(t, observer) for u in settled):
                _assert_indistinct([sensed(u, observer) | view(u, observer) for u in settled], what)


def memory_lasts(t: Table, row: Row, u: Table) -> None:
    """From a table to the one after a row, a seat forgets a card only if it went into a bag or somebody whispered."""
    if not t.secret:
        return
    bags = {card for column, how in u.secret if how == "bag" for place in places(getattr(u, column)) for card in place}
    question = answered(t, row[0])
    for seat in range(seats_of(t)):
        if question.whispered and question.seat != seat:
            continue
        for card, was in enumerate(known_of(t)):
            forgotten = was >> seat & 1 and not known_of(u)[card] >> seat & 1
            assert not forgotten or card in bags, f"seat {seat} forgot card {card} after {name(question)} took {row[1]}"


# Whole games


def never_stands_still(edition: Edition, seats: int, seed: int, most: int = 2_000) -> None:
    """A random game in which everybody speaks aside as often as he is asked."""
    for t, _ in steps(edition, seats, seed, most, asides=0.5, talkative=0.7):
        goes_on(t)
        asides_are_answerable(t, seats)


def replays(edition: Edition, seats: int, seed: int, most: int = 400, hurry: bool = False) -> None:
    """A record, through its file format, replays to the same table and tells the same facts."""
    dice = random.Random(seed)
    game = Game.start(edition, seats, seed, hurry=hurry)
    told = list(game.facts)
    for _ in range(most):
        row = some_row(game.table, seats, dice)
        if row is None:
            break
        game.answer(*row)
        told += game.facts
    record = decoded(game.record.encoded())
    assert record.rows == game.record.rows, "the file holds other rows"
    assert_same(snapshot(game.table), snapshot(replay(record, None, edition)), "the replayed table differs")
    assert told == facts(record, edition=edition), "the replayed game tells other facts"
    if game.over:
        assert not replay(record, None, edition).stack, "the replayed game is not over"


def check(edition: Edition, seats: int, seed: int, most: int = 200, memory: bool = True) -> None:
    """Every law along one random game."""
    dice, luck = random.Random(seed), Luck(seed)
    for t, row in steps(edition, seats, seed, most):
        waits_or_is_over(t)
        choices_are_given(t)
        asides_are_answerable(t, seats)
        copy_is_independent(t, dice)
        rules_depend_on_the_table_alone(t, dice)
        frames_are_values(t, dice)
        refusals_change_nothing(t, seats, dice)
        snapshot_restores(edition, seats, t, dice)
        keeps_secrets(t, seats, luck, dice)
        if memory and row is not None:
            u = t.copy()
            answer(u, *row)
            memory_lasts(t, row, u)
    replays(edition, seats, seed, most)
    replays(edition, seats, seed, most, hurry=True)


def keeps_secrets(t: Table, seats: int, luck: Luck, dice: random.Random) -> None:
    """The laws of hidden information at one position."""
    cards_lie_once(t)
    frames_hold_no_secret(t)
    whispers_are_not_heard(t, seats, dice)
    for seat in range(TABLE, seats):
        view_hides(t, seat, luck)
        if t.secret:
            choices_are_honest(t, seat, luck)
            forced_answers_betray_nothing(t, seat, luck)
            presence_hides(t, seat, luck, dice)


# Declarations


def fields_match_constructors(edition: Edition) -> None:
    """`fields` and `columns` are the constructors' parameters, in order. Compiled classes may have no signature."""
    for kind in frame_kinds(edition):
        found = parameters(kind)
        assert found is None or found == kind.fields, f"{kind.__name__}: fields {kind.fields}, parameters {found}"
    table = type(edition.deal(edition.least))
    found = parameters(table)
    assert found is None or found[2:] == table.columns, f"{table.__name__}: columns {table.columns}, parameters {found}"
    for column, how in table.secret:
        assert column in table.columns, f"{table.__name__}: {column} is secret, but no column"
        assert how in ("hand", "bag", "pile"), f"{table.__name__}: {column} cannot be hidden as {how!r}"
    assert not table.secret or "known" in table.columns, f"{table.__name__} has secrets, but no column `known`"


def kinds_are_unique(edition: Edition) -> None:
    """A kind of frame has one name, and no two share one, old names included."""
    owner: dict[str, type[Frame]] = {}
    for kind in frame_kinds(edition):
        for called in (kind_of(kind), *kind.was):
            assert called not in owner, f"{called} is {owner[called].__module__} and {kind.__module__}"
            owner[called] = kind


def imports_point_down(root: Path) -> None:
    """kernel <- mechanics <- games <- record, bots, texts, bank <- play <- whatever hosts a game.

    What a game brings for a layer above it stands as high as that layer, and no rule imports it.
    """
    layer = {package: depth for depth, packages in enumerate(LAYERS) for package in packages}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if parts[0] not in layer:
            continue
        for imported in imports_of(path):
            other = imported.split(".")[1:]
            where = f"{path.relative_to(root)} imports {imported}"
            height = layer[BROUGHT.get(parts[2], "games") if parts[0] == "games" and len(parts) == 3 else parts[0]]
            assert not other or layer.get(other[0], 0) <= height, f"{where}: imports point down only"
            rule = other[:1] != ["games"] or len(other) < 3 or other[2] not in BROUGHT
            assert rule, f"{where}: it is no rule, and only its layer loads it"
            crossing = parts[0] == "games" == "".join(other[:1]) and len(parts) > 2 and len(other) > 1
            assert not crossing or other[1] == parts[1], f"{where}: games never import each other"


def imports_of(path: Path) -> list[str]:
    """The modules of this package that a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            module = node.module or ""
            found += [
                f"{module}.{alias.name}" if module in ("magnat", "magnat.games") else module for alias in node.names
            ]
    return [module for module in found if module.split(".")[0] == "magnat"]


# Words for the messages


def name(frame: Frame) -> str:
    return f"{kind_of(type(frame))} of seat {frame.seat}"


def list_of(choices: Sequence[int]) -> Sequence[int]:
    return choices if isinstance(choices, range) else list(choices)


def waiting_choices(t: Table) -> Sequence[int]:
    top = waiting(t)
    assert top is not None
    return top.choices(t)


def next_asked(t: Table) -> tuple[str, int]:
    top = waiting(t)
    return ("over", TABLE) if top is None else (kind_of(type(top)), top.seat)


def taken(t: Table, question: Question[Any], choice: int) -> Table:
    """A copy that tells, on which the question was answered and no step has run yet."""
    u = t.copy()
    u.facts = []
    if question is t.stack[-1]:
        u.stack.pop()
    question.take(u, choice)
    return u


def sensed(t: Table, seat: int) -> dict[str, Any]:
    """What a seat sees and hears, also between two questions."""
    return {"columns": columns_seen(t, seat), "pending": pending(t, seat), "facts": facts_heard(t.facts or [], seat)}


def known_by(t: Table, seat: int) -> set[int]:
    if not t.secret:
        return set()
    bits = bits_of(t, seat)
    return {card for card, known in enumerate(known_of(t)) if known & bits == bits}


def cards_in(value: object, names: Collection[str], inside: bool = False) -> list[int]:
    """The ints of a frame's fields that are named as cards, also within the frames that it holds."""
    if isinstance(value, Frame):
        return [
            card
            for field in value.fields
            for card in cards_in(getattr(value, field), names, field in names or field.endswith("_cards"))
        ]
    if isinstance(value, tuple):
        return [card for item in value for card in cards_in(item, names, inside)]
    return [value] if inside and isinstance(value, int) else []


def parameters(made: type[Any]) -> tuple[str, ...] | None:
    """The constructor's parameters; None for a compiled class."""
    if made in (Step, Question, Chance, Frame):
        return None
    try:
        found = inspect.signature(made.__init__).parameters
    except (TypeError, ValueError):
        return None
    if any(parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD) for parameter in found.values()):
        return None
    return tuple(found)[1:]


def assert_same(expected: Any, found: Any, what: str) -> None:
    if expected != found:
        raise AssertionError(f"{what}: {'; '.join(differences(expected, found))}")


def differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """Where two JSON values differ."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = [*expected, *[key for key in found if key not in expected]]
        return [line for key in keys for line in differences(expected.get(key), found.get(key), f"{path}.{key}")]
    return [] if expected == found else [f"{path.lstrip('.')} {expected!r} / {found!r}"]


def assert_nothing_shared(t: Table, u: Table) -> None:
    """No list of one table is a list of the other."""
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


def _assert_indistinct(outcomes: list[dict[str, Any]], what: str) -> None:
    for other in outcomes[1:]:
        assert_same(outcomes[0], other, what)
