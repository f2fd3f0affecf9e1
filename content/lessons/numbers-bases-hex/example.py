header = "c73601bb"

source = int(header[:4], 16)
destination = int(header[4:], 16)
flags = 0x12

print("source port:     ", source)
print("destination port:", destination)
print(f"flags:            {flags} = 0x{flags:02x} = 0b{flags:08b}")
print("high byte of source:", source // 256)
print("low byte of source: ", source % 256)
