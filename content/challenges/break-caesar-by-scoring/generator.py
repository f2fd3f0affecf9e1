from random import Random

TEXTS = [
    "Move the archive before the audit on Monday.",
    "The third relay stopped answering at noon.",
    "Send nobody to the warehouse tonight.",
    "All passwords were changed after the alarm at 02:11.",
    "The courier brings two drives and a spare battery.",
    "Keep the backup on paper until further notice.",
    "Nobody outside the team has seen the plan.",
    "The new gate opens at 6 and closes at 9.",
    "Check the logs of the mail server once more.",
    "Our second source confirmed the address 192.0.2.20.",
    "Wait for the green signal, then leave by the west door.",
    "The list of users is hidden under the printer.",
    "Rotate every key that was written on the board.",
    "Water reached the server room during the storm.",
]


def moved(character, key):
    """The character, moved when it is a letter."""
    for first in "aA":
        if first <= character <= chr(ord(first) + 25):
            return chr((ord(character) - ord(first) + key) % 26 + ord(first))
    return character


def practice_text(seed, size, random):
    """As many words as the size says. The situation is drawn first."""
    words = random.sample(random.choice(TEXTS).split() + random.choice(TEXTS).split(), size)
    situation = seed % 5
    if situation == 0:
        return " ".join(words).upper()
    if situation == 1:
        # No letter at all: every key has the same score.
        return " ".join(str(random.randrange(100, 10_000)) for _ in words)
    if situation == 2:
        return " ".join(word.title() if random.random() < 0.5 else word for word in words) + random.choice("?!.")
    if situation == 3:
        words[0] += random.choice("éü")
    return " ".join(words)


def generate(seed, size=None):
    """One or two sentences, sometimes in uppercase or cut short, shifted by a random key."""
    random = Random(seed)
    if size is not None:
        text, key = practice_text(seed, size, random), 25 if seed % 5 == 4 else random.randrange(26)
        return "".join(moved(character, key) for character in text) + "\n"
    text = " ".join(random.sample(TEXTS, random.choice([1, 1, 2])))
    form = random.random()
    if form < 0.25:
        text = text.upper()
    elif form < 0.4:
        text = text[: random.randrange(3, 16)]
    key = random.randrange(26)
    return "".join(moved(character, key) for character in text) + "\n"
