"""Rules for setting up tables: checks of the settings, and the assignment of seats. No I/O."""

import secrets
from collections.abc import Sequence
from typing import Any, Final
from unicodedata import category, normalize

import msgspec

from magnat import editions
from magnat.kernel import BadOption
from magnat.match import Place, Refusal, Seating, Setup
from magnat.match.commands import check_bot
from magnat.match.state import Clock
from magnat.record import BadSeed, VerifiableLuck, lessons_of
from magnat.tables.api_types import ChangedSeat, MyTable, NewSide, NewTable

BOT_NAMES = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo", "Inès", "Jules")
MAX_SIDE_GAMES: Final = 8  # concurrent side games of one match; one more ends the oldest that is being played
NO_SEAT_REQUEST = {"asks": "", "asks_name": "", "agreed": ""}  # values of a seat that no player asks for
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"  # invisible letters: Hangul fillers and the blank Braille pattern


def clean_name(name: str) -> str:
    """Return a normalized name, without surrounding or repeated blanks.

    Equal letters give equal names, however they were typed, and names cannot differ by invisible letters. Raise
    `Refusal` if the name is empty, too long, not printable or contains invisible letters.
    """
    found = " ".join(normalize("NFC", name).split())
    unseen = any(letter in BLANK_LETTERS for letter in found) or not any(is_visible(letter) for letter in found)
    if unseen or not found.isprintable() or len(found) > 20:
        raise Refusal("bad_name", 400, accepted="1..20")
    return found


def is_visible(letter: str) -> bool:
    """True if the character is visible by itself, unlike a combining accent."""
    return category(letter)[0] in "LNPS"


def check_seed(seed: str) -> str:
    try:
        VerifiableLuck(b"0" * 16, (seed,))
    except BadSeed as why:
        raise Refusal("bad_option", 400, accepted=why.accepted) from why
    return seed


def make_setup(new: NewTable, password: str = "") -> Setup:
    """Return the settings of a new table; `password` is in its stored form. Raise `Refusal` if they are not valid."""
    setup = Setup(
        game=new.game,
        variant=new.variant,
        options=new.options,
        clock=new.clock,
        absence=new.absence,
        bot_pace=new.bot_pace,
        luck=new.luck,
        hints=new.hints,
        password=password,
        own=edition_document(new),
    )
    check_bot(new.absence.bot)
    check_setup(setup, len(new.seats))
    return setup


def edition_document(new: NewTable) -> dict[str, Any]:
    """Return the document of a custom edition, reduced to its differences; {} for a printed edition."""
    return editions.to_document(load_playable_edition(new.edition, new.game)) if new.edition else {}


def load_playable_edition(doc: dict[str, Any], game: str) -> editions.CustomEdition:
    """Return the custom edition of a document. Raise `Refusal` if it is not a playable edition of this game."""
    try:
        own = editions.from_document(doc)
    except editions.BadEdition as why:
        raise Refusal("bad_edition", 400, accepted=str(why)[:300]) from why
    if own.game != game:
        raise Refusal("bad_edition", 400, accepted=f"game: {game}")
    return own


def check_setup(setup: Setup, seats: int) -> None:
    try:
        setup.edition().check_seats(seats)
        check_lesson_seats(setup, seats)
    except BadOption as why:
        raise Refusal("bad_option", 400, accepted=f"{why.name}: {why.accepted}") from why


def with_other_game(setup: Setup, game: str) -> Setup:
    """Return the settings of a table for another game, with the standard rules of that game."""
    return msgspec.structs.replace(setup, game=game, variant="standard", options={}, luck="", own={})


def resize_places(table: Seating, seats: int) -> list[Place]:
    """Return the places for a new number of seats. New places are open.

    Open places are removed first, then bots, the last first. Raise `Refusal` if a player would have to be removed.
    """
    spare = [p for p in reversed(table.places) if p.is_open] + [p for p in reversed(table.places) if p.bot]
    gone = [place.seat for place in spare[: max(len(table.places) - seats, 0)]]
    kept = [place for place in table.places if place.seat not in gone]
    if len(kept) > seats:
        raise Refusal("seat_taken")  # players are never removed by a change of the number of seats
    while len(kept) < seats:
        colour = next(n for n in range(16) if n not in [place.colour for place in kept])
        token = next(n for n in range(16) if n not in [place.token for place in kept])
        kept.append(Place(seat=len(kept), token=token, colour=colour))
    return [msgspec.structs.replace(place, seat=number) for number, place in enumerate(kept)]


def check_lesson_seats(setup: Setup, seats: int) -> None:
    """Raise `BadOption` if the lesson does not exist or is written for another number of seats."""
    known = lessons_of(setup.edition())
    if setup.luck and setup.luck not in known:
        raise BadOption("luck", setup.luck, ", ".join(known) or "none")
    if setup.luck and seats != known[setup.luck].seats:
        raise BadOption("seats", seats, str(known[setup.luck].seats))


