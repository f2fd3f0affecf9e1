import json
from random import Random

NAMES = ["door.log", "gate.log", "mail.log", "stops.log", "quiet.log", "tickets.log", "radio.txt", "notes.txt"]
WORDS = ["opened", "closed", "refused", "accepted", "Café Quay", "restarted"]


def text_of(random, count):
    """Lines with a time and a word, some of them with spaces or empty lines around them."""
    lines = [f"02:{random.randrange(60):02} {random.choice(WORDS[:4])}" for _ in range(count)]
    return "".join(random.choice(["", "", "\n", " "]) + line + random.choice(["\n", "\n", "  \n", "\n\n"]) for line in lines)


def practice(random, situation, size):
    """A manifest of as many names as the size says, with one rule in each situation."""
    names = random.sample(NAMES[:7], size)
    files = [[name, "utf-8", f"02:{random.randrange(60):02} {random.choice(WORDS)}\n"] for name in sorted(names)]
    listed = list(names)
    if situation == 0:
        listed.insert(0, "crane.log")
    elif situation == 1:
        files[0] = [files[0][0], "latin-1", f"02:{random.randrange(60):02} Café Quay\n"]
    elif situation == 2:
        files = [["z.txt", "utf-8", "x\n"], ["a.txt", "utf-8", "x\n"], *files]
    elif situation == 3:
        listed.insert(0, random.choice(["../keys.txt", "/etc/hosts", "night/door.log"]))
    elif situation == 4:
        files[0][2] = random.choice(["", "\n", " \n\n"])
    elif situation == 5:
        files[-1][2] = text_of(random, random.randint(2, 3)) + " \n"
    elif situation == 6:
        listed = [random.choice(["", " "]) + name + " " for name in listed] + ["", " "]
    else:
        return [[file for file in files]]
    return [[["manifest.txt", "utf-8", "\n".join(listed) + "\n"], *files]]


def generate(seed, size=None):
    """A folder of a few files, and a manifest that does not quite agree with it."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, seed % 8, size), ensure_ascii=False) + "\n"
    names = random.sample(NAMES, random.randrange(3, 7))
    files = []
    for name in names[: random.randrange(2, len(names) + 1)]:
        text = text_of(random, random.randrange(4))
        encoding = random.choice(["utf-8", "utf-8", "latin-1"])
        files.append([name, encoding, text + random.choice(["", "02:59 Café Quay\n"])])
    listed = names[random.randrange(2) :]
    random.shuffle(listed)
    if seed % 3 == 0:
        listed.insert(random.randrange(len(listed) + 1), random.choice(["../keys.txt", "/etc/hosts", "night/gate.log"]))
    if seed % 4 == 0:
        listed.insert(random.randrange(len(listed) + 1), "")
    if seed % 10 != 0:
        files.insert(random.randrange(len(files) + 1), ["manifest.txt", "utf-8", "\n".join(listed)])
    return json.dumps([files], ensure_ascii=False) + "\n"
