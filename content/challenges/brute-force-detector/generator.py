from datetime import datetime, timedelta
from random import Random

ADDRESSES = ["203.0.113.7", "198.51.100.4", "192.0.2.15"]
USERS = ["root", "wren", "kestrel", "rook"]


def practice_input(seed, size, random):
    """As many attempts as the size says. The situation is drawn first."""
    window, situation = random.choice([10, 20, 30, 60]), seed % 6
    first, second = random.sample(ADDRESSES, 2)
    users = random.sample(USERS, 2)
    now = datetime(2031, 3, 14, random.randrange(24), random.randrange(60), random.choice([5, 57, 58, 59]))
    steps, who, outcomes, threshold = [1] * size, [first] * size, ["failed"] * size, 2
    if situation == 0:
        # A failure is exactly as old as the window, or one second older.
        steps = [window + size % 2, window + 1 - size % 2] * size
    elif situation == 1:
        who, window = [first, second] * size, 86_400
    elif situation == 2:
        outcomes = ["failed", "accepted", "failed", "accepted", "failed"]
    elif situation == 3:
        threshold = 3
        steps = [window - 1, 1, 1, window, 2]
    elif situation == 4:
        steps = [0, 2, window - 2, 1, 0]
    else:
        threshold = 3
        steps = [window - 2, 4, 1, 1, 1]
    lines = [f"{window} {threshold}"]
    for number in range(size):
        lines.append(f"{now.isoformat()}Z {outcomes[number]} {users[number % 2]} {who[number]}")
        now += timedelta(seconds=steps[number])
    return "\n".join(lines) + "\n"


def generate(seed, size=None):
    """A few addresses with pauses that often hit the boundary of the window exactly."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
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
