# title: A table of rules
# why: Each header has its own rule in a dictionary, in the order of the report. One comprehension judges them all, and a sixth header would be one more entry.
import re
import sys


def directives(value):
    """Return the sources of each directive as a list, by name."""
    pieces = [re.split(" +", piece.strip()) for piece in value.split(";")]
    return {name: words for name, *words in pieces}


def is_safe_policy(value):
    """Tell whether a content security policy leaves no gap that the report looks for."""
    return "'unsafe-inline'" not in value and "*" not in directives(value).get("default-src", [])


def lasts_a_year(value):
    """Tell whether a transport header asks for a year of TLS or more."""
    found = re.search(r"(?:^|;) *max-age=([0-9]+) *(?:;|$)", value)
    return found is not None and int(found[1]) >= 31536000


RULES = {
    "content-security-policy": is_safe_policy,
    "strict-transport-security": lasts_a_year,
    "x-content-type-options": lambda value: value == "nosniff",
    "x-frame-options": lambda value: value in ["deny", "sameorigin"],
    "referrer-policy": re.compile("no-referrer|same-origin|strict-origin(-when-cross-origin)?").fullmatch,
}

head = re.split(r"\n\s*\n", sys.stdin.read().lower())[0]
headers = {name: value.strip() for name, _, value in (line.partition(":") for line in head.splitlines())}
verdicts = [
    "missing" if not headers.get(name) else "ok" if is_good(headers[name]) else "weak"
    for name, is_good in RULES.items()
]
for name, verdict in zip(RULES, verdicts):
    print(f"{name}: {verdict}")
print(f"{verdicts.count('ok')} of {len(RULES)} ok")
