# advice: You ask `isalnum`, so the bracket and the spaces become periods, and "é" doesn't. The brief allows bytes by their number, not by their kind.
# look: 02-bytes-that-are-not-text
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if chr(byte).isalnum() else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
