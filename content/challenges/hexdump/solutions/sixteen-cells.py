# title: Sixteen cells and a table of bytes
# why: A short row gets empty cells, so every row has the same width and needs no filling. A table of 256 bytes says once what each byte looks like, and `translate` applies it to a whole row.
WIDTH = 16
SHOWN = bytes(byte if 0x20 <= byte <= 0x7E else ord(".") for byte in range(256))


def line_of(offset, row):
    cells = [f"{byte:02x}" for byte in row] + ["  "] * (WIDTH - len(row))
    text = row.translate(SHOWN).decode()
    # An empty part between two others makes a gap of two spaces.
    return " ".join([f"{offset:08x}", "", *cells[:8], "", *cells[8:], "", f"|{text}|"])


data = bytes.fromhex(input())
offsets = range(0, len(data), WIDTH)
lines = [line_of(offset, data[offset : offset + WIDTH]) for offset in offsets]
if lines:
    print(*lines, f"{len(data):08x}", sep="\n")
