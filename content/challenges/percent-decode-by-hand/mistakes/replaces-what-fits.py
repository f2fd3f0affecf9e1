# advice: Your pattern replaces the codes that are complete and leaves "50%zz" as it is. How do you find out that a `%` is left over?
# look: 03-no-hex-digits
import re


def percent_decode(text):
    data = re.sub(r"%([0-9a-fA-F]{2})", lambda code: chr(int(code[1], 16)), text)
    try:
        return data.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return None
