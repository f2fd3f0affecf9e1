# advice: You compare the digits as text and return at the first match. So "4D5A" isn't "4d5a" for you, and a longer mark further down has no chance.
# look: 17-exe-in-capital-digits
MARKS = [
    ("png", "89504e470d0a1a0a"),
    ("gif", "474946383761"),
    ("gif", "474946383961"),
    ("jpeg", "ffd8ff"),
    ("pdf", "255044462d"),
    ("zip", "504b0304"),
    ("zip", "504b0506"),
]


def file_type(digits):
    for name, mark in MARKS:
        if digits.startswith(mark):
            return name
    if digits.startswith("52494646") and digits[16:24] == "57415645":
        return "wav"
    if digits.startswith("52494646") and digits[16:24] == "57454250":
        return "webp"
    if digits.startswith("7f454c46"):
        return "elf"
    if digits.startswith("4d5a"):
        return "exe"
    if digits[514:524] == "7573746172":
        return "tar"
    return None
