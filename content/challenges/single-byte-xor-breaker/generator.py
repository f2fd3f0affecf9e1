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


def generate(seed):
    """One to four entries: text under a key, now and then with a byte that no text has, or noise."""
    random = Random(seed)
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
