"""The rules for players cover the printed booklets, in both languages, in plain words."""

import re
from typing import Any

import pytest

from magnat.games import BUILT_IN, edition
from magnat.languages import COMPLETE_LANGUAGES, LANGUAGES
from magnat.positions.position import ImpossiblePosition
from magnat.positions.scenes import describe_booklet_with_scenes, describe_scene
from magnat.texts.booklet import Chapter, Scene, booklet_as_dicts, booklet_of, ruling_behind
from magnat.texts.rules import rule_named, rules_of

every_booklet = pytest.mark.parametrize("game", BUILT_IN)


def sentences(chapters: tuple[Chapter, ...], lang: str) -> list[str]:
    result: list[str] = []
    for chapter in chapters:
        result += [chapter.title(lang), chapter.lead(lang)]
        for paragraph in chapter.paragraph:
            result += [paragraph.title(lang), paragraph.text(lang)]
            result += [attempt.caption(lang) for attempt in paragraph.scene.tries] if paragraph.scene else []
    return result


@every_booklet
def test_every_printed_rule_is_in_exactly_one_paragraph(game: str) -> None:
    """Every rule with a heading in the printed booklet is part of exactly one paragraph."""
    e = edition(game)
    told = [rule for chapter in booklet_of(e) for paragraph in chapter.paragraph for rule in paragraph.rules]
    known = [rule.id for rule in rules_of(e)]
    assert [rule for rule in told if rule not in known] == []
    assert sorted(set(told)) == sorted(told), "a rule is told twice: its link would lead to two places"
    assert [rule.id for rule in rules_of(e) if rule.heading and rule.id not in told] == []


@every_booklet
@pytest.mark.parametrize("lang", COMPLETE_LANGUAGES)
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
def test_chapters_and_titles_are_unique(game: str) -> None:
    chapters = booklet_of(edition(game))
    for lang in COMPLETE_LANGUAGES:
        assert len({chapter.title(lang) for chapter in chapters}) == len(chapters) > 5
        for chapter in chapters:
            titles = [paragraph.title(lang) for paragraph in chapter.paragraph]
            assert len(set(titles)) == len(titles), titles
    assert len({chapter.name for chapter in chapters}) == len(chapters)


def test_own_decisions_are_marked() -> None:
    """DEAL-DBL-03 is our decision, DEAL-BLD-04 is printed; a paragraph with both counts as printed."""
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
def test_pictures_are_played_by_the_game(game: str) -> None:
    """Refused attempts cite a catalogued rule; others change something or are announced."""
    e = edition(game)
    known = {rule.id for rule in rules_of(e)}
    scenes = [
        each["scene"] for chapter in describe_booklet_with_scenes(e) for each in chapter["paragraph"] if "scene" in each
    ]
    assert len(scenes) >= 4 and any(attempt["refused"] for scene in scenes for attempt in scene["tries"])
    for scene in scenes:
        captions = [attempt[LANGUAGES[0]] for attempt in scene["tries"]]
        assert captions and len(set(captions)) == len(captions) and all(scene[f"ask_{lang}"] for lang in LANGUAGES)
        for attempt in scene["tries"]:
            assert all(attempt[f"told_{lang}"] for lang in LANGUAGES), attempt
            assert attempt["rule"] in known if attempt["refused"] else not attempt["rule"]
            assert attempt["refused"] <= (attempt["things"] == scene["things"])


def test_the_picture_of_even_building_shows_the_refused_apartment() -> None:
    """ELEC-BUILD-03: the first apartment on Capucines is built; the second on Foch is refused but drawn."""
    e: Any = edition("electronic")
    told = next(
        each for c in describe_booklet_with_scenes(e) for each in c["paragraph"] if "ELEC-BUILD-03" in each["rules"]
    )
    first, second = told["scene"]["tries"]
    assert [thing["level"] for thing in told["scene"]["things"]] == [1, 1, 0]
    assert [thing["level"] for thing in first["things"]] == [1, 1, 1] and not first["refused"] and first["adds"] == []
    assert [thing["level"] for thing in second["things"]] == [1, 1, 0]
    assert (second["refused"], second["rule"], second["adds"]) == (True, "ELEC-BUILD-03", [e.names.index("foch")])


def test_an_impossible_scene_is_an_error() -> None:
    e = edition("deal")
    with pytest.raises(ImpossiblePosition):
        describe_scene(e, Scene(shows=[], tries=[], position={"hands": {"0": "RED1", "1": "RED1"}}))


def test_a_game_without_a_booklet_has_no_chapters() -> None:
    from tests.toy import TOY

    assert booklet_of(TOY) == () and booklet_as_dicts(TOY) == []
