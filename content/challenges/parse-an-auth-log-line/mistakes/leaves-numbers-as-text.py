# Line 1: expected "{"accepted":false,"address":"203.0.113.7","host":"bastion","known":true,"method":"password","pid":811,"port":51122,"time":"2031-03-14T02:11:09Z","user":"root"}", got "{"accepted":false,"address":"203.0.113.7","host":"bastion","known":true,"method":"password","pid":"811","port":"51122","time":"2031-03-14T02:11:09Z","user":"root"}".
def parse_line(line):
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    if " sshd[" not in head or outcome not in ("Failed", "Accepted"):
        return None
    time, host, program = head.split(" ")
    user, _, source = rest.removeprefix("invalid user ").rpartition(" from ")
    words = source.split(" ")
    return {
        "time": time,
        "host": host,
        "pid": program[5:-1],
        "accepted": outcome == "Accepted",
        "method": method,
        "user": user,
        "known": not rest.startswith("invalid user "),
        "address": words[0],
        "port": words[2],
    }
