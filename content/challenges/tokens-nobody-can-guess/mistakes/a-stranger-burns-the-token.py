# advice: When rook types in the token of wren, you delete it, and wren is refused afterwards. A refused attempt changes nothing, for anybody.
# look: 02-a-token-of-somebody-else
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
            for other in list(made):
                if other != user and made[other][0] == text:
                    del made[other]
            known = made.get(user)
            if known and known[0] == text and time - known[1] <= LIFETIME:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
