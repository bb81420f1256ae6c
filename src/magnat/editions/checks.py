"""Checks of a parsed edition: errors that prevent playing, warnings, and facts."""

import math
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from magnat.editions.checks_model import GRADE_BAD, GRADE_WARN, Check
from magnat.editions.custom_edition import CustomEdition
from magnat.editions.deck_checks import check_cards
from magnat.editions.limits import GROUP_LOOKS, MAX_SPACES, MIN_SPACES, SPACE_KINDS, printed_edition
from magnat.kernel import MagnatError

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


def run_edition_checks(own: CustomEdition) -> list[Check]:
    """Return all findings, without warnings that the printed game also has or that the author has accepted."""
    if own.game == "deal":
        found = [*check_pack(own)]
    else:
        found = [
            *check_layout(own),
            *check_names(own),
            *check_money_steps(own),
            *check_cards(own),
            *check_prices(own),
            *check_colours(own),
        ]
    if not [check for check in found if check.grade == GRADE_BAD]:
        found += check_playable(own)
    usual = printed_warnings(own.game)
    return [
        check
        for check in found
        if check.grade == GRADE_BAD
        or (
            (check.path, check.id) not in usual and own.kept.get(check.path) not in (check.id, short_check_id(check.id))
        )
    ]


def short_check_id(id: str) -> str:
    return id.removeprefix("check-").replace("-", "_")


@cache
def printed_warnings(game: str) -> list[tuple[str, str]]:
    """Return the path and id of the warnings that the printed game has."""
    base = printed_edition(game)
    plain = CustomEdition(game, base.board, dict(base.options))
    return [(check.path, check.id) for check in [*check_prices(plain), *check_names(plain)]] if game != "deal" else []


def bad_check(path: str, id: str, repair: tuple[str, Any] | None = None, **args: str | int) -> Check:
    return Check(path, GRADE_BAD, f"check-{id}", args, repair)


def warning_check(path: str, id: str, repair: tuple[str, Any] | None = None, **args: str | int) -> Check:
    return Check(path, GRADE_WARN, f"check-{id}", args, repair)


def check_playable(own: CustomEdition) -> list[Check]:
    """Build the edition and deal a game; return an error if the game rejects it."""
    try:
        e = own.edition()
        e.deal(e.most)
    except (MagnatError, LookupError, ValueError, TypeError, ArithmeticError, AssertionError) as why:
        key = getattr(why, "key", "")
        return [bad_check(key, "cannot", why=getattr(why, "expected", str(why)))]
    return []


# The board


def check_layout(own: CustomEdition) -> Iterator[Check]:
    """Check the corners, the number of spaces, and the groups."""
    spaces, base = own.board.space, own.printed_edition.board.space
    size = len(spaces)
    if not SPACE_KINDS[own.game] and size != len(base):
        yield bad_check("order", "so-many", count=len(base))
    elif size % 4 or size < MIN_SPACES:
        yield bad_check("order", "four-sides", least=MIN_SPACES, most=MAX_SPACES)
    else:
        for side, kind in enumerate(CORNER_KINDS):
            at = side * size // 4
            if spaces[at].kind != kind or [space.kind for space in spaces].count(kind) != 1:
                yield bad_check(f"order.{at}", "corner", name=spaces_of_kind(own, kind), place=at + 1)
    yield from check_groups(own)
    if own.game == "star_wars":
        yield from check_galaxy(own)


def spaces_of_kind(own: CustomEdition, kind: str) -> str:
    return next((space.fr for space in own.board.space if space.kind == kind), kind)


def check_groups(own: CustomEdition) -> Iterator[Check]:
    for group in own.board.group:
        held = [space for space in own.board.space if space.group == group.name]
        most = len(group.rents) if group.kind in ("station", "utility") else 4
        least = 1 if group.kind in ("station", "utility") else 2
        if not least <= len(held) <= most:
            yield bad_check(f"group.{group.name}", "members", least=least, most=most, count=len(held))
    kinds = {space.kind: bool(space.group) for space in own.printed_edition.board.space}
    fits = {space.kind: set[str]() for space in own.printed_edition.board.space}
    for space in own.printed_edition.board.space:
        fits[space.kind].add(space.group)
    for space in own.board.space:
        if kinds.get(space.kind) and space.group not in fits[space.kind]:
            known = ", ".join(sorted(fits[space.kind]))
            yield bad_check(f"space.{space.name}.group", "one-of", known=known)


