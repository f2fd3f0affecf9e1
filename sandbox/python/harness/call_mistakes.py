"""Explanations of calls that fail: what is called, and with which arguments."""

import ast
import builtins
import re

from .failure import called_method, called_name, type_words
from .learner_source import parameter_names
from .none_mistakes import explain_none
from .operand_mistakes import explain_input_number
from .similar_names import distance

_NOT_CALLABLE = re.compile(r"^'(.+?)' object is not callable")
_MISSING = re.compile(r"^(?:\w+\.)*(\w+)\(\) missing (\d+) required (?:positional|keyword-only) arguments?: (.+)$")
_TOO_MANY = re.compile(r"^(?:\w+\.)*(\w+)\(\) takes (.+?) positional arguments? but (\d+)")
_NO_ARGUMENTS = re.compile(r"^(\w+)\(\) takes no arguments")
_UNKNOWN = re.compile(r"^(?:\w+\.)*(\w+)\(\) got an unexpected keyword argument '(\w+)'")
_ADDRESS = re.compile(r"takes exactly one argument \([02] given\)|address must be tuple|values to unpack \(expected 2")
_TAKES_ADDRESS = ("connect", "connect_ex", "bind", "sendto", "create_connection")
_TAKES_SECONDS = ("settimeout", "setdefaulttimeout", "create_connection", "urlopen")
_ARGUMENT_OF = re.compile(r"^(int|float)\(\) argument must be .*, not '(\w+)'")


def _call(failure):
    return failure.node if isinstance(failure.node, ast.Call) else None


def explain_not_callable(failure):
    """Explains parentheses after a value that is not a function."""
    found = _NOT_CALLABLE.search(failure.message)
    call = _call(failure)
    if found is None or call is None:
        return None
    kind, function = found[1], call.func
    code = failure.code(function, "the value")
    if kind == "module":
        return (f"`{code}` is a module, not a function. Call a function in it, with a period between: "
                f"`{code}.name(...)`.")
    if isinstance(function, ast.Name):
        return _shadowed(failure, function.id) or _not_a_function(failure, kind, call)
    if kind in ("int", "float"):
        return "A number is followed by parentheses, which means a call. To multiply, write `*` between them."
    if kind == "str":
        return "Text is followed by parentheses, which means a call. A comma or an operator is missing before them."
    return _not_a_function(failure, kind, call)


def _shadowed(failure, name):
    if not hasattr(builtins, name):
        return None
    lines = [found.line for found in failure.source.bindings_of(name)]
    if not lines:
        return None
    return (f"Line {lines[0]} uses `{name}` as the name of a variable, so `{name}(...)` no longer calls "
            "Python's own function. Give your variable another name.")


def _not_a_function(failure, kind, call):
    code = failure.code(call.func, "this value")
    if kind in ("list", "tuple", "dict", "str") and len(call.args) == 1:
        index = failure.code(call.args[0], "index")
        return (f"`{code}` is {type_words(kind)}, not a function. To get an element, use square brackets: "
                f"`{code}[{index}]`.")
    return (f"`{code}` is {type_words(kind)}, not a function. Remove the parentheses, or write the missing "
            "operator before them.")


def explain_missing_argument(failure):
    """Explains a call with too few arguments."""
    found = _MISSING.search(failure.message)
    if found is None:
        return None
    name, _count, missing = found.groups()
    function = failure.source.function(name)
    missing = missing.replace("'", "`")
    if "`self`" in missing and function is not None and failure.source.class_of(function):
        owner = failure.source.class_of(function).name
        return f"`{name}` is called on the class, not on an object. Create one first: `{owner}(...)`."
    if function is None:
        return f"`{name}` is called with too few arguments. Add {missing}."
    if name == "__init__" and failure.source.class_of(function):
        owner = failure.source.class_of(function).name
        return f"`{owner}` needs more values to create an object. Add {missing} between the parentheses."
    if failure.node is None:
        return (f"The task calls `{name}` without a value for {missing}. Remove this parameter on line "
                f"{function.lineno}, or give it a default.")
    return (f"`{name}`, defined on line {function.lineno}, needs more arguments. Add {missing} between the "
            "parentheses.")


def explain_extra_argument(failure):
    """Explains a call with too many arguments, and a method without self."""
    found = _TOO_MANY.search(failure.message)
    if found is None:
        return None
    name, takes, given = found[1], found[2], int(found[3])
    function = failure.source.function(name)
    if function is None:
        return f"`{name}` takes {takes} arguments but was given {given}. Remove the extra ones."
    parameters = parameter_names(function)
    is_method = failure.source.class_of(function) is not None
    if is_method and parameters[:1] != ["self"]:
        return (f"The method `{name}` has no `self`. Add it as the first parameter: `def "
                f"{name}({', '.join(['self', *parameters])}):`.")
    if is_method:
        parameters, given = parameters[1:], given - 1
    if failure.node is None:
        return (f"The task calls `{name}` with {given} values, but line {function.lineno} has fewer parameters. Add "
                "the missing ones.")
    count = "no arguments" if not parameters else "only " + ", ".join(f"`{p}`" for p in parameters)
    return (f"`{name}`, defined on line {function.lineno}, takes {count}, but this call passes {given}. Remove the "
            "extra ones, or add parameters.")


