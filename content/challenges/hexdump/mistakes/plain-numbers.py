# advice: You print the offset as it is, `0` and `16`, and the number of bytes as well. Both are eight hex digits: a format can do that.
# look: 01-two-full-rows-and-a-rest
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
    print(f"{offset}  {hex_of(row):<48}  |{text_of(row)}|")
if data:
    print(f"{len(data)}")
