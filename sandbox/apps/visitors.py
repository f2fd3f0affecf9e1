"""Scripted visitors, whose browsers open pages of the lab's web sites while time passes."""

from urllib.parse import urlencode, urljoin, urlsplit

from .cookie_jar import CookieJar, origin_of, site_of
from .document import Document
from .http_request import Request
from .page_script import Script, ScriptError

_SECOND_NS = 1_000_000_000
_MOST_REQUESTS, _MOST_VISITS, _DEEPEST, _MOST_REDIRECTS = 60, 500, 4, 10
_EVERYTHING = ("Strict", "Lax", "None")
_AGENT = "Mozilla/5.0 (X11; Linux x86_64) Lab/1.0"
_FORM = "application/x-www-form-urlencoded"


class Visitors:
    """All visits of a scenario in the order of time."""

    def __init__(self, scenario, network):
        planned = []
        for settings in scenario:
            browser = Browser(settings, network)
            for visit in settings["visits"]:
                for number in range(visit.get("times", 1)):
                    seconds = visit["at"] + number * visit.get("every", 0)
                    planned.append((round(seconds * _SECOND_NS), len(planned), browser, visit))
        self._planned = sorted(planned, key=lambda entry: entry[:2])[:_MOST_VISITS]
        self.log = []

    def run_until(self, moment, network):
        """Makes the visits that are due."""
        while self._planned and self._planned[0][0] <= moment:
            due, _number, browser, visit = self._planned.pop(0)
            network.now_ns = max(network.now_ns, due)
            try:
                browser.visit(visit)
            except Exception as error:
                # A page that the browser can't handle must not end the request that lets the time pass.
                browser.row["errors"].append(f"the browser gave up: {type(error).__name__}")
            self.log.append(browser.row)


class Browser:
    """A visitor's browser."""

    def __init__(self, settings, network):
        self.name, self._address = settings["name"], settings["ip"]
        self.network = network
        self.jar = CookieJar()
        self.row = {}
        self._requests = 0
        for host, cookies in settings.get("cookies", {}).items():
            for name, value in cookies.items():
                self.jar.set(f"http://{host}/", f"{name}={value}", 0)

    def visit(self, visit):
        """Opens a page and does what the visitor does there. `row` is what the log says about it."""
        self._requests = 0
        self.row = {"time": self.network.seconds(), "visitor": self.name, "url": visit["url"], "status": 0,
                    "alerts": [], "errors": []}
        body = urlencode(visit["form"]) if "form" in visit else ""
        page = self.open(visit["url"], None, ("POST" if "form" in visit else "GET", body))
        if page is not None:
            self.row["status"] = page.status
            if "click" in visit:
                page.click(visit["click"])

    def open(self, url, opener, sent=("GET", ""), is_frame=False):
        """Opens a page and returns it, or None if nothing answers."""
        depth = opener.depth + 1 if opener else 0
        if depth > _DEEPEST:
            return None
        kind = "frame" if is_frame else "page"
        url, response = self.request(url, opener, {"method": sent[0], "body": sent[1], "kind": kind})
        if response is None or (is_frame and not _may_frame(response, url, opener)):
            return None
        page = Page(self, url, response, depth)
        page.run()
        return page

    def _cookies(self, url, opener, options):
        if opener is None or site_of(opener.url) == site_of(url):
            is_same_origin = opener is None or origin_of(opener.url) == origin_of(url)
            if options["kind"] == "fetch" and not is_same_origin:
                return ""
            allowed = _EVERYTHING
        elif options["kind"] == "fetch":
            return ""
        else:
            is_lax = options["kind"] == "page" and options["method"] == "GET"
            allowed = ("Lax", "None") if is_lax else ("None",)
        return self.jar.header(url, self.network.now_ns, allowed)

    def _headers(self, url, opener, options):
        headers = {"user-agent": _AGENT, "cookie": self._cookies(url, opener, options)}
        if opener is not None:
            headers["referer"] = opener.url if origin_of(opener.url) == origin_of(url) else origin_of(opener.url) + "/"
            if options["method"] != "GET" or options["kind"] == "fetch":
                headers["origin"] = origin_of(opener.url)
        if options["method"] == "POST":
            headers["content-type"] = "text/plain" if options["kind"] == "fetch" else _FORM
        return {name: value for name, value in headers.items() if value}

    def request(self, url, opener, options):
        """Sends a request and follows redirects. Returns the last URL and the response; None if nothing answers."""
        for _ in range(_MOST_REDIRECTS):
            self._requests += 1
            if self._requests > _MOST_REQUESTS:
                return url, None
            headers = self._headers(url, opener, options)
            request = Request(options["method"], "/", headers, options["body"].encode(), self._address)
            try:
                response = self.network.send(url, request)
            except OSError:
                return url, None
            for name, value in response.headers:
                if name.lower() == "set-cookie":
                    self.jar.set(url, value, self.network.now_ns)
            if response.status not in (301, 302, 303, 307, 308) or not response.header("location"):
                return url, response
            url = urljoin(url, response.header("location"))
            if response.status < 307:
                options = {**options, "method": "GET", "body": ""}
        return url, None


