# title: Patterns of hex digits, and max
# why: A period in a pattern stands for any digit, so a mark in two places is one pattern. Several types may match; max picks the one with the most fixed digits and keeps the first of equals.
import re

PATTERNS = {
    "89504e470d0a1a0a": "png",
    "474946383761": "gif",
    "474946383961": "gif",
    "ffd8ff": "jpeg",
    "255044462d": "pdf",
    "504b0304": "zip",
    "504b0506": "zip",
    "52494646........57415645": "wav",
    "52494646........57454250": "webp",
    "7f454c46": "elf",
    "4d5a": "exe",
    "." * 514 + "7573746172": "tar",
}


def fixed_digits(pattern):
    return len(pattern.replace(".", ""))


def file_type(digits):
    matching = [pattern for pattern in PATTERNS if re.match(pattern, digits.lower())]
    return PATTERNS[max(matching, key=fixed_digits)] if matching else None
