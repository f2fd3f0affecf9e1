# advice: You replace one letter after the other in the whole text, so a letter that has moved once moves again. Build a new text instead, one character at a time.
# look: 01-three-places
import string


def shift(text, key):
    for row in (string.ascii_lowercase, string.ascii_uppercase):
        for i in range(26):
            text = text.replace(row[i], row[(i + key) % 26])
    return text
