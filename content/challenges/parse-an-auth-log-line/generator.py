import json
from random import Random

NAMES = ["root", "wren", "kestrel", "", "red kite", "guest from 192.0.2.53", "rook from 10.0.0.1 port 22 ssh2", "swift for sale"]
OTHERS = ["Connection reset by 203.0.113.7 port 4711", "Server listening on 192.0.2.10 port 22.", "Received signal 15; terminating."]


WORDS = ["ann", "bob", "admin", "guest", "test", "oracle", "backup", "rook", "pi", "heron"]


def practice_line(seed, size, random):
    """A login with a name of as many words as the size says. The situation is drawn first."""
    program, words = "sshd", random.sample(WORDS, size)
    account, outcome = random.choice(["", "invalid user "]), random.choice(["Failed", "Accepted"])
    method, address = "password", f"203.0.113.{random.randint(1, 254)}"
    situation = seed % 10
    if situation == 0:
        program = "sshd-session"
    elif situation == 1:
        program = random.choice(["sshd-foo", "xsshd", "sshd2", "cron", "sshd-auth"])
    elif situation == 2:
        words.append(f"from 192.0.2.{random.randint(1, 99)}")
    elif situation == 3:
        words[-1] += " invalid user " + random.choice(WORDS)
    elif situation == 4:
        words[0], words[-1] = f" {words[0]}", f"{words[-1]} "
    elif situation == 5:
        account = "invalid user "
        address = f"2001:db8::{random.randint(1, 99)}"
    elif situation == 7:
        method = "publickey"
    elif situation == 8:
        words = [""]
    elif situation == 9:
        words.append(f"from 10.0.0.{random.randint(1, 99)} port 22 ssh2")
    name = account + " ".join(words)
    message = f"{outcome} {method} for {name} from {address} port {random.randint(1, 65535)} ssh2"
    if situation == 6:
        message = random.choice(OTHERS)
    return json.dumps([f"2031-03-14T02:11:09Z bastion {program}[{random.randint(1, 9999)}]: {message}"]) + "\n"


def generate(seed, size=None):
    """A login attempt with a harmless or a hostile name, or now and then a line of another kind."""
    random = Random(seed)
    if size is not None:
        return practice_line(seed, size, random)
    program = random.choice(["sshd"] * 8 + ["sudo", "sshd-session"])
    head = f"2031-03-14T{random.randrange(24):02}:{random.randrange(60):02}:09Z bastion {program}[{random.randint(1, 4194304)}]"
    if random.random() < 0.15:
        return json.dumps([f"{head}: {random.choice(OTHERS)}"]) + "\n"
    outcome = random.choice(["Failed", "Failed", "Accepted"])
    method = random.choice(["password", "publickey", "none", "keyboard-interactive/pam"])
    account = random.choice(["", "invalid user "]) + random.choice(NAMES)
    address = f"{random.choice(['203.0.113', '198.51.100', '10.4.0'])}.{random.randint(1, 254)}"
    end = random.choice(["", ": RSA SHA256:c2FtcGxl"])
    message = f"{outcome} {method} for {account} from {address} port {random.randint(1, 65535)} ssh2{end}"
    return json.dumps([f"{head}: {message}"]) + "\n"
