# advice: Any user can redeem any token: you look the token up and never compare the user who brings it.
# look: 02-a-token-of-somebody-else
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
            waiting[token] = (token, time)
            answers.append(token)
        elif is_good(waiting.get(text), time, text):
            waiting[text] = None
            answers.append("welcome")
        else:
            answers.append("refused")
    return answers
