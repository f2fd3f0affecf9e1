# advice: You show `e9 ff` as "éÿ", because `isprintable` asks about all of Unicode. Which numbers of bytes does the brief allow?
# look: 02-bytes-that-are-not-text
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if chr(byte).isprintable() else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
