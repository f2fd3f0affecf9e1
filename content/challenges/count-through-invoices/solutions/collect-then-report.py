# title: Collect first, report afterwards
# why: The loop only gathers facts; the report is a second, separate step, which you can test without a network.
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


def owners_of(numbers, session):
    """The owner of every invoice that opens, by number."""
    answers = {number: ask("GET", f"/invoices/{number}", None, session) for number in numbers}
    return {
        number: json.loads(text)["owner"]
        for number, (status, _, text) in answers.items()
        if status == 200
    }


def report(owners, user):
    """The lines of the report."""
    foreign = {number: owner for number, owner in owners.items() if owner != user}
    lines = [f"{number} belongs to {owner}" for number, owner in foreign.items()]
    return [*lines, f"{len(foreign)} of {len(owners)} were not yours"]


def walk(user, password, numbers):
    """Sign in, look at all the numbers, and return what to print."""
    if not set(numbers) <= set(range(1001, 1021)):
        return ["out of scope"]
    login = {"user": user, "password": password}
    status, cookie, _ = ask("POST", "/login", urlencode(login), FORM)
    if status != 302:
        return ["login refused"]
    return report(owners_of(numbers, {"Cookie": cookie.split(";")[0]}), user)


user, password = input(), input()
first, last = map(int, input().split("-"))
for line in walk(user, password, range(first, last + 1)):
    print(line)
