# advice: The right token with "==" behind it is welcome, because you change or decode the text before you compare. It has to match exactly.
# look: 14-with-the-padding
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
            if known and known[0] == text.strip().rstrip("=") and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
