"""Explanations of lines whose words Python does not expect: keywords, other languages, pasted prompts."""

import re

from .similar_names import nearest_keyword

_TYPES = ("int", "str", "string", "String", "float", "double", "bool", "boolean", "char")
_DECLARATIONS = ("var", "let", "const")
_FUNCTION_WORDS = ("function", "func", "fn", "fun", "define", "sub", "void", "procedure")
_OTHER_STATEMENTS = {
    "switch": "Write `if`, `elif` and `else`.",
    "select": "Write `if`, `elif` and `else`.",
    "foreach": "Write `for ... in ...:`.",
    "catch": "Write `except`.",
    "do": "Write `while True:` and leave the loop with `break`.",
}
_BLOCKS = ("if", "elif", "else", "for", "while", "def", "class", "try", "except", "finally", "with", "match")
_STARTERS = (*_BLOCKS, "return", "import", "from", "break", "continue", "pass", "del", "global", "assert", "raise")


def explain_prompt(failure):
    """Explains a line that was copied together with Python's prompt."""
    found = re.match(r"\s*(>>>|\.\.\.)(\s|$)", failure.text)
    if found is None:
        return None
    return (f"Line {failure.line} begins with `{found[1]}`, which is the prompt of an interactive Python and "
            "not part of the program. Delete it on every line.")


def explain_line_number(failure):
    """Explains a line that was copied together with its number."""
    found = re.match(r"\s*(\d+)[.:|)]?\s+[^\W\d]", failure.text)
    if found is None or int(found[1]) != failure.line:
        return None
    return (f"Line {failure.line} begins with its line number, {found[1]}. "
            "Delete the numbers that were copied with the program.")


def explain_else_if(failure):
    """Explains `else if` and its spellings in other languages, and `else` with a condition."""
    words = failure.marks()[:2]
    if words == ["else", "if"] or failure.first in ("elseif", "elsif", "elsIf", "elseIf"):
        wrong = " ".join(words) if words[0] == "else" else failure.first
        return f"Python has no `{wrong}`. Write `elif`."
    if words[:1] == ["else"] and len(words) == 2 and words[1] != ":" and failure.matches("^expected ':'"):
        return "`else` takes no condition. Write `else:`, or `elif` if there is another condition."
    return None


def explain_other_comment(failure):
    """Explains a comment in the form of another language."""
    found = re.match(r"\s*(//|/\*|<!--|-- )", failure.text)
    return None if found is None else f"In Python, a comment begins with `#`. Replace `{found[1].strip()}` with `#`."


def explain_other_language(failure):
    """Explains the first word of a statement in another language."""
    advice = _OTHER_STATEMENTS.get(failure.first)
    if advice is not None:
        return f"Python has no `{failure.first}`. {advice}"
    if failure.first not in _FUNCTION_WORDS or len(failure.tokens) < 2 or failure.tokens[1].kind != "name":
        return None
    return f"A function begins with `def`. Write `def {failure.tokens[1].text}(...):`."


def explain_declaration(failure):
    """Explains a type or a word such as var before the name of a variable."""
    words = failure.marks()
    if failure.first not in (*_TYPES, *_DECLARATIONS) or len(words) < 3 or words[2] != "=":
        return None
    return f"Variables are not declared in Python. Remove `{failure.first}` and write `{words[1]} = ...`."


def explain_c_loop(failure):
    """Explains a for loop in the form of other languages."""
    if failure.first != "for":
        return None
    words = failure.marks()
    if ";" in words or "to" in words or words[2:3] == ["="]:
        return "A for loop goes through a sequence. To count from 0 to 9, write `for i in range(10):`."
    if "in" not in words and len(words) > 2:
        name = words[1] if failure.tokens[1].kind == "name" else "i"
        return f"The word `in` is missing. Write `for {name} in ...:`."
    return None


def explain_block_marks(failure):
    """Explains braces and words that other languages put around a block."""
    words = failure.marks()
    if failure.first not in _BLOCKS and failure.first != "}" or not words:
        return None
    if words[-1] in ("{", "}"):
        return ("Python has no braces around blocks. End this line with a colon and indent the lines below it by "
                "four spaces.")
    if words[-1] in ("then", "do") or words[-2:] in (["then", ":"], ["do", ":"]):
        wrong = words[-1] if words[-1] != ":" else words[-2]
        return f"Python has no `{wrong}` here. Remove it and end the line with a colon."
    return None


