"""Moderation without I/O: the targets of reports, the operator's queue, measures and their effects."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from magnat.match import Place, Refusal, Seating
from magnat.match.chat import ChatPolicy
from magnat.tables.moderation_types import MeasureKind

DAY_MS: Final = 86_400_000
FOREVER_MS: Final = 1 << 52
MAX_REPORTS_PER_DAY: Final = 5  # per player
MAX_BLOCKS: Final = 200  # per player
MAX_REPORTED_LINES: Final = 50
PROBATION: Final = "probation"  # measure of a new name from the address of a banned player
PROBATION_DAYS: Final = 30  # at most, however long the ban is
REASON_ORDER: Final = ("words", "two_for_one", "name", "leaves", "program")
DEFAULT_DAYS: Final[dict[MeasureKind, int]] = {"phrases": 7, "private": 7, "ban": 30}
WITHOUT_END: Final = ("nothing", "word")  # measures that restrict nothing

Restrictions = Mapping[str, int]  # the measures in force for one player, each with its end (ms)


# who is meant


def find_target(table: Seating, sitters: Sequence[tuple[str, int]], seat: int, player: str, author: str = "") -> str:
    """Return the id of the player meant by a seat, or the `author` of a chat message.

    A seat that a bot has taken over means the player who had it last. Raise `Refusal` if that is a bot or the player
    who asks.
    """
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", 404)
    former = [sitter for sitter, had in sitters if had == seat]
    target = author or table.places[seat].player or (former[-1] if former else "")
    if not target:
        raise Refusal("not_a_person")
    if target == player:
        raise Refusal("thats_you")
    return target


def separate_players(places: Sequence[Place], host: str, apart: Mapping[str, Sequence[str]]) -> list[Place]:
    """Return the places of a rematch without players who are kept apart from the host or an earlier place by a block.

    `apart` has for each player those kept apart from them. Their seats are open.
    """
    kept = [host]
    separated = []
    for place in places:
        player = place.player
        if player and player not in kept and not set(apart.get(player, ())).isdisjoint(kept):
            place = msgspec.structs.replace(place, player=None, name="", seed="")
        elif player:
            kept.append(player)
        separated.append(place)
    return separated


# effects of measures


def is_in_force(restrictions: Restrictions, now: int, *kinds: str) -> bool:
    return any(restrictions.get(kind, 0) > now for kind in kinds)


def chat_policy_for(server: ChatPolicy, restrictions: Restrictions, now: int) -> ChatPolicy:
    """Return what a player may write, by the server's policy and the measures about the player."""
    return "phrases" if server == "all" and is_in_force(restrictions, now, "phrases", PROBATION) else server


def check_may_sit(restrictions: Restrictions, public: bool, now: int) -> None:
    """Raise `Refusal` if a measure forbids the player to make or join a table, or a public one."""
    if is_in_force(restrictions, now, "rename"):
        raise Refusal("rename_first", 403)
    if public and is_in_force(restrictions, now, "private", PROBATION):
        raise Refusal("no_public_tables", 403)


def end_of_measure(kind: MeasureKind, days: int | None, now: int) -> int:
    """Return when a measure ends. `days` is None for the usual time and 0 for ever."""
    if kind in WITHOUT_END:
        return now
    days = DEFAULT_DAYS.get(kind, 0) if days is None else days
    return now + days * DAY_MS if days else FOREVER_MS


def bans_of_measure(player: str, rows: Iterable[Mapping[str, Any]], until: int, now: int, network: bool) -> list[Any]:
    """Return the bans (target, end) of an excluded player; `rows` are the player's tokens.

    Only the player is shut out. On the same browser no new name is accepted, and a new name from the same address (or,
    on demand, `network`) is on probation. So other people at that address, in a school for example, play on.
    """
    bans = {f"player={player}": until}
    for row in rows:
        if row["device"]:
            bans[f"device={row['device']}"] = until
        for place in (row["address"], row["network"] if network else ""):
            if place:
                bans[f"names={place}"] = min(until, now + PROBATION_DAYS * DAY_MS)
    return sorted(bans.items())


# the operator's queue


class QueuedPerson(NamedTuple):
    """The open reports about one player."""

    player: str
    name: str
    reasons: str  # in the order of the queue, separated by commas
    people: int  # different reporters
    games: int
    oldest: int
    latest: int
    measures: int  # earlier measures about the player


def order_queue(
    rows: Sequence[Mapping[str, Any]], wrong: Mapping[str, int], right: Mapping[str, int], measures: Mapping[str, int]
) -> list[QueuedPerson]:
    """Return the reported players, one item each: by reason, then the oldest first.

    `wrong` and `right` count a reporter's earlier reports without and with a measure. Players reported only by people
    who are more often wrong than right come last.
    """
    by_player: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        by_player.setdefault(row["about"], []).append(row)

    def is_doubtful(row: Mapping[str, Any]) -> bool:
        return wrong.get(row["reporter"], 0) > right.get(row["reporter"], 0) + 1

    def key(item: tuple[str, list[Mapping[str, Any]]]) -> tuple[bool, int, int, str]:
        player, about = item
        reason = min(REASON_ORDER.index(row["reason"]) for row in about)
        return all(map(is_doubtful, about)), reason, min(row["at"] for row in about), player

    queue = []
    for player, about in sorted(by_player.items(), key=key):
        reasons = sorted({row["reason"] for row in about}, key=REASON_ORDER.index)
        times = [row["at"] for row in about]
        people, games = {row["reporter"] for row in about}, {row["match"] for row in about}
        earlier = measures.get(player, 0)
        name = str(about[-1]["name"])
        queue.append(
            QueuedPerson(player, name, ",".join(reasons), len(people), len(games), min(times), max(times), earlier)
        )
    return queue
