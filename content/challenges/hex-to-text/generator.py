from random import Random

WORDS = ["GET", "open", "buoy", "refused", "admin", "kestrel", "port", "login", "relay", "state"]
BEYOND_ENGLISH = ["café", "señor", "naïve", "5€", "déjà", "Zürich", "pâté", "10°", "Malmö", "🔒"]


def generate(seed, size=None):
    """One line with the hex digits of as many words as the size says. The situation is drawn first."""
    random = Random(seed)
    words = random.sample(WORDS, size or random.randint(1, 4))
    words[0] += f"-{random.randint(1, 999)}"
    situation = seed % 6
    if situation == 0:
        words[-1] = random.choice(BEYOND_ENGLISH) + str(random.randint(1, 99))
    separator = "\n" if situation == 1 else " "
    text = separator.join(words)
    if situation == 2:
        text = f"  {text} "
    digits = text.encode().hex()
    if situation == 3:
        digits = digits.upper()
    elif situation == 4:
        # A digit was lost at the end.
        digits = digits[:-1]
    return digits + "\n"