def explain_no_arguments(failure):
    """Explains arguments for a class without __init__, perhaps because its name is misspelled."""
    found = _NO_ARGUMENTS.search(failure.message)
    owner = None if found is None else failure.source.class_called(found[1])
    if owner is None:
        return None
    for statement in owner.body:
        name = getattr(statement, "name", "")
        if name.startswith("_") and distance(name, "__init__") <= 4:
            return (f"`{name}` on line {statement.lineno} isn't the name that Python looks for. Write `__init__`, "
                    "with two underscores on each side.")
    return f"The class `{owner.name}` takes no values. Give it a method `def __init__(self, ...):` that stores them."


def explain_unknown_argument(failure):
    """Explains a keyword argument that the learner's function does not have."""
    found = _UNKNOWN.search(failure.message)
    function = None if found is None else failure.source.function(found[1])
    if function is None:
        return None
    names = ", ".join(f"`{name}`" for name in parameter_names(function)) or "none"
    return (f"`{found[1]}` has no parameter called `{found[2]}`. Its parameters on line {function.lineno} are: "
            f"{names}.")


def explain_number_argument(failure):
    """Explains int() and float() of something that is neither text nor a number."""
    found = _ARGUMENT_OF.search(failure.message)
    call = _call(failure)
    if found is None or call is None or not call.args:
        return None
    function, kind = found.groups()
    argument = call.args[0]
    if kind == "NoneType":
        return explain_none(failure, argument)
    value = failure.code(argument)
    if kind == "list":
        return (f"`{function}()` converts one value, but `{value}` is a list. Convert each element: "
                f"`[{function}(part) for part in {value}]`.")
    return f"`{function}()` converts text or a number, but `{value}` is {type_words(kind)}. Convert one part of it."


def _address(failure, values):
    """Returns the source of the tuple that the host and the port of a call should be in."""
    first = values[0] if values else None
    text = getattr(first, "value", None)
    host, _colon, port = text.rpartition(":") if type(text) is str else ("", "", "")
    if host and "/" not in host and port.isdecimal():
        return f'("{host}", {port})'
    if isinstance(first, ast.List):
        values = first.elts
    code = [failure.code(value, None) for value in values]
    return f"({code[0]}, {code[1]})" if len(code) == 2 and None not in code else "(host, port)"


def explain_address(failure):
    """Explains the address of a socket that isn't a tuple."""
    call = _call(failure)
    name = called_name(call) or called_method(call)
    if name not in _TAKES_ADDRESS:
        return None
    # The host is taken for the flags.
    is_of_sendto = name == "sendto" and failure.message.startswith("'str' object cannot be interpreted")
    data, values = (call.args[:1], call.args[1:]) if name == "sendto" else ([], call.args)
    if not (is_of_sendto or _ADDRESS.search(failure.message)):
        return None
    if any(isinstance(value, ast.Tuple) or type(failure.value_of(value)) is tuple for value in values):
        return None
    before = "".join(f"{failure.code(value, 'data')}, " for value in data)
    return ("An address is one tuple of a host and a port. Write "
            f"`{failure.code(call.func, name)}({before}{_address(failure, values)})`.")


def explain_integer_needed(failure):
    """Explains range() and similar functions of text, a float or a list."""
    found = re.search(r"^'(\w+)' object cannot be interpreted as an integer", failure.message)
    call = _call(failure)
    if found is None or call is None:
        return None
    kind, name = found[1], called_name(call) or called_method(call) or "function"
    if kind == "float":
        return f"`{name}()` needs an integer, and `/` always gives a float. Divide with `//`, or use int()."
    if kind == "list" and call.args:
        value = failure.code(call.args[-1], "values")
        return f"`{name}()` needs an integer, and `{value}` is a list. Use its length: `{name}(len({value}))`."
    if kind == "str" and ("integer or float" in failure.message or name in _TAKES_SECONDS):
        return f"`{name}()` needs a number, not a string. Convert the value with float()."
    from_input = [explain_input_number(failure, argument) for argument in call.args if kind == "str"]
    advice = next(filter(None, from_input), None)
    return advice or f"`{name}()` needs an integer, not {type_words(kind)}. Convert the value with int()."
# cspell:ignore elts setdefaulttimeout
