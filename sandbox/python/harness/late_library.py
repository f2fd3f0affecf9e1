"""Explains an import of a module that belongs to a part of the library that couldn't be loaded."""

from zipimport import zipimporter

MESSAGE = "this part of Python's library could not be loaded"

_CANNOT_READ = 29  # EIO, as Emscripten numbers it.

_find = zipimporter.find_spec


def _find_or_explain(importer, name, target=None):
    try:
        # It reads the module. An ImportError while it reads would be dropped, so this is the place to raise one.
        return _find(importer, name, target)
    except OSError as error:
        if error.errno != _CANNOT_READ:
            raise
    raise ImportError(MESSAGE, name=name)


def install():
    """Makes such an import raise an ImportError with a message for learners."""
    zipimporter.find_spec = _find_or_explain
# cspell:ignore zipimport zipimporter
