# advice: You count twenty characters, but all of them are the same "a". How do you keep each character once?
# look: 04-one-key-held-down
def broken_rules(password, user, known):
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(password) < 6:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
