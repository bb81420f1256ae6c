"""Checks of a parsed edition: errors that prevent playing, warnings, and facts."""

import math
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from magnat.editions.checks_model import GRADE_BAD, GRADE_WARN, Check
from magnat.editions.custom_edition import CustomEdition
from magnat.editions.deck_checks import bad_check, check_cards
from magnat.editions.limits import GROUP_LOOKS, MAX_SPACES, MIN_SPACES, SPACE_KINDS, printed_edition
from magnat.kernel import MagnatError
from magnat.languages import LANGUAGES, text_in

CORNER_KINDS: Final = ("go", "jail", "free_parking", "go_to_jail")
MAX_FITTING_LETTERS: Final = 26  # longer names are truncated on the board
MIN_COLOUR_DISTANCE: Final = 60  # closer colours are easily confused
PRINTED_COLOURS: Final = {
    "brown": "#8b5a3c",
    "light_blue": "#8cc6e8",
    "pink": "#d6569a",
    "orange": "#e8892c",
    "red": "#d33a35",
    "yellow": "#e8c52c",
    "green": "#2f8f4e",
    "dark_blue": "#2b4fa3",
    "station": "#4a4a4a",
    "utility": "#9a9a9a",
}


def run_edition_checks(custom: CustomEdition) -> list[Check]:
    """Return all findings, without warnings that the printed game also has or that the author has accepted."""
    if custom.game == "deal":
        found = [*check_pack(custom)]
    else:
        found = [
            *check_layout(custom),
            *check_names(custom),
            *check_money_steps(custom),
            *check_cards(custom),
            *check_prices(custom),
            *check_colours(custom),
        ]
    if not [check for check in found if check.grade == GRADE_BAD]:
        found += check_playable(custom)
    usual = printed_warnings(custom.game)
    return [
        check
        for check in found
        if check.grade == GRADE_BAD or not ((check.path, check.id) in usual or is_kept(custom, check))
    ]


def is_kept(custom: CustomEdition, check: Check) -> bool:
    return custom.kept.get(check.path) in (check.id, check.id.removeprefix("check-").replace("-", "_"))


@cache
def printed_warnings(game: str) -> list[tuple[str, str]]:
    """Return the path and id of the warnings that the printed game has."""
    base = printed_edition(game)
    plain = CustomEdition(game, base.board, dict(base.options))
    return [(check.path, check.id) for check in [*check_prices(plain), *check_names(plain)]] if game != "deal" else []


def warning_check(path: str, id: str, repair: tuple[str, Any] | None = None, **args: str | int) -> Check:
    return Check(path, GRADE_WARN, f"check-{id}", args, repair)


