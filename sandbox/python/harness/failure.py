"""A runtime error of the learner's program, with the place in the source where it happened."""

import ast

from .learner_source import LearnerSource
from .own_frames import SOLUTION

_traceback_of = BaseException.__dict__["__traceback__"].__get__

# As many of the innermost calls show which functions call each other.
_RECENT = 40

_TYPE_WORDS = {
    "int": "an integer", "float": "a float", "str": "a string", "bool": "a boolean",
    "list": "a list", "tuple": "a tuple", "dict": "a dictionary", "set": "a set",
    "bytes": "bytes", "NoneType": "None", "function": "a function", "method": "a method",
    "builtin_function_or_method": "a function", "type": "a type", "module": "a module",
    "range": "a range", "generator": "a generator",
}


def type_words(name):
    """Returns what a type is called in a sentence: `an integer`."""
    return _TYPE_WORDS.get(name) or f"a value of type {name}"


def _innermost(trace):
    own = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == SOLUTION:
            own = trace
        trace = trace.tb_next
    return own


def _position(trace):
    for index, position in enumerate(trace.tb_frame.f_code.co_positions()):
        if index == trace.tb_lasti // 2:
            return position
    return None


class Failure:
    """A runtime error and its place.

    No code of the learner's runs here: values are looked at by their exact type only.
    """

    def __init__(self, error, message):
        self.error = error
        self.message = message
        self.source = LearnerSource()
        self.node = None
        self.line = 0
        self._frame = None
        trace = _innermost(_traceback_of(error))
        if trace is not None:
            self._frame = trace.tb_frame
            self.line = trace.tb_lineno
            self.node = self.source.node_at(_position(trace))

    def attribute(self, name, kind=str):
        """Returns an attribute of the exception if it has exactly this type, otherwise None."""
        found = getattr(self.error, name, None)
        return found if type(found) is kind else None

    def function_name(self):
        """Returns the name of the function that was running; None at the top level."""
        name = "" if self._frame is None else self._frame.f_code.co_name
        return name if name.isidentifier() else None

    def recent_functions(self):
        """Returns the names of the functions that the innermost calls were of."""
        names, trace = [], _traceback_of(self.error)
        while trace is not None:
            names.append(trace.tb_frame.f_code.co_name)
            trace = trace.tb_next
        return set(names[-_RECENT:])

    def has_recursion(self):
        """Returns whether a function of the program was called inside itself."""
        codes, trace = [], _traceback_of(self.error)
        while trace is not None:
            code = trace.tb_frame.f_code
            codes += [id(code)] if code.co_filename == SOLUTION else []
            trace = trace.tb_next
        return len(set(codes)) < len(codes)

    def value_of(self, node):
        """Returns the value that a name had when the program failed; None for any other expression."""
        if not isinstance(node, ast.Name) or self._frame is None:
            return None
        for namespace in (self._frame.f_locals, self._frame.f_globals):
            if node.id in namespace:
                return namespace[node.id]
        return None

    def quoted(self, node, otherwise="this value"):
        """Returns the source of a node in backticks, or other words if it is too long."""
        code = self.code(node, None)
        return otherwise if code is None else f"`{code}`"

    def code(self, node, otherwise="value"):
        """Returns the source of a node, or another word if it is too long."""
        return (None if node is None else self.source.quote(node)) or otherwise

    def parent(self, node):
        """Returns the node that contains a node; None at the top."""
        return None if node is None else self.source.parent(node)

    def origin(self, node):
        """Returns the expression that a value came from, and its line if that is another line.

        For a name, this is what was assigned to it last.
        """
        if isinstance(node, ast.Name):
            binding = self.source.value_before(node.id, self.line)
            if binding is None:
                return None, None
            return binding.value, binding.line
        return node, None


def called_name(node):
    """Returns the name of the function that a call calls: `len` for `len(x)`. None for anything else."""
    is_named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return node.func.id if is_named else None


def called_method(node):
    """Returns the name of the method that a call calls: `sort` for `x.sort()`. None for anything else."""
    is_method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    return node.func.attr if is_method else None


_TEXT_METHODS = {"strip", "lstrip", "rstrip", "lower", "upper", "title", "replace"}


def is_input(node):
    """Returns whether an expression is what input() returned, perhaps without the spaces around it."""
    while called_method(node) in _TEXT_METHODS:
        node = node.func.value
    return called_name(node) == "input"
# cspell:ignore lasti lstrip
