"""What an application keeps between requests."""

from .chance import chance
from .database import Database

_SECOND_NS = 1_000_000_000


class Store:
    """The state of an application: `data`, a database, and what depends on the lab.

    `data` is a dictionary that starts with the scenario's values. `random` is a random.Random that the seed fixes.
    `alerts` holds what scripts showed to visitors on pages of this application.
    """

    def __init__(self, name, settings, network):
        self.data = merged(settings.get("data", {}), settings.get("hidden", {}))
        self.random = chance("app", name)
        self.alerts = []
        self._network = network
        self._delay_ns = 0
        self._request = None
        self._is_fetching = False
        self._database = Database(name, settings["sql"], self) if "sql" in settings else None

    def begin(self, request):
        """Starts a request."""
        self._request, self._delay_ns = request, 0

    def end(self):
        """Returns for how many nanoseconds the application waited during the request."""
        return self._delay_ns

    @property
    def now(self):
        """Returns the virtual time in seconds since the case began."""
        return self._network.seconds()

    def wait(self, seconds):
        """Delays the response to the request."""
        self._delay_ns += round(max(0, seconds) * _SECOND_NS)

    def execute(self, sql, parameters=()):
        """Runs one SQL statement and returns its rows. Raises sqlite3.Error if it fails."""
        if self._database is None:
            raise LookupError("This application has no database: describe one in `sql`")
        return self._database.execute(sql, parameters)

    def statements(self):
        """Returns the log of the database: one dictionary per statement, oldest first."""
        return self._database.log if self._database else []

    def fetch(self, url, method="GET", body="", headers=None):
        """Sends a request from this server to a web server of the lab and returns its response.

        Raises OSError if nothing answers there.
        """
        if self._is_fetching:
            raise OSError("This server is waiting for another one")
        self._is_fetching = True
        try:
            return self._network.fetch(url, method, body, headers or {})
        finally:
            self._is_fetching = False


def merged(shown, hidden):
    """Returns the values that everyone may see with those that only the server has."""
    if isinstance(shown, dict) and isinstance(hidden, dict):
        keys = [*shown, *[key for key in hidden if key not in shown]]
        return {
            key: merged(shown[key], hidden[key]) if key in shown and key in hidden
            else hidden.get(key, shown.get(key))
            for key in keys
        }
    return hidden
