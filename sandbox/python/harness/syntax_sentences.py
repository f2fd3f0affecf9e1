"""Explanations of the syntax errors that no rule explains; see error_sentences.py."""

SYNTAX_SENTENCES = {
    IndentationError: [
        (r"", "The indentation is wrong. Use four spaces for each level."),
    ],
    SyntaxError: [
        (r"^f-string: (.+)$", "There is an error inside the braces of an f-string: {0}."),
        (r"Perhaps you forgot a comma", "A comma or an operator is missing between two values."),
        (r"^'yield|^'await|^asynchronous",
         "This only works inside a function (for `await`, one that begins with `async def`). Check the "
         "indentation."),
        (r"^expected 'except' or 'finally' block",
         "A `try` needs an `except` after its block, at the same indentation. Add one."),
        (r"^expected 'else' after 'if'|^expected expression after 'else'",
         "An `if` inside an expression needs an `else` with a value."),
        (r"^leading zeros|^invalid (?:decimal|hexadecimal|octal|binary)|^invalid digit",
         "This is not a valid number. A name cannot begin with a digit, and a number cannot begin with 0."),
        (r"^cannot assign to (.+?)(?: here|$)|^'(.+?)' is an illegal expression",
         "Only a variable can be assigned a value, but there is something else on the left of the `=`."),
        (r"without a default follows", "Parameters with a default must come after those without one."),
        (r"^positional argument follows", "Keyword arguments must come after positional ones."),
        (r"^unexpected character after line continuation",
         "Nothing may follow a backslash that continues a line. In a path, write two backslashes."),
        (r"unicodeescape|malformed \\",
         "The backslash in this string begins an escape sequence. Write two backslashes, or put `r` "
         "before the string."),
        (r"^name '(.+?)' is (?:used|assigned to) (?:prior|before)",
         "The `global` or `nonlocal` statement for `{0}` must come before its first use."),
        (r"^duplicate (?:argument|parameter) '(.+?)'", "Two parameters of the function are called `{0}`."),
        (r"null bytes", "The code contains a null byte. Remove it."),
        (r"^invalid syntax",
         "Python can't read this line. Look in it and in the line before for a missing bracket, quote, colon "
         "or operator."),
        (r"", "Python can't read this line. Check this line and the one before."),
    ],
}
# cspell:ignore unicodeescape
