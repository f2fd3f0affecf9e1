# advice: The name in your record is "invalid user guest". Those two words say that there's no such account, and they aren't part of the name.
# look: 02-an-account-that-does-not-exist
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (\S+) for (.*) from (\S+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return None
    time, host, pid, word, method, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word == "Accepted", "method": method, "user": user, "known": not user.startswith("invalid user "), "address": address, "port": int(port)}
