# advice: You accept every program whose name begins with `sshd`, and `sshd-foo` is another one. Compare whole names.
# look: 10-a-program-that-begins-with-sshd
def parse_line(line):
    """Return the record of a login attempt, or None for any other line."""
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    name, _, pid = head.rpartition(" ")[2].partition("[")
    if not name.startswith("sshd") or outcome not in ("Failed", "Accepted"):
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
