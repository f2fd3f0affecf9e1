# advice: You return "tar" for a file that is a `wav` too: you count the four bytes of `RIFF`, and the mark of tar has five. How long is the mark of `wav` in all?
# look: 28-wav-longer-than-tar
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
    best, longest = None, 0
    for kind, marks in SIGNATURES:
        length = len(marks[0][1])
        if length > longest and all(data.startswith(mark, offset) for offset, mark in marks):
            best, longest = kind, length
    return best
