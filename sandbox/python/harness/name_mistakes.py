"""Explanations of names that Python does not know."""

import ast
import builtins
import re

from .failure import called_name
from .foreign_names import FOREIGN_NAMES, METHODS, MODULE_OF
from .similar_names import nearest, nearest_keyword, same_except_case

_BUILTINS = tuple(name for name in dir(builtins) if not name.startswith("_") and name.islower())
_EXCEPTIONS = tuple(name for name in dir(builtins) if name.endswith(("Error", "Exception")))
_CONSTANTS = ("True", "False", "None")
_STATEMENT_WORDS = ("break", "continue", "pass", "return")


def _name_of(failure):
    name = failure.attribute("name")
    if name is None:
        found = re.search(r"(?:^name|variable) '(\w+)'", failure.message)
        return found[1] if found else None
    return name


def _is_called(failure):
    parent = failure.parent(failure.node)
    return isinstance(parent, ast.Call) and parent.func is failure.node


def _is_dotted(failure):
    return isinstance(failure.parent(failure.node), ast.Attribute)


def _is_argument_of(failure, functions):
    parent = failure.parent(failure.node)
    return called_name(parent) in functions and not _is_called(failure)


def _visible_bindings(failure, name):
    """Returns the bindings that code at the failing line could see: of its own function, or of the top level."""
    here = failure.function_name()
    return [
        found for found in failure.source.bindings_of(name)
        if found.scope is None or getattr(found.scope, "name", None) == here
    ]


def _defined_later(failure, name):
    later = [found for found in _visible_bindings(failure, name) if found.line > failure.line]
    if not later:
        return None
    first = later[0]
    if isinstance(first.node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return (f"`{name}` is used here, but it is defined only on line {first.line}. "
                "Move the definition above this line.")
    return (f"`{name}` is used here, but it gets its value only on line {first.line}. "
            "Give it a value before this line.")


def _counts_itself(failure, name):
    """Explains `total = total + 1` or `total += 1` without a first value."""
    node = failure.node
    while node is not None and not isinstance(node, ast.stmt):
        node = failure.parent(node)
    if isinstance(node, ast.AugAssign):
        targets = [node.target]
    else:
        targets = node.targets if isinstance(node, ast.Assign) else []
    if not any(isinstance(target, ast.Name) and target.id == name for target in targets):
        return None
    return (f"`{name}` has no value yet when this line uses it. Give it a first value before this line, "
            f"such as `{name} = 0`.")


def _in_another_function(failure, name):
    owners = [found.scope for found in failure.source.bindings_of(name) if found.scope is not None]
    if not owners or not hasattr(owners[0], "name"):
        return None
    owner = owners[0]
    if isinstance(owner, ast.ClassDef):
        return (f"`{name}` belongs to the class `{owner.name}`. Write `self.{name}` inside its methods, "
                f"or `{owner.name}.{name}` outside.")
    return (f"`{name}` exists only inside the function `{owner.name}`. Return it there, and store what the "
            "function returns in a variable here.")


def _other_case(name, other):
    return f"`{name}` isn't defined, because uppercase and lowercase letters count. Did you mean `{other}`?"


def _own_name(failure, name):
    names = failure.source.names()
    other = same_except_case(name, names)
    if other is not None:
        return _other_case(name, other)
    other = nearest(name, names)
    return None if other is None else f"`{name}` isn't defined. Did you mean `{other}`?"


def _attribute_of_self(failure, name):
    method = failure.source.function(failure.function_name())
    if method is None or failure.source.class_of(method) is None:
        return None
    names = [
        node.attr for node in failure.source.nodes
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name) and node.value.id == "self"
    ]
    return f"`{name}` belongs to the object. Write `self.{name}`." if name in names else None


def _builtin_in_other_case(failure, name):
    other = same_except_case(name, (*_CONSTANTS, *(_BUILTINS if _is_called(failure) else ())))
    return None if other is None else _other_case(name, other)


def _foreign(failure, name):
    other = FOREIGN_NAMES.get(name) or FOREIGN_NAMES.get(name.lower())
    return None if other is None else f"`{name}` isn't defined in Python. Did you mean `{other}`?"


