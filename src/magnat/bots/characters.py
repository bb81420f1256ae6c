"""The eight characters of the bots, and the casting of a table. The texts are in `characters.ftl` of each language."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from magnat.bots.steady import BOT_STYLES, steady


class Character(NamedTuple):
    """A bot with a name, a face and a temper. Its style is one of `BOT_STYLES`, or "" for the steady temper."""

    id: str  # text keys `who-ID`, `say-ID-SITUATION-N`
    name: str  # the same in every language
    style: str = ""


CHARACTERS: Final = (
    Character("augustine", "Augustine"),
    Character("imane", "Imane"),
    Character("denis", "Denis", "cautious"),
    Character("gwenn", "Gwenn", "cautious"),
    Character("capucine", "Capucine", "greedy"),
    Character("felix", "Félix", "greedy"),
    Character("basile", "Basile", "friendly"),
    Character("hugo", "Hugo", "friendly"),
)
BY_NAME: Final = {character.name: character for character in CHARACTERS}


def character_of(bot_name: str) -> Character | None:
    """Return the character that has the name of a bot's seat; None for any other name."""
    return BY_NAME.get(bot_name)


def styled_bot(bot: str, name: str) -> str:
    """Return the bot that plays a seat. At the level `normal` a character plays in its style."""
    character = BY_NAME.get(name)
    return character.style if bot == "normal" and character is not None and character.style else bot


def cast_characters(game: str, bots: Sequence[str], seed: str, taken: Sequence[str] = ()) -> list[str]:
    """Return a name for each bot, determined by `seed`.

    A bot in a style gets a character of that style. Tempers that are not yet at the table come first, those that this
    game's default lineup avoids come last. Names in `taken` are not used again. After the eight characters, bots are
    numbered.
    """
    usual = ("", *steady(game).lineup_styles)
    names: list[str] = []
    for bot in bots:
        used = [*taken, *names]
        present = [BY_NAME[name].style for name in used if name in BY_NAME]
        ranked = sorted([_rank(each, bot, usual, present, seed) for each in CHARACTERS if each.name not in used])
        names.append(ranked[0][-1] if ranked else numbered_name(used))
    return names


def numbered_name(used: Sequence[str]) -> str:
    number = 1
    while f"Robot {number}" in used:
        number += 1
    return f"Robot {number}"


def _rank(
    character: Character, bot: str, usual: Sequence[str], present: Sequence[str], seed: str
) -> tuple[bool, bool, bool, str, str]:
    """Return the sorting key of a character for a bot's seat: the smallest is cast."""
    style = character.style
    drawn = sha256(f"{seed} {character.id}".encode()).hexdigest()
    return bot in BOT_STYLES and style != bot, style not in usual, style in present, drawn, character.name
