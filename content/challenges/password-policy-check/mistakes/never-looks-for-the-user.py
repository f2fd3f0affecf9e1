# advice: You never say "user name", not even for "my-Kestrel-is-on-the-roof". Go through the table row by row: each of them needs a question.
# look: 03-the-user-name-inside
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

    if small in known:
        broken.append("known")
    return broken
