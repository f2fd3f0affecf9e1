# advice: You compare with `<=` and `>=`, so 15 characters, 64 characters and six different ones break a rule. "Fewer than" and "more than" leave the number itself out.
# look: 02-fifteen-characters
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) <= 15:
        broken.append("too short")
    if len(password) >= 64:
        broken.append("too long")
    if len(set(password)) <= 6:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
