# makes: forgets-control-characters
import csv
import io
import re

DANGEROUS = ("=", "+", "-", "@")
NUMBER = r"[+-][0-9]+(?:\.[0-9]+)?"


def harmless(cell):
    """Return the cell so that a spreadsheet takes it for text or for a plain number."""
    # Only spaces: a plain lstrip would remove the tab and the line ends, which are dangerous themselves.
    if cell.lstrip(" ").startswith(DANGEROUS) and not re.fullmatch(NUMBER, cell):
        return "'" + cell
    return cell


def clean_csv(text):
    """Return the same table with every cell made harmless for a spreadsheet."""
    target = io.StringIO()
    writer = csv.writer(target, quoting=csv.QUOTE_ALL)
    for row in csv.reader(io.StringIO(text)):
        # The reader turns an empty line into an empty list.
        if row:
            writer.writerow([harmless(cell) for cell in row])
    return target.getvalue()