def explain_suggested_keyword(failure):
    """Explains a misspelled keyword that Python recognizes itself."""
    suggested = failure.matches(r"^invalid syntax\. Did you mean '(\w+)'\?")
    if suggested is None:
        return None
    wrong = next((token.text for token in failure.tokens if nearest_keyword(token.text) == suggested[1]), None)
    name = "A keyword is misspelled." if wrong is None else f"`{wrong}` isn't a keyword."
    return f"{name} Did you mean `{suggested[1]}`?"


def explain_misspelled_keyword(failure):
    """Explains a line that begins with a misspelled keyword."""
    if len(failure.tokens) < 2 or failure.tokens[0].kind != "name":
        return None
    other = nearest_keyword(failure.first)
    if other not in _STARTERS:
        return None
    follows = failure.tokens[1].text
    is_call = follows == "(" and not failure.text.rstrip().endswith(":")
    if follows in ("=", ".", ")") or is_call:
        return None
    return f"`{failure.first}` isn't a keyword. Did you mean `{other}`?"


def _keyword_as_name(failure):
    kinds = [token.kind for token in failure.tokens[:2]]
    if kinds[:1] == ["keyword"] and failure.marks()[1:2] == ["="]:
        return failure.first
    is_definition = failure.first in ("def", "for", "class") and kinds[1:] == ["keyword"]
    return failure.tokens[1].text if is_definition else None


def explain_keyword_as_name(failure):
    """Explains a keyword that is used as the name of a variable, a function or a class."""
    word = _keyword_as_name(failure)
    if word is None:
        return None
    if word in ("True", "False", "None"):
        return f"`{word}` is a fixed value of Python, so it can't be a name. Choose another name."
    return f"`{word}` is one of Python's keywords, so it can't be a name. Choose another, such as `{word}_`."


def explain_missing_condition(failure):
    """Explains `x > 5 and < 10`, where the second comparison has no left side."""
    for before, after in failure.pairs():
        if before.text in ("and", "or") and after.text in ("<", ">", "<=", ">=", "==", "!="):
            return (f"After `{before.text}`, the left side of `{after.text}` is missing. "
                    f"Repeat the name on both sides, such as `x > 1 {before.text} x {after.text} 9`.")
    return None


def explain_lonely_branch(failure):
    """Explains else, elif, except and finally without the statement that they belong to."""
    owners = {"else": "if", "elif": "if", "except": "try", "finally": "try"}
    owner = owners.get(failure.first)
    if owner is None or not failure.matches(r"^invalid syntax$"):
        return None
    return (f"This `{failure.first}` has no `{owner}` above it with the same indentation. Align the two, and leave no "
            "unindented line between them.")


def explain_global_value(failure):
    """Explains a global statement that also assigns."""
    if failure.first not in ("global", "nonlocal") or "=" not in failure.marks():
        return None
    name = failure.marks()[1]
    return f"`{failure.first}` only names the variable. Assign its value on the next line: `{name} = ...`."


def explain_import(failure):
    """Explains an import statement without the name of a module."""
    if failure.first not in ("import", "from"):
        return None
    words = failure.marks()
    if len(words) > 1 and failure.tokens[1].kind == "text":
        return f"The name of a module has no quotes. Write `{failure.first} {words[1][1:-1]}`."
    if words[-1] == ")" and "(" in words:
        return "An import takes only the name of the function. Remove the parentheses after it."
    if words[-1] == "import":
        return "The names to import are missing. Write them after `import`."
    if failure.first == "import" and "from" in words:
        return f"The order is the other way around. Write `from {words[-1]} import {words[1]}`."
    return None


def explain_parameter_value(failure):
    """Explains a value in place of a parameter's name."""
    if failure.first != "def" or len(failure.tokens) < 4 or failure.tokens[2].text != "(":
        return None
    if failure.tokens[3].kind not in ("text", "number"):
        return None
    return (f"A function definition lists names, not values. Write a name instead of `{failure.tokens[3].text}`, and "
            "pass the value when you call the function.")
