import re
import sys

YEAR = 31536000
NAMES = [
    "content-security-policy",
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
]
PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]


def lasts_a_year(value):
    """Tell whether a directive of the value asks for a year of TLS or more."""
    for directive in value.split(";"):
        name, _, seconds = directive.strip().partition("=")
        if name == "max-age" and re.fullmatch("[0-9]+", seconds):
            return int(seconds) >= YEAR
    return False


def allows_everything(value):
    """Tell whether the value lets a page load from everywhere."""
    for directive in value.split(";"):
        words = directive.split()
        if "default-src" in words[:1] and "*" in words:
            return True
    return False


def is_strong(name, value):
    """Tell whether a header that is there does its work."""
    if name == "content-security-policy":
        return "'unsafe-inline'" not in value and not allows_everything(value)
    if name == "strict-transport-security":
        return lasts_a_year(value)
    if name == "x-content-type-options":
        return value == "nosniff"
    if name == "x-frame-options":
        return value in ["deny", "sameorigin"]
    # A list of good values: a word that no browser knows protects nothing.
    return value in PRIVATE


headers = {}
# Everything in lowercase from the start, so that no rule has to think about letter case.
for line in sys.stdin:
    if line.strip() == "":
        break
    name, _, value = line.lower().partition(":")
    headers[name] = value.strip()

ok = 0
for name in NAMES:
    if not headers.get(name):
        print(f"{name}: missing")
    elif is_strong(name, headers[name]):
        print(f"{name}: ok")
        ok += 1
    else:
        print(f"{name}: weak")
print(f"{ok} of {len(NAMES)} ok")
