# advice: Your PNG has 70 bytes instead of 74: the checksum of `IEND` belongs to it, too.
# look: 01-a-png-between-zeros
import struct
import sys
blob = bytes.fromhex(sys.stdin.read())
def end_of_png(start):
    p = start + 8
    while p + 12 <= len(blob):
        length, kind = struct.unpack_from(">I4s", blob, p)
        p += 12 + length
        if p > len(blob):
            return None
        if kind == b"IEND":
            return p - 4
    return None
def end_of_jpeg(start):
    i = blob.find(b"\xff\xd9", start + 3)
    return None if i == -1 else i + 2
def end_of_bmp(start):
    (size,) = struct.unpack_from("<I", blob, start + 2)
    return start + size if start + size <= len(blob) else None
def kind_at(start):
    if blob.startswith(b"\x89PNG\r\n\x1a\n", start):
        return "png"
    if blob.startswith(b"\xff\xd8\xff", start):
        return "jpeg"
    if blob.startswith(b"BM", start) and start + 10 <= len(blob):
        size, zero = struct.unpack_from("<II", blob, start + 2)
        if zero == 0 and size >= 26:
            return "bmp"
    return None
ENDS = {"png": end_of_png, "jpeg": end_of_jpeg, "bmp": end_of_bmp}
found = False
offset = 0
while offset < len(blob):
    kind = kind_at(offset)
    if kind is None:
        offset += 1
        continue
    found = True
    end = ENDS[kind](offset)
    if end is None:
        print(f"{offset:08x} {kind} cut off")
        offset += 1
    else:
        print(f"{offset:08x} {kind} {end - offset}")
        offset = end
if not found:
    print("nothing found")
