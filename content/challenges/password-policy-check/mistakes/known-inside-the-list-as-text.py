# advice: You look for known passwords as parts of the password, and you append "known" once for each. The rule is about the whole password, and a name stands in the list once.
# look: 13-known-only-as-a-part
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
    if user and user.lower() in small:
        broken.append("user name")
    broken.extend("known" for word in known if word in small or small in word)
    return broken
