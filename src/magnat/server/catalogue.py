"""server: what can be played, told once to each client: boards, cards, questions, facts, options, rules, texts."""

from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from magnat import __version__
from magnat.bots import LEVELS, company, names
from magnat.games import all_games, variants
from magnat.kernel import Edition, Option, Question, Value
from magnat.mechanics.levels import APARTMENT, BASE
from magnat.mechanics.property import JAIL_CARD
from magnat.mechanics.trade import MONEY, WITHDRAW
from magnat.play.messages import OLDEST, PROTOCOL
from magnat.play.refusal import Refusal
from magnat.play.seating import Setup, own_edition
from magnat.record import frame_kinds, kind_of, lessons_of
from magnat.record.codec import package_of
from magnat.testing.scenes import booklet_shown
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import read
from magnat.texts.names import own_words, renamed
from magnat.texts.rules import rules_of
from magnat.texts.words import REASONS, Words, split, words_of

SERVER_TEXTS: Final = "server.ftl"
TOLD_OF_GAMES: Final = ("about", "minutes", "booklet", "reminder")

# Where the ints of items (of a trade) and lots (of an auction) change their meaning: below, they are deeds by space.
LAYOUT: Final = {"jail_card": JAIL_CARD, "apartment": APARTMENT, "money": MONEY, "withdraw": WITHDRAW, "levels": BASE}


@cache
def games() -> dict[str, Any]:
    return {
        "engine": __version__,
        "protocol": [OLDEST, PROTOCOL],
        "levels": list(LEVELS),
        "bots": names(),
        "games": [summary(game) for game in all_games()],
    }


@cache
def summary(game: str) -> dict[str, Any]:
    known = variants(game)
    plain = next(iter(known.values()))
    return {
        "game": game,
        "least": plain.least,
        "most": plain.most,
        "variants": {name: e.differences() for name, e in known.items()},
        "options": [option_told(option) for option in plain.declared],
        "company": company(game, plain.most),
        "lessons": {
            name: {"seats": lesson.seats, "ideas": msgspec.to_builtins(lesson.ideas)}
            for name, lesson in lessons_of(plain).items()
        },
        "texts": {lang: lines_of_game(Texts(plain, lang)) for lang in LANGUAGES},
    }


def lines_of_game(texts: Texts) -> dict[str, str]:
    """What a page says of a game before it is opened."""
    return {"title": texts.title, **{which: texts.line_of_game(which) for which in TOLD_OF_GAMES}}


def option_told(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "words": list(option.words),
        "most": option.most,
    }


def edition_told(game: str, variant: str, options: tuple[tuple[str, Value], ...] = ()) -> dict[str, Any]:
    """All that a client must know of an edition, or of a table's own rules, to show it."""
    return {**summary(game), **played(game, variant, options)}


@lru_cache(128)
def played(game: str, variant: str, options: tuple[tuple[str, Value], ...] = ()) -> dict[str, Any]:
    """What a client must know of an edition, without a sentence."""
    return of_edition(edition_named(game, variant).with_(**dict(options)), variant)


def played_at(setup: Setup) -> dict[str, Any]:
    """The same of the edition of a table."""
    if setup.own:
        return own_played(msgspec.json.encode(setup.own), msgspec.json.encode(setup.options))
    return played(setup.game, setup.variant, tuple(sorted(setup.options.items())))


@lru_cache(64)
def own_played(doc: bytes, options: bytes) -> dict[str, Any]:
    """Of an edition that somebody made; also what it calls the ints of its own kinds, and what it has renamed."""
    e = own_edition(doc, options)
    named = {lang: names_of(e, lang) for lang in LANGUAGES}
    return {**of_edition(e, "standard"), "named": named, "renamed": renamed(e), "title": e.board.title}


def of_edition(e: Edition, variant: str) -> dict[str, Any]:
    t = e.deal(e.most)
    words = words_of(package_of(e))
    return {
        "variant": variant,
        "board": msgspec.to_builtins(e.board, enc_hook=str) or {},  # a game of cards may have none
        "decks": [[card_told(e, words, card) for card in deck] for deck in getattr(e, "decks", [])],
        "questions": {
            kind_of(kind): {
                "of": kind.of,
                "verbs": list(kind.verbs),
                "rule": kind.rule,
                "whispered": kind.whispered,
                "window": kind.window,
            }
            for kind in frame_kinds(e)
            if issubclass(kind, Question)
        },
        "layout": LAYOUT,
        "columns": list(t.columns),
        "secret": dict(t.secret),
        "words": {
            "facts": words.facts,
            "questions": words.questions,
            "reasons": REASONS,
            "money": words.money,
            "names": words.names,
            "effects": words.effects,
            "constants": {spec: getattr(e, split(spec)[0]) for spec in words.constants},
            "columns": words.columns,
            "spoken": words.spoken,
        },
    }


def card_told(e: Edition, words: Words, card: Any) -> dict[str, Any]:
    """A card's name, and the ints of its effect that its text may use."""
    told: dict[str, Any] = {"name": card.name, **own_words(card)}
    for spec in words.effects:
        name, _ = split(spec)
        value = getattr(card.effect, name, None)
        if isinstance(value, str):
            board: Any = e.board
            value = board.index(value)
        if value is not None:
            told[name] = value
    return told


@cache
def named_told(game: str, variant: str, lang: str) -> dict[str, list[dict[str, Any]]]:
    """What a game calls the ints of its own kinds: for each int what a text may use, by what it adds to the name."""
    e = edition_named(game, variant)
    if lang not in LANGUAGES:
        raise Refusal("no_such_language", 404, accepted=", ".join(LANGUAGES))
    return names_of(e, lang)


def names_of(e: Edition, lang: str) -> dict[str, list[dict[str, Any]]]:
    texts = Texts(e, lang)
    kinds = texts.words.own_kinds(e).items()
    return {kind: [texts.words.named(texts.names, "", kind, value) or {} for value in range(n)] for kind, n in kinds}


def edition_named(game: str, variant: str) -> Edition:
    if game not in all_games() or variant not in variants(game):
        raise Refusal("no_such_game", 404, accepted=", ".join(all_games()))
    return variants(game)[variant]


@cache
def rules_told(game: str) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(rule) for rule in rules_of(edition_named(game, "standard"))]


@cache
def booklet_told(game: str) -> list[dict[str, Any]]:
    """The rules as players read them, chapter by chapter; none if the game has no booklet."""
    return booklet_shown(edition_named(game, "standard"))


@cache
def texts_told(game: str, lang: str) -> str:
    """The shared lines, the server's, and the game's own, which override them."""
    if lang not in LANGUAGES:
        raise Refusal("no_such_language", 404, accepted=", ".join(LANGUAGES))
    package = package_of(edition_named(game, "standard"))
    sources = [
        read("magnat.texts", lang, "common.ftl"),
        read("magnat.texts", lang, SERVER_TEXTS),
        read(package, "texts", f"{lang}.ftl"),
    ]
    return "\n".join(sources)
