from json import dumps
from random import Random


def generate(seed):
    """One text of letters, 0 to 12 of them, as the list of arguments."""
    random = Random(seed)
    return dumps(["".join(random.choices("abcdefgh", k=random.randrange(13)))]) + "\n"
