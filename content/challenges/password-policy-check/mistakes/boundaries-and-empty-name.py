# advice: You compare with `<=` and `>=`, although "fewer than" and "more than" leave the number itself out. And an empty user name is in every text, so ask first whether there is one.
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
    if user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
