"""Lists the public names of the standard library's modules, as CPython on Linux has them.

Usage: python3.13 tools/native-python/list_names.py > sandbox/python/native-names.json

A test compares the list with the sealed Python. Names that only a newer Python has don't need a list: the sealed
Python is newer, so it has them or nobody expects them yet.
"""

import importlib
import json
import sys
import types
import warnings

PACKAGED = """
    collections.abc concurrent.futures curses.ascii dbm.dumb email.header email.message email.mime.text email.policy
    email.utils encodings.idna html.entities html.parser http.client http.cookiejar http.cookies http.server
    importlib.metadata importlib.resources importlib.util logging.config logging.handlers multiprocessing.connection
    multiprocessing.dummy multiprocessing.managers multiprocessing.pool multiprocessing.shared_memory
    multiprocessing.synchronize os.path unittest.mock urllib.error urllib.parse urllib.request urllib.robotparser
    wsgiref.simple_server xml.dom.minidom xml.etree.ElementTree xml.sax xmlrpc.client xmlrpc.server
"""
# Those that are no libraries, print or open something when they are imported, or belong to another system.
SKIPPED = """
    antigravity idlelib msvcrt nt nturl2path posix pydoc_data sre_compile sre_constants sre_parse test this turtledemo
    winreg winsound
"""


def is_own(module, value):
    """Returns whether a module that doesn't list its public names defines one of them."""
    home = getattr(value, "__module__", None)
    return not isinstance(value, types.ModuleType) and home in (None, module.__name__, f"_{module.__name__}")


def public_names(module):
    """Returns the public names of a module."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(set(listed))
    return sorted(name for name in dir(module) if not name.startswith("_") and is_own(module, getattr(module, name)))


def list_names():
    """Returns the public names of all modules that can be imported."""
    names = [name for name in sys.stdlib_module_names if not name.startswith("_") and name not in SKIPPED.split()]
    found = {}
    for name in sorted([*names, *PACKAGED.split()]):
        try:
            found[name] = public_names(importlib.import_module(name))
        except ImportError:
            print(f"This Python has no {name}.", file=sys.stderr)
    return found


warnings.simplefilter("ignore")
lines = [f"{json.dumps(name)}: {json.dumps(' '.join(names))}" for name, names in list_names().items()]
print("{\n  " + ",\n  ".join(lines) + "\n}")
