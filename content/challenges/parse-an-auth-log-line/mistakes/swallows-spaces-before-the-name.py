# advice: `split` without a separator takes several spaces for one, so the name ` ann ` loses its first space. Say what you split at.
# look: 22-spaces-around-a-known-name
def parse_line(line):
    head, colon, message = line.partition(": ")
    words = head.split(" ")
    if not colon or len(words) != 3:
        return None
    time, host, program = words
    name, bracket, number = program.partition("[")
    if name not in ("sshd", "sshd-session") or not number.endswith("]"):
        return None
    if not message.startswith(("Failed ", "Accepted ")):
        return None
    word, method, _, rest = message.split(None, 3)
    user, _, place = rest.rpartition(" from ")
    known = not user.startswith("invalid user ")
    address, _, port, *_ = place.split(" ")
    return {
        "time": time, "host": host, "pid": int(number[:-1]), "accepted": word == "Accepted",
        "method": method, "user": user if known else user[len("invalid user "):], "known": known,
        "address": address, "port": int(port),
    }
