"""The games of a study, and the counts shared by all studies."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from statistics import quantiles
from typing import Any

from magnat.arena import GameResult, Tournament
from magnat.kernel import Edition
from magnat.study.model import Figure, Localized, round_figure, share_figure
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import load_shared_bundle


class Sample:
    """Results with their counts, the edition they were played with, and its texts."""

    def __init__(self, tournament: Tournament, edition: Edition, results: Sequence[GameResult]) -> None:
        self.tournament = tournament
        self.edition: Any = edition
        self.results = results
        self.seats = tournament.seats
        self.fair_share = 1 / tournament.seats

    @cached_property
    def texts(self) -> dict[str, Texts]:
        return {lang: Texts(self.edition, lang) for lang in LANGUAGES}

    # counts

    def counts_named(self, name: str) -> Iterator[tuple[GameResult, list[int]]]:
        for result in self.results:
            yield result, result.counts[name]

    def sum_counts(self, name: str) -> list[int]:
        """Return the counts of this name, summed element by element over all games."""
        return [sum(column) for column in zip(*[counts for _, counts in self.counts_named(name)], strict=True)]

    def count_rows(self, name: str, width: int) -> Iterator[tuple[GameResult, tuple[int, ...]]]:
        """Yield the rows of a flat list of counts, `width` numbers each."""
        for result, counts in self.counts_named(name):
            for i in range(0, len(counts), width):
                yield result, tuple(counts[i : i + width])

    @property
    def turns(self) -> int:
        return sum([result.turns for result in self.results])

    def win_share(self, seats: Iterator[tuple[GameResult, int]]) -> Figure | None:
        hits, of = 0.0, 0
        for result, seat in seats:
            hits += result.victory_share(seat)
            of += 1
        return share_figure(hits, of)

    def wins_in_order(self) -> list[Figure | None]:
        return [
            self.win_share((result, order[k]) for result, order in self.counts_named("order"))
            for k in range(self.seats)
        ]

    def runaway(self) -> Figure | None:
        """Return the win share of sole leaders at half-time."""
        return self.win_share((result, half[0]) for result, half in self.counts_named("half") if half[0] >= 0)

    def quartiles(self) -> tuple[float, float, float]:
        lengths = sorted([result.turns for result in self.results])
        if len(lengths) < 2:
            return (lengths[0],) * 3
        low, middle, high = quantiles(lengths, n=4, method="inclusive")
        return low, middle, high

    def length_figure(self) -> Figure:
        """Return the median of the game lengths in turns, with the quartiles as its interval."""
        low, middle, high = self.quartiles()
        return Figure(round_figure(middle), round_figure(low), round_figure(high), len(self.results))

    # texts

    def text(self, key: str, **values: Any) -> Localized:
        """Return one of the study's own texts. A value may be a function of the language."""
        return {lang: study_text(key, lang, **values) for lang in LANGUAGES}

    def localize_with_texts(self, make_text: Callable[[Texts], str]) -> Localized:
        return {lang: make_text(texts) for lang, texts in self.texts.items()}

    def space_name(self, i: int) -> Localized:
        return self.localize_with_texts(lambda texts: texts.space(i))

    def card_name(self, deck: int, i: int) -> Localized:
        return self.localize_with_texts(lambda texts: texts.card(deck, i))

    def game_text(self, key: str) -> Localized:
        return self.localize_with_texts(lambda texts: texts.message(key))

    def group_name(self, g: int) -> Localized:
        return self.localize_with_texts(lambda texts: texts.group(g))


def study_text(key: str, lang: str, **values: Any) -> str:
    texts = {
        name: value(lang) if callable(value) else value[lang] if isinstance(value, dict) else value
        for name, value in values.items()
    }
    text, errors = load_shared_bundle(lang, "study", "findings").format(key, texts)
    assert not errors, (key, errors)
    return text
