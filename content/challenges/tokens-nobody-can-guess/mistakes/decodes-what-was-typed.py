# advice: You decode the text that somebody typed in, and `urlsafe_b64decode` raises an error for "é". Compare the spellings instead: then every text is safe, and only one fits.
# look: 13-text-outside-of-ascii
import base64


def serve(events):
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            raw = bytes.fromhex(text)
            made[user] = (raw, time)
            answers.append(base64.urlsafe_b64encode(raw).decode().rstrip("="))
        else:
            known = made.get(user)
            raw = base64.urlsafe_b64decode(text + "==")
            if known and known[0] == raw and time - known[1] <= 900:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
