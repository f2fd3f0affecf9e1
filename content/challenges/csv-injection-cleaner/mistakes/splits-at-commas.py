# advice: You split at every comma, so `"Printer, third floor"` falls into two cells. The module `csv` knows which commas belong to a cell.
# look: 03-commas-and-line-breaks
import re


def clean_csv(text):
    result = ""
    for line in text.splitlines():
        if line:
            cells = []
            for cell in line.split(","):
                cell = cell.strip('"').replace('""', '"')
                if cell.lstrip(" ")[:1] in ("=", "+", "-", "@", "\t") and not re.fullmatch(r"[+-]\d+(\.\d+)?", cell):
                    cell = "'" + cell
                cells.append('"' + cell.replace('"', '""') + '"')
            result += ",".join(cells) + "\r\n"
    return result
