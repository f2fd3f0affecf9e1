# advice: You return "50%zz" as it came: `unquote` lets malformed codes pass. The brief needs a decoder that refuses them.
# look: 03-no-hex-digits
from urllib.parse import unquote


def percent_decode(text):
    return unquote(text)
