"""Explanations of operators between values of the wrong types."""

import ast
import hashlib
import re

from .failure import called_method, is_input, type_words
from .none_mistakes import explain_none

_UNSUPPORTED = re.compile(r"^unsupported operand type\(s\) for (\S+?)(?: or .*)?: '(.+?)' and '(.+?)'")
_COMPARED = re.compile(r"^'(\S+)' not supported between instances of '(.+?)' and '(.+?)'")
_JOINED = re.compile(r'^can only concatenate (\w+) \(not "(.+?)"\) to \w+')
_JOIN_ADVICE = {
    "bytes": "Turn bytes into text first with .decode().",
    "NoneType": "Leave it out, or find out where None comes from.",
}
_CODE_TYPES = ("function", "method", "builtin_function_or_method", "method_descriptor", "type")
_NUMBERS = ("int", "float")


def _sides(node):
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    if isinstance(node, ast.AugAssign):
        return node.target, node.value
    if isinstance(node, ast.Compare):
        return node.left, node.comparators[0]
    return None, None


def _parts(failure):
    """Returns the operator and the names of the two types from Python's message."""
    found = _UNSUPPORTED.search(failure.message) or _COMPARED.search(failure.message)
    if found:
        return found.groups()
    found = _JOINED.search(failure.message)
    return ("+", found[1], found[2]) if found else None


def explain_input_number(failure, node):
    """Explains that input() returns text, if that is where a string came from; otherwise returns None."""
    origin, line = failure.origin(node)
    if not is_input(origin):
        return None
    value = failure.quoted(node, "The value")
    call = failure.code(origin, "input()")
    where = "" if line is None or line == failure.line else f" on line {line}"
    return f"{value} is text, because input() always returns text. Convert it{where}: `int({call})`."


def explain_uncalled(failure, node):
    """Explains a function or method without the parentheses that call it."""
    code = failure.code(node, "function")
    kind = "method" if isinstance(node, ast.Attribute) else "function"
    return f"`{code}` is the {kind} itself, not its result. Add parentheses to call it: `{code}()`."


def _uncalled(failure, sides, types):
    for side, kind in zip(sides, types):
        if kind in _CODE_TYPES and isinstance(side, (ast.Name, ast.Attribute)):
            return explain_uncalled(failure, side)
    return None


def _text_and_number(failure, operator, sides, types):
    text, number = sides if types[0] == "str" else reversed(sides)
    other = types[1] if types[0] == "str" else types[0]
    from_input = explain_input_number(failure, text) if other in _NUMBERS else None
    if from_input is not None:
        return from_input
    value = failure.quoted(number, "the other value")
    if operator not in ("+", "+="):
        what = failure.quoted(text, "One value")
        return (f"{what} is text, and {value} is {type_words(other)}. Convert the text with int() or "
                "float() first.")
    code = failure.code(number)
    return (f"`+` joins text only with text, but {value} is {type_words(other)}. Write `str({code})`, or use "
            "an f-string.")


def _comma_at_end(failure, sides):
    """Explains a tuple that a comma at the end of a line made from one value."""
    for side in sides:
        origin, line = failure.origin(side)
        if isinstance(side, ast.Name) and isinstance(origin, ast.Tuple) and len(origin.elts) == 1:
            return f"The comma at the end of line {line} turns `{side.id}` into a tuple. Remove the comma."
    return None


def _bytes_and_text(failure, sides, types):
    if "bytes" not in types or "str" not in types:
        return None
    text = failure.quoted(sides[types.index("str")], "the string")
    return (f"Bytes and strings don't mix. Turn {text} into bytes with .encode(), or the bytes into text with "
            ".decode().")


def explain_operands(failure):
    """Explains a TypeError of an operator or a comparison."""
    parts = _parts(failure)
    if parts is None:
        return None
    operator, *types = parts
    sides = _sides(failure.node)
    if sides[0] is None:
        return (f"`{operator}` doesn't work between {type_words(types[0])} and {type_words(types[1])}. Convert one of "
                "them first.")
    if "NoneType" in types:
        return explain_none(failure, sides[types.index("NoneType")])
    uncalled = _uncalled(failure, sides, types)
    if uncalled is not None:
        return uncalled
    if "str" in types and types[0] != types[1] and "bytes" not in types:
        return _text_and_number(failure, operator, sides, types)
    special = _bytes_and_text(failure, sides, types) or _comma_at_end(failure, sides)
    if special is not None:
        return special
    left, right = failure.quoted(sides[0], "The left side"), failure.quoted(sides[1], "the right side")
    return (f"`{operator}` doesn't work here: {left} is {type_words(types[0])} and {right} is "
            f"{type_words(types[1])}. Convert one of them first.")


def explain_repetition(failure):
    """Explains text multiplied by something other than an integer."""
    if not failure.message.startswith("can't multiply sequence by non-int of type"):
        return None
    for side in _sides(failure.node):
        advice = None if side is None else explain_input_number(failure, side)
        if advice is not None:
            return advice
    if failure.message.endswith("'str'"):
        return "Text can't be multiplied by text. If both are numbers, convert them with int() first."
    return "Text and lists can only be multiplied by an integer. Convert the number with int() first."


def explain_remainder(failure):
    """Explains `%` on text, which formats the text instead of computing a remainder."""
    if not failure.message.startswith("not all arguments converted"):
        return None
    left, _right = _sides(failure.node)
    advice = None if left is None else explain_input_number(failure, left)
    return advice or (f"{failure.quoted(left, 'The left side')} is text, so `%` doesn't compute a remainder. "
                      "Convert it with int() first.")


def explain_join(failure):
    """Explains join() of elements that are not text."""
    found = re.search(r"^sequence item (\d+): expected str instance, (\w+) found", failure.message)
    if found is None or called_method(failure.node) != "join" or not failure.node.args:
        return None
    separator, values = failure.code(failure.node.func.value, "text"), failure.code(failure.node.args[0], "values")
    advice = _JOIN_ADVICE.get(found[2], f"Convert all elements first: `{separator}.join(map(str, {values}))`.")
    return f"join() needs text, but the element at index {found[1]} is {type_words(found[2])}. {advice}"


def _is_text(failure, node):
    """Returns whether an argument is surely text, and not the name of a hash algorithm."""
    if isinstance(node, ast.JoinedStr) or is_input(node):
        return True
    value = node.value if isinstance(node, ast.Constant) else failure.value_of(node)
    return type(value) is str and value not in hashlib.algorithms_available


def _text_argument(failure):
    """Returns the argument of a call that is text; None if that can't be told."""
    if not isinstance(failure.node, ast.Call):
        return None
    arguments = [*failure.node.args, *[keyword.value for keyword in failure.node.keywords]]
    if len(arguments) == 1:
        return arguments[0]
    return next((argument for argument in arguments if _is_text(failure, argument)), None)


def explain_hashed_text(failure):
    """Explains a hash of text instead of bytes."""
    if not re.match(r"Strings must be encoded before hashing|key: expected bytes or bytearray, but got 'str'",
                    failure.message):
        return None
    argument = _text_argument(failure)
    text = failure.code(argument, None)
    if isinstance(argument, ast.BinOp) and text is not None:
        text = f"({text})"
    how = ", with .encode()" if text is None else f": `{text}.encode()`"
    return f"Hash functions work on bytes, not on text. Encode the text first{how}."
# cspell:ignore elts
