"""Determines by name which calls of a program may wait.

Most calls never wait, and suspendable calls are more expensive.
"""

import ast
import builtins

_BUILT_IN = frozenset(dir(builtins))
_OPERATIONS = frozenset({
    "acquire", "connect", "connect_ex", "create_connection", "exception", "get", "get_nowait", "join", "poll",
    "put", "put_nowait", "recv", "recv_into", "recvfrom", "recvfrom_into", "recvmsg", "result", "run", "select",
    "shutdown", "sleep", "start", "wait", "wait_for",
})
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


def _own_nodes(function):
    """Yields the nodes of a function without those of its nested functions."""
    body = function.body if isinstance(function.body, list) else [function.body]
    found = list(body)
    while found:
        node = found.pop()
        yield node
        if not isinstance(node, _FUNCTIONS):
            found.extend(ast.iter_child_nodes(node))


def may_wait(node, names):
    """Returns whether a node may wait, given the names of calls that may."""
    if isinstance(node, (ast.With, ast.While)):
        return True
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in names.waiting
    if isinstance(node.func, ast.Name):
        return node.func.id in names.waiting or node.func.id not in names.known
    return True


class WaitingNames:
    """The names in a program whose calls may wait."""

    def __init__(self, tree):
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        classes = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        own = {function.name for function in functions}
        # A name that is neither a builtin nor defined here may be anything, such as an import or a parameter.
        self.known = (_BUILT_IN | classes | own) - _OPERATIONS
        self.waiting = set(_OPERATIONS)
        self._calls = [(function.name, list(_own_nodes(function))) for function in functions]
        while self._grow():
            pass

    def _grow(self):
        found = {
            name for name, nodes in self._calls
            if name not in self.waiting and any(may_wait(node, self) for node in nodes)
        }
        self.waiting |= found
        return bool(found)
