import json
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, build_opener

SITE = "http://booking.test"


class Stay(HTTPRedirectHandler):
    """Takes a redirect as the answer."""

    def redirect_request(self, *_):
        return None


def status_and_text(opener, path, form=None):
    """Ask for a page, whatever its status is."""
    try:
        response = opener.open(SITE + path, urlencode(form).encode() if form else None, 2)
    except HTTPError as error:
        response = error
    return response.status, response.read().decode()


user, password = input(), input()
first, last = map(int, input().split("-"))
opener = build_opener(HTTPCookieProcessor(), Stay())
if min(first, last) < 1001 or max(first, last) > 1020:
    print("out of scope")
elif status_and_text(opener, "/login", {"user": user, "password": password})[0] != 302:
    print("login refused")
else:
    answers = [status_and_text(opener, f"/invoices/{number}") for number in range(first, last + 1)]
    found = [json.loads(text) for status, text in answers if status == 200]
    foreign = [invoice for invoice in found if invoice["owner"] != user]
    for invoice in foreign:
        print(f"{invoice['invoice']} belongs to {invoice['owner']}")
    print(f"{len(foreign)} of {len(found)} were not yours")
