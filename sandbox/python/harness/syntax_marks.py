"""Explanations of lines with wrong or missing operators and other marks, and of names that aren't names."""

import re
import unicodedata

_LONGEST = 48
_REPLACEMENTS = {
    **dict.fromkeys("“”„‟«»″", '"'), **dict.fromkeys("‘’‚‛′`´", "'"), **dict.fromkeys("–—−‐‑", "-"),
    "×": "*", "·": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "!=", "，": ",", "；": ";", "：": ":", "（": "(",
    "）": ")", "【": "[", "】": "]", "！": "!", "＝": "=", "…": "...", "→": "->", "＋": "+", "。": ".",
}
# What to do about an invisible character of a Unicode category: a space, a line separator or a paragraph separator.
_INVISIBLE = {
    "Zs": "Delete the spaces in this line and type them again.",
    **dict.fromkeys(("Zl", "Zp"), "Delete it and press Enter in its place."),
}
_CONDITIONS = ("if", "elif", "while")
_OPERATORS = {
    "&&": "and", "||": "or", "=<": "<=", "=>": ">=", "<>": "!=", "===": "==", "!==": "!=",
}


def explain_character(failure):
    """Explains a character that only looks like one of Python's, and an invisible one."""
    found = failure.matches(r"^invalid character '(.)' \((U\+\w+)\)")
    if found is not None:
        other = _REPLACEMENTS.get(found[1])
        if other is None:
            return f"Python knows the character {found[1]} only inside quotes. Delete it, or put the text in quotes."
        return f"Python doesn't know the character {found[1]} on line {failure.line}. Type {other} instead."
    found = failure.matches(r"^invalid non-printable character (U\+\w+)")
    if found is None:
        return None
    kind = unicodedata.category(chr(int(found[1].removeprefix("U+"), 16)))
    advice = _INVISIBLE.get(kind, "It isn't one of the spaces: delete the line and type it again.")
    return f"Line {failure.line} contains an invisible character ({found[1]}) that was copied with the text. {advice}"


def _operator_advice(before, mark):
    if mark in _OPERATORS:
        return f"Python has no `{mark}`. Write `{_OPERATORS[mark]}`."
    if mark in ("++", "--") and before is not None and before.kind == "name":
        return f"Python has no `{mark}`. Write `{before.text} {mark[0]}= 1`."
    if mark == "!" and (before is None or before.kind in ("keyword", "mark")):
        return "Python has no `!` for the opposite of a condition. Write `not`."
    return None


def explain_operator(failure):
    """Explains operators of other languages."""
    pairs = zip([None, *failure.tokens], failure.tokens)
    return next((found for before, after in pairs if (found := _operator_advice(before, after.text))), None)


def explain_choice(failure):
    """Explains `a ? b : c`."""
    words = failure.marks()
    if "?" not in words or ":" not in words[words.index("?"):]:
        return None
    return "Python has no `? :`. Write `a if condition else b`."


def _target(failure):
    """Returns the tokens before `=`."""
    words = failure.marks()
    return failure.tokens[:words.index("=")] if "=" in words else []


def explain_name_with_hyphen(failure):
    """Explains a name that contains a hyphen."""
    target = _target(failure)
    if len(target) < 3 or any(token.kind != "name" for token in target[::2]):
        return None
    if any(token.text != "-" for token in target[1::2]):
        return None
    wrong = "".join(token.text for token in target)
    return (f"A name can't contain a hyphen, because Python reads it as minus. Write `{wrong.replace('-', '_')}` "
            f"instead of `{wrong}`.")


def explain_name_with_space(failure):
    """Explains a name that consists of several words."""
    target = _target(failure)
    if len(target) not in (2, 3) or any(token.kind != "name" for token in target):
        return None
    joined = "_".join(token.text for token in target)
    return f"A name can't contain spaces. Join the words with underscores: `{joined} = ...`."


def explain_name_with_digit(failure):
    """Explains a name that begins with a digit, and numbers that Python writes differently."""
    if failure.matches(r"^leading zeros"):
        return "A number can't begin with 0. Remove the zeros in front, or put it in quotes if it is text."
    found = re.search(r"(?<![\w.])(\d+)([^\W\d]\w*)", failure.text)
    if not failure.matches(r"^invalid (decimal|hexadecimal|octal|binary)|^invalid digit") or found is None:
        return None
    if re.match(r"\s*=[^=]", failure.text[found.end():]):
        return f"A name can't begin with a digit. Put a letter in front of `{found[0]}`."
    return (f"`{found[0]}` is neither a number nor a name. Put it in quotes if it is text, or write an operator "
            f"after {found[1]}.")


def explain_swapped_sides(failure):
    """Explains a value on the left of `=`."""
    found = failure.matches(r"^cannot assign to (literal|expression|function call|f-string)")
    words = failure.marks()
    if found is None or failure.first in ("if", "elif", "while", "return", "print", "assert"):
        return None
    if words.count("=") == 1 and words.index("=") == len(words) - 2 and failure.tokens[-1].kind == "name":
        value = failure.text[:failure.tokens[-2].start].strip()
        return f"The name goes on the left of `=`, and its value on the right. Write `{words[-1]} = {value}`."
    if "{" in words and found[1] == "literal":
        return "In a dictionary, a colon stands between each key and its value. Replace `=` with `:`."
    return "Only a name can be on the left of `=`. To compare two values, write `==`."


def explain_assigned_condition(failure):
    """Explains `=` in a condition."""
    if not failure.matches(r"Maybe you meant '==' "):
        return None
    where = f" in this `{failure.first}`" if failure.first in ("if", "elif", "while") else ""
    return f"A single `=` gives a variable a value. To compare{where}, write `==`."


def explain_walrus(failure):
    """Explains `:=` in place of `=`."""
    if failure.marks()[1:2] != [":="]:
        return None
    return f"An assignment needs only `=`. Write `{failure.first} = ...`."


def explain_missing_colon(failure):
    """Explains a line that opens a block but doesn't end with a colon."""
    if failure.matches(r"^invalid syntax$") and failure.first in _CONDITIONS and ":" not in failure.marks():
        return f"The `{failure.first}` on line {failure.line} has no colon. Add `:` after its condition."
    if not failure.matches(r"^expected ':'"):
        return None
    word = failure.first if failure.first.isalpha() else "block"
    return f"Line {failure.line} begins with `{word}`, so it must end with a colon. Add `:` at its end."


def explain_missing_parentheses(failure):
    """Explains the missing parentheses of print and of a function definition."""
    found = failure.matches(r"^Missing parentheses in call to '(\w+)'")
    if found is not None:
        rest = failure.text.strip().removeprefix(found[1]).strip()
        shown = rest if 0 < len(rest) <= _LONGEST else "..."
        return f"`{found[1]}` needs parentheses around what it gets. Write `{found[1]}({shown})`."
    if failure.matches(r"^expected '\('") and failure.first == "def":
        name = failure.marks()[1] if len(failure.tokens) > 1 else "name"
        return f"A function needs parentheses after its name, even without parameters. Write `def {name}():`."
    return None
