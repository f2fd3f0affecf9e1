MULTIPLIER = 6117517
INCREMENT = 2820687
MODULUS = 16777216
LIFETIME = 900


def serve(events):
    """One answer for each event: the token of a reset, or whether a token lets its user in."""
    state = 11259375
    made = {}
    answers = []
    for time, kind, user, text in events:
        if kind == "reset":
            state = (MULTIPLIER * state + INCREMENT) % MODULUS
            first = state >> 12
            state = (MULTIPLIER * state + INCREMENT) % MODULUS
            token = f"{first:03x}{state >> 12:03x}"
            made[token] = time
            answers.append(token)
        elif text in made and time - made[text] < LIFETIME:
            answers.append("welcome")
        else:
            answers.append("refused")
    return answers
