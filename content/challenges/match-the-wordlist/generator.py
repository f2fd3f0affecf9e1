import hashlib
from random import Random

WORDS = ["password", "sunshine", "dragon", "football", "monkey", "winter 2031", "Kestrel7", "café", "", " ", "000000", "owl", "Owl"]
NAMES = ["kestrel", "wren", "rook", "heron", "crane", "swift", "jay", "owl"]


def generate(seed):
    """Some accounts with listed and unlisted passwords, and a wordlist in which words may come twice."""
    random = Random(seed)
    words = [random.choice(WORDS) for _ in range(random.randrange(0, 14))]
    lines = []
    for name in random.sample(NAMES, random.randrange(1, 8)):
        password = random.choice(words or WORDS) if random.random() < 0.6 else random.choice(WORDS + ["k7#Tq-blue-otter"])
        digest = hashlib.sha256(password.encode()).hexdigest()
        lines.append(f"{name}:{digest.upper() if random.random() < 0.3 else digest}")
    return "\n".join([str(len(lines)), *lines, *words]) + "\n"
