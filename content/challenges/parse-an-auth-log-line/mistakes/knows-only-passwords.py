# advice: You expect the word `password`, so the line with `publickey` is `None` for you. The method may be any word.
# look: 03-an-accepted-key
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (password) for (invalid user )?(.*) from (\S+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return None
    time, host, pid, word, method, invalid, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word == "Accepted", "method": method, "user": user, "known": not invalid, "address": address, "port": int(port)}
