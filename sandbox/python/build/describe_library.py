"""Describes what learners can use: built-in names, modules and the members of common types.

Prints JSON: for each module its names, each with its kind, signature, first paragraph and members.
"""

import builtins
import importlib
import inspect
import json
import re

MODULES = """
    argparse array ast asyncio base64 binascii bisect calendar codecs collections collections.abc concurrent.futures
    contextlib copy csv dataclasses datetime decimal difflib email enum errno fnmatch fractions functools getpass glob
    gzip hashlib heapq hmac html html.parser http http.client http.cookiejar http.cookies io ipaddress itertools json
    keyword lab logging math operator os os.path pathlib pprint queue random re secrets select selectors shlex socket
    sqlite3 stat statistics string struct sys tempfile textwrap threading time timeit traceback types typing
    unicodedata urllib.error urllib.parse urllib.request uuid xml.etree.ElementTree zipfile zlib
""".split()
TYPES = (str, bytes, bytearray, int, float, complex, list, tuple, dict, set, frozenset, range, memoryview)
LONGEST_SIGNATURE = 160
LONGEST_PARAGRAPH = 240


def _first_paragraph(value):
    """Returns the first paragraph of a docstring, without the signatures that some begin with."""
    text = inspect.getdoc(value) or ""
    text = re.sub(r"^(\w[\w.]*\(.*\)( -> .*)?\n*)+(--\n+)?", "", text)
    paragraph = " ".join(text.split("\n\n")[0].split())
    if len(paragraph) <= LONGEST_PARAGRAPH:
        return paragraph
    return paragraph[:LONGEST_PARAGRAPH].rpartition(" ")[0] + " ..."


def _written_signature(name, value):
    """Returns the signature that a docstring begins with, or None."""
    found = re.match(rf"{re.escape(name)}(\(.*\))", inspect.getdoc(value) or "")
    return None if found is None else found[1]


def _signature(name, value, is_method):
    try:
        text = str(inspect.signature(value))
    except (TypeError, ValueError):
        return _written_signature(name, value)
    # What a caller doesn't write, and marks that only say how to pass an argument.
    if is_method:
        text = re.sub(r"^\((self|cls)(: [^,)]+)?(, )?", "(", text)
    text = re.sub(r"(?<=[(,] )/, |, /(?=[,)])|(?<=\()/(, )?", "", text)
    text = re.sub(r"<[^<>]*>", "...", text)
    return text if len(text) <= LONGEST_SIGNATURE else None


def _entry(name, value, is_method=False):
    if not callable(value):
        return {"k": "v"}
    entry = {"k": "c" if inspect.isclass(value) else "f"}
    signature, paragraph = _signature(name, value, is_method), _first_paragraph(value)
    if signature is not None:
        entry["s"] = signature
    if paragraph:
        entry["d"] = paragraph
    return entry


def _members(kind, names):
    found = {}
    for name in names:
        raw = inspect.getattr_static(kind, name, None)
        is_method = not isinstance(raw, staticmethod) and not inspect.isclass(raw)
        entry = _entry(name, getattr(kind, name, None), is_method)
        if isinstance(raw, property) or inspect.isdatadescriptor(raw):
            entry = {"k": "v"}
            paragraph = _first_paragraph(raw)
            if paragraph:
                entry["d"] = paragraph
        found[name] = entry
    return found


def _home(kind):
    return re.split(r"[._]", (getattr(kind, "__module__", None) or "").lstrip("_"))[0]


def _is_own(kind, module):
    # Classes of the lab replace those of the modules that describe them.
    homes = (module.split(".")[0].lstrip("_"), "packetsmith")
    return _home(kind) in homes and not issubclass(kind, BaseException)


def _public(names):
    return [name for name in names if not name.startswith("_")]


def _own_names(kind):
    """Returns the public names of a class, without those that it inherits from other modules."""
    own = [base for base in kind.__mro__ if _home(base) == _home(kind)]
    return sorted({name for base in own for name in _public(vars(base))})


def _describe(name, module):
    names = getattr(module, "__all__", None) or _public(dir(module))
    described = {}
    for member in names:
        value = getattr(module, member, None)
        if inspect.ismodule(value):
            continue
        described[member] = _entry(member, value)
        if inspect.isclass(value) and _is_own(value, name):
            described[member]["m"] = _members(value, _own_names(value))
    return described


library = {name: _describe(name, importlib.import_module(name)) for name in MODULES}
library["builtins"] = _describe("builtins", builtins)
for kind in TYPES:
    library["builtins"][kind.__name__]["m"] = _members(kind, _public(dir(kind)))
print(json.dumps(library, separators=(",", ":")))
