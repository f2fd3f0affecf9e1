# advice: Your second `redeem` with the same token says welcome again. What has to happen to a token once it has been used?
# look: 04-the-same-token-twice
from base64 import urlsafe_b64encode
from hmac import compare_digest

LIFETIME = 900


def new_token(digits):
    """A token that is nothing but fresh random bytes: no earlier token says anything about it."""
    return urlsafe_b64encode(bytes.fromhex(digits)).decode().rstrip("=")


def is_good(waiting, time, text):
    """Whether this text is the token that waits for the user, and in time."""
    if waiting is None:
        return False
    token, made = waiting
    # As bytes, because compare_digest refuses text outside of ASCII, and anybody may type anything.
    return time - made <= LIFETIME and compare_digest(text.encode(), token.encode())


def serve(events):
    """One answer for each event: the token of a reset, or whether a token lets its user in."""
    waiting = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            token = new_token(text)
            # One place for each user: a newer token takes the place of the older one.
            waiting[user] = (token, time)
            answers.append(token)
        elif is_good(waiting.get(user), time, text):
            answers.append("welcome")
        else:
            answers.append("refused")
    return answers
