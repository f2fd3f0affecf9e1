# advice: You compare the first three or four characters with the marks, so `$argon2id$` is never found, and you remove spaces inside a record too. Ask whether the record begins with a mark, and take away spaces only at the ends.
# look: 15-mark-argon2id
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
    record = text.replace(" ", "")
    for size in (3, 4):
        if record[:size] in MARKS:
            return [MARKS[record[:size]]]
    if all(digit in "0123456789abcdef" for digit in record.lower()):
        return LENGTHS.get(len(record), [])
    return []
