# title: Collect the findings, then count
# why: Reading, judging and printing are three steps that you can test one by one. Each sign is a function, so one that needs no pattern doesn't have to be one.
import re
import sys
from urllib.parse import unquote_plus


def without_comments(text):
    """The text with a space in place of each SQL comment that ends."""
    before, start, rest = text.partition("/*")
    _, end, after = rest.partition("*/")
    return before + " " + without_comments(after) if end else text


def has_union(text):
    return re.search(r"\bunion\s+(all\s+)?select\b", text)


def has_stacked(text):
    parts = [part.lstrip() for part in text.split(";")[1:]]
    return any(re.match(r"(drop|delete|insert|update|alter|create)\b", part) for part in parts)


def has_true(text):
    return re.search(r"\bor\s+'?(\w+)'?\s*=\s*'?\1\b", text)


def has_comment(text):
    _, _, after = text.partition("'")
    return "--" in after or "#" in after


CHECKS = {"union": has_union, "stacked": has_stacked, "true": has_true, "comment": has_comment}


def findings(query):
    """Yield the name of each suspicious parameter, and its signs."""
    for pair in query.split("&"):
        name, _, value = [unquote_plus(text) for text in pair.partition("=")]
        plain = without_comments(value).lower()
        signs = [sign for sign, is_there in CHECKS.items() if is_there(plain)]
        if signs:
            yield name, ", ".join(signs)


requests = [line.split() for line in sys.stdin]
found = [(source, list(findings(target.partition("?")[2]))) for source, _, target in requests]
for source, values in found:
    for name, signs in values:
        print(f"{source} {name}: {signs}")
print(sum(1 for _, values in found if values), "of", len(requests), "requests")
