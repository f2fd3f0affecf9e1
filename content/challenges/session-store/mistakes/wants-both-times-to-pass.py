# advice: Your session ends only when `idle` *and* `longest` have passed. One of the two is enough.
# look: 01-a-session-is-used-and-ends
class SessionStore:
    def __init__(self, clock, new_id, idle, longest):
        self.clock = clock
        self.new_id = new_id
        self.idle = idle
        self.longest = longest
        self.rows = {}

    def _live(self, session):
        row = self.rows.get(session)
        if row is None:
            return None
        now = self.clock()
        if now >= row["used"] + self.idle and now >= row["start"] + self.longest:
            del self.rows[session]
            return None
        return row

    def sign_in(self, user):
        session = self.new_id()
        now = self.clock()
        self.rows[session] = {"user": user, "start": now, "used": now}
        return session

    def user_of(self, session):
        row = self._live(session)
        if row is None:
            return None
        row["used"] = self.clock()
        return row["user"]

    def renew(self, session):
        row = self._live(session)
        if row is None:
            return None
        del self.rows[session]
        row["used"] = self.clock()
        new = self.new_id()
        self.rows[new] = row
        return new

    def sign_out(self, session):
        if self._live(session) is None:
            return False
        del self.rows[session]
        return True

    def sessions_of(self, user):
        return [s for s in list(self.rows) if self._live(s) and self.rows[s]["user"] == user]


def replay(idle, longest, calls):
    """Play calls at given times, and return the answers. Leave this function as it is."""
    times, ids = [0], []

    def clock():
        return times[-1]

    def new_id():
        ids.append(f"s{len(ids) + 1}")
        return ids[-1]

    store = SessionStore(clock, new_id, idle, longest)
    answers = []
    for time, method, value in calls:
        times.append(time)
        answers.append(getattr(store, method)(value))
    return answers
