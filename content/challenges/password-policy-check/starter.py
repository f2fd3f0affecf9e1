def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    broken = []
    return broken
