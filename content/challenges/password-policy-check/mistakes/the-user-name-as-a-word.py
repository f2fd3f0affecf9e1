# advice: You split the password into words, so "kestrel" isn't found between two hyphens. The name may stand anywhere, also inside a word.
# look: 03-the-user-name-inside
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
    if user and user.lower() in small.split():
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
