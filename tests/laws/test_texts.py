"""Every game has all its texts in every language. New games are covered through `all_games`."""

import ast
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import magnat.languages
from magnat.games import all_games, package_of_game, variants
from magnat.kernel import TABLE, IllegalAnswer, Question, answer, current_question, settle, speaker
from magnat.record import lessons_of
from magnat.record.codec import frame_kinds, kind_of
from magnat.tables.catalogue import GAME_LINE_IDS
from magnat.testing import random_walks
from magnat.texts import LANGUAGES, Texts
from magnat.texts.texts import ANSWER_KIND_TO_TEXT_KIND
from magnat.texts.vocabulary import Specs, split_spec
from tests.breadth import some
from tests.texts.lint import spoken_faults, used
from tools.layers import imports_of

SHARED = Path(magnat.languages.__file__).parent
KERNEL_REASONS = {"game_over", "not_your_word", "not_offered", "unknown_word"}

every_game = pytest.mark.parametrize("game", all_games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


# Texts that a game needs, read from its source


@cache
def sources(game: str) -> dict[str, Path]:
    """Return the modules of a game and the mechanics that it imports."""
    home = find_spec(f"magnat.games.{game}")
    assert home is not None and home.submodule_search_locations is not None
    result = {
        f"magnat.games.{game}.{path.stem}": path for path in Path(home.submodule_search_locations[0]).glob("*.py")
    }
    unread = [path for module, path in result.items() if not module.endswith(".words")]
    while unread:
        for module in [f"magnat.{each.module}" for each in imports_of(unread.pop(), SHARED.parent)]:
            if module.startswith("magnat.mechanics.") and module not in result:
                path = SHARED.parent.joinpath(*module.split(".")[1:]).with_suffix(".py")
                result[module] = path
                unread.append(path)
    return result


def nodes(game: str) -> Iterator[ast.AST]:
    for path in sources(game).values():
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def announced_words(game: str, how: tuple[str, ...]) -> set[str]:
    """Return the words of all public or private facts."""
    return {
        node.args[0].value
        for node in nodes(game)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in how
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


def reasons(game: str) -> set[str]:
    """Return the reasons of refusals: in `why_not`, in tables named refusals, and in attributes named refusal."""
    result = set(KERNEL_REASONS)
    for node in nodes(game):
        named = isinstance(node, ast.FunctionDef) and node.name == "why_not"
        table = isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "refusals"
        attribute = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "refusal"
        if named or table or attribute:
            strings = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
            result |= {s for s in strings if isinstance(s, str) and s.isidentifier() and s.islower()}
    return result


def questions(game: str) -> list[type[Question[Any]]]:
    """Return the concrete questions of a game, which no other question extends."""
    edition = texts(game, "en").edition
    edition.deal(edition.least)  # frames may be imported only then
    kinds = frame_kinds(edition)
    words = import_module(f"{package_of_game(game)}.words")
    alone = getattr(words, "ALONE", False)  # it asks no question of the mechanics, even if it uses their types
    asking = [home for home in sources(game) if not alone or home.startswith("magnat.games.")]
    return [
        kind for kind in kinds if issubclass(kind, Question) and kind.__module__ in asking
        if not any(other.__module__ in sources(game) for other in kind.__subclasses__())
    ]  # fmt: skip


@cache
def texts(game: str, lang: str, variant: str = "standard") -> Texts:
    return Texts(variants(game)[variant], lang, ("Anne", "Hugo", "Karim", "Émile", "Inès", "Zoé"), strict=True)


def well_said(speech: Texts, sentence: str) -> bool:
    """True if a linter finds no fault in a sentence."""
    faults = spoken_faults(sentence, speech.lang)
    assert not faults, faults
    return bool(sentence)


def key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


# Completeness


@every_game
@every_language
def test_every_fact_has_a_sentence(game: str, lang: str) -> None:
    t = texts(game, lang)
    for word in announced_words(game, ("tell", "whisper")):
        assert word in t.words.facts, f"words.py does not declare the fact {word}"
        assert t.has(key("fact", word)), key("fact", word)
    for word in announced_words(game, ("whisper",)):
        assert t.has(key("fact", word, "hidden")), key("fact", word, "hidden")


@every_game
@every_language
def test_every_question_has_texts_for_both_voices_and_its_verbs(game: str, lang: str) -> None:
    t = texts(game, lang)
    for question in questions(game):
        kind = kind_of(question)
        for voice in ("you", "they"):
            assert t.has(key("ask", kind, voice)), key("ask", kind, voice)
        for verb in question.verbs:
            assert t.has(t.first_existing_key(key("verb", kind, verb), key("verb", verb))), key("verb", kind, verb)


@every_game
def test_every_declared_question_exists(game: str) -> None:
    declared = import_module(f"magnat.games.{game}.words").QUESTIONS
    assert set(declared) <= {kind_of(question) for question in questions(game)}


@every_game
@every_language
def test_every_refusal_has_its_reason(game: str, lang: str) -> None:
    for reason in reasons(game):
        assert texts(game, lang).describe_refusal(reason, "ELEC-BUY-04").endswith("ELEC-BUY-04)"), reason


@every_game
@every_language
def test_every_card_has_a_title_and_a_text(game: str, lang: str) -> None:
    t = texts(game, lang)
    decks: list[list[Any]] = getattr(t.edition, "decks", [])
    for deck, cards in enumerate(decks):
        for i in range(len(cards)):
            assert t.card(deck, i) and t.card_text(deck, i)


@every_game
@every_language
def test_every_option_and_variant_is_explained(game: str, lang: str) -> None:
    t = texts(game, lang)
    for option in t.edition.declared:
        key = f"option-{option.name}"
        assert t.message(key) and t.message(f"{key}-help")
        for word in option.words:
            assert t.message(f"{key}-{word}")
        for number in (0, 1, 2, option.most) if option.most else ():
            assert t.message(f"{key}-value", n=number)
    assert t.message("switch-yes") and t.message("switch-no")
    for name in [f"variant_{variant}" for variant in variants(game)]:
        assert t.message(name) and t.message(f"{name}_about")


@every_game
@every_language
def test_every_game_has_a_description(game: str, lang: str) -> None:
    t = texts(game, lang)
    assert t.title != game and all(t.game_line(which) for which in GAME_LINE_IDS)


@every_game
@every_language
def test_every_lesson_idea_has_a_title_a_sentence_and_a_trigger(game: str, lang: str) -> None:
    t = texts(game, lang)
    asked = {kind_of(question) for question in questions(game)}
    verbs = {verb for question in questions(game) for verb in question.verbs}
    for each in lessons_of(t.edition)["learn"].ideas:
        assert t.message(f"lesson-{each.idea}") and t.message(f"lesson-{each.idea}-title")
        moments = [each.ask in asked, each.may in verbs, each.fact in t.words.facts]
        assert moments.count(True) == 1, f"{each} never comes up"


@every_game
@every_language
def test_every_rule_has_a_statement(game: str, lang: str) -> None:
    t = texts(game, lang)
    for question in questions(game):
        assert not question.rule or t.rule_statement(question.rule) != question.rule, question.rule


# The files


def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    faults = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not faults, f"{path}: {faults}"
    named = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(set(named)) == len(named), f"{path}: twice: {sorted(n for n in named if named.count(n) > 1)}"
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def file_of(game: str, lang: str) -> Path:
    return SHARED / lang / "games" / game / "texts.ftl"


def given(t: Texts, specs: Specs) -> set[str]:
    return {"seat", "seat_is", *t.constants, *t.spell(specs, [0] * len(specs))}


def expected(game: str, lang: str) -> dict[str, set[str]]:
    """Return the arguments of each text by key."""
    t = texts(game, lang)
    result: dict[str, set[str]] = {}
    said = announced_words(game, ("tell", "whisper"))
    for word, specs in [fact for fact in t.words.facts.items() if fact[0] in said]:
        result[key("fact", word)] = given(t, specs) | {"voice"}
        result[key("fact", word, "hidden")] = given(t, ())
    for question in questions(game):
        kind = kind_of(question)
        about = given(t, t.words.questions.get(kind, ())) | {"balance"}
        of = ANSWER_KIND_TO_TEXT_KIND.get(question.answer_kind, question.answer_kind)
        plain = question.answer_kind in ("verb", "levels", "card")
        answered = {"answer"} if plain else given(t, (f"answer:{of}",))
        result |= {key("ask", kind, voice): about for voice in ("you", "they")}
        result |= {key("verb", kind, verb): about for verb in question.verbs}
        result |= {key("verb", verb): given(t, ()) for verb in question.verbs if key("verb", verb) not in result}
        result |= {key("choice", kind): about | answered}
        result.setdefault(key("choice", question.answer_kind), answered)
    effects = given(t, t.words.effects)
    for cards in getattr(t.edition, "decks", []):
        result |= {key("card", card.name): set() for card in cards}
        result |= {key("card", card.name, "text"): effects for card in cards}
    return result


@every_game
@every_language
def test_texts_use_only_their_arguments(game: str, lang: str) -> None:
    known = messages(SHARED / lang / "common.ftl") | messages(file_of(game, lang))
    for name, arguments in expected(game, lang).items():
        if name in known:
            assert used(name, known) <= arguments, f"{lang}: {name} uses {used(name, known) - arguments}"


@every_game
def test_a_game_has_no_unused_texts(game: str) -> None:
    known = expected(game, "fr")
    prefixes = ("fact-", "ask-", "verb-", "choice-", "card-")
    idle = [name for name in messages(file_of(game, "fr")) if name.startswith(prefixes) and name not in known]
    assert not idle


# Whole games


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_has_all_its_texts(game: str, seed: int) -> None:
    editions = variants(game)
    variant = list(editions)[seed % len(editions)]
    rng, seats = random.Random(seed), min(editions[variant].least + seed, editions[variant].most)
    speakers = [texts(game, lang, variant) for lang in LANGUAGES]
    t = editions[variant].deal(seats)
    t.facts = []
    settle(t)
    for _ in some(500):
        row = random_walks.random_row(t, seats, rng)
        if row is None:
            break
        for speech in speakers:
            ask_everybody(t, seats, speech, rng)
        refuse_something(t, seats, speakers, rng)
        answer(t, *row)
        for fact, you, speech in product(t.facts, range(TABLE, seats), speakers):
            well_said(speech, speech.describe_fact(fact, you))
        t.facts.clear()


def ask_everybody(t: Any, seats: int, speech: Texts, rng: random.Random) -> None:
    top = current_question(t)
    assert top is not None
    for seat in range(TABLE, seats):
        question = top if seat == speaker(top) else top.aside(t, seat)
        if question is not None:
            for you in (True, False):
                assert well_said(speech, speech.describe_question(question, t, you))
            for choice in random_walks.sample_choices(question.choices(t), rng):
                assert well_said(speech, speech.describe_choice(question, t, choice))


def refuse_something(t: Any, seats: int, speakers: list[Texts], rng: random.Random) -> None:
    seat, said = rng.randrange(seats), rng.choice((-1, 1_000_003, rng.randrange(70)))
    try:
        answer(t.copy(), seat, said)
    except IllegalAnswer as refusal:
        for speech in speakers:
            assert well_said(speech, speech.describe_refusal(refusal.reason, refusal.rule))


def test_every_kind_of_argument_is_declared() -> None:
    for game in all_games():
        t = texts(game, "en")
        for specs in (*t.words.facts.values(), *t.words.questions.values()):
            for spec in specs:
                _, kind = split_spec(spec)
                assert kind in t.words.names or hasattr(t, f"_{kind}"), spec


@every_game
def test_a_game_declares_its_words_as_plain_data(game: str) -> None:
    """A question states its own subject. No code checks its class, by `isinstance` or by name."""
    for path in (sources(game)[f"magnat.games.{game}.words"], SHARED.parent / "texts" / "vocabulary.py"):
        called = [
            node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
        ]
        assert not [name.id for name in called if isinstance(name, ast.Name) and name.id in ("isinstance", "type")]
