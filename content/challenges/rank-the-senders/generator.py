import json
from random import Random

SENDERS = ["billing@gannet.example", "news@harbor.example", "win@prize.example", "ceo@saltmarsh.example", "ann@gannet.example"]
SENDERS += ["bank@safe.example", "held@parcel.example", "wren@saltmarsh.test", "zoe@parcel.example"]


def generate(seed, size=None):
    """As many lines as the size says. The situation is drawn first, so that every rule meets some seeds."""
    random = Random(seed)
    count = size or random.choice([5, 9, 14, 24])
    first, second, third, fourth, *others = random.sample(SENDERS, len(SENDERS))
    situation = seed % 8
    most = random.choice([None, None, 1, 2, 5])
    if situation == 0:
        mails = [(first, "passed"), (second, "passed"), (third, "passed"), (first, "held")]
    elif situation == 1:
        # A tie, and the one that comes first is the last by name.
        mails = [(sender, "held") for sender in sorted([first, second, third], reverse=True)]
    elif situation == 2:
        mails = [(first.title(), "held"), (first, "held"), (second.upper(), "held"), (second, "held")]
    elif situation == 3:
        mails = [(sender, "held") for sender in sorted([first, second, third, fourth], reverse=True)]
        most = random.choice([None, 1, 2])
    elif situation == 4:
        mails = [("held@parcel.example", "passed"), (first, "held")]
    elif situation == 5:
        # Uppercase letters come before lowercase ones.
        low, high = sorted([first, second])
        mails = [(high.title(), "held"), (low, "held")]
    elif situation == 6:
        low, high = sorted([first, second])
        mails = [(low, "held"), (high, "held"), (high, "held"), (low, "passed"), (low, "passed")]
    else:
        mails = []
    while len(mails) < count:
        sender = random.choice([first, first, second, third, fourth, others[0]])
        mails.append((random.choice([sender, sender, sender.title()]), random.choice(["held", "held", "passed"])))
    lines = [f"0{number // 60}:{number % 60:02d} {sender} {action}" for number, (sender, action) in enumerate(mails[:count])]
    return json.dumps([lines] if most is None else [lines, most]) + "\n"
