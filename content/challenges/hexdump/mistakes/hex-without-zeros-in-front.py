# advice: Your offsets are hex, but they have as few digits as they need: `0` and `10`. Fill them with zeros up to eight digits.
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
    print(f"{offset:x}  {hex_of(row):<48}  |{text_of(row)}|")
if data:
    print(f"{len(data):x}")
