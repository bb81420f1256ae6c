"""Random editions: valid ones of each game, and broken ones."""

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


def lawful(game: str, rng: Random) -> dict[str, Any]:
    """Return the document of a playable edition."""
    doc: dict[str, Any] = {"format": 1, "game": game, "title": {"fr": name(rng), "en": name(rng)}}
    step = 1 if game == "deal" else printed_edition(game).board.money["step"]
    for section in document_sections(game):
        if is_figure_section(game, section):
            figures = {each: figure(game, section, each, step, rng) for each in editable_figures(game, section)}
            doc[section] = {each: value for each, value in figures.items() if rng.random() < 0.4}
        else:
            doc[section] = change_items(game, section, step, rng)
    if game != "deal" and rng.random() < 0.5:
        doc["order"] = shuffle_spaces(game, rng)
    if printed_decks(game) and rng.random() < 0.7:
        doc["card"] = decks(game, doc, step, rng)
    document = to_document(parse_document(doc))
    for check in run_edition_checks(parse_document(document)):
        assert check.grade != "bad", (check, write(parse_document(document)))
    return document


def name(rng: Random) -> str:
    return f"{rng.choice(WORDS)} {rng.randrange(1_000_000)}"


def figure(game: str, section: str, key: str, step: int, rng: Random) -> int:
    least, most = figure_bounds(game, section, key)
    value: int = getattr(printed_edition(game).board, section)[key]
    if game == "deal" or section == "pieces":
        value_now = rng.randint(max(least, value - 1), min(most, value + 2))
        return max(value_now, 7) if key == "hand" else min(value_now, 6) if key == "dealt" else value_now
    return max(step, value * rng.randint(50, 150) // 100 // step * step)


def change_items(game: str, section: str, step: int, rng: Random) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    for item in getattr(printed_edition(game).board, section):
        if rng.random() < 0.5:
            continue
        told: dict[str, Any] = {}
        for key in editable_fields(game, section, item):
            told |= change_value(game, section, item, key, step, rng) if rng.random() < 0.6 else {}
        if told:
            changes[item.name] = told
    return changes


def change_value(game: str, section: str, item: Any, key: str, step: int, rng: Random) -> dict[str, Any]:
    value = getattr(item, key)
    if key in ("fr", "en"):
        return {key: name(rng)}
    if key == "colour":
        return {key: f"#{rng.randrange(1 << 24):06x}"}
    if key in ("value", "count"):
        return {key: max(1 if key == "count" else 0, value + rng.randint(-1, 1))}
    if key == "rents":
        return {key: [scale(each, step, rng) for each in value]}
    if key == "height":
        return {key: rng.randint(1, 4)}
    if key in ("price", "build", "mortgage", "amount"):
        return {key: scale(value or item.price // 2, 2 * step, rng)}
    return {}


def scale(value: int, step: int, rng: Random) -> int:
    return max(step, value * rng.randint(60, 160) // 100 // step * step)


def shuffle_spaces(game: str, rng: Random) -> list[str]:
    """The four corners stay; in Star Wars the spaces between stay in their zone."""
    order = [space.name for space in printed_edition(game).board.space]
    quarter = len(order) // 4
    inner = [i for i in range(len(order)) if i % quarter]
    if game == "star_wars":
        inner = inner[: quarter - 1]
    for _ in range(6):
        a, b = rng.sample(inner, 2)
        if game != "star_wars" or "hyperdrive" not in order[a] + order[b]:
            order[a], order[b] = order[b], order[a]
    return order


def decks(game: str, doc: dict[str, Any], step: int, rng: Random) -> dict[str, list[dict[str, Any]]]:
    """Return decks with other figures, other texts, and custom cards in place of some."""
    printed = printed_decks(game)
    assert printed is not None
    new_decks: dict[str, list[dict[str, Any]]] = {}
    for deck, lines in printed.lines.items():
        cards = [card_to_table(line) for line in lines]
        for card in cards:
            for need, kind in needs_of(printed.verbs[deck][card["verb"]]).items():
                if kind == "money" and (card["verb"] != "bargain"):
                    card[need] = scale(card[need], step, rng)
            if deck != "force" and rng.random() < 0.3:
                card |= {"fr": name(rng), "en": name(rng)}
        if deck in ("chance", "chest", "lifestyle") and rng.random() < 0.5:
            own = {"name": f"own_{rng.randrange(1000)}", "verb": "receive", "amount": 10 * step}
            cards.append(own | {"fr": name(rng), "en": name(rng), "words_fr": name(rng), "words_en": name(rng)})
        new_decks[deck] = cards
    return new_decks


BREAKS = ("key", "type", "range", "text", "cut", "verb", "deep", "game", "space", "format")


def broken(game: str, rng: Random) -> str:
    """Return the text of an edition that cannot be read or played."""
    doc = {"format": 1, "game": game, "title": {"fr": name(rng), "en": name(rng)}}
    text = write(parse_document(doc))
    figures = next(section for section in document_sections(game) if is_figure_section(game, section))
    section = next(section for section in document_sections(game) if not is_figure_section(game, section))
    item = rng.choice(getattr(printed_edition(game).board, section)).name
    strange = "".join(chr(rng.choice((0x202E, 0x7F, 0x3C, 0x200B, 0x3E))) for _ in range(rng.randint(1, 5)))
    return {
        "key": text + f"\n[{section}.{item}]\n{name(rng).split()[0].replace('è', 'e').lower()} = 3\n",
        "type": text + f'\n[{figures}]\n{rng.choice(editable_figures(game, figures))} = "{rng.randrange(99)}"\n',
        "range": text + f"\n[{figures}]\n{rng.choice(editable_figures(game, figures))} = -{rng.randrange(1, 10**9)}\n",
        "text": text.replace('fr = "', f'fr = "{strange}'),
        "cut": text + f'\n[{section}.{item}\nfr = "{name(rng)}"\n',
        "verb": text + f'\n[[card.chance]]\nname = "own"\nverb = "fly_{rng.randrange(99)}"\n',
        "deep": text + "\ndeep = " + "[" * rng.randint(1, 900) + "\n",
        "game": text.replace(f'game = "{game}"', f'game = "{name(rng)}"'),
        "space": text + f'\n[{section}.{item}_{rng.randrange(99)}]\nfr = "{name(rng)}"\n',
        "format": text.replace("format = 1", f"format = {rng.choice((0, 2, 99, -1))}"),
    }[rng.choice(BREAKS)]
