"""store: an entry of a match's log. Answers and what happened around them, numbered from 0 without gaps."""

import msgspec

from magnat.kernel import Row


class Said(msgspec.Struct, tag="said", tag_field="kind", omit_defaults=True):
    """One breath: what `seat` said, and the rows of the record that came of it, nature's included."""

    seat: int
    by: str  # player, bot, stand_in, silence, table; start for the opening
    rows: list[Row]


class Noted(msgspec.Struct, tag="noted", tag_field="kind", omit_defaults=True):
    """Something that happened around the game."""

    word: str
    seat: int = -1
    name: str = ""
    bot: str = ""
    text: str = ""
    seconds: int = 0


Body = Said | Noted


class Entry(msgspec.Struct):
    """One line of the log: which match, its number, when (milliseconds since 1970), under which command, what."""

    match: str
    seq: int
    at: int
    body: Body
    command: str | None = None
