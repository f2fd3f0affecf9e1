# advice: You return "too short" and never ask whether "LetMeIn" is known: each rule needs a question of its own. Without a user name there is nothing to look for, either.
# look: 02-short-and-known
def broken_rules(password, user, known):
    """List the rules that a password breaks, in the order of the policy."""
    small = password.lower()
    broken = []
    if len(password) < 15:
        broken.append("too short")
    elif len(password) > 64:
        broken.append("too long")
    elif len(set(password)) < 6:
        broken.append("few characters")
    elif user.lower() in small:
        broken.append("user name")
    elif small in known:
        broken.append("known")
    return broken
