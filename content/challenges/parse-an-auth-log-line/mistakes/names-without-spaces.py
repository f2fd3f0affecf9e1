# advice: Your pattern wants a name of one word, so "red kite" isn't a login for you. A name may be any text.
# look: 04-a-name-with-spaces
import re

LINE = re.compile(
    r"(\S+) (\S+) sshd(?:-session)?\[(\d+)\]: (Failed|Accepted) (\S+) "
    r"for (invalid user )?(\S+) from (\S+) port (\d+) ssh2.*"
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
