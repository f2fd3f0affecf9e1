"""What a visitor's browser reads from the HTML of a page: its scripts, what it loads, its forms and its links."""

from html.parser import HTMLParser

_LOADED = {"img": "src", "iframe": "src", "script": "src", "link": "href", "embed": "src", "video": "src", "audio": "src"}
_ON_LOAD = frozenset({"body", "svg", "img", "iframe", "script"})
_FIELDS = frozenset({"input", "textarea", "select", "button"})


class Document(HTMLParser):
    """A parsed page. `tasks` are what happens when it opens, in order: pairs of a kind and its details."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.tasks, self.forms, self.links = [], [], []
        self._script = self._link = self._form = self._area = None
        self.feed(text)
        self.close()
        self._end_script()

    def handle_starttag(self, tag, attributes):
        given = {name: value or "" for name, value in attributes}
        if tag == "script" and "src" not in given:
            self._script = ""
        elif tag == "form":
            self._form = {"id": given.get("id", ""), "action": given.get("action", ""),
                          "method": given.get("method", "get").upper(), "fields": {}}
            self.forms.append(self._form)
        elif tag == "a":
            self._link = {"id": given.get("id", ""), "href": given.get("href", ""), "text": "",
                          "onclick": given.get("onclick", "")}
            self.links.append(self._link)
        elif tag in _FIELDS and self._form is not None and given.get("name"):
            self._form["fields"][given["name"]] = given.get("value", "")
            self._area = given["name"] if tag == "textarea" else None
        self._add_tasks(tag, given)

    def _add_tasks(self, tag, given):
        source = given.get(_LOADED.get(tag, ""), "")
        if source:
            self.tasks.append((tag, {"url": source, "onerror": given.get("onerror", ""), "onload": given.get("onload", "")}))
        elif tag in _ON_LOAD and given.get("onload"):
            self.tasks.append(("script", {"text": given["onload"]}))
        elif tag == "img" and given.get("onerror"):
            self.tasks.append(("script", {"text": given["onerror"]}))
        if "autofocus" in given and given.get("onfocus"):
            self.tasks.append(("script", {"text": given["onfocus"]}))

    def handle_endtag(self, tag):
        if tag == "script":
            self._end_script()
        elif tag == "form":
            self._form = None
        elif tag == "a":
            self._link = None
        elif tag == "textarea":
            self._area = None

    def _end_script(self):
        if self._script:
            self.tasks.append(("script", {"text": self._script}))
        self._script = None

    def handle_data(self, data):
        if self._script is not None:
            self._script += data
        elif self._area is not None and self._form is not None:
            self._form["fields"][self._area] += data
        elif self._link is not None:
            self._link["text"] += data

    def form(self, key):
        """Returns a form by its number or id, or None."""
        if isinstance(key, int):
            return self.forms[key] if key < len(self.forms) else None
        return next((form for form in self.forms if form["id"] == key), None)

    def link(self, key):
        """Returns a link by its id or its text, or None."""
        return next((link for link in self.links if key in (link["id"], link["text"].strip())), None)
# cspell:ignore charrefs onfocus
