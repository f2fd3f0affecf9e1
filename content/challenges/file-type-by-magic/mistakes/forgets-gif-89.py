# advice: You return `None` for "GIF89a": its row is missing from your table, or a byte of its mark is mistyped. Compare `47 49 46 38 39 61` with the brief byte by byte.
# look: 03-gif-89
SIGNATURES = [
    ("png", [(0, b"\x89PNG\r\n\x1a\n")]),
    ("gif", [(0, b"GIF87a")]),
    ("jpeg", [(0, b"\xff\xd8\xff")]),
    ("pdf", [(0, b"%PDF-")]),
    ("zip", [(0, b"PK\x03\x04")]),
    ("zip", [(0, b"PK\x05\x06")]),
    ("wav", [(0, b"RIFF"), (8, b"WAVE")]),
    ("webp", [(0, b"RIFF"), (8, b"WEBP")]),
    ("elf", [(0, b"\x7fELF")]),
    ("exe", [(0, b"MZ")]),
    ("tar", [(257, b"ustar")]),
]
def file_type(digits):
    data = bytes.fromhex(digits)
    best = 0
    found = None
    for name, marks in SIGNATURES:
        if all(data[o:o + len(m)] == m for o, m in marks):
            size = sum(len(m) for o, m in marks)
            if size > best:
                best = size
                found = name
    return found
