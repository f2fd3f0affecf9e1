"""Replacements that programs see under the names, and with the documentation, of what they replace."""

import types


def _is_function(value):
    return type(value) is types.FunctionType


def copy_metadata(replacement, original):
    """Gives a function the name and the documentation of the one that it replaces, for errors and help()."""
    for function in (replacement, getattr(replacement, "__wrapped__", replacement)):
        function.__name__, function.__qualname__ = original.__name__, original.__qualname__
        function.__doc__ = original.__doc__
    return replacement


def copy_method_metadata(kind, original_kind):
    """Does the same for the public methods of a class."""
    for name, method in vars(kind).items():
        original = getattr(original_kind, name, None)
        if _is_function(method) and original is not None and not name.startswith("_"):
            copy_metadata(method, original)


def replace(module, replacements):
    """Replaces names of a module. A function gets the name and the documentation of the one that it replaces."""
    for name, replacement in replacements.items():
        original = getattr(module, name, None)
        if _is_function(replacement) and callable(original):
            copy_metadata(replacement, original)
        setattr(module, name, replacement)
