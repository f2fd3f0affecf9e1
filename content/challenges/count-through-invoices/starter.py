import json
from http.client import HTTPConnection
from urllib.parse import urlencode

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def ask(method, path, body, headers):
    """Send one request. Return its status, its Set-Cookie header and its text."""
    connection = HTTPConnection("booking.test", timeout=2)
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    answer = response.status, response.getheader("Set-Cookie"), response.read().decode()
    connection.close()
    return answer


user = input()
password = input()
first, last = input().split("-")
