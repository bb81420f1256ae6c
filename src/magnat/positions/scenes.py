"""Scenes: the positions of a booklet, drawn, with moves that the reader can try.

The game itself determines the result or refusal of each try, so the pictures always agree with the rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from magnat.kernel import Edition, IllegalAnswer, current_question, speaker
from magnat.positions.position import Answer, Position, TypedAnswer, dice, levels
from magnat.texts import LANGUAGES, Texts
from magnat.texts.booklet import Paragraph, Scene, SceneTry, booklet_as_dicts, booklet_of

SCENE_PLAYER_NAMES: Final = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix")
THING_COLUMNS: Final = {"hand": "hands", "bank": "banks", "groups": "groups", "tower": "towers"}
TYPED_WORDS: Final = ("card", "money", "space", "seat")


def parse_word(text: str) -> Answer:
    """Return the answer for a word of a script: `dice 3 4`, `levels 1 1 0`, `money 500`, `seat 1`, or a game's word."""
    first, *rest = text.split(" ")
    if first == "dice":
        return dice(int(rest[0]), int(rest[1]))
    if first == "levels":
        return levels(*map(int, rest))
    if text.isdigit():
        return int(text)
    if first in TYPED_WORDS:
        return TypedAnswer(first, int(rest[0]) if rest[0].isdigit() else rest[0])
    return text


def build_scene_position(e: Edition, scene: Scene) -> Position:
    arguments = {name: int_keys(value) for name, value in scene.position.items()}
    position = Position(e.name, seats=scene.seats, options=dict(scene.options) or None, **arguments)
    return position.play(*map(parse_word, scene.before))


def int_keys(value: Any) -> Any:
    """Return a mapping with int keys where possible, since TOML has only string keys."""
    if not isinstance(value, Mapping):
        return value
    return {int(key) if key.isdigit() else key: each for key, each in value.items()}


def describe_scene(e: Edition, scene: Scene) -> dict[str, Any]:
    """Return the things to draw, the question, and the result of each try, as plain values."""
    position = build_scene_position(e, scene)
    question = current_question(position.table)
    assert question is not None, "nobody is asked anything"
    names = SCENE_PLAYER_NAMES[: scene.seats]
    texts = [Texts(e, lang, names) for lang in LANGUAGES]
    return {
        "names": list(names),
        "you": speaker(question),
        "things": describe_things(position.table, scene.shows),
        **{f"ask_{each.lang}": each.describe_question(question, position.table, True) for each in texts},
        "tries": [describe_try(position, texts, scene, each) for each in scene.tries],
    }


def describe_try(position: Position, texts: Sequence[Texts], scene: Scene, attempt: SceneTry) -> dict[str, Any]:
    """Return the result of a try as plain values: its facts, or the reason of its refusal."""
    you = speaker(position.question)
    after = position.fork()
    reason = rule = ""
    try:
        after.play(*map(parse_word, attempt.say))
    except IllegalAnswer as error:
        reason, rule, after = error.reason, error.rule, position
    facts = after.facts[len(position.facts) :]
    values = {
        f"told_{each.lang}": [each.describe_refusal(reason)]
        if reason
        else [line for fact in facts if (line := each.describe_fact(fact, you))]
        for each in texts
    }
    return {
        **{each.lang: attempt.caption(each.lang) for each in texts},
        "refused": bool(reason),
        "rule": rule,
        "at": [position.edition.names.index(name) for name in attempt.at],
        "adds": [position.edition.names.index(name) for name in attempt.adds] if reason else [],
        "things": describe_things(after.table, scene.shows),
        **values,
    }


def describe_things(t: Any, shows: Sequence[str]) -> list[dict[str, Any]]:
    """Return the items to draw: spaces by name, `cash 0`; `hand 0`, `bank 1`, `groups 0` (Deal); `tower 0` (Empire)."""
    descriptions: list[dict[str, Any]] = []
    for shown in shows:
        kind, _, seat = shown.partition(" ")
        descriptions.append(describe_held(t, kind, int(seat)) if seat else describe_space(t, shown))
    return descriptions


def describe_held(t: Any, kind: str, p: int) -> dict[str, Any]:
    """Return the cards, tiles or cash of a seat, as plain values."""
    description: dict[str, Any] = {"kind": kind, "seat": p}
    if kind == "cash":
        return {**description, "amount": t.cash[p]}
    cards = getattr(t, THING_COLUMNS[kind])[p]
    return {**description, "sets": [list(group) for group in cards] if kind == "groups" else [list(cards)]}


def describe_space(t: Any, name: str) -> dict[str, Any]:
    space = t.edition.names.index(name)
    return {
        "kind": "space",
        "space": space,
        "owner": t.owner[space] if hasattr(t, "owner") else -1,
        "level": t.level[space] if hasattr(t, "level") else 0,
        "mortgaged": bool(getattr(t, "mortgaged", 0) >> space & 1),
        "pawns": [p for p, place in enumerate(t.place) if place == space],
    }


def describe_tries(e: Edition, paragraph: Paragraph, lang: str) -> list[tuple[str, bool, str]]:
    """Return, for plain text, each try's caption, whether it is refused, and the result in words."""
    if paragraph.scene is None:
        return []
    tried = describe_scene(e, paragraph.scene)["tries"]
    return [(each[lang], each["refused"], " ".join(each[f"told_{lang}"])) for each in tried]


def describe_booklet_with_scenes(e: Edition) -> list[dict[str, Any]]:
    """Return the booklet as plain values, with the results of its scenes."""
    chapters = booklet_as_dicts(e)
    for chapter, described in zip(booklet_of(e), chapters, strict=True):
        for paragraph, values in zip(chapter.paragraph, described["paragraph"], strict=True):
            if paragraph.scene:
                values["scene"] = describe_scene(e, paragraph.scene)
    return chapters
