# advice: You replace "+" and not "/", so some of your tokens still have a slash. URL-safe Base64 has other characters for both.
# look: 10-bytes-that-need-a-dash-and-an-underscore
import base64
LIFETIME = 900
def serve(events):
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            token = base64.b64encode(bytes.fromhex(text)).decode().replace("+", "-").rstrip("=")
            made[user] = (token, time)
            answers.append(token)
        else:
            known = made.get(user)
            if known and known[0] == text and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
