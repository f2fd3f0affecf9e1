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
    name, _, value = line.partition(":")
    headers[name] = value

for name in NAMES:
    print(f"{name}: missing")
