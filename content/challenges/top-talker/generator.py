from random import Random

SENDERS = [f"192.0.2.{number}" for number in (9, 10, 12, 20, 31, 44, 90, 100)]
RECEIVERS = ["198.51.100.4", "198.51.100.5", "203.0.113.9", "203.0.113.80"]


def generate(seed, size=None):
    """As many flows as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.randint(2, 12)
    situation = seed % 7
    top, rival, other = random.sample(SENDERS, 3)
    most = random.randint(200, 90_000)
    if situation == 0 and (size or 1) == 1:
        return ""
    if situation == 1:
        # A tie. As text, the sender that comes first is the larger one.
        flows = [(address, None, most) for address in sorted([top, rival], reverse=True)]
    elif situation == 2:
        flows = [(random.choice(SENDERS), None, 0) for _ in range(count)]
    elif situation == 3:
        # Two flows together are more than the largest one.
        flows = [(rival, None, most), (top, None, most - 1), (top, None, random.randint(2, 99))]
    elif situation == 4:
        # More digits are more bytes, but not as text.
        flows = [(rival, None, 10 ** len(str(most)) - 1), (top, None, 10 ** len(str(most)))]
    elif situation == 5:
        # The receiver gets more than anyone sends, and sends a little itself.
        flows = [(rival, top, most), (top, rival, most // 2), (other, top, most // 2 + 1)]
    else:
        flows = [(random.choice(SENDERS), None, random.randint(0, most)) for _ in range(count)]
    while len(flows) < count:
        flows.append((other, None, random.randint(0, 9)))
    lines = [f"{source} {target or random.choice(RECEIVERS)} {amount}\n" for source, target, amount in flows[:count]]
    return "".join(lines)
