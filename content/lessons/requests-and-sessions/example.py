from http.client import HTTPConnection
from urllib.parse import urlencode

cookies = {}


def ask(method, path, fields=""):
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    if cookies:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
    connection = HTTPConnection("portal.test", timeout=2)
    connection.request(method, path, fields, headers)
    response = connection.getresponse()
    for name, value in response.getheaders():
        if name.lower() == "set-cookie":
            cookie, _, content = value.partition(";")[0].partition("=")
            cookies[cookie] = content
    print(method, path, response.status, sorted(cookies))
    connection.close()


ask("GET", "/home")
ask("POST", "/login", urlencode({"user": "kestrel", "password": "sample-pass"}))
ask("GET", "/home")
ask("GET", "/status")
