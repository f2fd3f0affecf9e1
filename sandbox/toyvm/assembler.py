"""Turns text into the cells of a program, and back."""

import re

from .errors import AssemblyError
from .instructions import CELLS, CODES, NAMES, WITH_ARGUMENT

_LABEL = re.compile(r"([A-Za-z_]\w*):\s*(.*)", re.ASCII)
_NUMBER = re.compile(r"[0-9]{1,3}|0x[0-9A-Fa-f]{1,2}")


def _statements(text):
    """Yields the number, the label and the words of each line that has any."""
    for number, line in enumerate(text.splitlines(), 1):
        rest = line.partition(";")[0].strip()
        found = _LABEL.fullmatch(rest)
        label, rest = found.groups() if found else (None, rest)
        if label or rest:
            yield number, label, rest.split()


def _checked_size(number, words):
    name = words[0].upper()
    if name == "BYTE":
        return len(words) - 1
    if name not in CODES:
        raise AssemblyError(number, f"there is no instruction {words[0]}")
    expected = 1 + (name in WITH_ARGUMENT)
    if len(words) != expected:
        raise AssemblyError(number, f"{name} takes {'one argument' if expected == 2 else 'no argument'}")
    return expected


def _value(number, word, labels):
    if word in labels:
        return labels[word]
    value = int(word, 0) if _NUMBER.fullmatch(word) and not re.fullmatch(r"0[0-9]+", word) else CELLS
    if value >= CELLS:
        raise AssemblyError(number, f"{word} is neither a label nor a number from 0 to {CELLS - 1}")
    return value


def assemble(text):
    """Returns the cells of a program as bytes.

    A line has an optional label with a colon, an instruction with its argument, and an optional comment after a
    semicolon. An argument is a number, also in hexadecimal such as 0x1f, or a label. `BYTE` puts numbers into cells.

    Raises AssemblyError if a line can't be read.
    """
    labels, lines, place = {}, [], 0
    for number, label, words in _statements(text):
        if label in labels:
            raise AssemblyError(number, f"the label {label} exists already")
        if label:
            labels[label] = place
        if words:
            place += _checked_size(number, words)
            lines.append((number, words))
        if place > CELLS:
            raise AssemblyError(number, f"the program has more than {CELLS} cells")
    cells = bytearray()
    for number, (name, *arguments) in lines:
        if name.upper() != "BYTE":
            cells.append(CODES[name.upper()])
        cells.extend(_value(number, argument, labels) for argument in arguments)
    return bytes(cells)


def disassemble(cells):
    """Returns the lines of a program: the number of the cell and the instruction, or BYTE for other numbers."""
    lines, place = [], 0
    while place < len(cells):
        name = NAMES.get(cells[place])
        if name in WITH_ARGUMENT and place + 1 < len(cells):
            lines.append(f"{place:3} {name} {cells[place + 1]}")
            place += 2
            continue
        known = name is not None and name not in WITH_ARGUMENT
        lines.append(f"{place:3} {name if known else f'BYTE {cells[place]}'}")
        place += 1
    return lines
