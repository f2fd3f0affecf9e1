import json
from random import Random

REASONS = ["200 OK", "404 Not Found", "301 Moved Permanently", "500 Internal Server Error", "204 ", "302", "20 OK", "2x0 OK"]
HEADERS = [
    "Server: lab/1.2",
    "Date: Fri, 14 Mar 2031 02:11:09 GMT",
    "Location:http://portal.test/home",
    "VARY:  Accept ",
    "vary: Cookie",
    "X-Note:",
    "Set-Cookie: session=s-81f3; Path=/",
]
BODIES = ["", "hello", "one\r\n\r\ntwo", "a: b\r\n", "<h1>Portal</h1>"]


def generate(seed):
    """A response with a few headers and a body that is sometimes cut, sometimes followed by more."""
    random = Random(seed)
    version = random.choice(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/1.1", "SSH-2.0"])
    reason = random.choice(REASONS[:6]) if random.random() < 0.85 else random.choice(REASONS)
    lines = [f"{version} {reason}"] + random.sample(HEADERS, random.randrange(5))
    body = random.choice(BODIES)
    if random.random() < 0.7:
        name = random.choice(["Content-Length", "content-length"])
        lines.insert(random.randrange(1, len(lines) + 1), f"{name}: {len(body)}")
        body = random.choice([body, body, body + "HTTP/1.1 200 OK", body[:-1]])
    end = "\r\n\r\n" if random.random() < 0.9 else "\r\n"
    return json.dumps(["\r\n".join(lines) + end + body]) + "\n"