def check_galaxy(own: CustomEdition) -> Iterator[Check]:
    """Check that every Hyperdrive zone has a planet, and that there are enough bases for all planets."""
    kinds = [space.kind for space in own.board.space]
    if kinds.count("planet") > own.board.pieces["rebel_bases"]:
        yield bad_check("order", "too-many-planets", most=own.board.pieces["rebel_bases"])
    gates = [i for i, kind in enumerate(kinds) if kind == "hyperdrive"]
    if len(gates) < 2:
        yield bad_check("order", "gates")
        return
    for gate, following in zip(gates, [*gates[1:], gates[0] + len(kinds)], strict=True):
        if "planet" not in [kinds[i % len(kinds)] for i in range(gate + 1, following)]:
            yield bad_check(f"order.{gate}", "empty-zone")


def check_names(own: CustomEdition) -> Iterator[Check]:
    for lang in ("fr", "en"):
        seen: dict[str, str] = {}
        for space in own.board.space:
            name, path = getattr(space, lang), f"space.{space.name}.{lang}"
            if space.price and name.casefold() in seen:
                yield bad_check(path, "same-name", name=name)
            if space.price:
                seen[name.casefold()] = space.name
            if len(name) > MAX_FITTING_LETTERS:
                yield warning_check(path, "name-cut", name=name, most=MAX_FITTING_LETTERS)


# Amounts


def check_money_steps(own: CustomEdition) -> Iterator[Check]:
    """Check that every amount, and every half that is used, is a multiple of the smallest amount."""
    board, step = own.board, own.board.money["step"]
    for name, value in board.money.items():
        yield from check_multiple(f"money.{name}", value, step)
    for group in board.group:
        yield from check_multiple(f"group.{group.name}.build", group.build, step, halved=True)
        for i, rent in enumerate(group.rents):
            yield from check_multiple(f"group.{group.name}.rents.{i}", rent, step)
    for space in board.space:
        path = f"space.{space.name}"
        mortgaged = own.game in ("electronic", "millionaire") and not space.mortgage
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


def check_prices(own: CustomEdition) -> Iterator[Check]:
    """Warn about decreasing rents, rents or mortgages above the price, and unbalanced groups."""
    for space in own.board.space:
        path = f"space.{space.name}"
        yield from check_rent_ladder(path, space.rents)
        if space.rents and space.price and space.rents[0] > space.price:
            yield warning_check(f"{path}.rents.0", "rent-high", rent=space.rents[0], price=space.price)
        if space.mortgage > space.price:
            yield warning_check(f"{path}.mortgage", "mortgage-high", amount=space.mortgage, price=space.price)
    for group in own.board.group:
        yield from check_rent_ladder(f"group.{group.name}", group.rents)
    yield from check_group_prices(own)


def check_rent_ladder(path: str, rents: list[int]) -> Iterator[Check]:
    for i in range(1, len(rents)):
        if rents[i] < rents[i - 1]:
            id = "hotel-low" if i == len(rents) - 1 == 5 else "rent-low"
            at = f"{path}.rents.{i}"
            yield warning_check(at, id, (at, rents[i - 1]), rent=rents[i], low=rents[i - 1])


def check_group_prices(own: CustomEdition) -> Iterator[Check]:
    """Warn about a group more than twice as expensive as the next cheaper one."""
    worth: list[tuple[int, str]] = []
    for group in own.board.group:
        paid = [space.price for space in own.board.space if space.group == group.name and space.rents]
        if paid:
            worth.append((sum(paid) // len(paid), group.name))
    for (cheap, _), (high, name) in zip(sorted(worth), sorted(worth)[1:], strict=False):
        if high > 2 * cheap:
            yield warning_check(f"group.{name}", "group-dear", high=high, low=cheap)


def check_colours(own: CustomEdition) -> Iterator[Check]:
    """Warn about a custom colour that is too similar to another group's."""
    looks = {group.name: resolve_colour(group.colour or group.kind, group.name) for group in own.board.group}
    for group in own.board.group:
        if not group.colour:
            continue
        for other in own.board.group:
            if other.name != group.name and colour_distance(looks[group.name], looks[other.name]) < MIN_COLOUR_DISTANCE:
                yield warning_check(f"group.{group.name}.colour", "colour-like", name=other.fr)
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


def check_pack(own: CustomEdition) -> Iterator[Check]:
    board = own.board
    cards = [*board.wild, *board.action, *board.rent, *board.money]
    total = len(board.property) + sum(each.count for each in cards)
    if not 60 <= total <= 200:
        yield bad_check("", "pack", least=60, most=200, count=total)
    for colour in board.colour:
        for i in range(1, len(colour.rents)):
            if colour.rents[i] < colour.rents[i - 1]:
                at = f"colour.{colour.name}.rents.{i}"
                yield warning_check(
                    at, "rent-low", (at, colour.rents[i - 1]), rent=colour.rents[i], low=colour.rents[i - 1]
                )
    if board.limits["hand"] < board.limits["dealt"]:
        yield bad_check(
            "limits.hand", "hand-small", ("limits.hand", board.limits["dealt"]), count=board.limits["dealt"]
        )
