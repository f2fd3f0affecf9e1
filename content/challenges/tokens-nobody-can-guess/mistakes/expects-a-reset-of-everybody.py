# advice: magpie never asked for a reset, so your dictionary has no such key and a KeyError ends the function. What should an unknown user be told?
# look: 03-what-a-predictor-expects
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
            known = made[user]
            if known and known[0] == text and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
