# advice: You never say "few characters", not even for twenty times "a". Go through the table row by row: each of them needs a question.
# look: 04-one-key-held-down
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    if len(password) > 64:
        broken.append("too long")

    if user and user.lower() in small:
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
