"""The page says what the engine says: the same sentences for the same facts, questions and answers, in both languages."""

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
from magnat.testing import laws
from magnat.texts import LANGUAGES, Texts

SEATS = 4
GAMES_PLAYED = 2
ROWS = 500
OF_EACH = 4  # facts of one word, questions of one kind, that are enough to see that they are said alike

# As one text: Playwright takes a hundred times as long for the values in it.
SAID = """(all) => JSON.stringify(JSON.parse(all).map(([how, ...about]) => magnat.say[how](...about)))"""


class Transcript:
    """What the engine says of some games; beside it, what the page has to say it from."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.calls: list[list[Any]] = []
        self.said: list[str] = []
        self.counted: dict[str, int] = {}

    def often(self, key: str) -> bool:
        self.counted[key] = self.counted.get(key, 0) + 1
        return self.counted[key] > OF_EACH

    def line(self, said: str, how: str, *about: Any) -> None:
        self.calls.append([how, *about])
        self.said.append(said)

    def facts(self, t: Any) -> None:
        for fact in t.facts:
            if self.often(f"fact {fact[0]}"):
                continue
            for you in range(TABLE, SEATS):
                self.line(self.texts.describe_fact(fact, you), "fact", visible_facts([fact], you)[0], you)

    def question(self, t: Any, dice: random.Random) -> None:
        top = current_question(t)
        if top is None or speaker(top) == TABLE or self.often(f"ask {type(top).__name__}"):
            return
        for seat in range(SEATS):
            told = msgspec.to_builtins(worded_view(t, seat))
            ask, pending, columns = told["ask"], told["pending"], told["columns"]
            if seat != speaker(top):
                self.line(self.texts.describe_question(top, t, False), "ask", ask, pending, columns, False)
                continue
            self.line(self.texts.describe_question(top, t, True), "ask", ask, pending, columns, True)
            for choice in laws.sample_choices(top.choices(t), dice):
                self.line(
                    self.texts.describe_choice(top, t, choice),
                    "choice",
                    ask,
                    pending,
                    columns,
                    answer_word(top, choice),
                )


def transcripts(game: str, names: dict[str, list[str]]) -> dict[str, Transcript]:
    """What the engine says of the same games in each of these languages."""
    e = next(iter(variants(game).values()))
    made = {lang: Transcript(Texts(e, lang, names[lang])) for lang in names}
    for seed in range(GAMES_PLAYED):
        dice = random.Random(seed)
        t: Any = e.deal(SEATS)
        t.facts = []
        settle(t)
        for _ in range(ROWS):
            for each in made.values():
                each.facts(t)
            t.facts.clear()
            row = laws.random_row(t, SEATS, dice)
            if row is None:
                break
            chosen = random.Random(dice.random())
            for each in made.values():
                each.question(t, chosen)
            answer(t, *row)
    return made


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_page_says_what_the_engine_says(visit: Any, game: str) -> None:
    pages, names = {}, {}
    for lang in LANGUAGES:
        here = visit(lang)
        pages[lang] = here.page
        here.page.goto(f"{here.url}/t/{here.table(game, ['me', *['steady'] * (SEATS - 1)])}")
        here.page.wait_for_function("() => window.magnat?.say")
        names[lang] = here.page.evaluate("magnat.say.names")
    for lang, told in transcripts(game, names).items():
        assert len(told.said) > 300
        said = json.loads(pages[lang].evaluate(SAID, json.dumps(told.calls)))
        differ = [
            (engine, page, call)
            for engine, page, call in zip(told.said, said, told.calls, strict=True)
            if engine != page
        ]
        assert not differ, (lang, len(differ), differ[:3])
