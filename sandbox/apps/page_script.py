"""The few statements of JavaScript that a visitor's browser runs.

    alert(text)                        fetch(url)          fetch(url, {method: "POST", body: text})
    location = url                     location.href = url
    new Image().src = url              document.forms[0].submit()
    document.getElementById("id").submit()

A text is a string in quotes, document.cookie, document.domain, location.href, document.forms[0].name.value,
encodeURIComponent(text), btoa(text), a number, or several of them with +. Statements end with ; or a new line.
Anything else ends the script, as an error does in a browser.
"""

import base64
import re
from urllib.parse import quote

_TOKEN = re.compile(r"""
    \s*(?:(?P<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)
    |(?P<number>\d+)|(?P<name>[A-Za-z_$][\w$]*)|(?P<sign>[-+=(){}\[\].,:;])|(?P<comment>//[^\n]*|/\*.*?\*/))
""", re.X | re.S)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
_MOST_TOKENS = 2_000


class ScriptError(Exception):
    """The script isn't one that the browser of the lab can run."""


def _tokens(text):
    place, found = 0, []
    text = text.rstrip()
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None or len(found) > _MOST_TOKENS:
            raise ScriptError(f"can't read {text[place:place + 20].strip()!r}")
        if "\n" in text[place:match.start(match.lastgroup)]:
            found.append(("sign", ";"))
        if match.lastgroup != "comment":
            found.append((match.lastgroup, match[match.lastgroup]))
        place = match.end()
    return [*found, ("end", "")]


def _string(token):
    return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), token[1:-1], flags=re.S)


class Script:
    """One script with the page that it runs on. `page` has the methods that statements call."""

    def __init__(self, text, page):
        self._tokens, self._place, self._page = _tokens(text), 0, page

    def run(self):
        """Runs the statements in order. Raises ScriptError at the first that isn't known."""
        while self._peek()[0] != "end":
            if self._peek() == ("sign", ";"):
                self._place += 1
            else:
                self._statement()

    def _peek(self):
        return self._tokens[self._place]

    def _next(self):
        token = self._tokens[self._place]
        if token[0] != "end":
            self._place += 1
        return token

    def _expect(self, *texts):
        for text in texts:
            found = self._next()
            if found[1] != text or found[0] == "string":
                raise ScriptError(f"expected {text!r} and found {found[1]!r}")

    def _take(self, *texts):
        """Skips these tokens if they follow, and returns whether they do."""
        ahead = self._tokens[self._place:self._place + len(texts)]
        if [token[1] for token in ahead] == list(texts) and all(kind != "string" for kind, _ in ahead):
            self._place += len(texts)
            return True
        return False

    def _statement(self):
        self._take("window", ".")
        if self._take("alert", "("):
            self._page.alert(self._value())
            self._expect(")")
        elif self._take("fetch", "("):
            self._fetch()
        elif self._take("new", "Image", "(", ")", ".", "src", "="):
            self._page.load(self._value())
        elif self._take("document", ".", "location") or self._take("location"):
            self._take(".", "href")
            self._expect("=")
            self._page.go(self._value())
        elif self._take("document", ".", "forms", "["):
            self._submit(self._form_number())
        elif self._take("document", ".", "getElementById", "("):
            key = self._value()
            self._expect(")")
            self._submit(key)
        else:
            raise ScriptError(f"can't run {self._peek()[1]!r}")

    def _submit(self, key):
        self._expect(".", "submit", "(", ")")
        self._page.submit(key)

    def _form_number(self):
        kind, text = self._next()
        if kind != "number":
            raise ScriptError("forms have numbers")
        self._expect("]")
        return int(text[:4])

    def _fetch(self):
        url, options = self._value(), {}
        if self._take(",", "{"):
            while not self._take("}"):
                name = self._next()[1]
                self._expect(":")
                options[name] = self._value()
                self._take(",")
        self._expect(")")
        self._page.fetch(url, str(options.get("method", "GET")).upper(), options.get("body", ""))

    def _value(self):
        text = self._term()
        while self._take("+"):
            text += self._term()
        return text

    def _term(self):
        kind, text = self._next()
        if kind == "string":
            return _string(text)
        if kind == "number":
            return text
        self._place -= 1
        for words, find in (
            (("document", ".", "cookie"), self._page.cookie),
            (("document", ".", "domain"), self._page.domain),
            (("location", ".", "href"), self._page.address),
        ):
            if self._take(*words):
                return find()
        return self._call()

    def _call(self):
        if self._take("document", ".", "forms", "["):
            number = self._form_number()
            self._expect(".")
            name = self._next()[1]
            self._expect(".", "value")
            return self._page.field(number, name)
        for name, function in (
            ("encodeURIComponent", lambda text: quote(text, safe="!~*'()")),
            ("btoa", lambda text: base64.b64encode(text.encode("latin-1", "replace")).decode()),
            ("String", str),
        ):
            if self._take(name, "("):
                value = self._value()
                self._expect(")")
                return function(value)
        raise ScriptError(f"can't evaluate {self._peek()[1]!r}")
# cspell:ignore lastgroup
