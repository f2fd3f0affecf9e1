# advice: You look only at the very first character, and `  =1+1` begins with a space. A spreadsheet may skip spaces: which character comes after them?
# look: 04-a-space-in-front
import csv
import io
import re

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")
NUMBER = r"[+-][0-9]+(?:\.[0-9]+)?"


def harmless(cell):
    """Return the cell so that a spreadsheet takes it for text or for a plain number."""
    if cell.startswith(DANGEROUS) and not re.fullmatch(NUMBER, cell):
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