def _module(failure, name):
    if _is_dotted(failure) and f"forget to import '{name}'" in failure.message:
        return f"`{name}` is a module that isn't imported yet. Write `import {name}` at the top of the program."
    module = MODULE_OF.get(name)
    if module is None or not (_is_called(failure) or _is_dotted(failure)):
        return None
    return (f"`{name}` is part of the module `{module}`. Write `from {module} import {name}` at the top of "
            "the program.")


def _method(failure, name):
    call = failure.parent(failure.node)
    if not _is_called(failure) or name not in METHODS:
        return None
    if not call.args:
        return f"`{name}` is a method. Write it after a value and a period, such as `text.{name}()`."
    value = failure.code(call.args[0], "value")
    return f"`{name}` is a method. Write it after the value and a period: `{value}.{name}(...)`."


def _misspelled_word(failure, name):
    parent = failure.parent(failure.node)
    if isinstance(parent, ast.Expr):
        word = nearest(name, _STATEMENT_WORDS, allowed=2)
        return None if word is None else f"`{name}` isn't defined. Did you mean the keyword `{word}`?"
    word = nearest_keyword(name) if isinstance(parent, ast.AnnAssign) else None
    return None if word is None else f"`{name}` isn't defined. Did you mean the keyword `{word}`?"


def _misspelled_builtin(failure, name):
    if not _is_called(failure) and _is_argument_of(failure, ("print", "input", "len")):
        return None
    is_function = _is_called(failure) or _is_argument_of(failure, ("map", "filter"))
    other = nearest(name, (*_CONSTANTS, *_EXCEPTIONS, *(_BUILTINS if is_function else ())))
    return None if other is None else f"`{name}` isn't defined. Did you mean `{other}`?"


def _belongs_to_text(node):
    return isinstance(node, ast.Attribute) or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult))


def _whole_text(failure):
    """Returns the expression that text without quotes would be: all of example.com or ada@example.com."""
    node = failure.node
    while _belongs_to_text(failure.parent(node)):
        node = failure.parent(node)
    return node


def _may_be_text(failure, node):
    """Returns whether an expression stands where text often does, and not where only a variable makes sense."""
    parent = failure.parent(node)
    if isinstance(parent, ast.Call):
        return parent.func is not node and called_name(parent) not in ("len", "range", "sum", "enumerate")
    return isinstance(parent, (
        ast.Assign, ast.AnnAssign, ast.Compare, ast.Subscript, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.keyword,
        ast.FormattedValue, ast.Return,
    ))


def _unquoted(failure, name):
    if _is_called(failure):
        return (f"The function `{name}` isn't defined. Check the spelling, or define it with "
                f"`def {name}(...):` before this line.")
    whole = _whole_text(failure)
    text = failure.source.quote(whole)
    if text is None or len(text) == 1 or "_" in text or not _may_be_text(failure, whole):
        return f"`{name}` isn't defined. Give it a value before this line, or put it in quotes if it is text."
    return f"`{name}` isn't defined. Did you mean the text \"{text}\", with quotes?"


_GUESSES = (
    _defined_later,
    _counts_itself,
    _attribute_of_self,
    _in_another_function,
    _own_name,
    _module,
    _builtin_in_other_case,
    _foreign,
    _method,
    _misspelled_word,
    _misspelled_builtin,
    _unquoted,
)


def explain_unknown_name(failure):
    """Explains a NameError. The names of the program count before Python's own."""
    name = _name_of(failure)
    if name is None or not isinstance(failure.node, (ast.Name, ast.AugAssign)):
        return None
    return next((found for guess in _GUESSES if (found := guess(failure, name))), None)


def explain_local_name(failure):
    """Explains an UnboundLocalError."""
    name = _name_of(failure)
    if name is None:
        return None
    if any(found.scope is None for found in failure.source.bindings_of(name)):
        return (f"This function assigns to `{name}`, so inside it `{name}` is a new variable without a value. "
                "Pass the value in as a parameter and return the new one, or write "
                f"`global {name}` at the start of the function.")
    return (f"`{name}` is used before this function has given it a value. Give it one first, on every path "
            "that leads to this line.")
