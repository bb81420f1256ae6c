"""server: what can be played, told once to each client: boards, cards, questions, facts, options, rules, texts."""

import tomllib
from functools import cache
from typing import Any, Final

import msgspec

from magnat import __version__
from magnat.bots import LEVELS, names
from magnat.games import GAMES, variants
from magnat.kernel import Edition, Option, Question
from magnat.record import frame_kinds, kind_of
from magnat.record.codec import package_of
from magnat.server.refusal import Refusal
from magnat.texts import LANGUAGES
from magnat.texts.lines import read
from magnat.texts.words import words_of

SERVER_TEXTS: Final = "server.ftl"


@cache
def games() -> dict[str, Any]:
    return {"engine": __version__, "levels": list(LEVELS), "bots": names(), "games": [summary(game) for game in GAMES]}


def summary(game: str) -> dict[str, Any]:
    known = variants(game)
    plain = next(iter(known.values()))
    return {
        "game": game,
        "least": plain.least,
        "most": plain.most,
        "variants": {name: e.differences() for name, e in known.items()},
        "options": [option_told(option) for option in plain.declared],
    }


def option_told(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "rule": option.rule,
        "words": list(option.words),
        "most": option.most,
    }


@cache
def edition_told(game: str, variant: str) -> dict[str, Any]:
    """All that a client must know of an edition to show it."""
    e = edition_named(game, variant)
    t = e.deal(e.most)
    words = words_of(package_of(e))
    return {
        **summary(game),
        "variant": variant,
        "board": msgspec.to_builtins(e.board, enc_hook=str),
        "decks": [[card.name for card in deck] for deck in getattr(e, "decks", [])],
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
        "columns": list(t.columns),
        "secret": dict(t.secret),
        "words": {
            "facts": words.facts,
            "questions": words.questions,
            "money": words.money,
            "names": words.names,
            "constants": {name: getattr(e, name, None) for name in words.constants},
        },
    }


def edition_named(game: str, variant: str) -> Edition:
    if game not in GAMES or variant not in variants(game):
        raise Refusal("no_such_game", 404, accepted=", ".join(GAMES))
    return variants(game)[variant]


@cache
def rules_told(game: str) -> list[dict[str, Any]]:
    e = edition_named(game, "standard")
    found: list[dict[str, Any]] = tomllib.loads(read(package_of(e), "rules.toml")).get("rule", [])
    return found


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
