# advice: You compare the digits as text, so "4D5A" isn't "4d5a" for you. As bytes, both are the same.
# look: 17-exe-in-capital-digits
MAGIC = {
    "89504e470d0a1a0a": "png",
    "474946383761": "gif",
    "474946383961": "gif",
    "ffd8ff": "jpeg",
    "255044462d": "pdf",
    "504b0304": "zip",
    "504b0506": "zip",
    "7f454c46": "elf",
    "4d5a": "exe",
}


def file_type(digits):
    if digits.startswith("52494646") and digits[16:24] == "57415645":
        return "wav"
    if digits.startswith("52494646") and digits[16:24] == "57454250":
        return "webp"
    if digits[514:524] == "7573746172":
        return "tar"
    for magic, kind in MAGIC.items():
        if digits.startswith(magic):
            return kind
    return None
