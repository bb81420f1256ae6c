# mypyc: skip
"""Shared code of the numpy-based environments: observation and mask arrays, environment ids, rendering."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from magnat.bots import steady
from magnat.envs.core import Core
from magnat.games import BUILT_IN
from magnat.kernel import EVERYBODY, BadOption, Value
from magnat.languages import DEFAULT_LANGUAGE
from magnat.record.codec import package_of
from magnat.texts.vocabulary import words_of

DEFAULT_OPTIONS: Final[dict[str, dict[str, Value]]] = {"electronic": {"offers_per_window": 0}}  # of the registered ids
REWARD_MODES: Final = ("end", "shaped")
RENDER_MODES: Final = ("ansi", "human", "rgb_array")  # as text, printed, as a picture of the text
INT32_MIN: Final = -(2**31)
INT32_MAX: Final = 2**31 - 1
FACT_WIDTH: Final = 5  # numbers per fact


ENV_IDS: Final = {game: f"magnat/{game.title().replace('_', '')}-v0" for game in BUILT_IN}  # `magnat/StarWars-v0`


def make_core(
    game: str,
    seats: int,
    options: Mapping[str, Value] | None,
    history: int = 0,
    reward: str = "end",
    render_mode: str | None = None,
    flat: bool = False,
    **more: Any,
) -> Core:
    """Return a core with the default options of the game's id, overridden by `options`.

    The core records facts if `history` is above 0. The arguments shared by all environments are checked: raise
    `BadOption` if one is invalid.
    """
    if history < 0:
        raise BadOption("history", history, "0 or more")
    if flat and history:
        raise BadOption("history", history, "0, where an observation is the numbers alone")
    if reward not in REWARD_MODES:
        raise BadOption("reward", reward, ", ".join(REWARD_MODES))
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption("render_mode", render_mode, ", ".join(RENDER_MODES))
    return Core(game, seats, options={**DEFAULT_OPTIONS.get(game, {}), **(options or {})}, listens=history > 0, **more)


def observation_space(core: Core, history: int = 0) -> Any:
    """Return the space of observations.

    `observation` is always present, `action_mask` unless actions are exact, `history` if `history`
    is above 0.
    """
    parts: dict[str, Any] = {"observation": spaces.Box(-4.0, 4.0, (core.encoding.size,), np.float32)}
    if not core.exact:
        parts["action_mask"] = spaces.Box(0, 1, (core.encoding.codec.size,), np.int8)
    if history:
        parts["history"] = spaces.Box(INT32_MIN, INT32_MAX, (history, FACT_WIDTH), np.int32)
    return spaces.Dict(parts)


def action_space(core: Core) -> Any:
    return spaces.Box(INT32_MIN, INT32_MAX, (), np.int64) if core.exact else spaces.Discrete(core.encoding.codec.size)


def observation_array(core: Core, seat: int) -> Any:
    """Return a seat's observation as a float32 array.

    Few values are not 0, so writing them one by one is faster than building a numpy array from a
    list.
    """
    store = bytearray(4 * core.encoding.size)
    cells = memoryview(store).cast("f")
    row = core.encode(seat)
    for place in row.ones:
        cells[place] = 1.0
    for place, value in zip(row.indices, row.values, strict=True):
        cells[place] = value
    return np.frombuffer(store, np.float32)


@cache
def fact_numbers(package: str) -> dict[str, int]:
    """Return the number of each kind of fact of a game, in alphabetical order."""
    return {word: number for number, word in enumerate(sorted(words_of(package).facts))}


def fill_history(core: Core, seat: int, row: Any) -> Any:
    """Fill `row` in place with the last facts visible to a seat, the latest last, and return it.

    Each fact is its kind, its seat and three ints. Seats are counted from the observing seat; -1 is
    the table. Of a fact whispered to another seat only the kind and the seat are given. Unused rows
    are -1.
    """
    numbers = fact_numbers(package_of(core.edition))
    row.fill(-1)
    facts = core.facts[-len(row) :]
    for place, (word, actor, a, b, c, to) in enumerate(facts, len(row) - len(facts)):
        values = (a, b, c) if to in (EVERYBODY, seat) else (-1, -1, -1)
        row[place] = (numbers.get(word, -1), (actor - seat) % core.seats if actor >= 0 else -1, *values)
    return row


def action_mask(core: Core) -> Any:
    """Return the mask of the asked seat's legal actions; all 0 once the game is over."""
    row = bytearray(core.encoding.codec.size)
    for action in core.legal:
        row[action] = 1
    return np.frombuffer(row, np.int8)


def potentials(core: Core) -> list[float]:
    """Return each seat's chances by the steady player's estimate.

    They may depend on hidden cards: never include them in an observation.
    """
    return steady(core.game).values(core.table)[: core.seats]


def render_image(text: str) -> Any:
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(14)
    lines = text.splitlines() or [""]
    picture = Image.new("RGB", (16 + 9 * max([len(line) for line in lines]), 16 + 18 * len(lines)), "white")
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        pen.text((8, 8 + 18 * number), line, fill="black", font=font)
    return np.asarray(picture, np.uint8)


def render_core(core: Core, mode: str | None) -> Any:
    """Render the public view of the table in a mode of `RENDER_MODES`; None for "human" and for no mode."""
    if mode is None:
        return None
    from magnat.hosts.terminal.drawings import position_as_text  # start-up time
    from magnat.texts import Texts  # start-up time

    text = position_as_text(core.table, Texts(core.edition, DEFAULT_LANGUAGE))
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else render_image(text)
