# advice: You split the end of the line into three names, and there are four words or more, such as `ssh2`. That's a ValueError; take the words that you need.
# look: 01-a-failed-password
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
    user, _, source = rest.removeprefix("invalid user ").rpartition(" from ")
    address, _, port = source.split(" ")
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
