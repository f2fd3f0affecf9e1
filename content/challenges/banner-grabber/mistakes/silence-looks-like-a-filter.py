# advice: You call port 80 "filtered", although it accepted the connection. Both waits end in the same `except`, but only one of them means that nobody answered.
# look: 01-the-web-server
import socket


def banner_of(host, port):
    heard = b""
    with socket.socket() as connection:
        connection.settimeout(1)
        try:
            connection.connect((host, port))
            while b"\n" not in heard:
                piece = connection.recv(1024)
                if not piece:
                    break
                heard += piece
        except ConnectionRefusedError:
            return "closed"
        except OSError:
            return "filtered"
    line = heard.split(b"\n")[0].removesuffix(b"\r")
    return "".join(chr(byte) if 0x20 <= byte <= 0x7E else "." for byte in line) or "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
