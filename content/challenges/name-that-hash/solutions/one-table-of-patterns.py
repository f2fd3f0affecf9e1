# title: One table of patterns
# why: Marks and lengths become rows of the same table, and the first pattern that fits decides. A new form needs one more row and no new code.
import re

FORMS = [
    (r"\$1\$", ["MD5 crypt"]),
    (r"\$2[aby]\$", ["bcrypt"]),
    (r"\$5\$", ["SHA-256 crypt"]),
    (r"\$6\$", ["SHA-512 crypt"]),
    (r"\$y\$", ["yescrypt"]),
    (r"\$argon2id\$", ["Argon2id"]),
    (r"[0-9a-fA-F]{32}\Z", ["MD5", "NTLM"]),
    (r"[0-9a-fA-F]{40}\Z", ["SHA-1"]),
    (r"[0-9a-fA-F]{64}\Z", ["SHA-256", "SHA3-256"]),
    (r"[0-9a-fA-F]{128}\Z", ["SHA-512", "SHA3-512"]),
]


def name_that_hash(text):
    """List the names of the functions that may have made a stored record."""
    return next((names for form, names in FORMS if re.match(form, text.strip())), [])
