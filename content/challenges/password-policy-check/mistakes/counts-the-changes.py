# advice: You count how often a character differs from its neighbor: that happens 19 times in the password of this case, which has five different characters. How can you keep each of them once?
# look: 05-five-different-characters
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if sum(left != right for left, right in zip(password, password[1:])) < 6:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
