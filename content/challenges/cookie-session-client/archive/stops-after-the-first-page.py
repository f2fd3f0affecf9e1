import sys
from http.client import HTTPConnection
from urllib.parse import urlencode

jar = {}


def keep(header):
    """Store, replace or delete the cookie of one Set-Cookie header."""
    pair, *instructions = header.split(";")
    name, _, value = pair.partition("=")
    # A whole instruction counts: a value may read "max-age=0" as well.
    if "max-age=0" in [instruction.strip().lower() for instruction in instructions]:
        jar.pop(name, None)
    else:
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
        # Each cookie has a header of its own, so every pair has to be looked at.
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
    if paths:
        ask("GET", paths[0])
