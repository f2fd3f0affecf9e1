"""Finds the variables of a recorded program that changed."""

# Local copies, because a program can replace the builtins that all modules share.
from builtins import dict, id, len, list, set, str, type
import sys
from itertools import islice

from .recorded_calls import MAX_NAME_CHARACTERS
from .recorded_values import SCALARS, is_module, quote

MAX_NAMES = 60
MODULE = "<module>"

_frame_at = sys._getframe
_proxy_type = type((lambda: _frame_at().f_locals)())


def _is_shown(name):
    return type(name) is str and name[:2] != "__" and name[:5] != "_lab_"


def _namespaces(frame):
    """Returns the namespaces that hold a frame's variables. Those that run code of the program are left out."""
    local = frame.f_locals
    if frame.f_code.co_name != MODULE:
        return [local] if type(local) in (_proxy_type, dict) else []
    # Inside a comprehension at the top level, the locals are those of the comprehension.
    return [frame.f_globals, local] if type(local) is _proxy_type else [frame.f_globals]


def changed_variables(frame, seen, values):
    """Returns the names and values of the variables that changed since the frame's last step, as JSON.

    seen is what they were then, by name.
    """
    changed, present = [], set()
    for space in _namespaces(frame):
        for name, value in list(islice(space.items(), MAX_NAMES * 4)):
            if not _is_shown(name) or is_module(value) or len(present) >= MAX_NAMES:
                continue
            present.add(name)
            known = seen.get(name)
            if known is not None and known[0] is not None and known[0] is value:
                continue
            text = values.write(value)
            if known is None or known[1] != text:
                changed.append(f"{quote(name[:MAX_NAME_CHARACTERS])},{text}")
            is_kept = id(type(value)) in SCALARS and len(text) <= MAX_NAME_CHARACTERS
            seen[name] = (value if is_kept else None), text
    for name in [name for name in seen if name not in present]:
        del seen[name]
        changed.append(f"{quote(name[:MAX_NAME_CHARACTERS])},null")
    return changed
