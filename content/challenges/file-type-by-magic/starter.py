# Each entry: a type, and its marks as pairs of offset and bytes.
SIGNATURES = [
    ("png", [(0, b"\x89PNG\r\n\x1a\n")]),
    ("wav", [(0, b"RIFF"), (8, b"WAVE")]),
]


def file_type(digits):
    """Return the type of a file, given its first bytes as hex text; None when it is unknown."""
    data = bytes.fromhex(digits)
    return None
