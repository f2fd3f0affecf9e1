# advice: When one user is welcome, you forget the tokens of all others: `clear` empties the whole dictionary. Whose token was used?
# look: 17-two-users-in-the-same-second
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
                made.clear()
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
