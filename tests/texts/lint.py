"""Finds faults in texts: in the sources as written, and in sentences as formatted."""

import re
from collections.abc import Iterator
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

# Arguments that are names of people, places and items: a short word before them is elided or contracted.
PEOPLE = "seat name names other victim actor owner holder visitor debtor creditor buyer target asker active to payer"
PLACES = "space deed tile lot given taken items utility side theirs best"
NAMES = "|".join((PEOPLE + " " + PLACES).split())
# Arguments that are counts.
COUNTS = {
    "n", "m", "count", "cards", "bases", "rounds", "turns", "spaces", "over", "height", "free", "games", "apartments",
    "hotels", "doubles", "tiles", "levels",
}  # fmt: skip

SPOKEN = {
    "fr": {
        "no elision": re.compile(r"\b(?:de|que|jusque|lorsque|puisque|parce que) (?:Anne|Émile|Hugo|Inès)\b", re.I),
        "no contraction": re.compile(r"\b(?:de|à) les? (?=\w)"),
        "one of many": re.compile(r"(?<![\d,.\u202f–/-])1 (?!fois|mois)[a-zé]+s\b"),
        "a negation without ne": re.compile(r"\b[Vv]ous (?:recevez|donnez|payez|touchez|perdez) rien\b"),
        "a hole": re.compile(r"\{|\}|\$|  | [,.]|None"),
        "a plain space": re.compile(r" [;:!?»]|« "),
    },
    "en": {
        "one of many": re.compile(r"(?<![\d,.–/-])1 (?!is\b|stays\b|goes\b|makes\b)[a-z]+s\b"),
        "a hole": re.compile(r"\{|\}|\$|  | [,.;:!?]|None"),
        "a wrong article": re.compile(r"\b[Aa] (?:[aeio][a-z]|8\b|11\b)"),
    },
    "de": {
        "one of many": re.compile(
            r"(?<![\d,.–/-])1 (?:Felder|Karten|Züge|Basen|Tafeln|Häuser|Apartments|Stufen|Sterne|Runden)\b"
        ),
        "a hole": re.compile(r"\{|\}|\$|  | [,.;:!?]|None"),
        "no contraction": re.compile(r"\b(?:in|an|von|zu|bei) dem (?:Feld|Gefängnis|Stapel|Spiel)\b"),
    },
}

# Forbidden in any line of a file.
STRAIGHT_QUOTES = re.compile('"')
LITERAL = re.compile(r'\{ ?"[^"]*" ?\}|(?<== )"\w+"')  # of Fluent, or of an edition file
THREE_DOTS = re.compile(r"\.\.\.")
APOSTROPHE = re.compile("'")
TYPOGRAPHY = {
    "fr": {
        "an ASCII apostrophe": APOSTROPHE,
        "a plain space before ; : ! ? or »": re.compile(" [;:!?»]"),
        "no narrow space inside « »": re.compile("«(?!\u202f)"),
        "straight quotes": STRAIGHT_QUOTES,
        "three dots": THREE_DOTS,
    },
    "en": {"an ASCII apostrophe": APOSTROPHE, "straight quotes": STRAIGHT_QUOTES, "three dots": THREE_DOTS},
    "de": {
        "an ASCII apostrophe": APOSTROPHE,
        "straight quotes": STRAIGHT_QUOTES,
        "three dots": THREE_DOTS,
        "quotes of another language": re.compile(r"[«»”]|“(?=\w)"),
        "an opening quote that is not closed": re.compile("„[^“]*(?:„|$)"),
        "no narrow space before %": re.compile(r"[\d}][ \u00a0]?%"),
        "a decimal point": re.compile(r"(?<![\d.])\d+\.(?!\d{3}\b)\d+(?![\d.])"),
        "a thousands comma": re.compile(r"\d,\d{3}\b"),
        "a space before ; : ! ?": re.compile(r"\w\s[;:!?]"),
    },
}

