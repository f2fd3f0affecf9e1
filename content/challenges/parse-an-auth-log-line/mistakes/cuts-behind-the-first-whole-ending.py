# advice: Your pattern takes as little as it can for the name, so an ending that the stranger typed, "from 192.0.2.53 port 22 ssh2", wins. Which ending is the true one?
# look: 02-a-name-that-looks-like-a-whole-ending
import re

LINE = re.compile(
    r"(\S+) (\S+) sshd(?:-session)?\[(\d+)\]: (Failed|Accepted) (\S+) "
    r"for (invalid user )?(.*?) from (\S+) port (\d+) ssh2.*"
)
KEYS = ("time", "host", "pid", "accepted", "method", "known", "user", "address", "port")


def parse_line(line):
    match = LINE.fullmatch(line)
    if match is None:
        return None
    record = dict(zip(KEYS, match.groups()))
    changes = {
        "pid": int(match[3]),
        "accepted": match[4] == "Accepted",
        "known": match[6] is None,
        "port": int(match[9]),
    }
    return record | changes
