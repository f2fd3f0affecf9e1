# title: A session that lets the library parse
# why: `SimpleCookie` knows the syntax of Set-Cookie, so no text is split by hand. The class keeps the cookies next to the only method that uses them.
import sys
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from urllib.parse import urlencode

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class Session:
    """The cookies of one visitor, sent with every request."""

    def __init__(self, host):
        self.host = host
        self.cookies = {}

    def send(self, method, path, **fields):
        """Send one request, keep the cookies of the response, and return status and text."""
        connection = HTTPConnection(self.host, timeout=2)
        pairs = [f"{name}={value}" for name, value in self.cookies.items()]
        headers = {"Cookie": "; ".join(pairs)} | (FORM if fields else {})
        connection.request(method, path, body=urlencode(fields) or None, headers=headers)
        response = connection.getresponse()
        for header in response.headers.get_all("Set-Cookie", []):
            self.keep(SimpleCookie(header))
        return response.status, response.read().decode()

    def keep(self, parsed):
        """Store or delete what a Set-Cookie header says."""
        for name, cookie in parsed.items():
            self.cookies[name] = cookie.value
            if cookie["max-age"] == "0":
                del self.cookies[name]


user, password, *paths = sys.stdin.read().splitlines()
session = Session("portal.test")
steps = [("POST", "/login", {"user": user, "password": password})] + [("GET", path, {}) for path in paths]
for method, path, fields in steps:
    status, text = session.send(method, path, **fields)
    print(f"{status} {path}: {text}" if text else f"{status} {path}")
    if method == "POST" and status != 302:
        break
