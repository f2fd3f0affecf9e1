# advice: You put a space after every byte, also after the last one, so the column of a full row is 49 characters wide. Where do spaces stand if they're only between bytes?
# look: 04-exactly-one-row
data = bytes.fromhex(input())
for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    text = "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in row)
    column = ""
    for place, byte in enumerate(row):
        column += f"{byte:02x} "
        if place == 7:
            column += " "
    print(f"{offset:08x}  {column:<48}  |{text}|")
if data:
    print(f"{len(data):08x}")
