# advice: Your wider gap stands between the ninth and the tenth byte. Positions are counted from 0, so which position does the ninth byte have?
# look: 03-nine-bytes
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:9].hex(" ") + "  " + row[9:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
