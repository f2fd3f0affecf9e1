# advice: Your `find(…) > 0` is false for a user name at the very beginning, which has the position 0. Only -1 means that it isn't there.
# look: 15-everything-but-too-long
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(set(password)) < 6:
        broken.append("few characters")
    if user and small.find(user.lower()) > 0:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
