"""Facts about one Python file, read from its syntax tree without importing it: imports, names, strings, tests."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

VERSION = 2  # of what is kept in the cache
LONGEST_STRING = 10_000
WORD = re.compile(r"[a-z_]+")
MARK = re.compile(r"(?:pytest\.)?mark\.(\w+)")
PREFIX = re.compile(r"[a-z_]\w*(?:\.\w+)*\.")
DOTTED = re.compile(r"[a-z_]\w*(?:\.\w+)+\.?")
FILE = re.compile(r"[\w./-]*\w\.[a-z]{2,11}")
RULE = re.compile(r"\b([A-Z]{2,6}-[A-Z]{2,8}-)(\d\d)\b((?:, -\d\d\b)*)")


@dataclass
class Part:
    """A definition at the top of a module, or all its other statements: what they use and mention."""

    uses: list[str] = field(default_factory=list)  # names and attributes such as "write.transcript"
    words: list[str] = field(default_factory=list)  # lower-case words in strings: names of games are among them
    files: list[str] = field(default_factory=list)  # strings that look like a path or the name of a file
    modules: list[str] = field(default_factory=list)  # strings that look like a module; "magnat.cli." is a prefix
    rules: list[str] = field(default_factory=list)  # ids of catalogued rules
    plugins: list[str] = field(default_factory=list)  # names given to a loader such as part(package, "steady")


@dataclass
class Definition(Part):
    is_test: bool = False
    is_parametrized: bool = False
    is_autouse: bool = False
    marks: list[str] = field(default_factory=list)


@dataclass
class Facts:
    """One file."""

    imports: list[tuple[str, str]] = field(default_factory=list)  # (module, name in it or "")
    aliases: dict[str, tuple[str, str]] = field(default_factory=dict)  # local name -> (module, name in it or "")
    whole: Part = field(default_factory=Part)
    loose: Definition = field(default_factory=Definition)  # statements that define nothing
    definitions: dict[str, Definition] = field(default_factory=dict)  # empty unless the file is in a test folder

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> "Facts":
        return cls(
            [(module, name) for module, name in kept["imports"]],
            {alias: (module, name) for alias, (module, name) in kept["aliases"].items()},
            Part(**kept["whole"]),
            Definition(**kept["loose"]),
            {name: Definition(**each) for name, each in kept["definitions"].items()},
        )


def read_facts(
    source: str, package: str, words: Iterable[str], loaders: Iterable[str], with_definitions: bool
) -> Facts:
    """Return the facts of a source in a package. Only `words` are looked for inside strings.

    A file with a syntax error has no facts: ruff reports the error.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return Facts()
    reader = Reader(package, frozenset(words), frozenset(loaders))
    facts = Facts()
    parts = []
    for statement in top_statements(tree.body) if with_definitions else tree.body:
        made = reader.definition(statement, facts)
        parts.append(made)
        names = list(names_defined(statement))
        if not with_definitions or isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        if "pytestmark" in names or not names:
            merge(facts.loose, made)
        for name in names:
            if name in facts.definitions:
                merge(facts.definitions[name], made)
            else:
                facts.definitions[name] = replace(made, is_test=is_test(statement, name))
    for name in ("words", "files", "modules", "plugins"):
        setattr(facts.whole, name, sorted({each for part in parts for each in getattr(part, name)}))
    facts.whole.rules = rules_in(source)  # comments name rules, too
    if not with_definitions:
        facts.aliases = {}
    return facts


