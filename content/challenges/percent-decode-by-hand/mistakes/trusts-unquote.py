# Line 1 should be "null" and is ""50%zz"".
from urllib.parse import unquote


def percent_decode(text):
    return unquote(text)
