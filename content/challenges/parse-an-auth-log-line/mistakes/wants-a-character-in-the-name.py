# advice: Your pattern asks for at least one character of the user, so the line with an empty name is `None` for you. The guesser chooses the name, and may leave it empty.
# look: 03-an-empty-name
import re

LINE = r"(\S+) (\S+) (?:sshd|sshd-session)\[(\d+)\]: (Failed|Accepted) (\S+) for (invalid user )?(.+) from (\S+) port (\d+) ssh2.*"


def parse_line(line):
    """Return the record of a login attempt, or None for any other line."""
    match = re.fullmatch(LINE, line)
    if match is None:
        return None
    return {
        "time": match[1],
        "host": match[2],
        "pid": int(match[3]),
        "accepted": match[4] == "Accepted",
        "method": match[5],
        "user": match[7],
        "known": match[6] is None,
        "address": match[8],
        "port": int(match[9]),
    }
