"""Explanations of values that have the right type but the wrong content."""

import ast
import re
import sys

from .failure import called_method, called_name, is_input
from .similar_names import nearest, same_except_case

_INT = re.compile(r"^invalid literal for int\(\) with base (\d+): (.*)$", re.DOTALL)
_FLOAT = re.compile(r"^could not convert string to float: (.*)$", re.DOTALL)
_UNPACK = re.compile(r"^(not enough|too many) values to unpack \(expected (?:at least )?(\d+)(?:, got (\d+))?\)")
_HEX = re.compile(r"'(0x)?[0-9a-fA-F]+'$")
_LONGEST = 40
# More keys would take too long to compare.
_MOST_KEYS = 500


def _short(text):
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def explain_empty_number(failure):
    """Explains int() and float() of empty text."""
    found = _INT.search(failure.message) or _FLOAT.search(failure.message)
    if found is None or not re.fullmatch(r"['\"]\s*(\\n)*['\"]", found.groups()[-1]):
        return None
    function = "float" if found.re is _FLOAT else "int"
    return (f"{function}() was given empty text, which isn't a number. Check that the input has a value before you "
            "convert it.")


def explain_int_text(failure):
    """Explains text that int() cannot convert."""
    found = _INT.search(failure.message)
    if found is None:
        return None
    base, text = found[1], _short(found[2])
    if re.fullmatch(r"'\s*-?\d+\.\d*\s*'", text):
        return f"int() converts only integers, and {text} has a decimal point. Use float() instead."
    if re.fullmatch(r"'-?\d+,\d+'", text):
        return f"int() can't read the comma in {text}. Remove it, or use float() with a period."
    if re.fullmatch(r"'\s*-?\d+(\s+-?\d+)+\s*'", text):
        return (f"{text} holds several numbers, and int() converts one. Convert each part: `[int(part) for part in "
                "text.split()]`.")
    if base == "10" and _HEX.match(text) and re.search(r"\d", text):
        return f"{text} looks like a hexadecimal number. Convert it with base 16: `int(text, 16)`."
    return (f"int() can't convert {text} to an integer. Look for letters, spaces or other characters that aren't "
            "digits.")


def explain_float_text(failure):
    """Explains text that float() cannot convert."""
    found = _FLOAT.search(failure.message)
    if found is None:
        return None
    text = _short(found[1])
    if re.fullmatch(r"'-?\d+,\d+'", text):
        return (f"float() can't read the comma in {text}. Python writes decimals with a period: replace the comma "
                "first.")
    return (f"float() can't convert {text} to a number. Look for letters, spaces or other characters that aren't "
            "digits.")


def _unpacked_loop(failure):
    """Returns the loop whose several variables are unpacked; None if this is no loop."""
    loop = failure.parent(failure.node)
    return loop if isinstance(loop, (ast.For, ast.comprehension)) and loop.target is failure.node else None


def explain_unpacked_count(failure):
    """Explains an assignment with more or fewer variables than values."""
    found = _UNPACK.search(failure.message)
    if found is None:
        return None
    loop = _unpacked_loop(failure)
    if loop is not None and type(failure.value_of(loop.iter)) is dict:
        name = loop.iter.id
        return (f"A loop over the dictionary `{name}` gives only its keys. For keys and values, write "
                f"`{name}.items()`.")
    expected, given = found[2], found[3] or "more"
    parent = failure.parent(failure.node)
    value = getattr(parent, "value", None)
    if called_method(value) == "split":
        return (f"The text has {given} parts, but there are {expected} variables. Print the text, or use the parts "
                "as a list.")
    where = "Each element of the loop" if loop is not None else "The right side"
    count = "1 value" if given == "1" else f"{given} values"
    return f"{where} has {count}, but there are {expected} variables. Use as many variables as there are values."


def _last_index(failure, node):
    value = failure.value_of(node)
    if type(value) not in (list, tuple, str):
        return None
    code = failure.code(node)
    if len(value) == 0:
        return f"`{code}` is empty, so it has no element at any index. Check that it has elements first."
    unit = "character" if type(value) is str else "element"
    plural = "" if len(value) == 1 else "s"
    return (f"`{code}` has {len(value)} {unit}{plural}, so its last index is {len(value) - 1}, because counting "
            "starts at 0. Check the index before you use it.")


def explain_index(failure):
    """Explains an index past the end."""
    node = failure.node
    if called_method(node) == "pop":
        name = failure.code(node.func.value)
        empty = "pop from empty" in failure.message
        return f"`{name}` is empty, so pop() has nothing to take. Check it first: `if {name}:`." if empty else None
    if not isinstance(node, ast.Subscript):
        return None
    name = failure.code(node.value)
    if isinstance(node.ctx, ast.Store):
        return (f"`{name}` has no element at this index yet, so it can't be replaced. To add an element, write "
                f"`{name}.append(...)`.")
    if name == "sys.argv":
        return "The program was started without arguments. Read its values with input() instead."
    if called_method(node.value) == "split":
        return ("The text has fewer parts than this index needs. Print the text, and check how many parts split() "
                "gives.")
    return _last_index(failure, node.value)


