"""Mutation operators for the code of rules."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from tests.mutants.change import Mutant, rules_in, source

Change = tuple[str, ast.expr | ast.stmt, str]  # operator, replaced node, replacement

BOUNDARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPPOSITE = {"==": "!=", "!=": "==", "in": "not in", "not in": "in", "is": "is not", "is not": "is"}
ARITHMETIC = {"+": "-", "-": "+", "*": "//", "%": "//", "|": "&", "&": "|", "<<": ">>", ">>": "<<"}
SYMBOLS: dict[type[ast.AST], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in",
    ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not", ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Mod: "%",
    ast.FloorDiv: "//", ast.BitOr: "|", ast.BitAnd: "&", ast.LShift: "<<", ast.RShift: ">>",
}  # fmt: skip
# Names of seats in arguments and in loops.
SEATS = frozenset(
    ("p", "q", "seat", "player", "debtor", "creditor", "payer", "payee", "owner", "visitor", "to", "by", "who",
     "victim", "active", "holder", "proposer", "partner", "other", "winner", "asker", "taker", "giver", "buyer",
     "seller", "thief", "rival", "actor", "builder", "caller", "leader", "target", "attacker", "defender")
)  # fmt: skip
ROUNDS = frozenset(("ring", "clockwise_from", "others", "enemies_of"))
# Functions whose result does not depend on the order.
UNORDERED = frozenset(("sum", "any", "all", "set", "min", "max", "len", "sorted", "frozenset"))
TIGHT = (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Attribute, ast.Starred, ast.Subscript)
UNPLAYED = (ast.Assert, ast.JoinedStr, ast.Raise, ast.arg)


class Code:
    """A source file and its mutants."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.text = source(file)
        self.tree = ast.parse(self.text)
        self.lines = self.text.splitlines(keepends=True)
        self.before = [0]
        for line in self.lines:
            self.before.append(self.before[-1] + len(line))
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.defaults = options_declared(self.tree)
        self.has_thresholds = "/adapters/" in file  # the constants of a heuristic are tuned: each is a decision

    def mutants(self) -> Iterator[Mutant]:
        seen: set[tuple[int, int, str]] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.expr, ast.stmt, ast.comprehension)) and not self.left_alone(node):
                for operator, target, new in self.changes(node):
                    made = self.mutant(operator, target, new)
                    if (made.start, made.end, made.new) not in seen:
                        seen.add((made.start, made.end, made.new))
                        yield made

    def mutant(self, operator: str, target: ast.expr | ast.stmt, new: str) -> Mutant:
        around = list(self.around(target))
        statement = next(node for node in (target, *around) if isinstance(node, ast.stmt))
        named = [node for node in around if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
        inside = any(isinstance(node, ast.FunctionDef) and statement is not node for node in named)
        tight = isinstance(around[0], TIGHT) and target is not getattr(around[0], "slice", None)
        return Mutant(
            self.file,
            statement.lineno,
            operator,
            ".".join(node.name for node in reversed(named)),
            self.offset(target.lineno, target.col_offset),
            self.offset(target.end_lineno or 0, target.end_col_offset or 0),
            f"({new})" if tight and not new.isalnum() else new,
            inside,
            self.rules_of(statement, named),
        )

    def offset(self, line: int, column: int) -> int:
        """Return the text offset of a position in the tree, which counts bytes."""
        return self.before[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        while node in self.parents:
            node = self.parents[node]
            yield node

    def rules_of(self, statement: ast.stmt, named: list[ast.FunctionDef | ast.ClassDef]) -> tuple[str, ...]:
        """Return the rules cited by the line, its function or its class."""
        cited = rules_in(self.lines[statement.lineno - 1])
        for node in named:
            own = [
                ast.unparse(s) for s in node.body if isinstance(s, ast.Assign) and ast.unparse(s.targets[0]) == "rule"
            ]
            cited += rules_in(" ".join([ast.get_docstring(node) or "", *own]))
        return tuple(dict.fromkeys(cited))

    def left_alone(self, node: ast.AST) -> bool:
        """True for types, assertions, texts, and module constants that only name a value."""
        below = node
        for above in self.around(node):
            if isinstance(above, UNPLAYED) or (isinstance(above, ast.AnnAssign) and below is above.annotation):
                return True
            if (
                isinstance(above, ast.keyword) and above.arg == "strict"
            ):  # `strict` is an assertion that both are equally long
                return True
            if isinstance(above, (ast.FunctionDef, ast.ClassDef)) and below not in above.body:
                return not (isinstance(above, ast.FunctionDef) and below is above.args)
            if isinstance(above, ast.If) and ast.unparse(above.test) == "TYPE_CHECKING":
                return True
            if isinstance(above, ast.Module) and isinstance(below, ast.AnnAssign) and below.value:
                plain = isinstance(below.value, (ast.Constant, ast.Tuple, ast.UnaryOp, ast.BinOp))
                return plain and not self.has_thresholds
            below = above
        return False

    def changes(self, node: ast.AST) -> Iterator[Change]:
        if isinstance(node, ast.stmt):
            yield from self.statement_changes(node)
        elif isinstance(node, ast.Compare):
            yield from compared(node)
        elif isinstance(node, ast.BinOp):
            yield from calculated(node)
        elif isinstance(node, ast.UnaryOp) and not isinstance(node.operand, ast.Constant):
            if isinstance(node.op, (ast.Not, ast.USub)):
                yield "sign", node, ast.unparse(node.operand)
        elif isinstance(node, ast.BoolOp):
            for dropped in node.values:
                rest = [value for value in node.values if value is not dropped]
                yield "guard", node, ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        elif isinstance(node, ast.IfExp):
            yield "branch", node, ast.unparse(node.body)
            yield "branch", node, ast.unparse(node.orelse)
        elif isinstance(node, ast.Constant):
            yield from self.constant_changes(node)
        elif isinstance(node, ast.Subscript):
            index = ast.unparse(node.slice)
            if index in ("0", "-1") and isinstance(node.ctx, ast.Load):
                yield "first for last", node.slice, "-1" if index == "0" else "0"
        elif isinstance(node, ast.Call):
            yield from self.call_changes(node)
        elif isinstance(node, ast.comprehension):
            for guard in node.ifs:
                yield "guard", guard, "True"
        if isinstance(node, (ast.Name, ast.Attribute, ast.Call)) and self.is_round(node):
            yield "order", node, f"list({ast.unparse(node)})[::-1]"

    def statement_changes(self, node: ast.stmt) -> Iterator[Change]:
        if isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
            yield "branch" if node.orelse else "guard", node.test, "False"
            yield "branch" if node.orelse else "guard", node.test, "True"
        elif isinstance(node, ast.While):
            yield "guard", node.test, "False"
        elif isinstance(node, ast.AugAssign) and SYMBOLS.get(type(node.op)) in ARITHMETIC:
            symbol = ARITHMETIC[SYMBOLS[type(node.op)]]
            yield "arithmetic", node, f"{ast.unparse(node.target)} {symbol}= {ast.unparse(node.value)}"
        if self.is_act(node):
            yield "forgotten", node, "pass"

    def is_act(self, node: ast.stmt) -> bool:
        """True if the statement changes or announces something and can be removed."""
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Call) and "super()" not in ast.unparse(node)
        if isinstance(node, ast.AugAssign):
            return True
        made = any(isinstance(above, ast.FunctionDef) and above.name == "__init__" for above in self.around(node))
        if made or not isinstance(node, ast.Assign):
            return False
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)

    def constant_changes(self, node: ast.Constant) -> Iterator[Change]:
        if isinstance(node.value, bool):
            yield "switch", node, str(not node.value)
        elif isinstance(node.value, int) and not isinstance(self.parents[node], ast.Subscript):
            yield "number", node, str(node.value + 1)

    def call_changes(self, node: ast.Call) -> Iterator[Change]:
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        words = [ast.unparse(arg) for arg in node.args]
        if called in ("min", "max"):
            yield "min for max", node.func, "max" if called == "min" else "min"
        elif called == "reversed":
            yield "order", node.func, "list"
        elif called == "pop" and words in (["0"], ["-1"], []):
            yield "first for last", node, f"{ast.unparse(node.func)}({'' if words == ['0'] else '0'})"
        elif called in ("number", "word") and len(words) == 1 and words[0] in self.defaults:
            yield "option ignored", node, self.defaults[words[0]]
        elif called == "then" and len(words) == 2:
            yield "then reversed", node, exchanged(node, 0, 1)
        elif called in ("tell", "whisper"):
            for i in range(1, len(words) - 1):
                if words[i] != words[i + 1]:
                    yield "fact", node, exchanged(node, i, i + 1)
        else:
            seats = [i for i, arg in enumerate(node.args) if name_of(arg) in SEATS]
            for i, j in pairwise(seats):
                if words[i] != words[j]:
                    yield "payer for payee", node, exchanged(node, i, j)

    def is_round(self, node: ast.expr) -> bool:
        """True if seats are visited in an order that matters."""
        parent = self.parents[node]
        if name_of(node.func if isinstance(node, ast.Call) else node) not in ROUNDS:
            return False
        if isinstance(parent, ast.For) and parent.iter is node:
            return any(not isinstance(s, (ast.If, ast.AugAssign)) and not answers_flatly(s) for s in inner(parent.body))
        if isinstance(parent, ast.comprehension) and parent.iter is node:
            made = self.parents[parent]
            taker = self.parents[made]
            unordered = isinstance(taker, ast.Call) and name_of(taker.func) in UNORDERED
            return not isinstance(made, (ast.SetComp, ast.DictComp)) and not unordered
        return False


