"""The page and the engine have the same sentences for facts, questions and answers, in every language."""

import json
import random
from typing import Any

import msgspec
import pytest

from magnat.games import BUILT_IN, variants
from magnat.kernel import TABLE, answer, current_question, settle, speaker
from magnat.match.question_wording import worded_view
from magnat.record.view import visible_facts
from magnat.record.wire import answer_word
from magnat.testing import random_walks
from magnat.texts import LANGUAGES, Texts

SEATS = 4
GAMES_PLAYED = 2
ROWS = 500
OF_EACH = 4  # samples per fact and per kind of question

# As one JSON text: Playwright takes a hundred times as long for the single values.
SAID = """(all) => JSON.stringify(JSON.parse(all).map(([how, ...about]) => magnat.say[how](...about)))"""


class Transcript:
    """The engine's sentences for some games, with the data from which the page builds its own."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.calls: list[list[Any]] = []
        self.said: list[str] = []
        self.counted: dict[str, int] = {}

    def often(self, key: str) -> bool:
        self.counted[key] = self.counted.get(key, 0) + 1
        return self.counted[key] > OF_EACH

    def line(self, expected: str, how: str, *about: Any) -> None:
        self.calls.append([how, *about])
        self.said.append(expected)

    def facts(self, t: Any) -> None:
        for fact in t.facts:
            if self.often(f"fact {fact[0]}"):
                continue
            for you in range(TABLE, SEATS):
                self.line(self.texts.describe_fact(fact, you), "fact", visible_facts([fact], you)[0], you)

    def question(self, t: Any, rng: random.Random) -> None:
        top = current_question(t)
        if top is None or speaker(top) == TABLE or self.often(f"ask {type(top).__name__}"):
            return
        for seat in range(SEATS):
            view = msgspec.to_builtins(worded_view(t, seat))
            ask, pending, columns = view["ask"], view["pending"], view["columns"]
            if seat != speaker(top):
                self.line(self.texts.describe_question(top, t, False), "ask", ask, pending, columns, False)
                continue
            self.line(self.texts.describe_question(top, t, True), "ask", ask, pending, columns, True)
            for choice in random_walks.sample_choices(top.choices(t), rng):
                self.line(
                    self.texts.describe_choice(top, t, choice),
                    "choice",
                    ask,
                    pending,
                    columns,
                    answer_word(top, choice),
                )


def transcripts(game: str, names: dict[str, list[str]]) -> dict[str, Transcript]:
    """Return the engine's transcripts of the same games, by language."""
    e = next(iter(variants(game).values()))
    by_language = {lang: Transcript(Texts(e, lang, names[lang])) for lang in names}
    for seed in range(GAMES_PLAYED):
        rng = random.Random(seed)
        t: Any = e.deal(SEATS)
        t.facts = []
        settle(t)
        for _ in range(ROWS):
            for each in by_language.values():
                each.facts(t)
            t.facts.clear()
            row = random_walks.random_row(t, SEATS, rng)
            if row is None:
                break
            chosen = random.Random(rng.random())
            for each in by_language.values():
                each.question(t, chosen)
            answer(t, *row)
    return by_language


@pytest.mark.parametrize("game", BUILT_IN)
def test_page_and_engine_have_the_same_sentences(visit: Any, game: str) -> None:
    pages, names = {}, {}
    for lang in LANGUAGES:
        client = visit(lang)
        pages[lang] = client.page
        client.page.goto(f"{client.url}/t/{client.table(game, ['me', *['steady'] * (SEATS - 1)])}")
        client.page.wait_for_function("() => window.magnat?.say")
        names[lang] = client.page.evaluate("magnat.say.names")
    for lang, transcript in transcripts(game, names).items():
        assert len(transcript.said) > 300
        sentences = json.loads(pages[lang].evaluate(SAID, json.dumps(transcript.calls)))
        differ = [
            (engine, page, call)
            for engine, page, call in zip(transcript.said, sentences, transcript.calls, strict=True)
            if engine != page
        ]
        assert not differ, (lang, len(differ), differ[:3])
