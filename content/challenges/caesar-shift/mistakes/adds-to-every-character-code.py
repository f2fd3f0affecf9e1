# advice: You add the key to the code of every character, so a space becomes `#` and `z` becomes `}`. Which characters move, and where do they go after the last letter?
# look: 01-three-places
def shift(text, key):
    return "".join(chr(ord(c) + key) for c in text)
