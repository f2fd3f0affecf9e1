# advice: You print "*" for a row that repeats the one before it, and `00000000` when there are no bytes. The brief wants every row, and nothing at all for no bytes.
# look: 10-equal-rows
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
    if offset and row == data[offset - ROW : offset]:
        print("*")
        continue
    print(f"{offset:08x}  {hex_of(row):<48}  |{text_of(row)}|")
print(f"{len(data):08x}")
