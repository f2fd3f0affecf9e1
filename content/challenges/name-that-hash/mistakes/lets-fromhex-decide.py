# advice: You let `bytes.fromhex` decide what "8b f1 40 …" is. It skips the spaces between two pairs, but for this brief a space inside is not a hex digit.
# look: 23-pairs-of-digits-with-spaces-between
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
    # Marks come first: a record that says what it is doesn't have to be measured.
    for mark, name in MARKS.items():
        if record.startswith(mark):
            return [name]
    # A length means something only if every character is a digit.
    try:
        data = bytes.fromhex(record)
    except ValueError:
        return []
    return LENGTHS.get(2 * len(data), [])
