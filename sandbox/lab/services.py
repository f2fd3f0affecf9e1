"""How a simulated service answers what it is sent."""

import re
from http import HTTPStatus

_HEAD_END = b"\r\n\r\n"


def _phrase(status):
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Unknown"


def _response(status, body, headers):
    content = body.encode()
    fields = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": str(len(content)),
        "Connection": "close",
        **headers,
    }
    lines = [f"HTTP/1.1 {status} {_phrase(status)}"]
    lines += [f"{name}: {value}" for name, value in fields.items()]
    return "\r\n".join(lines).encode("latin-1", "replace") + _HEAD_END, content


def _answer_http(pages, request):
    """Returns the response to a complete request, or None while parts of it are missing."""
    head, end, body = request.partition(_HEAD_END)
    if not end:
        return None
    lines = head.decode("latin-1").split("\r\n")
    found = re.match(r"([A-Z]+) (\S+) HTTP/1\.[01]$", lines[0])
    if found is None:
        return b"".join(_response(400, "Bad request", {}))
    lengths = [line.partition(":")[2] for line in lines if line.lower().startswith("content-length:")]
    if lengths and len(body) < int(lengths[0]):
        return None
    method, target = found.groups()
    status, text, *more = pages.get(target.partition("?")[0], [404, "Not found"])
    header, content = _response(status, text, more[0] if more else {})
    return header if method == "HEAD" else header + content


class Connection:
    """One connection to a service: bytes in, bytes out, both at once."""

    def __init__(self, service, peer):
        self.peer = peer
        self.outgoing = service.get("banner", "").encode()
        self.is_finished = False
        self._service = service
        self._received = b""

    def receive(self, data):
        """Takes what the program sent and queues the answer."""
        self._received += data
        if "http" in self._service:
            self._receive_request()
        else:
            self._receive_lines()

    def take(self, limit):
        """Removes and returns at most this many queued bytes."""
        taken, self.outgoing = self.outgoing[:limit], self.outgoing[limit:]
        return taken

    def _receive_request(self):
        response = _answer_http(self._service["http"], self._received)
        if response is not None:
            self.outgoing += response
            self._received = b""
            self.is_finished = True

    def _receive_lines(self):
        while b"\n" in self._received:
            line, _, self._received = self._received.partition(b"\n")
            text = line.decode("utf-8", "replace").rstrip("\r")
            for pattern, reply in self._service.get("replies", ()):
                if re.search(pattern, text):
                    self.outgoing += reply.encode()
                    break
