# advice: You accept five different characters. The rule is broken by fewer than 6: is 5 fewer?
# look: 05-five-different-characters
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(set(password)) < 5:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
