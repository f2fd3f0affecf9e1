# advice: Your pattern for the address wants four numbers with periods, so the login from 2001:db8::7 is `None` for you. An address is the word after the last " from ", whatever its form.
# look: 24-an-address-with-colons
import re

PATTERN = re.compile(r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (\S+) for (invalid user )?(.*) from (\d+\.\d+\.\d+\.\d+) port (\d+) ssh2")


def parse_line(line):
    match = PATTERN.match(line)
    if match is None:
        return None
    time, host, pid, word, method, invalid, user, address, port = match.groups()
    return {"time": time, "host": host, "pid": int(pid), "accepted": word == "Accepted", "method": method, "user": user, "known": not invalid, "address": address, "port": int(port)}