def _may_frame(response, url, opener):
    rule = response.header("x-frame-options").upper()
    return rule != "DENY" and (rule != "SAMEORIGIN" or origin_of(url) == origin_of(opener.url))


def _script_sources(response):
    """Returns what the page's Content-Security-Policy allows scripts to come from; None if it has no such rule."""
    rules = {}
    for part in response.header("content-security-policy").split(";"):
        name, *sources = part.split() or [""]
        rules.setdefault(name.lower(), sources)
    return rules.get("script-src", rules.get("default-src"))


class Page:
    """An open page. Its methods are what scripts can do."""

    def __init__(self, browser, url, response, depth):
        self.url, self.status, self.depth = url, response.status, depth
        self._browser = browser
        self._sources = _script_sources(response)
        is_html = response.header("content-type", "text/html").lower().startswith("text/html")
        self._document = Document(response.body if is_html else "")

    def run(self):
        """Does what happens when the page opens."""
        for kind, details in self._document.tasks:
            if kind == "script" and "text" in details:
                self._run_inline(details["text"])
            elif kind == "iframe":
                self._browser.open(urljoin(self.url, details["url"]), self, is_frame=True)
            elif kind == "script":
                self._run_file(urljoin(self.url, details["url"]))
            else:
                is_there = self.load(details["url"])
                self._run_inline(details["onload" if is_there else "onerror"])

    def _run_inline(self, text):
        if text and (self._sources is None or "'unsafe-inline'" in self._sources):
            self._run(text)

    def _run_file(self, url):
        is_own = origin_of(url) == origin_of(self.url)
        allowed = self._sources is None or "*" in self._sources or (is_own and "'self'" in self._sources)
        if allowed or urlsplit(url).netloc in self._sources or origin_of(url) in self._sources:
            url, response = self._browser.request(url, self, {"method": "GET", "body": "", "kind": "load"})
            if response is not None and response.status == 200:
                self._run(response.body)

    def _run(self, text):
        try:
            Script(text, self).run()
        except (ScriptError, RecursionError) as error:
            self._browser.row["errors"].append(str(error))

    def click(self, key):
        """Clicks the link with an id or a text."""
        link = self._document.link(key)
        if link is None:
            return
        self._run_inline(link["onclick"])
        target = "".join(character for character in link["href"] if character not in "\t\r\n").strip()
        if target.lower().startswith("javascript:"):
            self._run_inline(target[len("javascript:"):])
        elif target:
            self.go(target)

    def alert(self, text):
        self._browser.row["alerts"].append(text)
        app = self._browser.network.app_at(self.url)
        if app is not None:
            app.store.alerts.append(text)

    def load(self, url):
        """Loads an image or another file. Returns whether it is there."""
        options = {"method": "GET", "body": "", "kind": "load"}
        _url, response = self._browser.request(urljoin(self.url, url), self, options)
        return response is not None and response.status == 200

    def fetch(self, url, method, body):
        if method in ("GET", "POST"):
            self._browser.request(urljoin(self.url, url), self, {"method": method, "body": body, "kind": "fetch"})

    def go(self, url):
        if url.strip().lower().startswith("javascript:"):
            self._run_inline(url.strip()[len("javascript:"):])
        else:
            self._browser.open(urljoin(self.url, url), self)

    def submit(self, key):
        form = self._document.form(key)
        if form is None:
            raise ScriptError(f"there is no form {key}")
        url, data = urljoin(self.url, form["action"]), urlencode(form["fields"])
        if form["method"] == "POST":
            self._browser.open(url, self, ("POST", data))
        else:
            self._browser.open(f"{url.partition('?')[0]}?{data}", self)

    def field(self, number, name):
        form = self._document.form(number)
        if form is None or name not in form["fields"]:
            raise ScriptError(f"there is no field {name}")
        return form["fields"][name]

    def cookie(self):
        return self._browser.jar.visible(self.url, self._browser.network.now_ns)

    def domain(self):
        return urlsplit(self.url).hostname or ""

    def address(self):
        return self.url
