# advice: You call every RIFF file "wav". Another four bytes at offset 8 tell what is inside: what do they say here?
# look: 03-riff-but-neither
SIGNATURES = [
    ("png", [(0, b"\x89PNG\r\n\x1a\n")]),
    ("gif", [(0, b"GIF87a")]),
    ("gif", [(0, b"GIF89a")]),
    ("jpeg", [(0, b"\xff\xd8\xff")]),
    ("pdf", [(0, b"%PDF-")]),
    ("zip", [(0, b"PK\x03\x04")]),
    ("zip", [(0, b"PK\x05\x06")]),
    ("wav", [(0, b"RIFF")]),
    ("webp", [(0, b"RIFF"), (8, b"WEBP")]),
    ("elf", [(0, b"\x7fELF")]),
    ("exe", [(0, b"MZ")]),
    ("tar", [(257, b"ustar")]),
]


def file_type(digits):
    """Return the type of a file, given its first bytes as hex text; None when it is unknown."""
    data = bytes.fromhex(digits)
    best, longest = None, 0
    for kind, marks in SIGNATURES:
        length = sum(len(mark) for _, mark in marks)
        if length > longest and all(data.startswith(mark, offset) for offset, mark in marks):
            best, longest = kind, length
    return best