def compared(node: ast.Compare) -> Iterator[Change]:
    for i, op in enumerate(node.ops):
        symbol = SYMBOLS[type(op)]
        operator = "boundary" if symbol in BOUNDARY else "comparison"
        words = [ast.unparse(node.left)]
        for j, (other, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            written = SYMBOLS[type(other)]
            words += [(BOUNDARY | OPPOSITE)[symbol] if j == i else written, tightly(right)]
        yield operator, node, " ".join(words)


def calculated(node: ast.BinOp) -> Iterator[Change]:
    symbol = SYMBOLS.get(type(node.op), "")
    left, right = tightly(node.left), tightly(node.right)
    if symbol in ARITHMETIC:
        yield "arithmetic", node, f"{left} {ARITHMETIC[symbol]} {right}"
    if symbol == "//":
        yield "rounding", node, f"(-(-{left} // {right}))"


def tightly(node: ast.expr) -> str:
    return f"({ast.unparse(node)})" if isinstance(node, TIGHT[:5]) else ast.unparse(node)


def exchanged(node: ast.Call, i: int, j: int) -> str:
    args = list(node.args)
    args[i], args[j] = args[j], args[i]
    return ast.unparse(ast.Call(node.func, args, node.keywords))


def name_of(node: ast.expr) -> str:
    """`p`, or the last word of `self.creditor`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def inner(body: list[ast.stmt]) -> list[ast.stmt]:
    return [s for statement in body for s in ast.walk(statement) if isinstance(s, ast.stmt)]


def answers_flatly(statement: ast.stmt) -> bool:
    """True for a statement that returns a constant, such as `return True`."""
    return isinstance(statement, ast.Continue) or (
        isinstance(statement, ast.Return) and isinstance(statement.value, ast.Constant)
    )


def options_declared(tree: ast.Module) -> dict[str, str]:
    """Return the options of an edition as written, with their defaults."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and name_of(node.func) == "Option"]
    return {ast.unparse(call.args[0]): ast.unparse(call.args[1]) for call in calls if len(call.args) > 1}
