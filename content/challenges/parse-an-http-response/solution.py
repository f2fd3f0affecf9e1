import re


def parse_headers(lines):
    """Headers by name in lowercase letters; values of a repeated name are joined."""
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        name, value = name.lower(), value.strip()
        if name in headers:
            headers[name] += ", " + value
        else:
            headers[name] = value
    return headers


def parse_response(text):
    """Take a response apart; None if it isn't one, or if a part of it is missing."""
    head, blank_line, rest = text.partition("\r\n\r\n")
    status_line, *lines = head.split("\r\n")
    version, _, answer = status_line.partition(" ")
    status, _, reason = answer.partition(" ")
    if not blank_line or not version.startswith("HTTP/"):
        return None
    if not re.fullmatch("[0-9]{3}", status):
        return None
    headers = parse_headers(lines)
    # Without an announced length, the rest is as long as it should be.
    length = int(headers.get("content-length", len(rest)))
    if len(rest) < length:
        return None
    return {"status": int(status), "reason": reason, "headers": headers, "body": rest[:length]}
