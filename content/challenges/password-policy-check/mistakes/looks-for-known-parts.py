# advice: You call "correct horse battery staple" known because it contains a known password. The rule is about the whole password.
# look: 13-known-only-as-a-part
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
    if any(word in small for word in known):
        broken.append("known")
    return broken
