"""Rules for setting up tables: checks of the settings, and the assignment of seats. No I/O."""

from collections.abc import Sequence
from typing import Any
from unicodedata import category, normalize

import msgspec

from magnat import editions
from magnat.kernel import BadOption
from magnat.match import Place, Refusal, Seating, Setup
from magnat.match.commands import check_bot
from magnat.record import BadSeed, VerifiableLuck, lessons_of
from magnat.tables.api_types import NewTable

BOT_NAMES = ("Ada", "Blaise", "Camille", "Denis", "Émilie", "Félix", "Gaëlle", "Hugo", "Inès", "Jules")
# Cyrillic, Greek and Latin letters that look like basic Latin ones, in this order.
LATIN_LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТУХЅІЈаеорсухѕіјһӏԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυιϲϳıȷɑɡ",
    "ABEKMHOPCTYXSIJaeopcyxsijhldqwABEZHIKMNOPTYXavopuicjijag",
)
SIMILAR_SHAPES = str.maketrans("I|1!0", "llllO")
# Marks without a shape of their own, as ranges: joiners, selectors of variants, inherent vowels. Emoji may need them.
INVISIBLE_MARKS = ((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"  # invisible letters: Hangul fillers and the blank Braille pattern


def clean_name(name: str) -> str:
    """Return a normalized name, without surrounding or repeated blanks.

    Equal letters give equal names, however they were typed, and names cannot differ by invisible letters. Raise
    `Refusal` if the name is empty, too long, not printable or contains invisible letters.
    """
    cleaned = " ".join(normalize("NFC", name).split())
    unseen = any(letter in BLANK_LETTERS for letter in cleaned) or not any(is_visible(letter) for letter in cleaned)
    if unseen or not cleaned.isprintable() or len(cleaned) > 20:
        raise Refusal("bad_name", 400, accepted="1..20")
    return cleaned


def is_visible(letter: str) -> bool:
    """True if the character is visible by itself, unlike a combining accent."""
    return category(letter)[0] in "LNPS"


def check_seed(seed: str) -> str:
    try:
        VerifiableLuck(b"0" * 16, (seed,))
    except BadSeed as error:
        raise Refusal("bad_option", 400, accepted=error.accepted) from error
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
        chat=new.chat,
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
        custom = editions.from_document(doc)
    except editions.BadEdition as error:
        raise Refusal("bad_edition", 400, accepted=str(error)[:300]) from error
    if custom.game != game:
        raise Refusal("bad_edition", 400, accepted=f"game: {game}")
    return custom


def check_setup(setup: Setup, seats: int) -> None:
    try:
        setup.edition().check_seats(seats)
        check_lesson_seats(setup, seats)
    except BadOption as error:
        raise Refusal("bad_option", 400, accepted=f"{error.name}: {error.accepted}") from error


def with_other_game(setup: Setup, game: str) -> Setup:
    """Return the settings of a table for another game, with the standard rules of that game."""
    return msgspec.structs.replace(setup, game=game, variant="standard", options={}, luck="", own={})


def resize_places(table: Seating, seats: int) -> list[Place]:
    """Return the places for a new number of seats. New places are open.

    Open places are removed first, then bots, the last first. Raise `Refusal` if a player would have to be removed.
    """
    spare = [p for p in reversed(table.places) if p.is_open] + [p for p in reversed(table.places) if p.bot]
    removed = [place.seat for place in spare[: max(len(table.places) - seats, 0)]]
    remaining = [place for place in table.places if place.seat not in removed]
    if len(remaining) > seats:
        raise Refusal("seat_taken")  # players are never removed by a change of the number of seats
    while len(remaining) < seats:
        colour = next(n for n in range(16) if n not in [place.colour for place in remaining])
        token = next(n for n in range(16) if n not in [place.token for place in remaining])
        remaining.append(Place(seat=len(remaining), token=token, colour=colour))
    return [msgspec.structs.replace(place, seat=number) for number, place in enumerate(remaining)]


def check_lesson_seats(setup: Setup, seats: int) -> None:
    """Raise `BadOption` if the lesson does not exist or is written for another number of seats."""
    lessons = lessons_of(setup.edition())
    if setup.luck and setup.luck not in lessons:
        raise BadOption("luck", setup.luck, ", ".join(lessons) or "none")
    if setup.luck and seats != lessons[setup.luck].seats:
        raise BadOption("seats", seats, str(lessons[setup.luck].seats))


def make_places(id: str, name: str, new: NewTable) -> list[Place]:
    """Return the places of a new table; `id` and `name` are the id and name of the player who creates it."""
    places: list[Place] = []
    names = {name}
    for number, seat in enumerate(new.seats):
        place = Place(seat=number, token=seat.token, colour=seat.colour)
        others = [other.name for other in places]
        if seat.kind == "me":
            place.player, place.seed = id, check_seed(new.seed)
            place.name = make_unique_name(clean_name(seat.name or name), others)
        elif seat.kind == "bot":
            place.bot = check_bot(seat.bot)
            place.name = make_unique_name(clean_name(seat.name or next(n for n in BOT_NAMES if n not in names)), others)
        names.add(place.name)
        places.append(place)
    return places


def make_unique_name(name: str, others: Sequence[str]) -> str:
    """Return the name, with a number appended if the same or a similar-looking name is taken."""
    used_forms = {form for other in others for form in comparable_forms(other)}
    numbered = (f"{name[:17]} {number}" for number in range(2, 20))
    return next(candidate for candidate in (name, *numbered) if used_forms.isdisjoint(comparable_forms(candidate)))


def comparable_forms(name: str) -> list[str]:
    """Return forms of a name for comparison; names with a common form look alike.

    They ignore case, width and invisible marks, then also letters of other alphabets with the same shape, then also
    shapes that some fonts do not distinguish.
    """
    plain = normalize("NFKC", "".join([letter for letter in name if not is_invisible_mark(letter)]))
    latin = plain.translate(LATIN_LOOKALIKES)
    rough = latin.translate(SIMILAR_SHAPES).replace("rn", "m").replace("vv", "w")
    return [form.casefold() for form in (plain, latin, rough)]


def is_invisible_mark(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in INVISIBLE_MARKS)


def get_place(table: Seating, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", 404)
    return table.places[seat]


def other_names(table: Seating, seat: int) -> list[str]:
    return [place.name for place in table.places if place.seat != seat]


def pick_bot_name(places: Sequence[Place]) -> str:
    used_names = {place.name for place in places}
    return next((name for name in BOT_NAMES if name not in used_names), "Robot")
