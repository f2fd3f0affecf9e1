"""Simulated web sites, following RFC 9110 and RFC 9112."""

import base64
import re
from http import HTTPStatus
from urllib.parse import parse_qsl, unquote

from .message_template import pieces

_HEAD_END = b"\r\n\r\n"
_REQUEST_LINE = re.compile(r"([A-Z]+) (\S+) HTTP/1\.([01])$")
_KEY = re.compile(r"(?:([A-Z]+) )?(.+)$")
_FORBIDDEN = {"status": 403, "body": "Forbidden"}
_WITHOUT_BODY = (204, 304)
_LENGTH = re.compile(r"[0-9]{1,9}")
_LONGEST_HEAD, _LONGEST_BODY, _LONGEST_NOTED_BODY = 65_536, 1_048_576, 4_096


class _Request:
    """A complete request."""

    def __init__(self, method, target, headers, body):
        self.method = method
        path, _, query = target.partition("?")
        self.path, self.query_string = unquote(path), query
        self.headers = headers
        self.body = body.decode("utf-8", "replace")
        self.query = dict(parse_qsl(query, keep_blank_values=True))
        is_form = "x-www-form-urlencoded" in headers.get("content-type", "x-www-form-urlencoded")
        self.form = dict(parse_qsl(self.body, keep_blank_values=True)) if is_form else {}

    @property
    def cookies(self):
        pairs = (pair.partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}


def _phrase(status):
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown"


def _as_routes(page):
    """Returns a page as a list of routes. It is given as [status, body, headers], one route, or several."""
    if isinstance(page, dict):
        return [page]
    if page and isinstance(page[0], int):
        status, body, *headers = page
        return [{"status": status, "body": body, "headers": headers[0] if headers else {}}]
    return page


def _all_match(patterns, found):
    return all(name in found and re.search(text, found[name]) for name, text in patterns.items())


def _has_credentials(request, credentials):
    expected = base64.b64encode(credentials.encode()).decode()
    return request.headers.get("authorization") == f"Basic {expected}"


def _fits(route, request):
    needs = route.get("needs", {})
    headers = {name.lower(): pattern for name, pattern in needs.get("headers", {}).items()}
    return (
        _all_match(needs.get("query", {}), request.query)
        and _all_match(needs.get("form", {}), request.form)
        and _all_match(needs.get("cookies", {}), request.cookies)
        and _all_match(headers, request.headers)
        and ("body" not in needs or re.search(needs["body"], request.body))
        and ("basicAuth" not in needs or _has_credentials(request, needs["basicAuth"]))
    )


def _refusal(routes):
    if any("basicAuth" in route.get("needs", {}) for route in routes):
        challenge = {"WWW-Authenticate": 'Basic realm="lab"'}
        return {"status": 401, "body": "Unauthorized", "headers": challenge}
    return _FORBIDDEN


def _routes_of(pages, request):
    """Returns the routes for a request's path, or one error route if there are none."""
    found, methods = [], set()
    for key, page in pages.items():
        method, path = _KEY.match(key).groups()
        if path != request.path:
            continue
        if method is None or method in (request.method, "GET" if request.method == "HEAD" else None):
            found += _as_routes(page)
        else:
            methods.add(method)
    if found:
        return found
    if methods:
        allowed = {"Allow": ", ".join(sorted(methods))}
        return [{"status": 405, "body": "Method not allowed", "headers": allowed}]
    return _as_routes(pages.get("*", [404, "Not found"]))


def _choose(pages, request):
    routes = _routes_of(pages, request)
    return next((route for route in routes if _fits(route, request)), None) or _refusal(routes)


def _cookie(name, value):
    return "Set-Cookie", f"{name}={value}" + ("" if ";" in value else "; Path=/; HttpOnly")


def _fields(route, length, keeps_alive):
    is_redirect = "redirect" in route
    fields = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": str(length),
        "Connection": "keep-alive" if keeps_alive else "close",
        **({"Location": route["redirect"]} if is_redirect else {}),
        **route.get("headers", {}),
    }
    return [*fields.items(), *(_cookie(*pair) for pair in route.get("setCookies", {}).items())]


def _access(request, status, length):
    """Returns what the access log of a server says about a request and its response."""
    return {
        "method": request.method,
        "path": request.path,
        "query": request.query_string,
        "status": status,
        "bytes": length,
        "site": request.headers.get("host", ""),
        "referer": request.headers.get("referer", ""),
        "user_agent": request.headers.get("user-agent", ""),
        "cookies": request.cookies,
        "body": request.body[:_LONGEST_NOTED_BODY],
    }


def _refused_status(request_line, headers, length):
    """Returns the status for a request that the server doesn't read, or None."""
    if request_line is None or not _LENGTH.fullmatch(length):
        return 400
    if "transfer-encoding" in headers:
        return 501
    return 413 if int(length) > _LONGEST_BODY else None


class WebSite:
    """One connection to a web server. `note` receives what the access log says about each request."""

    def __init__(self, service, note):
        self._pages = service["http"]
        self._note = note
        self._can_keep_alive = service.get("keepAlive", False)
        self._received = b""

    def open(self):
        return [], None

    def receive_end(self):
        return [], True

    def receive(self, data):
        self._received += data
        while True:
            answer = self._answer()
            if answer is None:
                return
            yield answer
            if answer[1]:
                return

    def _answer(self):
        head, end, rest = self._received.partition(_HEAD_END)
        if len(head) > _LONGEST_HEAD:
            return self._refuse(head, 431)
        if not end:
            return None
        request_line, *lines = head.decode("latin-1").split("\r\n")
        fields = (line.partition(":") for line in lines)
        headers = {name.strip().lower(): value.strip() for name, _, value in fields}
        found = _REQUEST_LINE.match(request_line)
        length = headers.get("content-length", "0")
        refusal = _refused_status(found, headers, length)
        if refusal is not None:
            return self._refuse(head, refusal)
        if len(rest) < int(length):
            return None
        body, self._received = rest[: int(length)], rest[int(length):]
        method, target, minor = found.groups()
        wants_close = headers.get("connection", "").lower() == "close" or minor == "0"
        request = _Request(method, target, headers, body)
        return self._respond(request, _choose(self._pages, request), self._can_keep_alive and not wants_close)

    def _refuse(self, head, status):
        """Answers a request that the server can't read, as far as the log can name it."""
        line = head.split(b"\r\n", 1)[0][:_LONGEST_NOTED_BODY].decode("latin-1")
        request = _Request("-", line, {}, b"")
        return self._respond(request, {"status": status, "body": _phrase(status)}, False)

    def _respond(self, request, route, keeps_alive):
        body = pieces(route.get("body", ""))
        length = sum(len(data) for _delay, data in body)
        status = route.get("status", 302 if "redirect" in route else 200)
        self._note(_access(request, status, length))
        lines = [f"HTTP/1.1 {status} {_phrase(status)}"]
        lines += [f"{name}: {value}" for name, value in _fields(route, length, keeps_alive)]
        head = "\r\n".join(lines).encode("latin-1", "replace") + _HEAD_END
        if request.method == "HEAD" or status in _WITHOUT_BODY:
            body = []
        delay, first = body.pop(0) if body else (0, b"")
        return [(delay, head + first), *body], None if keeps_alive else True
