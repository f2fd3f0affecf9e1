# Line 1: expected "3306 K..8.0.36", got "3306 K��8.0.36".
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
            pass
    return heard.decode(errors="replace").split("\n")[0].rstrip("\r") or "silent"


host = input()
for port in input().split():
    print(port, banner_of(host, int(port)))
