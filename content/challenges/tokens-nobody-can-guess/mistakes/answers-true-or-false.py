# advice: You answer with `True` and `False`. The brief has two words for it, "welcome" and "refused".
# look: 01-the-right-token-in-time
import base64
LIFETIME = 900
def serve(events):
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            token = base64.urlsafe_b64encode(bytes.fromhex(text)).decode().rstrip("=")
            made[user] = (token, time)
            answers.append(token)
        else:
            known = made.get(user)
            if known and known[0] == text and time - known[1] <= LIFETIME:
                del made[user]
                answers.append(True)
            else:
                answers.append(False)
    return answers
