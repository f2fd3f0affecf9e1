# title: A table of rules
# why: The policy is data: each rule is one row, and the order of the rows is the order of the answer.
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    policy = {
        "too short": len(password) < 15,
        "too long": len(password) > 64,
        "few characters": len(set(password)) < 6,
        "user name": user != "" and user.lower() in small,
        "known": small in known,
    }
    return [name for name, is_broken in policy.items() if is_broken]
