"""An application that the author of a challenge wrote, as a web server calls it."""

import traceback
import types

from .response import Response, as_response
from .store import Store


class App:
    """One application with its store. All addresses at which it is served share it."""

    def __init__(self, name, settings, network):
        self._is_debugged = settings.get("debug", False)
        self.store = Store(name, settings, network)
        module = types.ModuleType(name)
        exec(compile(settings["source"], settings["file"], "exec", dont_inherit=True), module.__dict__)
        self._handle = getattr(module, "handle", None)
        if not callable(self._handle):
            raise NameError(f"{settings['file']} doesn't define handle(request, store)")
        start = getattr(module, "start", None)
        if start is not None:
            start(self.store)

    def answer(self, request):
        """Returns the application's response, or what a server answers when the application fails."""
        self.store.begin(request)
        try:
            response = as_response(self._handle(request, self.store))
        except BaseException:
            reason = traceback.format_exc() if self._is_debugged else "Internal Server Error"
            response = Response(500, [("Content-Type", "text/plain; charset=utf-8")], reason.encode())
        response.delay_ns += self.store.end()
        return response
