def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    # One `if` for each rule: `elif` would stop at the first that is broken.
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(set(password)) < 6:
        broken.append("few characters")
    # An empty text occurs in every text, so an empty name must not be looked for.
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