def check_playable(custom: CustomEdition) -> list[Check]:
    """Build the edition and deal a game; return an error if the game rejects it."""
    try:
        e = custom.edition()
        e.deal(e.most)
    except (MagnatError, LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as error:
        key = getattr(error, "key", "")
        return [bad_check(key, "cannot", why=getattr(error, "expected", str(error)))]
    return []


# The board


def check_layout(custom: CustomEdition) -> Iterator[Check]:
    """Check the corners, the number of spaces, and the groups."""
    spaces, base = custom.board.space, custom.printed_edition.board.space
    size = len(spaces)
    if not SPACE_KINDS[custom.game] and size != len(base):
        yield bad_check("order", "so-many", count=len(base))
    elif size % 4 or size < MIN_SPACES:
        yield bad_check("order", "four-sides", least=MIN_SPACES, most=MAX_SPACES)
    else:
        for side, kind in enumerate(CORNER_KINDS):
            at = side * size // 4
            if spaces[at].kind != kind or [space.kind for space in spaces].count(kind) != 1:
                yield bad_check(f"order.{at}", "corner", name=spaces_of_kind(custom, kind), place=at + 1)
    yield from check_groups(custom)
    if custom.game == "star_wars":
        yield from check_galaxy(custom)


def spaces_of_kind(custom: CustomEdition, kind: str) -> str:
    return next((text_in(space, LANGUAGES[0]) for space in custom.board.space if space.kind == kind), kind)


def check_groups(custom: CustomEdition) -> Iterator[Check]:
    for group in custom.board.group:
        held = [space for space in custom.board.space if space.group == group.name]
        most = len(group.rents) if group.kind in ("station", "utility") else 4
        least = 1 if group.kind in ("station", "utility") else 2
        if not least <= len(held) <= most:
            yield bad_check(f"group.{group.name}", "members", least=least, most=most, count=len(held))
    kinds = {space.kind: bool(space.group) for space in custom.printed_edition.board.space}
    fits = {space.kind: set[str]() for space in custom.printed_edition.board.space}
    for space in custom.printed_edition.board.space:
        fits[space.kind].add(space.group)
    for space in custom.board.space:
        if kinds.get(space.kind) and space.group not in fits[space.kind]:
            known = ", ".join(sorted(fits[space.kind]))
            yield bad_check(f"space.{space.name}.group", "one-of", known=known)


def check_galaxy(custom: CustomEdition) -> Iterator[Check]:
    """Check that every Hyperdrive zone has a planet, and that there are enough bases for all planets."""
    kinds = [space.kind for space in custom.board.space]
    if kinds.count("planet") > custom.board.pieces["rebel_bases"]:
        yield bad_check("order", "too-many-planets", most=custom.board.pieces["rebel_bases"])
    gates = [i for i, kind in enumerate(kinds) if kind == "hyperdrive"]
    if len(gates) < 2:
        yield bad_check("order", "gates")
        return
    for gate, following in zip(gates, [*gates[1:], gates[0] + len(kinds)], strict=True):
        if "planet" not in [kinds[i % len(kinds)] for i in range(gate + 1, following)]:
            yield bad_check(f"order.{gate}", "empty-zone")


def check_names(custom: CustomEdition) -> Iterator[Check]:
    for lang in LANGUAGES:
        seen: dict[str, str] = {}
        for space in custom.board.space:
            name, path = getattr(space, lang) or text_in(space, lang), f"space.{space.name}.{lang}"
            if space.price and name.casefold() in seen:
                yield bad_check(path, "same-name", name=name)
            if space.price:
                seen[name.casefold()] = space.name
            if len(name) > MAX_FITTING_LETTERS:
                yield warning_check(path, "name-cut", name=name, most=MAX_FITTING_LETTERS)


# Amounts


def check_money_steps(custom: CustomEdition) -> Iterator[Check]:
    """Check that every amount, and every half that is used, is a multiple of the smallest amount."""
    board, step = custom.board, custom.board.money["step"]
    for name, value in board.money.items():
        yield from check_multiple(f"money.{name}", value, step)
    for group in board.group:
        yield from check_multiple(f"group.{group.name}.build", group.build, step, halved=True)
        for i, rent in enumerate(group.rents):
            yield from check_multiple(f"group.{group.name}.rents.{i}", rent, step)
    for space in board.space:
        path = f"space.{space.name}"
        mortgaged = custom.game in ("electronic", "millionaire") and not space.mortgage
        yield from check_multiple(f"{path}.price", space.price, step, halved=mortgaged)
        yield from check_multiple(f"{path}.mortgage", space.mortgage, step)
        yield from check_multiple(f"{path}.amount", space.amount, step)
        for i, rent in enumerate(space.rents):
            yield from check_multiple(f"{path}.rents.{i}", rent, step)


def check_multiple(path: str, value: int, step: int, halved: bool = False) -> Iterator[Check]:
    if value % step:
        yield bad_check(path, "step", (path, max(step, round(value / step) * step)), step=step)
    elif halved and step > 1 and value // 2 % step:
        yield bad_check(path, "half-step", (path, max(2 * step, round(value / step / 2) * 2 * step)), step=2 * step)


def check_prices(custom: CustomEdition) -> Iterator[Check]:
    """Warn about decreasing rents, rents or mortgages above the price, and unbalanced groups."""
    for space in custom.board.space:
        path = f"space.{space.name}"
        yield from check_rent_ladder(path, space.rents)
        if space.rents and space.price and space.rents[0] > space.price:
            yield warning_check(f"{path}.rents.0", "rent-high", rent=space.rents[0], price=space.price)
        if space.mortgage > space.price:
            yield warning_check(f"{path}.mortgage", "mortgage-high", amount=space.mortgage, price=space.price)
    for group in custom.board.group:
        yield from check_rent_ladder(f"group.{group.name}", group.rents)
    yield from check_group_prices(custom)


def check_rent_ladder(path: str, rents: list[int]) -> Iterator[Check]:
    for i in range(1, len(rents)):
        if rents[i] < rents[i - 1]:
            id = "hotel-low" if i == len(rents) - 1 == 5 else "rent-low"
            at = f"{path}.rents.{i}"
            yield warning_check(at, id, (at, rents[i - 1]), rent=rents[i], low=rents[i - 1])


def check_group_prices(custom: CustomEdition) -> Iterator[Check]:
    """Warn about a group more than twice as expensive as the next cheaper one."""
    worth: list[tuple[int, str]] = []
    for group in custom.board.group:
        paid = [space.price for space in custom.board.space if space.group == group.name and space.rents]
        if paid:
            worth.append((sum(paid) // len(paid), group.name))
    for (cheap, _), (high, name) in zip(sorted(worth), sorted(worth)[1:], strict=False):
        if high > 2 * cheap:
            yield warning_check(f"group.{name}", "group-dear", high=high, low=cheap)


def check_colours(custom: CustomEdition) -> Iterator[Check]:
    """Warn about a custom colour that is too similar to another group's."""
    looks = {group.name: resolve_colour(group.colour or group.kind, group.name) for group in custom.board.group}
    for group in custom.board.group:
        if not group.colour:
            continue
        for other in custom.board.group:
            if other.name != group.name and colour_distance(looks[group.name], looks[other.name]) < MIN_COLOUR_DISTANCE:
                yield warning_check(f"group.{group.name}.colour", "colour-like", name=text_in(other, LANGUAGES[0]))
                break


def resolve_colour(colour: str, name: str) -> str:
    if colour.startswith("#"):
        return colour
    return PRINTED_COLOURS[colour if colour in GROUP_LOOKS else name if name in GROUP_LOOKS else "utility"]


def colour_distance(a: str, b: str) -> float:
    """Return the perceptual distance of two colours, weighting red, green and blue."""
    one, two = [[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (a, b)]
    weights = (2, 4, 3)
    apart = sum(w * (x - y) ** 2 for w, x, y in zip(weights, one, two, strict=True)) / sum(weights)
    return math.sqrt(apart)


# The pack of Deal


def check_pack(custom: CustomEdition) -> Iterator[Check]:
    board = custom.board
    cards = [*board.wild, *board.action, *board.rent, *board.money]
    total = len(board.property) + sum(each.count for each in cards)
    if not 60 <= total <= 200:
        yield bad_check("", "pack", least=60, most=200, count=total)
    for colour in board.colour:
        yield from check_rent_ladder(f"colour.{colour.name}", colour.rents)
    dealt = board.limits["dealt"]
    if board.limits["hand"] < dealt:
        yield bad_check("limits.hand", "hand-small", ("limits.hand", dealt), count=dealt)
