# advice: You find "union" and "select" as parts of longer words, such as "reunion". What marks the ends of a word in a pattern?
# look: 01-only-customers
import re
import sys
from urllib.parse import parse_qsl

COMMENT = r"/\*.*?\*/"
SIGNS = {
    "union": r"union\s+(all\s+)?select",
    "stacked": r";\s*(drop|delete|insert|update|alter|create)\b",
    "true": r"\bor\s+'?(\w+)'?\s*=\s*'?\1\b",
    "comment": r"'.*(--|#)",
}


def signs_of(value):
    """Names of the signs that a decoded value shows, in their order."""
    plain = re.sub(COMMENT, " ", value)
    return [name for name, pattern in SIGNS.items() if re.search(pattern, plain, re.IGNORECASE)]


requests = 0
suspicious = 0
for line in sys.stdin:
    source, _, target = line.split()
    _, _, query = target.partition("?")
    found = False
    for name, value in parse_qsl(query):
        signs = signs_of(value)
        if signs:
            print(f"{source} {name}: {', '.join(signs)}")
            found = True
    requests += 1
    if found:
        suspicious += 1
print(f"{suspicious} of {requests} requests")
