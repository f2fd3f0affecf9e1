# advice: Your second row begins at `00000016`: that is 16 in decimal. Which letter in a format asks for hex digits?
# look: 01-two-full-rows-and-a-rest
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08}")
