"""Requests to web servers, following RFC 9110."""

import json
from urllib.parse import parse_qsl, unquote


def _pairs(text):
    try:
        return dict(parse_qsl(text, keep_blank_values=True))
    except ValueError:
        # More fields than Python accepts.
        return {}


class Request:
    """A complete request. Names of headers are in lowercase.

    `source` is the client's address, and `time` the virtual time in seconds since the case began.
    """

    def __init__(self, method, target, headers, data=b"", source="", time=0.0):
        self.method, self.target = method, target
        path, _, query = target.partition("?")
        self.path, self.query_string = unquote(path), query
        self.headers, self.data = headers, data
        self.source, self.time = source, time
        self.body = data.decode("utf-8", "replace")
        self.query = _pairs(query)
        is_form = "x-www-form-urlencoded" in headers.get("content-type", "x-www-form-urlencoded")
        self.form = _pairs(self.body) if is_form else {}

    @property
    def cookies(self):
        pairs = (pair.partition("=") for pair in self.headers.get("cookie", "").split(";"))
        return {name.strip(): value.strip() for name, _, value in pairs if name.strip()}

    def json(self):
        """Returns the body as JSON. Raises ValueError if it isn't valid."""
        return json.loads(self.body)
