# advice: `split` cuts "Location: http://portal.test:8080/home" at each of its three colons, and Python answers with a ValueError. Only the first colon ends the name.
# look: 02-a-redirect-with-a-colon-in-its-value
def parse_response(text):
    head, blank_line, rest = text.partition("\r\n\r\n")
    status_line, *lines = head.split("\r\n")
    if not blank_line or not status_line.startswith("HTTP/"):
        return None
    _, status, reason = status_line.split(" ", 2)
    headers = {}
    for line in lines:
        name, value = line.split(":")
        headers[name.lower()] = value.strip()
    length = int(headers.get("content-length", len(rest)))
    if len(rest) < length:
        return None
    return {"status": int(status), "reason": reason, "headers": headers, "body": rest[:length]}
