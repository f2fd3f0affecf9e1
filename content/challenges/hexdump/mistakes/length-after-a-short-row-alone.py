# advice: You print the number of bytes only when the last row is short, so it's missing after 16 bytes. It belongs at the end of every dump that has a row.
# look: 04-exactly-one-row
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = row[:8].hex(" ") + "  " + row[8:].hex(" ")
    print(f"{offset:08x}  {column:<48}  |{text}|")
    if len(row) < 16:
        print(f"{len(data):08x}")
