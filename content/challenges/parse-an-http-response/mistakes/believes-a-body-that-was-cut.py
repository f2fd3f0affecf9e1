# advice: You return "hello" as a whole body, although its `content-length` is 6. What does the slice of `rest` give you if the rest is too short?
# look: 03-body-one-short
def parse_response(text):
    head, blank_line, rest = text.partition("\r\n\r\n")
    status_line, *lines = head.split("\r\n")
    version, _, answer = status_line.partition(" ")
    status, _, reason = answer.partition(" ")
    if not blank_line or not version.startswith("HTTP/"):
        return None
    if len(status) != 3 or not status.isdecimal():
        return None
    headers = {}
    for line in lines:
        name, _, value = line.partition(":")
        name = name.lower()
        if name in headers:
            headers[name] += ", " + value.strip()
        else:
            headers[name] = value.strip()
    length = int(headers.get("content-length", len(rest)))
    return {"status": int(status), "reason": reason, "headers": headers, "body": rest[:length]}
