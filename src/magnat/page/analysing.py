"""page: what takes measuring: hints, reviews and editions a little at a time, games together. Loaded when asked for."""

from collections import OrderedDict
from typing import Final

import msgspec

from magnat import editions
from magnat.analysis.hinting import thought
from magnat.analysis.pieces import Opened
from magnat.analysis.statistics import GameCounted, Sums, as_csv, share_of
from magnat.analysis.statistics import statistics as together
from magnat.analysis.tries import Stand, stand, told
from magnat.page.reviews import KeptReview, ReviewTask
from magnat.page.together import BalanceTask, Played, StatisticsTask, TriesTask
from magnat.play.messages import encoder
from magnat.play.thinking import Task
from magnat.record import decoded
from magnat.study.balance import balanced, trial_of

OPEN: Final = 2  # reviews that are not put together anew for each piece of work
KNOWN: Final = 100  # side games that are remembered

opened: OrderedDict[str, Opened] = OrderedDict()
stands: OrderedDict[str, Stand] = OrderedDict()  # by the record of a side game: what was measured is not measured again


def hint(task: str) -> str:
    """A task, and the hint."""
    return encoder.encode(thought(msgspec.json.decode(task, type=Task))).decode()


def review(task: str) -> str:
    """A piece of work, and what is known after it."""
    asked = msgspec.json.decode(task, type=ReviewTask)
    found = opened.get(asked.id)
    if found is None:
        record = decoded(asked.record.encode())
        found = opened[asked.id] = Opened(record, asked.seqs, asked.games, asked.saved.encode())
    opened.move_to_end(asked.id)
    while len(opened) > OPEN:
        opened.popitem(last=False)
    piece = found.go_on(asked.seconds)
    if piece.stage == "done":
        del opened[asked.id]
    known = KeptReview(
        stage=piece.stage,
        done=piece.done,
        total=piece.total,
        review=msgspec.Raw(piece.shown),
        saved=piece.saved.decode(),
        sums=msgspec.Raw(piece.sums or b"null"),
    )
    return encoder.encode(known).decode()


def statistics(task: str) -> str:
    """Somebody's games, and what is told of them together."""
    asked = msgspec.json.decode(task, type=StatisticsTask)
    found = together(asked.name, [counted(game) for game in asked.games])
    return encoder.encode(as_csv(found) if asked.file else found).decode()


def counted(game: Played) -> GameCounted:
    share = share_of(game.winners, game.seat, game.seats) if game.winners >= 0 else None
    sums = msgspec.json.decode(game.sums, type=list[Sums] | None)
    return GameCounted(game.match, game.game, game.at, game.seats, share, sums[game.seat] if sums else None)


def tries(task: str) -> str:
    """The side games of a match, and how each stands."""
    asked = msgspec.json.decode(task, type=TriesTask)
    found = [stood(record, side.seat, asked.games) for side, record in zip(asked.sides, asked.records, strict=True)]
    review = bytes(asked.review)
    return encoder.encode(told(asked.sides, found, b"" if review == b"null" else review)).decode()


def stood(record: str, seat: int, games: int) -> Stand:
    if record not in stands:
        stands[record] = stand(decoded(record.encode()), seat, games)
        while len(stands) > KNOWN:
            stands.popitem(last=False)
    return stands[record]


def balance(task: str) -> str:
    """An edition, and what its games show by now."""
    asked = msgspec.json.decode(task, type=BalanceTask)
    return encoder.encode(balanced(trial_of(editions.of(asked.doc)), asked.seconds)).decode()
