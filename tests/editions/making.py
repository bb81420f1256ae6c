"""tests: editions by luck: lawful ones of each game, and broken ones."""

from random import Random
from typing import Any

from magnat.editions import parse_document, run_edition_checks, to_document, write
from magnat.editions.custom_edition import card_to_table
from magnat.editions.limits import (
    document_sections,
    editable_fields,
    editable_figures,
    figure_bounds,
    is_figure_section,
    printed_decks,
    printed_edition,
)
from magnat.mechanics.deck_file import needs_of

WORDS = (
    "Bellecour",
    "Croix-Rousse",
    "Perrache",
    "Fourvière",
    "Gerland",
    "Vaise",
    "Brotteaux",
    "Terreaux",
    "Guillotière",
)


def lawful(game: str, dice: Random) -> dict[str, Any]:
    """A document of an edition that can be played."""
    doc: dict[str, Any] = {"format": 1, "game": game, "title": {"fr": name(dice), "en": name(dice)}}
    step = 1 if game == "deal" else printed_edition(game).board.money["step"]
    for section in document_sections(game):
        if is_figure_section(game, section):
            told = {each: figure(game, section, each, step, dice) for each in editable_figures(game, section)}
            doc[section] = {each: value for each, value in told.items() if dice.random() < 0.4}
        else:
            doc[section] = things(game, section, step, dice)
    if game != "deal" and dice.random() < 0.5:
        doc["order"] = shuffled(game, dice)
    if printed_decks(game) and dice.random() < 0.7:
        doc["card"] = decks(game, doc, step, dice)
    found = to_document(parse_document(doc))
    for check in run_edition_checks(parse_document(found)):
        assert check.grade != "bad", (check, write(parse_document(found)))
    return found


def name(dice: Random) -> str:
    return f"{dice.choice(WORDS)} {dice.randrange(1_000_000)}"


def figure(game: str, section: str, key: str, step: int, dice: Random) -> int:
    least, most = figure_bounds(game, section, key)
    value: int = getattr(printed_edition(game).board, section)[key]
    if game == "deal" or section == "pieces":
        found = dice.randint(max(least, value - 1), min(most, value + 2))
        return max(found, 7) if key == "hand" else min(found, 6) if key == "dealt" else found
    return max(step, value * dice.randint(50, 150) // 100 // step * step)


def things(game: str, section: str, step: int, dice: Random) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for thing in getattr(printed_edition(game).board, section):
        if dice.random() < 0.5:
            continue
        told: dict[str, Any] = {}
        for key in editable_fields(game, section, thing):
            told |= changed(game, section, thing, key, step, dice) if dice.random() < 0.6 else {}
        if told:
            made[thing.name] = told
    return made


def changed(game: str, section: str, thing: Any, key: str, step: int, dice: Random) -> dict[str, Any]:
    value = getattr(thing, key)
    if key in ("fr", "en"):
        return {key: name(dice)}
    if key == "colour":
        return {key: f"#{dice.randrange(1 << 24):06x}"}
    if key in ("value", "count"):
        return {key: max(1 if key == "count" else 0, value + dice.randint(-1, 1))}
    if key == "rents":
        return {key: [scaled(each, step, dice) for each in value]}
    if key == "height":
        return {key: dice.randint(1, 4)}
    if key in ("price", "build", "mortgage", "amount"):
        return {key: scaled(value or thing.price // 2, 2 * step, dice)}
    return {}


def scaled(value: int, step: int, dice: Random) -> int:
    return max(step, value * dice.randint(60, 160) // 100 // step * step)


def shuffled(game: str, dice: Random) -> list[str]:
    """The four corners stay; in Star Wars what lies between stays in its zone."""
    order = [space.name for space in printed_edition(game).board.space]
    quarter = len(order) // 4
    inner = [i for i in range(len(order)) if i % quarter]
    if game == "star_wars":
        inner = inner[: quarter - 1]
    for _ in range(6):
        a, b = dice.sample(inner, 2)
        if game != "star_wars" or "hyperdrive" not in order[a] + order[b]:
            order[a], order[b] = order[b], order[a]
    return order


def decks(game: str, doc: dict[str, Any], step: int, dice: Random) -> dict[str, list[dict[str, Any]]]:
    """Decks with other figures, other words, and cards of one's own instead of some."""
    known = printed_decks(game)
    assert known is not None
    made: dict[str, list[dict[str, Any]]] = {}
    for deck, lines in known.lines.items():
        cards = [card_to_table(line) for line in lines]
        for card in cards:
            for need, kind in needs_of(known.verbs[deck][card["verb"]]).items():
                if kind == "money" and (card["verb"] != "bargain"):
                    card[need] = scaled(card[need], step, dice)
            if deck != "force" and dice.random() < 0.3:
                card |= {"fr": name(dice), "en": name(dice)}
        if deck in ("chance", "chest", "lifestyle") and dice.random() < 0.5:
            own = {"name": f"own_{dice.randrange(1000)}", "verb": "receive", "amount": 10 * step}
            cards.append(own | {"fr": name(dice), "en": name(dice), "words_fr": name(dice), "words_en": name(dice)})
        made[deck] = cards
    return made


BREAKS = ("key", "type", "range", "text", "cut", "verb", "deep", "game", "space", "format")


def broken(game: str, dice: Random) -> str:
    """The text of an edition that cannot be read or played."""
    doc = {"format": 1, "game": game, "title": {"fr": name(dice), "en": name(dice)}}
    text = write(parse_document(doc))
    figures = next(section for section in document_sections(game) if is_figure_section(game, section))
    section = next(section for section in document_sections(game) if not is_figure_section(game, section))
    thing = dice.choice(getattr(printed_edition(game).board, section)).name
    strange = "".join(chr(dice.choice((0x202E, 0x7F, 0x3C, 0x200B, 0x3E))) for _ in range(dice.randint(1, 5)))
    return {
        "key": text + f"\n[{section}.{thing}]\n{name(dice).split()[0].replace('è', 'e').lower()} = 3\n",
        "type": text + f'\n[{figures}]\n{dice.choice(editable_figures(game, figures))} = "{dice.randrange(99)}"\n',
        "range": text
        + f"\n[{figures}]\n{dice.choice(editable_figures(game, figures))} = -{dice.randrange(1, 10**9)}\n",
        "text": text.replace('fr = "', f'fr = "{strange}'),
        "cut": text + f'\n[{section}.{thing}\nfr = "{name(dice)}"\n',
        "verb": text + f'\n[[card.chance]]\nname = "own"\nverb = "fly_{dice.randrange(99)}"\n',
        "deep": text + "\ndeep = " + "[" * dice.randint(1, 900) + "\n",
        "game": text.replace(f'game = "{game}"', f'game = "{name(dice)}"'),
        "space": text + f'\n[{section}.{thing}_{dice.randrange(99)}]\nfr = "{name(dice)}"\n',
        "format": text.replace("format = 1", f"format = {dice.choice((0, 2, 99, -1))}"),
    }[dice.choice(BREAKS)]
