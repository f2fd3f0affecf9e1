# title: Remember only a hash
# why: The service never keeps a token, only the SHA-256 of its user and itself with the time it ends. Somebody who steals the table can't redeem anything, and looking a hash up needs no comparison in constant time.
from base64 import b64encode
from hashlib import sha256

ALPHABET = str.maketrans("+/", "-_", "=")


def fingerprint(user, token):
    """A name for a token that doesn't give the token away. The separator can't be part of a token."""
    return sha256(f"{token}\n{user}".encode()).digest()


class Desk:
    """The reset tokens that are still good, each under its fingerprint."""

    def __init__(self):
        self.ends = {}
        self.newest = {}

    def reset(self, time, user, digits):
        token = b64encode(bytes.fromhex(digits)).decode().translate(ALPHABET)
        self.ends.pop(self.newest.get(user), None)
        self.newest[user] = fingerprint(user, token)
        self.ends[self.newest[user]] = time + 900
        return token

    def redeem(self, time, user, text):
        mark = fingerprint(user, text)
        if self.ends.get(mark, -1) < time:
            return "refused"
        self.ends.pop(mark)
        return "welcome"


def serve(events):
    """One answer for each event, given by the method of its kind."""
    desk = Desk()
    return [getattr(desk, kind)(*rest(event)) for event in events for kind in [event[1]]]


def rest(event):
    """What an event says besides its kind."""
    return event[0], event[2], event[3]
