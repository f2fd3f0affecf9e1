from random import Random
from string import ascii_lowercase

WORDS = ["heron", "wagtail", "nightjar", "kestrel", "swift", "curlew", "plover", "wren"]
ACCENTED = ["café", "señor", "façade", "naïve", "fiancé", "soupçon", "jalapeño", "piñata"]
IN_BRACES = ["callsign", "name", "you", "relay", "x", "0", "input", "print", "value", "word"]


def generate(seed, size=None):
    """A callsign of as many words as the size says. The situation is drawn first."""
    random = Random(seed)
    words = random.sample(WORDS, size or random.randint(1, 3))
    situation = seed % 6
    if situation == 0 and size and seed % 4 == 0:
        words[0] = f" {words[0]}"
    elif situation == 0:
        words[-1] = random.choice(ascii_lowercase) + random.choice(["", "q", "7"])
    elif situation == 1:
        words = [word.upper() for word in words]
    elif situation == 2:
        words[0] = f"{words[0].title()}-{random.randint(1, 99)}"
    elif situation == 3:
        words[-1] = f"dr.{words[-1]}"
    elif situation == 4:
        words[-1] = random.choice(ACCENTED)
    else:
        words[0] = "{" + random.choice(IN_BRACES) + "}"
    return " ".join(words) + "\n"
