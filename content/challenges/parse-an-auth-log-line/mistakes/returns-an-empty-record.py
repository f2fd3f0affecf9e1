# advice: For a line that doesn't matter, you return `{}`. An empty dictionary is still a record: return `None`.
# look: 04-another-program
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (\S+) for (invalid user )?(.*) from (\S+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return {}
    time, host, pid, word, method, invalid, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word == "Accepted", "method": method, "user": user, "known": not invalid, "address": address, "port": int(port)}
