from random import Random


def generate(seed, size=None):
    """One line of letters, longer for a larger size. The situation is drawn first."""
    random = Random(seed)
    length = 3 * size if size else random.randrange(13)
    letters = "".join(random.choices("abcdefgh", k=length))
    situation = seed % 3
    if situation == 1:
        letters = letters.title()
    elif situation == 2:
        letters = letters[: length // 2] + " " + letters[length // 2 :]
    return letters + "\n"
