# advice: You put a quote in front of -12.50, so accounts can no longer add it up. When does a cell with a sign stay as it is?
# look: 02-numbers-stay
import csv
import io
import re

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")
NUMBER = r"[+-][0-9]+(?:\.[0-9]+)?"


def harmless(cell):
    """Return the cell so that a spreadsheet takes it for text or for a plain number."""
    if cell.lstrip(" ").startswith(DANGEROUS):
        return "'" + cell
    return cell


def clean_csv(text):
    """Return the same table with every cell made harmless for a spreadsheet."""
    target = io.StringIO()
    writer = csv.writer(target, quoting=csv.QUOTE_ALL)
    for row in csv.reader(io.StringIO(text)):
        if row:
            writer.writerow([harmless(cell) for cell in row])
    return target.getvalue()
