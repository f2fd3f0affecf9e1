# advice: You cut the name into words and join them again, so two spaces inside "red  kite" become one. Cut the line at fixed phrases, not at spaces.
# look: 21-two-spaces-inside-the-name
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
    address, _, port = source.split(" ")[:3]
    return {
        "time": time,
        "host": host,
        "pid": int(pid.removesuffix("]")),
        "accepted": outcome == "Accepted",
        "method": method,
        "user": " ".join(user.split()),
        "known": not rest.startswith("invalid user "),
        "address": address,
        "port": int(port),
    }
