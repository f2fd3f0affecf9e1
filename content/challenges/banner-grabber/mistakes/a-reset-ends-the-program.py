# advice: Port 7000 resets the connection while you read, and your program ends with a ConnectionResetError. You catch only the silence: what else may `recv` raise?
# look: 05-reset-after-half-a-line
import socket


def first_line(connection):
    """The bytes up to the first line feed, or all that come before an end, a reset or silence."""
    heard = b""
    while b"\n" not in heard:
        try:
            piece = connection.recv(1024)
        except TimeoutError:
            break
        if not piece:
            break
        heard += piece
    return heard.split(b"\n")[0].removesuffix(b"\r")


def banner_of(host, port):
    """What there is to say about one port."""
    with socket.socket() as connection:
        connection.settimeout(1)
        try:
            connection.connect((host, port))
        except ConnectionRefusedError:
            return "closed"
        except TimeoutError:
            return "filtered"
        line = first_line(connection)
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in line) or "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
