"""Explains in plain words what an error usually means and what to do about it.

Rules that read the learner's program come first, then sentences that need only Python's message. No code of the
learner's runs: types are compared by identity, and messages are plain strings.
"""

import re

from .error_sentences import SENTENCES
from .failure import Failure
from .rules import RULES, SYNTAX_RULES
from .syntax_failure import SyntaxFailure
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


_SENTENCES = _compiled({**SENTENCES, **SYNTAX_SENTENCES})


def _quoted(text):
    plain = " ".join((text or "").split())
    return plain if len(plain) <= _LONGEST_QUOTE else f"{plain[:_LONGEST_QUOTE]}..."


def _fitting(kind, message):
    for pattern, sentence in _SENTENCES[kind]:
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


def _failure_and_rules(error, message):
    lineage = _lineage_of(type(error))
    if SyntaxError in lineage:
        return SyntaxFailure(error, message), SYNTAX_RULES
    rules = [rule for ancestor in lineage for rule in RULES.get(ancestor, ())]
    return (Failure(error, message), rules) if rules else (None, ())


def _explain_in_program(error, message):
    """Returns an explanation that quotes the learner's program, or None if no rule applies."""
    try:
        failure, rules = _failure_and_rules(error, message)
        found = next((sentence for rule in rules if (sentence := rule(failure))), None)
    except Exception:
        # A rule that fails must not hide Python's own message.
        return None
    return None if found is None else " ".join(found.split())


def explain(error, message):
    """Returns one or two sentences on what an error usually means.

    message is Python's message for the error. Its type must be exactly str.
    """
    kind = type(error)
    name = _own_name(kind)
    if name is not None:
        return f"The program raised its own {name}, and nothing caught it."
    return _explain_in_program(error, message) or _explain_message(kind, message)


def _explain_message(kind, message):
    for ancestor in _lineage_of(kind):
        if ancestor in _SENTENCES:
            sentence = _fitting(ancestor, message)
            if sentence is not None:
                return sentence
    return "The program stopped here, because nothing caught this error."
