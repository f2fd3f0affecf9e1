# advice: `accepted` holds the word "Failed" in your record. The brief wants `True` or `False`.
# look: 01-a-failed-password
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (\S+) for (invalid user )?(.*) from (\S+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return None
    time, host, pid, word, method, invalid, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word, "method": method, "user": user, "known": not invalid, "address": address, "port": int(port)}
