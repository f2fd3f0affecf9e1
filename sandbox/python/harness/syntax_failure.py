"""A program that Python cannot read, with the words and marks of the line where it gave up."""

import keyword
import re
from typing import NamedTuple

from .learner_source import LearnerSource
from .own_frames import SOLUTION

_TOKEN = re.compile(
    r"""(?P<text>[A-Za-z]{0,2}(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))"""
    r"|(?P<comment>\#.*)"
    r"|(?P<number>\d[\w.]*|\.\d[\w.]*)"
    r"|(?P<name>[^\W\d]\w*)"
    r"|(?P<mark>&&|\|\||\+\+|--|=>|=<|<>|===|!==|[=!<>:+*/%-]=|->|\*\*|//|\S)"
)
_MOST_LINES = 10_000
_BINDING_WORDS = ("def", "class", "for", "import", "as", "global")


class Token(NamedTuple):
    """A word or mark of a line. The kind is `text`, `number`, `name`, `keyword` or `mark`."""

    kind: str
    text: str
    start: int
    end: int


def read_tokens(line):
    """Splits a line into tokens, however broken it is."""
    tokens = []
    for found in _TOKEN.finditer(line):
        kind, text = found.lastgroup, found[0]
        if kind == "comment":
            break
        if kind == "name" and keyword.iskeyword(text):
            kind = "keyword"
        tokens.append(Token(kind, text, found.start(), found.end()))
    return tokens


def _text_of(error, line):
    """Returns the source of the error. Of code that a program compiles while it runs, only the line is known."""
    if type(error.filename) is str and error.filename == SOLUTION:
        return None
    text = error.text if type(error.text) is str else ""
    return "\n" * min(max(line - 1, 0), _MOST_LINES) + text


class SyntaxFailure:
    """A syntax error and its line."""

    def __init__(self, error, message):
        self.message = message
        self.line = error.lineno if type(error.lineno) is int else 0
        self.source = LearnerSource(_text_of(error, self.line))
        self.offset = error.offset if type(error.offset) is int else 0
        self.text = self.source.line(self.line)
        self.tokens = read_tokens(self.text)
        self.first = self.tokens[0].text if self.tokens else ""

    def matches(self, pattern):
        """Returns the match of a pattern with Python's message, or None."""
        return re.search(pattern, self.message)

    def pairs(self):
        """Returns each token with the one after it."""
        return list(zip(self.tokens, self.tokens[1:]))

    def marks(self):
        """Returns the texts of all tokens."""
        return [token.text for token in self.tokens]

    def names(self):
        """Returns the names that the lines of the program seem to give a meaning."""
        found = set()
        for line in self.source.lines:
            tokens = read_tokens(line)
            for before, token, after in zip([None, *tokens], tokens, [*tokens[1:], None]):
                is_bound = before is not None and before.text in _BINDING_WORDS
                follows = "" if after is None else after.text
                is_listed = follows in ("in", ",", ")") and line.lstrip().startswith(("def ", "for "))
                if token.kind == "name" and (is_bound or is_listed or follows == "="):
                    found.add(token.text)
        return found
# cspell:ignore lastgroup
