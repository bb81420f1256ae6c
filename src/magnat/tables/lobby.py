"""Changes of a table: settings, seats, start, rematch and side games.

Each is a pure function from a table and a command to the changed settings and seats; it raises `Refusal` if the change
is not allowed. A host stores the result. A host declares its limitations in its `HostRules`.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from magnat.kernel import Row
from magnat.match import Entry, Match, NoticeEntry, Place, Refusal, Seating, Setup
from magnat.match.commands import check_bot
from magnat.match.state import Clock
from magnat.tables.api_types import ChangedSeat, ChangedTable, Join, NewSide, NewTable, Player
from magnat.tables.table_rules import (
    check_seed,
    check_setup,
    clean_name,
    get_place,
    make_places,
    make_setup,
    make_unique_name,
    other_names,
    pick_bot_name,
    resize_places,
    with_other_game,
)

NO_SEAT_REQUEST: Final = {"asks": "", "asks_name": "", "agreed": ""}  # values of a seat that no player asks for


class HostRules(msgspec.Struct, frozen=True, kw_only=True):
    """The capabilities of a host of tables."""

    passwords: bool = True
    public_tables: bool = True
    late_joining: bool = True  # False: free seats become bots' at the start, and no seat is opened afterwards
    players_return: bool = True  # False: players on other devices join a rematch by a new code
    drawn_by: str = ""  # origin of the seed in record headers, if not a server


SERVER_RULES: Final = HostRules()
BROWSER_RULES: Final = HostRules(
    passwords=False, public_tables=False, late_joining=False, players_return=False, drawn_by="page"
)


class Change(NamedTuple):
    """The settings and seats after a change, and the entry about it for the log of a match in progress."""

    setup: Setup
    places: list[Place]
    public: bool
    notice: NoticeEntry | None = None
    author: str = ""  # the player whose name the notice states, if it has no seat that leads to the player


def change_place(table: Seating, seat: int, notice: NoticeEntry | None = None, **values: Any) -> Change:
    """Return the table with other values of one seat. The notice is dropped unless a match is in progress."""
    places = [msgspec.structs.replace(p, **values) if p.seat == seat else p for p in table.places]
    return Change(table.setup, places, table.public, notice if table.status == "playing" else None)


# checks


def check_host(table: Seating, player: str) -> None:
    if table.host != player:
        raise Refusal("not_host", 403)


def check_unfinished(table: Seating) -> None:
    if table.status not in ("open", "playing"):
        raise Refusal("game_over")


def check_finished(table: Seating) -> None:
    if table.status not in ("over", "aborted"):
        raise Refusal("not_over")


def check_access(rules: HostRules, password: str | None, public: bool | None) -> None:
    """Raise `Refusal` if the host of the tables cannot offer a password or a public table."""
    if password and not rules.passwords:
        raise Refusal("password_needs_server")
    if public and not rules.public_tables:
        raise Refusal("public_needs_server")


# settings


def create_table(new: NewTable, player: Player, rules: HostRules, password: str = "") -> Change:
    """Return a new table; `password` is in its stored form."""
    check_access(rules, new.password, new.public)
    setup = make_setup(new, password)
    return Change(setup, make_places(player.id, player.name, new), new.public)


def change_settings(
    table: Seating, player: str, wish: ChangedTable, rules: HostRules, password: str | None = None
) -> Change:
    """Apply the host's changes. A new `password` is in its stored form; None leaves it unchanged."""
    check_host(table, player)
    check_access(rules, wish.password, wish.public)
    before_the_start = (wish.clock, wish.absence, wish.bot_pace, wish.game, wish.seats)
    if table.status != "open" and any(value is not None for value in before_the_start):
        raise Refusal("already_started")
    setup, places = table.setup, table.places
    if wish.game is not None and wish.game != setup.game:
        setup = with_other_game(setup, wish.game)
    if wish.game is not None or wish.seats is not None:
        places = resize_places(table, wish.seats or len(places))
        check_setup(setup, len(places))
    if wish.absence is not None:
        check_bot(wish.absence.bot)
    values = {
        "locked": wish.locked,
        "password": password,
        "clock": wish.clock,
        "absence": wish.absence,
        "bot_pace": wish.bot_pace,
        "chat": wish.chat,
    }
    setup = msgspec.structs.replace(setup, **{name: value for name, value in values.items() if value is not None})
    return Change(setup, places, table.public if wish.public is None else wish.public)


# seats


