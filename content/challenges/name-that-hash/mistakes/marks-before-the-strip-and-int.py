# advice: You look for the marks before you take the spaces away, and `int` lets prefixes and underscores pass as digits. Strip first, and ask each character whether it is a hex digit.
# look: 18-a-mark-behind-spaces
MARKS = {
    "$1$": "MD5 crypt",
    "$2a$": "bcrypt",
    "$2b$": "bcrypt",
    "$2y$": "bcrypt",
    "$5$": "SHA-256 crypt",
    "$6$": "SHA-512 crypt",
    "$y$": "yescrypt",
    "$argon2id$": "Argon2id",
}
LENGTHS = {
    32: ["MD5", "NTLM"],
    40: ["SHA-1"],
    64: ["SHA-256", "SHA3-256"],
    128: ["SHA-512", "SHA3-512"],
}


def name_that_hash(text):
    """List the names of the functions that may have made a stored record."""
    for mark, name in MARKS.items():
        if text.startswith(mark):
            return [name]
    record = text.strip()
    try:
        int(record, 16)
    except ValueError:
        return []
    return LENGTHS.get(len(record), [])
