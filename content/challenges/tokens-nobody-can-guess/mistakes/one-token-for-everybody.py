# advice: You keep a single token, so the reset of rook ends the one of wren. Each user may have one of their own.
# look: 02-a-token-of-somebody-else
import base64


def serve(events):
    current = None
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            token = base64.urlsafe_b64encode(bytes.fromhex(text)).decode().rstrip("=")
            current = (user, token, time)
            answers.append(token)
        elif current and current[0] == user and current[1] == text and time - current[2] <= 900:
            current = None
            answers.append("welcome")
        else:
            answers.append("refused")
    return answers
