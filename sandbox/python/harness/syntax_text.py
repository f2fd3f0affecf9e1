"""Explanations of text whose quotes are missing or don't match."""

import builtins
import re

_LONGEST = 48
_ADDRESS = re.compile(r"\d+(\.\d+){2,3}(/\d+)?|\d+(:\d+)+")
# One word with a mark that no expression contains, such as https://example.com.
_ONE_WORD = re.compile(r"[\w.:/@!?-]*[:/@!?][\w.:/@!?-]*")
_OTHER_QUOTE = (
    re.compile(r"[(=,+]\s*\"[^'\"]*'[)\],]*\s*$"),
    re.compile(r"[(=,+]\s*'[^'\"]*\"[)\],]*\s*$"),
)
_UNTERMINATED = r"^unterminated (?:f-|t-)?string literal"


def _known(failure):
    return failure.names() | set(vars(builtins))


def explain_unquoted_argument(failure):
    """Explains several words without quotes in print() or input()."""
    found = re.search(r"\b(print|input)\s*\(([^\"'()]*)\)", failure.text)
    if found is None or len(found[2]) > _LONGEST or re.search(r"[+*/=%<>\[\]{}]", found[2]):
        return None
    words = re.findall(r"[^\W\d_]\w*", found[2])
    if len(words) < 2 or not _known(failure).isdisjoint(words):
        return None
    return f'Text needs quotes around it. Write `{found[1]}("{found[2].strip()}")`.'


def explain_unquoted_value(failure):
    """Explains an address, an URL or several words without quotes after `=`."""
    if len(failure.tokens) < 3 or failure.marks()[1] != "=":
        return None
    words = failure.tokens[2:]
    text = failure.text[words[0].start:].strip()
    if len(text) > _LONGEST:
        return None
    if _ADDRESS.fullmatch(text):
        return f'`{text}` is text for Python, not a number. Put quotes around it: `{failure.first} = "{text}"`.'
    are_words = len(words) > 1 and all(word.kind in ("name", "keyword") for word in words)
    if not are_words and _ONE_WORD.fullmatch(text) is None:
        return None
    if not _known(failure).isdisjoint(word.text for word in words):
        return None
    return f'Text needs quotes around it. Write `{failure.first} = "{text}"`.'


def explain_quote_inside(failure):
    """Explains text that contains the quote that surrounds it."""
    text = failure.text
    is_open = failure.matches(_UNTERMINATED) is not None
    has_apostrophe = text.count("'") > 2 and re.search(r"'[^'\"]*\w'\w", text) is not None
    if not failure.matches("Is this intended to be part of the string") and not (is_open and has_apostrophe):
        return None
    outer = '"' if '"' not in text else "'"
    return (f"The text contains the same quote that surrounds it, so it ends too early. Put {outer} around the "
            "whole text.")


def explain_open_quote(failure):
    """Explains text without one of its quotes."""
    if failure.matches(r"^unterminated triple-quoted"):
        return "Text that begins with three quotes must also end with three. Add them where the text ends."
    if not failure.matches(_UNTERMINATED):
        return None
    if any(pattern.search(failure.text) for pattern in _OTHER_QUOTE):
        return "The text begins with one kind of quote and ends with the other. Use the same quote on both sides."
    before, rest = failure.text[:failure.offset - 1], failure.text[failure.offset - 1:]
    quote = (re.findall(r"['\"]", rest) or ["its quote"])[0]
    if before[-1:].isalnum() and rest.startswith(quote):
        return (f"The text on line {failure.line} has a closing quote but no opening quote. Add {quote} where the "
                "text begins.")
    return f"The text that begins on line {failure.line} has no closing quote. Add {quote} where the text ends."
