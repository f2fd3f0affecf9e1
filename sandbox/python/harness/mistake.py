"""Finds the syntax error in a program that is still being written. Nothing of the program runs."""

import json
from traceback import TracebackException

from .explanations import explain
from .learner_source import BYTE_ORDER_MARK
from .own_frames import SOLUTION
from .trace import remember_source


def _columns(line, start, end):
    """Returns where characters of a line begin and end, from 1 and in UTF-16 as editors count them."""
    return [len(line[:position - 1].encode("utf-16-le")) // 2 + 1 for position in (start, end)]


def _range(error, lines):
    """Returns the number of a line that isn't blank and the range of the error in it."""
    number = min(max(error.lineno or 1, 1), len(lines))
    start, end = error.offset or 0, error.end_offset or 0
    if error.end_lineno != error.lineno:
        end = len(lines[number - 1]) + 1
    if isinstance(error, IndentationError):
        start = 0
    if not lines[number - 1].strip():
        # The block or bracket that is missing belongs to what is above.
        number = max((n for n, line in enumerate(lines[:number], 1) if line.strip()), default=number)
        start = 0
    line = lines[number - 1]
    if start < 1:
        start, end = len(line) - len(line.lstrip()) + 1, len(line.rstrip()) + 1
    # What is missing at the end of a line is marked at its last character.
    start = max(1, min(start, len(line)))
    return number, _columns(line, start, min(max(end, start + 1), len(line) + 1))


def _explained(error):
    trace = TracebackException.from_exception(error, compact=True)
    # Only this call adds Python's suggestion to the message.
    "".join(trace.format())
    return explain(error, str.__str__(trace.msg or str(error)))


def find_mistake(source):
    """Returns the first syntax error of a program as JSON: `line`, `column`, `endColumn` and a plain `message`.

    Returns an empty string if Python can read the program, or if the program is too deep to read.
    """
    marked, source = source, source.removeprefix(BYTE_ORDER_MARK)
    try:
        compile(source, SOLUTION, "exec", dont_inherit=True)
    except SyntaxError as error:
        remember_source(source)
        line, columns = _range(error, source.split("\n"))
        skipped = len(marked) - len(source) if line == 1 else 0
        column, end_column = [column + skipped for column in columns]
        message = _explained(error)
        return json.dumps({"line": line, "column": column, "endColumn": end_column, "message": message})
    except (ValueError, RecursionError, OverflowError, MemoryError):
        return ""
    return ""
