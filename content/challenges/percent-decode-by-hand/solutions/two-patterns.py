# title: One pattern refuses, another replaces
# why: The first pattern looks for a `%` without two hex digits behind it, so nothing malformed reaches the second. That one works on bytes and replaces every code in one pass.
import re


def percent_decode(text):
    if re.search("%(?![0-9a-fA-F]{2})", text):
        return None
    data = re.sub(rb"%(..)", lambda code: bytes([int(code[1], 16)]), text.encode())
    try:
        return data.decode()
    except ValueError:
        return None
