from datetime import datetime, timedelta
from random import Random

ADDRESSES = ["203.0.113.7", "198.51.100.4", "192.0.2.15"]
USERS = ["root", "wren", "kestrel", "rook"]


def generate(seed):
    """A few addresses with pauses that often hit the boundary of the window exactly."""
    random = Random(seed)
    window = random.choice([10, 30, 60])
    threshold = random.randint(2, 5)
    addresses = ADDRESSES[: random.randint(1, 3)]
    now = datetime(2031, 3, 14, 23, 58, 0)
    lines = [f"{window} {threshold}"]
    for _ in range(random.randint(4, 40)):
        step = window // (threshold - 1)
        now += timedelta(seconds=random.choice([0, 1, step, step, step + 1, window, 2 * window]))
        outcome = random.choice(["failed"] * 5 + ["accepted"])
        lines.append(f"{now.isoformat()}Z {outcome} {random.choice(USERS)} {random.choice(addresses)}")
    return "\n".join(lines) + "\n"
