"""What an application returns, as the response of a web server."""

import json
import re

_NAME = re.compile(r"[A-Za-z0-9!#$%&'*+.^_`|~-]+")
_MILLISECOND_NS = 1_000_000
_LONGEST_BODY = 4_194_304
_STATUSES = range(200, 600)


class Response:
    """A response. `headers` are pairs, because Set-Cookie may occur several times."""

    def __init__(self, status, headers, data, delay_ns=0):
        self.status, self.headers, self.data, self.delay_ns = status, headers, data, delay_ns

    @property
    def body(self):
        return self.data.decode("utf-8", "replace")

    def header(self, name, default=""):
        """Returns the first header with a name, in any case."""
        found = (value for key, value in self.headers if key.lower() == name.lower())
        return next(found, default)


def _pairs(headers):
    for name, value in headers.items() if isinstance(headers, dict) else headers:
        for each in value if isinstance(value, list) else [value]:
            yield _checked(str(name), str(each))


def _checked(name, value):
    if not _NAME.fullmatch(name) or re.search(r"[\r\n\0]", value):
        raise ValueError(f"This is not a valid header: {name!r}: {value!r}")
    return name, value


def _data(body):
    if isinstance(body, (bytes, bytearray)):
        return bytes(body), None
    if isinstance(body, str):
        return body.encode("utf-8", "replace"), None
    return json.dumps(body).encode(), "application/json"


def _parts(value):
    """Returns the status, the body and the headers of what an application returned."""
    if isinstance(value, Response):
        return value.status, value.data, value.headers
    if isinstance(value, tuple):
        status, body, *headers = value
        if len(headers) > 1:
            raise ValueError("Return at most a status, a body and headers")
        return status, body, headers[0] if headers else {}
    return 200, value, {}


def as_response(value):
    """Turns what `handle` returned into a Response: a body, or a tuple of a status, a body and perhaps headers.

    Raises ValueError or TypeError if it can't be sent.
    """
    if value is None:
        raise TypeError("handle() returned None instead of a response")
    status, body, headers = _parts(value)
    if type(status) is not int or status not in _STATUSES:
        raise ValueError(f"This is not a status: {status!r}")
    data, kind = _data(body)
    if len(data) > _LONGEST_BODY:
        raise ValueError("The body is too long")
    pairs = list(_pairs(headers))
    if kind and not any(name.lower() == "content-type" for name, _value in pairs):
        pairs.append(("Content-Type", kind))
    return Response(status, pairs, data)
