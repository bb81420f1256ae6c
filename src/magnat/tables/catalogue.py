"""The catalogue of games for clients: boards, cards, questions, facts, options, rules and texts."""

from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from magnat.bots import LEVELS, bot_names, default_lineup
from magnat.games import all_games, variants
from magnat.kernel import Edition, Option, Question, Value
from magnat.languages import read_text
from magnat.match import Refusal
from magnat.match.messages import OLDEST_PROTOCOL, PROTOCOL
from magnat.match.seating import Setup, custom_edition
from magnat.mechanics.buildings import APARTMENT, LEVEL_BASE
from magnat.mechanics.property import JAIL_CARD
from magnat.mechanics.trade import MONEY, WITHDRAW
from magnat.positions.scenes import describe_booklet_with_scenes
from magnat.record import frame_kinds, kind_of, lessons_of
from magnat.record.codec import package_of
from magnat.texts import LANGUAGES, Texts
from magnat.texts.bundles import read_game_texts
from magnat.texts.names import custom_card_texts, custom_names
from magnat.texts.rules import rules_of
from magnat.texts.vocabulary import OFFER_REFUSAL_SPECS, Vocabulary, split_spec, words_of
from magnat.version import __version__

GAME_LINE_IDS: Final = ("about", "minutes", "booklet", "reminder")

# First ints of each meaning of items (in trades) and lots (in auctions); lower ints are deeds, by space.
ITEM_OFFSETS: Final = {
    "jail_card": JAIL_CARD,
    "apartment": APARTMENT,
    "money": MONEY,
    "withdraw": WITHDRAW,
    "levels": LEVEL_BASE,
}


@cache
def describe_games() -> dict[str, Any]:
    return {
        "engine": __version__,
        "protocol": [OLDEST_PROTOCOL, PROTOCOL],
        "levels": list(LEVELS),
        "bots": bot_names(),
        "games": [describe_game(game) for game in all_games()],
    }


@cache
def describe_game(game: str) -> dict[str, Any]:
    editions = variants(game)
    plain = next(iter(editions.values()))
    return {
        "game": game,
        "least": plain.least,
        "most": plain.most,
        "variants": {name: e.differences() for name, e in editions.items()},
        "options": [describe_option(option) for option in plain.declared],
        "company": default_lineup(game, plain.most),
        "lessons": {
            name: {"seats": lesson.seats, "ideas": msgspec.to_builtins(lesson.ideas)}
            for name, lesson in lessons_of(plain).items()
        },
        "texts": {lang: game_lines(Texts(plain, lang)) for lang in LANGUAGES},
    }


def game_lines(texts: Texts) -> dict[str, str]:
    """Return the texts that introduce a game before it is opened."""
    return {"title": texts.title, **{which: texts.game_line(which) for which in GAME_LINE_IDS}}


def describe_option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "words": list(option.words),
        "most": option.most,
    }


def describe_edition(game: str, variant: str, options: tuple[tuple[str, Value], ...] = ()) -> dict[str, Any]:
    """Return all data that a client needs to show an edition with these options."""
    described = describe_variant(game, variant, options)  # refused first if there is no such game
    return {**describe_game(game), **described}


@lru_cache(128)
def describe_variant(game: str, variant: str, options: tuple[tuple[str, Value], ...] = ()) -> dict[str, Any]:
    """Return the data of an edition with these options, without texts."""
    return edition_data(find_edition(game, variant).with_(**dict(options)), variant)


def describe_table_edition(setup: Setup) -> dict[str, Any]:
    """Return the data of a table's edition, without texts."""
    if setup.own:
        return describe_custom_edition(msgspec.json.encode(setup.own), msgspec.json.encode(setup.options))
    return describe_variant(setup.game, setup.variant, tuple(sorted(setup.options.items())))


@lru_cache(64)
def describe_custom_edition(doc: bytes, options: bytes) -> dict[str, Any]:
    """Return the data of a custom edition, with the names of its ints, its renamed items and its title."""
    e = custom_edition(doc, options)
    named = {lang: value_names(e, lang) for lang in LANGUAGES}
    return {**edition_data(e, "standard"), "named": named, "renamed": custom_names(e), "title": e.board.title}


