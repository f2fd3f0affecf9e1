# advice: You store `gone` as the new session, because you read only the front of the header. What does the rest of it ask you to do?
# look: 04-logged-out
import sys
from http.client import HTTPConnection
from urllib.parse import urlencode

jar = {}


def keep(header):
    """Store, replace or delete the cookie of one Set-Cookie header."""
    pair = header.split(";")[0]
    name, _, value = pair.partition("=")
    jar[name] = value


def ask(method, path, form=None):
    """Send one request with all cookies, print its line, return the status."""
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in jar.items())}
    body = None
    if form:
        body = urlencode(form)
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    connection = HTTPConnection("portal.test", timeout=2)
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    for name, value in response.getheaders():
        if name.lower() == "set-cookie":
            keep(value)
    text = response.read().decode()
    if text:
        print(f"{response.status} {path}: {text}")
    else:
        print(f"{response.status} {path}")
    return response.status


user = input()
password = input()
paths = [line.strip() for line in sys.stdin]

if ask("POST", "/login", {"user": user, "password": password}) == 302:
    for path in paths:
        ask("GET", path)