# Words that sound translated, or a second word for a thing that has one.
WORDING = {
    "fr": {
        "également is read as also": re.compile(
            r"\b(?:bâtir|bâtissez|vendent|réparties) également|également réparties", re.I
        ),
        "tout seul instead of automatiquement": re.compile(r"\b(?:finir|enchérir|passer)\b[^.]*\btout seul\b", re.I),
        "a card touches nobody": re.compile(r"carte (?:\{[^}]*\} )?ne (?:vous )?touche pas"),
        "log entries are not high or low": re.compile(r"pas plus haut$"),
        "the levels of a tower of Empire": re.compile(r"étages de la tour", re.I),
    },
    "en": {
        "dice are rolled": re.compile(r"\b(?:throw|throws|throwing|thrown|threw)\b(?! away)", re.I),
        "buildings have levels": re.compile(r"\bstoreys?\b|(?:\dst|\dnd|\drd|\}th|\b\d) floors?\b"),
        "the bank of the box is the banking unit": re.compile(
            r"\bthe unit (?:keeps|switches|here|had|is|alone)\b", re.I
        ),
        "by itself instead of automatically": re.compile(r"\bturn by itself\b"),
        "an answer that does not fit its question": re.compile(r"\blet that stand\b|\blet it happen\b", re.I),
        "who instead of the player who": re.compile(
            r"\bwins of who\b|^who (?:swaps|draws|stops)\b|\bof who (?:swaps|leads)\b", re.I
        ),
        "an abbreviated street": re.compile(r"\b[A-Z]\w+ (?:Blvd|Ave|Sq)\b"),
    },
    "de": {"an answer that does not fit its question": re.compile(r"\bGeschehen lassen\b|Lässt du das gelten")},
}
SYNONYMS = "booklet-alike"  # words that players may search for


def wording_faults(text: str, lang: str) -> list[str]:
    """Return the texts that use a word of `WORDING`."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", SYNONYMS))]
    texts = [re.sub(r"^[\w.-]+ = \"?", "", line) for line in lines]
    return [f"{name}: {each}" for each in texts for name, fault in WORDING[lang].items() if fault.search(each)]


def typography_faults(text: str, lang: str) -> list[str]:
    """Return the lines, other than comments, that break the typography of a language."""
    lines = [LITERAL.sub("literal", line) for line in text.splitlines() if not line.startswith("#")]
    return [f"{name}: {line}" for line in lines for name, fault in TYPOGRAPHY[lang].items() if fault.search(line)]


def spoken_faults(sentence: str, lang: str) -> list[str]:
    return [f"{name}: {sentence}" for name, fault in SPOKEN[lang].items() if fault.search(sentence)]


# In the sources

ELIDED = re.compile(rf"\b(?:de|que|jusque|lorsque|puisque|parce que) \{{ \$(?:{NAMES}) \}}", re.I)
CONTRACTED = re.compile(rf"(?:\b(?:de|du)|(?<!\w)à|jusqu’à) \{{ \$(?:{'|'.join(PLACES.split())}) \}}")
CODE = re.compile(r"\b[a-z]+_[a-z_]+\b|`")


def messages(text: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def source_faults(text: str, lang: str) -> list[str]:
    """Return the faults of French elision and contraction before an argument."""
    if lang != "fr":
        return []
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if ELIDED.search(line) or CONTRACTED.search(line)]


class Counted(Visitor):
    """Numbers before a plural that no selector agrees with."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.faults: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        named = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.chosen.append(named)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for number, after in zip(node.elements, node.elements[1:], strict=False):
            name = _variable(number)
            if name in COUNTS and isinstance(after, ftl.TextElement) and name not in self.chosen:
                if re.match(r" [a-zéèê]{3,}s\b", after.value):
                    self.faults.append(f"{{ ${name} }}{after.value}")
        self.generic_visit(node)


def _variable(element: Any) -> str:
    if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.VariableReference):
        return str(element.expression.id.name)
    return ""


def number_faults(message: ftl.Message) -> list[str]:
    counted = Counted()
    counted.visit(message)
    return counted.faults


class Mentioned(Visitor):
    """The arguments and other messages that a message uses, and its plain text."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.others: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text.append(node.value)


def used(name: str, messages_by_name: dict[str, ftl.Message]) -> set[str]:
    """Return the arguments of a message and of those it refers to."""
    mentioned = Mentioned()
    mentioned.visit(messages_by_name[name])
    return mentioned.arguments.union(*[used(other, messages_by_name) for other in mentioned.others])


def words_of(message: ftl.Message) -> Iterator[str]:
    mentioned = Mentioned()
    mentioned.visit(message)
    yield from mentioned.text
