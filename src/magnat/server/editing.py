"""server: what somebody who makes an edition is told: the printed game, and what is to be said of a document."""

from functools import cache
from typing import Any

from magnat import editions
from magnat.editions import BadEdition, Check, Own
from magnat.editions.allowed import decks_of, plain, printed
from magnat.editions.own import card_table
from magnat.editions.problems import BAD
from magnat.games import BUILT_IN
from magnat.mechanics.property import PropertyEdition
from magnat.play.refusal import Refusal
from magnat.server.bodies import CheckedEdition
from magnat.server.catalogue import option_told
from magnat.texts import LANGUAGES


@cache
def printed_told(game: str) -> dict[str, Any]:
    """A game as it is printed, what may be changed in it, what its cards may do, and where its figures come from."""
    if game not in BUILT_IN:
        raise Refusal("no_such_game", 404, accepted=", ".join(BUILT_IN))
    e, decks = printed(game), decks_of(game)
    told = plain(e.board) | {
        "decks": {deck: [card_table(line) for line in lines] for deck, lines in (decks.lines if decks else {}).items()}
    }
    return {
        "game": game,
        "printed": told,
        "options": [option_told(option) for option in e.declared],
        "verbs": [plain(verb) for verb in editions.verbs(game)],
        "figures": [plain(figure) for figure in editions.figures(game)],
        "allows": editions.allows(game),
    }


def checked(given: CheckedEdition) -> dict[str, Any]:
    """An edition in its shortest form, what is wrong or doubtful about it, and what differs from the printed game."""
    try:
        own = editions.loose(given.text) if given.text else editions.shaped(given.doc)
    except BadEdition as why:
        return {"problem": problem(why, given.lang)}
    found = editions.checks(own)
    return {
        "doc": editions.doc_of(own),
        "text": editions.write(own),
        "problems": [check_told(own, check) for check in found],
        "differences": [plain(difference) for difference in editions.differences(own)],
        "lifts": {} if any(check.grade == BAD for check in found) else lifts(own),
    }


def lifts(own: Own) -> dict[str, int]:
    """By deed, where deeds can be mortgaged: what lifting its mortgage costs."""
    e: Any = own.edition()
    return {e.board.space[i].name: e.lifts[i] for i in e.deeds} if isinstance(e, PropertyEdition) else {}


def problem(why: BadEdition, lang: str) -> dict[str, Any]:
    """Why a file cannot be read."""
    return {
        "line": why.line,
        "key": why.key,
        "id": why.check.id,
        "args": why.check.args,
        "expected": why.expected(lang),
        "mend": why.mend(lang),
    }


def check_told(own: Own, check: Check) -> dict[str, Any]:
    """A check, with what is said of it in each language."""
    return {
        "path": check.path,
        "grade": check.grade,
        "id": check.id,
        "args": check.args,
        "repair": list(check.repair) if check.repair else None,
        "says": {lang: editions.said(check, own.printed, lang) for lang in LANGUAGES},
        "mend": {lang: editions.mended(check, own.printed, lang) for lang in LANGUAGES},
    }
