"""The cookies of a browser, after RFC 6265bis.

The lab has no TLS, so a cookie with SameSite=None doesn't need the attribute Secure.
"""

from urllib.parse import urlsplit

_SECOND_NS = 1_000_000_000
_KINDS = {"strict": "Strict", "lax": "Lax", "none": "None"}


def site_of(url):
    """Returns the registrable part of a URL's host: its last two labels. An address is a site of its own."""
    host = urlsplit(url).hostname or ""
    is_address = ":" in host or host.rpartition(".")[2].isdecimal()
    return host if is_address else ".".join(host.split(".")[-2:])


def origin_of(url):
    """Returns the origin of a URL: scheme, host and port."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _fits(path, prefix):
    return path == prefix or path.startswith(prefix if prefix.endswith("/") else prefix + "/")


class CookieJar:
    """The cookies by host and name."""

    def __init__(self):
        self._cookies = {}

    def set(self, url, text, now_ns):
        """Stores a cookie as the header Set-Cookie gives it."""
        pair, *attributes = text.split(";")
        name, separator, value = pair.partition("=")
        if not separator or not name.strip():
            return
        given = {key.strip().lower(): content.strip() for key, _, content in (a.partition("=") for a in attributes)}
        age = given.get("max-age", "")
        expires = now_ns + int(age) * _SECOND_NS if age.removeprefix("-").isdecimal() else None
        path = given.get("path", "/")
        self._cookies[urlsplit(url).hostname, name.strip()] = {
            "value": value.strip(),
            "path": path if path.startswith("/") else "/",
            "is_hidden": "httponly" in given,
            "is_secure": "secure" in given,
            "same_site": _KINDS.get(given.get("samesite", "").lower(), "Lax"),
            "expires": expires,
        }

    def _valid(self, url, now_ns):
        parts = urlsplit(url)
        for (host, name), cookie in self._cookies.items():
            is_alive = cookie["expires"] is None or cookie["expires"] > now_ns
            is_sent = not cookie["is_secure"] or parts.scheme == "https"
            if host == parts.hostname and is_alive and is_sent and _fits(parts.path or "/", cookie["path"]):
                yield name, cookie

    def header(self, url, now_ns, allowed):
        """Returns the cookies for a request as text. `allowed` holds the values of SameSite that may be sent."""
        found = self._valid(url, now_ns)
        return "; ".join(f"{name}={c['value']}" for name, c in found if c["same_site"] in allowed)

    def visible(self, url, now_ns):
        """Returns the cookies that a script on a page sees."""
        return "; ".join(f"{name}={c['value']}" for name, c in self._valid(url, now_ns) if not c["is_hidden"])