def edition_data(e: Edition, variant: str) -> dict[str, Any]:
    t = e.deal(e.most)
    words = words_of(package_of(e))
    return {
        "variant": variant,
        "board": msgspec.to_builtins(e.board, enc_hook=str) or {},  # a card game may have no board
        "decks": [[describe_card(e, words, card) for card in deck] for deck in getattr(e, "decks", [])],
        "questions": {
            kind_of(kind): {
                "of": kind.answer_kind,
                "verbs": list(kind.verbs),
                "rule": kind.rule,
                "whispered": kind.whispered,
                "window": kind.window,
            }
            for kind in frame_kinds(e)
            if issubclass(kind, Question)
        },
        "trades": has_trades(e),
        "layout": ITEM_OFFSETS,
        "columns": list(t.columns),
        "secret": dict(t.secret),
        "words": {
            "facts": words.facts,
            "questions": words.questions,
            "reasons": OFFER_REFUSAL_SPECS,
            "money": words.money,
            "names": words.names,
            "effects": words.effects,
            "constants": {spec: getattr(e, split_spec(spec)[0]) for spec in words.constants},
            "columns": words.columns,
            "spoken": words.spoken,
        },
    }


def has_trades(e: Edition) -> bool:
    """True if players may trade: a window of the game offers it, and no option excludes it."""
    windows = [kind for kind in frame_kinds(e) if issubclass(kind, Question) and kind.window]
    return bool(getattr(e, "trades", True)) and any("trade" in kind.verbs for kind in windows)


def describe_card(e: Edition, words: Vocabulary, card: Any) -> dict[str, Any]:
    """Return a card's name and custom texts, and the ints of its effect that its text may use."""
    described: dict[str, Any] = {"name": card.name, **custom_card_texts(card)}
    for spec in words.effects:
        name, _ = split_spec(spec)
        value = getattr(card.effect, name, None)
        if isinstance(value, str):
            board: Any = e.board
            value = board.index(value)
        if value is not None:
            described[name] = value
    return described


@cache
def describe_value_names(game: str, variant: str, lang: str) -> dict[str, list[dict[str, Any]]]:
    """Return the text arguments of every int of the game's own kinds, by the suffix that each adds to the name.

    Raise `Refusal` if the game, the variant or the language does not exist.
    """
    e = find_edition(game, variant)
    if lang not in LANGUAGES:
        raise Refusal("no_such_language", 404, accepted=", ".join(LANGUAGES))
    return value_names(e, lang)


def value_names(e: Edition, lang: str) -> dict[str, list[dict[str, Any]]]:
    texts = Texts(e, lang)
    kinds = texts.words.own_kinds(e).items()
    return {kind: [texts.words.own_arguments(texts, "", kind, value) or {} for value in range(n)] for kind, n in kinds}


def find_edition(game: str, variant: str) -> Edition:
    if game not in all_games() or variant not in variants(game):
        raise Refusal("no_such_game", 404, accepted=", ".join(all_games()))
    return variants(game)[variant]


@cache
def describe_rules(game: str) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(rule) for rule in rules_of(find_edition(game, "standard"))]


@cache
def describe_booklet(game: str) -> list[dict[str, Any]]:
    """Return the booklet of a game, chapter by chapter; empty if it has none."""
    return describe_booklet_with_scenes(find_edition(game, "standard"))


@cache
def read_all_texts(game: str, lang: str) -> str:
    """Return the Fluent lines of a game: the shared lines, the server's, and the game's own, which override them."""
    if lang not in LANGUAGES:
        raise Refusal("no_such_language", 404, accepted=", ".join(LANGUAGES))
    package = package_of(find_edition(game, "standard"))
    return "\n".join([read_text(lang, "common.ftl"), read_text(lang, "server.ftl"), read_game_texts(package, lang)])