def make_places(id: str, own: str, new: NewTable) -> list[Place]:
    """Return the places of a new table; `id` and `own` are the id and name of the player who creates it."""
    places: list[Place] = []
    taken = {own}
    for number, seat in enumerate(new.seats):
        place = Place(seat=number, token=seat.token, colour=seat.colour)
        others = [other.name for other in places]
        if seat.kind == "me":
            place.player, place.seed = id, check_seed(new.seed)
            place.name = make_unique_name(clean_name(seat.name or own), others)
        elif seat.kind == "bot":
            place.bot = check_bot(seat.bot)
            place.name = make_unique_name(clean_name(seat.name or next(n for n in BOT_NAMES if n not in taken)), others)
        taken.add(place.name)
        places.append(place)
    return places


def make_unique_name(name: str, others: Sequence[str]) -> str:
    """Return the name, with a number appended if the same or a similar-looking name is taken."""
    taken = [comparable_name(other) for other in others]
    numbered = (f"{name[:17]} {number}" for number in range(2, 20))
    return next(found for found in (name, *numbered) if comparable_name(found) not in taken)


def comparable_name(name: str) -> str:
    """Return a form of the name that ignores case and character width, for comparison."""
    return normalize("NFKC", name).casefold()


def get_place(table: Seating, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", 404)
    return table.places[seat]


def other_names(table: Seating, seat: int) -> list[str]:
    return [place.name for place in table.places if place.seat != seat]


def bot_seat_values(table: Seating, place: Place, wish: ChangedSeat) -> dict[str, Any]:
    """Return the new values of a seat that the host opens or gives to a bot. Raise `Refusal` if that is not allowed."""
    if table.status not in ("open", "playing"):
        raise Refusal("game_over")
    if place.player == table.host and len(table.seats_of(table.host)) == 1:
        raise Refusal("not_your_seat", 403)
    if wish.kind == "open":
        return {"player": None, "bot": "", "name": "" if table.status == "open" else place.name, **NO_SEAT_REQUEST}
    bot = check_bot(wish.bot or "steady")
    name = place.name if place.bot else pick_bot_name(table)
    return {"player": None, "bot": bot, "name": name, "seed": "", **NO_SEAT_REQUEST}


def pick_bot_name(table: Seating) -> str:
    taken = {place.name for place in table.places}
    return next((name for name in BOT_NAMES if name not in taken), "Robot")


def rematch_places(table: Seating) -> list[Place]:
    """Return the places of a rematch: the same players and bots, with new seeds."""
    return [
        Place(
            seat=place.seat,
            player=place.player,
            bot=place.bot,
            name="" if place.is_open else place.name,
            token=place.token,
            colour=place.colour,
            seed=secrets.token_hex(8) if place.player else "",
        )
        for place in table.places
    ]


def rematch_setup(table: Seating) -> Setup:
    """Return the settings of a rematch, which is never a side game."""
    return msgspec.structs.replace(table.setup, side_of="", side_at=0, dice_of="")


def side_game_setup(table: Seating, new: NewSide) -> Setup:
    """Return the settings of a side game, without clock and password."""
    dice = table.header.match if new.same_dice and table.header is not None else ""
    return msgspec.structs.replace(
        table.setup, clock=Clock(), luck="", side_of=table.id, side_at=new.seq, dice_of=dice, locked=True, password=""
    )


def side_game_places(table: Seating, player: str, new: NewSide) -> list[Place]:
    """Return the places of a side game: the player in one seat, bots in all others."""
    seeds = table.header.client_seeds if table.header is not None else []
    return [
        msgspec.structs.replace(
            place,
            player=player if place.seat == new.seat else None,
            bot="" if place.seat == new.seat else "normal",
            seed=seeds[place.seat] if new.same_dice else secrets.token_hex(8) if place.seat == new.seat else "",
            asks="",
            asks_name="",
            agreed="",
        )
        for place in table.places
    ]


def make_my_table(table: Seating, player: str, turn: int, changed: int) -> MyTable:
    """Return the entry of a table for the list of one of its players."""
    mine = table.seats_of(player)
    return MyTable(
        id=table.id,
        code=table.code,
        game=table.setup.game,
        variant=table.setup.variant,
        status=table.status,
        seat=mine[0],
        names=[place.name for place in table.places],
        your_turn=table.status == "playing" and turn in mine,
        changed=changed,
        side=bool(table.setup.side_of),
    )


def sort_my_tables(found: list[MyTable]) -> list[MyTable]:
    """Sort tables: those waiting for the player, then other running ones, then the rest; the latest first in each."""
    return sorted(found, key=lambda mine: (not mine.your_turn, mine.status != "playing", -mine.changed))
