# advice: After a refused attempt you store the time again, so the token lives longer with every guess. A refused attempt changes nothing.
# look: 23-a-refused-attempt-gives-no-more-time
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
                answers.append("welcome")
            else:
                if known:
                    made[user] = (known[0], time)
                answers.append("refused")
    return answers
