# advice: You know `png` and `wav`, the two rows of the starter. The table in the brief has eight more types.
# look: 07-pdf
SIGNATURES = [
    ("png", [(0, b"\x89PNG\r\n\x1a\n")]),
    ("wav", [(0, b"RIFF"), (8, b"WAVE")]),
]


def file_type(digits):
    data = bytes.fromhex(digits)
    for name, marks in SIGNATURES:
        if all(data[o:o + len(m)] == m for o, m in marks):
            return name
    return None
