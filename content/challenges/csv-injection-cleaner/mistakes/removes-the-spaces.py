# advice: You put the quote in front of the stripped cell, so the two spaces of `  =1+1` are gone. Nothing may be removed from a cell.
# look: 04-a-space-in-front
import csv
import io
import re

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")
NUMBER = r"[+-][0-9]+(?:\.[0-9]+)?"


def harmless(cell):
    """Return the cell so that a spreadsheet takes it for text or for a plain number."""
    if cell.lstrip(" ").startswith(DANGEROUS) and not re.fullmatch(NUMBER, cell):
        return "'" + cell.lstrip(" ")
    return cell


def clean_csv(text):
    """Return the same table with every cell made harmless for a spreadsheet."""
    target = io.StringIO()
    writer = csv.writer(target, quoting=csv.QUOTE_ALL)
    for row in csv.reader(io.StringIO(text)):
        if row:
            writer.writerow([harmless(cell) for cell in row])
    return target.getvalue()
