"""Data for the edition editor: the printed game, and the checks of a document."""

from functools import cache
from typing import Any

import msgspec

from magnat import editions
from magnat.editions import BadEdition, Check, CustomEdition
from magnat.editions.checks_model import GRADE_BAD
from magnat.editions.custom_edition import card_to_table
from magnat.editions.limits import printed_decks, printed_edition
from magnat.games import BUILT_IN
from magnat.match import Refusal
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
    described = msgspec.to_builtins(e.board) | {
        "decks": {
            deck: [card_to_table(line) for line in lines] for deck, lines in (decks.lines if decks else {}).items()
        }
    }
    return {
        "game": game,
        "printed": described,
        "options": [describe_option(option) for option in e.declared],
        "verbs": [msgspec.to_builtins(verb) for verb in editions.list_card_verbs(game)],
        "figures": [msgspec.to_builtins(figure) for figure in editions.list_printed_figures(game)],
        "allows": editions.editing_limits(game),
    }


def check_document(body: CheckedEdition) -> dict[str, Any]:
    """Return an edition's shortest document, its problems, and its differences from the printed game.

    If the edition cannot be read, return only the problem.
    """
    try:
        custom = editions.parse_unchecked(body.text) if body.text else editions.parse_document(body.doc)
    except BadEdition as error:
        return {"problem": describe_read_error(error, body.lang)}
    findings = editions.run_edition_checks(custom)
    return {
        "doc": editions.to_document(custom),
        "text": editions.write(custom),
        "problems": [describe_check(custom, check) for check in findings],
        "differences": [msgspec.to_builtins(difference) for difference in editions.list_differences(custom)],
        "lifts": {} if any(check.grade == GRADE_BAD for check in findings) else mortgage_lift_costs(custom),
    }


def mortgage_lift_costs(custom: CustomEdition) -> dict[str, int]:
    """Return the cost of lifting each deed's mortgage; empty if the game has no mortgages."""
    e: Any = custom.edition()
    return {e.board.space[i].name: e.lifts[i] for i in e.deeds} if isinstance(e, PropertyEdition) else {}


def describe_read_error(error: BadEdition, lang: str) -> dict[str, Any]:
    """Return why a file cannot be read, as plain values."""
    return {
        "line": error.line,
        "key": error.key,
        "id": error.check.id,
        "args": error.check.args,
        "expected": error.expected(lang),
        "mend": error.repair_hint(lang),
    }


def describe_check(custom: CustomEdition, check: Check) -> dict[str, Any]:
    """Return a check as plain values, with its messages in each language."""
    return {
        "path": check.path,
        "grade": check.grade,
        "id": check.id,
        "args": check.args,
        "repair": list(check.repair) if check.repair else None,
        "says": {lang: editions.check_message(check, custom.printed_edition, lang) for lang in LANGUAGES},
        "mend": {lang: editions.repair_message(check, custom.printed_edition, lang) for lang in LANGUAGES},
    }
