"""Magnat with a marker in every hidden card: everything that is sent shows `card!17` instead of 17.

A hidden card is an int subclass from the deal to the wire, which only the interpreted engine keeps. Run as
`python -m tests.server.marked serve ...`.
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
import magnat.match.event_messages
import magnat.match.match
import magnat.record.record as record_module
import magnat.store.batch
from magnat.kernel import Edition, Table
from magnat.kernel import answer as kernel_answer
from magnat.record import Record, question_for, replay_positions, wire
from magnat.record import restore as record_module_restore


class Card(int):
    """A hidden card."""

    __slots__ = ()


def encode_marked(value: Any) -> Any:
    return f"card!{int(value)}" if isinstance(value, Card) else str(value)


def encode_plain(value: Any) -> Any:
    return int(value) if isinstance(value, Card) else str(value)


def mark_secrets(t: Table) -> Table:
    for name, _ in t.secret:
        column = getattr(t, name)
        places = column if column and isinstance(column[0], list) else [column]
        for place in places:
            place[:] = [Card(card) for card in place]
    return t


def mark_deals(edition: Edition) -> Edition:
    deal = edition.deal
    edition.__dict__["deal"] = lambda seats: mark_secrets(deal(seats))
    return edition


def parse(question: Any, words: Any) -> int:
    """Parse an answer, and mark the card it names."""
    choice = wire.parse_answer(question, words)
    if question.answer_kind not in ("card", "verb", "money"):
        return choice
    return CARDS.get(choice, choice) if question.answer_kind == "card" else choice


def answer(t: Any, seat: int, choice: int, luck: Any = None) -> Any:
    """Answer as the kernel does, and mark the card that the log names."""
    if question_for(t, seat).answer_kind == "card":
        choice = CARDS.get(choice, choice)
    return kernel_answer(t, seat, choice, luck)


def redact(record: Record, seat: int, edition: Edition) -> Record:
    """Redact a record whose cards are marked again first, because stored records have plain numbers."""
    rows: list[Any] = []
    for t, (speaker, choice) in zip(replay_positions(record, None, edition), record.rows, strict=False):
        kind = question_for(t, speaker).answer_kind
        rows.append((speaker, Card(choice) if kind == "card" and choice is not None else choice))
    return record_module.redact(Record(record.header, rows), seat, edition)


CARDS: dict[int, Card] = {number: Card(number) for number in range(512)}


class Encoding:
    """msgspec with another JSON encoder."""

    def __init__(self, encoder: msgspec.json.Encoder) -> None:
        self.json = Encoding.Json(encoder)

    class Json:
        def __init__(self, encoder: msgspec.json.Encoder) -> None:
            self.encode = encoder.encode
            self.decode = msgspec.json.decode

    def __getattr__(self, name: str) -> Any:
        return getattr(msgspec, name)


def restore(*args: Any) -> Table:
    """Restore a stored match and mark its plain cards again."""
    return mark_secrets(record_module_restore(*args))


@cache
def mark() -> None:
    """Plant the markers, and show them in everything that is sent."""
    make_edition = games.edition
    games.edition = lambda *args, **more: mark_deals(make_edition(*args, **more))
    encoder = msgspec.json.Encoder(enc_hook=encode_marked)
    plain_encoder = msgspec.json.Encoder(enc_hook=encode_plain)
    modules = [sys.modules[name] for name in sorted(sys.modules) if name.startswith("magnat.match.")]
    for module in (
        *modules,
        magnat.hosts.server.tables_api,
        magnat.hosts.server.replay_api,
        magnat.hosts.server.room,
        magnat.hosts.server.socket_endpoint,
    ):
        if hasattr(module, "encoder"):
            setattr(module, "encoder", encoder)  # noqa: B010
    setattr(magnat.match.match, "parse_answer", parse)  # noqa: B010
    setattr(magnat.match.match, "restore", restore)  # noqa: B010
    setattr(magnat.match.event_messages, "parse_answer", parse)  # noqa: B010
    setattr(magnat.match.match, "answer", answer)  # noqa: B010
    setattr(magnat.hosts.server.replay_worker, "redact", redact)  # noqa: B010

    for module in (magnat.store.batch, magnat.hosts.server.process_pool, magnat.match.match):
        setattr(module, "msgspec", Encoding(plain_encoder))  # noqa: B010 - stored data is plain, sent data is marked
    setattr(record_module, "msgspec", Encoding(encoder))  # noqa: B010


def with_markers(work: Callable[..., Any]) -> Callable[..., Any]:
    """Mark cards in the replay process too. Bot processes do not need markers."""

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
        setattr(magnat.hosts.server.replay_worker, name, with_markers(getattr(magnat.hosts.server.replay_worker, name)))
