# title: Describe the first line
# why: One pattern says everything about a valid first line, so there is nothing left to check by hand. The headers are pairs first, and repeated names meet when the dictionary is built.
import re

FIRST_LINE = r"HTTP/[^ ]* ([0-9]{3})(?: (.*))?"


def parse_response(text):
    """Take a response apart; None if it isn't one, or if a part of it is missing."""
    head, *rest = text.split("\r\n\r\n", 1)
    first, *lines = head.split("\r\n")
    found = re.fullmatch(FIRST_LINE, first)
    if found is None or not rest:
        return None
    cuts = [line.partition(":") for line in lines]
    pairs = [(name.lower(), value.strip()) for name, _, value in cuts]
    headers = {key: ", ".join(value for name, value in pairs if name == key) for key, _ in pairs}
    body = rest[0][: int(headers.get("content-length", len(rest[0])))]
    if len(body) < int(headers.get("content-length", 0)):
        return None
    return {"status": int(found[1]), "reason": found[2] or "", "headers": headers, "body": body}
