"""Describe the differences between a stored file and its new version in one line."""

import difflib
import re
from collections.abc import Sequence

SHOWN = 3  # changes quoted of each list
WIDTH = 70  # characters quoted of a line


def quoted(line: str) -> str:
    """Return a line without its indentation, cut to a width that can be read."""
    line = line.strip()
    return repr(line if len(line) <= WIDTH else line[: WIDTH - 1] + "…")


def some(names: Sequence[str]) -> str:
    """Return the first names, and how many more there are."""
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")


def of_lines(old: str, new: str, unit: str = "line") -> str:
    """Return how many lines differ, with the old and new version of the first."""
    before, after = old.splitlines(), new.splitlines()
    same = sum(each.size for each in difflib.SequenceMatcher(None, before, after, False).get_matching_blocks())
    longest = max(len(before), len(after))
    first = next(
        (i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), min(len(before), len(after))
    )
    was = quoted(before[first]) if first < len(before) else "the end"
    now = quoted(after[first]) if first < len(after) else "the end"
    return f"{longest - same} of {longest} {unit}s differ, first at {unit} {first + 1}: {was} -> {now}"


def of_transcript(old: str, new: str) -> str:
    """Return how many rows of a game differ, and the first difference."""
    return of_lines(old, new, "row")


def of_digests(old: str, new: str) -> str:
    """Return the keys with a new digest, per game. A line is a key and, after the last blank, its digest."""
    before, after = keyed(old), keyed(new)
    told: list[str] = []
    for game in dict.fromkeys(key.split()[0] for key in [*before, *after]):
        keys = [key for key in {**before, **after} if key.split()[0] == game]
        changed = [key.removeprefix(game).strip() for key in keys if before.get(key) != after.get(key)]
        if changed:
            told.append(f"{game}: {len(changed)} of {len(keys)} differ ({some(changed)})")
    return "; ".join(told)


def keyed(text: str) -> dict[str, str]:
    """Return key -> digest."""
    return {key: digest for key, _, digest in [line.rpartition(" ") for line in text.splitlines()]}


def of_sheet(old: str, new: str) -> str:
    """Return the number of cards and the entries that were added, removed or renumbered."""
    before, after = old.splitlines(), new.splitlines()
    told: list[str] = []
    if (cards_in(before), cards_in(after)) != (0, 0) and cards_in(before) != cards_in(after):
        told.append(f"{cards_in(after)} cards instead of {cards_in(before)}")
    plain = [unnumbered(line) for line in before], [unnumbered(line) for line in after]
    codes = difflib.SequenceMatcher(None, *plain, autojunk=False).get_opcodes()
    kept = {j + i2: i + i2 for tag, i, i1, j, _ in codes if tag == "equal" for i2 in range(i1 - i)}
    removed = [quoted(before[i]) for tag, i1, i2, _, _ in codes if tag != "equal" for i in range(i1, i2)]
    added = [quoted(after[j]) for tag, _, _, j1, j2 in codes if tag != "equal" for j in range(j1, j2)]
    renumbered = sum(before[i] != after[j] for j, i in kept.items())
    told += [f"{len(removed)} removed: {some(removed)}"] if removed else []
    told += [f"{len(added)} added: {some(added)}"] if added else []
    told += [f"{renumbered} renumbered"] if renumbered else []
    return "; ".join(told)


def unnumbered(line: str) -> str:
    """Return a line of a sheet without its number: `card 5: ...` as `card: ...`."""
    return re.sub(r"^(\w+) \d+:", r"\1:", line)


def cards_in(sheet: Sequence[str]) -> int:
    """Return how many cards a sheet lists, one by one or with their `count`; two halves of Star Wars are one card."""
    if (pieces := next((line for line in sheet if line.startswith("pieces force_cards:")), "")) != "":
        return int(pieces.split()[-1])
    cards = [line for line in sheet if re.match(r"card \d+:", line)]
    if cards:
        return len(cards)
    packs = [line for line in sheet if re.match(r"(property|wild|action|rent|money) \d+:", line)]
    return sum(int(result[1]) if (result := re.search(r"\bcount (\d+)", line)) else 1 for line in packs)


def of_shapes(old: str, new: str) -> str:
    """Return which numbers of the environments changed; a line is a game and then `name value` several times."""
    told: list[str] = []
    before, after = ({line.split()[0]: line.split()[1:] for line in text.splitlines()} for text in (old, new))
    for game in {**before, **after}:
        was, now = (
            dict(zip(words[::2], words[1::2], strict=True)) for words in (before.get(game, []), after.get(game, []))
        )
        changed = [
            f"{name} {was.get(name)} -> {now.get(name)}" for name in {**was, **now} if was.get(name) != now.get(name)
        ]
        told += [f"{game}: {', '.join(changed)}"] if changed else []
    return "; ".join(told)
