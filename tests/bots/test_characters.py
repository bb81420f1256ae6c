"""The eight characters: their styles, the casting of a table and their texts."""

import re

import pytest

from magnat.bots import BOT_STYLES, CHARACTERS, cast_characters, character_of, steady, styled_bot
from magnat.games import BUILT_IN
from magnat.languages import LANGUAGES, read_text

SITUATIONS = ("rent-in", "rent-out", "taken", "takes", "group", "bargain", "no", "jail", "win", "lost")
VARIANTS = 3
MAX_LETTERS = 45  # two lines of a bubble
STYLE_OF = {character.name: character.style for character in CHARACTERS}


def lines_of(lang: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.*)$", read_text(lang, "characters.ftl"), re.MULTILINE))


def test_every_temper_has_two_characters():
    assert len(CHARACTERS) == 8 == len({character.id for character in CHARACTERS})
    assert all([*STYLE_OF.values()].count(style) == 2 for style in ("", *BOT_STYLES))


def test_a_character_plays_in_its_style_at_the_level_normal_only():
    assert styled_bot("normal", "Félix") == "greedy"
    assert styled_bot("normal", "Imane") == "normal"
    assert styled_bot("normal", "Robot 1") == "normal"
    assert [styled_bot(bot, "Félix") for bot in ("easy", "hard", "steady", "")] == ["easy", "hard", "steady", ""]


@pytest.mark.parametrize("game", BUILT_IN)
def test_usual_tempers_are_cast_first_and_differ(game):
    usual = {"", *steady(game).lineup_styles}
    for seed in range(20):
        names = cast_characters(game, ["normal"] * 8, str(seed))
        tempers = [STYLE_OF[name] for name in names]
        assert {*tempers[: len(usual)]} == usual
        assert {*tempers[: 2 * len(usual)]} == usual
        assert len({*names}) == 8


def test_the_seed_determines_the_cast():
    casts = {tuple(cast_characters("empire", ["normal"] * 3, str(seed))) for seed in range(50)}
    assert len(casts) > 20
    assert cast_characters("empire", ["normal"] * 3, "7") == cast_characters("empire", ["normal"] * 3, "7")


def test_a_bot_in_a_style_gets_a_character_of_that_style_even_where_it_is_unusual():
    names = cast_characters("deal", ["friendly", "cautious", "friendly"], "1")
    assert [STYLE_OF[name] for name in names] == ["friendly", "cautious", "friendly"]


def test_taken_names_are_not_used_and_later_bots_are_numbered():
    names = cast_characters("electronic", ["normal"] * 9, "1", ["Félix", "Robot 1"])
    assert "Félix" not in names
    assert [name for name in names if not character_of(name)] == ["Robot 2", "Robot 3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_has_its_texts(lang):
    lines = lines_of(lang)
    spoken = [
        f"say-{each.id}-{situation}-{number}"
        for each in CHARACTERS
        for situation in SITUATIONS
        for number in range(1, VARIANTS + 1)
    ]
    described = [f"{key}-{each.id}" for each in CHARACTERS for key in ("who", "who-about")]
    tempers = [f"temper-{each.id}" for each in CHARACTERS]
    assert {*lines} == {*spoken, *described, *tempers}
    assert not [key for key in spoken if len(lines[key]) > MAX_LETTERS]
    assert not [key for key in spoken if "{" in lines[key]], "a line names no card, amount or player"
    assert len({lines[key] for key in spoken}) == len(spoken), "no line is said by two characters"
