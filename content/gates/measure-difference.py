"""Measures how different programs are, whatever their names and texts. Reads JSON with the starter and the programs,
prints a list of differences from 0 to 1: of the first to the second, the first to the third, the second to the third."""

import ast
import builtins
import json
import sys
from difflib import SequenceMatcher
from itertools import combinations

# What every program has, so it says nothing about the idea.
SKIPPED = (ast.Load, ast.Store, ast.Del, ast.arguments)


def is_text(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def label(node):
    """Returns the kind of a node, with the names that belong to Python and not to the program."""
    kind = type(node).__name__
    if isinstance(node, ast.Name) and hasattr(builtins, node.id):
        return f"{kind} {node.id}"
    if isinstance(node, ast.Attribute):
        return f"{kind} {node.attr}"
    if isinstance(node, ast.Constant):
        return f"{kind} {type(node.value).__name__}"
    if isinstance(node, ast.alias):
        return f"{kind} {node.name}"
    return kind


def labels(node):
    """Yields the labels of a tree, from top to bottom, without docstrings."""
    if is_text(node):
        return
    if not isinstance(node, SKIPPED):
        yield label(node)
    for child in ast.iter_child_nodes(node):
        yield from labels(child)


def statements(program):
    """Returns the labels of each statement at the left margin."""
    return [tuple(labels(statement)) for statement in ast.parse(program).body]


def own_labels(program, given):
    """Returns the labels of what a program adds to the starter."""
    return [found for statement in statements(program) if statement not in given for found in statement]


task = json.load(sys.stdin)
given = set(statements(task["starter"]))
trees = [own_labels(program, given) for program in task["programs"]]
differences = [
    1 - SequenceMatcher(None, left, right, autojunk=False).ratio() for left, right in combinations(trees, 2)
]
print(json.dumps(differences))
