"""Explains in one plain sentence what an error usually means.

No code of the learner's runs: types are compared by identity, and messages are plain strings.
"""

import re

from .error_sentences import SENTENCES
from .syntax_sentences import SYNTAX_SENTENCES

_LONGEST_QUOTE = 60
_LEARNER_MODULES = ("__main__", "solution")

_lineage_of = type.__dict__["__mro__"].__get__
_namespace_of = type.__dict__["__dict__"].__get__
_name_of = type.__dict__["__name__"].__get__


def _compiled(table):
    return {
        kind: [(re.compile(pattern, re.DOTALL), sentence) for pattern, sentence in rows]
        for kind, rows in table.items()
    }


_RULES = _compiled({**SENTENCES, **SYNTAX_SENTENCES})


def _quoted(text):
    plain = " ".join((text or "").split())
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[:_LONGEST_QUOTE]}..."


def _fitting(kind, message):
    for pattern, sentence in _RULES[kind]:
        found = pattern.search(message)
        if found:
            return sentence.format(*map(_quoted, found.groups()))
    return None


def _own_name(kind):
    """Returns the name of the class if the learner wrote it, or None."""
    module = _namespace_of(kind).get("__module__")
    if type(module) is str and module in _LEARNER_MODULES:
        return _quoted(str.__str__(_name_of(kind)))
    return None


def explain(error, message):
    """Returns a sentence on what an error usually means.

    message is Python's message for the error. Its type must be exactly str.
    """
    kind = type(error)
    name = _own_name(kind)
    if name is not None:
        return f"The program raised its own {name}, and nothing caught it."
    for ancestor in _lineage_of(kind):
        if ancestor in _RULES:
            sentence = _fitting(ancestor, message)
            if sentence is not None:
                return sentence
    return "The program stopped here, because nothing caught this error."
