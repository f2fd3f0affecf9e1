"""The web servers of a scenario, as its applications and visitors reach them."""

from urllib.parse import urlsplit

from . import pages
from .access_log import access
from .addresses import Scope, short
from .app import App
from .http_request import Request
from .ports import choose_ports
from .response import Response
from .visitors import Visitors

_SECOND_NS = 1_000_000_000
_HTTP_PORT = 80
_LONGEST_LOG = 5_000
_OWN_ADDRESS = "127.0.0.1"


class Network:
    """The sites by address and port."""

    def __init__(self, scenario):
        self.now_ns = 0
        self.log = []
        self._addresses, self._sites = {}, {}
        self._scope = Scope(scenario.get("scope", ()))
        self.apps = {}
        for found in scenario["hosts"]:
            host = choose_ports({**found, "ip": short(found["ip"])})
            for name in host.get("names", ()):
                # Of several addresses, the one of IPv4 counts.
                if ":" not in host["ip"] or name.lower() not in self._addresses:
                    self._addresses[name.lower()] = host["ip"]
            for port, service in host.get("ports", {}).items():
                if service.get("state", "open") == "open" and service.keys() & {"http", "app"}:
                    self._sites[host["ip"], int(port)] = service
        for name, settings in scenario.get("apps", {}).items():
            self.apps[name] = App(name, settings, self)
        self.visitors = Visitors(scenario.get("visitors", ()), self)

    def seconds(self):
        """Returns the virtual time in seconds since the case began."""
        return round(self.now_ns / _SECOND_NS, 6)

    def reach(self, moment):
        """Advances the time, which never runs backward, while visitors do what they have planned."""
        self.visitors.run_until(moment, self)
        self.now_ns = max(self.now_ns, moment)

    def site(self, url):
        """Returns the address, the port and the request target of a URL. Raises OSError if it leads nowhere."""
        try:
            parts = urlsplit(url)
            port = parts.port or _HTTP_PORT
        except ValueError:
            raise OSError(f"This is not a valid URL: {url}") from None
        if parts.scheme != "http" or not parts.hostname:
            raise OSError(f"This server can't fetch {url}")
        address = self._addresses.get(parts.hostname.removesuffix("."), parts.hostname)
        if (address, port) not in self._sites:
            raise OSError(f"Nothing answers at {url}")
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return address, port, target

    def app_at(self, url):
        """Returns the application that serves a URL, or None."""
        try:
            address, port, _target = self.site(url)
        except OSError:
            return None
        return self.apps.get(self._sites[address, port].get("app"))

    def app_for_learner(self, address, port):
        """Returns the application at an address. Raises PermissionError if the scope excludes the address."""
        if not self._scope.allows(address):
            raise PermissionError(f"{address} is out of scope")
        return self.apps[self._sites[address, port]["app"]]

    def respond(self, service, request):
        """Returns the response of a site."""
        if "app" in service:
            return self.apps[service["app"]].answer(request)
        status, headers, body = pages.answer(service["http"], request)
        return Response(status, headers, b"".join(data for _delay, data in body))

    def send(self, url, request):
        """Sends a request of a visitor or an application. Its target and its Host header follow from the URL."""
        address, port, target = self.site(url)
        headers = {"host": urlsplit(url).netloc, **request.headers}
        sent = Request(request.method, target, headers, request.data, request.source, self.seconds())
        response = self.respond(self._sites[address, port], sent)
        if len(self.log) < _LONGEST_LOG:
            row = {"source": sent.source, "source_port": 0, "host": address, "port": port}
            self.log.append((self.now_ns, {**row, **access(sent, response.status, len(response.data))}))
        return response

    def fetch(self, url, method, body, headers):
        """Sends a request of an application's server."""
        data = body if isinstance(body, bytes) else body.encode()
        named = {name.lower(): value for name, value in headers.items()}
        return self.send(url, Request(method, "/", named, data, _OWN_ADDRESS))
