# advice: For a single byte, your last line is `00000010`: you count 16 bytes in a row that is shorter. How many bytes are there really?
# look: 01-one-byte
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{offset + 16:08x}")
