from random import Random

USERS = ["root", "rook", "heron", "wren", "invalid user admin", "invalid user oracle"]
OTHERS = ["cron[310]: job finished", "sudo[77]: Failed to read the password file"]


def event(random, kind):
    """One line of the log."""
    clock = f"{random.randint(0, 23):02}:{random.randint(0, 59):02}:{random.randint(0, 59):02}"
    origin = f"from 203.0.113.{random.randint(1, 254)} port {random.randint(50000, 60000)}"
    text = {
        "failed": f"sshd[{random.randint(700, 999)}]: Failed password for {random.choice(USERS)} {origin}",
        "accepted": f"sshd[{random.randint(700, 999)}]: Accepted publickey for {random.choice(USERS[1:4])} {origin}",
        "twice": f"sshd[{random.randint(700, 999)}]: Failed password for invalid user Failed password {origin}",
        "lowercase": "backup[40]: failed password rotation, will retry",
        "other": random.choice(OTHERS),
    }
    return f"2031-03-{random.randint(1, 28):02}T{clock}Z {text[kind]}\n"


def generate(seed, size=None):
    """As many lines as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.randint(4, 12)
    situation = seed % 6
    if situation == 0:
        kinds = random.choices(["accepted", "other"], k=count)
    elif situation == 1:
        # At the threshold, if there is room for it.
        kinds = ["failed"] * min(count, 5) + ["accepted"] * (count - 5)
    elif situation == 2:
        kinds = ["twice"] + random.choices(["failed", "accepted"], k=count - 1)
    elif situation == 3:
        kinds = ["lowercase"] + random.choices(["failed", "lowercase"], k=count - 1)
    else:
        kinds = random.choices(["failed", "failed", "accepted", "other"], k=count)
    random.shuffle(kinds)
    lines = sorted(event(random, kind) for kind in kinds)
    if situation == 4:
        lines[random.randrange(count)] = "\n"
    return "".join(lines)
