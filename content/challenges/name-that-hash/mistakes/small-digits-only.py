# advice: You return an empty list for EA29795835FE753AF76CD0F5B19D2C56. For you, `A` is not a hex digit, although uppercase digits are allowed.
# look: 03-capital-digits-and-spaces
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
    record = text.strip()
    for mark, name in MARKS.items():
        if record.startswith(mark):
            return [name]
    if all(digit in "0123456789abcdef" for digit in record):
        return LENGTHS.get(len(record), [])
    return []
