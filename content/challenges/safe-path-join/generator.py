import json
from random import Random

STEPS = ["a", "b", "docs", "..", "..", ".", "", "files", "files-old", "link", "current", "...", "%2e%2e", "up"]
TARGETS = ["docs", "../a", "/srv/files/a", "/etc", "..", "/srv/files-old", "a/current", "link", "./b/..", "/"]


def generate(seed):
    """A base, a name of a few steps and some links, with every kind of refusal now and then."""
    random = Random(seed)
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
