import hashlib
from random import Random

WORDS = ["password", "sunshine", "dragon", "football", "monkey", "winter 2031", "Kestrel7", "café", "", " ", "000000", "owl", "Owl"]
NAMES = ["kestrel", "wren", "rook", "heron", "crane", "swift", "jay", "owl"]


def practice(random, situation, size):
    """One account and as many words as the size says. Every rule of the brief is a situation of its own."""
    words = [f"{random.choice(WORDS)}{random.randint(1, 999)}" for _ in range(size)]
    place = random.randrange(size)
    password = words[place]
    if situation == 1:
        words[-1] = words[0]
        password = words[0]
    elif situation == 2:
        # Only the spaces tell this word from the password.
        words[place] = random.choice([f" {password}", f"{password} ", f" {password} "])
        password = random.choice([password, words[place]])
    elif situation == 3:
        words[place] = ""
        password = "" if size % 2 else password
    elif situation == 4:
        # Nobody has listed this password, and the end of the input is not the empty word.
        password = "" if size % 2 else password.upper() + "!"
    elif situation == 6:
        # Some editors show it as a line break, and it isn't a newline.
        password = words[place] = f"{password}\u2028{random.choice(WORDS)}"
    digest = hashlib.sha256(password.encode()).hexdigest()
    account = f"{random.choice(NAMES)}:{digest.upper() if situation == 5 else digest}"
    return "\n".join(["1", account, *words]) + "\n"


def generate(seed, size=None):
    """Some accounts with listed and unlisted passwords, and a wordlist in which words may come twice."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 7, size)
    words = [random.choice(WORDS) for _ in range(random.randrange(0, 14))]
    lines = []
    for name in random.sample(NAMES, random.randrange(1, 8)):
        password = random.choice(words or WORDS) if random.random() < 0.6 else random.choice(WORDS + ["k7#Tq-blue-otter"])
        digest = hashlib.sha256(password.encode()).hexdigest()
        lines.append(f"{name}:{digest.upper() if random.random() < 0.3 else digest}")
    return "\n".join([str(len(lines)), *lines, *words]) + "\n"