def _same_in_other_type(key, value):
    """Returns the key that is the same number or text in the other type, or None."""
    if type(key) is str and not (key.isdecimal() and len(key) < _LONGEST):
        return None
    converted = int(key) if type(key) is str else str(key)
    return next((other for other in value if type(other) is type(converted) and other == converted), None)


def _key_advice(name, key, value):
    converted = _same_in_other_type(key, value)
    if type(converted) is str:
        return f"It has the key {converted!r}, which is text: convert yours with str()."
    if converted is not None:
        return f"It has the key {converted!r}, which is an integer: convert yours with int()."
    keys = [other for other in value if type(other) is str]
    other = (same_except_case(key, keys) or nearest(key, keys)) if type(key) is str else None
    return (f"Check with `in` first, or use `{name}.get(...)`." if other is None else f"Did you mean "
            f"{_short(repr(other))}?")


def explain_key(failure):
    """Explains a key that a dictionary doesn't have."""
    node = failure.node
    if not isinstance(node, ast.Subscript) or not failure.error.args:
        return None
    key, value = failure.error.args[0], failure.value_of(node.value)
    if type(value) is not dict or type(key) not in (str, int) or len(value) > _MOST_KEYS:
        return None
    name = failure.code(node.value)
    return f"`{name}` has no key {_short(repr(key))}. {_key_advice(name, key, value)}"


def explain_removed_value(failure):
    """Explains remove() and index() of a value that isn't there."""
    if called_method(failure.node) not in ("remove", "index") or not failure.node.args:
        return None
    name = failure.code(failure.node.func.value)
    value = failure.code(failure.node.args[0])
    return f"`{value}` isn't in `{name}`. Check first: `if {value} in {name}:`."


def explain_division(failure):
    """Explains a division by zero and names the divisor."""
    node = failure.node
    divisor = getattr(node, "right", None) or (node.value if isinstance(node, ast.AugAssign) else None)
    if divisor is None or isinstance(divisor, ast.Constant):
        return "A number can't be divided by zero. Check the number on the right of the division."
    code = failure.code(divisor, "the divisor")
    if called_name(divisor) == "len" and divisor.args:
        inner = failure.code(divisor.args[0])
        return (f"`{inner}` is empty, so its length is 0, and a number can't be divided by zero. Check it first: `if "
                f"{inner}:`.")
    return f"`{code}` is 0 here, and a number can't be divided by zero. Check it first: `if {code} != 0:`."


def explain_recursion(failure):
    """Explains a function that calls itself without an end."""
    if "compilation" in failure.message:
        return None
    if not failure.has_recursion():
        return ("Python calls itself for each object inside another one, and the sandbox allows only about 200 levels "
                "of objects (more of lists). Keep them side by side in one list, or go through them in a loop.")
    name = failure.function_name()
    function = None if name is None else failure.source.function(name)
    if function is None:
        return None
    if not any(_may_end(failure.source.function(other)) for other in failure.recent_functions()):
        return (f"`{name}` calls itself again and again and never stops. Add a condition that returns before the "
                "next call.")
    if failure.message.startswith("Stack overflow"):
        return (f"`{name}` calls itself through a function or method of Python, such as `map`, `sorted` or "
                "`__repr__`, and the sandbox allows far fewer calls of this kind inside each other than direct ones. "
                f"If the recursion ends, call `{name}` directly or write a loop.")
    return (f"`{name}` calls itself until it reaches the limit of {sys.getrecursionlimit():,} calls inside each "
            "other. Check that its last case is reached, or write a loop.")


_CHOICES = (ast.If, ast.IfExp, ast.BoolOp, ast.Match, ast.While, ast.For, ast.Try, ast.comprehension)


def _may_end(function):
    """Returns whether a function has a choice in it, so that it may have a case in which it doesn't call itself."""
    return function is not None and any(isinstance(node, _CHOICES) for node in ast.walk(function))


def explain_changed_size(failure):
    """Explains a collection that changes while a loop goes through it."""
    if "changed size during iteration" not in failure.message:
        return None
    parent = failure.parent(failure.node)
    if not isinstance(parent, ast.For):
        return None
    code = failure.code(parent.iter)
    return f"`{code}` is changed while the loop goes through it. Loop over a copy: `for ... in list({code}):`."


def explain_end_of_input(failure):
    """Explains input() without more input."""
    if not is_input(failure.node):
        return None
    return ("input() asks for another line, but there is no more input. Call it only once for each line that "
            "the task gives you.")


def explain_raised_value(failure):
    """Explains raise with a value that isn't an exception."""
    if not failure.message.startswith("exceptions must derive from BaseException"):
        return None
    return "raise needs an exception, not another value. Write `raise ValueError(\"what is wrong\")`."
