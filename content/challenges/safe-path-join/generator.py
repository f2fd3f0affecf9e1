import json
from random import Random

STEPS = ["a", "b", "docs", "..", "..", ".", "", "files", "files-old", "link", "current", "...", "%2e%2e", "up"]
TARGETS = ["docs", "../a", "/srv/files/a", "/etc", "..", "/srv/files-old", "a/current", "link", "./b/..", "/"]


def practice(random, situation, count):
    """A walk of as many steps as the size says, more where a rule needs them. Every rule is a situation of its own."""
    base = random.choice(["/srv/files", "/data"])
    name = "/".join(f"{random.choice('abcde')}{random.randrange(100)}" for _ in range(count))
    first, _, rest = name.partition("/")
    links = {}
    if situation == 0:
        name = f"../{base.split('/')[-1]}-old/{name}"
    elif situation == 1:
        links[f"{base}/{first}"] = random.choice([base, ".", "./"])
        name = first
    elif situation == 2:
        links[f"{base}/{first}"] = f"{base}/{random.choice(['docs', 'plans'])}"
    elif situation == 3:
        links[f"{base}/{first}"] = f"2031/{random.randrange(1, 13):02}"
        name += "/.."
    elif situation == 4:
        links[f"{base}/{first}"] = "."
        name = f"{first}/{name}/a"
    elif situation == 5:
        links[f"{base}/{first}"] = random.choice(["/etc", "../..", "../other"])
    elif situation == 6:
        name = random.choice(["/", "\\"]) + name
    elif situation == 8:
        # As many links as a walk may follow.
        name = "l1"
        links = {f"{base}/l{number}": f"l{number + 1}" for number in range(1, 41)}
    elif situation == 9:
        links = {f"{base}/{first}": f"./{first}"}
    elif situation == 10:
        name = f"../{base.split('/')[-1]}/{name}"
    elif situation == 11:
        name += f"\0.{random.choice(['txt', 'pdf'])}"
    return [base, name, links]


def generate(seed, size=None):
    """A base, a name of a few steps and some links, with every kind of refusal now and then."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, seed % 12, size)) + "\n"
    base = random.choice(["/srv/files", "/srv/files", "/srv/files", "/data", "/"])
    below = base.rstrip("/")
    steps = random.choices(STEPS, k=random.randrange(1, 6))
    name = "/".join(steps)
    if random.random() < 0.1:
        name = random.choice(["/" + name, name + "\\x", "a\0/" + name])
    links = {}
    for place in random.sample(["link", "current", "a/link", "docs/current", "up", "b"], random.randrange(5)):
        links[f"{below}/{place}"] = random.choice(TARGETS)
    return json.dumps([base, name, links]) + "\n"
