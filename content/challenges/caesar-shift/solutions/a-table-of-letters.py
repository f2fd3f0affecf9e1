# title: Build a table and translate
# why: The alphabet is paired with its moved copy once. `translate` looks up each character and leaves everything else as it is, so there is no branch.
from string import ascii_lowercase, ascii_uppercase


def shift(text, key):
    table = {}
    for row in (ascii_lowercase, ascii_uppercase):
        start = key % 26
        table.update(str.maketrans(row, row[start:] + row[:start]))
    return text.translate(table)
