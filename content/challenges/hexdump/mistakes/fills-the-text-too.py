# advice: In a short row, you put spaces between the text and the closing `|`. Only the column of bytes has a fixed width; the text is as long as its row.
# look: 01-one-byte
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text:<16}|")
if data:
    print(f"{len(data):08x}")