def take_seat(
    table: Seating,
    player: Player,
    wish: Join,
    rules: HostRules,
    opened: str = "",
    sitters: Sequence[tuple[str, int]] = (),
) -> Change:
    """Give the player a seat, or ask the others for it if the match in progress has hidden information.

    `opened` is the stored password that the given one matched, or ""; `sitters` are the players that have had a seat
    in this match, each with the seat.
    """
    former = [seat for sitter, seat in sitters if sitter == player.id]
    check_unfinished(table)
    if table.status == "playing" and not rules.late_joining:
        raise Refusal("already_started")
    if table.seats_of(player.id) and not wish.another:
        raise Refusal("already_seated")
    if table.setup.locked:
        raise Refusal("locked", 403)
    if table.setup.password != opened:
        raise Refusal("wrong_password", 403)
    free = [place.seat for place in table.places if place.is_open and not place.asks]
    if former:  # only back to a seat of their own, so that no player sees two hands
        free = [seat for seat in free if seat in former]
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Refusal("sat_elsewhere", 403) if former else Refusal("seat_taken")
    seat = free[0] if wish.seat is None else wish.seat
    name = make_unique_name(clean_name(wish.name or player.name), other_names(table, seat))
    values = chosen_appearance(wish)
    if table.status == "open":
        values["seed"] = check_seed(wish.seed)
    elif not former and (table.people or seat in [had for _, had in sitters]) and has_hidden_information(table):
        values |= {"asks": player.id, "asks_name": name, "agreed": ""}
        return change_place(table, seat, NoticeEntry("asks_seat", seat, name), **values)._replace(author=player.id)
    return seat_player(table, seat, player.id, name, **values)


def seat_player(table: Seating, seat: int, player: str, name: str, hand_of: str = "", **values: Any) -> Change:
    """Give a seat to a player. `hand_of` names the player whose hand becomes visible, which is announced to all."""
    values |= {"player": player, "name": name, **NO_SEAT_REQUEST}
    return change_place(table, seat, NoticeEntry("sat", seat, name, text=hand_of), **values)


def chosen_appearance(wish: Join | ChangedSeat) -> dict[str, Any]:
    return {key: value for key in ("token", "colour") if (value := getattr(wish, key)) is not None}


def has_hidden_information(table: Seating) -> bool:
    """True if the game has hidden information."""
    return bool(table.setup.edition().deal(len(table.places)).secret)


def vote_on_newcomer(
    table: Seating, player: str, seat: int, yes: bool, voters: Sequence[str], owners: Sequence[str]
) -> Change:
    """Record a player's vote on a newcomer. One no rejects; the newcomer sits once all `voters` and `owners` agree.

    `owners` have had this seat in the match. The newcomer would see their hand: without their vote, a host could remove
    a player and look at the cards with a second name.
    """
    place = get_place(table, seat)
    mine = table.seats_of(player) or ([seat] if player in owners else [])
    if not mine:
        raise Refusal("not_your_seat", 403)
    if not place.asks or table.status != "playing":
        raise Refusal("nobody_asks")
    if not yes:
        notice = NoticeEntry("turned_away", mine[0], table.name(mine[0]), text=place.asks_name)
        return change_place(table, seat, notice, **NO_SEAT_REQUEST)
    agreed = {*place.agreed.split(), player}
    if agreed >= {*voters, *owners}:
        name = make_unique_name(place.asks_name, other_names(table, seat))
        return seat_player(table, seat, place.asks, name, hand_of=place.name)
    return change_place(table, seat, agreed=" ".join(sorted(agreed)))


def change_seat(table: Seating, player: str, seat: int, wish: ChangedSeat, rules: HostRules) -> Change:
    """Apply a player's choice of token, colour and seed, or the host's choice to open a seat or give it to a bot."""
    place = get_place(table, seat)
    values: dict[str, Any] = {}
    notice = None
    if wish.kind is not None or wish.bot is not None:
        check_host(table, player)
        values |= bot_seat_values(table, place, wish, rules)
        word = "opened" if wish.kind == "open" else "bot_sits"
        notice = NoticeEntry(word, seat, values["name"] or place.name, values["bot"])
    if wish.token is not None or wish.colour is not None or wish.seed is not None:
        if place.player != player:
            raise Refusal("not_your_seat", 403)
        values |= chosen_appearance(wish)
        if wish.seed is not None:
            if table.status != "open":
                raise Refusal("already_started")
            values["seed"] = check_seed(wish.seed)
    return change_place(table, seat, notice, **values)


