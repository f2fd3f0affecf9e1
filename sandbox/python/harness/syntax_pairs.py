"""Explanations of brackets that don't match, of values without anything between them, and of misplaced lines."""

import re

_OPERANDS = ("name", "number", "text")
_CLOSING = {"(": ")", "[": "]", "{": "}"}


def explain_bracket(failure):
    """Explains a bracket without its partner."""
    found = failure.matches(r"^'(.)' was never closed")
    if found is not None:
        return (f"The bracket `{found[1]}` on line {failure.line} is never closed. Add `{_CLOSING[found[1]]}` where "
                "it should end.")
    found = failure.matches(r"^unmatched '(.)'")
    if found is not None:
        return f"The `{found[1]}` on line {failure.line} closes nothing. Remove it, or add its opening bracket."
    found = failure.matches(r"^closing parenthesis '(.)' does not match opening parenthesis '(.)'")
    if found is not None:
        return (f"`{found[2]}` is closed by `{found[1]}`, a different kind of bracket. Write `{_CLOSING[found[2]]}` "
                "instead.")
    return None


def explain_f_string(failure):
    """Explains braces of an f-string."""
    if re.search(r"\b[fF][\"']", failure.text) is None:
        return None
    if failure.matches(r"^f-string: expecting '}'|^f-string: unmatched|^'{' was never closed"):
        return "A `{` in this f-string has no closing `}`. Add it after the name or expression."
    if failure.matches(r"^f-string: single '}'"):
        return "A `}` in this f-string has no opening `{`. Add it before the name, or write `}}` to print a brace."
    if failure.matches(r"^f-string: (valid expression required|empty expression)"):
        return "The braces of this f-string are empty. Write a name or an expression between them."
    return None


def _shown(token):
    return token.text if len(token.text) <= 24 else "the text"


def explain_two_statements(failure):
    """Explains a second statement on the same line."""
    depth = 0
    for before, after in failure.pairs():
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(before.text, 0)
        ends = before.text == ")" or before.kind in ("number", "text")
        rest = failure.text[after.start:]
        if depth == 0 and ends and after.kind == "name" and re.match(r"\w+\s*(\(|=[^=])", rest):
            return (f"Line {failure.line} holds two statements. Put `{rest.split()[0]}` and what follows it on a new "
                    "line.")
    return None


def _neighbors(failure):
    """Returns the pairs of values side by side."""
    pairs = failure.pairs() if failure.matches(r"^invalid syntax") else []
    return [(one, other) for one, other in pairs if one.kind in _OPERANDS and other.kind in _OPERANDS]


def explain_split_number(failure):
    """Explains a number with spaces or with several periods."""
    numbers = [pair for pair in _neighbors(failure) if pair[0].kind == pair[1].kind == "number"]
    if not numbers or any(mark in failure.text for mark in "([{"):
        return None
    one, other = numbers[0]
    return f"A number contains no spaces. Write {one.text}{other.text}." if len(other.text) == 3 else None


def explain_missing_comma(failure):
    """Explains two values side by side."""
    neighbors = _neighbors(failure)
    if not neighbors:
        return None
    one, other = map(_shown, neighbors[0])
    if any(mark in failure.text for mark in "([{"):
        return f"Between `{one}` and `{other}`, a comma or an operator is missing. Write `{one}, {other}`."
    return f"Between `{one}` and `{other}`, an operator is missing. Text needs quotes around it."


def explain_dictionary(failure):
    """Explains a dictionary without a colon or a value."""
    if failure.matches(r"^':' expected after dictionary key"):
        return "In a dictionary, a colon stands between each key and its value. Write `{\"key\": value}`."
    if failure.matches(r"^expression expected after dictionary key"):
        return "A key of this dictionary has no value. Write the value after the colon."
    return None


def explain_placement(failure):
    """Explains statements that only work inside a function or a loop."""
    found = failure.matches(r"^'(return|yield|await)' outside")
    if found is not None:
        return (f"`{found[1]}` works only inside a function. Indent line {failure.line} so that it belongs to its "
                "`def`, or remove it.")
    found = failure.matches(r"^'(break|continue)' (?:outside|not properly)")
    if found is not None:
        return (f"`{found[1]}` works only inside a loop. Indent line {failure.line} so that it belongs to its `for` "
                "or `while`.")
    return None


def explain_indentation(failure):
    """Explains lines that are indented too much, too little, or with tabs."""
    if failure.matches(r"inconsistent use of tabs"):
        return (f"Line {failure.line} mixes tabs and spaces at its beginning. Use four spaces for each level "
                "everywhere.")
    found = failure.matches(r"^expected an indented block after (.+?) on line (\d+)")
    if found is not None:
        what = re.sub(r"'(\w+)'", r"`\1`", found[1])
        return (f"The {what} on line {found[2]} needs at least one indented line below it. Put four spaces before "
                f"line {failure.line}.")
    if failure.matches(r"^unexpected indent") and failure.line == 1:
        return "Line 1 is indented, but a program begins without spaces. Remove the spaces at its beginning."
    if failure.matches(r"^unexpected indent"):
        return (f"Line {failure.line} is indented, but the line above doesn't open a block. Remove the spaces at its "
                "beginning.")
    if failure.matches(r"^unindent does not match"):
        return (f"Line {failure.line} isn't aligned with any line above. Use the same number of spaces as the lines "
                "it belongs to.")
    return None
