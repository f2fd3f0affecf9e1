# advice: You leave out `7f`, so your text has fewer characters than the row has bytes. What stands in the text for a byte that isn't printable?
# look: 02-bytes-that-are-not-text
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) for byte in row if 0x20 <= byte <= 0x7E)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
