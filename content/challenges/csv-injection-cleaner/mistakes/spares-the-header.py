# advice: The first row stays as it is in your result, so `=total` is still a formula. A form can put anything into that row as well.
# look: 03-the-header-too
import csv
import io
import re

DANGEROUS = ("=", "+", "-", "@", "\t", "\r", "\n")
NUMBER = r"[+-][0-9]+(?:\.[0-9]+)?"


def harmless(cell):
    """Return the cell so that a spreadsheet takes it for text or for a plain number."""
    if cell.lstrip(" ").startswith(DANGEROUS) and not re.fullmatch(NUMBER, cell):
        return "'" + cell
    return cell


def clean_csv(text):
    """Return the same table with every cell made harmless for a spreadsheet."""
    target = io.StringIO()
    writer = csv.writer(target, quoting=csv.QUOTE_ALL)
    for number, row in enumerate(csv.reader(io.StringIO(text))):
        if row:
            writer.writerow([harmless(cell) for cell in row] if number else row)
    return target.getvalue()
