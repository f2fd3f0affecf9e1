# advice: You remove the spaces before you count, so "abc def gh 12345" has only 13 characters for you. Spaces are characters like any other.
# look: 20-spaces-inside-count
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password.replace(" ", "")) < 15:
        broken.append("too short")
    if len(password.replace(" ", "")) > 64:
        broken.append("too long")
    if len(set(password)) < 6:
        broken.append("few characters")
    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
