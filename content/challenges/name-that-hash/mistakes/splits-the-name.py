# advice: You make a list of the name with `split`, which cuts "MD5 crypt" in two. A list with the whole name needs only brackets.
# look: 09-mark-1
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
    for mark, name in MARKS.items():
        if record.startswith(mark):
            return name.split()
    if all(digit in "0123456789abcdef" for digit in record.lower()):
        return LENGTHS.get(len(record), [])
    return []
