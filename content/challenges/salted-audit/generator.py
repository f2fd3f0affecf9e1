import hashlib
from random import Random

WORDS = ["password", "sunshine", "dragon", "winter 2031", "Kestrel7", "café", "", " owl", "owl"]
NAMES = ["kestrel", "wren", "rook", "heron", "crane", "swift", "jay"]


def stretched(password, salt, rounds):
    digest = salt
    for _ in range(rounds):
        digest = hashlib.sha256(digest + password.encode()).digest()
    return digest.hex()


def written(name, password, salt, rounds):
    return f"{name}:{rounds}:{salt.hex()}:{stretched(password, salt, rounds)}"


def practice(random, situation, size):
    """A few short lines for one situation."""
    count = (size + 1) // 2
    words = random.sample(WORDS, size + 1 - count)
    names = random.sample(NAMES, count)
    listed = random.choice(words)
    salt = random.randbytes(random.choice([1, 2, 4]))
    records = [written(name, random.choice(words), random.randbytes(2), random.choice([1, 2, 3])) for name in names]
    if situation == 0:
        records[0] = written(names[0], listed, salt, 1)
    elif situation == 1:
        records[0] = written(names[0], listed, salt, random.randint(2, 20))
    elif situation == 2:
        records[0] = written(names[0], listed, b"", random.randint(1, 20))
    elif situation == 3:
        records[0] = f"{names[0]}:" + written("", listed, salt, random.randint(1, 3)).upper()[1:]
    elif situation == 4:
        records[0] = written(names[0], f"otter-{random.randrange(10**6)}", salt, random.randint(1, 3))
    elif situation == 5:
        words = [listed, *words[1:-1], listed]
        records[0] = written(names[0], listed, salt, 2)
    elif situation == 6:
        words = []
    else:
        records = []
        words = [f"{word}{random.randrange(100)}" for word in words]
    return "\n".join([str(len(records)), *records, *words]) + "\n"


def generate(seed, size=None):
    """Up to six records with salts and costs of their own, some of them weak, and a short wordlist."""
    random = Random(seed)
    if size:
        return practice(random, seed % 8, size)
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