def bot_seat_values(table: Seating, place: Place, wish: ChangedSeat, rules: HostRules) -> dict[str, Any]:
    """Return the new values of a seat that the host opens or gives to a bot. Raise `Refusal` if that is not allowed."""
    check_unfinished(table)
    if place.player == table.host and len(table.seats_of(table.host)) == 1:
        raise Refusal("not_your_seat", 403)
    if wish.kind == "open":
        if table.status == "playing" and not rules.late_joining:
            raise Refusal("already_started")
        return {"player": None, "bot": "", "name": "" if table.status == "open" else place.name, **NO_SEAT_REQUEST}
    bot = check_bot(wish.bot or "steady")
    name = place.name if place.bot else pick_bot_name(table.places)
    return {"player": None, "bot": bot, "name": name, "seed": "", **NO_SEAT_REQUEST}


def leave_seat(table: Seating, player: str, seat: int) -> Change:
    """Let a player leave before the start or withdraw a seat request, or let the host remove a player."""
    place = get_place(table, seat)
    if place.asks == player:
        return change_place(table, seat, None, **NO_SEAT_REQUEST)
    if place.player != player:
        check_host(table, player)
    elif table.status != "open":
        raise Refusal("already_started")
    return vacate_seat(table, seat)


def vacate_seat(table: Seating, seat: int) -> Change:
    """Remove the player from a seat. Before the start the seat becomes free, later a bot plays it."""
    place = get_place(table, seat)
    if not place.player:
        raise Refusal("seat_empty")
    check_unfinished(table)
    if table.status == "open":
        return change_place(table, seat, player=None, bot="", name="", seed="")
    return change_place(table, seat, NoticeEntry("removed", seat, place.name, "steady"), player=None, bot="steady")


# matches


def begin_match(table: Seating, rules: HostRules, now: int, rows: list[Row] | None = None) -> tuple[Entry, Match]:
    """Start the match of a table that was just loaded: return its first entry and the match after it.

    The commitment is published and the players' seeds are known, so dice may be rolled now. A side game passes the
    `rows` of the match it branches from.
    """
    if table.status != "open":
        raise Refusal("already_started")
    table.places = name_open_seats(table.places, rules)
    entry, match = table.begin(now, rows)
    if match.is_over:
        raise Refusal("game_over")
    assert table.header is not None
    table.header.drawn_by = rules.drawn_by
    return entry, match


def name_open_seats(places: Sequence[Place], rules: HostRules) -> list[Place]:
    """Return the places with the names of bots on open seats: a bot plays each until a player joins, if one can."""
    named = [*places]
    for seat, place in enumerate(named):
        if place.is_open:
            bot = "" if rules.late_joining else "steady"
            named[seat] = msgspec.structs.replace(place, name=pick_bot_name(named), bot=bot)
    return named


def make_rematch(table: Seating, player: str, rules: HostRules) -> Change:
    """Return a table with the same settings, players and bots, and with new seeds. It is never a side game."""
    if not table.seats_of(player):
        raise Refusal("not_your_seat", 403)
    check_finished(table)
    setup = msgspec.structs.replace(table.setup, side_of="", side_at=0, dice_of="")
    return Change(setup, [rematch_place(table, place, rules) for place in table.places], table.public)


def rematch_place(table: Seating, place: Place, rules: HostRules) -> Place:
    new_place = Place(seat=place.seat, bot=place.bot, token=place.token, colour=place.colour)
    if place.player and (rules.players_return or place.player == table.host):
        new_place.player, new_place.seed = place.player, secrets.token_hex(8)
    new_place.name = "" if new_place.is_open else place.name
    return new_place


def make_side_game(table: Seating, player: str, new: NewSide) -> tuple[Change, bytes]:
    """Return a side game of a finished match, without clock and password, and its seed, b"" for a fresh one.

    The player has one seat, bots have all others.
    """
    get_place(table, new.seat)
    check_finished(table)
    header = table.header
    dice_match = header.match if new.same_dice and header is not None else ""
    setup = msgspec.structs.replace(
        table.setup,
        clock=Clock(),
        luck="",
        side_of=table.id,
        side_at=new.seq,
        dice_of=dice_match,
        locked=True,
        password="",
    )
    seeds = header.client_seeds if header is not None else []
    places = [
        msgspec.structs.replace(
            place,
            player=player if place.seat == new.seat else None,
            bot="" if place.seat == new.seat else "normal",
            seed=seeds[place.seat] if new.same_dice else secrets.token_hex(8) if place.seat == new.seat else "",
            **NO_SEAT_REQUEST,
        )
        for place in table.places
    ]
    return Change(setup, places, False), table.seed if new.same_dice else b""
