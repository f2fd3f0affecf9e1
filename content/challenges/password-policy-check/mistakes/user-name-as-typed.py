# advice: You turn the password into lowercase, but not the user name: "NightJar" isn't in "quiet nightjar at dusk". Both sides need the same form.
# look: 11-user-name-in-capitals
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
    if user and user in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
