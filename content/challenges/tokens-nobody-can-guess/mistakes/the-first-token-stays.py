# advice: After a second reset you still know the first token only: `setdefault` leaves what's there. Which of the two should work?
# look: 07-a-newer-token-replaces-the-older-one
import base64
LIFETIME = 900
def serve(events):
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            token = base64.urlsafe_b64encode(bytes.fromhex(text)).decode().rstrip("=")
            made.setdefault(user, (token, time))
            answers.append(token)
        else:
            known = made.get(user)
            if known and known[0] == text and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
