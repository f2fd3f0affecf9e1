from random import Random

TEXTS = [
    b"connect to relay.example on port 8443",
    b"sleep 300 seconds and try again",
    b"the user kestrel has left the building",
    b"C:\\temp\\notes.txt",
    b"GET /status HTTP/1.1",
    b"delete the list when it is sent",
    b"PASSWORD",
    b"192.0.2.77",
    b"~ restart ~",
    b"id=4711&state=idle",
    b"a",
    b"in the air there is a trail of sand",
]


SHOUTS = [b"PASSWORD", b"ADMIN", b"OSIRIS", b"TRAINED", b"HARBOR", b"DOORSTEP", b"SALTMARSH"]


def practice_entry(situation, random):
    """One entry; each situation meets another rule."""
    key, text = random.randrange(256), random.choice(TEXTS)
    if situation == 0:
        key = random.randint(128, 255)
    elif situation == 1:
        # No spaces, so a score that ignores case has two winners.
        text = random.choice(SHOUTS)
        key |= 0x20
    elif situation == 2:
        # Bytes of both halves of the table: no key makes both printable.
        text = bytes([random.randrange(128), random.randint(128, 255)]) + random.choice(TEXTS)[:3]
    elif situation == 3:
        text = random.choice(SHOUTS).lower() + bytes([random.choice([0x0A, 0x1F, 0x7F])])
    digits = bytes(byte ^ key for byte in text).hex()
    return digits.upper() if situation == 4 else digits


def generate(seed, size=None):
    """One to four entries: text under a key, now and then with a byte that no text has, or noise."""
    random = Random(seed)
    if size is not None:
        return "".join(practice_entry((seed + number) % 6, random) + "\n" for number in range(size))
    lines = []
    for _ in range(random.choice([1, 2, 3, 4])):
        key = random.randrange(256)
        text = random.choice(TEXTS)
        form = random.random()
        if form < 0.15:
            text += bytes([random.choice([0x00, 0x0A, 0x1F, 0x7F, 0x80, 0xC3])])
        elif form < 0.3:
            text = bytes(random.randrange(256) for _ in range(random.choice([1, 2, 3, 12])))
        digits = bytes(byte ^ key for byte in text).hex()
        lines.append(digits.upper() if random.random() < 0.2 else digits)
    return "\n".join(lines) + "\n"
