# advice: A text is welcome if the token begins with it, so six characters are enough, and so are none. Compare the whole token.
# look: 15-only-the-beginning-of-a-token
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
            if known and known[0].startswith(text) and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
