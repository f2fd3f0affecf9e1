import struct

# Seconds since midnight, door, flags: bit 0 opened, bit 7 forced.
RECORD = "<IHB"
SIZE = struct.calcsize(RECORD)

log = bytes.fromhex("c01c0000070001 d21e0000070000 d91e00002c0181 0020")

whole = len(log) // SIZE * SIZE
for place in range(0, whole, SIZE):
    second, door, flags = struct.unpack(RECORD, log[place : place + SIZE])
    clock = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
    note = "refused"
    if flags & 0x80:
        note = "FORCED"
    elif flags & 0x01:
        note = "opened"
    print(clock, "door", door, note)
print(len(log) - whole, "bytes of an unfinished record")
