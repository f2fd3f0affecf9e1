# advice: You remove "invalid user " wherever it occurs, so `ann invalid user bob` becomes `ann bob`. Only the two words right after "for " aren't part of the name.
# look: 17-invalid-user-twice
PROGRAMS = ("sshd", "sshd-session")


def parse_line(line):
    """Return the record of a login attempt, or None for any other line."""
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    name, _, pid = head.rpartition(" ")[2].partition("[")
    if name not in PROGRAMS or outcome not in ("Failed", "Accepted"):
        return None
    time, host, _ = head.split(" ")
    user, _, source = rest.replace("invalid user ", "").rpartition(" from ")
    address, _, port = source.split(" ")[:3]
    return {
        "time": time,
        "host": host,
        "pid": int(pid.removesuffix("]")),
        "accepted": outcome == "Accepted",
        "method": method,
        "user": user,
        "known": not rest.startswith("invalid user "),
        "address": address,
        "port": int(port),
    }
