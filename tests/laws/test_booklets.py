"""tests: the rules as players read them tell all that the printed booklets say, in both languages, in plain words."""

import re
from typing import Any

import pytest

from magnat.games import BUILT_IN, edition
from magnat.positions.position import ImpossiblePosition
from magnat.positions.scenes import describe_booklet_with_scenes, describe_scene
from magnat.texts.booklet import Chapter, Scene, booklet_as_dicts, booklet_of, ruling_behind
from magnat.texts.rules import rule_named, rules_of

every_booklet = pytest.mark.parametrize("game", BUILT_IN)


def sentences(chapters: tuple[Chapter, ...], lang: str) -> list[str]:
    found: list[str] = []
    for chapter in chapters:
        found += [chapter.title(lang), chapter.lead(lang)]
        for paragraph in chapter.paragraph:
            found += [paragraph.title(lang), paragraph.text(lang)]
            found += [attempt.caption(lang) for attempt in paragraph.scene.tries] if paragraph.scene else []
    return found


@every_booklet
def test_every_rule_of_the_printed_booklet_is_told_once(game: str) -> None:
    """A rule that the printed booklet has under a heading of its own is part of a paragraph, and of one only."""
    e = edition(game)
    told = [rule for chapter in booklet_of(e) for paragraph in chapter.paragraph for rule in paragraph.rules]
    known = [rule.id for rule in rules_of(e)]
    assert [rule for rule in told if rule not in known] == []
    assert sorted(set(told)) == sorted(told), "a rule is told twice: its link would lead to two places"
    assert [rule.id for rule in rules_of(e) if rule.heading and rule.id not in told] == []


@every_booklet
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_sentences_are_plain_and_well_set(game: str, lang: str) -> None:
    for line in sentences(booklet_of(edition(game)), lang):
        assert line and line == line.strip() and "  " not in line, line
        assert not re.search(r"[A-Z]+-[A-Z]+-\d|_|`|['\"]", line), f"no code name and no straight quote: {line}"
        if lang == "fr":
            assert not re.search(r"(?<![\u202f])[;:!?»]", line), f"a narrow space comes before: {line}"
            assert not re.search(r"«(?!\u202f)", line), f"a narrow space comes after: {line}"
        else:
            assert not re.search(r"\s[;:!?]", line), f"no space comes before: {line}"


@every_booklet
def test_chapters_and_titles_tell_each_other_apart(game: str) -> None:
    chapters = booklet_of(edition(game))
    for lang in ("fr", "en"):
        assert len({chapter.title(lang) for chapter in chapters}) == len(chapters) > 5
        for chapter in chapters:
            titles = [paragraph.title(lang) for paragraph in chapter.paragraph]
            assert len(set(titles)) == len(titles), titles
    assert len({chapter.name for chapter in chapters}) == len(chapters)


def test_what_was_decided_here_is_told_apart() -> None:
    """DEAL-DBL-03 is ours, DEAL-BLD-04 is printed; where both stand together the paragraph is the booklet's."""
    e = edition("deal")
    marks = {
        paragraph.rules[0]: ruling_behind(e, paragraph) for chapter in booklet_of(e) for paragraph in chapter.paragraph
    }
    ours = marks["DEAL-DBL-03"]
    assert ours is rule_named(e, "DEAL-DBL-03") and ours is not None and ours.reason("en") and ours.reason("fr")
    assert marks["DEAL-BLD-04"] is None and marks["DEAL-BLD-01"] is None
    told = {each["rules"][0]: each["ruling"] for chapter in booklet_as_dicts(e) for each in chapter["paragraph"]}
    assert told == {first: mark is not None for first, mark in marks.items()} and any(told.values())


@every_booklet
def test_the_game_itself_plays_what_the_pictures_show(game: str) -> None:
    """What is refused is refused by a rule of the catalogue; what is done changes something or is told."""
    e = edition(game)
    known = {rule.id for rule in rules_of(e)}
    scenes = [
        each["scene"] for chapter in describe_booklet_with_scenes(e) for each in chapter["paragraph"] if "scene" in each
    ]
    assert len(scenes) >= 4 and any(attempt["refused"] for scene in scenes for attempt in scene["tries"])
    for scene in scenes:
        captions = [attempt["fr"] for attempt in scene["tries"]]
        assert captions and len(set(captions)) == len(captions) and scene["ask_fr"] and scene["ask_en"]
        for attempt in scene["tries"]:
            assert all(attempt[f"told_{lang}"] for lang in ("fr", "en")), attempt
            assert attempt["rule"] in known if attempt["refused"] else not attempt["rule"]
            assert attempt["refused"] <= (attempt["things"] == scene["things"])


def test_no_second_storey_before_the_others_have_one() -> None:
    """ELEC-BUILD-03: the first on Capucines is built, the second on Foch is refused, and drawn where it would be."""
    e: Any = edition("electronic")
    told = next(
        each for c in describe_booklet_with_scenes(e) for each in c["paragraph"] if "ELEC-BUILD-03" in each["rules"]
    )
    first, second = told["scene"]["tries"]
    assert [thing["level"] for thing in told["scene"]["things"]] == [1, 1, 0]
    assert [thing["level"] for thing in first["things"]] == [1, 1, 1] and not first["refused"] and first["adds"] == []
    assert [thing["level"] for thing in second["things"]] == [1, 1, 0]
    assert (second["refused"], second["rule"], second["adds"]) == (True, "ELEC-BUILD-03", [e.names.index("foch")])


def test_a_scene_that_the_game_cannot_have_is_an_error() -> None:
    e = edition("deal")
    with pytest.raises(ImpossiblePosition):
        describe_scene(e, Scene(shows=[], tries=[], position={"hands": {"0": "RED1", "1": "RED1"}}))


def test_a_game_without_a_booklet_has_no_chapters() -> None:
    from tests.toy import TOY

    assert booklet_of(TOY) == () and booklet_as_dicts(TOY) == []
