# advice: You join the names and return one text, "too short, known". The caller asks for a list, in which each name is a string of its own.
# look: 02-short-and-known
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
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return ", ".join(broken)
