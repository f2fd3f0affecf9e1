# advice: You leave the writer to decide, so `name` stands there without double quotes. The brief wants them around every cell.
# look: 01-a-formula-among-honest-cells
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
    writer = csv.writer(target)
    for row in csv.reader(io.StringIO(text)):
        if row:
            writer.writerow([harmless(cell) for cell in row])
    return target.getvalue()
