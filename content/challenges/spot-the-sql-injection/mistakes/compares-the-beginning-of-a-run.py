# advice: `or 1=10` is a sign for you, because 10 begins with 1. What makes your pattern take the second run as a whole?
# look: 04-runs-are-taken-whole
import re
import sys
from urllib.parse import parse_qsl

COMMENT = r"/\*.*?\*/"
SIGNS = {
    "union": r"\bunion\s+(all\s+)?select\b",
    "stacked": r";\s*(drop|delete|insert|update|alter|create)\b",
    "true": r"\bor\s+'?(\w+)'?\s*=\s*'?\1",
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
