# title: A table of fields
# why: The table of the brief becomes a table in the program: a name, an offset, a length and a sign for each field. No format has to be counted by hand, and a new field is one more line.
FIELDS = {
    "size": (2, 4, False),
    "pixels": (10, 4, False),
    "second": (14, 4, False),
    "width": (18, 4, True),
    "height": (22, 4, True),
    "bits": (28, 2, False),
}

data = bytes.fromhex(input())
header = {
    name: int.from_bytes(data[offset : offset + length], "little", signed=signed)
    for name, (offset, length, signed) in FIELDS.items()
}
header["rows"] = "top-down" if header["height"] < 0 else "bottom-up"
header["height"] = abs(header["height"])
if header["size"] != len(data):
    header["size"] = f"{header['size']} stated, {len(data)} present"

if not data.startswith(b"BM"):
    print("not a BMP")
elif len(data) < 30:
    print(f"cut off at {len(data)} bytes")
elif header["second"] != 40:
    print(f"unknown header of {header['second']} bytes")
else:
    for name in ["width", "height", "rows", "bits", "pixels", "size"]:
        print(f"{name}: {header[name]}")
