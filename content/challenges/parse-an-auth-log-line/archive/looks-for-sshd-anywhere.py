# makes: begins-like-sshd
PROGRAMS = ("sshd", "sshd-session")


def parse_line(line):
    """Return the record of a login attempt, or None for any other line."""
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    # The whole name counts: other programs begin or end like sshd.
    name, _, pid = head.rpartition(" ")[2].partition("[")
    if "sshd" not in name or outcome not in ("Failed", "Accepted"):
        return None
    time, host, _ = head.split(" ")
    # Cut from the right, because only the address after the last " from " is certain.
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
