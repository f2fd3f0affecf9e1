# advice: For an empty user name you return "user name", because an empty text occurs in every text. You also count the different characters after `lower`, where `a` and `A` are the same.
# look: 08-no-user-name
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")
    if len(set(small)) < 6:
        broken.append("few characters")
    if user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
