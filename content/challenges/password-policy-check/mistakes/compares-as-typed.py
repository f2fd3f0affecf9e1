# advice: You miss that "LetMeIn" is known, because the list has it as "letmein". For two of the rules, uppercase and lowercase are the same.
# look: 02-short-and-known
def broken_rules(password, user, known):
    small = password
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
