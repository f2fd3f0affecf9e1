# advice: Port 7000 sends "half a li" and resets the connection, and you say "silent". What has come before the error is still in `heard`.
# look: 05-reset-after-half-a-line
import socket


def banner_of(host, port):
    heard = b""
    with socket.socket() as connection:
        connection.settimeout(1)
        try:
            connection.connect((host, port))
        except ConnectionRefusedError:
            return "closed"
        except TimeoutError:
            return "filtered"
        try:
            while b"\n" not in heard:
                piece = connection.recv(1024)
                if not piece:
                    break
                heard += piece
        except OSError:
            return "silent"
    line = heard.split(b"\n")[0].removesuffix(b"\r")
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in line) or "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
