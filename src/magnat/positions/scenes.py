"""testing: the positions of a booklet, as they are drawn and tried.

What may be done and what is refused is asked of the game itself, so no picture shows what the game would not do.
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


def parse_word(said: str) -> Answer:
    """A word of a script: `dice 3 4`, `levels 1 1 0`, `money 500`, `seat 1`, or a word of the game's own."""
    first, *rest = said.split(" ")
    if first == "dice":
        return dice(int(rest[0]), int(rest[1]))
    if first == "levels":
        return levels(*map(int, rest))
    if said.isdigit():
        return int(said)
    if first in TYPED_WORDS:
        return TypedAnswer(first, int(rest[0]) if rest[0].isdigit() else rest[0])
    return said


def build_scene_position(e: Edition, scene: Scene) -> Position:
    """The table of a scene, when the reader comes to it."""
    given = {name: int_keys(value) for name, value in scene.position.items()}
    made = Position(e.name, seats=scene.seats, options=dict(scene.options) or None, **given)
    return made.play(*map(parse_word, scene.before))


def int_keys(value: Any) -> Any:
    """TOML has no numbers as keys."""
    if not isinstance(value, Mapping):
        return value
    return {int(key) if key.isdigit() else key: each for key, each in value.items()}


def describe_scene(e: Edition, scene: Scene) -> dict[str, Any]:
    """What is drawn, what is asked, and what comes of each try."""
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
    """What the game says to it: what happened, or why it is refused."""
    you = speaker(position.question)
    after = position.fork()
    reason = rule = ""
    try:
        after.play(*map(parse_word, attempt.say))
    except IllegalAnswer as why:
        reason, rule, after = why.reason, why.rule, position
    facts = after.facts[len(position.facts) :]
    told = {
        f"told_{each.lang}": [each.describe_refusal(reason)]
        if reason
        else [line for fact in facts if (line := each.describe_fact(fact, you))]
        for each in texts
    }
    return {
        "fr": attempt.fr,
        "en": attempt.en,
        "refused": bool(reason),
        "rule": rule,
        "at": [thing_index(position.table, name) for name in attempt.at],
        "adds": [thing_index(position.table, name) for name in attempt.adds] if reason else [],
        "things": describe_things(after.table, scene.shows),
        **told,
    }


def thing_index(t: Any, name: str) -> int:
    """A space, a card or a tile by its name."""
    found: int = t.edition.names.index(name)
    return found


def describe_things(t: Any, shows: Sequence[str]) -> list[dict[str, Any]]:
    """What is drawn: spaces by name; `hand 0`, `bank 1`, `groups 0` of Deal; `tower 0` of Empire; `cash 0`."""
    found: list[dict[str, Any]] = []
    for shown in shows:
        kind, _, seat = shown.partition(" ")
        found.append(describe_held(t, kind, int(seat)) if seat else describe_space(t, thing_index(t, shown)))
    return found


def describe_held(t: Any, kind: str, p: int) -> dict[str, Any]:
    """What a seat has before it."""
    made: dict[str, Any] = {"kind": kind, "seat": p}
    if kind == "cash":
        return {**made, "amount": t.cash[p]}
    cards = getattr(t, THING_COLUMNS[kind])[p]
    return {**made, "sets": [list(group) for group in cards] if kind == "groups" else [list(cards)]}


def describe_space(t: Any, space: int) -> dict[str, Any]:
    """A space of the board with all that stands on it."""
    return {
        "kind": "space",
        "space": space,
        "owner": t.owner[space] if hasattr(t, "owner") else -1,
        "level": t.level[space] if hasattr(t, "level") else 0,
        "mortgaged": bool(getattr(t, "mortgaged", 0) >> space & 1),
        "pawns": [p for p, place in enumerate(t.place) if place == space],
    }


def describe_tries(e: Edition, paragraph: Paragraph, lang: str) -> list[tuple[str, bool, str]]:
    """Where there is nothing to click: each caption, whether it is refused, and what the game says to it."""
    if paragraph.scene is None:
        return []
    tried = describe_scene(e, paragraph.scene)["tries"]
    return [(each[lang], each["refused"], " ".join(each[f"told_{lang}"])) for each in tried]


def describe_booklet_with_scenes(e: Edition) -> list[dict[str, Any]]:
    """The booklet as plain values, with its scenes as the game plays them."""
    told = booklet_as_dicts(e)
    for chapter, made in zip(booklet_of(e), told, strict=True):
        for paragraph, values in zip(chapter.paragraph, made["paragraph"], strict=True):
            if paragraph.scene:
                values["scene"] = describe_scene(e, paragraph.scene)
    return told
