# advice: You call "sample$6$sample" a `SHA-512 crypt` record, because `$6$` is somewhere in it. Where does a mark have to be?
# look: 17-a-mark-in-the-middle
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
        if mark in record:
            return [name]
    if all(digit in "0123456789abcdef" for digit in record.lower()):
        return LENGTHS.get(len(record), [])
    return []
