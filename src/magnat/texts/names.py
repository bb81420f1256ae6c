"""Names of ints. For each kind of int, a method returns the arguments that a text may use.

| kind | arguments for an int declared as `x` |
|---|---|
| number, die | `$x`; a die also `$total` and `$double` (yes, no) |
| flag | `$x`: yes, no |
| money | `$x`: the amount in words |
| sum | `$x`: the amount without its sign; `$x_way`: pays (above 0), gets (below 0), none |
| seat | `$x`: the name; `$x_is`: bank, seat |
| space | `$x`: inside a sentence; `$x_label`: alone; `$x_kind`: street, tax ...; `$x_price` |
| group | `$x` |
| tile | as space, for the tile of a space; an office tile, which has no space, has the kind office |
| item, items | `$x`: a deed or a jail card, or a list of them; `$x_count` for a list |
| lot | `$x`: a deed, an apartment or a hotel; `$x_is`: deed, piece |
| level | `$x`: the buildings on a street, in words; `$x_is`: none, apartments, hotel |
| card | `$x`: its title; `$x_text`: its text; the deck must be declared before it |
| dice, outside | answers to questions of these kinds: `$x`, `$x_is` |
| any of NAMES | `$x`: the line `<kind>-<name>`; `$x_is`: the name itself |
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from typing import Any

from magnat.games import is_game, variants
from magnat.kernel import TABLE, Edition
from magnat.languages import LANGUAGES, text_in
from magnat.mechanics.buildings import APARTMENT, decode_levels
from magnat.mechanics.property import JAIL_CARD, bits
from magnat.mechanics.trade import MONEY, WITHDRAW
from magnat.record.codec import package_of
from magnat.texts.bundles import Argument, Arguments, MissingText, load_game_bundle
from magnat.texts.vocabulary import split_spec, words_of


def custom_card_texts(card: Any) -> dict[str, Any]:
    """Return the title of a custom card, and its own words or the key of the line for its verb; {} if printed."""
    line: Any = getattr(card, "line", None)
    told: dict[str, Any] = {}
    for key, stem in (("title", ""), ("words", "words")):
        texts = {lang: text_in(line, lang, stem) for lang in LANGUAGES} if line is not None else {}
        if any(texts.values()):
            told[key] = texts
    if "title" in told and "words" not in told:
        told["says"] = f"does-{line.verb}".replace("_", "-")
    return told


def custom_names(edition: Edition) -> dict[str, dict[str, dict[str, str]]]:
    """Return the tokens, symbols and colours that a custom edition renames, by kind, name and language."""
    if not is_game(edition.name):
        return {}
    printed = variants(edition.name)["standard"].board
    if edition.board is printed or edition.board == printed:
        return {}
    found: dict[str, dict[str, dict[str, str]]] = {}
    for kind in ("token", "symbol", "colour"):
        for before, after in zip(getattr(printed, kind, ()), getattr(edition.board, kind, ()), strict=False):
            names = {lang: text_in(after, lang) for lang in LANGUAGES}
            if names != {lang: text_in(before, lang) for lang in LANGUAGES}:
                found.setdefault(kind, {})[after.name] = names
    return found


class Names:
    """The names of one edition, in one language, with the players of one table."""

    def __init__(self, edition: Edition, lang: str, seats: Sequence[str], strict: bool) -> None:
        self.edition = edition
        self.e: Any = edition  # with the attributes of its game
        self.lang = lang
        self.seats = seats
        self.strict = strict  # a missing line is an error; otherwise its key is used
        self.package = package_of(edition)
        self.words = words_of(self.package)
        self.custom_names = custom_names(edition)
        self.constants: Arguments = {}
        for spec in self.words.constants:
            name, kind = split_spec(spec)
            self.constants |= self._spell_one(name, kind, getattr(edition, name), {})

    # lines

    def has(self, key: str) -> bool:
        return load_game_bundle(self.package, self.lang).has(key)

    def first_existing_key(self, *keys: str) -> str:
        """Return the first of these keys that has a line; the last key if none has."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def line(self, key: str, args: Mapping[str, Argument] | None = None) -> str:
        key = key.replace("_", "-")
        text, errors = key, ["no such text"]
        if self.has(key):
            text, errors = load_game_bundle(self.package, self.lang).format(key, {**self.constants, **(args or {})})
        if errors and self.strict:
            raise MissingText(key, self.lang, str(errors[0]))
        return text

    # names

    def seat(self, p: int) -> str:
        if p == TABLE:
            return self.line("seat-bank")
        return self.seats[p] if p < len(self.seats) else self.line("seat-number", {"n": p + 1})

    def space(self, i: int) -> str:
        return str(text_in(self.e.board.space[i], self.lang))

    def space_in_sentence(self, i: int) -> str:
        """Return the name of a space as used inside a sentence, with its article."""
        whole = self.space(i)
        known = self.words.spoken.get(self.lang, {})
        first, gap, rest = whole.partition(" ")
        return known[whole] if whole in known else known.get(first, first) + gap + rest

    def group(self, g: int) -> str:
        return str(text_in(self.e.board.group[g], self.lang))

    def card(self, deck: int, i: int) -> str:
        """Return the title of a card."""
        own = self.words.own_arguments(self, "card", "card", i)
        if own is not None:
            return str(own["card"])
        card = self.e.decks[deck][i]
        return custom_card_texts(card).get("title", {}).get(self.lang) or self.line(f"card-{card.name}")

    def card_text(self, deck: int, i: int) -> str:
        own = self.words.own_arguments(self, "card", "card", i)
        if own is not None:
            return str(own["card_text"])
        card = self.e.decks[deck][i]
        told = custom_card_texts(card)
        if "words" in told:
            return str(told["words"][self.lang])
        args: Arguments = {}
        for spec in self.words.effects:
            name, kind = split_spec(spec)
            value = getattr(card.effect, name, None)
            if isinstance(value, str):
                value = self.e.board.index(value)
            if value is not None:
                args |= self._spell_one(name, kind, value, args)
        return self.line(told.get("says", f"card-{card.name}-text"), args)

    def money(self, amount: int) -> str:
        """Return the amount in the largest unit that it reaches."""
        size = abs(amount)
        unit, worth = next((each for each in self.words.money if size >= each[1]), self.words.money[-1])
        n = Decimal(size) / worth if size % worth else size // worth
        text = self.line(f"money-{unit}", {"n": n})
        return self.line("money-below-zero", {"amount": text}) if amount < 0 else text

    def join_list(self, items: Sequence[str]) -> str:
        """Return the items as a list in words: one, two and three."""
        if not items:
            return self.line("list-empty")
        if len(items) == 1:
            return items[0]
        return self.line("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def item(self, item: int, spoken: bool = False) -> str:
        """Return the name of a trade item: a deed, a jail card, or one of the answers MONEY and WITHDRAW."""
        if item in (MONEY, WITHDRAW):
            return self.line("item-money" if item == MONEY else "item-withdraw")
        if item >= JAIL_CARD:
            return self.line("item-jail-card-spoken" if spoken else "item-jail-card")
        return self.space_in_sentence(item) if spoken else self.space(item)

    def level(self, level: int) -> str:
        return self.line(f"level-{self._level_is(level)}", {"n": level})

    def levels(self, t: Any, group: int, code: int) -> str:
        """Return a building order in words: the new level of each street that changes."""
        members = self.e.members[group]
        changes = [
            self.line("levels-street", {"space": self.space(space), "level": self.level(level)})
            for space, level in zip(members, decode_levels(code, len(members)), strict=True)
            if level != t.level[space]
        ]
        return self.line("list-separator").join(changes)

    # arguments

    def spell(self, specs: Sequence[str], values: Sequence[int]) -> Arguments:
        """Return the arguments that a text may use for these ints."""
        args: Arguments = {}
        for spec, value in zip(specs, values, strict=False):
            name, kind = split_spec(spec)
            args |= self._spell_one(name, kind, value, args)
        return args

    def _spell_one(self, name: str, kind: str, value: int, said: Arguments) -> Arguments:
        own = self.words.own_arguments(self, name, kind, value)
        if own is not None:
            return own
        if kind in self.words.names:
            called = self.words.names[kind][value]
            own_name = self.custom_names.get(kind, {}).get(called, {}).get(self.lang)
            return {name: own_name or self.line(f"{kind}-{called}"), f"{name}_is": called}
        spell: Callable[[str, int, Arguments], Arguments] = getattr(self, f"_{kind}")
        return spell(name, value, said)

    def _number(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: value}

    def _flag(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: "yes" if value else "no"}

    def _die(self, name: str, value: int, said: Arguments) -> Arguments:
        before = said.get("total", 0)
        assert isinstance(before, int)
        return {name: value, "total": before + value, "double": "yes" if before == value else "no"}

    def _dice(self, name: str, value: int, said: Arguments) -> Arguments:
        a, b = value // 6 + 1, value % 6 + 1
        return {name: self.line("dice", {"a": a, "b": b}), f"{name}_is": "double" if a == b else "plain"}

    def _money(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.money(value)}

    def _sum(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.money(abs(value)), f"{name}_way": "pays" if value > 0 else "gets" if value else "none"}

    def _seat(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.seat(value), f"{name}_is": "bank" if value == TABLE else "seat"}

    def _space(self, name: str, value: int, said: Arguments) -> Arguments:
        space = self.e.board.space[value]
        return {
            name: self.space_in_sentence(value),
            f"{name}_label": self.space(value),
            f"{name}_kind": space.kind,
            f"{name}_price": self.money(space.price),
        }

    def _tile(self, name: str, value: int, said: Arguments) -> Arguments:
        if value < len(self.e.board.space):
            return self._space(name, value, said)
        return {
            name: self.line("tile-office"),
            f"{name}_label": self.line("tile-office-label"),
            f"{name}_kind": "office",
            f"{name}_price": self.money(self.e.office),
        }

    def _group(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.group(value)}

    def _item(self, name: str, value: int, said: Arguments) -> Arguments:
        kind = "money" if value == MONEY else "withdraw" if value == WITHDRAW else "thing"
        return {name: self.item(value), f"{name}_is": kind}

    def _items(self, name: str, value: int, said: Arguments) -> Arguments:
        held = bits(value)
        return {name: self.join_list([self.item(item, spoken=True) for item in held]), f"{name}_count": len(held)}

    def _lot(self, name: str, value: int, said: Arguments) -> Arguments:
        if value < APARTMENT:
            return {name: self.space_in_sentence(value), f"{name}_is": "deed"}
        return {name: self.line("lot-apartment" if value == APARTMENT else "lot-hotel"), f"{name}_is": "piece"}

    def _level(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.level(value), f"{name}_is": self._level_is(value)}

    def _level_is(self, level: int) -> str:
        return "hotel" if level == self.e.top else "apartments" if level else "none"

    def _card(self, name: str, value: int, said: Arguments) -> Arguments:
        decks = self.words.names.get("deck", ())
        deck = decks.index(str(said["deck_is"])) if "deck_is" in said else 0
        return {name: self.card(deck, value), f"{name}_text": self.card_text(deck, value)}

    def _outside(self, name: str, value: int, said: Arguments) -> Arguments:
        return {name: self.seat(value - 1) if value else "", f"{name}_is": "leaver" if value else "clock"}
