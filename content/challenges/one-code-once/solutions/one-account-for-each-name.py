# title: One account for each name
# why: Everything about a name is in one object, which answers its attempts. Compare-and-count happens in one place, and an unknown name is an account without a secret.
import hmac
import struct


def code(secret, step):
    """Return the code of a step. Leave this function as it is."""
    digest = hmac.digest(bytes.fromhex(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFFFFFF
    return f"{number % 1000000:06}"


class Account:
    """What the portal remembers about one name."""

    def __init__(self, secret):
        self.secret = secret
        self.used = set()
        self.tries = 5
        self.locked_at = None

    def is_locked(self, time):
        if self.locked_at is not None and time - self.locked_at >= 300:
            self.locked_at = None
            self.tries = 5
        return self.locked_at is not None

    def takes(self, given, time):
        """Use up the code of a step and of those before it, if it's right."""
        if self.secret is None:
            return False
        window = range(time // 30 - 1, time // 30 + 2)
        right = [step for step in window if hmac.compare_digest(code(self.secret, step).encode(), given.encode())]
        fresh = [step for step in right if step not in self.used]
        if fresh:
            # Steps before the window can't be right again, so only these three have to be remembered.
            self.used = {step for step in window if step <= fresh[0]}
        return bool(fresh)

    def answer(self, given, time):
        if self.is_locked(time):
            return "locked"
        if self.takes(given, time):
            self.tries = 5
            return "accepted"
        self.tries -= 1
        if self.tries == 0:
            self.locked_at = time
        return "refused"


def check(secrets, attempts):
    """Return "accepted", "refused" or "locked" for each attempt."""
    accounts = {}
    return [accounts.setdefault(user, Account(secrets.get(user))).answer(given, time) for time, user, given in attempts]
