"""Describes the values of a recorded program as JSON, without running any code of the program.

Types are told apart by identity, and containers are read by the methods of their built-in base. Nothing of the
program's is hashed, compared or formatted by methods of its own, and only scalars are kept alive.
"""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import (
    all, bool, bytearray, bytes, dict, float, frozenset, id, int, len, list, map, set, str, tuple, type,
)
from _json import encode_basestring_ascii as quote
from collections import deque
from itertools import islice
from operator import is_
from types import (
    BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType, ModuleType,
)

MAX_CHARACTERS = 80
MAX_INTEGER_BITS = 200
# How many elements a long container shows: one of scalars while there is room for it, and any other.
WIDE, NARROW = 64, 16
# How many bytes of containers with more than a few elements a recording has.
WIDE_BYTES = 120_000
MAX_DEPTH = 4
# The objects that one step looks into.
MAX_VISITED = 160
MAX_OBJECTS = 20_000
MAX_ATTRIBUTES = 24
MAX_CLASSES = 8
MAX_ARGUMENTS = 4

_name_of = type.__dict__["__name__"].__get__
_mro_of = type.__dict__["__mro__"].__get__
_namespace_of = type.__dict__["__dict__"].__get__
_args_of = BaseException.__dict__["args"].__get__
_float_text, _int_text, _bits_of = float.__repr__, int.__repr__, int.bit_length
_text_text, _bytes_text = str.__repr__, bytes.__repr__

# By id(), because hashing a class calls its metaclass.
_INT, _FLOAT, _BOOL, _NONE, _TEXT, _BYTES = map(id, (int, float, bool, type(None), str, bytes))
SCALARS = frozenset([_INT, _FLOAT, _BOOL, _NONE, _TEXT, _BYTES])
_LIST, _DICT, _TUPLE = id(list), id(dict), id(tuple)
_is_scalar = SCALARS.__contains__
_CODE = {
    id(FunctionType): "function", id(BuiltinFunctionType): "builtin", id(MethodType): "method", id(type): "class",
    id(ModuleType): "module",
}
_name_of_function = FunctionType.__dict__["__name__"].__get__
# What a container is, and how its built-in base is read.
_CONTAINERS = (
    (dict, "D", dict.__len__, dict.items), (list, "L", list.__len__, list.__iter__),
    (tuple, "L", tuple.__len__, tuple.__iter__), (set, "E", set.__len__, set.__iter__),
    (frozenset, "E", frozenset.__len__, frozenset.__iter__), (deque, "L", deque.__len__, deque.__iter__),
)


class TooMuch(Exception):
    """The recording would become too large."""


def is_module(value):
    """Returns whether a value is a module."""
    return type(value) is ModuleType


def _cut(text):
    return text if len(text) <= MAX_CHARACTERS else text[:MAX_CHARACTERS] + "…"


def _sized(value, write):
    """Writes text or bytes, of which only the start is shown if they are long."""
    size = len(value)
    if size <= MAX_CHARACTERS:
        return write(value)
    return f"{write(value[:MAX_CHARACTERS])}… ({size})"


def _integer(value):
    bits = _bits_of(value)
    return _int_text(value) if bits <= MAX_INTEGER_BITS else f"an integer of {bits} bits"


def _scalar(value, kind):
    """Returns the letter of a scalar's type, and the scalar as Python writes it."""
    if kind == _INT:
        return "i" + _integer(value)
    if kind == _TEXT:
        return "s" + _sized(value, _text_text)
    if kind == _BOOL:
        return "bTrue" if value else "bFalse"
    if kind == _NONE:
        return "nNone"
    if kind == _FLOAT:
        return "d" + _float_text(value)
    return "y" + _sized(value, _bytes_text)


def _head(limit):
    """Returns how many of the elements that a long container shows are its first ones. The others are its last ones."""
    return limit - limit // 4


def _class_name(kind):
    return _cut(_name_of(kind))


def _label(value, depth=0):
    """Writes the key of a dictionary."""
    kind = type(value)
    if id(kind) in SCALARS:
        return _cut(_scalar(value, id(kind))[1:])
    if kind is tuple and depth == 0:
        return _cut(f"({', '.join([_label(item, 1) for item in value[:_head(NARROW)]])})")
    return _class_name(kind)


def _is_of_program(kind):
    module = _namespace_of(kind).get("__module__")
    return type(module) is str and (module == "__main__" or module == "solution")


def _own_attributes(value, descriptor):
    space = descriptor.__get__(value)
    return islice(dict.items(space), MAX_ATTRIBUTES) if type(space) is dict else ()


def _attributes(value):
    """Returns the names and values of an instance's attributes and slots."""
    found = []
    for kind in _mro_of(type(value))[:MAX_CLASSES]:
        space = _namespace_of(kind)
        for name, member in islice(space.items(), 200):
            if type(member) is MemberDescriptorType and name[:2] != "__":
                try:
                    found.append((name, member.__get__(value)))
                except AttributeError:
                    continue
            elif type(member) is GetSetDescriptorType and name == "__dict__":
                found.extend(_own_attributes(value, member))
        if len(found) >= MAX_ATTRIBUTES:
            break
    return [(name, held) for name, held in found[:MAX_ATTRIBUTES] if type(name) is str]


