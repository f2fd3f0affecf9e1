# advice: You return "too short" and never ask whether "LetMeIn" is known: after a yes, elif skips all other questions.
# look: 02-short-and-known
def broken_rules(password, user, known):
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    elif len(password) > 64:
        broken.append("too long")
    elif len(set(password)) < 6:
        broken.append("few characters")
    elif user and user.lower() in small:
        broken.append("user name")
    elif small in known:
        broken.append("known")
    return broken
