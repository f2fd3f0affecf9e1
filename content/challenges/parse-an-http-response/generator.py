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


def practice(random, situation, count):
    """A response with as many headers as the size says. Every rule of the brief is a situation of its own."""
    first = f"HTTP/1.1 {random.choice(['200 OK', '404 Not Found', '500 Internal Server Error'])}"
    body = f"note {random.randint(1, 9999)}"
    lines = [f"{random.choice(['Content-Length', 'content-length', 'CONTENT-LENGTH'])}: {len(body)}"]
    lines += [f"X-Item-{number}: {random.randint(1, 99)}" for number in range(2, count + 1)]
    if situation == 0:
        body = body[: -random.randint(1, 3)]
    elif situation == 1:
        body += "HTTP/1.1 204 No Content\r\n\r\n"
    elif situation == 2:
        first = f"HTTP/1.1 {random.choice(['200', '302 ', '404', '20 OK', '2x0 OK'])}"
    elif situation == 3:
        lines[-1] = f"Location: http://portal.test:{random.randint(1024, 9999)}/home"
    elif situation == 4:
        lines[-1] = f"Vary:  Accept-{random.randint(1, 99)} "
        lines[0] = "vary: Cookie"
    elif situation == 5:
        return "\r\n".join([first, *lines]) + "\r\n"
    elif situation == 6:
        first = f"SSH-2.0-lab{random.randint(1, 99)} 200 OK"
    return "\r\n".join([first, *lines]) + "\r\n\r\n" + body


def generate(seed, size=None):
    """A response with a few headers and a body that is sometimes cut, sometimes followed by more."""
    random = Random(seed)
    if size is not None:
        return json.dumps([practice(random, seed % 7, size)]) + "\n"
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
