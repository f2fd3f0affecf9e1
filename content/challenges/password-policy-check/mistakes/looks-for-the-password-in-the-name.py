# advice: You ask whether the password occurs in the user name, "my-Kestrel-is-on-the-roof" in "kestrel". It's the other way around: the longer text stands on the right of `in`.
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
    if user and small in user.lower():
        broken.append("user name")
    if small in known:
        broken.append("known")
    return broken
