"""The connections to simulated web sites, following RFC 9110 and RFC 9112."""

import re
from http import HTTPStatus

from packetsmith_apps import pages
from packetsmith_apps.access_log import access
from packetsmith_apps.http_request import Request

_HEAD_END = b"\r\n\r\n"
_REQUEST_LINE = re.compile(r"([A-Z]+) (\S+) HTTP/1\.([01])$")
_WITHOUT_BODY = (204, 304)
_LENGTH = re.compile(r"[0-9]{1,9}")
_LONGEST_HEAD, _LONGEST_BODY, _LONGEST_LINE = 65_536, 1_048_576, 4_096


def _phrase(status):
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown"


def _refused_status(request_line, headers, length):
    """Returns the status for a request that the server doesn't read, or None."""
    if request_line is None or not _LENGTH.fullmatch(length):
        return 400
    if "transfer-encoding" in headers:
        return 501
    return 413 if int(length) > _LONGEST_BODY else None


def _head(status, headers, length, keeps_alive):
    usual = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": str(length),
        "Connection": "keep-alive" if keeps_alive else "close",
    }
    replaced = {name.title(): value for name, value in headers if name.title() in usual}
    fields = [(name, replaced.get(name, value)) for name, value in usual.items()]
    fields += [pair for pair in headers if pair[0].title() not in usual]
    lines = [f"HTTP/1.1 {status} {_phrase(status)}", *[f"{name}: {value}" for name, value in fields]]
    return "\r\n".join(lines).encode("latin-1", "replace") + _HEAD_END


class WebSite:
    """One connection to a web server.

    `answer` returns the status, the headers and the body's parts for a request. `note` receives what the access log
    says about each request.
    """

    def __init__(self, service, note, answer=None):
        self._answer_request = answer or (lambda request: pages.answer(service["http"], request))
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
        request = Request(method, target, headers, body)
        answer = self._answer_request(request)
        return self._respond(request, answer, self._can_keep_alive and not wants_close)

    def _refuse(self, head, status):
        """Answers a request that the server can't read, as far as the log can name it."""
        line = head.split(b"\r\n", 1)[0][:_LONGEST_LINE].decode("latin-1")
        body = _phrase(status).encode()
        return self._respond(Request("-", line, {}), (status, [], [(0, body)]), False)

    def _respond(self, request, answer, keeps_alive):
        status, headers, body = answer
        length = sum(len(data) for _delay, data in body)
        self._note(access(request, status, length))
        head = _head(status, headers, length, keeps_alive)
        if request.method == "HEAD" or status in _WITHOUT_BODY:
            body = []
        (delay, first), *others = body or [(0, b"")]
        return [(delay, head + first), *others], None if keeps_alive else True
