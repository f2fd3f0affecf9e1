# advice: You count words: in "invalid user guest", the two extra words move everything behind them, and `int` gets an address. Cut at fixed phrases instead.
# look: 02-an-account-that-does-not-exist
def parse_line(line):
    words = line.split()
    if len(words) < 11 or not words[2].startswith("sshd["):
        return None
    return {
        "time": words[0],
        "host": words[1],
        "pid": int(words[2][5:-2]),
        "accepted": words[3] == "Accepted",
        "method": words[4],
        "user": words[6],
        "known": True,
        "address": words[8],
        "port": int(words[10]),
    }
