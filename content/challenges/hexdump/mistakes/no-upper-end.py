# advice: You print every byte from `20` up as a character, so `e9 ff` shows as "éÿ". The printable range of the brief has an upper end too.
# look: 02-bytes-that-are-not-text
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if byte >= 0x20 else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
