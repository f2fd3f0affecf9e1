# advice: Your second row begins with `00000001`: you number the rows. The offset is the position of the row's first byte in the data.
# look: 01-two-full-rows-and-a-rest
data = bytes.fromhex(input())
for number, offset in enumerate(range(0, len(data), 16)):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{number:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
