# title: One pattern for danger
# why: A look ahead, `(?!…)`, rules out plain numbers in the same pattern that finds the dangerous beginning. The quotes are written by hand, which takes one `replace`.
import csv
import io
import re

FORMULA = re.compile(r"(?![+-][0-9]+(?:\.[0-9]+)?\Z) *[=+@\t\r\n-]")


def quoted(cell):
    prefix = "'" if FORMULA.match(cell) else ""
    return '"' + prefix + cell.replace('"', '""') + '"'


def clean_csv(text):
    rows = csv.reader(io.StringIO(text))
    return "".join(",".join(map(quoted, row)) + "\r\n" for row in rows if row)
