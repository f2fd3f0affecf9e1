# Line 1: expected "content-security-policy: weak", got "content-security-policy: ok".
import sys

NAMES = [
    "content-security-policy",
    "strict-transport-security",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
]

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
