# advice: Your tokens still come from the toy generator, so magpie can calculate the next one. Which bytes come with each `reset`?
# look: 01-the-right-token-in-time
def serve(events):
    state = 11259375
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            state = (6117517 * state + 2820687) % 16777216
            first = state >> 12
            state = (6117517 * state + 2820687) % 16777216
            token = f"{first:03x}{state >> 12:03x}"
            made[user] = (token, time)
            answers.append(token)
        else:
            known = made.get(user)
            if known and known[0] == text and time - known[1] <= 900:
                del made[user]
                answers.append("welcome")
            else:
                answers.append("refused")
    return answers
