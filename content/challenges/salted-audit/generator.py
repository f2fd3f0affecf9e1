import hashlib
from random import Random

WORDS = ["password", "sunshine", "dragon", "winter 2031", "Kestrel7", "café", "", " owl", "owl"]
NAMES = ["kestrel", "wren", "rook", "heron", "crane", "swift", "jay"]


def stretched(password, salt, rounds):
    digest = salt
    for _ in range(rounds):
        digest = hashlib.sha256(digest + password.encode()).digest()
    return digest.hex()


def generate(seed):
    """Up to six records with salts and costs of their own, some of them weak, and a short wordlist."""
    random = Random(seed)
    words = [random.choice(WORDS) for _ in range(random.randrange(0, 10))]
    records = []
    for name in random.sample(NAMES, random.randrange(1, 7)):
        listed = random.random() < 0.6
        password = random.choice(words or WORDS) if listed else f"otter-{random.randrange(10**6)}"
        salt = random.randbytes(random.choice([0, 1, 8, 16]))
        rounds = random.choice([1, 2, 3, 10, 25])
        record = f"{rounds}:{salt.hex()}:{stretched(password, salt, rounds)}"
        records.append(f"{name}:{record.upper() if random.random() < 0.2 else record}")
    return "\n".join([str(len(records)), *records, *words]) + "\n"
