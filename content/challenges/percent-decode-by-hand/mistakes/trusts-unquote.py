# Line 1: expected "null", got ""50%zz"".
from urllib.parse import unquote


def percent_decode(text):
    return unquote(text)
