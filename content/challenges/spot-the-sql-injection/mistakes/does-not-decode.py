# advice: You find no sign in `4%27+OR+%271%27%3D%271`, because your patterns look for quotes, spaces and `=`. In what form will the database see this value?
# look: 01-customers-and-others
import re
import sys

COMMENT = r"/\*.*?\*/"
SIGNS = {
    "union": r"\bunion\s+(all\s+)?select\b",
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
    for pair in query.split("&"):
        name, _, value = pair.partition("=")
        signs = signs_of(value)
        if signs:
            print(f"{source} {name}: {', '.join(signs)}")
            found = True
    requests += 1
    if found:
        suspicious += 1
print(f"{suspicious} of {requests} requests")
