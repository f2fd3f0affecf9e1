# advice: Your method goes on to the last " for ", which belongs to the name. The method is one word.
# look: 05-a-name-with-for-in-it
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (.*) for (invalid user )?(.*) from (\S+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return None
    time, host, pid, word, method, invalid, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word == "Accepted", "method": method, "user": user, "known": not invalid, "address": address, "port": int(port)}
