# advice: You look for "LetMeIn" in the list as it was typed, but the list is in lowercase. For this rule, uppercase and lowercase letters count as the same.
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
    if password in known:
        broken.append("known")
    return broken
