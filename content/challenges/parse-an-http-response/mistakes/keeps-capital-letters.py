# advice: Your key is "Content-Type", spelled as it came in. Servers mix uppercase and lowercase, so every `name` needs one spelling before it becomes a key.
# look: 01-a-page
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
