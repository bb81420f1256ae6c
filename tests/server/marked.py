"""server: Magnat with a marker in every hidden card. What is sent anywhere shows `card!17` instead of 17.

A card is an int that remembers being one, from the deal to the wire. Run as `python -m tests.server.marked serve ...`;
only the interpreted engine keeps such ints.
"""

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import magnat.games as games
import magnat.hosts.server.process_pool
import magnat.hosts.server.replay_api
import magnat.hosts.server.replay_worker
import magnat.hosts.server.room
import magnat.hosts.server.socket_endpoint
import magnat.hosts.server.tables_api
import magnat.match.broadcast
import magnat.match.commands
import magnat.match.event_messages
import magnat.match.match
import magnat.match.offers
import magnat.match.session
import magnat.record.record as record_module
import magnat.store.batch
from magnat.kernel import Edition, Table
from magnat.kernel import answer as kernel_answer
from magnat.record import Record, question_for, replay_positions, wire
from magnat.record import restore as record_module_restore


class Card(int):
    """A hidden card."""

    __slots__ = ()


def marked(value: Any) -> Any:
    return f"card!{int(value)}" if isinstance(value, Card) else str(value)


def plain(value: Any) -> Any:
    return int(value) if isinstance(value, Card) else str(value)


def planted(t: Table) -> Table:
    for name, _ in t.secret:
        column = getattr(t, name)
        places = column if column and isinstance(column[0], list) else [column]
        for place in places:
            place[:] = [Card(card) for card in place]
    return t


def plant(edition: Edition) -> Edition:
    deal = edition.deal
    edition.__dict__["deal"] = lambda seats: planted(deal(seats))
    return edition


def parse(question: Any, said: Any) -> int:
    """What a client or a bot says of a card is that card."""
    found = wire.parse_answer(question, said)
    if question.answer_kind not in ("card", "verb", "money"):
        return found
    return CARDS.get(found, found) if question.answer_kind == "card" else found


def answer(t: Any, seat: int, choice: int, luck: Any = None) -> Any:
    """What the log says of a card is that card, too."""
    if question_for(t, seat).answer_kind == "card":
        choice = CARDS.get(choice, choice)
    return kernel_answer(t, seat, choice, luck)


def redact(record: Record, seat: int, edition: Edition) -> Record:
    """A record comes from the store without markers: they are planted again before it is made fit to read."""
    rows: list[Any] = []
    for t, (said_by, choice) in zip(replay_positions(record, None, edition), record.rows, strict=False):
        of = question_for(t, said_by).answer_kind
        rows.append((said_by, Card(choice) if of == "card" and choice is not None else choice))
    return record_module.redact(Record(record.header, rows), seat, edition)


CARDS: dict[int, Card] = {number: Card(number) for number in range(512)}


class Encoding:
    """msgspec with another way of writing JSON."""

    def __init__(self, encoder: msgspec.json.Encoder) -> None:
        self.json = Encoding.Json(encoder)

    class Json:
        def __init__(self, encoder: msgspec.json.Encoder) -> None:
            self.encode = encoder.encode
            self.decode = msgspec.json.decode

    def __getattr__(self, name: str) -> Any:
        return getattr(msgspec, name)


def restore(*args: Any) -> Table:
    """A match that was kept has plain cards: they are marked again."""
    return planted(record_module_restore(*args))


@cache
def mark() -> None:
    """Plant the markers, and show them in all that leaves."""
    made = games.edition
    games.edition = lambda *args, **more: plant(made(*args, **more))
    encoder = msgspec.json.Encoder(enc_hook=marked)
    quiet = msgspec.json.Encoder(enc_hook=plain)
    tellers = (
        magnat.match.broadcast,
        magnat.match.commands,
        magnat.match.offers,
        magnat.match.session,
        magnat.match.event_messages,
    )
    for module in (
        *tellers,
        magnat.hosts.server.tables_api,
        magnat.hosts.server.replay_api,
        magnat.hosts.server.room,
        magnat.hosts.server.socket_endpoint,
    ):
        setattr(module, "encoder", encoder)  # noqa: B010
    setattr(magnat.match.match, "parse_answer", parse)  # noqa: B010
    setattr(magnat.match.match, "restore", restore)  # noqa: B010
    setattr(magnat.match.event_messages, "parse_answer", parse)  # noqa: B010
    setattr(magnat.match.match, "answer", answer)  # noqa: B010
    setattr(magnat.hosts.server.replay_worker, "redact", redact)  # noqa: B010

    for module in (magnat.store.batch, magnat.hosts.server.process_pool, magnat.match.match):
        setattr(module, "msgspec", Encoding(quiet))  # noqa: B010 - what is kept is plain, what leaves is marked
    setattr(record_module, "msgspec", Encoding(encoder))  # noqa: B010


def marking(work: Callable[..., Any]) -> Callable[..., Any]:
    """In the process that tells matches again; those where bots think know nothing of it."""

    def run(*args: Any) -> Any:
        mark()
        return work(*args)

    return run


if __name__ == "__main__":
    mark()
    from magnat.cli import main

    main(sys.argv[1:])
elif __name__ == "__mp_main__":
    for name in ("replay_part", "replay_record"):
        setattr(magnat.hosts.server.replay_worker, name, marking(getattr(magnat.hosts.server.replay_worker, name)))
