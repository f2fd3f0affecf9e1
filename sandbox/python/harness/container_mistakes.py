"""Explanations of loops, square brackets and lengths of values that don't have any."""

import ast
import re

from .failure import called_name, is_input, type_words
from .none_mistakes import explain_none
from .operand_mistakes import explain_input_number, explain_uncalled

_CODE_TYPES = ("function", "method", "builtin_function_or_method", "method_descriptor")
_VIEWS = ("dict_keys", "dict_values", "dict_items", "map", "zip", "filter", "generator", "reversed", "enumerate")


def _iterated(failure):
    """Returns the expression that is iterated over, and whether a for loop does it."""
    node, parent = failure.node, failure.parent(failure.node)
    if isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is node:
        return node, True
    if isinstance(node, ast.Call) and node.args:
        return node.args[0], False
    return node, False


def explain_not_iterable(failure):
    """Explains a loop over a single value."""
    found = re.search(r"^'(\w+)' object is not iterable", failure.message)
    if found is None or failure.node is None:
        return None
    kind = found[1]
    value, is_loop = _iterated(failure)
    if kind == "NoneType":
        return explain_none(failure, value)
    if kind in _CODE_TYPES:
        return explain_uncalled(failure, value)
    code = failure.code(value)
    if kind == "int" and is_loop:
        return f"A for loop can't go through a single number. Use range(): `range({code})`."
    name = called_name(failure.node)
    if name is not None and len(failure.node.args) > 0:
        return (f"`{name}()` needs several values in a list, but `{code}` is {type_words(kind)}. Put the values in "
                "square brackets.")
    return f"`{code}` is {type_words(kind)}, so a program can't go through it. Use a list, a string or range()."


def explain_not_a_container(failure):
    """Explains `in` with a single value on the right."""
    found = re.search(r"^argument of type '(\w+)' is not (?:a container or )?iterable", failure.message)
    if found is None or not isinstance(failure.node, ast.Compare):
        return None
    right = failure.node.comparators[0]
    if found[1] == "NoneType":
        return explain_none(failure, right)
    return (f"`in` looks for a value in a list or a string, but {failure.quoted(right)} is "
            f"{type_words(found[1])}. To compare, write `==`.")


def explain_unpacking(failure):
    """Explains several variables in a loop over single values."""
    found = re.search(r"^cannot unpack non-iterable (\w+) object", failure.message)
    if found is None:
        return None
    loop = failure.parent(failure.node)
    if isinstance(loop, (ast.For, ast.comprehension)):
        code = failure.code(loop.iter)
        return (f"The loop has several variables, but each element of `{code}` is a single value. To count "
                f"along, write `enumerate({code})`.")
    if found[1] == "NoneType":
        parent = failure.parent(failure.node)
        return explain_none(failure, getattr(parent, "value", None))
    return (f"There are several variables on the left, but only one value on the right: {type_words(found[1])}. Use "
            "one variable.")


def explain_no_length(failure):
    """Explains len() of a number or of a function."""
    found = re.search(r"^object of type '(\w+)' has no len\(\)", failure.message)
    if found is None or not isinstance(failure.node, ast.Call) or not failure.node.args:
        return None
    value = failure.node.args[0]
    if found[1] == "NoneType":
        return explain_none(failure, value)
    if found[1] in _CODE_TYPES:
        return explain_uncalled(failure, value)
    code = failure.code(value)
    if found[1] in ("int", "float"):
        return (f"`{code}` is a number, and only text and collections have a length. To count its digits, write "
                f"`len(str({code}))`.")
    return f"`{code}` is {type_words(found[1])}, which has no length. Turn it into a list first: `list({code})`."


def explain_not_subscriptable(failure):
    """Explains square brackets after a value without elements."""
    found = re.search(r"^'(\w+)' object is not subscriptable", failure.message)
    if found is None or not isinstance(failure.node, ast.Subscript):
        return None
    kind, value = found[1], failure.node.value
    code = failure.code(value)
    inner = failure.code(failure.node.slice, "...")
    if kind == "NoneType":
        return explain_none(failure, value)
    if kind in (*_CODE_TYPES, "type"):
        return f"`{code}` is a function, so its arguments go in parentheses: `{code}({inner})`."
    if kind in ("int", "float"):
        return f"`{code}` is a number, and a number has no elements. For its digits, write `str({code})[{inner}]`."
    if kind in _VIEWS:
        return f"`{code}` has no index. Turn it into a list first: `list({code})[{inner}]`."
    if kind == "set":
        return f"`{code}` is a set, which has no order and so no index. Turn it into a list with sorted()."
    return f"`{code}` is {type_words(kind)}, so square brackets don't work on it. Print it to see what it holds."


def explain_index_type(failure):
    """Explains an index that is not an integer."""
    found = re.search(r"^(\w+) (?:indices must|index must|indexes must).* not '?(\w+)'?", failure.message)
    if found is None or not isinstance(failure.node, ast.Subscript):
        return None
    kind, index_kind = found.groups()
    value, index = failure.quoted(failure.node.value), failure.node.slice
    code = failure.quoted(index)
    if index_kind == "float":
        return f"An index must be an integer, and {code} is a float. Divide with `//` instead of `/`, or use int()."
    if index_kind == "tuple":
        return ("A comma inside the square brackets isn't an index. For a list in a list, write `[row][column]`; "
                "for a part, `[start:end]`.")
    if isinstance(index, ast.Name) and index_kind == "str":
        return _text_index(failure, kind, index)
    return (f"{value} is {type_words({'string': 'str'}.get(kind, kind))}, so its index must be an integer, not "
            f"{type_words(index_kind)}. Only a dictionary has keys.")


def _text_index(failure, kind, index):
    origin, _line = failure.origin(index)
    if is_input(origin):
        return explain_input_number(failure, index)
    loops = [n for n in failure.source.nodes if isinstance(n, ast.For)
             and isinstance(n.target, ast.Name) and n.target.id == index.id]
    if loops:
        return (f"`{index.id}` is an element here, not its index, because the loop on line {loops[-1].lineno} goes "
                f"through the elements. Use `{index.id}` itself.")
    return f"`{index.id}` is text, but an index must be an integer. Convert it with `int({index.id})`."


def explain_item_assignment(failure):
    """Explains an assignment to an element of a value that can't change."""
    found = re.search(r"^'(\w+)' object does not support item (?:assignment|deletion)", failure.message)
    if found is None or not isinstance(failure.node, ast.Subscript):
        return None
    value = failure.quoted(failure.node.value)
    if found[1] == "str":
        return (f"Text can't be changed in place. Build a new string and assign it to {value}, for example with "
                ".replace().")
    if found[1] == "tuple":
        return f"{value} is a tuple, which can't be changed. Use a list: square brackets instead of parentheses."
    return f"{value} is {type_words(found[1])}, so its elements can't be changed. Use a list or a dictionary."
