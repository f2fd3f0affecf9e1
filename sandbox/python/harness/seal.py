"""Removes the bridge to JavaScript.

This is not the security boundary. The boundary is the bare realm around the interpreter, where the bridge gives
access to nothing.
"""

import sys

_BRIDGE = frozenset({"js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "micropip"})


def _is_bridge(name):
    return name.partition(".")[0] in _BRIDGE


class _BridgeIsGone:
    """Makes an import of the bridge fail like the import of a module that isn't installed."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if _is_bridge(name):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def _belongs_to_bridge(finder):
    return _is_bridge(getattr(finder, "__module__", "")) or _is_bridge(type(finder).__module__)


def remove_bridge():
    """Removes the bridge's modules and import hooks."""
    from _pyodide._importhook import jsfinder

    jsfinder.jsproxies.clear()
    for name in list(sys.modules):
        if _is_bridge(name):
            del sys.modules[name]
    remaining = [finder for finder in sys.meta_path if not _belongs_to_bridge(finder)]
    sys.meta_path[:] = [_BridgeIsGone, *remaining]
