# advice: You never look at the program, so for the line of `cron` you take "Failed to start" for a login and stop with an IndexError. Which programs write lines that matter?
# look: 04-another-program
def parse_line(line):
    head, _, message = line.partition(": ")
    event, _, rest = message.partition(" for ")
    outcome, _, method = event.partition(" ")
    if outcome not in ("Failed", "Accepted"):
        return None
    time, host, program = head.split(" ")
    user, _, source = rest.removeprefix("invalid user ").rpartition(" from ")
    words = source.split(" ")
    return {
        "time": time,
        "host": host,
        "pid": int(program[5:-1]),
        "accepted": outcome == "Accepted",
        "method": method,
        "user": user,
        "known": not rest.startswith("invalid user "),
        "address": words[0],
        "port": int(words[2]),
    }
