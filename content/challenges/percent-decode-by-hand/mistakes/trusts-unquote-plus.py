# advice: `unquote_plus` lets "50%zz" pass and turns every `+` into a space. The brief needs a decoder that does neither.
# look: 03-no-hex-digits
from urllib.parse import unquote_plus


def percent_decode(text):
    try:
        return unquote_plus(text, errors="strict")
    except UnicodeDecodeError:
        return None
