# advice: "HTTP/1.1 200" has two words, and you want three from `split`, which ends in a ValueError. A reason may be missing, and a status may be something else than digits.
# look: 05-no-reason
def parse_response(text):
    head, blank_line, rest = text.partition("\r\n\r\n")
    status_line, *lines = head.split("\r\n")
    if not blank_line or not status_line.startswith("HTTP/"):
        return None
    _, status, reason = status_line.split(" ", 2)
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        name = name.lower()
        if name in headers:
            headers[name] += ", " + value.strip()
        else:
            headers[name] = value.strip()
    length = int(headers.get("content-length", len(rest)))
    if len(rest) < length:
        return None
    return {"status": int(status), "reason": reason, "headers": headers, "body": rest[:length]}
