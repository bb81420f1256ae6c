"""study: the games that were played, and what all studies count of them."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from statistics import quantiles
from typing import Any

from magnat.arena import Result, Tournament
from magnat.kernel import Edition
from magnat.study.model import Figure, Named, share
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import shared


class Sample:
    """Results with their counts, the edition they were played with, and its words."""

    def __init__(self, tournament: Tournament, edition: Edition, results: Sequence[Result]) -> None:
        self.tournament = tournament
        self.e: Any = edition
        self.results = results
        self.seats = tournament.seats
        self.fair = 1 / tournament.seats

    @cached_property
    def texts(self) -> dict[str, Texts]:
        return {lang: Texts(self.e, lang) for lang in LANGUAGES}

    # counts

    def each(self, name: str) -> Iterator[tuple[Result, list[int]]]:
        """What every game has counted under a name."""
        for result in self.results:
            yield result, result.counts[name]

    def summed(self, name: str) -> list[int]:
        """The same, added up place by place."""
        return [sum(column) for column in zip(*[counts for _, counts in self.each(name)], strict=True)]

    def rows(self, name: str, wide: int) -> Iterator[tuple[Result, tuple[int, ...]]]:
        """A list that is flat rows, row by row."""
        for result, counts in self.each(name):
            for i in range(0, len(counts), wide):
                yield result, tuple(counts[i : i + wide])

    @property
    def turns(self) -> int:
        return sum([result.turns for result in self.results])

    def wins_of(self, seats: Iterator[tuple[Result, int]]) -> Figure | None:
        """How often these seats have won their games."""
        hits, of = 0.0, 0
        for result, seat in seats:
            hits += won(result, seat)
            of += 1
        return share(hits, of)

    def wins_in_order(self) -> list[Figure | None]:
        """By place in the order of play."""
        return [self.wins_of((result, order[k]) for result, order in self.each("order")) for k in range(self.seats)]

    def runaway(self) -> Figure | None:
        """How often who led alone when half of the game was played has won it."""
        return self.wins_of((result, half[0]) for result, half in self.each("half") if half[0] >= 0)

    def quartiles(self) -> tuple[float, float, float]:
        """Turns of a game: a quarter are shorter than the first, a quarter longer than the last."""
        lengths = sorted([result.turns for result in self.results])
        if len(lengths) < 2:
            return (lengths[0],) * 3
        low, middle, high = quantiles(lengths, n=4, method="inclusive")
        return low, middle, high

    # words

    def both(self, say: Callable[[str], str]) -> Named:
        return {lang: say(lang) for lang in LANGUAGES}

    def line(self, key: str, **values: Any) -> Named:
        """A line of the study's own texts. A value may be a function of the language."""
        return self.both(lambda lang: line(key, lang, **values))

    def named(self, say: Callable[[Texts], str]) -> Named:
        return self.both(lambda lang: say(self.texts[lang]))

    def space(self, i: int) -> Named:
        return self.named(lambda texts: texts.space(i))

    def card(self, deck: int, i: int) -> Named:
        return self.named(lambda texts: texts.card(deck, i))

    def message(self, key: str) -> Named:
        """A line of the game's own texts."""
        return self.named(lambda texts: texts.message(key))

    def group(self, g: int) -> Named:
        return self.named(lambda texts: texts.group(g))


def won(result: Result, seat: int) -> float:
    """The share that a seat has of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def line(key: str, lang: str, **values: Any) -> str:
    told = {
        name: value(lang) if callable(value) else value[lang] if isinstance(value, dict) else value
        for name, value in values.items()
    }
    text, errors = shared(lang, "study", "findings").format(key, told)
    assert not errors, (key, errors)
    return text
