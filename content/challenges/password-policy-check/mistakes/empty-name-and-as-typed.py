# advice: You compare the texts as they were typed, so "LetMeIn" isn't known to you, and an empty user name is in every password. Bring both sides to lowercase, and ask whether there is a name.
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
    if user in password:
        broken.append("user name")
    if password in known:
        broken.append("known")
    return broken
