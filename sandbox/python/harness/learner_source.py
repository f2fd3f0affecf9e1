"""Answers questions about the source of the learner's program, from its syntax tree."""

import ast
from typing import NamedTuple

# Some editors put it at the beginning of a file, and Python skips it there.
BYTE_ORDER_MARK = "\ufeff"

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_FUNCTIONS, ast.Lambda, ast.ClassDef)
_LONGEST_QUOTE = 48

_remembered = {"source": ""}


def remember_text(source):
    """Remembers the program that is about to run."""
    _remembered["source"] = source


class Binding(NamedTuple):
    """One place that gives a name a meaning."""

    name: str
    line: int
    # The function or class that contains it; None at the top level.
    scope: ast.AST | None
    # The statement or expression that binds the name.
    node: ast.AST
    # The assigned expression of a simple assignment; otherwise None.
    value: ast.AST | None


def position_of(node):
    """Returns the start and end of a node as Python's tracebacks give them."""
    return (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset)


def _parameters(function):
    given = function.args
    return [
        *given.posonlyargs, *given.args, *given.kwonlyargs,
        *[extra for extra in (given.vararg, given.kwarg) if extra is not None],
    ]


def _bound_names(node):
    """Returns the names that a node itself binds in the scope that contains it."""
    if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Name):
        return [node.id] if isinstance(node.ctx, ast.Store) else []
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [alias.asname or alias.name.partition(".")[0] for alias in node.names]
    if isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)):
        return [node.name] if node.name else []
    return []


class LearnerSource:
    """The source of a program. A program that Python cannot read has no tree and no names."""

    def __init__(self, text=None):
        self.text = _remembered["source"] if text is None else text
        self.lines = self.text.splitlines()
        self._parents = {}
        self.nodes = []
        self.bindings = []
        self._values = {}
        try:
            tree = ast.parse(self.text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return
        self._visit(tree)

    def _visit(self, tree):
        waiting = [(tree, None)]
        for node, scope in waiting:
            self.nodes.append(node)
            self._remember_value(node)
            self._bind(node, scope)
            inner = node if isinstance(node, _SCOPES) else scope
            for child in ast.iter_child_nodes(node):
                self._parents[child] = node
                waiting.append((child, inner))

    def _remember_value(self, node):
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                self._values[target] = node.value

    def _bind(self, node, scope):
        for name in _bound_names(node):
            value = self._values.get(node)
            self.bindings.append(Binding(name, node.lineno, scope, node, value))
        if isinstance(node, (*_FUNCTIONS, ast.Lambda)):
            for parameter in _parameters(node):
                line = parameter.lineno
                self.bindings.append(Binding(parameter.arg, line, node, parameter, None))

    def line(self, number):
        """Returns a line by its number, which starts at 1, or an empty string."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def node_at(self, position):
        """Returns the expression, or else the statement, at a position; None if there is none."""
        found = [
            node for node in self.nodes
            if hasattr(node, "end_col_offset") and position_of(node) == position
        ]
        expressions = [node for node in found if isinstance(node, ast.expr)]
        return next(iter([*expressions, *found]), None)

    def parent(self, node):
        """Returns the node that directly contains a node."""
        return self._parents.get(node)

    def names(self):
        """Returns the names that the program gives a meaning, in order of appearance."""
        return list(dict.fromkeys(binding.name for binding in self.bindings))

    def bindings_of(self, name):
        """Returns the places that give a name a meaning, in order of their lines."""
        return sorted([found for found in self.bindings if found.name == name], key=_line_of)

    def function(self, name):
        """Returns the definition of a function or method by name; None if there is none."""
        found = [n for n in self.nodes if isinstance(n, _FUNCTIONS) and n.name == name]
        return found[-1] if found else None

    def class_of(self, function):
        """Returns the class that a method belongs to; None for an ordinary function."""
        parent = self.parent(function)
        return parent if isinstance(parent, ast.ClassDef) else None

    def class_called(self, name):
        """Returns the definition of a class by name; None if there is none."""
        return next((n for n in self.nodes if isinstance(n, ast.ClassDef) and n.name == name), None)

    def value_before(self, name, line):
        """Returns the latest simple assignment to a name before a line, or after it if there is none before."""
        assigned = [found for found in self.bindings_of(name) if found.value is not None]
        earlier = [found for found in assigned if found.line < line]
        return next(iter([*reversed(earlier), *assigned]), None)

    def quote(self, node):
        """Returns the source of a node; None if it is too long for a sentence."""
        if not hasattr(node, "end_col_offset"):
            return None
        text = ast.get_source_segment(self.text, node)
        if text is None or "\n" in text or len(text) > _LONGEST_QUOTE:
            return None
        return text


def _line_of(binding):
    return binding.line


def parameter_names(function):
    """Returns the names of a function's parameters."""
    return [parameter.arg for parameter in _parameters(function)]
# cspell:ignore asname kwarg kwonlyargs posonlyargs vararg
