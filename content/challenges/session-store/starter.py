class SessionStore:
    """Knows who is signed in, and until when."""

    def __init__(self, clock, new_id, idle, longest):
        self.clock = clock
        self.new_id = new_id
        self.idle = idle
        self.longest = longest
        self.users = {}

    def sign_in(self, user):
        session = self.new_id()
        self.users[session] = user
        return session

    def user_of(self, session):
        return self.users.get(session)

    def renew(self, session):
        return None

    def sign_out(self, session):
        del self.users[session]
        return True

    def sessions_of(self, user):
        return []


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
