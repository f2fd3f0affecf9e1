ROW = 16


def text_of(row):
    """The row as text, with a period for every byte that ASCII doesn't print."""
    # The range names what may be shown. `isprintable` would allow most of Unicode.
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)


def hex_of(row):
    """The row as hex, with a wider gap in its middle."""
    return row[:8].hex(" ") + "  " + row[8:].hex(" ")


data = bytes.fromhex(input())
for offset in range(0, len(data), ROW):
    row = data[offset : offset + ROW]
    # The finished column is filled, so that a short row lines up whatever it lacks.
    print(f"{offset:08x}  {hex_of(row):<48}  |{text_of(row)}|")
if data:
    print(f"{len(data):08x}")
