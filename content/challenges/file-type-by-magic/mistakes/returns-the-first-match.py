# advice: You return "exe" at the first match, although a longer mark stands at offset 257. When do you know which mark is the longest?
# look: 24-tar-that-begins-like-a-program
SIGNATURES = [
    ("png", [(0, b"\x89PNG\r\n\x1a\n")]),
    ("gif", [(0, b"GIF87a")]),
    ("gif", [(0, b"GIF89a")]),
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
    for kind, marks in SIGNATURES:
        if all(data.startswith(mark, offset) for offset, mark in marks):
            return kind
    return None