def _container_of(kind):
    """Returns how a type's built-in base is read; None if it isn't a container."""
    for base in _mro_of(kind):
        for entry in _CONTAINERS:
            if base is entry[0]:
                return entry
    return None


def _is_error(kind):
    for base in _mro_of(kind):
        if base is BaseException:
            return True
    return False


def _shown(value, size, read, limit):
    """Returns the elements of a container that are shown: all, or the first ones, of a list also the last ones."""
    if size <= limit:
        return [*read(value)]
    if type(value) is list or type(value) is tuple:
        return [*value[:_head(limit)], *value[_head(limit) - limit:]]
    return [*islice(read(value), _head(limit))]


def _plain_part(value, kind, limit):
    """Returns what a container shows, to compare it by identity later; None for types that are compared as text."""
    if kind == _LIST or kind == _TUPLE:
        return [*value] if len(value) <= limit else [*value[:_head(limit)], *value[_head(limit) - limit:]]
    if kind == _DICT:
        return [*islice(value, limit), *islice(value.values(), limit)]
    return None


class Values:
    """Numbers the objects of a program, and collects those whose content has changed."""

    def __init__(self):
        self._numbers = {}
        # By number: the id of the type, and the content as it was written last.
        self._kinds = []
        self._contents = []
        # Containers of scalars, to see at once that nothing has changed: size, shown part, and how many it may show.
        self._plain = {}
        self._wide_room = WIDE_BYTES
        self._visited = set()
        # The numbers and contents of the objects that changed, as JSON. Who writes them to the recording empties the
        # list, so those of a step that couldn't be completed stay. None for an object that didn't change.
        self.changed = []

    def begin_step(self):
        """Forgets what the step before has looked into."""
        self._visited.clear()

    def write(self, value, depth=0):
        """Returns a value as JSON: a scalar as text after the letter of its type, an object as its number."""
        kind = id(type(value))
        if kind in SCALARS:
            return quote(_scalar(value, kind))
        code = _CODE.get(kind)
        if code is not None:
            return quote(f"q{code} {self._code_name(value)}")
        number = self._number_of(value, kind)
        if number not in self._visited and depth < MAX_DEPTH and len(self._visited) < MAX_VISITED:
            self._visited.add(number)
            self._look_into(value, kind, number, depth)
        return _int_text(number)

    def _code_name(self, value):
        kind = type(value)
        if kind is type:
            return _class_name(value)
        return _cut(_name_of_function(value)) if kind is FunctionType else ""

    def _number_of(self, value, kind):
        number = self._numbers.get(id(value))
        # An address that another type uses belonged to an object that is gone.
        if number is not None and self._kinds[number] == kind:
            return number
        number = self._numbers[id(value)] = len(self._kinds)
        if number >= MAX_OBJECTS:
            raise TooMuch
        self._kinds.append(kind)
        self._contents.append(None)
        return number

    def _look_into(self, value, kind, number, depth):
        known = self._plain.get(number)
        limit = WIDE if self._wide_room > 0 else NARROW
        part = _plain_part(value, kind, limit if known is None else known[2])
        if known is not None and part is not None and known[0] == len(value):
            if len(part) == len(known[1]) and all(map(is_, part, known[1])):
                return
        if known is not None and known[2] != limit:
            part = _plain_part(value, kind, limit)
        # A change of a container comes before those of its elements, so that the order is the same every time.
        place = len(self.changed)
        self.changed.append(None)
        is_plain = part is not None and all(map(_is_scalar, map(id, map(type, part))))
        content = self._content(value, depth + 1, limit if is_plain else NARROW)
        if is_plain:
            self._plain[number] = len(value), part, limit
        elif known is not None:
            del self._plain[number]
        if self._contents[number] != content:
            self._contents[number] = content
            self.changed[place] = f"{_int_text(number)},{content}"
            if is_plain and len(value) > NARROW:
                self._wide_room -= len(content)

    def _content(self, value, depth, limit):
        kind = type(value)
        container = _container_of(kind)
        name = quote(_class_name(kind))
        if container is not None:
            return self._container(value, name, container, depth, limit)
        if kind is bytearray:
            return f'["A",{name},{len(value)},{quote("y" + _sized(bytes(value[:MAX_CHARACTERS]), _bytes_text))}]'
        if _is_error(kind):
            parts = [self.write(item, depth) for item in _args_of(value)[:MAX_ARGUMENTS]]
            return f'["X",{",".join([name, *parts])}]'
        if not _is_of_program(kind):
            # A socket or a thread: what is inside isn't the program's.
            return f'["O",{name}]'
        pairs = [
            f"{quote(_cut(attribute))},{self.write(held, depth)}" for attribute, held in _attributes(value)
        ]
        return f'["O",{",".join([name, *pairs])}]'

    def _container(self, value, name, container, depth, limit):
        _base, letter, measure, read = container
        size = measure(value)
        shown = _shown(value, size, read, limit)
        if letter == "D":
            parts = [f"{quote(_label(key))},{self.write(held, depth)}" for key, held in shown]
        else:
            parts = [self.write(item, depth) for item in shown]
        return f'["{letter}",{",".join([name, _int_text(size), *parts])}]'
# cspell:ignore mro
