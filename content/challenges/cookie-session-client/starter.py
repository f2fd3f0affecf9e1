import sys
from http.client import HTTPConnection
from urllib.parse import urlencode

jar = {}


def ask(method, path):
    """Send one request, print its line, return the status."""
    connection = HTTPConnection("portal.test", timeout=2)
    connection.request(method, path)
    response = connection.getresponse()
    print(response.status, path)
    return response.status


user = input()
password = input()
paths = [line.strip() for line in sys.stdin]

ask("POST", "/login")
