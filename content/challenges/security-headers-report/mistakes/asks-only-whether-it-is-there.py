# advice: You call every header `ok` that is there, even `max-age=300` and `unsafe-url`. Each value has a rule of its own.
# look: 02-a-careless-shop
import sys

NAMES = [
    "content-security-policy",
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
]
PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]

headers = {}
for line in sys.stdin:
    if line.strip() == "":
        break
    name, _, value = line.lower().partition(":")
    headers[name] = value.strip()

ok = 0
for name in NAMES:
    if headers.get(name):
        print(f"{name}: ok")
        ok += 1
    else:
        print(f"{name}: missing")
print(f"{ok} of {len(NAMES)} ok")
