# One line of hex digits, two for each byte.
data = bytes.fromhex(input())

for offset in range(0, len(data), 16):
    row = data[offset : offset + 16]
    print(offset, row.hex())