class Reader:
    def __init__(self, package: str, words: frozenset[str], loaders: frozenset[str]) -> None:
        self.package = package
        self.words = words
        self.loaders = loaders

    def imported(self, node: ast.AST) -> Iterator[tuple[str, str, str]]:
        """(local name, module, name in it or "") for each name that an import statement binds."""
        if isinstance(node, ast.Import):
            for each in node.names:
                yield each.asname or each.name, each.name, ""
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                above = self.package.split(".")[: len(self.package.split(".")) - node.level + 1]
                module = ".".join([*above, *([module] if module else [])])
            for each in node.names:
                yield each.asname or each.name, module, each.name

    def definition(self, statement: ast.stmt, facts: Facts) -> Definition:
        """Return what is used and mentioned anywhere below a statement; its imports are added to the facts."""
        uses: set[str] = set()
        words: set[str] = set()
        files: set[str] = set()
        modules: set[str] = set()
        rules: set[str] = set()
        plugins: set[str] = set()
        for node in walk(statement):
            if isinstance(node, ast.Name):
                uses.add(node.id)
            elif isinstance(node, ast.Attribute):
                uses.add(node.attr)
                if dotted := dotted_name(node):
                    uses.add(dotted)
            elif isinstance(node, ast.Constant):
                if isinstance(node.value, str) and len(node.value) < LONGEST_STRING:
                    text = node.value
                    words |= self.words.intersection(WORD.findall(text))
                    if "." in text:
                        files.update(FILE.findall(text))
                        modules.update(each for each in DOTTED.findall(text) if not each.endswith("."))
                    if "-" in text:
                        rules.update(rules_in(text))
            elif isinstance(node, ast.arg):
                uses.add(node.arg)
            elif isinstance(node, ast.Call):
                if called(node) in self.loaders:
                    plugins.update(str(each.value) for each in node.args if isinstance(each, ast.Constant))
            elif isinstance(node, ast.JoinedStr):
                first = node.values[0] if node.values else None
                if isinstance(first, ast.Constant) and PREFIX.fullmatch(str(first.value)):
                    modules.add(str(first.value))
            elif isinstance(node, ast.Import | ast.ImportFrom):
                for alias, module, name in self.imported(node):
                    uses.add(alias)
                    facts.imports.append((module, name))
                    facts.aliases.setdefault(alias, (module, name))
        made = Definition(sorted(uses), sorted(words), sorted(files), sorted(modules), sorted(rules), sorted(plugins))
        made.marks = sorted({found[1] for use in uses if (found := MARK.fullmatch(use))})
        made.is_parametrized = "parametrize" in uses
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
            made.is_autouse = any("autouse" in ast.unparse(each) for each in statement.decorator_list)
        return made


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes, as `ast.walk` gives them in another order, but faster: this takes most of the time."""
    stack = [tree]
    while stack:
        node = stack.pop()
        yield node
        for name in node._fields:
            inner = getattr(node, name, None)
            if isinstance(inner, list):
                stack += [each for each in inner if isinstance(each, ast.AST)]
            elif isinstance(inner, ast.AST) and name != "ctx":
                stack.append(inner)


def top_statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, also those inside `if`, `try` and `with`."""
    for statement in body:
        if isinstance(statement, ast.If):
            yield from top_statements(statement.body)
            yield from top_statements(statement.orelse)
        elif isinstance(statement, ast.Try):
            yield from top_statements(statement.body)
            for handler in statement.handlers:
                yield from top_statements(handler.body)
        elif isinstance(statement, ast.With):
            yield from top_statements(statement.body)
        else:
            yield statement


def names_defined(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        for target in targets:
            yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def is_test(statement: ast.stmt, name: str) -> bool:
    """True for a test function, and for a class with test functions, which is selected as a whole."""
    if isinstance(statement, ast.ClassDef):
        return name.startswith("Test")
    return isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and name.startswith("test")


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def dotted_name(node: ast.Attribute) -> str:
    """`a.b.c` for such an expression, otherwise an empty string."""
    words = [node.attr]
    inner = node.value
    while isinstance(inner, ast.Attribute):
        words.append(inner.attr)
        inner = inner.value
    return ".".join([inner.id, *reversed(words)]) if isinstance(inner, ast.Name) else ""


def rules_in(text: str) -> list[str]:
    """The ids of rules in a text, where "DEAL-PAY-01, -02" is two of them."""
    found: set[str] = set()
    for area, first, more in RULE.findall(text):
        found |= {area + number for number in [first, *re.findall(r"\d\d", more)]}
    return sorted(found)


def merge(into: Definition, more: Definition) -> None:
    for name in ("uses", "words", "files", "modules", "rules", "plugins", "marks"):
        setattr(into, name, sorted({*getattr(into, name), *getattr(more, name)}))
    into.is_parametrized |= more.is_parametrized
    into.is_test |= more.is_test
