# advice: Your column of bytes is 47 characters wide in a short row. Two groups of 23 and two spaces between them are more than that.
# look: 01-one-byte
ROW = 16


def text_of(row):
    """The row as text, with a period for every byte that ASCII doesn't print."""
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)


def hex_of(row):
    """The row as hex, with a wider gap in its middle."""
    return row[:8].hex(" ") + "  " + row[8:].hex(" ")


data = bytes.fromhex(input())
for offset in range(0, len(data), ROW):
    row = data[offset : offset + ROW]
    print(f"{offset:08x}  {hex_of(row):<47}  |{text_of(row)}|")
if data:
    print(f"{len(data):08x}")
