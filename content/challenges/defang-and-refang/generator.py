from random import Random

WORDS = ["blocked", "seen at", "see [1]", "the http log,", "hxxp again:", "Then", "(twice)", "the end."]
NUMBERS = ["203.0.113.7", "198.51.100.44", "192.0.2.130"]
NAMES = ["login.example", "eu.pay.example", "http-cache.test"]
DOTS = {"live": ["."], "harmless": ["[.]"], "mixed": [".", "[.]", "(.)", "[dot]"]}
LIVE_SCHEMES = ["http://", "https://"]
SCHEMES = ["hxxp[://]", "hxxps[://]"]
OTHER_SCHEMES = ["hxxp://", "hxxps://"]


def written(random, host, form):
    """The host with each of its dots in some spelling of the form."""
    first, *rest = host.split(".")
    return first + "".join(random.choice(DOTS[form]) + part for part in rest)


def address(random):
    """A host, a mail address or a link, live, harmless or harmless in part."""
    form = random.choice(["live", "harmless", "mixed"])
    kind = random.choice(["host", "mail", "link", "link"])
    if kind == "host":
        return written(random, random.choice(NUMBERS + NAMES), form)
    if kind == "mail":
        at = "@" if form == "live" else random.choice(["[@]", "[at]"])
        return random.choice(["desk", "wren", "rook"]) + at + written(random, random.choice(NAMES), form)
    page = random.choice(["", "/", "/a" + random.choice(DOTS[form]) + "html"])
    if random.random() < 0.5:
        scheme = random.choice(LIVE_SCHEMES + SCHEMES + OTHER_SCHEMES)
        return scheme + written(random, random.choice(NUMBERS), form) + page
    scheme = random.choice(LIVE_SCHEMES if form == "live" else SCHEMES)
    return scheme + written(random, random.choice(NAMES), form) + page


def first_line(random, situation):
    """A line for one situation."""
    number, name = random.choice(NUMBERS), random.choice(NAMES)
    if situation == 0:
        return f"defang the {random.choice(['http', 'https'])} log of {name}"
    if situation == 1:
        return f"refang {written(random, number, 'mixed')} and rook[at]{written(random, name, 'mixed')}"
    if situation == 2:
        return f"defang {number.replace('.', '[.]', random.randint(1, 3))}"
    if situation == 3:
        return f"{random.choice(['defang', 'refang'])} {address(random)}  {address(random)}"
    return f"refang {random.choice(SCHEMES + OTHER_SCHEMES)}{written(random, number, 'harmless')}"


def generate(seed, size=None):
    """A few lines of words and addresses, to be defanged or refanged."""
    random = Random(seed)
    lines = [first_line(random, seed % 5)] if size else []
    for _ in range(size - 1 if size else random.randint(2, 5)):
        pieces = [
            address(random) if random.random() < 0.7 else random.choice(WORDS)
            for _ in range(random.randint(1, 4))
        ]
        lines.append(random.choice(["defang", "refang"]) + " " + random.choice([" ", "  "]).join(pieces))
    return "\n".join(lines) + "\n"
