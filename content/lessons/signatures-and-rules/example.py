FILES = {
    "setup.bin": "4d5a9000cafe6811225a2f746d702f2e6b657973",
    "notes.txt": "4d5a206973206120686561646572",
    "photo.jpg": "ffd8ffe0cafe6899885a",
}
NEEDED = 2


def has_code(data):
    """Tell whether 68, any two bytes and 5a stand anywhere in the data."""
    places = range(len(data) - 3)
    return any(data[at] == 0x68 and data[at + 3] == 0x5A for at in places)


for name, digits in FILES.items():
    data = bytes.fromhex(digits)
    signs = {
        "$mz at 0": data.startswith(b"MZ"),
        "$marker": b"\xca\xfe" in data,
        "$code": has_code(data),
    }
    seen = [sign for sign, is_there in signs.items() if is_there]
    print(name, "REPORT" if len(seen) >= NEEDED else "pass", seen)
