from random import Random

WORDS = ["heron", "wagtail", "nightjar", "kestrel", "swift", "curlew", "plover", "wren"]
ACCENTED = ["piñata", "naïve", "café", "señor", "façade", "jalapeño"]


def generate(seed, size=None):
    """A callsign of as many words as the size says. The situation is drawn first."""
    random = Random(seed)
    words = random.sample(WORDS, size or random.randint(1, 3))
    ends = [" " * random.randint(0, 4), " " * random.randint(0, 4)]
    situation = seed % 7
    if situation == 0:
        return " " * random.randint(0, 30) + "\n"
    if situation == 1:
        ends = ["", ""]
        words = [word.upper() for word in words]
    elif situation == 2:
        words = ["".join(random.choice([letter, letter.upper()]) for letter in word) for word in words]
    elif situation == 3:
        words = [random.choice(WORDS) + " " * random.randint(1, 3), *words]
    elif situation == 4:
        words[-1] = random.choice(["unit_", "b/", "echo-"]) + str(random.randint(0, 99))
    elif situation == 5:
        words[0] = random.choice(ACCENTED)
    return ends[0] + " ".join(words) + ends[1] + "\n"
