# Line 1: expected "["too short","known"]", got "["too short"]".
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
