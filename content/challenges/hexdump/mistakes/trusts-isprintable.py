# Line 1: expected "00000000  7f 45 4c 46 02 01 01 00  e9 ff 1b 5b 32 4a 7e 7f  |.ELF.......[2J~.|", got "00000000  7f 45 4c 46 02 01 01 00  e9 ff 1b 5b 32 4a 7e 7f  |.ELF....éÿ.[2J~.|".
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if chr(byte).isprintable() else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
