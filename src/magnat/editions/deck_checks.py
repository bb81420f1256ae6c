"""Checks of cards and decks."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from magnat.editions.checks_model import GRADE_BAD, GRADE_FACT, Check
from magnat.editions.custom_edition import CustomEdition
from magnat.editions.limits import MAX_MONEY, printed_decks
from magnat.languages import COMPLETE_LANGUAGES, language, text_key
from magnat.mechanics.board_file import CardLine
from magnat.mechanics.deck_file import Decks, EffectClass, needs_of
from magnat.mechanics.decks import JAIL_CARD_VERB

COLLECT_FROM_EACH_VERBS: Final = ("receive_from_each", "collect_from_each")
MAX_TILES: Final = 10
REQUIRED: Final = ", ".join(language(lang).name for lang in COMPLETE_LANGUAGES)  # languages of every text of a card
DICE_TOTALS: Final = (2, 12)


def bad_check(path: str, id: str, repair: tuple[str, Any] | None = None, **args: str | int) -> Check:
    return Check(path, GRADE_BAD, f"check-{id}", args, repair)


def check_cards(custom: CustomEdition) -> Iterator[Check]:
    decks = printed_decks(custom.game)
    if decks is None:
        return
    for deck, printed_lines in decks.lines.items():
        lines = custom.board.cards.get(deck, printed_lines)
        found: list[Check] = []
        for i, line in enumerate(lines):
            found += check_card(custom, decks, deck, line, f"card.{deck}.{i}")
        yield from found
        if not found or all(check.grade == GRADE_FACT for check in found):
            yield from check_deck(custom, decks, deck, lines)


def check_card(custom: CustomEdition, decks: Decks, deck: str, line: CardLine, path: str) -> Iterator[Check]:
    verbs = decks.verbs[deck]
    if line.verb not in verbs:
        yield bad_check(f"{path}.verb", "verb", known=", ".join(verbs))
        return
    needs = needs_of(verbs[line.verb])
    for name in line.needs:
        if name not in needs:
            yield bad_check(f"{path}.{name}", "no-need", verb=line.verb, known=", ".join(needs) or "-")
    for name, kind in needs.items():
        yield from check_need(custom, decks, line, f"{path}.{name}", name, kind)
    yield from check_card_title(decks, deck, line, path)
    collects = line.verb in COLLECT_FROM_EACH_VERBS and isinstance(line.needs.get("amount"), int)
    if collects and custom.board.cards.get(deck):
        yield from check_total_collected(decks.lines[deck], line, path)


def check_need(custom: CustomEdition, decks: Decks, line: CardLine, path: str, name: str, kind: str) -> Iterator[Check]:
    value, size = line.needs.get(name), len(custom.board.space)
    kinds = {space.name: space.kind for space in custom.board.space}
    if kind == "money":
        step = custom.board.money["step"]
        if not isinstance(value, int) or not 1 <= value <= MAX_MONEY:
            yield bad_check(path, "number", least=step, most=MAX_MONEY)
        elif value % step:
            yield bad_check(path, "step", (path, max(step, round(value / step) * step)), step=step)
    elif kind == "number":
        least, most = DICE_TOTALS if name.startswith("at_") else (1, MAX_TILES if name == "tiles" else size - 1)
        if not isinstance(value, int) or not least <= value <= most:
            yield bad_check(path, "number", least=least, most=most)
    elif kind in decks.lines:
        halves = [each.name for each in custom.board.cards.get(kind, decks.lines[kind])]
        if value not in halves:
            yield bad_check(path, "one-of", known=", ".join(halves))
    elif value not in kinds:
        yield bad_check(path, "gone", name=str(value if value is not None else ""))
    elif kind == "utility" and kinds[str(value)] != "utility":
        yield bad_check(path, "no-utility")


def check_card_title(decks: Decks, deck: str, line: CardLine, path: str) -> Iterator[Check]:
    """Check that a new card has a title in every complete language, and that its texts are in all of them or none."""
    known = [each.verb for lines in decks.lines.values() for each in lines if each.name == line.name]
    titles = {key: getattr(line, key) for key in COMPLETE_LANGUAGES}
    texts = {key: getattr(line, key) for key in (text_key(lang, "words") for lang in COMPLETE_LANGUAGES)}
    if deck != "force" and (any(titles.values()) or line.verb not in known) and "" in titles.values():
        yield bad_check(f"{path}.{first_empty(titles)}", "card-title", languages=REQUIRED)
    if any(texts.values()) and "" in texts.values():
        yield bad_check(f"{path}.{first_empty(texts)}", "card-words", languages=REQUIRED)


def first_empty(texts: Mapping[str, str]) -> str:
    return next(key for key, text in texts.items() if not text)


def check_total_collected(before: Sequence[CardLine], line: CardLine, path: str) -> Iterator[Check]:
    """Report as a fact the total that a card collects from three other players."""
    was = next((each.needs["amount"] for each in before if each.name == line.name and each.verb == line.verb), None)
    args: dict[str, str | int] = {"total": 3 * int(line.needs["amount"])}
    if was is not None and was != line.needs["amount"]:
        yield Check(f"{path}.amount", GRADE_FACT, "check-each-was", args | {"printed": 3 * int(was)})
    elif was is None:
        yield Check(f"{path}.amount", GRADE_FACT, "check-each", args)


def check_deck(custom: CustomEdition, decks: Decks, deck: str, lines: Sequence[CardLine]) -> Iterator[Check]:
    path, count = f"card.{deck}", sum(line.count for line in lines)
    kinds: Mapping[str, EffectClass] = decks.verbs[deck]
    if count > 100:
        yield bad_check(path, "deck", most=100)
    kept = sum(line.count for line in lines if line.verb == JAIL_CARD_VERB)
    if kept > 1:
        yield bad_check(path, "jail-cards", count=kept)
    cycles = deck in ("chance", "chest", "lifestyle") and custom.game != "star_wars"
    if cycles and not [line for line in lines if not kinds[line.verb].leads and line.verb != JAIL_CARD_VERB]:
        yield bad_check(path, "endless")
    yield from check_game_deck(custom, deck, lines, count)


def check_game_deck(custom: CustomEdition, deck: str, lines: Sequence[CardLine], count: int) -> Iterator[Check]:
    path = f"card.{deck}"
    if custom.game == "empire" and deck == "empire":
        prices = {line.needs["amount"] for line in lines if line.verb == "bargain"}
        if len(prices) > 1:
            yield bad_check(path, "bargains")
        if count < 3 * custom.board.pieces["towers"]:
            yield bad_check(path, "at-least", count=3 * custom.board.pieces["towers"])
    if custom.game == "millionaire" and deck == "fortune":
        deeds = len([space for space in custom.board.space if space.price])
        if count != deeds:
            yield bad_check(path, "exactly", count=deeds)
    if custom.game == "star_wars" and deck == "force":
        wanted = custom.board.pieces["force_cards"] // 2
        if count != wanted:
            yield bad_check(path, "exactly", count=wanted)
    if custom.game == "star_wars" and deck in ("power", "chance"):
        names = [line.name for line in lines]
        for i, name in enumerate(names):
            if name in names[:i]:
                yield bad_check(f"{path}.{i}.name", "twice", name=name)
