"""Explanations of attributes, methods and modules that don't exist."""

import ast
import re
import sys

from .failure import type_words
from .foreign_names import FOREIGN_METHODS
from .missing_names import explain_missing_library, explain_missing_method, explain_missing_name
from .none_mistakes import explain_none
from .operand_mistakes import explain_uncalled
from .similar_names import nearest, same_except_case

_NO_ATTRIBUTE = re.compile(r"^'(\w+)' object has no attribute '(\w+)'")
_MODULE = re.compile(r"^(?:partially initialized )?module '([\w.]+)' has no attribute '(\w+)'")
_IMPORT = re.compile(r"^cannot import name '(\w+)' from '([\w.]+)'")
_NO_MODULE = re.compile(r"^No module named '([\w.]+)'")
_COMMON = (str, list, dict, set, tuple)
_NOT_IN_PYTHON = frozenset("""
    requests numpy pandas scapy matplotlib flask django bs4 nmap Crypto yaml pwn paramiko cryptography psutil
    PIL pygame selenium scipy aiohttp angr argon2 attr attrs bcrypt boto3 capstone celery certifi chardet click
    colorama Cryptodome cv2 dateutil dns dotenv dpkt ecdsa fabric fastapi gevent gmpy2 html5lib httpx idna
    impacket jinja2 jose jwt keyboard keystone ldap3 lxml magic mechanize msgpack mysql MySQLdb nacl netaddr
    netifaces networkx nltk nose openpyxl OpenSSL orjson passlib pcapy pefile pexpect playwright psycopg
    psycopg2 pydantic pymongo pymysql pynput PyPDF2 pyperclip pyshark pytest pytz redis rich rsa scrapy seaborn
    serial setuptools shodan simplejson six sklearn sqlalchemy starlette sympy tabulate tensorflow termcolor
    toml torch tornado tqdm trio twisted typing_extensions unicorn urllib3 usb uvicorn volatility websocket
    websockets werkzeug whois yara z3 zmq
""".split())


def _owner(name):
    """Returns the common types that have a method of this name."""
    return [kind.__name__ for kind in _COMMON if name in vars(kind)]


def explain_attribute(failure):
    """Explains an attribute that a value doesn't have."""
    found = _NO_ATTRIBUTE.search(failure.message)
    if found is None or not isinstance(failure.node, ast.Attribute):
        return None
    kind, name = found.groups()
    value = failure.node.value
    if kind == "NoneType":
        return explain_none(failure, value)
    code = failure.code(value)
    if kind in ("function", "builtin_function_or_method", "method"):
        return explain_uncalled(failure, value)
    if kind == "dict" and name in ("add", "remove", "discard") and _is_empty_braces(failure, value):
        return (f"`{code}` is a dictionary, because {{}} creates an empty dictionary. Create an empty set with "
                "`set()`.")
    other = FOREIGN_METHODS.get((kind, name))
    if other is not None:
        return f"{_capitalized(type_words(kind))} has no `.{name}`. Write {other.replace('{0}', code)}."
    return explain_missing_method(kind, name) or _misspelled(failure, kind, name) or _of_another_type(failure, kind, name)


def _is_empty_braces(failure, value):
    origin, _line = failure.origin(value)
    return isinstance(origin, ast.Dict) and not origin.keys


def _capitalized(text):
    return text[0].upper() + text[1:]


def _names_of_class(failure, name):
    """Returns the attributes and methods that the program gives to a class of its own."""
    owner = failure.source.class_called(name)
    nodes = [] if owner is None else list(ast.walk(owner))
    attributes = [n.attr for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)]
    return attributes + [n.name for n in nodes if isinstance(n, ast.FunctionDef)]


def _misspelled(failure, kind, name):
    suggested = re.search(r"Did you mean: '\.?([\w.]+)'", failure.message)
    builtin = [n for k in _COMMON if k.__name__ == kind for n in vars(k) if not n.startswith("_")]
    names = builtin or _names_of_class(failure, kind)
    other = same_except_case(name, names) or nearest(name, names)
    other = other or (suggested[1] if suggested else None)
    return None if other is None else f"{_capitalized(type_words(kind))} has no `.{name}`. Did you mean `.{other}`?"


def _of_another_type(failure, kind, name):
    code = failure.code(failure.node.value)
    owners = _owner(name)
    if owners and kind == "list":
        return (f"`{code}` is a list, but `.{name}` works on {type_words(owners[0])}. "
                f"Use it on the elements, one by one: `for element in {code}:`.")
    if owners and kind == "str" and owners[0] == "list":
        return (f"`{code}` is a string, but `.{name}` works on a list. "
                f"For a list, begin with `{code} = []`; to add text, use `+`.")
    if owners:
        return (f"`{code}` is {type_words(kind)}, but `.{name}` works on {type_words(owners[0])}. Check what "
                f"`{code}` holds.")
    if kind == "dict":
        return (f"`{code}` is a dictionary, which has no `.{name}`. For the value of a key, write "
                f"`{code}[\"{name}\"]`.")
    return (f"`{code}` is {type_words(kind)}, which has no `.{name}`. Check the spelling, and print `{code}` to see "
            "what it holds.")


def explain_module_attribute(failure):
    """Explains a name that a module doesn't have."""
    found = _MODULE.search(failure.message)
    if found is None:
        return None
    module, name = found.groups()
    return _nearest_in_module(module, name)


def _nearest_in_module(module, name):
    missing = explain_missing_name(module, name)
    if missing is not None:
        return missing
    names = [n for n in vars(sys.modules.get(module, re)) if not n.startswith("_")]
    other = same_except_case(name, names) or nearest(name, names)
    if other is not None:
        return f"The module `{module}` has no `{name}`. Did you mean `{other}`?"
    return f"The module `{module}` has no `{name}`. Check the spelling in the lesson or in Python's documentation."


def explain_imported_name(failure):
    """Explains `from ... import` of a name that the module doesn't have."""
    found = _IMPORT.search(failure.message)
    return None if found is None else _nearest_in_module(found[2], found[1])


def explain_missing_module(failure):
    """Explains an import of a module that doesn't exist here."""
    found = _NO_MODULE.search(failure.message)
    if found is None or "is not a package" in failure.message:
        return None
    name = found[1].partition(".")[0]
    # Pyodide's webbrowser asks for the browser's own module.
    is_browser = name == "js" and isinstance(failure.node, ast.Call)
    missing = explain_missing_library("webbrowser" if is_browser else found[1])
    if missing is not None:
        return missing
    if name in _NOT_IN_PYTHON:
        return (f"`{name}` isn't part of Python, and the sandbox has only Python's own modules. Solve the task "
                "without it.")
    names = [n for n in sys.stdlib_module_names if not n.startswith("_")]
    if name in names:
        return f"`{name}` is only in Python on Windows. Solve the task without it."
    other = same_except_case(name, names) or nearest(name, sorted(names))
    if other is not None:
        return f"There is no module called `{name}`. Did you mean `{other}`?"
    return f"The sandbox has no module called `{name}`. Check the spelling; only Python's own modules are available."
# cspell:ignore angr dateutil dotenv dpkt gmpy impacket nacl nmap pcapy pynput pyshark shodan Cryptodome
