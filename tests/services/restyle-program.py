"""Writes a program in another style: its own variables get other names, and comments and layout are lost. Reads the
program and prints the other one."""

import ast
import sys


def texts_in(node):
    """Yields the names that a node spells out, such as those of parameters, functions and attributes."""
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str):
                yield part


tree = ast.parse(sys.stdin.read())
nodes = list(ast.walk(tree))
names = [node for node in nodes if isinstance(node, ast.Name)]
# A name that something else spells out as well has to stay the same in both places.
kept = {text for node in nodes if not isinstance(node, (ast.Name, ast.Constant)) for text in texts_in(node)}
own = {node.id for node in names if isinstance(node.ctx, ast.Store)} - kept
renamed = {name: f"value_{number}" for number, name in enumerate(sorted(own), start=1)}
for node in names:
    node.id = renamed.get(node.id, node.id)
print(ast.unparse(tree))
