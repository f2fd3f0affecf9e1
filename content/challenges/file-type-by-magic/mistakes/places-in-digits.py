# advice: You look for `WAVE` and the mark of tar at offsets 8 and 257 of the hex text. An offset counts bytes, and each byte has two digits.
# look: 02-a-sound
SIGNATURES = [
    ("png", [(0, "89504e470d0a1a0a")]),
    ("gif", [(0, "474946383761")]),
    ("gif", [(0, "474946383961")]),
    ("jpeg", [(0, "ffd8ff")]),
    ("pdf", [(0, "255044462d")]),
    ("zip", [(0, "504b0304")]),
    ("zip", [(0, "504b0506")]),
    ("wav", [(0, "52494646"), (8, "57415645")]),
    ("webp", [(0, "52494646"), (8, "57454250")]),
    ("elf", [(0, "7f454c46")]),
    ("exe", [(0, "4d5a")]),
    ("tar", [(257, "7573746172")]),
]


def file_type(digits):
    digits = digits.lower()
    best = 0
    found = None
    for name, marks in SIGNATURES:
        if all(digits[o:o + len(m)] == m for o, m in marks):
            size = sum(len(m) for o, m in marks)
            if size > best:
                best = size
                found = name
    return found
