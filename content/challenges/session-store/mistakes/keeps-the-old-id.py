# advice: After `renew`, both s1 and s2 lead to rook. A thief with the old id would still be signed in.
# look: 02-a-new-id-for-the-same-session
from dataclasses import dataclass


@dataclass
class Session:
    user: str
    signed_in: int
    last_used: int


class SessionStore:
    """Knows who is signed in, and until when."""

    def __init__(self, clock, new_id, idle, longest):
        self.clock = clock
        self.new_id = new_id
        self.idle = idle
        self.longest = longest
        self.sessions = {}

    def find(self, name):
        """Return a valid session, or None."""
        session = self.sessions.get(name)
        if session is None:
            return None
        now = self.clock()
        if now - session.last_used >= self.idle or now - session.signed_in >= self.longest:
            return None
        return session

    def use(self, name):
        """Return a valid session whose idle time starts over, or None."""
        session = self.find(name)
        if session is not None:
            session.last_used = self.clock()
        return session

    def sign_in(self, user):
        name = self.new_id()
        self.sessions[name] = Session(user, self.clock(), self.clock())
        return name

    def user_of(self, name):
        session = self.use(name)
        if session is None:
            return None
        return session.user

    def renew(self, name):
        session = self.use(name)
        if session is None:
            return None
        fresh = self.new_id()
        self.sessions[fresh] = session
        return fresh

    def sign_out(self, name):
        if self.find(name) is None:
            return False
        del self.sessions[name]
        return True

    def sessions_of(self, user):
        return [name for name, session in self.sessions.items() if session.user == user and self.find(name) is not None]


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
