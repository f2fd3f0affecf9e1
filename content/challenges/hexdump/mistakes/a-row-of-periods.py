# advice: You decode a whole row, and one byte that isn't text turns all of it into periods. Decide for each byte alone.
# look: 02-bytes-that-are-not-text
ROW = 16


def text_of(row):
    """The row as text, with a period for every byte that ASCII doesn't print."""
    try:
        return row.decode("ascii")
    except UnicodeDecodeError:
        return "." * len(row)


def hex_of(row):
    """The row as hex, with a wider gap in its middle."""
    return row[:8].hex(" ") + "  " + row[8:].hex(" ")


data = bytes.fromhex(input())
for offset in range(0, len(data), ROW):
    row = data[offset : offset + ROW]
    print(f"{offset:08x}  {hex_of(row):<48}  |{text_of(row)}|")
if data:
    print(f"{len(data):08x}")
