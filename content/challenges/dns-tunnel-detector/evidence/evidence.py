"""The questions of Smuggle through DNS, as the name server noted them, between those of an office."""

import re
from random import Random

TEXTS = [
    "The spare key lies in drawer 4, under the tide table. Wren has the other one.",
    "Night shift: kestrel until 02:00, then rook. Nobody watches the name server.",
    "Fares from March on: Pier 2 to the island 12.50, bikes 4.00, dogs travel free.",
    "Heron signs the scope on Friday. Until then, nothing outside of the lab is allowed.",
]
OFFICE = ["192.0.2.9", "192.0.2.10", "192.0.2.31", "192.0.2.100"]
QUIET = ["www.shop.test", "mail.saltmarsh.test", "e1723.cdn.test", "E1723.CDN.test.", "img.cdn.test", "shop.test"]
WINDOW = 60_000
LONGEST_TIME = 3600
MOST_QUESTIONS = 200
NAME = re.compile(r"[0-9A-Za-z-]{1,63}(\.[0-9A-Za-z-]{1,63}){0,9}")


def inputs(seed):
    """Two texts of an office, each with a size of its own."""
    random = Random(seed)
    sizes = random.sample([16, 20, 24, 30, 36], 2)
    return [f"192.0.2.53 drop.test\n{size}\n{text}\n" for size, text in zip(sizes, random.sample(TEXTS, 2))]


def question(row):
    """The time in milliseconds and the name of a question."""
    time, name = row["time"], row["name"]
    if not 0 <= time <= LONGEST_TIME or len(name) > 253 or not NAME.fullmatch(name):
        raise ValueError("An accepted attack asks for names, within an hour.")
    return round(time * 1000), name


def questions(log):
    """The questions of one attack, in order of time."""
    if len(log) > MOST_QUESTIONS:
        raise ValueError("An accepted attack asks for a few dozen names.")
    return sorted(map(question, log))


def carriers(asked):
    """The different names below the domain of the attack that carry something of the text."""
    names = {name.lower() for _, name in asked}
    return {name for name in names if re.fullmatch(r"([0-9a-f]{1,63}\.)+\d+\.drop\.test", name)}


def heaviest(asked):
    """The most characters that different names of the attack carried within one window."""
    most = 0
    for end, _ in asked:
        inside = {name.lower() for time, name in asked if end - WINDOW <= time <= end}
        carried = [name.removesuffix("drop.test") for name in inside if name.endswith(".drop.test")]
        most = max(most, sum(len(text.replace(".", "")) for text in carried))
    return most


def office(random, until):
    """What the machines of the office ask for in this time."""
    lines = []
    for _ in range(random.randrange(8, 15)):
        time, source = random.randrange(until + 1), random.choice(OFFICE)
        name = random.choice([*QUIET, f"10.{random.randrange(256)}.20.10.in-addr.arpa"])
        lines.append((time, source, name))
    return lines


def log_of(random, attacks):
    """A log in which each attack has a machine of its own. The threshold is what the lightest of them reaches."""
    machines = random.sample(OFFICE, len(attacks))
    lines = [(time, source, name) for source, asked in zip(machines, attacks) for time, name in asked]
    lines += office(random, max(time for time, _, _ in lines))
    threshold = min(heaviest(asked) for asked in attacks)
    # Only by time, so that questions of the same moment stay in their order.
    lines.sort(key=lambda line: line[0])
    rows = [f"{time} {source} {name}" for time, source, name in lines]
    return "".join(f"{row}\n" for row in [f"{WINDOW} {threshold}", *rows])


def adapt(logs, seed):
    """The first text on its way out, and both."""
    random = Random(seed)
    attacks = [questions(log) for log in logs]
    if not all(map(carriers, attacks)):
        raise ValueError("An attack asks for names that carry a text.")
    return {
        "items": len(set().union(*map(carriers, attacks))),
        "sample": log_of(random, attacks[:1]),
        "graded": log_of(random, attacks),
    }
