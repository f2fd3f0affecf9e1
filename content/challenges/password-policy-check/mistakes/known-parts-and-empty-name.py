# advice: You call "correct horse battery staple" known because a part of it is: the rule is about the whole password. And an empty user name is in every text, so ask first whether there is one.
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
    if user.lower() in small:
        broken.append("user name")
    for word in known:
        if word in small:
            broken.append("known")
    return broken
