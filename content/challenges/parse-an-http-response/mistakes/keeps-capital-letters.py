# Only uppercase and lowercase letters differ from the expected output.
def parse_response(text):
    head, blank_line, rest = text.partition("\r\n\r\n")
    status_line, *lines = head.split("\r\n")
    if not blank_line or not status_line.startswith("HTTP/"):
        return None
    _, status, reason = status_line.split(" ", 2)
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        headers[name] = value.strip()
    length = int(headers.get("Content-Length", len(rest)))
    if len(rest) < length:
        return None
    return {"status": int(status), "reason": reason, "headers": headers, "body": rest[:length]}
