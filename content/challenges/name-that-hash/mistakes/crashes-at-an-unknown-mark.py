# advice: You cut a mark out of "$2x$10$…" and look it up, but it isn't in `MARKS`, and your program ends with a KeyError. Turn the question around: with which mark of the table does the record begin?
# look: 16-a-mark-nobody-knows
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
    record = text.strip()
    if record.startswith("$"):
        return [MARKS["$" + record.split("$")[1] + "$"]]
    if all(digit in "0123456789abcdef" for digit in record.lower()):
        return LENGTHS.get(len(record), [])
    return []
