# advice: You append "known" before "user name". The order of the table decides, so ask the questions in that order.
# look: 14-everything-but-too-short
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

    if small in known:
        broken.append("known")
    if user and user.lower() in small:
        broken.append("user name")
    return broken
