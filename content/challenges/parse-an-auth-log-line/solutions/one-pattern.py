# title: Describe the whole line
# why: One regular expression names each part in its place. `.*` takes as much as it can, so the name reaches to the last " from " by itself. The next lesson explains patterns.
import re

LINE = re.compile(
    r"(\S+) (\S+) sshd(?:-session)?\[(\d+)\]: (Failed|Accepted) (\S+) "
    r"for (invalid user )?(.*) from (\S+) port (\d+) ssh2.*"
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
