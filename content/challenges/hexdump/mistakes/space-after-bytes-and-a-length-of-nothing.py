# advice: You put a space after the last byte as well, so the column of a full row is too wide: spaces stand only between bytes. And no bytes should print nothing, not `00000000`.
# look: 04-exactly-one-row
ROW = 16


def text_of(row):
    """The row as text, with a period for every byte that ASCII doesn't print."""
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)


def hex_of(row):
    """The row as hex, with a wider gap in its middle."""
    cells = [f"{byte:02x} " for byte in row]
    return "".join(cells[:8]) + " " + "".join(cells[8:])


data = bytes.fromhex(input())
for offset in range(0, len(data), ROW):
    row = data[offset : offset + ROW]
    print(f"{offset:08x}  {hex_of(row):<48}  |{text_of(row)}|")
print(f"{len(data):08x}")
