def shift(text, key):
    """The text with every letter from A to Z moved by key places, in its own case."""
    return text
