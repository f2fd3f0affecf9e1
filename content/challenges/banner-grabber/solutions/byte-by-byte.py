# title: Read byte by byte
# why: Nothing after the line feed is ever read, so there is nothing to cut off. `connect_ex` gives a number, and a dictionary turns it into a word.
import socket

REFUSALS = {111: "closed", 11: "filtered"}


def next_byte(connection):
    """Return one byte; nothing at the end, after a reset or after silence."""
    try:
        return connection.recv(1)
    except OSError:
        return b""


def grab(connection, address):
    """Return what an address says about itself."""
    connection.settimeout(1)
    number = connection.connect_ex(address)
    if number in REFUSALS:
        return REFUSALS[number]
    heard = b""
    while (byte := next_byte(connection)) not in (b"", b"\n"):
        heard += byte
    characters = map(chr, heard[:-1] if heard.endswith(b"\r") else heard)
    return "".join(c if c.isascii() and c.isprintable() else "." for c in characters) or "silent"


host, ports = input(), input().split()
for port in ports:
    with socket.socket() as connection:
        print(port, grab(connection, (host, int(port))))
