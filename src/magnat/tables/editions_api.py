"""Data for the edition editor: the printed game, and the checks of a document."""

from functools import cache
from typing import Any

from magnat import editions
from magnat.editions import BadEdition, Check, CustomEdition
from magnat.editions.checks_model import GRADE_BAD
from magnat.editions.custom_edition import card_to_table
from magnat.editions.limits import printed_decks, printed_edition, to_plain
from magnat.games import BUILT_IN
from magnat.match.refusal import Refusal
from magnat.mechanics.property import PropertyEdition
from magnat.tables.api_types import CheckedEdition
from magnat.tables.catalogue import describe_option
from magnat.texts import LANGUAGES


@cache
def describe_printed_game(game: str) -> dict[str, Any]:
    """Return a printed game with its options, card verbs, sources of figures, and editing limits."""
    if game not in BUILT_IN:
        raise Refusal("no_such_game", 404, accepted=", ".join(BUILT_IN))
    e, decks = printed_edition(game), printed_decks(game)
    told = to_plain(e.board) | {
        "decks": {
            deck: [card_to_table(line) for line in lines] for deck, lines in (decks.lines if decks else {}).items()
        }
    }
    return {
        "game": game,
        "printed": told,
        "options": [describe_option(option) for option in e.declared],
        "verbs": [to_plain(verb) for verb in editions.list_card_verbs(game)],
        "figures": [to_plain(figure) for figure in editions.list_printed_figures(game)],
        "allows": editions.editing_limits(game),
    }


def check_document(given: CheckedEdition) -> dict[str, Any]:
    """Return an edition's shortest document, its problems, and its differences from the printed game.

    If the edition cannot be read, return only the problem.
    """
    try:
        own = editions.parse_unchecked(given.text) if given.text else editions.parse_document(given.doc)
    except BadEdition as why:
        return {"problem": describe_read_error(why, given.lang)}
    found = editions.run_edition_checks(own)
    return {
        "doc": editions.to_document(own),
        "text": editions.write(own),
        "problems": [describe_check(own, check) for check in found],
        "differences": [to_plain(difference) for difference in editions.list_differences(own)],
        "lifts": {} if any(check.grade == GRADE_BAD for check in found) else mortgage_lift_costs(own),
    }


def mortgage_lift_costs(own: CustomEdition) -> dict[str, int]:
    """Return the cost of lifting each deed's mortgage; empty if the game has no mortgages."""
    e: Any = own.edition()
    return {e.board.space[i].name: e.lifts[i] for i in e.deeds} if isinstance(e, PropertyEdition) else {}


def describe_read_error(why: BadEdition, lang: str) -> dict[str, Any]:
    """Return why a file cannot be read, as plain values."""
    return {
        "line": why.line,
        "key": why.key,
        "id": why.check.id,
        "args": why.check.args,
        "expected": why.expected(lang),
        "mend": why.repair_hint(lang),
    }


def describe_check(own: CustomEdition, check: Check) -> dict[str, Any]:
    """Return a check as plain values, with its messages in each language."""
    return {
        "path": check.path,
        "grade": check.grade,
        "id": check.id,
        "args": check.args,
        "repair": list(check.repair) if check.repair else None,
        "says": {lang: editions.check_message(check, own.printed_edition, lang) for lang in LANGUAGES},
        "mend": {lang: editions.repair_message(check, own.printed_edition, lang) for lang in LANGUAGES},
    }
