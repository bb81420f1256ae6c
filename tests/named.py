"""Facts with the names of their cards and spaces.

A new card renumbers others, so tests quote names: `("drew", 2, "M2-1")` rather than `("drew", 2,
92)`.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from magnat.games import package_of_game
from magnat.kernel import Edition
from magnat.positions import Position
from magnat.texts.vocabulary import split_spec, words_of

Named = tuple[Any, ...]


def card_names(edition: Edition, deck: int = 0) -> list[str]:
    """Return the names of the cards by number; `deck` matters only where every deck has its own numbers."""
    made: Any = edition
    if hasattr(made, "cards"):
        return [card.name for card in made.cards]
    return [card.name for card in made.decks[deck]] if hasattr(made, "decks") else list(made.names)


def card_number(edition: Edition, name: str, deck: int = 0) -> int:
    """Return the number of the first card of that name."""
    return card_names(edition, deck).index(name)


def cards(game: Any, numbers: Iterable[int], deck: int = 0) -> str:
    """Return the names of cards, in order, separated by blanks."""
    names = card_names(game.edition, deck)
    return " ".join([names[number] for number in numbers])


def named(edition: Edition, fact: Sequence[Any]) -> Named:
    """Return a fact with names instead of the numbers of cards, spaces, lots and tiles."""
    made: Any = edition
    word, seat, *ints = fact
    deck = 0
    for place, spec in enumerate(words_of(package_of_game(edition.name)).facts.get(word, ())):
        kind, value = split_spec(spec)[1], ints[place]
        if kind == "deck":
            deck = value
        elif kind == "card":
            ints[place] = card_names(edition, deck)[value]
        elif kind in ("space", "lot", "tile") and 0 <= value < len(made.names):  # a building and an office have none
            ints[place] = made.names[value]
    return (word, seat, *ints)


def named_facts(game: Position, since: int = 0) -> list[Named]:
    """Return the facts from number `since` on, with names, without their audience."""
    return [named(game.edition, fact[:-1]) for fact in game.facts[since:]]


def facts_caused_by(game: Position, *script: Any) -> list[Named]:
    """Play a script and return the facts that it caused, as `named_facts` does."""
    before = len(game.facts)
    return named_facts(game.play(*script), before)


def trimmed_facts(game: Position) -> list[Named]:
    """Return all facts as `named_facts` does, without trailing zeros."""
    facts: list[Named] = []
    for word, seat, *rest in named_facts(game):
        while rest and rest[-1] == 0:
            rest.pop()
        facts.append((word, seat, *rest))
    return facts
