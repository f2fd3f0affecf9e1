import re
import sys
from urllib.parse import parse_qsl

SIGNS = {
    "union": r"union",
    "stacked": r";",
    "true": r"or",
    "comment": r"'",
}


def signs_of(value):
    """Names of the signs that a decoded value shows, in their order."""
    return [name for name, pattern in SIGNS.items() if re.search(pattern, value, re.IGNORECASE)]


for line in sys.stdin:
    source, method, target = line.split()
    print(source, target)
