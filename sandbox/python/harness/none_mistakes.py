"""Explanations of None where a program expects another value: what it came from, and what to write."""

import ast

from .failure import called_method, called_name

# Methods that change their object and return None, by what to do instead.
_CHANGES = {
    "sort", "append", "extend", "insert", "reverse", "remove", "clear", "update", "add", "discard", "shuffle",
}
_MAY_FIND_NOTHING = {"match", "search", "fullmatch"}


def _returns_value(function):
    return any(
        isinstance(node, (ast.Return, ast.Yield)) and node.value is not None
        for node in ast.walk(function)
    )


def _own_function(failure, name):
    function = failure.source.function(name)
    if function is None:
        return None
    if _returns_value(function):
        return f"`{name}` returns None on a path without return. Make every path return a value."
    return f"`{name}` has no return, so its result is None. End it with return and the value it computes."


def _method_result(failure, call):
    method = called_method(call)
    value = failure.code(call.func.value, "value")
    if method == "shuffle":
        return f"`{value}.shuffle()` changes the list itself and returns None. Call it on a line of its own."
    if method in _CHANGES:
        return (f"`{value}.{method}()` changes `{value}` itself and returns None. Call it on a line of its "
                f"own, then use `{value}`.")
    if method == "get":
        return f"`{value}.get()` returns None if there is no such key. Give it a second argument, the default."
    if method in _MAY_FIND_NOTHING:
        return f"`{method}()` returns None if nothing matches. Check the result with if before you use it."
    return _own_function(failure, method)


def none_advice(failure, node):
    """Returns how an expression came to be None and what to do about it, or None if the source does not tell."""
    origin, _line = failure.origin(node)
    if called_name(origin) == "print":
        return "print() shows a value and returns None. Don't use its result: print the finished value instead."
    if called_name(origin) is not None:
        return _own_function(failure, called_name(origin))
    if called_method(origin) is not None:
        return _method_result(failure, origin)
    return None


def explain_none(failure, node):
    """Explains an operation that fails because an expression is None."""
    advice = none_advice(failure, node)
    if advice is None:
        what = failure.quoted(node, "The value")
        return (f"{what} is None here, so it holds no value. Look at where it gets its value: a function "
                "without return gives None.")
    return advice
