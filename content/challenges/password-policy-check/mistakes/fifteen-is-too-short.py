# advice: You call 15 characters too short. The rule is broken by fewer than 15, so 15 is enough.
# look: 02-fifteen-characters
def broken_rules(password, user, known):
    small = password.lower()
    broken = []
    if len(password) <= 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(set(password)) < 6:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
