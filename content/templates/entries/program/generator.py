from random import Random


def generate(seed):
    """One line of letters, 0 to 12 of them."""
    random = Random(seed)
    return "".join(random.choices("abcdefgh", k=random.randrange(13))) + "\n"
