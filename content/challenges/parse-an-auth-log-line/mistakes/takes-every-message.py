# advice: You check the program but not how its message begins, so a line of sshd that isn't about a login stops you. Only two words count there.
# look: 07-sshd-with-another-message
PROGRAMS = ("sshd", "sshd-session")


def parse_line(line):
    """Return the record of a login attempt, or None for any other line."""
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    name, _, pid = head.rpartition(" ")[2].partition("[")
    if name not in PROGRAMS:
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
        "user": user,
        "known": not rest.startswith("invalid user "),
        "address": address,
        "port": int(port),
    }
