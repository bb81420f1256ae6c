"""server: what somebody who makes an edition is told: the printed game, and what is to be said of a document."""

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
    """A game as it is printed, what may be changed in it, what its cards may do, and where its figures come from."""
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
    """An edition in its shortest form, what is wrong or doubtful about it, and what differs from the printed game."""
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
    """By deed, where deeds can be mortgaged: what lifting its mortgage costs."""
    e: Any = own.edition()
    return {e.board.space[i].name: e.lifts[i] for i in e.deeds} if isinstance(e, PropertyEdition) else {}


def describe_read_error(why: BadEdition, lang: str) -> dict[str, Any]:
    """Why a file cannot be read."""
    return {
        "line": why.line,
        "key": why.key,
        "id": why.check.id,
        "args": why.check.args,
        "expected": why.expected(lang),
        "mend": why.repair_hint(lang),
    }


def describe_check(own: CustomEdition, check: Check) -> dict[str, Any]:
    """A check, with what is said of it in each language."""
    return {
        "path": check.path,
        "grade": check.grade,
        "id": check.id,
        "args": check.args,
        "repair": list(check.repair) if check.repair else None,
        "says": {lang: editions.check_message(check, own.printed_edition, lang) for lang in LANGUAGES},
        "mend": {lang: editions.repair_message(check, own.printed_edition, lang) for lang in LANGUAGES},
    }
