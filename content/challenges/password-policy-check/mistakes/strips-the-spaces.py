# advice: You strip the password first, so two spaces at each end no longer count. Which characters does the brief count?
# look: 17-spaces-at-the-ends-count
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    password = password.strip()
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
    if small in known:
        broken.append("known")
    return broken
